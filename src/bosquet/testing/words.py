"""A game's words, read as the browser table reads them."""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any

from ..core.game import Game

LANGUAGES = ("fr", "en")
PLACEHOLDER = re.compile(r"\{(\w+)\}")


@cache
def read(game_id: str, name: str) -> Any:
    file = files("bosquet.games") / game_id / "locale" / name
    assert file.is_file(), f"{game_id} has no locale/{name}"
    return json.loads(file.read_text("utf-8"))


def words(game: Game, language: str) -> dict[str, str]:
    found: dict[str, str] = read(game.id, f"{language}.json")
    return found


def rules(game: Game, language: str) -> dict[str, Any]:
    found: dict[str, Any] = read(game.id, f"rules.{language}.json")
    return found


def clauses(game: Game, language: str) -> dict[str, dict[str, str]]:
    """Every clause of the in-app rules by its id."""
    return clauses_of(game.id, language)


@cache
def clauses_of(game_id: str, language: str) -> dict[str, dict[str, str]]:
    sections = read(game_id, f"rules.{language}.json")["sections"]
    return {clause["id"]: clause for section in sections for clause in section["clauses"]}


def forms(game: Game, language: str, key: str) -> list[str]:
    """The sentence of a key, or its singular and plural."""
    known = words(game, language)
    return [known[form] for form in (key, f"{key}.one", f"{key}.other") if form in known]


def is_told(game: Game, key: str) -> bool:
    return any(forms(game, language, key) for language in LANGUAGES)


def assert_sayable(game: Game, key: str, args: dict[str, object]) -> None:
    """Both languages have the sentence and its arguments fill every gap in it."""
    for language in LANGUAGES:
        found = forms(game, language, key)
        assert found, f"{game.id}/{language}.json has no {key}"
        for form in found:
            gaps = {gap.removeprefix("seat_") for gap in PLACEHOLDER.findall(form)} - set(args)
            assert not gaps, f"{key} in {language} speaks of {sorted(gaps)}, the rules give {sorted(args)}"
