"""Everdell (James A. Wilson): a city of critters and constructions, built through one year."""

from .title import GAME

__all__ = ["GAME"]
