"""Random games beside the slow reimplementation: what may be played and how, space, triggers, points."""

from collections import Counter
from typing import Any

import pytest

from bosquet import State
from bosquet.testing.play import chance
from tests.clauses import rule
from tests.games.everdell import slow
from tests.games.everdell.patient import patient_move
from tests.games.everdell.position import GAME, choices, his, player
from tests.games.everdell.slow import CARDS, Handful

TURN, WAY, PAYMENT = "Turn", "PickWay", "PickPayment"
ALL: dict[str, object] = {"extra_extra": True, "legends": True}
PLAYS = ("play", "meadow", "legend")


def handful(noun: str) -> Handful:
    """ "2t-1p" as four numbers."""
    found = dict.fromkeys("trpb", 0)
    for word in noun.split("-") if noun != "nothing" else []:
        found[word[-1]] = int(word[:-1])
    return (found["t"], found["r"], found["p"], found["b"])


def assert_choices_alike(state: State) -> None:
    """At the beginning of a turn what may be played; on the way how, and with what."""
    dump = state.dump()
    name, seat, *fields = dump["frames"][-1]
    if name == TURN:
        assert {each for each in choices(state) if each.split()[0] in PLAYS} == slow.plays(dump, seat)
    elif name == WAY:
        card, terms = fields
        assert choices(state) == slow.ways(dump, seat, card, terms).keys()
    elif name == PAYMENT:
        card, terms, way = fields
        expected = slow.ways(dump, seat, card, terms)[way]
        assert {handful(each.split()[1]) for each in choices(state)} == expected


def assert_standing_alike(state: State) -> None:
    dump = state.dump()
    for seat in range(dump["seats"]):
        assert player(state, seat)["points"] == slow.points(dump, seat)
        built = dump["cities"][seat]
        assert slow.space(built) <= slow.spaces(built)
        told = player(state, seat)
        assert (told["plots"], told["plots_all"]) == (slow.space(built), slow.spaces(built))
        assert set(told["barred"]) == slow.barred(built)
    assert state.scores() == [sum(slow.points(dump, seat).values()) for seat in range(dump["seats"])]


@rule("EVD-3.1", "EVD-3.2", "EVD-3.3", "EVD-3.5", "EVD-6.8", "EVD-6.9", "EVD-6.13", "EVD-6.24", "EVD-6.26")
@rule("EVD-7.2", "EVD-7.3", "EVD-7.5", "EVD-7.7", "EVD-7.10", "EVD-10.24", "EVD-11.17", "EVD-11.19")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_engine_and_slow_rules_agree(seats: int, seed: int) -> None:
    agree_to_the_end(GAME.new(seats, seed), seed)


@rule("EVD-7.14", "EVD-7.15", "EVD-12.4", "EVD-12.8", "EVD-13.2", "EVD-13.3", "EVD-13.5", "EVD-13.6")
@rule("EVD-13.7", "EVD-13.8", "EVD-13.16", "EVD-13.17", "EVD-13.20")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [["extra_extra"], ["legends"], ["extra_extra", "legends"]], ids="+".join)
def test_with_the_expansions_too(seats: int, options: list[str]) -> None:
    for seed in range(100, 103):
        agree_to_the_end(GAME.new(seats, seed, dict.fromkeys(options, True)), seed)


def agree_to_the_end(state: State, seed: int) -> None:
    chooser = chance(seed)
    while state.actors():
        assert_choices_alike(state)
        if state.dump()["frames"][-1][0] == TURN:
            assert_standing_alike(state)
        state.apply(state.actor(), patient_move(state, chooser))
    assert_standing_alike(state)
    assert state.ranks() == slow.ranks(state.dump())


@rule("EVD-14.2", "EVD-14.3", "EVD-14.8", "EVD-14.10", "EVD-14.11", "EVD-14.20", "EVD-14.21")
@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_rugwort_and_the_slow_one_agree(year: int, seed: int) -> None:
    state = GAME.new(1, seed, {"solo": year})
    chooser = chance(seed)
    while state.actors():
        before = state.dump()
        assert_choices_alike(state)
        assert_standing_alike(state)
        assert his(state)["points"] == slow.rugwort(before)
        state.apply(0, patient_move(state, chooser))
        assert_his_events(before, state)
    assert_standing_alike(state)
    assert (his(state)["total"], state.ranks()) == (
        sum(slow.rugwort(state.dump()).values()),
        slow.ranks(state.dump()),
    )


def assert_his_events(before: dict[str, Any], state: State) -> None:
    """He takes them when he prepares and at the end, by the city that he has then, and never else."""
    after = state.dump()
    new = {name for name, event in after["events"].items() if event["owner"] == 1} - before["events"].keys()
    prepared = before["rugwort"]["season"] != after["rugwort"]["season"]
    if prepared or not state.actors():
        assert slow.his_events(after) == set()
        assert new <= slow.his_events({**after, "events": before["events"]})
    else:
        assert new == set()


def quiet(card: str) -> bool:
    """Whether nothing happens by the card itself when it is played."""
    return CARDS[card].colour in ("red", "blue", "purple")


@rule("EVD-6.1", "EVD-6.5", "EVD-6.22")
def test_what_follows_a_play() -> None:
    """Shopkeeper, Historian and Courthouse after cards without an effect of their own."""
    met = set[str]()
    for seed in range(40, 52):
        met |= triggers_beside_slow(seed, {})
    assert met == {"shopkeeper", "historian", "courthouse"}


@rule("EVD-13.14")
def test_what_follows_a_play_that_was_foreseen() -> None:
    met = set[str]()
    for seed in range(40, 60):
        met |= triggers_beside_slow(seed, ALL)
    assert "foresight" in met


def triggers_beside_slow(seed: int, options: dict[str, object]) -> set[str]:
    """A random game; which triggers it met."""
    met = set[str]()
    state = GAME.new(2, seed, options)
    chooser = chance(seed)
    while state.actors():
        seat, before = state.actor(), state.dump()
        action = patient_move(state, chooser)
        verb, *nouns = GAME.table.name(action).split()
        state.apply(seat, action)
        if before["frames"][-1][0] != TURN or verb not in ("play", "meadow") or not quiet(nouns[0]):
            continue
        card = nouns[0]
        paid = slow.ways(before, seat, card, 0)
        chosen, gained = finish(state, seat)
        way = next((each for each in chosen if each in paid), next(iter(paid)))
        bundles = [handful(each.split()[1]) for each in chosen if each.startswith("spend")]
        expected, drawn = slow.after_quiet_play(before, seat, card, way, (bundles or list(paid[way]))[0])
        end = state.dump()
        assert Counter(end["supplies"][seat]) == +(expected + gained)
        held = len(before["hands"][seat]["cards"]) - (verb == "play")
        assert len(end["hands"][seat]["cards"]) == min(8, held + drawn)
        city = slow.names(before["cities"][seat])
        met |= {"historian"} if drawn else set()
        met |= {"shopkeeper"} & set(city) if CARDS[card].critter else set()
        met |= {"foresight"} & set(city)
        met |= {"courthouse"} & set(city) if gained else set()
    return met


def finish(state: State, seat: int) -> tuple[list[str], Counter[str]]:
    """The first choice at every question of the turn; what was chosen, and what the Courthouse brought."""
    chosen: list[str] = []
    gained: Counter[str] = Counter()
    while state.actors() and state.dump()["frames"][-1][0] != TURN:
        action = state.options(seat)[0]
        chosen.append(GAME.table.name(action))
        if chosen[-1].startswith("gain"):
            gained.update(dict(zip(slow.RESOURCES, handful(chosen[-1].split()[1]), strict=True)))
        state.apply(seat, action)
    return chosen, gained


@rule("EVD-1.4")
def test_the_printed_figures_agree() -> None:
    shown = GAME.catalogue()["cards"]
    assert shown.keys() == CARDS.keys()
    for name, face in CARDS.items():
        assert (shown[name]["copies"], shown[name]["points"]) == (face.copies, face.points)
        assert tuple(shown[name]["cost"].get(each, 0) for each in slow.RESOURCES) == face.cost
        assert shown[name]["upgrades"] == slow.LEGENDARY.get(name)
    copies = Counter(shown[name]["expansion"] for name in CARDS for _ in range(CARDS[name].copies))
    assert copies == {"base": 128, "extra": 15, "legends": 10}
