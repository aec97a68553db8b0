"""What any loaded position must have; what a question needs, each frame says itself (`fits`)."""

from ...core.frames import Frame, Step
from ...core.reading import need
from . import facts
from .board.pieces import (
    EVENTS,
    FOREST,
    FOREST_CARDS,
    JOURNEY,
    LOCATIONS,
    SPECIALS_IN_PLAY,
    UNDER_EVENT,
    count_at,
    crowd_at,
    forest_of_box,
    specials_of_box,
)
from .city import (
    GONE,
    KIND,
    ON_BRIDGE,
    OVER_SPRING,
    carried_by,
    count_workers,
    prisoners_of,
    spots_on,
    tokens_on,
    with_worker,
    workers_on,
)
from .data import AUTUMN, HAND_LIMIT, NO_CARD, NOBODY, PLOTS, RUGWORT, WORKERS
from .rugwort import THIRD_YEAR, places_of
from .state import Everdell


def need_playable(s: Everdell) -> None:
    need(len(s.hands) == s.seats, "a hand for each seat")
    need(all(len(hand.cards) <= HAND_LIMIT for hand in s.hands), "eight cards a hand at most")
    need(every_card(s) == box_of(s), "every card in one place")
    need_board(s)
    for seat in range(s.seats):
        need_city(s, seat)
        need_workers(s, seat)
    if s.legends:
        need_legends(s)
    if s.year:
        need_rugwort(s)
    need(bool(s.frames) or all(s.passed), "an end when all have passed")
    need(s.over() or not all(s.passed), "somebody who has not passed")


def box_of(s: Everdell) -> list[int]:
    """All cards of this game."""
    return sorted(
        facts.deck_for(s.setup.options)
        + facts.legends_for(s.setup.options, critter=True)
        + facts.legends_for(s.setup.options, critter=False)
    )


def every_card(s: Everdell) -> list[int]:
    """Wherever it lies."""
    cards = [card for card in s.meadow if card != NO_CARD]
    for zone in [*s.hands, s.deck, s.discard, s.aside]:
        cards += zone.cards
    cards += [code % UNDER_EVENT for code in s.under]
    for zone in s.legends:
        cards += zone.cards
    for city in s.cities:
        for card in city:
            cards.append(card & KIND)
            cards += prisoners_under(card)
    return sorted(cards)


def need_legends(s: Everdell) -> None:
    """Each had one Critter and one Construction, and holds or has built it; one may be on its way."""
    elsewhere = [card for card in s.meadow if card != NO_CARD] + [code % UNDER_EVENT for code in s.under]
    for zone in [*s.hands, s.deck, s.discard]:
        elsewhere += zone.cards
    for city in s.cities:
        for card in city:
            elsewhere += prisoners_under(card)
    need(all(not facts.LEGENDARY[card] for card in elsewhere), "Legendaries beside the deck")
    for at, zone in enumerate(s.legends):
        kinds = facts.legends_for(s.setup.options, critter=at % 2 == 0)
        need(all(card in kinds for card in zone.cards), "Critters and Constructions apart")
        if at // 2 < s.seats:
            built = [card & KIND for card in s.cities[at // 2] if card & KIND in kinds]
            need(len(zone.cards) + len(built) <= 1, "one Legendary of a type a seat")
        else:
            need(len(zone.cards) == len(kinds) - s.seats, "the others in the box")
    for city in s.cities:
        need_stack(city)


def need_stack(city: list[int]) -> None:
    """What lies on the Bridge and over the Spring (EVD-13.16, 13.17, 13.20, 13.21)."""
    kinds = [card & KIND for card in city]
    on_bridge = [card & KIND for card in city if card & ON_BRIDGE]
    over_spring = [card & KIND for card in city if card & OVER_SPRING]
    need(len(over_spring) <= (1 if facts.SPRING_WELL in kinds else 0), "one card over a Spring")
    need(facts.SPRING_WELL not in over_spring, "a Spring under something else")
    carried = carried_by(city[kinds.index(facts.BRIDGE)]) if facts.BRIDGE in kinds else 0
    need(on_bridge == ([carried - 1] if 0 < carried < GONE else []), "what the Bridge carries")
    need(
        all(not facts.LEGENDARY[kind] and kind != facts.RUINS for kind in on_bridge),
        "a construction on the Bridge",
    )


def prisoners_under(card: int) -> list[int]:
    """Only a Dungeon has any: what lies on a Storehouse are goods."""
    return prisoners_of(card) if facts.CARDS[card & KIND].holds == "prisoners" else []


def need_board(s: Everdell) -> None:
    """Forest and events in play, each once; who stands there had room."""
    need(
        len(set(s.forest)) == len(s.forest) == FOREST_CARDS[s.seats] and (s.year > 0 or s.forest == s.woods),
        "forest cards in order",
    )
    need(set(s.forest) <= set(forest_of_box(s)), "forest cards")
    need(sorted(set(s.specials)) == s.specials and len(s.specials) == SPECIALS_IN_PLAY, "events in order")
    need(set(s.specials) <= set(specials_of_box(s)), "special events")
    for event, tile in enumerate(EVENTS):
        owner = s.owners[event]
        need(owner == NOBODY or not tile.special or event in s.specials, "owned events in play")
        for seat in range(s.seats):
            need(count_at(s, tile.place, seat) <= (1 if seat == owner else 0), "workers on own events")
    for place, location in enumerate(LOCATIONS):
        if place in FOREST:
            need(not s.spots[place] or place in s.forest, "workers on forest cards in play")
            need(crowd_at(s, place) <= location.room(s.seats), "room on a forest card")
            need(all(count_at(s, place, seat) <= 1 for seat in range(s.seats)), "one worker a player there")
        else:
            need(
                location.shared or crowd_at(s, place) <= location.room(s.seats),
                "one worker on an exclusive place",
            )


def need_city(s: Everdell, seat: int) -> None:
    need(s.used[seat] <= PLOTS, "fifteen plots a city")
    kinds = [card & KIND for card in s.cities[seat]]
    need(all(kinds.count(kind) == 1 for kind in kinds if facts.IS_UNIQUE[kind]), "unique cards once a city")
    for card in s.cities[seat]:
        kind = card & KIND
        need(kind in facts.OPEN or all(owner == seat for owner in workers_on(card)), "visitors on OPEN cards")
        need(
            count_workers(card)
            <= max(1, spots_on(s, seat, kind), 2 if facts.KEEPS_WORKERS & facts.BIT[kind] else 1),
            "spots",
        )


def need_workers(s: Everdell, seat: int) -> None:
    """As many as the season gives, those that never come back among them."""
    fixed = sum([count_at(s, place, seat) for place in JOURNEY])
    placed = sum([count_at(s, place, seat) for place in range(len(s.spots))])
    for owner in range(s.sides):
        for card in s.cities[owner]:
            count = len([each for each in workers_on(card) if each == seat])
            placed += count
            if facts.KEEPS_WORKERS & facts.BIT[card & KIND]:
                fixed += count
            if facts.CARDS[card & KIND].holds == "lost" and owner == seat:
                fixed += tokens_on(card)
    need(fixed <= s.fixed[seat], "workers that never come back")
    need(placed + s.free[seat] + s.kidnapped <= WORKERS[s.seasons[seat]], "the season's workers")
    need(s.fixed[seat] + s.free[seat] + s.kidnapped <= WORKERS[s.seasons[seat]], "the season's workers")


def need_rugwort(s: Everdell) -> None:
    """His workers stand where his season has them; only what a game of his can bring (EVD-14)."""
    need(0 <= s.seasons[0] - s.his_season <= 1, "Rugwort in your season")
    need(s.over() or s.frames is None or s.frames.below is not None or s.owed == 0, "nothing owed")
    places = places_of(s)
    for place in range(len(s.spots)):
        need(count_at(s, place, RUGWORT) == (1 if place in places else 0), "Rugwort's workers")
    need(all(s.owners[event] != RUGWORT for event in s.specials), "basic events")
    for card in s.cities[RUGWORT]:
        kind = card & KIND
        need(card == kind or (kind in facts.OPEN and card == with_worker(kind, 0)), "bare cards of Rugwort's")
        need(kind != facts.FOOL, "no Fool in his city")
    last = s.year == THIRD_YEAR and s.his_season == AUTUMN
    need(s.kidnapped == (1 if last and s.fixed[0] < WORKERS[AUTUMN] else 0), "a kidnapped worker")


class Ending(Step[Everdell]):
    """The end of a turn, which lies under all of it."""


class Preparing(Step[Everdell]):
    """A season to come, which waits for what comes before it."""


def need_bottom(s: Everdell) -> None:
    """A turn is under way: its end lies at the bottom, and nowhere else."""
    frames: list[Frame[Everdell]] = s.frames.listed() if s.frames else []
    ends = [isinstance(frame, Ending) for frame in frames]
    need(len(ends) > 1 and ends[0] and not any(ends[1:]), "a turn under way")
    seasons = [isinstance(frame, Preparing) for frame in frames]
    need(not any(seasons[2:]), "one season at a time")
