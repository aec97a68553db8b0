"""Glade: a tiny game of our own that shows how effects nest. It is on no shelf: the laws are tried on it."""

from .title import GAME

__all__ = ["GAME"]
