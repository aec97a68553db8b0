"""Eternity's rules as properties of any cards, held against their plain definitions."""

from hypothesis import given
from hypothesis import strategies as st

from tests.clauses import rule
from tests.games.eternity.position import after, choices, last_round, players, position
from tests.games.eternity.slow import (
    family,
    may_take_part,
    round_points,
    strength,
    trees_on,
    trump_of,
    winning_card,
)

CARDS = [f"{name}-{rank}" for name in ("sea", "sky", "earth") for rank in range(1, 15)]
ORDERS = st.permutations(["sea", "sky", "earth"])
PILES = st.lists(st.sampled_from(CARDS), min_size=18, max_size=18, unique=True)


@rule("ETE-4.6", "ETE-4.7")
@given(cards=PILES, order=ORDERS, seats=st.integers(3, 5))
def test_the_winner_beats_every_other_card(cards: list[str], order: list[str], seats: int) -> None:
    """One card each, so that whatever is laid is legal: nobody else's card beats the winner's."""
    laid, spare = cards[:seats], cards[seats:]
    state = position(*laid, tableau=" ".join(spare[:3]), order=" ".join(order))
    trump = state.view(None)["trump"]
    ended = after(state, *[f"play {card}" for card in laid])
    best = laid[last_round(ended, "tricks").index(1)]

    def beats(card: str, other: str) -> bool:
        if family(card) == family(other):
            return strength(card) > strength(other)
        return family(card) == trump or (family(other) != trump and family(card) == family(laid[0]))

    assert all(beats(best, other) for other in laid if other != best)
    assert best == winning_card(laid, trump)


@rule("ETE-4.3", "ETE-4.4")
@given(cards=PILES, order=ORDERS)
def test_what_a_hand_may_do(cards: list[str], order: list[str]) -> None:
    led, hand = cards[0], cards[5:10]
    hands = [" ".join(cards[at : at + 5]) for at in (0, 5, 10)]
    state = after(position(*hands, tableau=" ".join(cards[15:]), order=" ".join(order)), f"play {led}")
    trump = state.view(None)["trump"]
    allowed = {f"play {card}" for card in hand if may_take_part(card, hand, family(led), trump)}
    assert choices(state) == allowed | {f"pledge {card}" for card in hand}
    assert allowed


@rule("ETE-3.1", "ETE-4.8")
@given(cards=PILES, order=ORDERS, height=st.integers(1, 8))
def test_trump_by_its_definition(cards: list[str], order: list[str], height: int) -> None:
    """After two pledges of five players have joined."""
    laid, tableau = cards[:5], cards[10 : 10 + height]
    hands = [f"{card} {spare}" for card, spare in zip(laid, cards[5:10], strict=True)]
    state = position(*hands, tableau=" ".join(tableau), order=" ".join(order))
    pledged = after(state, f"play {laid[0]}", f"pledge {laid[1]}", f"pledge {laid[2]}")
    while pledged.view(None)["trick"]:
        pledged = after(pledged, min(choices(pledged)))
    grown = tableau + laid[1:3]
    count = {name: sum(family(card) == name for card in grown) for name in order}
    most = [name for name in order if count[name] == max(count.values())]
    assert pledged.view(None)["trump"] == most[0] == trump_of(grown, order)
    assert players(pledged, "trees")[1:3] == [trees_on(card) for card in laid[1:3]]


@rule("ETE-5.1", "ETE-5.2", "ETE-5.3", "ETE-5.4", "ETE-6.2")
@given(
    tricks=st.lists(st.integers(0, 5), min_size=4, max_size=4),
    trees=st.lists(st.integers(0, 6), min_size=4, max_size=4),
    round=st.integers(1, 3),
    target=st.sampled_from([0, 60]),
)
def test_points_by_the_clauses(tricks: list[int], trees: list[int], round: int, target: int) -> None:
    start = position(
        "sky-14",
        "sky-1",
        "sky-2",
        "sky-3",
        tricks=tricks,
        trees=trees,
        round=round,
        target=target,
        totals=[1, 2, 3, 4],
    )
    end = after(start, "play sky-14", "play sky-1", "play sky-2", "play sky-3")
    tricks = [tricks[0] + 1, *tricks[1:]]
    bonus = 3 if target else {1: 2, 2: 4, 3: 7}[round]
    points = [round_points(*pair, bonus) for pair in zip(tricks, trees, strict=True)]
    if target:
        points = [one if one == max(points) else 0 for one in points]
    assert end.scores() == [before + now for before, now in zip([1, 2, 3, 4], points, strict=True)]
