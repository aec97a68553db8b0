"""Laws of GreenTown in any game whatever is played, each by a definition of its own."""

import pytest

import bosquet
from bosquet import State
from bosquet.games.greentown.state import GreenTown
from bosquet.testing.play import chance, play_on, random_move
from tests.clauses import rule
from tests.games.greentown.position import GAME, tiles


@rule("GRT-6.1", "GRT-6.3")
@pytest.mark.parametrize("layout", ["default", "alt1-ring", "alt2-open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_well_before_the_bound(seats: int, layout: str) -> None:
    for seed in range(12):
        state = GAME.new(seats, seed, {"layout": layout})
        moves = play_on(state, chance(seed), GAME.bound(state.setup))
        assert not state.actors()
        assert len(moves) < GAME.bound(state.setup) // 4
        view = state.view(None)
        frozen = min(state.dump()["idle"]) == 4
        assert view["ending"] or frozen
        assert sorted(view["ranks"]) == list(range(1, seats + 1))


@rule("GRT-3.5", "GRT-5.7")
@pytest.mark.parametrize("seed", range(4))
def test_the_town_only_grows_and_hangs_together(seed: int) -> None:
    state = GAME.new(4, seed)
    chooser = chance(seed)
    roads, money = 0, [0] * 4
    while state.actors():
        laid = tiles(state)
        assert sum(len(tile["roads"]) for tile in laid.values()) >= roads
        assert all(now >= before for now, before in zip(state.scores(), money, strict=True))
        roads, money = sum(len(tile["roads"]) for tile in laid.values()), state.scores()
        assert reached(laid) == set(laid)
        seat, action = random_move(state, chooser)
        state.apply(seat, action)


def reached(laid: dict[str, dict[str, object]]) -> set[str]:
    """The cells that roads lead to from the first."""
    delta = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
    found = {next(iter(laid))}
    edge = list(found)
    while edge:
        tile = laid[edge.pop()]
        joined = tile["joined"]
        assert isinstance(joined, list)
        q, r = map(int, str(tile["cell"]).split(","))
        for side in joined:
            cell = f"{q + delta[side][0]},{r + delta[side][1]}"
            if cell not in found:
                found.add(cell)
                edge.append(cell)
    return found


def test_clones_share_their_town_and_what_was_worked_out() -> None:
    """A town never changes: a clone costs no copy of it, and a tour is sought once for both."""
    state = GAME.new(3, 1)
    twin = state.clone()
    assert isinstance(state, GreenTown)
    assert isinstance(twin, GreenTown)
    assert twin.town is state.town
    assert twin.town.streets() is state.town.streets()


def test_the_table_is_small() -> None:
    assert len(GAME.table) == 4958


@pytest.mark.parametrize("seed", range(3))
def test_a_step_of_a_tour_never_leads_astray(seed: int) -> None:
    """Every step on offer can be finished: walked at random, a tour always ends at a hotel."""
    state = GAME.new(2, seed)
    chooser = bosquet.rng(seed)
    tours = 0
    state.listen()
    while state.actors():
        options = state.options(state.actor())
        assert options
        state.apply(state.actor(), options[chooser.below(len(options))])
        tours += sum(ends_at_a_hotel(state, event.args) for event in state.heard() if event.kind == "toured")
    assert tours > 2


def ends_at_a_hotel(state: State, told: dict[str, object]) -> bool:
    path = told["path"]
    assert isinstance(path, list)
    piece = tiles(state)[path[-1]]["piece"]
    assert piece is not None
    assert piece["what"] == "hotel"
    return True
