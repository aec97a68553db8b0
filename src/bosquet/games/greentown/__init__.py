"""GreenTown, a game of tours through a growing town by Günter Cornett and Michael Uhlemann."""

from .title import GAME

__all__ = ["GAME"]
