"""Prints the shape of all that the browser receives and sends: the web's types are made from it."""

from importlib import import_module
from typing import Any

import msgspec

import bosquet
from bosquet.core.actions import ALONE, Verb
from bosquet.core.game import Game
from bosquet.core.messages import one_of
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
FEW = 12  # nouns: so many are told one by one

Catalogue = dict[str, dict[str, Any]]


def components(*kinds: Any) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}", schema_hook=lambda name: {"$ref": f"#/$defs/{name.__name__}"}
    )
    return found


def schemas() -> dict[str, dict[str, Any]]:
    """One document for the house and one for each game."""
    documents: dict[str, Any] = {"house": {"shapes": components(messages.type_in, messages.type_out, *HTTP)}}
    for game in bosquet.games():
        documents[game] = document(bosquet.game(game), import_module(f"bosquet.games.{game}.schema"))
    return documents


def document(game: Game, schema: Any) -> dict[str, Any]:
    """A game's shapes, its verbs with their nouns, which of them tell effects, and its catalogue."""
    told = [getattr(schema, name) for name in ("Effects", "Catalogue") if hasattr(schema, name)]
    shapes = components(schema.View, schema.Events, *told)
    catalogue: Catalogue = game.catalogue()
    if catalogue.keys() != properties(shapes, "Catalogue").keys():
        raise SystemExit(f"{game.id}: class Catalogue of schema.py and catalogue() have different groups")
    for group, things in catalogue.items():
        name = type_name(group)
        facts = properties(shapes, "Catalogue")[group]["additionalProperties"]["$ref"].split("/")[-1]
        shapes[name] = {"type": "string", "enum": list(things)}
        properties(shapes, "Catalogue")[group] = {"tsType": f"Record<{name}, {facts}>"}
    verbs = {verb.name: nouns_of(verb, catalogue) for verb in game.table.verbs.values()}
    effects = list(properties(shapes, "Effects")) if "Effects" in shapes else None
    if strangers := set(effects or ()) - verbs.keys():
        raise SystemExit(f"{game.id}: schema.py tells effects of {sorted(strangers)}, which are no verbs")
    return {"shapes": shapes, "verbs": verbs, "effects": effects, "catalogue": catalogue}


def properties(shapes: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = shapes[name]["properties"] if name in shapes else {}
    return found


def nouns_of(verb: Verb, catalogue: Catalogue) -> list[Any]:
    """For each noun of a verb the name of its type, a list of all that it can be, or "string"."""
    return [kind_of(nouns, catalogue) for nouns in (verb.nouns, verb.others) if nouns != ALONE]


def kind_of(nouns: list[str], catalogue: Catalogue) -> str | list[str]:
    groups = [group for group, things in catalogue.items() if set(nouns) <= things.keys()]
    if groups:
        return type_name(min(groups, key=lambda group: len(catalogue[group])))
    return nouns if len(nouns) <= FEW else "string"


def type_name(group: str) -> str:
    """CardName for the names of the group "cards"."""
    return "".join(part.capitalize() for part in one_of(group).split("_")) + "Name"


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(schemas())).decode())
