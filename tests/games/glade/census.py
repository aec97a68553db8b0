"""Every card of Glade lies in one place."""

from typing import Any

from bosquet.core.events import Event


def census(dump: dict[str, Any], events: list[Event]) -> list[str]:
    zones = [*dump["hands"], *dump["seen"], dump["deck"], dump["buried"]]
    return sorted([card for zone in zones for card in zone["cards"]] + sum(dump["played"], []))
