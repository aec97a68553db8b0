"""Evergreen (Wolfgang Kramer, Michael Kiesling): six artists, and the right night for a concert."""

from .title import GAME

__all__ = ["GAME"]
