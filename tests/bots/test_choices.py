"""What holds for every bot in every game: legal, repeatable, blind to secrets, the same compiled or not."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

import bosquet
from bosquet import State
from bosquet.bots import LEVELS, Bot, bot
from bosquet.bots.playout import goes_on
from tests.bots.moments import TABLES, digest, moments

# a level's seconds would let the machine have a say
SEEDLING = Bot(replace(LEVELS["seedling"], seconds=None))
BOTS = [bot("random"), bot("greedy:2"), bot("search:24"), SEEDLING]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_choices_are_legal_and_repeatable(game: str, seats: int, options: dict[str, object]) -> None:
    """A path is legal answer by answer; until its last answer the seat learns nothing and is asked again."""
    for seat, state in moments(game, seats, options, seed=1, every=11):
        before = state.dump()
        for each in BOTS:
            path = each.plan(state, seat, bosquet.rng(9)).path
            assert each.plan(state, seat, bosquet.rng(9)).path == path
            world = state.clone()
            for action in path[:-1]:
                assert action in world.options(seat)
                assert goes_on(world, seat, action)
            assert path[-1] in world.options(seat)
        assert state.dump() == before


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_choice_depends_on_what_the_seat_cannot_know(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """The true state and two imagined ones look alike to the seat: with the same seed it does the same."""
    for seat, state in moments(game, seats, options, seed=2, every=11):
        twins = [state.determinize(seat, bosquet.rng(twin)) for twin in (1, 2)]
        for each in BOTS:
            chosen = each.plan(state, seat, bosquet.rng(4)).path
            assert [each.plan(twin, seat, bosquet.rng(4)).path for twin in twins] == [chosen, chosen]


def test_a_bot_that_peeks_would_be_caught() -> None:
    """The law above can fail: who judges the state itself chooses differently where all looks alike."""

    def peek(state: State, seat: int) -> int:
        def after(action: int) -> float:
            world = state.clone()
            world.apply(seat, action)
            worth: float = world.setup.title.advice.evaluate(world, seat)
            return worth

        return max(state.options(seat), key=after)

    caught = [
        peek(state, seat) != peek(state.determinize(seat, bosquet.rng(1)), seat)
        for seat, state in moments("eternity", 4, {}, seed=2, every=5)
    ]
    assert any(caught)


@pytest.mark.parametrize("game", bosquet.games())
def test_another_seed_makes_other_choices(game: str) -> None:
    chosen = {
        seed: [
            SEEDLING.choose(state, seat, bosquet.rng(seed))
            for seat, state in moments(game, 4, {}, seed=1, every=7)
        ]
        for seed in (1, 2)
    }
    assert chosen[1] != chosen[2]


@pytest.mark.skipif(not bosquet.compiled(), reason="the bots run interpreted here: nothing to compare")
@pytest.mark.parametrize("game", bosquet.games())
def test_compiled_and_interpreted_bots_agree(game: str) -> None:
    environment = {**os.environ, "BOSQUET_INTERPRETED": "1"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    program = (
        "import bosquet; from tests.bots.moments import digest; assert not bosquet.compiled(); "
        f"print(digest({game!r}))"
    )
    interpreted = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert interpreted.stdout.strip() == digest(game)
