"""The table of Evergreen in text, with all that is hidden: for programmers."""

from .data import ARTIST_COUNT, ARTIST_NAMES, CARD_NAMES, CONCERTS, DIAL, NO_CARD, NOBODY, PLACES
from .state import Evergreen
from .view import card_names, concerts_of


def drawn(s: Evergreen) -> str:
    """The discs, then a line for each seat: what it shows from left to right, its concerts and its hand."""
    discs = [disc_text(s, artist) for artist in range(ARTIST_COUNT)]
    return "\n".join(["   ".join(discs), "", *[seat_text(s, seat) for seat in range(s.seats)]])


def disc_text(s: Evergreen, artist: int) -> str:
    """`blue 7 of 1`; the hit has a star."""
    star = "*" if artist == s.hit else ""
    holder = "" if s.holders[artist] == NOBODY else f" of {s.holders[artist]}"
    return f"{star}{ARTIST_NAMES[artist]} {DIAL[s.dials[artist]]}{holder}"


def seat_text(s: Evergreen, seat: int) -> str:
    shown = [
        "-" if card == NO_CARD else CARD_NAMES[card] for card in s.tops[seat * PLACES : (seat + 1) * PLACES]
    ]
    places = "".join([f"{name:11}" for name in shown])
    held = [f"{concert['points']}{' gala' if concert['gala'] else ''}" for concert in concerts_of(s, seat)]
    left = CONCERTS - s.held[seat]
    concerts = f"{s.totals[seat]} points ({', '.join(held) or 'none held'}; {left} left)"
    hidden = f"hand {' '.join(card_names(s.hands[seat].cards)) or '-'}"
    picks = f", chosen {' '.join(card_names(s.picks[seat].cards))}" if s.picks and s.picks[seat].cards else ""
    return f"{seat}  {places} {concerts}, {hidden}{picks}"
