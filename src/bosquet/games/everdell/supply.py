"""Hands, deck, discard pile, Meadow, resources and points, and what is given to others (EVD-5.14, 8)."""

from ...core.events import Event
from . import bundles, facts
from .data import HAND_LIMIT, MEADOW, NO_CARD, RESOURCES
from .state import Everdell


def everybody(s: Everdell) -> int:
    """A bit for each seat."""
    return (1 << s.seats) - 1


def names_of(cards: list[int]) -> list[str]:
    return [facts.CARD_NAMES[card] for card in cards]


# --- resources and points ----------------------------------------------------------------------------------


def gain(s: Everdell, seat: int, resource: int, count: int) -> None:
    at = seat * 4 + resource
    s.stock[at] = s.stock[at] + count
    if s.log is not None and count:
        s.log.append(Event(f"gained_{RESOURCES[resource]}", {"seat": seat, "count": count}))


def gain_bundle(s: Everdell, seat: int, bundle: int) -> None:
    stock = s.stock
    at = seat * 4
    from_ = bundle * 4
    stock[at] = stock[at] + bundles.AMOUNT[from_]
    stock[at + 1] = stock[at + 1] + bundles.AMOUNT[from_ + 1]
    stock[at + 2] = stock[at + 2] + bundles.AMOUNT[from_ + 2]
    stock[at + 3] = stock[at + 3] + bundles.AMOUNT[from_ + 3]
    if s.log is not None and bundle != bundles.NOTHING:
        s.log.append(Event("gained", {"seat": seat, **bundles.bundle_fact(bundle)}))


def spend_bundle(s: Everdell, seat: int, bundle: int) -> None:
    """To the general supply; who gets it instead is told by the caller."""
    stock = s.stock
    at = seat * 4
    from_ = bundle * 4
    stock[at] = stock[at] - bundles.AMOUNT[from_]
    stock[at + 1] = stock[at + 1] - bundles.AMOUNT[from_ + 1]
    stock[at + 2] = stock[at + 2] - bundles.AMOUNT[from_ + 2]
    stock[at + 3] = stock[at + 3] - bundles.AMOUNT[from_ + 3]
    if s.log is not None and bundle != bundles.NOTHING:
        s.log.append(Event("paid", {"seat": seat, **bundles.bundle_fact(bundle)}))


def has_bundle(s: Everdell, seat: int, bundle: int) -> bool:
    stock = s.stock
    at = seat * 4
    from_ = bundle * 4
    return (
        stock[at] >= bundles.AMOUNT[from_]
        and stock[at + 1] >= bundles.AMOUNT[from_ + 1]
        and stock[at + 2] >= bundles.AMOUNT[from_ + 2]
        and stock[at + 3] >= bundles.AMOUNT[from_ + 3]
    )


def resources_of(s: Everdell, seat: int) -> int:
    at = seat * 4
    return s.stock[at] + s.stock[at + 1] + s.stock[at + 2] + s.stock[at + 3]


def gain_points(s: Everdell, seat: int, points: int) -> None:
    s.tokens[seat] = s.tokens[seat] + points
    if s.log is not None and points:
        s.log.append(Event("points", {"seat": seat, "count": points}))


# --- the deck ----------------------------------------------------------------------------------------------


def make_deck(s: Everdell) -> bool:
    """An empty deck is made of the discard pile, shuffled (EVD-8.4). Whether there is a card now."""
    if s.deck.cards:
        return True
    if not s.discard.cards:
        return False
    count = len(s.discard.cards)
    s.deck.shuffle_in(s.discard, s.rng)
    if s.log is not None:
        s.log.append(Event("reshuffled", {"count": count}, True))
    return True


def draw(s: Everdell, seat: int, count: int) -> int:
    """Draw up to the hand limit; what does not fit is not touched (EVD-8.1). How many were drawn."""
    hand = s.hands[seat]
    room = HAND_LIMIT - len(hand.cards)
    if count > room:
        count = room
    drawn: list[int] = []
    while count > 0 and make_deck(s):
        drawn.append(s.deck.draw_to(hand))
        count -= 1
    if s.log is not None and drawn:
        secret: dict[str, object] = {"cards": names_of(drawn)}
        s.log.append(Event("drew", {"seat": seat, "count": len(drawn)}, True, secret, 1 << seat))
    return len(drawn)


def draw_aside(s: Everdell, count: int, seen: int) -> list[int]:
    """So many cards of the deck, laid aside for the seats of `seen` to see."""
    drawn: list[int] = []
    while len(drawn) < count and make_deck(s):
        drawn.append(s.deck.draw_to(s.aside, seen))
    return drawn


def discard_openly(s: Everdell, card: int) -> None:
    """Onto the pile, and everybody has seen which it was."""
    s.discard.put(card, everybody(s))


def discard_aside(s: Everdell) -> None:
    """What was revealed and not used goes onto the pile (EVD-8.18)."""
    cards = s.aside.cards[:]
    for card in cards:
        s.aside.take(card)
        discard_openly(s, card)
    if s.log is not None and cards:
        s.log.append(Event("set_aside", {"cards": names_of(cards)}))


def discard_from_hand(s: Everdell, seat: int, card: int) -> None:
    """Face down: only its player knows which it was (EVD-8.5)."""
    s.hands[seat].take(card, 1 << seat)
    s.discard.put(card, 1 << seat)
    if s.log is not None:
        s.log.append(
            Event("discarded", {"seat": seat, "count": 1}, False, {"card": facts.CARD_NAMES[card]}, 1 << seat)
        )


# --- the Meadow --------------------------------------------------------------------------------------------


def slot_of(s: Everdell, card: int) -> int:
    """The first slot of the Meadow that shows the card and is open to players, -1 if none does."""
    for at in range(s.closed, MEADOW):
        if s.meadow[at] == card:
            return at
    return -1


def refill(s: Everdell) -> None:
    """Every empty slot in its own place, in ascending order while cards last (EVD-8.3, 8.4)."""
    for slot in range(MEADOW):
        if s.meadow[slot] == NO_CARD and make_deck(s):
            card = s.deck.draw(everybody(s))
            s.meadow[slot] = card
            if s.log is not None:
                s.log.append(Event("refilled", {"slot": slot, "card": facts.CARD_NAMES[card]}, True))


def take_from_meadow(s: Everdell, seat: int, card: int) -> None:
    """Into the hand, openly; the slot is refilled when all have been taken (EVD-8.3)."""
    s.meadow[slot_of(s, card)] = NO_CARD
    s.hands[seat].put(card, everybody(s))
    if s.log is not None:
        s.log.append(Event("took", {"seat": seat, "card": facts.CARD_NAMES[card]}))


# --- giving (EVD-8.6 to 8.11) ------------------------------------------------------------------------------


def receivers(s: Everdell, seat: int) -> list[int]:
    """The opponents who can be given resources: those who have not passed (EVD-8.7)."""
    return [other for other in range(s.seats) if other != seat and not s.passed[other]]


def hand_receivers(s: Everdell, seat: int) -> list[int]:
    """The opponents who can be given a card: not passed, and with room in the hand (EVD-8.6)."""
    return [other for other in receivers(s, seat) if len(s.hands[other].cards) < HAND_LIMIT]


def give_bundle(s: Everdell, seat: int, to: int, bundle: int) -> None:
    """Resources go to an opponent."""
    if bundle == bundles.NOTHING:
        return
    log = s.log
    s.log = None  # one fact instead of two
    spend_bundle(s, seat, bundle)
    gain_bundle(s, to, bundle)
    s.log = log
    if log is not None:
        log.append(Event("gave", {"seat": seat, "other": to, **bundles.bundle_fact(bundle)}))


def give_card(s: Everdell, seat: int, to: int, card: int) -> None:
    """Only the two of them know which card of the hand it was."""
    both = 1 << seat | 1 << to
    s.hands[seat].take(card, both)
    s.hands[to].put(card, both)
    tell_given(s, seat, to, card)


def tell_given(s: Everdell, seat: int, to: int, card: int) -> None:
    if s.log is not None:
        both = 1 << seat | 1 << to
        args: dict[str, object] = {"seat": seat, "other": to, "count": 1}
        s.log.append(Event("gave_card", args, False, {"card": facts.CARD_NAMES[card]}, both))
