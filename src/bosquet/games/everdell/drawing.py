"""A view of Everdell as text."""

from typing import Any

from ...core.drawing import columns, wrapped

SUPPLY = ["twig", "resin", "pebble", "berry"]
HEADING = ["seat", "season", "workers", "supply", "hand", "plots", "points", ""]


def draw_board(view: dict[str, Any]) -> str:
    """Places with who stands there, events, the Meadow, everybody's city, and the hand."""
    lines = [f"turn {view['turn_number']}, deck {view['deck']}, discard pile {view['discard']}", ""]
    for area, things in (
        ("river", [*view["locations"], view["haven"]]),
        ("forest", view["forest"]),
        ("journey", view["journey"]),
        ("events", view["events"]),
    ):
        first, *more = wrapped([standing(thing) for thing in things])
        lines += [f"{area}: {first}", *[f"  {line}" for line in more]]
    meadow = view["meadow"]
    rows = [
        [f"{slot} {meadow[slot] or '–'}" for slot in range(at, min(at + 4, len(meadow)))] for at in (0, 4)
    ]
    lines += ["", *columns(rows)]
    if view["aside"]:
        lines.append(f"aside: {' '.join(view['aside'])}")
    lines += ["", *columns([HEADING, *[player_row(view, player) for player in view["players"]]]), ""]
    for player in view["players"]:
        lines.append(f"city {player['seat']}: {city(player['city'])}")
    if view["rugwort"]:
        his = view["rugwort"]
        lines.append(
            f"Rugwort, year {his['year']}, {his['season']}, {his['total']} points: {city(his['city'])}"
        )
    if view["you"] is not None:
        lines += ["", f"hand: {' '.join([*view['hand'], *view['legends']]) or '–'}"]
    return "\n".join(lines)


def standing(thing: dict[str, Any]) -> str:
    """`haven@0@0` has two workers of seat 0, `grand_tour=1` is owned by seat 1."""
    owner = "" if thing.get("owner") is None else f"={thing['owner']}"
    workers = "".join([f"@{'R' if seat < 0 else seat}" for seat in thing.get("workers", [])])
    return f"{thing['name']}{owner}{workers}"


def player_row(view: dict[str, Any], player: dict[str, Any]) -> list[str]:
    signs = [name for name in ("you", "first", "turn") if view[name] == player["seat"]]
    return [
        str(player["seat"]),
        player["season"],
        f"{player['workers']}/{player['all_workers']}",
        " ".join([f"{player['resources'][name]}{name[0]}" for name in SUPPLY]),
        str(player["hand"]),
        f"{player['plots']}/{player['plots_all']}",
        str(player["total"]),
        " ".join([*signs, *(["passed"] if player["passed"] else [])]),
    ]


def city(cards: list[dict[str, Any]]) -> str:
    return " ".join([card_text(card) for card in cards]) or "–"


def card_text(card: dict[str, Any]) -> str:
    """`farm*` is occupied, `inn@1` has a worker of seat 1, `chapel+2` tokens, `storehouse[3t]` goods."""
    text = str(card["card"]) + ("*" if "occupied" in card else "")
    text += "".join([f"@{seat}" for seat in card.get("workers", [])])
    text += f"+{card['tokens']}" if "tokens" in card else ""
    lying = [f"{count}{name[0]}" for name, count in card.get("store", {}).items()]
    lying += card.get("prisoners", [])
    return text + (f"[{' '.join(lying)}]" if lying else "")
