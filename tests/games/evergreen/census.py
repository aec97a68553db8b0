"""All cards of Evergreen, wherever they are: nothing ever leaves the table."""

from typing import Any

from bosquet import Event


def census(dump: dict[str, Any], told: list[Event]) -> list[str]:
    zones = [*dump["hands"], *dump["picks"], dump["box"]]
    return [card for zone in zones for card in zone["cards"]] + [
        card for pile in dump["places"] for card in pile
    ]
