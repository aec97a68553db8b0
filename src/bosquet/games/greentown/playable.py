"""Whether a loaded position can be played on: dumps come from anybody. What play leads to always can."""

from ...core.reading import need
from .data import ALL_MARKERS, CARDS, FIVES, HOTEL, NO_CARD, NOBODY, START_CARD, STOPS, TREE, TREES
from .hexes import RADIUS, distance, q_of, r_of
from .layouts import tiles_left
from .state import GreenTown
from .town import NO_TILE

BOTTOM = ("ChooseMarker", "UseDouble", "EndTurn")  # under every question of a turn
PARTS = ("Travel", "Place", "Develop")  # what may still be due in a turn, below the question


def need_playable(s: GreenTown) -> None:
    need_cards(s)
    need_town(s)
    for seat in range(s.seats):
        need(s.used[seat] != ALL_MARKERS or s.actor() == seat, "a face-up marker for each seat")
    need(max(s.last) <= s.turn, "turns that have been")
    need((s.holder == NOBODY) == (s.seats == 2), "a double-turn marker with more than two (GRT-7.1)")
    need_frames(s)


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
    names = [type(frame).__name__ for frame in s.frames.listed()]
    need(s.place < s.seats, "a place in the round")
    need(names[0] in BOTTOM and (len(names) == 1) == (names[0] != "EndTurn"), "one turn at a time")
    need(not any(name in BOTTOM for name in names[1:]), "one turn at a time")
    due = names[1:-1]
    need(all(name in PARTS for name in due) and len(due) <= 2, "parts of a turn that are due")
    need("Travel" not in due[1:] and len(set(due)) == len(due), "each part once, the tour last")
    need((names[-1] == "WalkOn") == (s.hotel != NO_TILE), "a walk from a hotel")
    if names[-1] in ("PickHotel", "WalkOn"):
        need(not due, "a tour at the end of the turn")
