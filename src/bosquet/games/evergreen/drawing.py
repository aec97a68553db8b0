"""A view of Evergreen as text."""

from typing import Any

from ...core.drawing import NONE, columns


def draw_table(view: dict[str, Any]) -> str:
    """The discs with whose they are and a star at the hit, what everybody shows and has played, the hand."""
    lines = columns([["", "held by", "dial"], *[disc_row(view, disc) for disc in view["discs"]]])
    lines += ["", *columns([HEADING, *[player_row(view, player) for player in view["players"]]])]
    if view["you"] is not None:
        own = [["hand", " ".join(view["hand"]) or NONE]]
        own += [["chosen", " ".join(view["opening"])]] if view["opening"] else []
        own += [["to be laid", view["picked"]]] if view["picked"] else []
        lines += ["", *columns(own)]
    return "\n".join(lines)


HEADING = ["seat", "left", "middle", "right", "worth", "cards", "concerts", "left", "gala", "total", ""]


def disc_row(view: dict[str, Any], disc: dict[str, Any]) -> list[str]:
    star = "*" if disc["artist"] == view["hit"] else " "
    return [
        f"{star} {disc['artist']}",
        NONE if disc["holder"] is None else str(disc["holder"]),
        str(disc["dial"]),
    ]


def player_row(view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    seat = player["seat"]
    shown = [place["card"] or NONE for place in player["places"]]
    held = " ".join([f"{each['points']}{'*' * each['gala']}" for each in player["concerts"]]) or NONE
    signs = [name for name in ("you", "turn", "dealer") if view[name] == seat]
    numbers = [str(player[name]) for name in ("worth", "cards")]
    gala = "yes" if player["gala"] else "no"
    return [
        str(seat),
        *shown,
        *numbers,
        held,
        str(player["concerts_left"]),
        gala,
        str(player["total"]),
        " ".join(signs),
    ]
