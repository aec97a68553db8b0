"""What the web's types are made of: names by group, verbs with their nouns and effects."""

from importlib import import_module
from types import SimpleNamespace
from typing import Any, TypedDict

import pytest

import bosquet
from bosquet.core.actions import ActionTable
from bosquet.core.game import Game
from bosquet.core.messages import one_of
from bosquet.house.schema import document, type_name

if bosquet.compiled():
    pytest.skip("compiled classes have no interpreted children: tested interpreted", allow_module_level=True)

HERBS = {"mint": {"cost": 1}, "sage": {"cost": 2}}


class HerbName(str):
    pass


class Herb(TypedDict):
    cost: int


class View(TypedDict):
    hand: list[HerbName]


class Events(TypedDict):
    pass


class Catalogue(TypedDict):
    herbs: dict[HerbName, Herb]


class Garden(Game):
    def catalogue(self) -> dict[str, Any]:
        return {"herbs": HERBS}


def garden() -> Game:
    table = ActionTable()
    table.add("plant", ["sage"], ["left", "right"])
    table.add("sell", list(HERBS))
    table.add("walk", [str(cell) for cell in range(40)])
    table.add("pass")
    return Garden("garden", 1, range(1, 2), (), table, ())


def schema(**more: Any) -> Any:
    return SimpleNamespace(View=View, Events=Events, Catalogue=Catalogue, **more)


def test_names_of_a_group_are_a_type() -> None:
    shapes = document(garden(), schema())["shapes"]
    assert shapes["HerbName"] == {"type": "string", "enum": ["mint", "sage"]}
    assert shapes["View"]["properties"]["hand"]["items"] == {"$ref": "#/$defs/HerbName"}
    assert shapes["Catalogue"]["properties"]["herbs"] == {"tsType": "Record<HerbName, Herb>"}


def test_verbs_have_the_types_of_their_nouns() -> None:
    verbs = document(garden(), schema())["verbs"]
    assert verbs == {
        "plant": ["HerbName", ["left", "right"]],
        "sell": ["HerbName"],
        "walk": ["string"],
        "pass": [],
    }


def test_effects_are_of_verbs() -> None:
    assert document(garden(), schema())["effects"] is None
    assert document(garden(), schema(Effects=told("sell")))["effects"] == ["sell"]
    with pytest.raises(SystemExit, match="steal"):
        document(garden(), schema(Effects=told("steal")))


def told(verb: str) -> Any:
    class Effects(TypedDict):
        pass

    Effects.__annotations__[verb] = Herb
    return Effects


def test_a_catalogue_needs_its_schema() -> None:
    with pytest.raises(SystemExit, match="different groups"):
        document(garden(), SimpleNamespace(View=View, Events=Events))


def test_one_of_a_group() -> None:
    assert [one_of(group) for group in ("cards", "families", "wishes")] == ["card", "family", "wish"]
    assert type_name("special_events") == "SpecialEventName"


@pytest.mark.parametrize("game", bosquet.games())
def test_every_title_has_its_document(game: str) -> None:
    assert document(bosquet.game(game), import_module(f"bosquet.games.{game}.schema"))["verbs"]
