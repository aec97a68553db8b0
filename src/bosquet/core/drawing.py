"""A view as text, for terminals: names as in records, columns in line. Games draw better what they know."""

from typing import Any, Final

GAP: Final = "  "
NONE: Final = "–"
WIDE: Final = 100  # characters that still stand in one line


def draw_plain(view: dict[str, Any]) -> str:
    """Any view, readable: short things in a line, lists of like things as a table, the rest indented."""
    return "\n".join(lines_of(view))


def lines_of(things: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for name, value in things.items():
        short = word_of(value)
        if len(short) <= WIDE:
            lines.append(f"{name}: {short}")
            continue
        lines.append(f"{name}:")
        if isinstance(value, dict):
            inner = lines_of(value)
        elif all(isinstance(each, dict) for each in value):
            inner = table_of(value)
        else:
            inner = wrapped([word_of(each) for each in value])
        lines += [GAP + line for line in inner]
    return lines


def word_of(value: Any) -> str:
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join([bracketed(each) for each in value]) or NONE
    if isinstance(value, dict):
        return ", ".join([f"{name} {bracketed(each)}" for name, each in value.items()]) or NONE
    return str(value)


def bracketed(value: Any) -> str:
    """Inside a list or a group: what has parts of its own stands in brackets."""
    word = word_of(value)
    return f"[{word}]" if isinstance(value, list | dict) else word


def table_of(things: list[dict[str, Any]]) -> list[str]:
    """Things with the same fields: a line each under their names."""
    names = list(things[0]) if things else []
    if any(list(each) != names for each in things):
        return [line for each in things for line in lines_of(each)]
    return columns([names, *[[word_of(each[name]) for name in names] for each in things]])


def wrapped(words: list[str]) -> list[str]:
    lines = [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + len(word) >= WIDE:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def columns(rows: list[list[str]]) -> list[str]:
    """Cells below each other, each column as wide as its widest cell."""
    count = max([len(row) for row in rows], default=0)
    widths = [max([len(row[at]) for row in rows if at < len(row)]) for at in range(count)]
    lines = []
    for row in rows:
        cells = [row[at].ljust(widths[at]) for at in range(len(row))]
        lines.append(GAP.join(cells).rstrip())
    return lines
