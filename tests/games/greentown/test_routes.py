"""The route search beside all routes, tried one by one."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bosquet import State
from bosquet.games.greentown.data import CARD_IDS
from bosquet.games.greentown.routes import best_tours
from bosquet.games.greentown.scoring import incomes_of
from bosquet.games.greentown.state import GreenTown
from bosquet.testing.play import chance, random_move
from tests.clauses import rule
from tests.games.greentown.position import DEFAULT, GAME, after, position, walk
from tests.games.greentown.slow import SlowGame
from tests.games.greentown.towns import EVERYTHING_LAID

MANY = 6000  # routes that the slow way still goes through


def turn_starts(seats: int, seed: int) -> Iterator[tuple[State, SlowGame]]:
    """Every fourth turn of a random game, before its marker is chosen."""
    state = GAME.new(seats, seed)
    chooser = chance(seed)
    while state.actors():
        if state.view(None)["phase"] == "marker" and state.view(None)["turn_number"] % 4 == 0:
            yield state, SlowGame(state.dump())
        seat, action = random_move(state, chooser)
        state.apply(seat, action)


def every_income(slow: SlowGame, card: str) -> list[list[int]] | None:
    """What each route pays, or None if there are too many of them."""
    hotels = [cell for cell in slow.town if slow.on[cell] == "hotel"]
    routes = [
        route
        for hotel in hotels
        for route in islice(slow.routes([hotel], int(card[0])), MANY)
    ]  # fmt: skip
    if len(routes) >= MANY:
        return None
    return [slow.incomes(route, card, slow.actor()) for route in routes]


@rule("GRT-5.1", "GRT-5.5")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])
def test_the_best_tours_are_the_best_of_all(seats: int, seed: int) -> None:
    """Most for the traveller, then least for the others; one for each way to be paid."""
    compared = 0
    for state, slow in turn_starts(seats, seed):
        assert isinstance(state, GreenTown)
        for card in ("5-a", "6-b", "7-c"):
            incomes = every_income(slow, card)
            if incomes is None:
                continue
            seat = slow.actor()
            different = {tuple(paid) for paid in incomes}
            worth = sorted((paid[seat], paid[seat] - sum(paid)) for paid in different)[::-1]
            found = best_tours(state.town.streets(), seats, seat, CARD_IDS[card], most=4)
            assert found.proved
            assert [
                (tour.incomes[seat], tour.incomes[seat] - sum(tour.incomes)) for tour in found.tours
            ] == worth[:4]
            assert all(tuple(tour.incomes) in different for tour in found.tours)
            best = best_tours(state.town.streets(), seats, seat, CARD_IDS[card])
            assert [tour.score for tour in best.tours] == [tour.score for tour in found.tours[:1]]
            assert bool(state.town.streets().starts(int(card[0]))) == bool(incomes)
            compared += bool(incomes)
    assert compared > 5


def test_a_tour_pays_what_the_rules_say() -> None:
    for state, slow in turn_starts(3, 9):
        assert isinstance(state, GreenTown)
        streets = state.town.streets()
        for card in ("6-a", "8-a", "9-c"):
            search = best_tours(streets, 3, slow.actor(), CARD_IDS[card], most=5, limit=5000)
            for tour in search.tours:
                tiles = [streets.to[arc] for arc in tour.arcs]
                assert incomes_of(streets.holds, tiles, 3, slow.actor(), CARD_IDS[card]) == tour.incomes
                assert len({streets.street[arc] for arc in tour.arcs}) == len(tour.arcs)
                assert streets.holds[tiles[-1]] == streets.holds[tour.hotel] == 1


def test_a_limit_makes_the_answer_an_anytime_one() -> None:
    state = GAME.load(late_town())
    assert isinstance(state, GreenTown)
    whole = best_tours(state.town.streets(), 4, 0, CARD_IDS["9-a"])
    assert whole.proved
    hasty = best_tours(state.town.streets(), 4, 0, CARD_IDS["9-a"], limit=40)
    assert hasty.steps <= 60
    assert not hasty.proved
    if hasty.tours:
        assert hasty.tours[0].score <= whole.tours[0].score


def late_town() -> dict[str, object]:
    state = GAME.new(4, 3)
    chooser = chance(3)
    last: dict[str, object] = state.dump()
    while state.actors():
        if state.view(None)["phase"] == "marker":
            last = state.dump()
        seat, action = random_move(state, chooser)
        state.apply(seat, action)
    return last


def test_no_tour_where_there_is_none() -> None:
    state = position(EVERYTHING_LAID)
    assert isinstance(state, GreenTown)
    for card in ("6-a", "9-a"):
        assert best_tours(state.town.streets(), 3, 0, CARD_IDS[card]).tours == []


def test_suggestions_go_on_from_the_walk() -> None:
    """The traveller sees the best tours, each with the actions that lead to what it promises."""
    state = after(position(DEFAULT), "marker travel")
    tour = state.view(0)["tour"]
    assert state.view(1)["tour"]["suggestions"] == state.view(None)["tour"]["suggestions"] == []
    assert [suggestion["incomes"] for suggestion in tour["suggestions"]] == [[3, 0, 0], [0, 0, 0]]
    assert tour["suggestions_proved"]
    for suggestion in tour["suggestions"]:
        assert after(state, *suggestion["actions"]).scores() == suggestion["incomes"]
    walking = after(state, *walk("-1,0", "0,-1"))
    for suggestion in walking.view(0)["tour"]["suggestions"]:
        assert suggestion["path"][:2] == ["-1,0", "0,-1"]
        assert after(walking, *suggestion["actions"]).scores() == suggestion["incomes"]
