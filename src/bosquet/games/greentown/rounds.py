"""Whose turn it is: what every frame of a turn asks first."""

from ...core.reading import need
from ...core.types import Seat
from .state import GreenTown


def whose_turn(s: GreenTown) -> int:
    return (s.first + s.place) % s.seats


def at_turn(s: GreenTown, seat: Seat) -> None:
    need(seat == whose_turn(s), "the player whose turn it is")
