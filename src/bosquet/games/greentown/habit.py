"""An ordinary choice, quickly made: what playouts are made of."""

from typing import TYPE_CHECKING

from ...core.rng import Rng

if TYPE_CHECKING:
    from .state import GreenTown


def habit(s: "GreenTown", seat: int, options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]
