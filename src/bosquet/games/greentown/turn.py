"""How rounds and turns run (GRT-2), and how the game ends (GRT-6)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Ask, Frame, Step
from ...core.messages import Message
from ...core.reading import need
from ...core.rng import Rng
from ...core.types import Action, Seat
from . import data
from .actions import AGAIN, ENOUGH, MARKER, PART
from .build import Build
from .habit import income_at_hand, marker_habit
from .parts import Choice
from .rounds import at_turn, whose_turn
from .state import GreenTown
from .tour import Travel

IDLE_TURNS: Final = 4  # GRT-6.3


class Deal(Step[GreenTown]):
    """A five each, one of them the start card; the pile by number, sixes on top (GRT-1.4, 1.5, 1.10)."""

    def run(self, s: GreenTown) -> None:
        fives = [card for card in data.FIVES if card != data.START_CARD]
        s.rng.shuffle(fives)
        dealt = [data.START_CARD, *fives[: s.seats - 1]]
        s.rng.shuffle(dealt)
        s.cards = dealt
        s.gone = fives[s.seats - 1 :]
        for cards in data.PILES[::-1]:
            group = cards[:]
            s.rng.shuffle(group)
            s.pile += group
        s.start = dealt.index(data.START_CARD)
        s.first = s.start
        if s.seats > 2:
            s.holder = (s.start - 1) % s.seats
        if s.log is not None:
            for seat in range(s.seats):
                s.log.append(Event("dealt", {"seat": seat, "card": data.CARD_NAMES[s.cards[seat]]}, True))
            s.log.append(Event("first", {"seat": s.start}))
        begin_turn(s)


def begin_turn(s: GreenTown) -> None:
    s.turn += 1
    s.acted = 0
    s.push(CHOOSE_MARKER[whose_turn(s)])


class ChooseMarker(Ask[GreenTown]):
    """Which face-up marker to use (GRT-2.1); one without any possible part only if all are so (GRT-5.9)."""

    def options(self, s: GreenTown) -> list[int]:
        face_up = [marker for marker in range(4) if not s.used[self.seat] >> marker & 1]
        possible = [marker for marker in face_up if has_part(s, self.seat, marker)]
        return MARKER.each(possible or face_up)

    def choose(self, s: GreenTown, action: Action) -> None:
        seat = self.seat
        marker = MARKER.noun(action)
        s.used[seat] = s.used[seat] | 1 << marker
        if s.log is not None:
            s.log.append(Event("marker", {"seat": seat, "marker": data.MARKER_NAMES[marker]}))
        s.push(EndTurn(seat))
        if data.MARKERS[marker].either:
            if has_part(s, seat, marker):
                s.push(CHOOSE_PART[seat])
            elif s.log is not None:
                s.log.append(Event("nothing_done", {"seat": seat}))
            return
        if data.MARKERS[marker].travel:
            s.push(Travel(seat))
        if data.MARKERS[marker].build:
            s.push(Build(seat))

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.marker_again" if s.second else "prompt.marker", {})

    def phase(self, s: GreenTown) -> str:
        return "marker"

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        return marker_habit(s, seat, options, rng)

    def target(self, s: GreenTown, action: Action) -> str:
        return f"marker/{data.MARKER_NAMES[MARKER.noun(action)]}"

    def effect(self, s: GreenTown, action: Action) -> dict[str, object]:
        """Which parts can be done as things stand, and what the best tour would bring now."""
        marker = data.MARKERS[MARKER.noun(action)]
        travel = marker.travel and s.can_tour(self.seat)
        tour = s.town.best_tour(s.seats, self.seat, s.cards[self.seat]) if travel else None
        return {
            "build": marker.build and s.can_build(self.seat),
            "travel": travel,
            "income": None if tour is None else tour.incomes[self.seat],
        }

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if MARKER.has(action):
            if s.used[seat] >> MARKER.noun(action) & 1:
                return Message("refuse.marker_used", {}, "GRT-2.1")
            return Message("refuse.marker_useless", {}, "GRT-5.9")
        return Message("refuse.marker_first", {}, "GRT-2.1")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)
        need(s.used[self.seat] != data.ALL_MARKERS, "a face-up marker")


def has_part(s: GreenTown, seat: Seat, marker: int) -> bool:
    """Whether anything of it can be done now; a tour that a build might open does not matter (GRT-5.9)."""
    row = data.MARKERS[marker]
    return (row.build and s.can_build(seat)) or (row.travel and s.can_tour(seat))


class ChoosePart(Choice):
    """Build or travel: one of them, and only what can be done (GRT-2.2, 2.5)."""

    def options(self, s: GreenTown) -> list[int]:
        found: list[int] = []
        if s.can_build(self.seat):
            found.append(PART.action(data.BUILD))
        if s.can_tour(self.seat):
            found.append(PART.action(data.TRAVEL))
        return found

    def choose(self, s: GreenTown, action: Action) -> None:
        s.push(Build(self.seat) if PART.noun(action) == data.BUILD else Travel(self.seat))

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.part", {})

    def phase(self, s: GreenTown) -> str:
        return "part"

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        wanted = PART.action(data.TRAVEL if income_at_hand(s, seat) >= 2 else data.BUILD)
        return wanted if wanted in options else options[0]

    def target(self, s: GreenTown, action: Action) -> str:
        return f"part/{data.PARTS[PART.noun(action)]}"

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if not PART.has(action):
            return None
        key = "refuse.cannot_build" if PART.noun(action) == data.BUILD else "refuse.cannot_tour"
        return Message(key, {}, "GRT-2.5")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)
        need(
            above is None and s.used[self.seat] >> data.BUILD_OR_TRAVEL & 1 == 1,
            "build or travel turned over",
        )


class EndTurn(Step[GreenTown]):
    """The turn is over: markers, stand-still, double turn, the next one (GRT-2, 6)."""

    def __init__(self, player: Seat) -> None:
        super().__init__()
        self.player: Final = player

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.player)
        need(above is not None and s.used[self.player] != 0, "a marker turned over")

    def run(self, s: GreenTown) -> None:
        seat = self.player
        s.last[seat] = s.turn
        s.idle[seat] = 0 if s.acted else min(s.idle[seat] + 1, IDLE_TURNS)
        if s.used[seat] == data.ALL_MARKERS:
            s.used[seat] = 0  # GRT-2.1
        if min(s.idle) == IDLE_TURNS:
            if s.log is not None:
                s.log.append(Event("frozen", {}))
            finish(s)
        elif s.holder == seat and plays_free(s) and not s.ending:
            s.push(USE_DOUBLE[seat])
        else:
            next_turn(s)


def plays_free(s: GreenTown) -> bool:
    """Whether the holder of the double-turn marker decides when to use it (GRT-2.4)."""
    return s.setup.options["double_turn"] == "free" and s.seats > 2


class UseDouble(Choice):
    """A second turn at once, or keep the marker (GRT-2.4)."""

    def options(self, s: GreenTown) -> list[int]:
        return [AGAIN, ENOUGH]

    def choose(self, s: GreenTown, action: Action) -> None:
        if action == ENOUGH:
            next_turn(s)
            return
        s.second = 1
        s.holder = (self.seat - 1) % s.seats
        if s.log is not None:
            s.log.append(Event("double", {"seat": self.seat, "other": s.holder}))
        begin_turn(s)

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.double", {"other": (seat - 1) % s.seats})

    def phase(self, s: GreenTown) -> str:
        return "double"

    def target(self, s: GreenTown, action: Action) -> str:
        return "double/again" if action == AGAIN else "double/enough"

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        return Message("refuse.double_first", {}, "GRT-2.4")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        at_turn(s, self.seat)
        need(s.holder == self.seat and plays_free(s) and not s.ending, "a double-turn marker to use")
        need(s.used[self.seat] != data.ALL_MARKERS, "a face-up marker")


def next_turn(s: GreenTown) -> None:
    """Clockwise; after the last a new round, or the end (GRT-2.1, 2.3, 6.1)."""
    s.second = 0
    s.place += 1
    if s.place == s.seats:
        if s.ending:
            finish(s)
            return
        s.place = 0
        s.round += 1
        if not plays_free(s):
            s.first = (s.first - 1) % s.seats  # who was last begins (GRT-2.3, 7.1)
            if s.seats > 2:
                s.holder = (s.first - 1) % s.seats
        if s.log is not None:
            s.log.append(Event("round", {"round": s.round, "seat": s.first}))
    begin_turn(s)


def finish(s: GreenTown) -> None:
    """No frame is left: the game is over."""
    if s.log is not None:
        s.log.append(Event("over", {"ranks": s.ranks(), "money": s.money[:]}, True))


CHOOSE_MARKER: Final = [ChooseMarker(seat) for seat in range(data.MOST_SEATS)]
CHOOSE_PART: Final = [ChoosePart(seat) for seat in range(data.MOST_SEATS)]
USE_DOUBLE: Final = [UseDouble(seat) for seat in range(data.MOST_SEATS)]
