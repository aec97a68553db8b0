"""The whole truth of a state as readable JSON, and back."""

from typing import Any, Final

from ...core.fields import SEATS, Cards, Number, Numbers, Word, Words
from ...core.reading import need, wholes
from ...core.zones import HIDDEN
from .actions import PLEDGE, TABLE
from .data import CARD_IDS, CARD_NAMES, CARDS, FAMILIES, MOST_ROUNDS, NO_FAMILY
from .hands import Hand, bits_of, cards_of
from .laid import Laid
from .state import Eternity
from .view import card_names

FIELDS: Final = (
    Words("order", FAMILIES, count=3),
    Numbers("ages", 0, SEATS, count=SEATS),
    Number("round", 1, MOST_ROUNDS),
    Number("dealer", 0, SEATS),
    Number("leader", 0, SEATS),
    Word("trump", FAMILIES, none=NO_FAMILY),
    Cards("neutral", CARD_NAMES, HIDDEN, ordered=True),
    Words("open_hand", CARD_NAMES),
    Words("coming", CARD_NAMES),
    Words("tableau", CARD_NAMES),
    Numbers("tricks", 0, CARDS, count=SEATS),
    Numbers("trees", 0, 2 * CARDS, count=SEATS),
    Numbers("totals", 0, CARDS * MOST_ROUNDS, count=SEATS),
)


def dump_play(s: Eternity) -> dict[str, Any]:
    """Hands, the trick on the table, what was shown, and the rounds played, in words."""
    return {
        "hands": [{"cards": card_names(cards_of(hand.cards))} for hand in s.hands],
        "laid": [TABLE.name(action) for action in s.laid.actions()],
        "voids": [[FAMILIES[family] for family in range(3) if void >> family & 1] for void in s.voids],
        "past": [{"tricks": past[: s.seats], "trees": past[s.seats :]} for past in s.past],
    }


def load_play(s: Eternity, dump: dict[str, Any]) -> None:
    hands = [cards_in(hand) for hand in dump["hands"]]
    laid = [TABLE.parse(name) % PLEDGE for name in dump["laid"]]
    cards = sum(hands, [*s.neutral.cards, *s.open_hand, *s.coming, *s.tableau, *laid])
    need(len(hands) == s.seats and len(cards) == len(set(cards)), "a hand a seat, each card once")
    seats: int = s.seats
    s.hands = [Hand(bits_of(hand)) for hand in hands]
    s.voids = [void_bits(families) for families in dump["voids"]]
    s.past = [
        wholes(round["tricks"], seats, 0, CARDS) + wholes(round["trees"], seats, 0, 2 * CARDS)
        for round in dump["past"]
    ]
    s.laid = Laid(0, 0)


def cards_in(hand: Any) -> list[int]:
    """A hand as it is dumped, or its cards as one string."""
    return [CARD_IDS[name] for name in (hand.split() if isinstance(hand, str) else hand["cards"])]


def void_bits(families: list[str]) -> int:
    bits = 0
    for family in families:
        bits |= 1 << FAMILIES.index(family)
    return bits
