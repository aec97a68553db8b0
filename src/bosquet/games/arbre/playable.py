"""What any loaded position must have: dumps come from anybody. What a question needs, its frame says."""

from collections.abc import Callable
from typing import Any, Final

from ...core.frames import NOBODY, Frame
from ...core.reading import need
from ...core.state import question_of
from . import data
from .asks import PartOfTurn
from .pieces import FLOWER, FRUIT, PIECE_KINDS, RESERVE, SPROUT, TWIG
from .play import PlayOn
from .river import DRAW, SPIRIT_TAKES, TRUNK_TAKES, Refill, TakeCard
from .scoring import stalled
from .state import Arbre
from .turn import EndTurn, Turn


def need_spirits(s: Arbre) -> None:
    earth, water = data.FAUN // 2, data.NAIAD // 2
    need(s.faces[0] // 2 == earth and s.faces[1] // 2 == water, "a face of each spirit tile")


def need_end(s: Arbre) -> None:
    need(s.turn >= 1, "a turn")
    if s.over():
        need(s.won() or stalled(s) != "", "an end with a winner")
    else:
        need(not s.won(), "pieces in every reserve")


def need_cards(s: Arbre) -> None:
    """All 68 cards, in hands that can be (ARB-1.1, 3.2)."""
    need(len(s.hands) == s.seats, "a hand for each seat")
    zones = [*s.hands, s.source, s.discards, s.drawn]
    cards = [card for zone in zones for card in zone.cards]
    cards += s.shown if s.growing != data.NO_TYPE else []
    cards += [card for card in s.river if card != data.NO_CARD]
    need(sorted(cards) == data.DECK, "every card of the deck in one place")
    need(bool(s.source.cards), "a source that is not empty")
    need(len(s.drawn.cards) in (0, data.SPIRITS[data.PEGAEA].draws), "three cards drawn or none")
    need(len(s.shown) <= data.HAND_LIMIT, "no more cards shown than a hand holds")
    for hand in s.hands:
        need(len(hand.cards) <= data.HAND_LIMIT + 2, "a hand of eight cards at most")


def need_tree(s: Arbre) -> None:
    """Every twig grew from an older one or from a coloured tile, and its end bears what grew on it."""
    count = len(s.ends)
    need(count > 0 and len(s.parents) == count and len(s.owners) == count, "twigs")
    need(1 <= s.trunk <= data.TRUNK_TILES, "a trunk")
    children = [0] * count
    for twig in range(count):
        parent = s.parents[twig]
        need(-s.trunk <= parent < twig, "a parent older than its twig")
        need(s.owners[twig] == data.COMMON or s.owners[twig] < s.seats, "an owner at the table")
        if parent >= 0:
            children[parent] += 1
    for twig in range(count):
        end = s.ends[twig]
        need(children[twig] == (end if end <= data.TWO_TWIGS else 0), "ends that bear what grew on them")
        need(end < data.WITH_FRUIT + s.seats, "a fruit of a player")


def need_pieces(s: Arbre) -> None:
    """What a player began with is in the reserve or on the tree (ARB-1.3)."""
    used = s.seats - sum(reserve[SPROUT] for reserve in s.reserves)
    owed = 1 if s.won() and used == s.trunk else 0  # who wins with the sprout colours no more (ARB-9.3)
    need(used == s.trunk - 1 + owed, "a tile for each sprout")
    flowers = s.ends.count(data.WITH_FLOWER)
    for seat in range(s.seats):
        reserve = s.reserves[seat]
        for piece in range(PIECE_KINDS):
            need(reserve[piece] <= RESERVE[piece] or RESERVE[piece] == 0, "no more pieces than at the start")
        need(reserve[TWIG] + s.owners.count(seat) == RESERVE[TWIG], "ten twigs of each colour")
        need(
            reserve[FRUIT] + s.ends.count(data.WITH_FRUIT + seat) == RESERVE[FRUIT],
            "three fruits of each colour",
        )
        flowers += reserve[FLOWER]
    need(flowers == s.seats, "a golden flower for each player")


def need_one_player(s: Arbre) -> None:
    """All frames of a turn belong to the one who takes it, and the river lacks only what is being taken."""
    if s.frames is None:
        return
    frames = s.frames.listed()
    seat = s.actor()
    for frame in frames:
        whose = frame.player if isinstance(frame, PartOfTurn) else frame.seat
        need(whose in (seat, NOBODY), "one player whose turn it is")
    for other in range(s.seats):
        if other != seat:
            need(len(s.hands[other].cards) <= data.HAND_LIMIT, "a hand of six cards at most")
    need(isinstance(frames[0], Turn if len(frames) == 1 else EndTurn), "a turn that ends")
    playing = any(isinstance(frame, PlayOn) for frame in frames)
    need(playing == (s.growing != data.NO_TYPE) and (not playing or bool(s.shown)), "cards shown in a play")
    need_picks(s, frames)
    need(
        playing or (s.growing == data.NO_TYPE and s.placed == s.owed == s.called == 0), "nothing grown before"
    )
    need(bool(s.drawn.cards) == question_of(s).holds(s), "cards drawn for the Pegaea alone")
    need_takes(s, frames, playing)


def need_picks(s: Arbre, frames: list[Frame[Any]]) -> None:
    """Cards picked for a play are in the hand until the type is named."""
    if s.growing == data.NO_TYPE and s.shown:
        need(len(frames) == 1, "cards picked at the beginning of a turn")
        hand = s.hands[s.actor()].cards
        need(all(s.shown.count(card) <= hand.count(card) for card in s.shown), "picked cards in the hand")


def need_takes(s: Arbre, frames: list[Frame[Any]], playing: bool) -> None:
    """Cards to be taken lie in the river, and what was taken is in the hand (ARB-3.1, 6.4, 8.2)."""
    gone = s.river.count(data.NO_CARD)
    takes = sum([1 for frame in frames if isinstance(frame, TakeCard)])
    refills = any(isinstance(frame, Refill) for frame in frames)
    need(takes == 0 or isinstance(question_of(s), TakeCard), "a card to take first")
    need(refills == (takes > 0) and (takes > 0 or gone == 0), "a river that is full")
    if not takes:
        return
    top = question_of(s)
    assert isinstance(top, TakeCard)
    hand = len(s.hands[top.seat].cards)
    reason = top.reason
    if reason == TRUNK_TAKES:
        need(hand + takes == data.HAND_LIMIT and takes + gone < data.RIVER, "as many cards as the hand lacks")
    else:
        need(takes == 1 and gone == (1 if reason == DRAW else 0), "one card to take")
    need(playing == (reason == SPIRIT_TAKES), "a reason to take a card")
    need(hand <= data.HAND_LIMIT + 1, "a hand of seven at most")


def count_left(s: Arbre) -> list[int]:
    need(all(len(reserve) == PIECE_KINDS for reserve in s.reserves), "seven kinds of pieces")
    return [sum(reserve) for reserve in s.reserves]


CHECKS: Final[list[Callable[[Arbre], None]]] = [
    need_cards,
    need_tree,
    need_pieces,
    need_spirits,
    need_end,
    need_one_player,
]
