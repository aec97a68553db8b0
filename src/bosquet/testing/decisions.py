"""Laws of deciding: what may be done, what may not, and that it ends."""

from collections.abc import Sequence
from typing import Any

from ..core.errors import IllegalAction
from ..core.frames import Frame
from ..core.game import Game
from ..core.rng import Rng, rng
from ..core.state import OVER, State
from .play import Options, Seed, chance, play_on, positions, random_record
from .words import assert_sayable, clauses

WHOLE_TABLE = (0, 2, 8)  # of the positions looked at: early, later, late
SAMPLE = 40  # actions tried by others and elsewhere


def options_are_well_formed(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Sorted, unique and inside the table; never empty for an actor, always for the others."""
    for state in positions(game, seats, options, seed):
        actors = state.actors()
        assert state.actor() == (actors[0] if actors else OVER)
        assert len(set(actors)) == len(actors)
        for seat in range(seats):
            found = state.options(seat)
            assert bool(found) == (seat in actors), f"seat {seat} of actors {actors} has options {found}"
            assert found == sorted(set(found))
            assert all(0 <= action < len(game.table) for action in found)


def check_agrees_with_options(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Options pass; all else is refused in words and by a clause that exist, and changes nothing.

    Who is asked tries the whole table at a few positions; otherwise a sample of it does.
    """
    chooser = rng(seats)
    table = range(len(game.table))
    for number, state in enumerate(positions(game, seats, options, seed, every=5)):
        before = state.dump()
        for seat in range(seats):
            allowed = state.options(seat)
            most = len(table) if allowed and number in WHOLE_TABLE else SAMPLE
            for action in some(allowed, most, chooser):
                game.check(state, seat, action)
            for action in sorted({*some(table, most, chooser), -1, len(table)} - set(allowed)):
                assert_refused(game, state, seat, action)
        assert state.dump() == before


def some(actions: Sequence[int], most: int, chooser: Rng) -> Sequence[int]:
    """All of them, if they are not too many."""
    if len(actions) <= most:
        return actions
    return [actions[chooser.below(len(actions))] for _ in range(most)]


def assert_refused(game: Game, state: State, seat: int, action: int) -> None:
    refusal = refused(game, state, seat, action)
    assert refusal, f"check let {action} of seat {seat} pass, which is not among its options"
    assert_sayable(game, refusal.key, refusal.details)
    assert not refusal.clause or refusal.clause in clauses(game, "en"), f"{refusal.clause} is no clause"


def refused(game: Game, state: State, seat: int, action: int) -> IllegalAction | None:
    try:
        game.check(state, seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


def decisions_list_the_options(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """A decision is exactly the options by name, each with a place on the board, under a prompt in words."""
    for state in positions(game, seats, options, seed):
        for seat in range(seats):
            if seat not in state.actors():
                try:
                    state.decision(seat)
                except IllegalAction:
                    continue
                raise AssertionError(f"seat {seat} is asked although it is not to act")
            decision = state.decision(seat)
            assert [option["id"] for option in decision["options"]] == state.options(seat)
            for option in decision["options"]:
                assert option["name"] == game.table.name(option["id"])
                assert isinstance(option["target"], str)
                assert option["target"]
            assert_sayable(game, decision["prompt"]["key"], decision["prompt"]["args"])


def frames_answer_for_themselves(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Phase, whether a turn opens and what is held back are public; a question's habit is an answer to it."""
    for number, state in enumerate(positions(game, seats, options, seed, every=5)):
        for seat in state.actors():
            found = state.options(seat)
            world = state.determinize(seat, rng(number))
            assert told_by_frames(state) == told_by_frames(world), f"seat {seat} is told a secret"
            assert asked_frame(state).habit(state, seat, found, rng(number)) in found


def told_by_frames(state: State) -> list[tuple[str, bool, bool]]:
    frames = state.frames.listed() if state.frames else []
    return [(frame.phase(state), frame.opens_turn(state), frame.holds(state)) for frame in frames]


def asked_frame(state: State) -> Frame[Any]:
    assert state.frames is not None
    return state.frames.top


def play_ends_in_time(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Within the stated bound, with a score a seat; a rank is one more than how many are better.

    Alone there is nobody to be better than: 1 is a game won (or simply over), 2 one that is lost.
    """
    record, end = random_record(game, seats, options, seed)
    assert end.actor() == OVER, f"not over after {len(record.moves)} moves, the bound"
    assert len(end.scores()) == seats
    ranks = end.ranks()
    assert len(ranks) == seats
    lost_alone = ranks == [2]
    assert lost_alone or all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks), ranks


def clocks_belong_to_the_house(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """A clock's verdict is no option; while one runs it can be applied to who is to act, and play goes on."""
    for number, state in enumerate(positions(game, seats, options, seed)):
        running = game.hosting.clock(state) > 0
        assert not running or game.timeout >= 0, "a clock runs but the table has no timeout"
        for seat in state.actors():
            assert game.timeout not in state.options(seat)
            if game.timeout < 0:
                continue
            assert passes_recorded(game, state, seat) == running
            if running and number % 7 == 0:
                world = state.clone()
                world.apply(seat, game.timeout)
                play_on(world, chance(seed), game.bound(state.setup))
                assert not world.actors()


def passes_recorded(game: Game, state: State, seat: int) -> bool:
    try:
        game.check_recorded(state, seat, game.timeout)
    except IllegalAction:
        return False
    return True
