"""Every card of Glade lies in one place."""

from typing import Any

from bosquet.core.events import Event


def census(dump: dict[str, Any], events: list[Event]) -> list[str]:
    zones = [*dump["hands"], *dump["seen"], dump["deck"], dump["buried"]]
    piles = [zone["cards"] for zone in zones] + dump["played"]
    return sorted(card for pile in piles for card in pile)
