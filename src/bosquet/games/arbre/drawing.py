"""A view of L'Arbre as text."""

from typing import Any

from ...core.drawing import GAP, NONE, columns


def draw_table(view: dict[str, Any]) -> str:
    """The tree from its topmost tile, the river between the spirits, everybody's reserve, the hand."""
    spirits = [tile["face"] for tile in view["spirits"]]
    river = GAP.join([card or NONE for card in view["river"]])
    lines = [*tree_lines(view["tree"]), "", f"{spirits[0]} | {river} | {spirits[1]}"]
    lines.append(f"source {view['source']}, discards {view['discards']}")
    if view["play"] is not None:
        lines += ["", play_line(view["play"])]
    lines += ["", *columns([heading(view), *[player_row(view, player) for player in view["players"]]])]
    if view["you"] is not None:
        own = [["hand", " ".join(view["hand"]) or NONE]]
        own += [["drawn", " ".join(view["drawn"])]] if view["drawn"] else []
        lines += ["", *columns(own)]
    return "\n".join(lines)


def tree_lines(tree: list[dict[str, Any]]) -> list[str]:
    """A line a twig, what grew from it below: its number, whose it is if somebody's, what its end bears."""
    grown: dict[tuple[int | None, int | None], list[dict[str, Any]]] = {}
    for twig in tree:
        grown.setdefault((twig["tile"], twig["parent"]), []).insert(0, twig)
    lines: list[str] = []
    for tile in sorted([tile for tile, _ in grown if tile is not None], reverse=True):
        lines.append(f"tile {tile + 1}")
        waiting = [(twig, 1) for twig in grown[tile, None]]
        while waiting:
            twig, depth = waiting.pop()
            lines.append(GAP * depth + twig_text(twig))
            waiting += [(child, depth + 1) for child in grown.get((None, twig["id"]), [])]
    return lines


def twig_text(twig: dict[str, Any]) -> str:
    owner = [] if twig["owner"] is None else [f"of {twig['owner']}"]
    if twig["fruit"] is not None:
        end = [f"fruit of {twig['fruit']}"]
    else:
        end = [thing for thing in ("flower", "bud", "leaf") if twig[thing]][:1]
    return " ".join([str(twig["id"]), *owner, *(end or ([] if twig["twigs"] else ["free"]))])


def play_line(play: dict[str, Any]) -> str:
    shown = f"{play['seat']} shows {' '.join(play['shown'])}"
    return shown if play["type"] is None else f"{shown}: {play['type']}, {play['placed']} of {play['owed']}"


def heading(view: dict[str, Any]) -> list[str]:
    return ["seat", "cards", *view["players"][0]["reserve"], "left", ""]


def player_row(view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    seat = player["seat"]
    signs = [name for name in ("you", "turn") if view[name] == seat]
    known = [f"has {' '.join(player['known'])}"] if player["known"] else []
    reserve = [str(count) for count in player["reserve"].values()]
    return [str(seat), str(player["cards"]), *reserve, str(player["left"]), ", ".join(signs + known)]
