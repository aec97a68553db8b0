"""All cards of Everdell, wherever they are: none ever leaves the table. 128, and those of the expansions."""

from typing import Any

from bosquet import Event


def census(dump: dict[str, Any], told: list[Event]) -> list[str]:
    zones = [*dump["hands"], dump["deck"], dump["discard"], dump["aside"], *dump.get("legends", [])]
    cards = [card for zone in zones for card in zone["cards"]]
    cards += [card for card in dump["meadow"] if card]
    cards += [card for event in dump["events"].values() for card in event["under"]]
    for city in dump["cities"]:
        for card in city:
            cards += [card["card"], *card.get("prisoners", [])]
    return cards
