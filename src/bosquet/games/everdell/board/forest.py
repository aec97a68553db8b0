"""The forest cards, three or four of which are in play (EVD-1.2, 5.7, 5.15 to 5.20)."""

from typing import Final

from .. import actions, facts
from ..asks import ASKING_PLACE, COPYING_BASIC, NONE, Asked, PickPlay
from ..data import HAND_LIMIT
from ..effects import Discarding, GainAny, TakeFromMeadow
from ..inquiry import Inquiry, need_known
from ..locations import CopyLocation
from ..paying import ONE_FEWER, can_play
from ..playing import HAND, play
from ..state import Everdell
from ..supply import draw
from .gifts import AnyOf, Draw, Gain
from .pieces import PLACE_IDS, Forest

CARDS: Final = "EVD-5.7"


class Trade(Forest):
    """Discard up to so many cards for something else: who has none cannot go there (EVD-5.10, 5.18)."""

    def __init__(self, name: str, most: int, clause: str, signs: str, worth: float) -> None:
        super().__init__(name, [], clause, signs, worth)
        self.most: Final = most

    def open(self, s: Everdell, seat: int) -> bool:
        return bool(s.hands[seat].cards)

    def used(self, s: Everdell, player: int, by: int) -> None:
        s.push(Discarding(player, by, 0, self.most, 0))


class TradeForAny(Trade):
    """A resource of any type for each."""

    def discarded(self, s: Everdell, player: int, by: int, count: int) -> None:
        s.push(GainAny(player, by, count))


class TradeForCards(Trade):
    """Twice as many are drawn."""

    def discarded(self, s: Everdell, player: int, by: int, count: int) -> None:
        draw(s, player, 2 * count)


class CopyBasic(Forest):
    """Any basic location, taken or not, then a card (EVD-5.17)."""

    def used(self, s: Everdell, player: int, by: int) -> None:
        s.push(CopyLocation(player, by, COPYING_BASIC))

    def copied(self, s: Everdell, player: int) -> None:
        draw(s, player, 1)


class TakeAndPlay(Forest):
    """2 cards of the Meadow, one of which may be played for a resource less (EVD-5.15, 5.16, 5.20)."""

    def used(self, s: Everdell, player: int, by: int) -> None:
        s.push(TakeFromMeadow(player, by, 2, ()))

    def taken(self, s: Everdell, player: int, cards: tuple[int, ...]) -> None:
        s.push(PlayTaken(player, cards))


class PlayTaken(Inquiry):
    """One of the cards just taken may be played for one resource less (EVD-5.15, 5.16)."""

    def __init__(self, player: int, taken: tuple[int, ...]) -> None:
        super().__init__(player)
        self.taken: Final = taken

    def question(self, s: Everdell) -> Asked:
        by = ASKING_PLACE + PLACE_IDS[TAKE_AND_PLAY]
        return PickPlay(self.player, by, ONE_FEWER, self.taken)

    def sound(self, s: Everdell) -> None:
        need_known(s, self.player, list(self.taken))

    def run(self, s: Everdell) -> None:
        for card in self.taken:
            if can_play(s, self.player, card, ONE_FEWER):
                s.ask(self, self.question(s))
                return

    def resume(self, s: Everdell, answer: int) -> None:
        if answer != NONE:
            play(s, self.player, facts.DECK_KINDS[actions.PLAY.noun(answer)], HAND, ONE_FEWER)


TAKE_AND_PLAY: Final = "forest_draw_2_meadow_play_1_discount_1"

FOREST_ROWS: Final = [
    Forest("forest_3_berries", [Gain(berry=3)], CARDS),
    Forest("forest_2_berries_1_card", [Gain(berry=2), Draw(1)], CARDS),
    Forest("forest_2_resin_1_twig", [Gain(twig=1, resin=2)], CARDS, "2 resin 1 twig"),
    Forest("forest_1_twig_1_resin_1_berry", [Gain(twig=1, resin=1, berry=1)], CARDS),
    Forest("forest_3_cards_1_pebble", [Gain(pebble=1), Draw(3)], CARDS, "3 card 1 pebble"),
    Forest("forest_2_any", [AnyOf(2)], CARDS),
    Forest("forest_2_cards_1_any", [Draw(2), AnyOf(1)], CARDS, worth=1.5),
    TradeForAny("forest_discard_up_to_3_gain_any", 3, "EVD-5.18", "– card → any ×3", 1.3),
    TradeForCards("forest_discard_any_draw_double", HAND_LIMIT, "EVD-5.18", "– card → 2 card", 0.9),
    CopyBasic("forest_copy_basic_1_card", [], "EVD-5.17", "↻ any + 1 card", 1.8),
    TakeAndPlay(TAKE_AND_PLAY, [], "EVD-5.15", "2 card → –1 any", 1.5),
]
