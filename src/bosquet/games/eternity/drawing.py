"""A view of Eternity as text."""

from typing import Any

from ...core.drawing import columns


def draw_table(view: dict[str, Any]) -> str:
    """The tableau with trump first, the trick, everybody's tricks and trees, the hand."""
    rounds = f" of {view['rounds']}" if view["rounds"] else f", to {view['target']}"
    trick = f"trick {view['trick_number']} of {view['trick_count']}"
    lines = [
        f"round {view['round']}{rounds}, bonus {view['bonus']}, {trick}",
        "",
        *columns([tableau_row(view, family) for family in view["order"]]),
        "",
        *columns([["trick", laid(view["trick"], view["winner"])], ["pledged", pledged(view)]]),
    ]
    apart = [[name, " ".join(view[name])] for name in ("coming", "open_hand") if view[name]]
    if view["neutral"]:
        apart.append(["neutral", f"{view['neutral']} cards"])
    lines += columns(apart)
    lines += ["", *columns([HEADING, *[player_row(view, player) for player in view["players"]]])]
    if view["you"] is not None:
        lines += ["", *columns([["hand", *hand_by_family(view)]])]
    return "\n".join(lines)


HEADING = ["seat", "cards", "tricks", "trees", "planted", "total", ""]


def tableau_row(view: dict[str, Any], family: str) -> list[str]:
    sign = "*" if family == view["trump"] else " "
    return [f"{sign} {family}", " ".join(ranks(view["tableau"][family])) or "–"]


def ranks(cards: list[str]) -> list[str]:
    return [card.partition("-")[2] for card in cards]


def laid(cards: list[dict[str, Any]], winner: int | None) -> str:
    """Who laid what, in their order; a star for the card that would win."""
    if not cards:
        return "–"
    return "  ".join([f"{each['seat']}:{each['card']}{'*' * (each['seat'] == winner)}" for each in cards])


def pledged(view: dict[str, Any]) -> str:
    left = view["pledges_left"]
    return f"{laid(view['pledges'], None)}  ({left} left)" if left else laid(view["pledges"], None)


def player_row(view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    seat = player["seat"]
    signs = [name for name in ("you", "dealer", "leader") if view[name] == seat]
    numbers = [str(player[name]) for name in HEADING[:-1]]
    return [*numbers, " ".join(signs)]


def hand_by_family(view: dict[str, Any]) -> list[str]:
    found = []
    for family in view["order"]:
        cards = [card for card in view["hand"] if card.startswith(family)]
        if cards:
            found.append(" ".join(cards))
    return found or ["–"]
