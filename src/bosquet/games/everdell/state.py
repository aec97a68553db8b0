"""The state of a game of Everdell.

A city is a list of numbers, one a card: what stands on it is packed beside its kind (`city.py`). The workers
at a place are one number too (`workers.py`). `present`, `vacant`, `colours` and `used` follow from cities.
Clones share `forest`, `woods` and `specials`, which never change.

Alone one plays against Rugwort (EVD-14): he has no seat and decides nothing, but a city, events and workers
like a second player, number RUGWORT.
"""

from typing import Final

from ...core.rng import Rng
from ...core.state import Setup, State, resume_at
from ...core.zones import HIDDEN, Zone
from .data import WINTER

NO_NUMBERS: Final[list[int]] = []  # before anything is laid out
NO_CITIES: Final[list[list[int]]] = []
NO_ZONES: Final[list[Zone]] = []
NO_CARDS: Final = Zone([], HIDDEN, True, [])


class Everdell(State):
    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.seats: Final = setup.seats
        self.year: Final = year_of(setup)  # against Rugwort, 1 to 3; 0 without him
        self.sides: Final = 2 if setup.seats == 1 else setup.seats  # cities, Rugwort's among them
        self.first = 0
        self.turn = 0  # counted from 1
        self.deck = NO_CARDS
        self.discard = NO_CARDS  # face down (EVD-8.5); the last card is the top
        self.aside = NO_CARDS  # revealed or drawn and not yet anywhere; a card on its way into a city
        self.hands = NO_ZONES
        self.meadow = NO_NUMBERS  # NO_CARD where a slot is empty
        self.forest = NO_NUMBERS  # places of the forest cards in play, as they lie
        self.woods = NO_NUMBERS  # … in the order of actions
        self.specials = NO_NUMBERS  # the special events in play
        self.owners = NO_NUMBERS  # by event; NOBODY while it is free
        self.pledged = NO_NUMBERS  # by event: resources on it, four bits a kind
        self.under = NO_NUMBERS  # event × 64 + card: cards under events
        self.spots = NO_NUMBERS  # by place: three bits a seat, how many of its workers stand there
        self.cities = NO_CITIES
        self.stock = NO_NUMBERS  # seat × 4 + resource
        self.tokens = NO_NUMBERS  # points in tokens, those on cards apart
        self.seasons = NO_NUMBERS
        self.free = NO_NUMBERS  # workers at hand
        self.fixed = NO_NUMBERS  # workers that never come back (EVD-5.13, 10.11, 10.15)
        self.passed = NO_NUMBERS
        self.present = NO_NUMBERS  # by seat: the set of kinds in the city
        self.vacant = NO_NUMBERS  # … with a copy that is not occupied
        self.colours = NO_NUMBERS  # … six bits a colour, how many cards of it
        self.used = NO_NUMBERS  # … plots taken, less those that its Legendaries opened (EVD-7)
        self.banners = NO_NUMBERS  # … the kinds that its Legendaries count as, and bar (EVD-13.5, 13.6)
        self.expanded = False  # with Extra! Extra! or Legends
        # seat × 2 + 0 its Legendary Critter, + 1 its Construction; then the undealt ones. Empty without them.
        self.legends = NO_ZONES
        self.closed = 0  # slots of the Meadow under Rugwort's workers, from the first (EVD-14.3)
        self.owed = 0  # cards that he has yet to take for those that were played (EVD-14.17)
        self.his_season = WINTER
        self.his_tokens = 0
        self.kidnapped = 0  # workers (EVD-14.15)

    def clone(self) -> "Everdell":
        twin = Everdell(self.setup, self.rng.clone())
        resume_at(twin, self.frames)
        twin.first = self.first
        twin.turn = self.turn
        twin.deck = self.deck.clone()
        twin.discard = self.discard.clone()
        twin.aside = self.aside.clone()
        twin.hands = [hand.clone() for hand in self.hands]
        twin.meadow = self.meadow[:]
        twin.forest = self.forest
        twin.woods = self.woods
        twin.specials = self.specials
        twin.owners = self.owners[:]
        twin.pledged = self.pledged[:]
        twin.under = self.under[:]
        twin.spots = self.spots[:]
        twin.cities = [city[:] for city in self.cities]
        twin.stock = self.stock[:]
        twin.tokens = self.tokens[:]
        twin.seasons = self.seasons[:]
        twin.free = self.free[:]
        twin.fixed = self.fixed[:]
        twin.passed = self.passed[:]
        twin.present = self.present[:]
        twin.vacant = self.vacant[:]
        twin.colours = self.colours[:]
        twin.used = self.used[:]
        twin.banners = self.banners[:]
        twin.expanded = self.expanded
        if self.legends:
            twin.legends = [zone.clone() for zone in self.legends]
        if self.year:
            twin.closed = self.closed
            twin.owed = self.owed
            twin.his_season = self.his_season
            twin.his_tokens = self.his_tokens
            twin.kidnapped = self.kidnapped
        return twin


def year_of(setup: Setup) -> int:
    year = setup.options.get("solo", 0)
    assert isinstance(year, int)
    return year
