"""What all questions of Everdell share: each gives its answer to who asked.

`by` names the asker: a kind of card, or ASKING_PLACE + a place. `purpose` says what the answer is for, and
with it where to choose and what is allowed; it also names the prompt.
"""

from typing import Final

from ....core.frames import Frame, Question
from ....core.messages import Message
from ....core.reading import need
from ....core.rng import Rng
from .. import actions, facts
from ..board.pieces import PLACE_NAMES
from ..playable import need_bottom
from ..state import Everdell
from ..targets import target_of

ASKING_PLACE: Final = 1 << 12
NONE: Final = -1  # the answer "done"


def asker_name(by: int) -> str:
    if by >= ASKING_PLACE:
        return PLACE_NAMES[by - ASKING_PLACE]
    return facts.CARD_NAMES[by] if by >= 0 else ""


class Asked(Question[Everdell]):
    """What all of them share: who asks, and where on the board an answer is given."""

    def __init__(self, seat: int, by: int) -> None:
        super().__init__(seat)
        self.by: Final = by

    def asker(self, s: Everdell) -> str:
        return asker_name(self.by)

    def target(self, s: Everdell, action: int) -> str:
        return target_of(s, self.seat, action)

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        """Anything but "done"."""
        last = len(options) - 1
        return options[rng.below(last if last and options[last] == actions.DONE else last + 1)]

    def fits(self, s: Everdell, above: Frame[Everdell] | None) -> None:
        """On top of a turn under way; who asked compares the question with its own (`Inquiry`)."""
        need(above is None, "one question")
        need_bottom(s)

    def say(self, key: str, count: int = 1) -> Message:
        return Message(f"prompt.{key}", {"count": count})
