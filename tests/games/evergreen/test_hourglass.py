"""EVG-5: the hourglass. The house keeps the time; the rules know the verdict."""

from typing import Any

import pytest

import bosquet
from bosquet import BadOptions, BadRecord, Record, State
from bosquet.testing.play import positions, random_move
from tests.clauses import rule
from tests.games.evergreen.position import GAME, after, discs, lays, players, position, refusal

AT_EACH_QUESTION = pytest.mark.parametrize(
    "moves",
    [
        lays("green-1", "0 left"),
        (*lays("green-1", "0 left"), "lay brown-2"),
        (*lays("green-1", "0 left"), "done"),
        (*lays("green-1", "0 left"), "done", "hit left"),
    ],
)


def timed(turn: int = 0, **more: Any) -> State:
    return position(
        "green-9 green-2 blue-2",
        "blue-8 blue-3 green-4",
        "yellow-6 blue-4 yellow-4",
        turn=turn,
        hourglass=60,
        hands=["green-1 brown-2 blue-9 yellow-9", "blue-1 orange-1", "yellow-1 lilac-1"],
        **more,
    )


@rule("EVG-5.1")
def test_every_turn_is_timed_up_to_the_concert_and_the_opening_is_not() -> None:
    clocks = []
    for state in positions(GAME, 3, {"hourglass": 30}, seed=2):
        view = state.view(None)
        assert GAME.hosting.clock(state) == (
            view["turn_number"] if view["phase"] in ("cards", "hit", "concert") else 0
        )
        clocks.append(GAME.hosting.clock(state))
    assert clocks[:9] == [0] * 9
    assert clocks[9] == 1
    assert clocks[-1] == 0


@rule("EVG-5.1")
def test_without_the_option_no_clock_runs() -> None:
    assert {GAME.hosting.clock(state) for state in positions(GAME, 3, {}, seed=2)} == {0}
    assert GAME.new(3, 2).view(None)["hourglass"] is None
    assert GAME.new(3, 2, {"hourglass": 90}).view(None)["hourglass"] == 90
    for seconds in (14, 601, -1, True, "60"):
        with pytest.raises(BadOptions):
            GAME.new(3, 2, {"hourglass": seconds})


@rule("EVG-5.1")
def test_only_the_house_says_that_time_is_up() -> None:
    """`timeout` is never among the options, and a player who sends it is refused at every question."""
    for state in positions(GAME, 3, {"hourglass": 30}, seed=2, every=3):
        for seat in state.actors():
            assert GAME.timeout not in state.options(seat)
            assert refusal(state, "timeout", seat) == ("refuse.timeout", {}, "EVG-5.1")


@rule("EVG-5.2")
def test_each_turn_is_a_glass_of_its_own_also_for_one_player_alone() -> None:
    """The house measures by this number: a new one adds a glass to what was left."""
    state = position(
        "green-9 green-2 blue-2", "blue-8 blue-3 green-4", "yellow-6 blue-4 yellow-4",
        hands=["green-1 brown-2 blue-9", "", ""], hourglass=60,
    )  # fmt: skip
    seen = [GAME.hosting.clock(state)]
    for card in ("green-1", "brown-2"):
        for move in (*lays(card, "0 left"), "done", "hit stay", "no concert"):
            state = after(state, move)
            seen.append(GAME.hosting.clock(state))
    assert seen == [1] * 5 + [2] * 5 + [3]


@rule("EVG-5.3")
@pytest.mark.parametrize("moves", [(), ("lay blue-9",)])
def test_out_of_time_with_no_card_laid_the_neighbour_draws_one(moves: tuple[str, ...]) -> None:
    """Also when a card was picked but did not lie yet."""
    before = after(timed(), *moves)
    before.listen()
    state = before.clone()
    state.listen()
    state.apply(0, GAME.timeout)
    told = {event.kind: event for event in state.heard()}
    card = told["drawn"].args["card"]
    assert told["drawn"].args == {"seat": 0, "neighbour": 2, "card": card}
    assert told["drawn"].reveals
    assert told["laid"].args["seat"] == 2
    assert card in before.view(0)["hand"]
    assert card not in state.view(0)["hand"]
    assert players(state, "places")[0][1] == {"card": card, "covered": ["green-2"]}
    assert (state.actor(), state.view(None)["phase"], state.view(None)["hit"]) == (1, "cards", "orange")
    assert players(state, "concerts") == [[], [], []]


@rule("EVG-5.3")
def test_every_card_of_the_hand_can_be_drawn_and_discs_follow() -> None:
    drawn = set()
    for seed in range(60):
        dump = timed().dump() | {"rng": GAME.new(3, seed).dump()["rng"]}
        state = GAME.load(dump)
        state.apply(0, GAME.timeout)
        card = players(state, "places")[0][1]["card"]
        drawn.add(card)
        expected = {"green": (0, 5), "blue": (1, 5), "yellow": (2, 5)}
        if card == "brown-2":
            expected["brown"] = (0, 5)
        if card == "blue-9":
            expected["blue"] = (0, 6)
        assert discs(state) == expected
    assert drawn == {"green-1", "brown-2", "blue-9", "yellow-9"}


@rule("EVG-5.3")
def test_the_last_card_drawn_ends_the_game() -> None:
    start = position(
        "green-3 green-2 blue-2", "blue-5 blue-3 green-4", hands=["yellow-1", ""], hourglass=60, hit="yellow"
    )
    end = after(start, "timeout")
    assert end.actor() == bosquet.OVER
    assert players(end, "total") == [10, 22]  # yellow; blue and green at 6: final galas without a hit


@rule("EVG-5.4")
@AT_EACH_QUESTION
def test_out_of_time_after_a_card_the_turn_ends_there(moves: tuple[str, ...]) -> None:
    before = after(timed(), *moves)
    state = after(before, "timeout")
    assert (state.actor(), state.view(None)["phase"]) == (1, "cards")
    assert players(state, "cards") == [3, 2, 2]
    assert players(state, "places") == players(before, "places")
    assert state.view(None)["hit"] == before.view(None)["hit"]
    assert players(state, "concerts") == [[], [], []]
    assert state.view(0)["picked"] is None


@rule("EVG-5.3", "EVG-5.4")
def test_a_record_with_the_hourglass_replays() -> None:
    state = GAME.new(4, 9, {"hourglass": 15})
    record = Record(GAME, 4, 9, {"hourglass": 15})
    chooser = bosquet.rng(4)
    while state.actors():
        seat, action = random_move(state, chooser)
        if GAME.hosting.clock(state) and chooser.below(4) == 0:
            action = GAME.timeout
        record.add(seat, action)
        state.apply(seat, action)
    assert record.text().count("timeout") > 5
    assert bosquet.read_record(record.text()).replay().dump() == state.dump()


@rule("EVG-5.1")
def test_a_record_without_an_hourglass_holds_no_timeout() -> None:
    state = GAME.new(2, 9)
    record = Record(GAME, 2, 9)
    while not state.view(None)["turn_number"]:
        seat = state.actor()
        record.add(seat, state.options(seat)[0])
        state.apply(seat, state.options(seat)[0])
    record.add(state.actor(), GAME.timeout)
    with pytest.raises(BadRecord):
        record.replay()


@rule("EVG-5.3", "EVG-5.4")
@pytest.mark.parametrize("moves", [(), lays("green-1", "0 left")])
def test_a_card_that_was_about_to_be_laid_goes_back_and_stays_secret(moves: tuple[str, ...]) -> None:
    late = after(timed(), *moves, "lay brown-2", "timeout")
    assert [late.view(seat)["picked"] for seat in (None, 0, 1, 2)] == [None] * 4
    assert late.dump()["picked"] is None


@rule("EVG-4.3", "EVG-5.1")
def test_once_a_concert_is_decided_the_gala_is_not_timed() -> None:
    """The sand measures whether there is a concert; whether it is the gala may be thought over."""
    state = after(timed(), *lays("green-1", "0 left"), "done", "hit stay")
    assert [GAME.table.name(action) for action in state.options(0)] == ["concert", "no concert"]
    assert refusal(state, "gala") == ("refuse.concert_first", {}, "EVG-5.1")
    assert GAME.hosting.clock(state) > 0
    worth = state.view(0)["players"][0]["worth"]
    decided = after(state, "concert")
    assert (decided.actor(), GAME.hosting.clock(decided), decided.view(None)["phase"]) == (0, 0, "gala")
    assert [GAME.table.name(action) for action in decided.options(0)] == ["gala", "no gala"]
    assert refusal(decided, "no concert") == ("refuse.gala_now", {}, "EVG-4.3")
    with pytest.raises(bosquet.IllegalAction):
        GAME.check_recorded(decided, 0, GAME.timeout)
    for answer, points, gala in (("gala", 2 * worth, True), ("no gala", worth, False)):
        ended = after(decided, answer)
        assert ended.view(None)["players"][0]["concerts"] == [
            {"points": points, "gala": gala, "final": False}
        ]
        assert (ended.actor(), GAME.hosting.clock(ended)) == (1, GAME.hosting.clock(state) + 1)


@rule("EVG-5.1")
def test_without_a_gala_left_a_concert_ends_the_turn_at_once() -> None:
    state = after(
        timed(concerts=[[10], [], []], galas=[0]), *lays("green-1", "0 left"), "done", "hit stay", "concert"
    )
    assert state.actor() == 1
