"""Whether a loaded position can be played on: dumps come from anybody. What play leads to always can."""

from collections.abc import Callable
from typing import Final

from ...core.reading import need
from .data import ALL_MARKERS, CARDS, FIVES, HOTEL, NO_CARD, NOBODY, START_CARD, STOPS, TREE, TREES
from .developing import Develop
from .hexes import RADIUS, distance, q_of, r_of
from .layouts import tiles_left
from .placing import Place
from .state import GreenTown
from .tour import PickHotel, Travel, WalkOn
from .town import NO_TILE
from .turn import ChooseMarker, EndTurn, UseDouble


def need_markers(s: GreenTown) -> None:
    for seat in range(s.seats):
        need(s.used[seat] != ALL_MARKERS or s.actor() == seat, "a face-up marker for each seat")
    need(max(s.last) <= s.turn, "turns that have been")
    need((s.holder == NOBODY) == (s.seats == 2), "a double-turn marker with more than two (GRT-7.1)")


def need_cards(s: GreenTown) -> None:
    """Every tourist card in one place, the pile by number (GRT-1.4)."""
    held = [card for card in s.cards if card != NO_CARD]
    need(sorted([*s.pile, *held, *s.gone]) == list(range(CARDS)), "every tourist card in one place")
    need(not any(card in FIVES for card in s.pile), "no five in the pile")
    for at in range(1, len(s.pile)):
        need(STOPS[s.pile[at - 1]] >= STOPS[s.pile[at]], "a pile sorted by number")
    need(len(held) == s.seats or (not s.pile and s.ending == 1), "a tourist card for each seat")
    need(START_CARD not in s.pile, "the start card dealt")


def need_town(s: GreenTown) -> None:
    town = s.town
    need(len(town.cells) > 1 and town.whole_with(NO_TILE, 0), "a town that hangs together")
    need(len(town.holding(HOTEL)) >= 2 and len(town.holding(TREE)) == TREES, "two hotels and six trees")
    farthest = max([distance(q_of(cell), r_of(cell)) for cell in town.cells])
    need(farthest + tiles_left(town) <= RADIUS, "a town in the middle of the table")


def need_frames(s: GreenTown) -> None:
    """One turn at a time: its end at the bottom, what is still due above it, and a question on top."""
    if s.frames is None:
        need(s.hotel == NO_TILE, "no tour after the end")
        return
    frames = s.frames.listed()
    question = frames[-1]
    need(s.place < s.seats, "a place in the round")
    alone = isinstance(question, (ChooseMarker, UseDouble))
    need(alone == (len(frames) == 1) and (alone or isinstance(frames[0], EndTurn)), "one turn at a time")
    due = frames[1:-1]
    need(all(isinstance(part, (Travel, Place, Develop)) for part in due), "parts of a turn that are due")
    need(not any(isinstance(part, Travel) for part in due[1:]), "the tour last")
    need(len({type(part) for part in due}) == len(due) <= 2, "each part once")
    need(isinstance(question, WalkOn) == (s.hotel != NO_TILE), "a walk from a hotel")
    need(not due or not isinstance(question, (PickHotel, WalkOn)), "a tour at the end of the turn")


CHECKS: Final[list[Callable[[GreenTown], None]]] = [need_cards, need_town, need_markers, need_frames]
