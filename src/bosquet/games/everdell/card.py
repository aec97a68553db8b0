"""A card: what is printed on it, and its moments. The rows of `cards/` enter them all."""

from typing import TYPE_CHECKING, Final

from .city import index_in
from .data import BASE, NO_CARD, TAN

if TYPE_CHECKING:
    from .state import Everdell


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
    far = False  # copies cards of other cities
    second = ""  # the critter that opens its second spot (EVD-10.12, 10.24)
    # To bots: what it yields at a production, over a whole game, at once or at the end, and by a visit.
    yields = 0.0
    use = 0.0
    once = 0.0
    visit = 1.2

    def played(self, s: "Everdell", seat: int, at: int) -> None:
        """It has been played into the seat's own city, at this place of it: tan, and green (EVD-3.4)."""

    def produce(self, s: "Everdell", player: int, city: int, at: int, chain: tuple[int, ...]) -> None:
        """Green: the player gains, as if the card's city were the player's (EVD-9.7).

        `at` is its place in that city, `chain` the cards that were entered by copying (EVD-9.18).
        """

    def at_once(self) -> bool:
        """Green: whether nothing is ever to be decided, so that it may produce before all others."""
        return False

    def idle(self, s: "Everdell", player: int, city: int, chain: tuple[int, ...]) -> bool:
        """Green: whether it could do nothing now."""
        return False

    def reachable(self, s: "Everdell", player: int, city: int, chain: tuple[int, ...]) -> list[int]:
        """Green: what it may copy, standing in that city, as actions."""
        return []

    def copied(self, s: "Everdell", player: int, city: int, chain: tuple[int, ...]) -> None:
        """Green: another card activates it in that city, for the player."""
        self.produce(s, player, city, index_in(s, city, self.kind), chain)

    def visited(self, s: "Everdell", seat: int, owner: int, at: int) -> None:
        """Red, and the Storehouse: a worker of the seat has been placed on it."""

    def promise(self, s: "Everdell", seat: int, owner: int) -> dict[str, object]:
        """What a visit of the seat would bring, as far as a preview tells it."""
        return {}

    def looks(self, s: "Everdell", seat: int, owner: int) -> float:
        """What a visit brings at a glance, in points: to bots."""
        return self.visit

    def bonus(self, s: "Everdell", seat: int) -> int:
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
    home: str = "",
    banner: str = "",
    expansion: str = BASE,
    houses_any: bool = False,
    open: int = 0,
    stays: bool = False,
    second: str = "",
    yields: float = 0.0,
    use: float = 0.0,
    once: float = 0.0,
    visit: float = 1.2,
) -> None:
    """A row: name, critter or construction, colour, unique or common, copies in the deck, points, cost …"""
    card.name = name
    card.critter = critter
    card.colour = colour
    card.unique = unique
    card.copies = copies
    card.points = points
    card.cost = cost
    card.home = home
    card.banner = banner
    card.expansion = expansion
    card.houses_any = houses_any
    card.open = open
    card.stays = stays
    card.second = second
    card.yields = yields
    card.use = use
    card.once = once
    card.visit = visit
    ENTERED.append(card)
