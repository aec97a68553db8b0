"""Frames and the state that runs them, on a toy game: sequences, nested effects, simultaneous choices."""

from typing import Any

import pytest

import bosquet
from bosquet import OVER, Game, State, rng
from bosquet.core.actions import ActionTable
from bosquet.core.frames import Ask, AskEach, Step
from bosquet.core.state import Setup, ranks_of

if bosquet.compiled():
    pytest.skip("compiled classes have no interpreted children: tested interpreted", allow_module_level=True)


TOY: Game = Game("toy", 1, range(3, 4), (), ActionTable(), ())


class Toy(State):
    def __init__(self, *frames: Any) -> None:
        super().__init__(Setup(TOY, 3, {}), rng(1))
        self.story: list[str] = []
        self.then(list(frames))
        self.run()


class Say(Step[Toy]):
    def __init__(self, word: str, *more: Any) -> None:
        super().__init__()
        self.word = word
        self.more = more

    def run(self, s: Toy) -> None:
        s.story.append(self.word)
        s.then(list(self.more))


class Pick(Ask[Toy]):
    def options(self, s: Toy) -> list[int]:
        return [1, 2]

    def choose(self, s: Toy, action: int) -> None:
        s.story.append(f"{self.seat} picks {action}")
        if action == 2:
            s.push(Say("a consequence"))


class Vote(AskEach[Toy]):
    def options_of(self, s: Toy, seat: int) -> list[int]:
        return [seat, 10 + seat]

    def choose_as(self, s: Toy, seat: int, action: int) -> None:
        s.story.append(f"{seat} votes {action}")
        left = tuple(one for one in self.waiting if one != seat)
        if left:
            s.push(Vote(left))


def test_steps_run_in_order_and_nested_ones_before_the_next() -> None:
    toy = Toy(Say("one", Say("one a", Say("deep")), Say("one b")), Say("two"))
    assert toy.story == ["one", "one a", "deep", "one b", "two"]
    assert (toy.actor(), toy.actors(), toy.options(0)) == (OVER, [], [])


def test_an_ask_waits_and_its_consequence_comes_before_what_was_next() -> None:
    toy = Toy(Pick(1), Say("after"))
    assert (toy.actor(), toy.actors()) == (1, [1])
    assert [toy.options(seat) for seat in range(3)] == [[], [1, 2], []]
    toy.apply(1, 2)
    assert toy.story == ["1 picks 2", "a consequence", "after"]


def test_several_choose_at_once_in_any_order() -> None:
    toy = Toy(Vote((0, 1, 2)), Say("counted"))
    assert toy.actors() == [0, 1, 2]
    toy.apply(1, 11)
    assert (toy.actor(), toy.actors(), toy.options(1)) == (0, [0, 2], [])
    toy.apply(2, 2)
    toy.apply(0, 0)
    assert toy.story == ["1 votes 11", "2 votes 2", "0 votes 0", "counted"]


def test_frames_show_and_dump_what_they_hold() -> None:
    assert Pick(1).dump() == ["Pick", 1]
    assert repr(Pick(1)) == "Pick(seat=1)"
    assert Vote((0, 2)).dump() == ["Vote", [0, 2]]


def test_events_are_heard_once_and_not_by_clones() -> None:
    toy = Toy(Pick(1))
    assert toy.heard() == []
    toy.listen()
    assert toy.heard() == []


def test_ranks_are_shared_and_skip() -> None:
    assert ranks_of([(5, 1), (7, 0), (5, 1), (5, 0)]) == [2, 1, 2, 4]
