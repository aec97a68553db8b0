"""All tiles, pieces and tourist cards of GreenTown, wherever they are."""

from typing import Any

from bosquet import Event
from bosquet.games.greentown.data import BUILDINGS, KINDS, TOTAL


def census(dump: dict[str, Any], told: list[Event]) -> list[str]:
    """Tiles and buildings that are not in the town lie in the supply and before their players."""
    lines = [line.split() for line in dump["town"]]
    kinds = [words[1] for words in lines]
    pieces = [words[3] for words in lines if len(words) == 4]
    whole = [kind for kind, count in zip(KINDS, TOTAL, strict=True) for _ in range(count)]
    if dump["options"]["spares"]:
        whole += ["6", "6"]
    supply = whole[:]
    for kind in kinds:
        supply.remove(kind)
    waiting = [f"{building}-{seat}" for seat in range(dump["seats"]) for building in BUILDINGS * 3]
    for piece in pieces:
        if piece not in ("hotel", "tree"):
            waiting.remove(piece)
    cards = [*dump["pile"], *dump["gone"], *[card for card in dump["cards"] if card is not None]]
    return [*kinds, *supply, *pieces, *waiting, *cards]
