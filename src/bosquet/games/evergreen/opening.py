"""The deal and the opening: three secret cards each, turned over together (EVG-1, 2)."""

from typing import Final

from ...core.events import Event
from ...core.frames import AskEach, Frame, Step
from ...core.messages import Message
from ...core.types import Action, Seat
from ...core.zones import HIDDEN, Zone
from .actions import OPEN, TIMEOUT
from .data import ARTIST_COUNT, CARD_NAMES, DECKS, HAND_SIZE, NOBODY, PLACES, SIDES, VALUE
from .influence import follow, lay, weigh
from .playable import need_opening
from .state import Evergreen
from .turn import begin_turn
from .view import card_names


class Deal(Step[Evergreen]):
    """Thirteen cards each, the rest into the box unseen (EVG-1.5, 1.6); the dealer is drawn (EVG-2.2)."""

    def run(self, s: Evergreen) -> None:
        cards = DECKS[s.seats][:]
        s.rng.shuffle(cards)
        s.hands = [deal_hand(cards, seat) for seat in range(s.seats)]
        rest = cards[s.seats * HAND_SIZE :]
        rest.sort()
        s.box = Zone(rest, HIDDEN, False, NO_WORD)
        s.picks = [Zone([], 1 << seat, True, NO_WORD) for seat in range(s.seats)]
        s.dealer = s.rng.below(s.seats)
        if s.log is not None:
            s.log.append(Event("dealer", {"seat": s.dealer}))
            for seat in range(s.seats):
                secret: dict[str, object] = {"hand": card_names(s.hands[seat].cards)}
                s.log.append(Event("dealt", {"seat": seat, "count": HAND_SIZE}, True, secret, 1 << seat))
        s.push(ChooseOpening(tuple(range(s.seats))))


def deal_hand(cards: list[int], seat: Seat) -> Zone:
    hand = cards[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]
    hand.sort()
    return Zone(hand, 1 << seat, False, NO_WORD)


class ChooseOpening(AskEach[Evergreen]):
    """Everybody secretly picks three cards: for the left, the middle and the right place (EVG-2.1)."""

    def options_of(self, s: Evergreen, seat: Seat) -> list[int]:
        return OPEN.each(s.hands[seat].cards)

    def choose_as(self, s: Evergreen, seat: Seat, action: Action) -> None:
        card = OPEN.noun(action)
        s.hands[seat].take(card)
        s.picks[seat].put(card)
        count = len(s.picks[seat].cards)
        if s.log is not None:
            args: dict[str, object] = {"seat": seat, "count": count}
            s.log.append(Event("chosen", args, False, {"card": CARD_NAMES[card]}, 1 << seat))
        if count < PLACES:
            s.push(self)
            return
        waiting = [other for other in self.waiting if other != seat]
        if waiting:
            s.push(ChooseOpening(tuple(waiting)))
        else:
            s.push(TURN_OVER)

    def prompt(self, s: Evergreen, seat: Seat) -> Message:
        return Message("prompt.open", {"side": SIDES[len(s.picks[seat].cards)]})

    def phase(self, s: Evergreen) -> str:
        return "opening"

    def target(self, s: Evergreen, action: Action) -> str:
        return f"hand/{CARD_NAMES[OPEN.noun(action)]}"

    def why_not(self, s: Evergreen, seat: Seat, action: Action) -> Message | None:
        if OPEN.has(action):
            return Message("refuse.not_in_hand", {"card": CARD_NAMES[OPEN.noun(action)]}, "EVG-2.1")
        return None if action == TIMEOUT else Message("refuse.opening", {}, "EVG-2.1")

    def fits(self, s: Evergreen, above: Frame[Evergreen] | None) -> None:
        need_opening(s, list(self.waiting))


class TurnOver(Step[Evergreen]):
    """All opening cards are shown; discs find their holders and stay at 5; the lowest sum begins (EVG-2)."""

    def run(self, s: Evergreen) -> None:
        sums: list[int] = []
        for seat in range(s.seats):
            cards = s.picks[seat].cards
            for side in range(PLACES):
                lay(s, seat * PLACES + side, cards[side])
            sums.append(VALUE[cards[0]] + VALUE[cards[1]] + VALUE[cards[2]])
            if s.log is not None:
                shown: dict[str, object] = {"cards": card_names(cards), "sum": sums[seat]}
                s.log.append(Event("opened", {"seat": seat, **shown}, True))
        s.picks = []
        if s.log is not None:
            s.log.scene(s)  # all cards are turned over before the discs leave the middle
        for artist in range(ARTIST_COUNT):
            for seat in range(s.seats):
                weigh(s, seat, artist)
            follow(s, artist)
        s.first = first_player(sums, s.dealer)
        if s.log is not None:
            s.log.append(Event("first", {"seat": s.first, "sum": sums[s.first]}))
        begin_turn(s, s.first)


def first_player(sums: list[int], dealer: int) -> int:
    """The lowest sum; tied: the first of them from the dealer's left on, the dealer last (EVG-2.2)."""
    seats = len(sums)
    best = NOBODY
    for step in range(1, seats + 1):
        seat = (dealer + step) % seats
        if best == NOBODY or sums[seat] < sums[best]:
            best = seat
    return best


NO_WORD: Final[list[int]] = []  # nobody has been told of any card; zones share an empty list
DEAL: Final = Deal()
TURN_OVER: Final = TurnOver()
