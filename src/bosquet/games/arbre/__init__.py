"""L'Arbre (Simon Havard): one tree for all, and the first to place everything of their own wins."""

from .title import GAME

__all__ = ["GAME"]
