"""Prints the shape of all that the browser receives and sends: the web's types are made from it."""

from importlib import import_module
from typing import Any

import msgspec

import bosquet
from bosquet.house import messages

HTTP = (
    messages.Lobby,
    messages.NewTable,
    messages.Hide,
    messages.Rename,
    messages.MyLink,
    messages.Become,
    messages.Replay,
    messages.Story,
    messages.Proof,
    messages.Problem,
)


def components(*kinds: Any) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"$defs": found}


def schemas() -> dict[str, dict[str, Any]]:
    """One schema document for the house, one for the view and the events of each game."""
    documents = {"house": components(messages.type_in, messages.type_out, *HTTP)}
    for game in bosquet.games():
        shapes = import_module(f"bosquet.games.{game}.schema")
        documents[game] = components(shapes.View, shapes.Events)
    return documents


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schemas())).decode())
