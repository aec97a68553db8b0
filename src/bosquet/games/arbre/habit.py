"""A quick ordinary choice."""

from typing import TYPE_CHECKING

from ...core.rng import Rng

if TYPE_CHECKING:
    from .state import Arbre


def habit(s: "Arbre", seat: int, options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]
