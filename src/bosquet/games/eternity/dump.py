"""The whole truth of a state as readable JSON, and back."""

from typing import TYPE_CHECKING, Any

from .actions import PLEDGE, TABLE
from .data import CARD_IDS, CARD_NAMES, FAMILIES, NO_FAMILY
from .hands import cards_of
from .view import card_names

if TYPE_CHECKING:
    from .state import Eternity


def dump_state(s: "Eternity") -> dict[str, Any]:
    return {
        **s.dump_common(),
        "order": [FAMILIES[family] for family in s.order],
        "ages": s.ages[:],
        "round": s.round,
        "dealer": s.dealer,
        "leader": s.leader,
        "trump": None if s.trump == NO_FAMILY else FAMILIES[s.trump],
        "hands": [{"cards": card_names(cards_of(hand.cards))} for hand in s.hands],
        "neutral": s.neutral.dump(CARD_NAMES),
        "open_hand": card_names(s.open_hand),
        "coming": card_names(s.coming),
        "tableau": card_names(s.tableau),
        "laid": [TABLE.name(action) for action in s.laid.actions()],
        "tricks": s.tricks[:],
        "trees": s.trees[:],
        "voids": [[FAMILIES[family] for family in range(3) if void >> family & 1] for void in s.voids],
        "past": [{"tricks": past[: s.seats], "trees": past[s.seats :]} for past in s.past],
        "totals": s.totals[:],
    }


def cards_named(names: list[str]) -> list[int]:
    return [CARD_IDS[name] for name in names]


def void_bits(families: list[str]) -> int:
    bits = 0
    for family in families:
        bits |= 1 << FAMILIES.index(family)
    return bits


def all_cards(dump: dict[str, Any]) -> list[int]:
    """Every card that lies somewhere, for checking that none lies in two places."""
    zones = [*dump["hands"], dump["neutral"]]
    names = (
        [name for zone in zones for name in zone["cards"]]
        + dump["open_hand"]
        + dump["coming"]
        + dump["tableau"]
    )
    return cards_named(names) + [TABLE.parse(name) % PLEDGE for name in dump["laid"]]
