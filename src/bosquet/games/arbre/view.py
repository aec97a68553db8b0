"""What a seat sees, field by field: a whitelist. All is public but hands, piles and the Pegaea's cards."""

from typing import Any, Final

from ...core.state import question_of
from ...core.types import Seat
from . import data
from .grow import PlacePiece
from .pieces import BUD, GIFT, GROWTHS, LEAF, PIECE_KINDS, PIECE_NAMES, PIECES, WILD
from .scoring import scores, stalled
from .state import Arbre
from .sums import Counts, unpicked
from .tree import tile_of

NO_PICKS: Final[list[int]] = []


def build_view(s: Arbre, seat: Seat | None) -> dict[str, Any]:
    actor = s.actor()
    picks = s.shown if seat == actor or s.growing != data.NO_TYPE else NO_PICKS
    return {
        "game": "arbre",
        "you": seat,
        "phase": phase(s, picks),
        "turn": None if actor == data.NOBODY else actor,
        "turn_number": s.turn,
        "first": s.first,
        "trunk": [tile < s.trunk for tile in range(data.TRUNK_TILES)],
        "tree": [twig_view(s, twig) for twig in range(len(s.ends))],
        "river": [None if card == data.NO_CARD else data.CARD_NAMES[card] for card in s.river],
        "source": len(s.source.cards),
        "discards": len(s.discards.cards),
        "spirits": [spirit_view(s, tile) for tile in range(2)],
        "undergrowth": undergrowth(s),
        "hand": [] if seat is None else card_names(hand_left(s, seat, actor)),
        "hand_limit": data.HAND_LIMIT,
        "drawn": card_names(s.drawn.cards) if seat == actor else [],
        "play": play_view(s, actor, picks),
        "sums": [] if actor == data.NOBODY else sums(s, actor, picks),
        "players": [player(s, each, seat) for each in range(s.seats)],
        "quiet": max(0, s.quiet),
        "quiet_limit": data.QUIET_TURNS * s.seats,
        "turn_limit": data.MOST_TURNS * s.seats,
        "ending": ending(s),
        "ranks": s.ranks() if s.over() else None,
    }


def phase(s: Arbre, picks: list[int]) -> str:
    if s.over():
        return "over"
    name = question_of(s).phase(s)
    return "show" if name == "turn" and picks else name


def hand_left(s: Arbre, seat: Seat, actor: Seat) -> list[int]:
    """Without the cards that the seat has picked for a play."""
    return unpicked(s, seat) if seat == actor and s.growing == data.NO_TYPE else s.hands[seat].cards


def twig_view(s: Arbre, twig: int) -> dict[str, Any]:
    """A twig and what its end bears; roots of branches have a tile of the trunk instead of a parent."""
    parent = s.parents[twig]
    owner = s.owners[twig]
    end = s.ends[twig]
    return {
        "id": twig,
        "parent": None if parent < 0 else parent,
        "tile": tile_of(parent) if parent < 0 else None,
        "owner": None if owner == data.COMMON else owner,
        "twigs": end if end < data.WITH_LEAF else 0,
        "leaf": end >= data.WITH_LEAF,
        "bud": end >= data.WITH_BUD,
        "flower": end == data.WITH_FLOWER,
        "fruit": end - data.WITH_FRUIT if end >= data.WITH_FRUIT else None,
    }


def spirit_view(s: Arbre, tile: int) -> dict[str, Any]:
    return {
        "face": data.SPIRIT_NAMES[s.faces[tile]],
        "used": s.called >> tile & 1 == 1,
    }


def undergrowth(s: Arbre) -> dict[str, int]:
    """What is left of the printed pieces; below zero substitutes would be in use (ARB-4.10)."""
    given = sum(reserve[GIFT] for reserve in s.reserves)
    held_leaves = sum(reserve[LEAF] for reserve in s.reserves)
    held_buds = sum(reserve[BUD] for reserve in s.reserves)
    twigs = sum(1 for owner in s.owners if owner == data.COMMON)
    leaves = sum(1 for end in s.ends if end >= data.WITH_LEAF)
    buds = sum(1 for end in s.ends if end >= data.WITH_BUD)
    return {
        "twig": max(0, PIECES[WILD].box - twigs - given),
        "leaf": max(0, PIECES[LEAF].box - leaves - held_leaves),
        "bud": max(0, PIECES[BUD].box - buds - held_buds),
    }


def player(s: Arbre, seat: Seat, looking: Seat | None) -> dict[str, Any]:
    """Reserves are open to all (ARB-1.3), and of a hand whatever was taken openly (ARB-1.8)."""
    known = [] if looking in (None, seat) else s.hands[seat].known_cards(looking)
    reserve = s.reserves[seat]
    return {
        "seat": seat,
        "cards": len(s.hands[seat].cards),
        "known": card_names(known),
        "reserve": {PIECE_NAMES[piece]: reserve[piece] for piece in range(PIECE_KINDS)},
        "left": s.left[seat],
        "score": scores(s)[seat],
    }


def play_view(s: Arbre, actor: Seat, picks: list[int]) -> dict[str, Any] | None:
    """The cards of this turn's play, what was named, and how far it has grown."""
    if not picks or actor == data.NOBODY:
        return None
    grows = s.growing not in (data.NO_TYPE, data.NOTHING)
    parts = growth_sum(s, s.shown, s.growing) if grows else None
    counted = s.owed if s.placed else 0 if parts is None else parts["total"]
    return {
        "seat": actor,
        "shown": card_names(s.shown),
        "type": None if s.growing == data.NO_TYPE else data.TYPE_NAMES[s.growing],
        "sum": parts if s.placed == 0 else None,
        "owed": counted,
        "placed": s.placed,
        "piece": piece_asked(s),
    }


def piece_asked(s: Arbre) -> str | None:
    """The piece whose site is being chosen."""
    top = question_of(s)
    return PIECE_NAMES[top.piece] if isinstance(top, PlacePiece) else None


def growth_sum(s: Arbre, cards: list[int], kind: int) -> dict[str, Any]:
    """How the number to grow adds up (ARB-4.3): the parts, and whether every card has its use (ARB-4.5)."""
    played = Counts(cards)
    own = played.own(kind)
    river = 0
    river_jokers = 0
    for card in s.river:
        if card == data.JOKER:
            river_jokers += 1
        elif 0 <= card < data.ELEMENTS and data.TYPE[card] == kind:
            river += 1
    pairs = played.pairs(kind)
    return {
        "type": data.TYPE_NAMES[kind],
        "cards": own,
        "jokers": played.jokers,
        "pairs": pairs,
        "river": river,
        "river_jokers": river_jokers,
        "total": own + played.jokers + pairs + river + river_jokers,
        "fits": not played.single(kind) and played.leads(kind, s.pairs_alone),
    }


def sums(s: Arbre, seat: Seat, picks: list[int]) -> list[dict[str, Any]]:
    """For each type: what the cards picked so far would grow, and how much of it finds a place."""
    if s.growing != data.NO_TYPE:
        return []
    return [{**growth_sum(s, picks, kind), **room(s, seat, kind, picks)} for kind in range(data.TYPE_COUNT)]


def room(s: Arbre, seat: Seat, kind: int, cards: list[int]) -> dict[str, Any]:
    """How many sites there are, and what would come out of the reserve and of the undergrowth (ARB-4.8)."""
    growth = GROWTHS[kind]
    reserve = s.reserves[seat]
    total = growth_sum(s, cards, kind)["total"]
    sites = twig_room(s) if kind == data.TWIGS else growth.sites(s, seat)
    grown = total if kind == data.TWIGS and sites else min(total, sites)  # twigs make room for twigs
    own = min(grown, growth.held(reserve))
    wild = 0 if growth.wild == data.NO_TYPE else grown - own
    return {"sites": sites, "own": own, "wild": wild, "grows": growth.can_grow(s, seat)}


def twig_room(s: Arbre) -> int:
    """Places for twigs: two at a free end, one beside a twig (ARB-5.1)."""
    return sum(1 if s.ends[at] == data.ONE_TWIG else 2 for at in s.twig_sites)


def growth_effect(s: Arbre, seat: Seat, kind: int) -> dict[str, object]:
    """What naming the type would grow."""
    return {**growth_sum(s, s.shown, kind), **room(s, seat, kind, s.shown)}


def showing_effect(s: Arbre, seat: Seat, card: int) -> dict[str, object]:
    """What the cards shown would grow with this one, by type; those that cannot grow are left out."""
    cards = [*s.shown, card]
    found = [
        {**growth_sum(s, cards, kind), **room(s, seat, kind, cards)}
        for kind in range(data.TYPE_COUNT)
        if GROWTHS[kind].can_grow(s, seat)
    ]
    return {"sums": found}


def ending(s: Arbre) -> str | None:
    """Why the game is over (ARB-9)."""
    if not s.over():
        return None
    return "empty" if s.won() else stalled(s)


def card_names(cards: list[int]) -> list[str]:
    return [data.CARD_NAMES[card] for card in cards]
