"""What bots are told about GreenTown."""

import bosquet
from bosquet import State
from bosquet.bots.playout import finish_turn, follow
from bosquet.games.greentown.state import GreenTown
from tests.games.greentown.position import DEFAULT, GAME, after, position, walk

TOUR = walk("-1,0", "0,0", "1,0", "2,0", "2,-1", "1,-1", "0,-1", "-1,0")


def habits(state: State, seed: int) -> list[str]:
    """What habit does until the turn is over."""
    state = state.clone()
    seat, chooser = state.actor(), bosquet.rng(seed)
    done: list[str] = []
    while not done or (state.actor() == seat and GAME.advice.midturn(state)):
        action = GAME.advice.policy(state, seat, state.options(seat), chooser)
        done.append(GAME.table.name(action))
        state.apply(seat, action)
    return done


def test_money_and_a_tour_at_hand_are_worth_something() -> None:
    poor = position(DEFAULT)
    rich = position(DEFAULT, money=[5, 0, 0])
    assert GAME.advice.evaluate(rich, 0) == GAME.advice.evaluate(poor, 0) + 5
    ring = GAME.new(3, 1, {"layout": "alt1-ring"}).dump()["town"]
    assert GAME.advice.evaluate(position(ring), 0) < GAME.advice.evaluate(poor, 0), "no tour there"


def test_after_the_end_only_money_counts() -> None:
    ended = GAME.load({**position(DEFAULT, money=[3, 4, 5]).dump(), "frames": []})
    assert [GAME.advice.evaluate(ended, seat) for seat in range(3)] == [3, 4, 5]


def test_habit_takes_a_good_tour_and_walks_it_well() -> None:
    """Three coins are at hand: most of the time the tour is made, and always the best one."""
    state = position(DEFAULT, markers={0: ["build", "travel"]})
    turns = [habits(state, seed) for seed in range(40)]
    tours = [turn for turn in turns if turn[0] == "marker travel"]
    assert len(tours) > 30
    for turn in tours:
        assert after(state, *turn).scores() == [3, 0, 0]


def test_a_walk_that_left_the_best_tour_goes_on_as_well_as_it_can() -> None:
    state = after(position(DEFAULT), "marker travel", *walk("-1,0", "0,-1"))
    best = state.view(0)["tour"]["suggestions"][0]["incomes"][0]
    assert after(state, *habits(state, 1)).scores()[0] == best


def test_on_a_tour_there_is_nothing_left_to_weigh() -> None:
    """One step of it is on the shortlist: along the best tour, which was sought before it began."""
    state = after(position(DEFAULT), "marker travel")
    hotel = state.options(0)
    assert len(hotel) > 1
    assert GAME.advice.shortlist(state, 0, hotel) == hotel
    state = after(state, *walk("-1,0"))
    steps = 0
    while state.actor() == 0:
        options = state.options(0)
        worth = GAME.advice.shortlist(state, 0, options)
        assert len(worth) == 1
        steps += len(options) > 1
        state.apply(0, worth[0])
    assert steps > 0, "there were others"
    assert state.scores() == [3, 0, 0]


def test_planned_turns_are_whole_legal_and_different() -> None:
    state = position(DEFAULT)
    assert isinstance(state, GreenTown)
    for start in (state, after(state, "marker build"), after(state, "marker build", "plan place-two")):
        plans = GAME.advice.turns(start, 0, bosquet.rng(3), 8)
        assert 1 < len(plans) <= 8
        assert len({tuple(plan) for plan in plans}) == len(plans)
        for plan in plans:
            world = start.clone()
            assert follow(world, 0, plan)
            assert not GAME.advice.midturn(world), "the turn is over"


def test_every_marker_is_among_the_planned_turns() -> None:
    plans = GAME.advice.turns(position(DEFAULT), 0, bosquet.rng(3), 16)
    assert {GAME.table.name(plan[0]) for plan in plans} == {
        "marker build",
        "marker travel",
        "marker build-and-travel",
        "marker build-or-travel",
    }


def test_a_turn_begins_with_its_marker() -> None:
    state = position(DEFAULT)
    assert not GAME.advice.midturn(state)
    assert GAME.advice.midturn(after(state, "marker build"))
    world = after(state, "marker travel")
    finish_turn(world, bosquet.rng(1))
    assert (world.actor(), GAME.advice.midturn(world)) == (1, False)
