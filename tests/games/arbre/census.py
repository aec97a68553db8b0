"""All cards, and the pieces that are somebody's, wherever they are: the undergrowth alone never runs out."""

from typing import Any

from bosquet import Event

OWN = ("twig", "gift", "leaf", "bud", "fruit", "flower", "sprout")


def census(dump: dict[str, Any], told: list[Event]) -> list[str]:
    zones = [*dump["hands"], dump["source"], dump["discards"], dump["drawn"]]
    cards = [card for zone in zones for card in zone["cards"]]
    cards += [card for card in dump["river"] if card is not None]
    cards += dump["shown"] if dump["growing"] else []  # until a type is named they are in the hand
    return cards + pieces(dump)


def pieces(dump: dict[str, Any]) -> list[str]:
    """Twigs and fruits by colour, golden flowers, and sprouts, each of which has coloured a tile or waits."""
    found = ["flower"] * dump["ends"].count("flower") + ["sprout"] * (dump["trunk"] - 1)
    for seat, row in enumerate(dump["reserves"]):
        reserve = dict(zip(OWN, row, strict=True))
        found += [f"twig {seat}"] * (reserve["twig"] + dump["owners"].count(str(seat)))
        found += [f"fruit {seat}"] * (reserve["fruit"] + dump["ends"].count(f"fruit {seat}"))
        found += ["flower"] * reserve["flower"] + ["sprout"] * reserve["sprout"]
    return found
