"""Travelling: a tour of exactly the stops on one's card, walked step by step (GRT-5)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Frame
from ...core.messages import Message
from ...core.reading import need
from ...core.rng import Rng
from ...core.types import Action, Seat
from .actions import CELL, WALK, cell_action
from .data import CARD_NAMES, HOTEL, MOST_SEATS, NO_CARD, STOPS, WISHES
from .habit import best_tour, walk_habit
from .hexes import SIDE_NAMES, name_of
from .parts import CellChoice, Choice, PartOfTurn, tile_actions, tile_of
from .scoring import incomes_of, visits_of
from .state import NO_ARCS, UNKNOWN, GreenTown
from .town import NO_TILE
from .view import tour_so_far


class Travel(PartOfTurn):
    """A tour if there is one; otherwise it lapses and the card stays (GRT-5.9, 5.10)."""

    def run(self, s: GreenTown) -> None:
        s.suggested = None
        if s.can_tour(self.player):
            s.push(PICK_HOTEL[self.player])
        elif s.log is not None:
            s.log.append(Event("tour_lapsed", {"seat": self.player}))


class PickHotel(CellChoice):
    """Where the tour begins: at a hotel from which it can be made (GRT-5.1)."""

    def options(self, s: GreenTown) -> list[int]:
        return tile_actions(s, s.town.streets().starts(STOPS[s.cards[self.seat]]))

    def choose(self, s: GreenTown, action: Action) -> None:
        s.hotel = tile_of(s, action)
        s.path = NO_ARCS
        s.ways = UNKNOWN
        s.suggested = None
        s.push(WALK_ON[self.seat])

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        return Message("prompt.hotel", {"count": STOPS[s.cards[seat]]})

    def phase(self, s: GreenTown) -> str:
        return "hotel"

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        tour = best_tour(s, seat)
        return options[rng.below(len(options))] if tour is None else cell_action(s.town.cells[tour.hotel])

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if not CELL.has(action):
            return Message("refuse.hotel_first", {}, "GRT-5.1")
        tile = tile_of(s, action)
        if tile == NO_TILE or s.town.holds[tile] != HOTEL:
            return Message("refuse.no_hotel", {}, "GRT-5.1")
        return Message("refuse.no_tour_from_here", {"count": STOPS[s.cards[seat]]}, "GRT-5.1")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        super().fits(s, above)
        need(s.cards[self.seat] != NO_CARD and s.hotel == NO_TILE, "a card to travel with")


class WalkOn(Choice):
    """The next stretch of road, none twice (GRT-5.3); only such as the tour can be finished after."""

    def options(self, s: GreenTown) -> list[int]:
        side = s.town.streets().side
        return [WALK.action(side[arc]) for arc in s.way_on(self.seat)]

    def choose(self, s: GreenTown, action: Action) -> None:
        streets = s.town.streets()
        here = s.whereabouts()
        arc = streets.arc(here, WALK.noun(action))
        s.path = [*s.path, arc]
        s.ways = UNKNOWN
        s.suggested = None
        left = STOPS[s.cards[self.seat]]
        for each in s.path:
            left -= streets.stop[streets.to[each]]
        if left:
            s.push(WALK_ON[self.seat])
        else:
            end_tour(s, self.seat)

    def prompt(self, s: GreenTown, seat: Seat) -> Message:
        stops = STOPS[s.cards[seat]]
        done = stops_of(s, s.tiles_walked())
        return Message("prompt.walk", {"done": done, "stops": stops, "count": stops - done})

    def phase(self, s: GreenTown) -> str:
        return "walk"

    def habit(self, s: GreenTown, seat: Seat, options: list[int], rng: Rng) -> int:
        return walk_habit(s, seat, options, rng)

    def target(self, s: GreenTown, action: Action) -> str:
        streets = s.town.streets()
        here = s.whereabouts()
        return f"step/{name_of(s.town.cells[streets.to[streets.arc(here, WALK.noun(action))]])}"

    def effect(self, s: GreenTown, action: Action) -> dict[str, object]:
        """The tour as it would stand after the step."""
        streets = s.town.streets()
        here = s.whereabouts()
        tiles = [*s.tiles_walked(), streets.to[streets.arc(here, WALK.noun(action))]]
        return tour_so_far(s, self.seat, tiles)

    def why_not(self, s: GreenTown, seat: Seat, action: Action) -> Message | None:
        if not WALK.has(action):
            return Message("refuse.walk_on", {}, "GRT-5.10")
        streets = s.town.streets()
        here = s.whereabouts()
        side = WALK.noun(action)
        if not s.town.joined(here) >> side & 1:
            return Message("refuse.no_road", {}, "GRT-5.1")
        arc = streets.arc(here, side)
        if arc >= 0 and streets.street[arc] in [streets.street[each] for each in s.path]:
            return Message("refuse.road_used", {}, "GRT-5.3")
        return Message("refuse.no_way_home", {"count": STOPS[s.cards[seat]]}, "GRT-5.1")

    def fits(self, s: GreenTown, above: Frame[GreenTown] | None) -> None:
        super().fits(s, above)
        need(s.cards[self.seat] != NO_CARD and s.hotel != NO_TILE, "a tour under way")


def stops_of(s: GreenTown, tiles: list[int]) -> int:
    """Visits to locations with a building, a tree or a hotel (GRT-5.2)."""
    stop = s.town.streets().stop
    return sum([stop[tile] for tile in tiles])


def end_tour(s: GreenTown, seat: Seat) -> None:
    """Pay, discard the card and draw the next (GRT-5.5 to 5.8, 6.4)."""
    card = s.cards[seat]
    tiles = s.tiles_walked()
    incomes = incomes_of(s.town.holds, tiles, s.seats, seat, card)
    if s.log is not None:
        visits = visits_of(s.town.holds, tiles)
        facts: dict[str, object] = {
            "seat": seat,
            "card": CARD_NAMES[card],
            "path": [name_of(s.town.cells[s.hotel])] + [name_of(s.town.cells[tile]) for tile in tiles],
            "sides": [SIDE_NAMES[s.town.streets().side[arc]] for arc in s.path],
            "visits": {WISHES[wish]: visits[wish] for wish in range(len(WISHES))},
            "incomes": incomes,
            "count": incomes[seat],
        }
        s.log.append(Event("toured", facts))
        for other in range(s.seats):
            if other != seat and incomes[other]:
                s.log.append(Event("earned", {"seat": other, "other": seat, "count": incomes[other]}))
    for each in range(s.seats):
        s.money[each] = s.money[each] + incomes[each]
    s.led[seat] = s.led[seat] + incomes[seat]
    s.acted = 1
    s.hotel = NO_TILE
    s.path = NO_ARCS
    s.ways = UNKNOWN
    s.suggested = None
    s.gone.append(card)
    if s.pile:
        s.cards[seat] = s.pile.pop()
        if s.log is not None:
            top = CARD_NAMES[s.pile[-1]] if s.pile else None
            s.log.append(Event("drew", {"seat": seat, "card": CARD_NAMES[s.cards[seat]], "top": top}, True))
    else:
        s.cards[seat] = NO_CARD
        s.ending = 1
        if s.log is not None:
            s.log.append(Event("no_card", {"seat": seat}))


PICK_HOTEL: Final = [PickHotel(seat) for seat in range(MOST_SEATS)]
WALK_ON: Final = [WalkOn(seat) for seat in range(MOST_SEATS)]
