"""What any loaded position must have: dumps come from anybody. What a question needs, its frame says."""

from ...core.reading import need
from .data import (
    COMMON,
    DECK,
    FAUN,
    HAND_LIMIT,
    NAIAD,
    NO_CARD,
    NO_TYPE,
    PEGAEA,
    RIVER,
    SPIRITS,
    TRUNK_TILES,
    TWO_TWIGS,
    WITH_FLOWER,
    WITH_FRUIT,
)
from .pieces import FLOWER, FRUIT, PIECE_KINDS, RESERVE, SPROUT, TWIG
from .river import DRAW, SPIRIT_TAKES, TRUNK_TAKES, TakeCard
from .state import Arbre


def need_playable(s: Arbre) -> None:
    need_cards(s)
    need_tree(s)
    need_pieces(s)
    need(s.faces[0] // 2 == FAUN // 2 and s.faces[1] // 2 == NAIAD // 2, "a face of each spirit tile")
    need(s.turn >= 1, "a turn")
    if s.over():
        need(s.won() or s.stalled() != "", "an end with a winner")
    else:
        need(not s.won(), "pieces in every reserve")
        need_one_player(s)


def need_cards(s: Arbre) -> None:
    """All 68 cards, in hands that can be (ARB-1.1, 3.2)."""
    need(len(s.hands) == s.seats, "a hand for each seat")
    zones = [*s.hands, s.source, s.discards, s.drawn]
    cards = [card for zone in zones for card in zone.cards]
    cards += s.shown if s.growing != NO_TYPE else []
    cards += [card for card in s.river if card != NO_CARD]
    need(sorted(cards) == DECK, "every card of the deck in one place")
    need(bool(s.source.cards), "a source that is not empty")
    need(len(s.drawn.cards) in (0, SPIRITS[PEGAEA].draws), "three cards drawn or none")
    need(len(s.shown) <= HAND_LIMIT, "no more cards shown than a hand holds")
    for hand in s.hands:
        need(len(hand.cards) <= HAND_LIMIT + 2, "a hand of eight cards at most")


def need_tree(s: Arbre) -> None:
    """Every twig grew from an older one or from a coloured tile, and its end bears what grew on it."""
    count = len(s.ends)
    need(count > 0 and len(s.parents) == count and len(s.owners) == count, "twigs")
    need(1 <= s.trunk <= TRUNK_TILES, "a trunk")
    children = [0] * count
    for twig in range(count):
        parent = s.parents[twig]
        need(-s.trunk <= parent < twig, "a parent older than its twig")
        need(s.owners[twig] == COMMON or s.owners[twig] < s.seats, "an owner at the table")
        if parent >= 0:
            children[parent] += 1
    for twig in range(count):
        end = s.ends[twig]
        need(children[twig] == (end if end <= TWO_TWIGS else 0), "ends that bear what grew on them")
        need(end < WITH_FRUIT + s.seats, "a fruit of a player")


def need_pieces(s: Arbre) -> None:
    """What a player began with is in the reserve or on the tree (ARB-1.3)."""
    used = s.seats - sum(reserve[SPROUT] for reserve in s.reserves)
    owed = 1 if s.won() and used == s.trunk else 0  # who wins with the sprout colours no more (ARB-9.3)
    need(used == s.trunk - 1 + owed, "a tile for each sprout")
    flowers = s.ends.count(WITH_FLOWER)
    for seat in range(s.seats):
        reserve = s.reserves[seat]
        for piece in range(PIECE_KINDS):
            need(reserve[piece] <= RESERVE[piece] or RESERVE[piece] == 0, "no more pieces than at the start")
        need(reserve[TWIG] + s.owners.count(seat) == RESERVE[TWIG], "ten twigs of each colour")
        need(
            reserve[FRUIT] + s.ends.count(WITH_FRUIT + seat) == RESERVE[FRUIT], "three fruits of each colour"
        )
        flowers += reserve[FLOWER]
    need(flowers == s.seats, "a golden flower for each player")


def need_one_player(s: Arbre) -> None:
    """All frames of a turn belong to the one who takes it, and the river lacks only what is being taken."""
    assert s.frames is not None
    frames = s.frames.listed()
    seat = s.actor()
    names = [type(frame).__name__ for frame in frames]
    for frame in frames:
        fields = frame.fields()
        need(not fields or fields[0] == seat, "one player whose turn it is")
    for other in range(s.seats):
        if other != seat:
            need(len(s.hands[other].cards) <= HAND_LIMIT, "a hand of six cards at most")
    need(names[0] in ("Turn", "EndTurn"), "a turn")
    need(len(names) == 1 or names[0] == "EndTurn", "a turn that ends")
    playing = "PlayOn" in names
    need(playing == (s.growing != NO_TYPE) and (not playing or bool(s.shown)), "cards shown in a play")
    need_picks(s, names)
    need(playing or (s.growing == NO_TYPE and s.placed == s.owed == s.called == 0), "nothing grown before")
    need(bool(s.drawn.cards) == ("KeepCard" in names), "cards drawn for the Pegaea alone")
    need_takes(s, names)


def need_picks(s: Arbre, names: list[str]) -> None:
    """Cards picked for a play are in the hand until the type is named."""
    if s.growing == NO_TYPE and s.shown:
        need(names == ["Turn"], "cards picked at the beginning of a turn")
        hand = s.hands[s.actor()].cards
        need(all(s.shown.count(card) <= hand.count(card) for card in s.shown), "picked cards in the hand")


def need_takes(s: Arbre, names: list[str]) -> None:
    """Cards to be taken lie in the river, and what was taken is in the hand (ARB-3.1, 6.4, 8.2)."""
    gone = s.river.count(NO_CARD)
    takes = names.count("TakeCard")
    need(takes == 0 or isinstance(s.waiting(), TakeCard), "a card to take first")
    need(("Refill" in names) == (takes > 0) and (takes > 0 or gone == 0), "a river that is full")
    if not takes:
        return
    top = s.waiting()
    assert isinstance(top, TakeCard)
    hand = len(s.hands[top.seat].cards)
    reason = top.reason
    if reason == TRUNK_TAKES:
        need(hand + takes == HAND_LIMIT and takes + gone < RIVER, "as many cards as the hand lacks")
    else:
        need(takes == 1 and gone == (1 if reason == DRAW else 0), "one card to take")
    need(("PlayOn" in names) == (reason == SPIRIT_TAKES), "a reason to take a card")
    need(hand <= HAND_LIMIT + 1, "a hand of seven at most")


def count_left(s: Arbre) -> list[int]:
    need(all(len(reserve) == PIECE_KINDS for reserve in s.reserves), "seven kinds of pieces")
    return [sum(reserve) for reserve in s.reserves]
