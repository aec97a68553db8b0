"""What lies on the board, as objects: each row of this folder holds its printed facts and its moments.

Workers stand at places: locations first, then events. A place is a number, by which states and actions know
it; rows get theirs when they are laid out (`table.py`), and records and dumps know them by name.
"""

from typing import Final

from ....core.messages import Message
from .. import facts
from ..city import colour_count
from ..data import AUTUMN, NOBODY
from ..state import Everdell

FOREST_CARDS: Final = [0, 3, 3, 4, 4]  # in play, by number of players (EVD-1.2)
SPECIALS_IN_PLAY: Final = 4  # EVD-1.3
FOREST_ROOM: Final = [0, 1, 1, 1, 2]  # workers on each forest card, by number of players (EVD-5.7)
UNDER_EVENT: Final = 1 << 12  # a card under an event is one number: event × this + kind
HOPED: Final = 3.5  # what an event without printed points is worth to bots


class Gift:
    """What a row gives without a condition: so many resources, cards, points (`gifts.py`)."""

    def bring(self, s: Everdell, player: int, by: int) -> None:
        raise NotImplementedError

    def tell(self, told: dict[str, object]) -> None:
        """Into a preview, as far as it is known beforehand."""

    def signs(self) -> str:
        """As a line of the board's signs."""
        raise NotImplementedError

    def worth(self) -> float:
        """To bots, in points."""
        raise NotImplementedError


class Location:
    """Where a worker gains something. What is special to one is a subclass beside its row."""

    def __init__(
        self,
        name: str,
        gives: list[Gift],
        clause: str,
        signs: str = "",
        worth: float = 0.0,
        shared: bool = False,
        expansion: str = "base",
    ) -> None:
        self.name: Final = name
        self.gives: Final = gives
        self.clause: Final = clause
        self.signs: Final = signs or " ".join([gift.signs() for gift in gives])
        self.worth: Final = worth or sum([gift.worth() for gift in gives], 0.0)  # to bots
        self.shared: Final = shared  # by any number of workers (EVD-5.5, 5.6)
        self.expansion: Final = expansion
        self.number = -1

    # --- where it lies --------------------------------------------------------------------------------------

    def target(self, s: Everdell) -> str:
        """As the board names it."""
        return f"location/{self.name}"

    def keeps(self) -> bool:
        """Whether workers never come back from it."""
        return False

    # --- may a worker be placed on it? ----------------------------------------------------------------------

    def room(self, seats: int) -> int:
        """Of workers, where it is not shared."""
        return 1

    def free(self, s: Everdell, seat: int) -> bool:
        """Whether a worker of the seat has room."""
        return self.shared or not s.spots[self.number]

    def open(self, s: Everdell, seat: int) -> bool:
        """Whether what it demands can be paid, also by who copies it (EVD-5.10, 10.7)."""
        return True

    def why_not(self, s: Everdell, seat: int) -> Message:
        return Message("refuse.place_taken", {"location": self.name}, "EVD-5.5")

    # --- what it gives --------------------------------------------------------------------------------------

    def used(self, s: Everdell, player: int, by: int) -> None:
        """By a worker there, or by a copy; `by` is how its questions name it."""
        for gift in self.gives:
            gift.bring(s, player, by)

    def discarded(self, s: Everdell, player: int, by: int, count: int) -> None:
        """It has asked for cards of the hand, and has got so many."""

    def taken(self, s: Everdell, player: int, cards: tuple[int, ...]) -> None:
        """It has let its visitor take these cards of the Meadow."""

    def copied(self, s: Everdell, player: int) -> None:
        """It has let its visitor use another location."""

    def preview(self) -> dict[str, object] | None:
        """What is known beforehand."""
        told: dict[str, object] = {}
        for gift in self.gives:
            gift.tell(told)
        return told or None

    def points(self) -> int:
        """At the end, for each worker that stands there."""
        return 0


class Forest(Location):
    """A forest card: one worker, two in a game of four, never two of one player (EVD-5.7)."""

    def target(self, s: Everdell) -> str:
        return f"forest/{s.forest.index(self.number) if self.number in s.forest else self.name}"

    def room(self, seats: int) -> int:
        return FOREST_ROOM[seats]

    def free(self, s: Everdell, seat: int) -> bool:
        spots = s.spots[self.number]
        if not spots:
            return True
        return not spots >> 3 * seat & 7 and crowd_at(s, self.number) < FOREST_ROOM[s.seats]

    def why_not(self, s: Everdell, seat: int) -> Message:
        name: dict[str, object] = {"location": self.name}
        if self.number not in s.forest:
            return Message("refuse.not_in_play", name, "EVD-1.2")
        if count_at(s, self.number, seat):
            return Message("refuse.forest_twice", name, "EVD-5.7")
        if not self.free(s, seat):
            return Message("refuse.place_taken", name, "EVD-5.7")
        return Message("refuse.no_cards", name, "EVD-5.10")


class Tile:
    """An event: who meets it may achieve it once in the game (EVD-3.6, 11.1)."""

    def __init__(
        self,
        name: str,
        needs: list[str],
        clause: str,
        points: int = 0,
        each: int = 0,
        signs: str = "",
        special: bool = True,
        expansion: str = "base",
    ) -> None:
        self.name: Final = name
        self.needs: Final = needs  # cards
        self.required: Final = facts.set_of([facts.named(card) for card in needs])  # the same as a set
        self.clause: Final = clause
        self.points: Final = points
        self.each: Final = each  # points for each thing that it counts
        self.signs: Final = signs or (f"{each}×" if each else "")
        self.special: Final = special
        self.hoped: Final = float(points) or HOPED
        self.expansion: Final = expansion
        self.number = -1  # among the events
        self.place = -1  # among all places

    # --- may it be achieved? --------------------------------------------------------------------------------

    def met(self, s: Everdell, seat: int) -> bool:
        """Whether the city meets its requirement (EVD-3.6)."""
        return (s.present[seat] | s.banners[seat]) & self.required == self.required

    def payable(self, s: Everdell, seat: int) -> bool:
        """Whether what it costs can be paid (EVD-11.1)."""
        return True

    def colours(self) -> dict[int, int]:
        """How many cards of a colour it asks for, beside the cards that it names."""
        return {}

    def lacking(self, s: Everdell, seat: int) -> int:
        """Of these cards."""
        return 0

    def progress(self, s: Everdell, seat: int) -> float:
        """How far the requirement is met, for bots: 1 where about half is there, more with more at hand."""
        have = s.present[seat] | s.banners[seat]
        if not have & self.required:
            return 0.0
        missing = self.required & ~have
        for card in s.hands[seat].cards:
            if missing & facts.BIT[card]:
                return 2.0
        return 1.0

    # --- what it gives --------------------------------------------------------------------------------------

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        """By the player, who owns it from now on; `by` is how its questions name it."""

    def words(self, count: int, to: int) -> Message | None:
        """Its own words for its question about resources."""
        return None

    def things(self, s: Everdell, seat: int) -> int:
        """How many things it counts for its owner: on it, under it, or in cities."""
        return 0

    def worth(self, s: Everdell, seat: int) -> int:
        """To its owner as things stand; some count at the end only (EVD-11.12)."""
        return self.points + self.each * self.things(s, seat) if self.each else self.points


class Colours(Tile):
    """So many cards of a colour, or of each of several."""

    def __init__(
        self,
        name: str,
        wanted: list[int],
        count: int,
        clause: str,
        points: int,
        special: bool = False,
        signs: str = "",
        expansion: str = "base",
    ) -> None:
        super().__init__(name, [], clause, points, signs=signs, special=special, expansion=expansion)
        self.wanted: Final = wanted  # colours …
        self.count: Final = count  # … and how many cards of each

    def met(self, s: Everdell, seat: int) -> bool:
        for colour in self.wanted:
            if colour_count(s, seat, colour) < self.count:
                return False
        return True

    def colours(self) -> dict[int, int]:
        return dict.fromkeys(self.wanted, self.count)

    def lacking(self, s: Everdell, seat: int) -> int:
        return sum([max(0, self.count - colour_count(s, seat, colour)) for colour in self.wanted])

    def progress(self, s: Everdell, seat: int) -> float:
        want = self.count * len(self.wanted)
        have = want - self.lacking(s, seat)
        return have * have / (want * want)


# --- all of them -------------------------------------------------------------------------------------------

RIVER: Final[list[int]] = []  # the basic locations
FOREST: Final[list[int]] = []
HAVEN: Final[list[int]] = []
JOURNEY: Final[list[int]] = []
LOCATIONS: Final[list[Location]] = []
BASIC_EVENTS: Final[list[int]] = []
SPECIAL_EVENTS: Final[list[int]] = []
EVENTS: Final[list[Tile]] = []
LOCATION_NAMES: Final[list[str]] = []
EVENT_NAMES: Final[list[str]] = []
PLACE_NAMES: Final[list[str]] = []  # locations, then events
PLACE_IDS: Final[dict[str, int]] = {}


def under(s: Everdell, event: int) -> list[int]:
    """The cards that lie under an event."""
    return [code % UNDER_EVENT for code in s.under if code // UNDER_EVENT == event]


def in_box(s: Everdell, expansion: str) -> bool:
    """Whether the rows of an expansion are played with."""
    return expansion in facts.in_play(s.setup.options)


def forest_of_box(s: Everdell) -> list[int]:
    return [place for place in FOREST if in_box(s, LOCATIONS[place].expansion)]


def specials_of_box(s: Everdell) -> list[int]:
    return [event for event in SPECIAL_EVENTS if in_box(s, EVENTS[event].expansion)]


def count_at(s: Everdell, place: int, seat: int) -> int:
    return s.spots[place] >> 3 * seat & 7


def crowd_at(s: Everdell, place: int) -> int:
    """All workers at a place."""
    spots = s.spots[place]
    return (spots & 7) + (spots >> 3 & 7) + (spots >> 6 & 7) + (spots >> 9 & 7)


def keeps_workers(place: int) -> bool:
    return place < len(LOCATIONS) and LOCATIONS[place].keeps()


def event_free(s: Everdell, seat: int, event: int) -> bool:
    """Nobody has achieved it, and the seat could pay for it, whatever it requires (EVD-4.3, 13.11)."""
    return s.owners[event] == NOBODY and EVENTS[event].payable(s, seat)


def events_in_play(s: Everdell) -> list[int]:
    return BASIC_EVENTS + s.specials


def in_autumn(s: Everdell, seat: int) -> bool:
    return s.seasons[seat] == AUTUMN
