"""Playing on by chance, by habit or along a planned turn: the compiled loops under bots and bench."""

from typing import Final

from ..core.native import i64
from ..core.rng import Rng
from ..core.state import OVER, State

FAR: Final = 1 << 28  # more turns than any game has


def play_random(state: State, rng: Rng) -> int:
    """Play to the end, every option equally likely; the number of actions."""
    actions: i64 = 0
    seat = state.actor()
    while seat != OVER:
        options = state.options(seat)
        state.apply(seat, options[rng.below(len(options))])
        actions += 1
        seat = state.actor()
    return actions


def habitual(state: State, seat: int, rng: Rng) -> int:
    """What the game's habits choose, among the options worth weighing."""
    advice = state.setup.title.advice
    return advice.policy(state, seat, advice.shortlist(state, seat, state.options(seat)), rng)


def play_on(state: State, chapter: int, turns: int, rng: Rng) -> None:
    """Play on by habit until the chapter or the game ends, or after so many turns another would begin."""
    seat = state.actor()
    left: i64 = turns
    advice = state.setup.title.advice
    while seat != OVER and advice.chapter(state) == chapter:
        if not advice.midturn(state):
            if left <= 0:
                return
            left -= 1
        state.apply(seat, habitual(state, seat, rng))
        seat = state.actor()


def finish_turn(state: State, rng: Rng) -> None:
    """By habit, whoever is asked, until another turn would begin."""
    seat = state.actor()
    advice = state.setup.title.advice
    while seat != OVER and advice.midturn(state):
        state.apply(seat, habitual(state, seat, rng))
        seat = state.actor()


def follow(state: State, seat: int, plan: list[int]) -> bool:
    """Go on with a planned turn, choice by choice, as far as it is legal here; whether all of it was."""
    for action in plan:
        if state.actor() != seat or action not in state.options(seat):
            return False
        state.apply(seat, action)
    return True


def goes_on(state: State, seat: int, action: int) -> bool:
    """Carry out an answer; whether the same seat is asked again and nobody has learned anything by it.

    What is put away ends it too: everybody shall see it before they are shown more.
    """
    chance = state.rng.dump()
    hosting = state.setup.title.hosting
    page = hosting.page(state)
    state.listen()
    state.apply(seat, action)
    revealed = any(event.reveals for event in state.heard()) or state.rng.dump() != chance
    return not revealed and state.actors() == [seat] and hosting.page(state) == page
