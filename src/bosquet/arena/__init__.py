"""The arena: bots against bots over the same deals."""

from .match import Result, Side, match

__all__ = ["Result", "Side", "match"]
