"""Influence on the artists, and the discs that follow it (EVG-2.3, 3.2 to 3.7)."""

from ...core.events import Event
from ...core.native import i64
from .data import ARTIST, ARTIST_NAMES, CARDS, DIAL, NOBODY, OWNER, PLACES, STEP, VALUE, Card, Place
from .state import Evergreen


def cover(s: Evergreen, place: Place, card: Card) -> None:
    """The card is the place's owner's, the one below counts no more; two discs may move (EVG-3.2, 3.3)."""
    lost = ARTIST[s.tops[place]]
    won = ARTIST[card]
    lay(s, place, card)
    seat = OWNER[place]
    weigh(s, seat, lost)
    if won != lost:
        weigh(s, seat, won)
        follow(s, lost)
    follow(s, won)


def lay(s: Evergreen, place: Place, card: Card) -> None:
    s.history.append(place * CARDS + card)
    s.tops[place] = card


def weigh(s: Evergreen, seat: i64, artist: i64) -> None:
    """A seat's influence: the sum of its visible cards of the artist; the highest settles ties (EVG-2.3)."""
    total: i64 = 0
    highest: i64 = 0
    tops = s.tops
    place = seat * PLACES
    for at in range(place, place + PLACES):
        card: i64 = tops[at]
        shown: i64 = ARTIST[card]
        if shown == artist:
            value: i64 = VALUE[card]
            total += value
            if value > highest:
                highest = value
    s.strength[artist * s.seats + seat] = total * 16 + highest


def leader(s: Evergreen, artist: i64) -> i64:
    """Who has the most influence, NOBODY if no card is visible. Every card is unique, so no tie is left."""
    best: i64 = NOBODY
    most: i64 = 0
    seats: i64 = s.seats
    strengths = s.strength
    at = artist * seats
    for seat in range(seats):
        strength: i64 = strengths[at + seat]
        if strength > most:
            most = strength
            best = seat
    return best


def follow(s: Evergreen, artist: int) -> None:
    """The artist's disc goes to the leader.

    From player to player it steps, from the middle it stays at 5 (EVG-3.4); with no card to be seen it stays
    where it is (EVG-2.4, 3.6).
    """
    to = leader(s, artist)
    holder = s.holders[artist]
    if to in (holder, NOBODY):
        return
    if holder == NOBODY:
        s.holders[artist] = to
        if s.log is not None:
            s.log.append(Event("taken", facts(s, artist, s.dials[artist])))
        return
    step = STEP[s.dials[artist]]
    if s.log is not None:
        s.log.scene(s)  # the card lies
    s.holders[artist] = to
    if s.log is not None:
        s.log.append(Event("moved", {**facts(s, artist, step), "other": holder}))
        s.log.scene(s)  # it travels as it is, and steps when it has arrived
    s.dials[artist] = step


def facts(s: "Evergreen", artist: int, dial: int) -> dict[str, object]:
    return {"artist": ARTIST_NAMES[artist], "seat": s.holders[artist], "dial": DIAL[dial]}
