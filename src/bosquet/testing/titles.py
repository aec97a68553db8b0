"""Laws of a title as such: its table, its options, its words and its rules in both languages."""

import json
import re
from collections.abc import Callable
from typing import Any

from ..core.errors import BadOptions, IllegalAction
from ..core.game import Game
from ..core.messages import one_of
from .play import option_sets
from .words import LANGUAGES, PLACEHOLDER, clauses, rules, words

KINDS = ("R", "C", "J")
CLAUSE = re.compile(r"[A-Z]{3}-\d+\.\d+[a-z]?")


def names_and_ids_match(game: Game) -> None:
    """One name an id and one id a name; what is in neither is refused."""
    table = game.table
    names = [table.name(action) for action in range(len(table))]
    assert len(set(names)) == len(names) > 0
    assert [table.parse(name) for name in names] == list(range(len(names)))
    for stranger in (-1, len(names)):
        assert refusal_key(table.name, stranger) == "refuse.unknown_action"
    for word in ("", "fly away", names[0].upper(), f" {names[0]}"):
        assert refusal_key(table.parse, word) == "refuse.unknown_action"


def the_catalogue_is_plain(game: Game) -> None:
    """What is printed is JSON, the same whenever it is asked for."""
    printed = game.catalogue()
    assert json.loads(json.dumps(printed)) == printed == game.catalogue()


def what_is_printed_has_words(game: Game) -> None:
    """Each of the catalogue's `cards` has words `card.<name>` in both languages, or `card.name` fits all."""
    for language in LANGUAGES:
        told = words(game, language)
        for group, things in game.catalogue().items():
            kind = one_of(group)
            missing = [name for name in things if not told.get(f"{kind}.{name}", told.get(f"{kind}.name"))]
            assert not missing, f"{game.id} has no words {kind}.<name> in {language} for {missing}"


def refusal_key(ask: Callable[[Any], object], what: object) -> str | None:
    try:
        ask(what)
    except IllegalAction as refusal:
        return refusal.key
    return None


def options_settle(game: Game) -> None:
    """Every option has a default, settled options settle to themselves, and nonsense is refused."""
    for seats in game.seats:
        for wishes in option_sets(game, seats):
            settled = game.setup(seats, wishes).options
            named = [option for option in game.options if not option.later or option.name in settled]
            assert list(settled) == [option.name for option in named if option.is_for(seats)]
            assert game.setup(seats, settled).options == settled
            assert all(settled[name] == value for name, value in wishes.items())
        assert_no_setup(game, seats, {"no such option": 1})
        for option in game.options:
            assert_no_setup(game, seats, {option.name: "no such value"})
    assert_no_setup(game, game.seats[0] - 1, {})
    assert_no_setup(game, game.seats[-1] + 1, {})


def assert_no_setup(game: Game, seats: int, wishes: dict[str, object]) -> None:
    try:
        game.new(seats, 1, wishes)
    except BadOptions:
        return
    raise AssertionError(f"{game.id} starts with {seats} seats and {wishes}")


def words_are_told_alike(game: Game) -> None:
    """French and English have the same keys and speak of the same things.

    Only the names of cards may be spelled out in one language and put together (`card.name`) in the other.
    """
    french, english = sentences(game, "fr"), sentences(game, "en")
    assert french.keys() == english.keys(), sorted(french.keys() ^ english.keys())
    for key, text in french.items():
        assert text.strip(), key
        gaps = [sorted(set(PLACEHOLDER.findall(told))) for told in (text, english[key])]
        assert gaps[0] == gaps[1], f"{key}: {gaps[0]} in French, {gaps[1]} in English"


def sentences(game: Game, language: str) -> dict[str, str]:
    return {key: text for key, text in words(game, language).items() if not key.startswith("card.")}


def rules_are_told_alike(game: Game) -> None:
    """The rules have the same clauses, of the same kinds, in the same sections."""
    shapes = []
    for language in LANGUAGES:
        told = rules(game, language)
        assert told["title"]
        assert told["lead"]
        every = [clause["id"] for section in told["sections"] for clause in section["clauses"]]
        assert len(every) == len(set(every)), "a clause is told twice"
        for clause in clauses(game, language).values():
            assert CLAUSE.fullmatch(clause["id"]), clause["id"]
            assert clause["kind"] in KINDS, clause["id"]
            assert clause["text"].strip(), clause["id"]
        shapes.append([[(one["id"], one["kind"]) for one in part["clauses"]] for part in told["sections"]])
    assert shapes[0] == shapes[1]
