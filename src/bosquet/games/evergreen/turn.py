"""How a turn of Evergreen runs: cards, hit disc, concert; and how the game ends (EVG-3, 4, 5, 6)."""

from typing import Final

from ...core.events import Event
from ...core.frames import Ask, Frame, Step
from ...core.messages import Message
from ...core.reading import need
from ...core.rng import Rng
from ...core.types import Action, Seat
from . import data
from .actions import CONCERT, DONE, GALA, HIT, LAY, NO_CONCERT, NO_GALA, ON, OPEN, TABLE, TIMEOUT
from .data import Card, Place
from .habit import best_place, habit_card, habit_concert, habit_hit
from .influence import cover
from .playable import need_turn
from .scoring import book, concert_worth, final_worth
from .state import Evergreen
from .view import discs_of, laying_effect


class LayCard(Ask[Evergreen]):
    """Which card to lay: one to three in a turn (EVG-3.1)."""

    def options(self, s: Evergreen) -> list[int]:
        actions = LAY.each(s.hands[self.seat].cards)
        if s.laid:
            actions.append(DONE)
        return actions

    def choose(self, s: Evergreen, action: Action) -> None:
        if action == TIMEOUT:
            run_out_of_time(s, self.seat)
        elif action == DONE:
            s.push(TURN_HIT[self.seat])
        else:
            s.picked = LAY.noun(action)
            s.push(PLACE_CARD[self.seat])

    def prompt(self, s: Evergreen, seat: Seat) -> Message:
        return Message("prompt.lay_more" if s.laid else "prompt.lay", {"count": data.CARDS_A_TURN - s.laid})

    def phase(self, s: Evergreen) -> str:
        return "cards"

    def habit(self, s: Evergreen, seat: Seat, options: list[int], rng: Rng) -> int:
        return habit_card(s, seat, options, rng)

    def target(self, s: Evergreen, action: Action) -> str:
        return "done" if action == DONE else f"hand/{data.CARD_NAMES[LAY.noun(action)]}"

    def why_not(self, s: Evergreen, seat: Seat, action: Action) -> Message | None:
        if LAY.has(action):
            return Message("refuse.not_in_hand", {"card": data.CARD_NAMES[LAY.noun(action)]}, "EVG-3.1")
        if ON.has(action):
            return Message("refuse.no_card_picked", {}, "EVG-3.2")
        if action == DONE:
            return Message("refuse.lay_one_first", {}, "EVG-3.1")
        return unless_never(action, "refuse.cards_first", "EVG-3.8")

    def fits(self, s: Evergreen, above: Frame[Evergreen] | None) -> None:
        need_turn(s)
        need(s.picked == data.NO_CARD, "no picked card")
        need(len(s.hands[self.seat].cards) > 0 and s.laid < data.CARDS_A_TURN, "a card to lay")


class PlaceCard(Ask[Evergreen]):
    """Where the picked card goes: onto any visible card of the table (EVG-3.2)."""

    def options(self, s: Evergreen) -> list[int]:
        return ALL_ON[s.seats][:]

    def choose(self, s: Evergreen, action: Action) -> None:
        card = s.picked
        s.picked = data.NO_CARD
        if action == TIMEOUT:
            run_out_of_time(s, self.seat)
            return
        s.hands[self.seat].take(card)
        lay_out(s, self.seat, card, ON.at(action))
        if s.laid < data.CARDS_A_TURN and s.hands[self.seat].cards:
            s.push(LAY_CARD[self.seat])
        else:
            s.push(TURN_HIT[self.seat])

    def prompt(self, s: Evergreen, seat: Seat) -> Message:
        return Message("prompt.place", {"card": data.CARD_NAMES[s.picked]})

    def phase(self, s: Evergreen) -> str:
        return "cards"

    def habit(self, s: Evergreen, seat: Seat, options: list[int], rng: Rng) -> int:
        place = best_place(s, seat, s.picked, rng)
        return ON.action(data.OWNER[place], place % data.PLACES)

    def target(self, s: Evergreen, action: Action) -> str:
        return f"place/{ON.noun(action)}/{data.SIDES[ON.other(action)]}"

    def effect(self, s: Evergreen, action: Action) -> dict[str, object]:
        return laying_effect(s, ON.at(action), s.picked)

    def why_not(self, s: Evergreen, seat: Seat, action: Action) -> Message | None:
        if ON.has(action):
            return Message("refuse.no_such_place", {}, "EVG-3.2")
        return unless_never(action, "refuse.place_first", "EVG-3.2")

    def fits(self, s: Evergreen, above: Frame[Evergreen] | None) -> None:
        need_turn(s)
        need(s.picked in s.hands[self.seat].cards and s.laid < data.CARDS_A_TURN, "a picked card of the hand")


def lay_out(s: Evergreen, by: Seat, card: Card, place: Place) -> None:
    """Told first, then the discs move."""
    s.laid += 1
    if s.log is not None:
        owner = data.OWNER[place]
        where: dict[str, object] = {
            "side": data.SIDES[place % data.PLACES],
            "covered": data.CARD_NAMES[s.tops[place]],
        }
        kind = "laid_home" if owner == by else "laid"
        s.log.append(Event(kind, {"seat": by, "card": data.CARD_NAMES[card], "owner": owner, **where}))
    cover(s, place, card)


class TurnHit(Ask[Evergreen]):
    """After the cards: the hit disc may turn one notch (EVG-3.8)."""

    def options(self, s: Evergreen) -> list[int]:
        return HITS[:]

    def choose(self, s: Evergreen, action: Action) -> None:
        if action == TIMEOUT:
            run_out_of_time(s, self.seat)
            return
        if action != HITS[1]:
            s.hit = hit_after(s.hit, action)
            if s.log is not None:
                s.log.append(Event("hit", {"seat": self.seat, "artist": data.ARTIST_NAMES[s.hit]}))
        if s.held[self.seat] < data.CONCERTS:
            s.push(HOLD_CONCERT[self.seat])
        else:
            s.push(END_TURN[self.seat])

    def prompt(self, s: Evergreen, seat: Seat) -> Message:
        return Message("prompt.hit", {"artist": data.ARTIST_NAMES[s.hit]})

    def phase(self, s: Evergreen) -> str:
        return "hit"

    def habit(self, s: Evergreen, seat: Seat, options: list[int], rng: Rng) -> int:
        return habit_hit(s, seat)

    def target(self, s: Evergreen, action: Action) -> str:
        return f"hit/{HIT.nouns[HIT.noun(action)]}"

    def effect(self, s: Evergreen, action: Action) -> dict[str, object]:
        twin = s.clone()
        twin.hit = hit_after(s.hit, action)
        return {"artist": data.ARTIST_NAMES[twin.hit], "worth": concert_worth(twin, self.seat)}

    def why_not(self, s: Evergreen, seat: Seat, action: Action) -> Message | None:
        if LAY.has(action) or ON.has(action) or action == DONE:
            if s.laid == data.CARDS_A_TURN and action != DONE:
                return Message("refuse.three_cards", {}, "EVG-3.1")
            return Message("refuse.cards_over", {}, "EVG-3.8")
        return unless_never(action, "refuse.hit_first", "EVG-3.9")

    def fits(self, s: Evergreen, above: Frame[Evergreen] | None) -> None:
        need_turn(s)
        need(s.picked == data.NO_CARD and s.laid > 0, "a card laid in this turn")


def hit_after(hit: int, action: Action) -> int:
    """Around the disc, one notch to the left or to the right."""
    return (hit + HIT.noun(action) - 1) % data.ARTIST_COUNT


class HoldConcert(Ask[Evergreen]):
    """Then a concert, if the player wants one and still has one; it may be the gala (EVG-3.9, 4)."""

    def options(self, s: Evergreen) -> list[int]:
        return WITH_GALA[:] if s.galas[self.seat] and not gala_apart(s) else WITHOUT_GALA[:]

    def choose(self, s: Evergreen, action: Action) -> None:
        seat = self.seat
        if action == TIMEOUT:
            run_out_of_time(s, seat)
        elif action == NO_CONCERT:
            s.push(END_TURN[seat])
        elif s.galas[seat] and gala_apart(s):
            s.push(DECLARE_GALA[seat])
        else:
            hold_concert(s, seat, action == GALA)

    def prompt(self, s: Evergreen, seat: Seat) -> Message:
        worth = concert_worth(s, seat)
        key = "prompt.concert_or_gala" if s.galas[seat] and not gala_apart(s) else "prompt.concert"
        return Message(key, {"points": worth, "double": 2 * worth, "count": data.CONCERTS - s.held[seat]})

    def phase(self, s: Evergreen) -> str:
        return "concert"

    def habit(self, s: Evergreen, seat: Seat, options: list[int], rng: Rng) -> int:
        choice = habit_concert(s, seat)
        return CONCERT if choice == GALA and GALA not in options else choice

    def target(self, s: Evergreen, action: Action) -> str:
        return TABLE.name(action).replace(" ", "-")

    def effect(self, s: Evergreen, action: Action) -> dict[str, object]:
        times = 0 if action == NO_CONCERT else 2 if action == GALA else 1
        return {"points": times * concert_worth(s, self.seat)}

    def why_not(self, s: Evergreen, seat: Seat, action: Action) -> Message | None:
        if action == GALA and s.galas[seat]:
            return Message("refuse.concert_first", {}, "EVG-5.1")
        if action == GALA:
            return Message("refuse.gala_used", {}, "EVG-4.3")
        return unless_never(action, "refuse.concert_now", "EVG-3.9")

    def fits(self, s: Evergreen, above: Frame[Evergreen] | None) -> None:
        need_turn(s)
        need(s.picked == data.NO_CARD and s.laid > 0, "a card laid in this turn")
        need(s.held[self.seat] < data.CONCERTS, "a concert that is left")


class DeclareGala(Ask[Evergreen]):
    """Under the hourglass a concert is decided first; whether it is the gala is not timed (EVG-4.3, 5.1)."""

    def options(self, s: Evergreen) -> list[int]:
        return GALA_OR_NOT[:]

    def choose(self, s: Evergreen, action: Action) -> None:
        hold_concert(s, self.seat, action == GALA)

    def prompt(self, s: Evergreen, seat: Seat) -> Message:
        worth = concert_worth(s, seat)
        return Message("prompt.gala", {"points": worth, "double": 2 * worth})

    def phase(self, s: Evergreen) -> str:
        return "gala"

    def habit(self, s: Evergreen, seat: Seat, options: list[int], rng: Rng) -> int:
        return GALA if habit_concert(s, seat) == GALA else NO_GALA

    def target(self, s: Evergreen, action: Action) -> str:
        return TABLE.name(action).replace(" ", "-")

    def effect(self, s: Evergreen, action: Action) -> dict[str, object]:
        return {"points": (2 if action == GALA else 1) * concert_worth(s, self.seat)}

    def why_not(self, s: Evergreen, seat: Seat, action: Action) -> Message | None:
        return unless_never(action, "refuse.gala_now", "EVG-4.3")

    def fits(self, s: Evergreen, above: Frame[Evergreen] | None) -> None:
        need_turn(s)
        need(s.picked == data.NO_CARD and s.laid > 0, "a card laid in this turn")
        need(s.held[self.seat] < data.CONCERTS, "a concert that is left")
        need(gala_apart(s) and s.galas[self.seat] == 1, "a gala to declare")


def gala_apart(s: Evergreen) -> bool:
    """Without an hourglass, and before version 2 of these rules, one question decides both."""
    return s.setup.version > 1 and s.setup.options["hourglass"] != 0


def hold_concert(s: Evergreen, seat: Seat, gala: bool) -> None:
    points = book(s, seat, s.held[seat], concert_worth(s, seat), gala)
    s.held[seat] = s.held[seat] + 1
    if s.log is not None:
        scored: dict[str, object] = {"points": points, "discs": discs_of(s, seat, s.hit)}
        s.log.append(Event("gala" if gala else "concert", {"seat": seat, **scored}))
        s.log.scene(s)
    s.push(END_TURN[seat])


def unless_never(action: Action, key: str, clause: str) -> Message | None:
    """Not at this point of the turn; what is never chosen in a turn has its own reason."""
    return None if OPEN.has(action) or action == TIMEOUT else Message(key, {}, clause)


def run_out_of_time(s: Evergreen, seat: Seat) -> None:
    """The turn ends at once (EVG-5.4).

    If no card was laid, the right-hand neighbour draws one and lays it on the late player's middle (EVG-5.3).
    """
    if s.log is not None:
        s.log.append(Event("late", {"seat": seat}, True))
        s.log.scene(s)
    if not s.laid:
        hand = s.hands[seat]
        card = hand.cards[s.rng.below(len(hand.cards))]
        neighbour = (seat - 1) % s.seats
        if s.log is not None:
            drawn: dict[str, object] = {"neighbour": neighbour, "card": data.CARD_NAMES[card]}
            s.log.append(Event("drawn", {"seat": seat, **drawn}, True))
        hand.take(card)
        lay_out(s, neighbour, card, seat * data.PLACES + data.MIDDLE)
    s.push(END_TURN[seat])


class EndTurn(Step[Evergreen]):
    """To the left, to the next who has cards; when nobody has, the end (EVG-3.9, 3.10, 6.1)."""

    def __init__(self, after: Seat) -> None:
        super().__init__()
        self.after: Final = after

    def run(self, s: Evergreen) -> None:
        seats = s.seats
        seat = self.after
        for _ in range(seats):
            seat += 1
            if seat == seats:
                seat = 0
            if s.hands[seat].cards:
                begin_turn(s, seat)
                return
        s.push(FINAL_CONCERT)


def begin_turn(s: Evergreen, seat: Seat) -> None:
    s.turn += 1
    s.laid = 0
    s.push(LAY_CARD[seat])


class FinalConcert(Step[Evergreen]):
    """Everyone's discs once more without a hit; a gala not yet used is used here (EVG-6.2)."""

    def run(self, s: Evergreen) -> None:
        for seat in range(s.seats):
            gala = s.galas[seat] == 1
            points = book(s, seat, data.FINAL, final_worth(s, seat), gala)
            if s.log is not None:
                scored: dict[str, object] = {"points": points, "discs": discs_of(s, seat, NO_HIT)}
                s.log.append(Event("final_gala" if gala else "final", {"seat": seat, **scored}))
        if s.log is not None:
            s.log.scene(s)
            s.log.append(Event("over", {"ranks": s.ranks(), "totals": s.totals[:]}))


NO_HIT: Final = -1
HITS: Final = HIT.actions()
WITH_GALA: Final = [CONCERT, GALA, NO_CONCERT]
WITHOUT_GALA: Final = [CONCERT, NO_CONCERT]
GALA_OR_NOT: Final = [GALA, NO_GALA]
ALL_ON: Final = [ON.actions()[: seats * data.PLACES] for seats in range(data.MOST_SEATS + 1)]

LAY_CARD: Final = [LayCard(seat) for seat in range(data.MOST_SEATS)]
PLACE_CARD: Final = [PlaceCard(seat) for seat in range(data.MOST_SEATS)]
TURN_HIT: Final = [TurnHit(seat) for seat in range(data.MOST_SEATS)]
HOLD_CONCERT: Final = [HoldConcert(seat) for seat in range(data.MOST_SEATS)]
DECLARE_GALA: Final = [DeclareGala(seat) for seat in range(data.MOST_SEATS)]
END_TURN: Final = [EndTurn(seat) for seat in range(data.MOST_SEATS)]
FINAL_CONCERT: Final = FinalConcert()
