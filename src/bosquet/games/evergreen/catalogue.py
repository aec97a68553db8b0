"""What is printed on discs and cards, by name: the page reads it once."""

from typing import Any

from .data import ARTIST, ARTIST_NAMES, ARTISTS, CARD_NAMES, CARDS, DIAL, VALUE


def catalogue() -> dict[str, Any]:
    return {
        "artists": {artist.name: {"stage": artist.stage, "dial": DIAL[:]} for artist in ARTISTS},
        "cards": {
            CARD_NAMES[card]: {"artist": ARTIST_NAMES[ARTIST[card]], "value": VALUE[card]}
            for card in range(CARDS)
        },
    }
