"""Everdell (James A. Wilson): a city of critters and constructions, built through one year.

The actions come first: they see to it that bundles, facts and, before all, the rows of the cards are there.
"""

from . import actions
from .title import GAME

__all__ = ["GAME", "actions"]
