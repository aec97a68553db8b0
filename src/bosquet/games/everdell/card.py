"""A card: what is printed on it, and its moments. The rows of `cards/` enter them all."""

from typing import Final

from ...core.frames import Question
from ...core.messages import Message
from .city import index_in
from .data import BASE, NO_CARD, TAN
from .state import Everdell

ASKS: Final = 2
MOST_TOKENS: Final = 63  # that a card can hold
MOST_ASKED: Final = 7  # of one resource


class Card:
    """Each method is one moment of the rules (EVD-3.4); a card writes those in which it does something."""

    kind = NO_CARD  # its number: once all are entered
    name = ""
    critter = False
    colour = TAN
    unique = False
    copies = 0  # in the deck
    points = 0
    cost = ""  # "ttr": two twigs and a resin
    home = ""  # the construction that houses this critter
    banner = ""  # the card that a Legendary upgrades and counts as (EVD-13.6)
    expansion = BASE
    open = 0  # points to its owner, if others may send workers here (EVD-4.9)
    stays = False  # whether workers stay here for good (EVD-10.11)
    takes_workers = False  # besides the red ones
    houses_any = False
    plots = 1  # that it takes …
    together = False  # … and whether all of its kind stand on one (EVD-7.14)
    holds = ""  # what can lie on it, as views name it: tokens, store, prisoners, lost, carried
    notes_cards = False  # blue: some of those that its player plays
    abroad = False  # comes into another city (EVD-6.7)
    off = 0  # blue: so much less for a card that its player plays, if it leaves the city for it (EVD-6.10)
    starts = 0  # tokens with which it comes …
    most = MOST_TOKENS  # … and how many there can be
    far = False  # copies cards of other cities
    clause = ""  # where the rules speak of it
    signs = ""  # what it does, as a line of the page's signs
    second = ""  # the critter that opens its second spot (EVD-10.12, 10.24)
    # To bots: what it yields at a production, over a whole game, at once or at the end, and by a visit.
    yields = 0.0
    use = 0.0
    once = 0.0
    visit = 1.2

    def played(self, s: Everdell, seat: int, at: int) -> None:
        """It has been played into the seat's own city, at this place of it: tan, and green (EVD-3.4)."""

    def produce(self, s: Everdell, player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        """Green: the player gains, as if the card's city were the player's (EVD-9.7).

        `at` is its place in that city, `chain` the cards that were entered by copying (EVD-9.18).
        """

    def at_once(self) -> bool:
        """Green: whether nothing is ever to be decided, so that it may produce before all others."""
        return False

    def idle(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> bool:
        """Green: whether it could do nothing now."""
        return False

    def reachable(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> list[int]:
        """Green: what it may copy, standing in that city, as actions."""
        return []

    def copied(self, s: Everdell, player: int, city: int, chain: tuple[int, ...]) -> None:
        """Green: another card activates it in that city, for the player."""
        self.produce(s, player, city, index_in(s, city, self.kind), chain)

    def helps(self, card: int) -> bool:
        """Blue: whether it takes something off that card's cost."""
        return False

    def brings(self, s: Everdell, seat: int) -> float:
        """Green: what it yields in that city, in points: to bots."""
        return self.yields

    def can_visit(self, s: Everdell, seat: int) -> bool:
        """Red: whether the seat can do what it demands of a visitor (EVD-5.21, 10.4)."""
        return True

    def why_not(self, s: Everdell, seat: int) -> Message:
        """Red: why the seat cannot."""
        return Message("refuse.not_now", {"card": self.name}, "EVD-5.21")

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        """Red, and the Storehouse: a worker of the seat has been placed on it."""

    def discarded(self, s: Everdell, player: int, count: int) -> None:
        """It has asked for cards of the hand, and so many were discarded."""

    def notes(self, card: int) -> bool:
        """Blue: whether it takes note of that card, if its player plays it (EVD-6.2)."""
        return False

    def rank(self, critter: bool) -> int:
        """Blue: when it acts for the card that it noted: 0, 1 if it draws, ASKS if it asks (EVD-6.4)."""
        return 0

    def noted(self, s: Everdell, seat: int, critter: bool) -> None:
        """Blue: what it does for a Critter or Construction that was played, without a question."""

    def asks_for(self, s: Everdell, seat: int, critter: bool) -> Question[Everdell]:
        """Blue: its question, which bundle its player gains."""
        raise NotImplementedError

    def numbered(self, kind: int) -> None:
        self.kind = kind

    def achieved(self, s: Everdell, seat: int, at: int) -> None:
        """Its player has achieved an event; it stands at this place of the city."""

    def token_points(self, tokens: int) -> int:
        """What so many tokens on it are worth."""
        return tokens

    def promise(self, s: Everdell, seat: int, owner: int) -> dict[str, object]:
        """What a visit of the seat would bring, as far as a preview tells it."""
        return {}

    def looks(self, s: Everdell, seat: int, owner: int) -> float:
        """What a visit brings at a glance, in points: to bots."""
        return self.visit

    def bonus(self, s: Everdell, seat: int) -> int:
        """Purple: points at the end, besides those printed on it."""
        return 0


ENTERED: Final[list[Card]] = []


def enter(
    card: Card,
    name: str,
    critter: bool,
    colour: int,
    unique: bool,
    copies: int,
    points: int,
    cost: str,
    *,
    clause: str = "EVD-3.4",
    signs: str = "",
    home: str = "",
    banner: str = "",
    expansion: str = BASE,
    houses_any: bool = False,
    plots: int = 1,
    together: bool = False,
    open: int = 0,
    stays: bool = False,
    second: str = "",
    yields: float = 0.0,
    use: float = 0.0,
    once: float = 0.0,
    visit: float = 1.2,
) -> None:
    """A row: name, critter or construction, colour, unique or common, copies in the deck, points, cost …"""
    if max([cost.count(resource) for resource in "trpb"]) > MOST_ASKED or set(cost) - set("trpb"):
        raise ValueError(
            f"the cost of {name!r} is no more than {MOST_ASKED} each of t, r, p and b, not {cost!r}"
        )
    card.name = name
    card.critter = critter
    card.colour = colour
    card.unique = unique
    card.copies = copies
    card.points = points
    card.cost = cost
    card.clause = clause
    card.signs = signs
    card.home = home
    card.banner = banner
    card.expansion = expansion
    card.houses_any = houses_any
    card.plots = plots
    card.together = together
    card.open = open
    card.stays = stays
    card.second = second
    card.yields = yields
    card.use = use
    card.once = once
    card.visit = visit
    ENTERED.append(card)
