"""Everdell as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.deals import Inference
from ...core.fields import SEATS, Cards, Field, Hands, Number, Numbers, Several, Word, Words
from ...core.frames import Frame
from ...core.game import Game
from ...core.options import Option
from ...core.reading import need, whole
from ...core.rng import Rng
from ...core.state import Setup
from ...core.zones import HIDDEN, Zone
from . import actions, bundles, facts, once
from .advice import EverdellAdvice
from .asks import ASKING_PLACE
from .asks.asked import asker_name
from .board.pieces import EVENT_NAMES, PLACE_IDS, PLACE_NAMES
from .catalogue import catalogue
from .city import refresh
from .data import LONGEST_GAME, MEADOW, MOST_SEATS, NO_CARD, SEASONS, STRIDE
from .drawing import draw_board
from .dump import dump_table, load_table
from .hiding import hidden
from .playable import need_playable
from .playing import UNSET
from .rugwort import CLOSED
from .scoring import standing, total_points
from .state import Everdell
from .turn import DEAL, clear_notes, clear_table
from .view import build_view

VERSION: Final = 1
YEARS: Final = 3
OPTIONS: Final = (
    Option("extra_extra", "flag", False),  # EVD-1.6
    Option("legends", "flag", False),
    Option("solo", "number", 1, [], 1, YEARS, seats=(1,)),  # the year against Rugwort (EVD-14)
    *[Option(name, "flag", False, later=True) for name in facts.EXPANSIONS[3:]],
)
ANSWERS_A_TURN: Final = 100  # more than any chain of effects asks


class EverdellGame(Game[Everdell]):
    def blank(self, setup: Setup, rng: Rng) -> Everdell:
        s = Everdell(setup, rng)
        s.expanded = len(facts.in_play(setup.options)) > 1
        return s

    def begin(self, setup: Setup, rng: Rng) -> Everdell:
        s = self.blank(setup, rng)
        clear_table(s)
        s.push(DEAL)
        return s

    def load_fields(self, state: Everdell, dump: dict[str, Any]) -> None:
        super().load_fields(state, dump)
        load_table(state, dump)

    def load_frame(self, name: str, held: list[Any], seats: int) -> Frame[Any]:
        return super().load_frame(once.FRAMES_ONCE.get(name, name), held, seats)

    def derive(self, state: Everdell) -> None:
        """What follows from the cities."""
        clear_notes(state)
        state.woods = sorted(state.forest)
        state.closed = CLOSED[state.his_season]
        for seat in range(state.sides):
            refresh(state, seat)

    def checks(self) -> list[Callable[[Everdell], None]]:
        return [need_playable]

    def hidden(self, state: Everdell, seat: int) -> tuple[list[Zone], Inference]:
        return hidden(state)

    def view(self, state: Everdell, seat: int | None) -> dict[str, Any]:
        return build_view(state, seat)

    def scores(self, state: Everdell) -> list[int]:
        return [total_points(state, seat) for seat in range(state.seats)]

    def ranks(self, state: Everdell) -> list[int]:
        return standing(state)

    def dump_fields(self, state: Everdell) -> dict[str, Any]:
        return {**super().dump_fields(state), **dump_table(state)}

    def sequel(self, state: Everdell) -> dict[str, object] | None:
        """Alone: the next year once one is won, a lost one again, nothing after the last (EVD-14.23)."""
        won = state.ranks() == [1]
        if not state.year or (won and state.year == YEARS):
            return None
        return {**state.setup.options, "solo": state.year + 1 if won else state.year}

    def draw(self, view: dict[str, Any]) -> str:
        return draw_board(view)

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    def bound(self, setup: Setup) -> int:
        return setup.seats * LONGEST_GAME * ANSWERS_A_TURN


FIELDS: Final = (
    Number("first", 0, SEATS),
    Number("turn", 0, 10_000),
    Cards("deck", facts.CARD_NAMES, HIDDEN, ordered=True),
    Cards("discard", facts.CARD_NAMES, HIDDEN, ordered=True),
    Cards("aside", facts.CARD_NAMES, HIDDEN, ordered=False),
    Hands("hands", facts.CARD_NAMES),
    Words("meadow", facts.CARD_NAMES, MEADOW, none=NO_CARD),
    Words("forest", PLACE_NAMES),
    Words("specials", EVENT_NAMES),
    Numbers("tokens", 0, 1000, SEATS),
    Words("seasons", SEASONS, SEATS),
    Numbers("free", 0, 6, SEATS),
    Numbers("fixed", 0, 6, SEATS),
    Numbers("passed", 0, 1, SEATS),
)


class Asker(Field):
    """The card or the place that asks."""

    def dump(self, value: Any) -> object:
        return asker_name(value) or None

    def load(self, data: Any, seats: int) -> object:
        if data is None:
            return NO_CARD
        return facts.CARD_IDS[data] if data in facts.CARD_IDS else ASKING_PLACE + PLACE_IDS[data]

    def recall(self, data: Any, seats: int) -> object:
        if not isinstance(data, int):
            return self.load(data, seats)
        number = whole(data, NO_CARD, once.STRIDE_ONCE + len(once.PLACES_ONCE) - 1)
        if number < once.STRIDE_ONCE:
            return self.load(once.CARDS_ONCE[number] if number >= 0 else None, seats)
        return self.load(once.PLACES_ONCE[number - once.STRIDE_ONCE], seats)


class Noted(Field):
    """Who takes note of a card that is played, by name; first what it is (`triggers.py`)."""

    def dump(self, value: Any) -> object:
        kinds = [kind for at, kind in enumerate(facts.NOTERS) if value & 2 << at]
        return ["critter" if value & 1 else "construction", *[facts.CARD_NAMES[kind] for kind in kinds]]

    def load(self, data: Any, seats: int) -> object:
        need(data[0] in ("critter", "construction"), "a critter or a construction that was played")
        found = 1 if data[0] == "critter" and data[1:] else 0
        for name in data[1:]:
            found |= 2 << facts.NOTERS.index(facts.CARD_IDS[name])
        return found

    def recall(self, data: Any, seats: int) -> object:
        if isinstance(data, int):
            data = once.noted_once(whole(data, 0, once.ALL_NOTED_ONCE))
        return self.load(data, seats)


class Entered(Field):
    """The cards that were entered by copying (EVD-9.18), each with the city that it stands in."""

    def dump(self, value: Any) -> object:
        return [[code // STRIDE, facts.CARD_NAMES[code % STRIDE]] for code in value]

    def load(self, data: Any, seats: int) -> object:
        return [whole(city, 0, MOST_SEATS - 1) * STRIDE + facts.CARD_IDS[card] for city, card in data]

    def recall(self, data: Any, seats: int) -> object:
        return self.load([self.then(each) for each in data], seats)

    def then(self, data: Any) -> object:
        if not isinstance(data, int):
            return data
        return [data // once.STRIDE_ONCE, once.CARDS_ONCE[data % once.STRIDE_ONCE]]


FRAME_FIELDS: Final[tuple[Field, ...]] = (
    Asker("by"),
    Entered("chain"),
    Noted("watchers"),
    Word("kind", facts.CARD_NAMES, NO_CARD, once.CARDS_ONCE),
    Word("card", facts.CARD_NAMES, NO_CARD, once.CARDS_ONCE),
    Several(Word("kinds", facts.CARD_NAMES, NO_CARD, once.CARDS_ONCE)),
    Several(Word("taken", facts.CARD_NAMES, NO_CARD, once.CARDS_ONCE)),
    Word("way", actions.TABLE.names, UNSET, once.ACTIONS_ONCE),
    Word("origin", actions.TABLE.names, UNSET, once.ACTIONS_ONCE),
    Word("bundle", bundles.BUNDLE_NAMES, bundles.NO_BUNDLE),
)

GAME: Final = EverdellGame(
    "everdell",
    VERSION,
    range(1, MOST_SEATS + 1),
    OPTIONS,
    actions.TABLE,
    FIELDS,
    frame_fields=FRAME_FIELDS,
    advice=EverdellAdvice(),
)
