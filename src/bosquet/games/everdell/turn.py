"""How a game of Everdell runs: deal, turns, seasons, passing, the end (EVD-1, 2)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Ask, Frame, Step
from ...core.messages import Message
from ...core.reading import need, whole
from ...core.rng import Rng
from ...core.zones import HIDDEN, Zone
from . import actions, facts
from .board.pieces import (
    EVENT_NAMES,
    EVENTS,
    FOREST_CARDS,
    PLACE_NAMES,
    SPECIALS_IN_PLAY,
    forest_of_box,
    specials_of_box,
)
from .cards.blue import Ringing
from .city import legends_of
from .data import (
    AUTUMN,
    FIRST_HAND,
    LONGEST_GAME,
    MEADOW,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    SEASONS,
    SUMMER,
    WINTER,
    WORKERS,
)
from .effects import TakeFromMeadow
from .habit import best_of
from .paying import ORDINARY, playable_kinds, ways
from .playable import Ending, Preparing
from .playing import HAND, LEGENDS, play
from .previews import preview
from .producing import produce_all
from .refusals import why_not_now
from .rugwort_turn import ANSWER, HIS_SEASON, place_rugwort, take_events
from .state import Everdell
from .supply import draw, names_of, slot_of
from .targets import target_of
from .visiting import place_worker
from .workers import add_placements, bring_back

SUMMER_CARDS: Final = 2


class Deal(Step[Everdell]):
    """Forest, events, Meadow, a first player at random, and 5, 6, 7, 8 cards from there (EVD-1)."""

    def run(self, s: Everdell) -> None:
        seats = s.seats
        cards = facts.deck_for(s.setup.options)
        s.rng.shuffle(cards)
        s.deck = Zone(cards, HIDDEN, True, [])
        s.discard = Zone([], HIDDEN, True, [])
        s.aside = Zone([], HIDDEN, False, [])
        s.hands = [Zone([], 1 << seat, False, []) for seat in range(seats)]
        forest = forest_of_box(s)
        s.rng.shuffle(forest)
        s.forest = forest[: FOREST_CARDS[seats]]
        s.woods = sorted(s.forest)
        if s.year:
            place_rugwort(s)
        else:
            s.forest = s.woods  # only Rugwort cares how they lie
        specials = specials_of_box(s)
        s.rng.shuffle(specials)
        s.specials = sorted(specials[:SPECIALS_IN_PLAY])
        s.meadow = [s.deck.draw() for _ in range(MEADOW)]
        s.first = s.rng.below(seats)
        if s.log is not None:
            s.log.append(Event("forest", {"locations": [PLACE_NAMES[place] for place in s.forest]}, True))
            s.log.append(Event("events", {"events": [EVENT_NAMES[event] for event in s.specials]}, True))
            s.log.append(Event("meadow", {"cards": names_of(s.meadow)}, True))
            if seats > 1:
                s.log.append(Event("first", {"seat": s.first}, True))
        for step in range(seats):
            draw(s, (s.first + step) % seats, FIRST_HAND + step)
        if s.setup.options["legends"]:
            deal_legends(s)
        begin_turn(s, s.first)


def deal_legends(s: Everdell) -> None:
    """A Critter and a Construction each, in secret; the others stay in the box, unseen (EVD-1.6, 13.1)."""
    critters = facts.legends_for(s.setup.options, critter=True)
    constructions = facts.legends_for(s.setup.options, critter=False)
    s.rng.shuffle(critters)
    s.rng.shuffle(constructions)
    s.legends = []
    for seat in range(s.seats):
        mine = [critters.pop(), constructions.pop()]
        s.legends += [Zone([card], 1 << seat, False, []) for card in mine]
        if s.log is not None:
            secret: dict[str, object] = {"cards": names_of(mine)}
            s.log.append(Event("legends", {"seat": seat, "count": len(mine)}, True, secret, 1 << seat))
    s.legends += [Zone(sorted(box), HIDDEN, False, []) for box in (critters, constructions)]


def clear_table(s: Everdell) -> None:
    """Everything empty, two workers each (EVD-1.5)."""
    seats = s.seats
    s.owners = [NOBODY] * len(EVENTS)
    s.pledged = [0] * len(EVENTS)
    s.under = []
    s.spots = [0] * len(PLACE_NAMES)
    s.cities = [[] for _ in range(s.sides)]
    s.stock = [0] * (4 * seats)
    s.tokens = [0] * seats
    s.seasons = [WINTER] * seats
    s.free = [WORKERS[WINTER]] * seats
    s.fixed = [0] * seats
    s.passed = [0] * seats
    clear_notes(s)


def clear_notes(s: Everdell) -> None:
    """What follows from the cities, for empty ones."""
    s.present = [0] * s.sides
    s.vacant = [0] * s.sides
    s.colours = [0] * s.sides
    s.used = [0] * s.sides
    s.banners = [0] * s.sides


class Turn(Ask[Everdell]):
    """One action: place a worker, play a card, prepare for the next season, or pass (EVD-2, 5.1).

    House ruling: after 150 turns a player only the pass is left, so that every game ends (EVD-2.4).
    """

    def options(self, s: Everdell) -> list[int]:
        seat = self.seat
        found: list[int] = []
        if s.turn > LONGEST_GAME * s.seats:
            found.append(actions.PASS)
            return found
        playable = playable_kinds(s, seat)
        last = NO_CARD
        for card in s.hands[seat].cards:
            if card != last and playable >> card & 1:
                last = card
                found.append(actions.PLAY_OF[card])
        shown: list[int] = []
        for card in s.meadow[s.closed :] if s.closed else s.meadow:
            if card != NO_CARD and playable >> card & 1 and card not in shown:
                shown.append(card)
        shown.sort()
        found += [actions.MEADOW_OF[card] for card in shown]
        if s.legends:
            legends = [each for each in legends_of(s, seat) if ways(s, seat, each, ORDINARY)]
            found += sorted([actions.LEGEND.action(facts.LEGENDARIES.index(each)) for each in legends])
        if s.free[seat] > 0:
            add_placements(s, seat, found)
        elif s.seasons[seat] < AUTUMN:
            found.append(actions.PREPARE)
        found.append(actions.PASS)
        return found

    def choose(self, s: Everdell, action: int) -> None:
        seat = self.seat
        s.push(END_TURN[seat])
        if actions.PLAY.has(action):
            play(s, seat, facts.DECK_KINDS[actions.PLAY.noun(action)], HAND, ORDINARY)
        elif actions.MEADOW_CARD.has(action):
            card = facts.DECK_KINDS[actions.MEADOW_CARD.noun(action)]
            play(s, seat, card, slot_of(s, card), ORDINARY)
        elif actions.LEGEND.has(action):
            play(s, seat, facts.LEGENDARIES[actions.LEGEND.noun(action)], LEGENDS, ORDINARY)
        elif action == actions.PREPARE:
            s.then([Ringing(seat), NextSeason(seat)])
        elif action == actions.PASS:
            s.passed[seat] = 1
            if s.log is not None:
                s.log.append(Event("passed", {"seat": seat}))
        else:
            place_worker(s, seat, action)

    def habit(self, s: Everdell, seat: int, options: list[int], rng: Rng) -> int:
        return best_of(s, seat, options, rng)

    def prompt(self, s: Everdell, seat: int) -> Message:
        if s.free[seat] > 0:
            return Message("prompt.turn", {"count": s.free[seat]})
        if s.seasons[seat] < AUTUMN:
            return Message("prompt.turn_prepare", {"season": SEASONS[s.seasons[seat] + 1]})
        return Message("prompt.turn_last", {})

    def target(self, s: Everdell, action: int) -> str:
        return target_of(s, self.seat, action)

    def effect(self, s: Everdell, action: int) -> dict[str, object] | None:
        return preview(s, self.seat, action)

    def why_not(self, s: Everdell, seat: int, action: int) -> Message | None:
        return why_not_now(s, seat, action)

    def fits(self, s: Everdell, above: Frame[Everdell] | None) -> None:
        need(s.frames is not None and s.frames.below is None, "one question")
        need(not s.passed[self.seat] and not s.aside.cards, "a turn of somebody who has not passed")
        need(not s.year or (not s.owed and s.his_season == s.seasons[self.seat]), "Rugwort ready")


class NextSeason(Preparing):
    """Workers come back, new ones join, and the season's bonus follows (EVD-2.3)."""

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: Final = player

    def fits(self, s: Everdell, above: Frame[Everdell] | None) -> None:
        need(s.seasons[whole(self.player, 0, s.seats - 1)] < AUTUMN, "a season to come")

    def run(self, s: Everdell) -> None:
        seat = self.player
        bring_back(s, seat)
        season = s.seasons[seat] + 1
        s.seasons[seat] = season
        s.free[seat] = WORKERS[season] - s.fixed[seat]
        if s.log is not None:
            s.log.append(Event("prepared", {"seat": seat, "season": SEASONS[season]}))
        if season == SUMMER:
            s.push(TakeFromMeadow(seat, NO_CARD, SUMMER_CARDS, ()))
        else:
            produce_all(s, seat)


class EndTurn(Ending):
    """Clockwise to the next who has not passed; when all have, the end (EVD-2.4, 2.5).

    Rugwort comes before: he answers every card, then prepares after his player, and looks for events a last
    time when his player has passed (EVD-14.17, 14.20).
    """

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after: Final = after

    def fits(self, s: Everdell, above: Frame[Everdell] | None) -> None:
        whole(self.after, 0, s.seats - 1)

    def run(self, s: Everdell) -> None:
        seat = self.after
        if s.year:
            if s.owed or s.his_season < s.seasons[seat]:
                s.then([ANSWER if s.owed else HIS_SEASON, self])
                return
            if s.passed[seat]:
                take_events(s)
        for _ in range(s.seats):
            seat += 1
            if seat == s.seats:
                seat = 0
            if not s.passed[seat]:
                begin_turn(s, seat)
                return
        if s.log is not None:
            s.log.append(Event("over", {"ranks": s.ranks(), "scores": s.scores()}))


def begin_turn(s: Everdell, seat: int) -> None:
    s.turn += 1
    s.push(TURN[seat])


DEAL: Final = Deal()
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(MOST_SEATS)]
