"""What the questions of L'Arbre share."""

from typing import Final

from ...core.frames import Ask, Step
from ...core.types import Seat
from .state import Arbre


class MidTurn(Ask[Arbre]):
    """A question in a turn that has begun."""

    def opens_turn(self, s: Arbre) -> bool:
        return False


class PartOfTurn(Step[Arbre]):
    """What a player's turn comes back to."""

    def __init__(self, player: Seat) -> None:
        super().__init__()
        self.player: Final = player
