"""All cards of Eternity: on the table by the dump, in tricks won (ETE-4.7) by the events."""

from typing import Any

from bosquet import Event


def census(dump: dict[str, Any], told: list[Event]) -> list[str]:
    zones = [*dump["hands"], dump["neutral"]]
    cards = [card for zone in zones for card in zone["cards"]]
    cards += dump["open_hand"] + dump["coming"] + dump["tableau"]
    cards += [name.split()[1] for name in dump["laid"]]
    return cards + cards_won(told)


def cards_won(told: list[Event]) -> list[str]:
    """In this round: the deal takes all cards back."""
    cards: list[str] = []
    for event in told:
        if event.kind == "round":
            cards = []
        if event.kind == "trick":
            laid: Any = event.args["cards"]
            cards += [one["card"] for one in laid]
    return cards
