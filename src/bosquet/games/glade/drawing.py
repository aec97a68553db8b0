"""A view of Glade as text."""

from typing import Any

from ...core.drawing import columns


def draw_table(view: dict[str, Any]) -> str:
    rows = [["seat", "points", "hand", "played"]]
    for seat in range(len(view["points"])):
        name = f"{seat} you" if seat == view["you"] else str(seat)
        points, cards = str(view["points"][seat]), str(view["hands"][seat])
        rows.append([name, points, cards, " ".join(view["played"][seat]) or "–"])
    lines = [f"deck {view['deck']}, buried {view['buried']}", "", *columns(rows)]
    for name in ("hand", "seen"):
        if view[name]:
            lines += ["", f"{name}: {' '.join(view[name])}"]
    return "\n".join(lines)
