"""Effects inside effects, on the small game of the laws: a position by names, and what is played."""

from typing import Any

import pytest

import bosquet
from bosquet import BadRecord, rng
from bosquet.games.glade import GAME
from bosquet.games.glade.state import Glade
from tests.games.scenes import scenes


def position(hand: list[str], seats: int = 2, played: list[str] | None = None, deck: int = 4) -> Glade:
    """Seat 0 to move with this hand; the deck's top cards are acorns, the rest of the cards is buried."""
    state = GAME.new(seats, 1)
    dump = state.dump()
    mine = list(played or [])
    left = [card for zone in (*dump["hands"], dump["deck"]) for card in zone["cards"]]
    for card in hand + mine:
        left.remove(card)
    tops = [card for card in left if card == "acorn"][:deck]
    for card in tops:
        left.remove(card)
    dump["hands"] = [{"cards": sorted(hand)}] + [{"cards": []} for _ in range(seats - 1)]
    dump["played"] = [mine] + [[] for _ in range(seats - 1)]
    dump["deck"] = {"cards": tops}
    dump["buried"] = {"cards": left}
    dump["frames"] = [["Turn", 0]]
    return GAME.load(dump)


def do(state: Glade, *names: str) -> None:
    for name in names:
        seat = state.actor()
        action = GAME.table.parse(name)
        GAME.check(state, seat, action)
        state.apply(seat, action)


def asked(state: Glade) -> list[str]:
    return [option["name"] for option in state.decision(state.actor())["options"]]


def test_an_answer_goes_to_the_card_that_asked() -> None:
    state = position(["magpie", "squirrel", "acorn", "acorn"])
    do(state, "play magpie")
    assert state.decision(0)["asker"] == "magpie"
    do(state, "pick squirrel")
    assert state.decision(0)["asker"] == "squirrel"  # the same question, asked by another card
    assert asked(state) == ["pick acorn", "done"]
    do(state, "pick acorn", "pick acorn")
    assert state.scores() == [2, 0]
    assert state.actor() == 1


def test_what_is_played_inside_has_its_triggers_before_the_outer_card() -> None:
    state = position(["magpie", "acorn"], played=["badger"])
    state.listen()
    do(state, "play magpie", "pick acorn")
    told = [(event.kind, event.args.get("card", event.args.get("points"))) for event in state.heard()]
    assert told == [
        *[("played", "magpie"), ("played", "acorn")],
        *[("scored", 1), ("scored", 1), ("scored", 1)],  # the acorn, its badger, the magpie's badger
    ]


def test_a_trigger_does_not_see_the_card_that_it_came_with() -> None:
    state = position(["badger", "badger"])
    do(state, "play badger", "draw", "play badger")
    assert state.scores()[0] == 1  # the second badger woke the first


def test_effects_wake_effects() -> None:
    state = position(["magpie", "fox", "acorn"], played=["magpie"])
    do(state, "play magpie", "pick fox")
    assert state.decision(0)["asker"] == "fox"
    assert asked(state) == ["pick magpie"]
    do(state, "pick magpie")
    assert state.decision(0)["asker"] == "magpie"
    assert [frame[0] for frame in state.dump()["frames"]] == ["EndTurn", "Magpie", "PickCard"]
    do(state, "pick acorn")
    assert state.scores() == [1, 0]


def test_a_card_with_two_questions_remembers_the_first_answer() -> None:
    state = position(["hare", "owl", "owl"], seats=3)
    do(state, "play hare", "pick owl")
    assert asked(state) == ["give 1", "give 2"]
    do(state, "give 2")
    dump = state.dump()
    assert [hand["cards"] for hand in dump["hands"]] == [["owl"], [], ["owl"]]
    for seat in range(2):  # everybody has seen it
        for seed in range(8):
            assert state.determinize(seat, rng(seed)).dump()["hands"][2]["cards"] == ["owl"]


def test_a_seat_alone_buries_what_it_would_give() -> None:
    state = position(["hare", "owl"], seats=1)
    do(state, "play hare", "pick owl")
    assert state.view(0)["hand"] == []


def test_nothing_asked_where_there_is_nothing_to_choose() -> None:
    state = position(["magpie"])
    do(state, "play magpie")
    assert state.actor() == 1


def stacks() -> list[list[list[Any]]]:
    return [
        [["Turn", 5]],
        [["EndTurn", 0]],
        [["EndTurn", 0], ["PickCard", 0, 1, 0, 0]],  # nobody asked
        [["EndTurn", 0], ["Owl", 0], ["PickCard", 0, 1, 0, 0]],  # somebody else's question
        [["EndTurn", 0], ["Magpie", 1], ["PickCard", 0, 1, 0, 0]],  # the other seat's
        [["EndTurn", 0], ["Hare", 0, -1], ["PickSeat", 0, 3]],  # no card chosen
        [["Turn", 0], ["Turn", 1]],
        [["PickCard", 0, 1, 0, 0]],
        [
            ["EndTurn", 0],
            ["Triggers", 0, 4],
            ["Magpie", 0],
            ["PickCard", 0, 1, 0, 0],
        ],  # badgers that are not there
        [["EndTurn", 0], ["Magpie", "0"], ["PickCard", 0, 1, 0, 0]],
        [["EndTurn", 0], ["Magpie", 0], ["PickCard", 0, 1, 0.0, 0]],
        [["EndTurn", 0], ["Magpie", False], ["PickCard", 0, 1, 0, 0]],
        [["Hare", 0, 0], ["PickSeat", 0, 3]],  # no turn that would end
    ]


@pytest.mark.parametrize("frames", stacks(), ids=str)
def test_a_stack_that_no_game_has_is_refused(frames: list[list[Any]]) -> None:
    dump = position(["acorn", "acorn"], played=["magpie", "hare"]).dump()
    dump["frames"] = frames
    with pytest.raises(BadRecord, match="broken_dump"):
        GAME.load(dump)


def test_a_stack_that_a_game_can_have_is_played() -> None:
    dump = position(["acorn", "acorn"], played=["magpie", "hare"]).dump()
    dump["frames"] = [["EndTurn", 0], ["Magpie", 0], ["PickCard", 0, 1, 0, 0]]
    do(GAME.load(dump), "pick acorn")


def test_only_an_owl_has_cards_looked_at() -> None:
    """What nobody would ever take up again lay in sight for good."""
    dump = position(["acorn", "acorn"], played=["magpie", "owl"]).dump()
    mine, others = ([["EndTurn", 0], [card, 0], ["PickCard", 0, *fields]] for card, fields in LOOKING.items())
    dump["seen"][0] = {"cards": [dump["buried"]["cards"].pop()]}
    GAME.load({**dump, "frames": mine})
    for spoilt in ({**dump, "frames": others}, {**dump, "frames": mine, "seen": dump["seen"][::-1]}):
        with pytest.raises(BadRecord, match="in sight of an owl"):
            GAME.load(spoilt)


LOOKING = {"Owl": [5, 1, 0], "Magpie": [1, 0, 0]}


def test_nobody_assigns_the_frames() -> None:
    state = GAME.new(2, 1)
    frames: Any = "frames"
    with pytest.raises(AttributeError):
        setattr(state, frames, None)


def test_a_state_shows_what_is_going_on() -> None:
    state = position(["magpie", "acorn", "acorn"])
    start = "<glade, 2 seats, scores 0, 0: seat 0 has"
    assert repr(state) == f"{start} 3 answers to Turn(seat=0): play acorn, play magpie, draw>"
    do(state, "play magpie")
    question = "PickCard(seat=0, card=1, where=0, may_stop=0)"
    assert repr(state) == f"{start} 1 answers to {question} of magpie: pick acorn>"
    assert repr(GAME.begin(GAME.setup(2, None), rng(1))) == "<glade, 2 seats: Deal() is next>"


def test_a_state_shows_itself_at_any_moment() -> None:
    """Where something went wrong nothing may be laid out; and several may be asked at once."""
    everdell, evergreen = bosquet.game("everdell"), bosquet.game("evergreen")
    blank = everdell.blank(everdell.setup(2, None), rng(1))
    assert repr(blank) == "<everdell, 2 seats, nothing laid out>"
    opening = repr(evergreen.new(3, 1))
    assert opening.endswith(": seats 0, 1, 2 are asked ChooseOpening(waiting=(0, 1, 2))>")


def test_a_stack_deeper_than_any_game_is_refused() -> None:
    dump = position(["acorn"]).dump()
    dump["frames"] *= 1001
    with pytest.raises(BadRecord, match="fewer frames"):
        GAME.load(dump)


def test_a_card_is_seen_to_lie_before_it_does_its_work() -> None:
    (told, lies), (scored, done) = scenes(position(["acorn"], played=["badger"]), "play acorn")
    assert (told, scored) == (["played"], ["scored", "scored"])
    assert [view["played"][0] for view in (lies, done)] == [["badger", "acorn"]] * 2
    assert [view["points"][0] for view in (lies, done)] == [0, 2]
