"""The titles of the house. `bosquet.games()` names them: this package can be called."""

import sys
from types import ModuleType

TITLES = ("arbre", "eternity", "everdell", "evergreen", "greentown")


class _Shelf(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return TITLES


sys.modules[__name__].__class__ = _Shelf
