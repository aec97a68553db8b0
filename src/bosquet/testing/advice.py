"""Laws of what a game tells bots: legal, finite, and blind to what the seat cannot know."""

from math import isfinite

from ..core.game import Game
from ..core.rng import rng
from ..core.state import State
from .play import Options, Seed, positions

TURNS = 8
Advice = tuple[list[int], list[float], list[list[int]], int]


def advice_to_bots_is_sound(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Shortlist, prior, planned turns and habit stay within the options and know no secret."""
    for number, state in enumerate(positions(game, seats, options, seed, every=7)):
        assert game.advice.horizon(state) >= 0
        assert all(isfinite(game.advice.evaluate(state, seat)) for seat in range(seats))
        for seat in state.actors():
            told = sound_advice(state, seat, number)
            imagined = advice(state.determinize(seat, rng(number)), seat, number)
            assert told == imagined, f"seat {seat} is advised by what it cannot know: {told}, {imagined}"


def sound_advice(state: State, seat: int, number: int) -> Advice:
    """What the seat is told, which must fit its options."""
    found = state.options(seat)
    told = listed, weights, turns, habit = advice(state, seat, number)
    assert listed, "the shortlist is empty"
    assert set(listed) <= set(found), f"the shortlist {listed} goes beyond the options {found}"
    assert habit in listed, f"habit chooses {habit}, which was not offered"
    assert len(weights) in (0, len(listed)), f"{len(weights)} weights for {len(listed)} options"
    assert all(isfinite(weight) and weight >= 0 for weight in weights), weights
    assert len(turns) <= TURNS, f"{len(turns)} turns, {TURNS} were asked for"
    assert all(turn and turn[0] in found for turn in turns), f"a planned turn cannot begin: {turns}"
    return told


def advice(state: State, seat: int, number: int) -> Advice:
    told = state.setup.title.advice
    listed = told.shortlist(state, seat, state.options(seat))
    turns = told.turns(state, seat, rng(number), TURNS)
    return listed, told.prior(state, seat, listed), turns, told.policy(state, seat, listed, rng(number))
