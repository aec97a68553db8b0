"""How a game of Eternity runs: deal, tricks, rounds."""

from typing import Final

from ...core.events import Event, Log
from ...core.frames import Ask, Frame, Stack, Step
from ...core.messages import Message
from ...core.native import i64
from ...core.state import resume_at
from ...core.zones import HIDDEN, Zone
from .actions import PLEDGE
from .data import (
    CARD_NAMES,
    CARDS,
    FAMILIES,
    FAMILY,
    HAND_SIZE,
    MOST_ROUNDS,
    NO_CARD,
    NO_FAMILY,
    NOBODY,
    PLEDGES_A_TRICK,
    ROUNDS,
    TREES,
    TURN_ORDER,
)
from .hands import add_pledges, bits_among, cards_of, family_in
from .scoring import bonus_now, round_points
from .state import Eternity
from .trump import beats, trump_family
from .view import card_names, laid_cards, next_trump, round_results


class PlayCard(Ask[Eternity]):
    """Take part in the trick with a card, or pledge one (ETE-4.1 to 4.5)."""

    def options(self, s: Eternity) -> list[int]:
        hand = s.hands[self.seat].cards
        if s.led == NO_FAMILY:
            return cards_of(hand)  # ETE-4.1: the leader plays any card and cannot pledge
        actions = cards_of(following(hand, s.led, s.trump))
        if s.pledged < PLEDGES_A_TRICK[s.seats]:
            add_pledges(actions, hand)  # ETE-4.4: any card, whatever was led
        return actions

    def choose(self, s: Eternity, action: int) -> None:
        seat = self.seat
        card: i64 = action
        if card >= PLEDGE:
            card -= PLEDGE
            s.trees[seat] = s.trees[seat] + TREES[card]  # += on a list item compiles to a slower call
        s.hands[seat].take(card)
        lay(s, seat, action)
        if s.log is not None:
            if action >= PLEDGE:
                s.log.append(Event("pledged", {"seat": seat, "card": CARD_NAMES[card], "trees": TREES[card]}))
            else:
                s.log.append(Event("played", {"seat": seat, "card": CARD_NAMES[card]}))

    def prompt(self, s: Eternity, seat: int) -> Message:
        trump = FAMILIES[s.trump]
        if s.led == NO_FAMILY:
            return Message("prompt.lead", {"trump": trump})
        key = "prompt.follow" if s.pledged == PLEDGES_A_TRICK[s.seats] else "prompt.follow_or_pledge"
        return Message(key, {"family": FAMILIES[s.led], "trump": trump})

    def target(self, s: Eternity, action: int) -> str:
        return f"hand/{CARD_NAMES[action % PLEDGE]}"

    def effect(self, s: Eternity, action: int) -> dict[str, object] | None:
        if action >= PLEDGE:
            return {"trump": FAMILIES[next_trump(s, action - PLEDGE)]}
        return None if s.led == NO_FAMILY else {"ahead": beats(action, s.best, s.trump)}

    def why_not(self, s: Eternity, seat: int, action: int) -> Message | None:
        card = action % PLEDGE
        if not s.hands[seat].cards >> card & 1:
            return Message("refuse.not_in_hand", {"card": CARD_NAMES[card]}, "ETE-4.2")
        if action >= PLEDGE:
            if s.led == NO_FAMILY:
                return Message("refuse.leader_pledge", {}, "ETE-4.1")
            return Message("refuse.no_pledge_left", {}, "ETE-7.4" if s.seats == 2 else "ETE-4.5")
        legal = FAMILY[self.options(s)[0]]
        key = "refuse.must_follow" if legal == s.led else "refuse.must_trump"
        return Message(key, {"family": FAMILIES[legal]}, "ETE-4.3")


def following(hand: i64, led: i64, trump: i64) -> i64:
    """Follow the led family; without it trump; without either any card (ETE-4.3)."""
    return family_in(hand, led) or family_in(hand, trump) or hand


def lay(s: Eternity, seat: i64, action: i64) -> None:
    """Put a card into the trick or beside it, and see who would win now (ETE-4.4, 4.6)."""
    s.laid.add(action)
    if action >= PLEDGE:
        s.pledged += 1
        return
    family = FAMILY[action]
    if s.led == NO_FAMILY:
        s.led = family
    else:
        if family != s.led:
            note_voids(s, seat, family)
        if not beats(action, s.best, s.trump):
            return
    s.best = action
    s.winner = seat


def note_voids(s: Eternity, seat: i64, family: i64) -> None:
    """Who does not follow has none of the led family; who does not trump either has no trump (ETE-4.3)."""
    voids = s.voids[seat] | 1 << s.led
    if family != s.trump:
        voids |= 1 << s.trump
    s.voids[seat] = voids


class Deal(Step[Eternity]):
    """Shuffle all cards and deal a round (ETE-2, 7.1); the dealer leads the first trick (ETE-1.5)."""

    def run(self, s: Eternity) -> None:
        cards = DECK[:]
        size = HAND_SIZE[s.seats]
        s.rng.shuffle(cards, size)
        for seat in range(s.seats):
            s.hands[seat].cards = bits_among(cards, seat * size, size)
        rest = cards[s.seats * size :]
        if s.seats == 2:
            s.neutral = Zone(rest, HIDDEN, True, [])
        elif s.seats == 3:
            s.open_hand = sorted(rest[:size])
        s.tableau = []
        s.tricks = [0] * s.seats
        s.trees = [0] * s.seats
        s.voids = [0] * s.seats
        s.leader = s.dealer
        s.trump = NO_FAMILY
        s.heights = [0, 0, 0]
        if s.log is not None:
            self.tell(s, s.log)
        if s.seats > 2:
            if s.log is not None:
                s.log.append(Event("tableau", {"cards": card_names(rest[-2:])}, True))
            for card in rest[-2:]:
                join_tableau(s, card)
            find_trump(s)
        begin_trick(s)

    def tell(self, s: Eternity, log: Log) -> None:
        log.append(Event("round", {"round": s.round, "dealer": s.dealer, "bonus": bonus_now(s)}))
        for seat in range(s.seats):
            hand = cards_of(s.hands[seat].cards)
            secret: dict[str, object] = {"hand": card_names(hand)}
            log.append(Event("dealt", {"seat": seat, "count": len(hand)}, True, secret, 1 << seat))
        if s.open_hand:
            log.append(Event("open_hand", {"cards": card_names(s.open_hand)}, True))


def begin_trick(s: Eternity) -> None:
    """Ask everybody in turn from the leader on; two players turn neutral cards over first (ETE-7.2, 7.3)."""
    if s.seats == 2:
        turn_neutral(s)
    resume_at(s, TURNS[s.seats][s.leader])  # nothing else is due


def turn_neutral(s: Eternity) -> None:
    turned = [s.neutral.draw(), s.neutral.draw()]
    if s.log is not None:
        s.log.append(Event("turned", {"cards": card_names(turned)}, True))
    if s.tableau:
        s.coming = turned
    else:
        for card in turned:
            join_tableau(s, card)
        find_trump(s)


class EndTrick(Step[Eternity]):
    """The winner takes the trick and leads; what was pledged joins the tableau (ETE-4.6 to 4.8)."""

    def run(self, s: Eternity) -> None:
        winner = s.winner
        s.tricks[winner] = s.tricks[winner] + 1
        if s.log is not None:
            self.tell(s, s.log)
            s.log.scene(s)  # the winning card is looked at
        if s.pledged or s.coming:
            if s.log is not None:
                self.tell_joining(s, s.log)
            for turn in range(s.laid.count):
                action = s.laid.at(turn)
                if action >= PLEDGE:
                    join_tableau(s, action - PLEDGE)
            for card in s.coming:
                join_tableau(s, card)
            if s.coming:
                s.coming = []
            find_trump(s)
        s.leader = winner
        s.laid.clear()
        s.led = NO_FAMILY
        s.best = NO_CARD
        s.winner = NOBODY
        s.pledged = 0
        if s.hands[winner].cards:
            begin_trick(s)
        else:
            s.push(END_ROUND)

    def fits(self, s: Eternity, above: Frame[Eternity] | None) -> None:
        """It waits under the turns of the trick: `playable.py` judges them together."""

    def tell(self, s: Eternity, log: Log) -> None:
        log.append(
            Event("trick", {"seat": s.winner, "card": CARD_NAMES[s.best], "cards": laid_cards(s, False)})
        )

    def tell_joining(self, s: Eternity, log: Log) -> None:
        joining = [action - PLEDGE for action in s.laid.actions() if action >= PLEDGE] + s.coming
        log.append(Event("joined", {"cards": card_names(joining)}))


def join_tableau(s: Eternity, card: i64) -> None:
    """A card joins its family's column (ETE-4.8)."""
    s.tableau.append(card)
    family = FAMILY[card]
    s.heights[family] = s.heights[family] + 1


def find_trump(s: Eternity) -> None:
    """Trump is worked out anew (ETE-3.2)."""
    best = trump_family(s.heights, s.order)
    if best == s.trump:
        return
    if s.log is not None:
        before = None if s.trump == NO_FAMILY else FAMILIES[s.trump]
        s.log.append(Event("trump", {"family": FAMILIES[best], "before": before}))
    s.trump = best


class EndRound(Step[Eternity]):
    """Score; then the next round or the end (ETE-5, 6)."""

    def run(self, s: Eternity) -> None:
        if s.log is not None:
            s.log.scene(s)  # the last trick is taken
        points = round_points(s.tricks, s.trees, bonus_now(s), s.target)
        s.totals = [s.totals[seat] + points[seat] for seat in range(s.seats)]
        s.past = [*s.past, s.tricks + s.trees]
        if s.log is not None:
            s.log.append(Event("scored", {"round": s.round, "results": round_results(s, s.round)}))
            s.log.scene(s)  # read out before the cards are dealt anew
        if is_last_round(s):
            if s.log is not None:
                s.log.append(Event("over", {"ranks": s.ranks(), "totals": s.totals[:]}))
            return
        s.round += 1
        s.dealer = next_dealer(points, s.ages)
        if s.log is not None:
            s.log.append(Event("next_dealer", {"seat": s.dealer}))
        s.push(DEAL)


def is_last_round(s: Eternity) -> bool:
    """Three rounds (ETE-1.5), or until the target is reached (ETE-6.2)."""
    if s.target:
        return max(s.totals) >= s.target or s.round == MOST_ROUNDS
    return s.round == ROUNDS


def next_dealer(points: list[int], ages: list[int]) -> int:
    """Who scored least in the round just played; tied: the oldest of them (ETE-5.5)."""
    dealer = ages[0]
    for seat in ages:
        if points[seat] < points[dealer]:
            dealer = seat
    return dealer


def turns_of_trick(seats: int, leader: int) -> Stack:
    """Everybody's turn, the first on top, and the end of the trick."""
    frames = Stack(END_TRICK, None)
    for seat in reversed(TURN_ORDER[seats][leader]):
        frames = Stack(PlayCard(seat), frames)
    return frames


DECK: Final = list(range(CARDS))
DEAL: Final = Deal()
END_TRICK: Final = EndTrick()
END_ROUND: Final = EndRound()
TURNS: Final = [[turns_of_trick(seats, leader) for leader in range(seats)] for seats in range(6)]
