"""Eternity (Jim Dratwa, Cyril Blondel): tricks and pledges under a trump that moves."""

from .title import GAME

__all__ = ["GAME"]
