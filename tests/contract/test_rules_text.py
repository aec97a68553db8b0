"""The in-app rules as text: house rulings say that they are, and typography is right in both languages."""

import re

import pytest

import bosquet
from bosquet.testing.words import clauses, rules

RULING = {"fr": re.compile("Règles? maison\u00a0:"), "en": re.compile("House rulings?:")}
NARROW, NO_BREAK = "\u202f", "\u00a0"


def texts(game: str, language: str) -> list[str]:
    told = rules(bosquet.game(game), language)
    found = [clause["text"] for clause in clauses(bosquet.game(game), language).values()]
    return [told["lead"], *[section["title"] for section in told["sections"]], *found]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", bosquet.games())
def test_house_rulings_are_marked(game: str, language: str) -> None:
    for id, clause in clauses(bosquet.game(game), language).items():
        assert bool(RULING[language].search(clause["text"])) == (clause["kind"] == "J"), id


@pytest.mark.parametrize("game", bosquet.games())
def test_french_spaces_and_apostrophes(game: str) -> None:
    for text in texts(game, "fr"):
        assert not re.search(f"[^{NARROW}][;!?]", text), text
        assert not re.search(f"[^{NO_BREAK}]:", text), text
        assert not re.search(f"«[^{NO_BREAK}{NARROW}]|[^{NO_BREAK}{NARROW}]»", text), text
        assert "'" not in text, text


@pytest.mark.parametrize("game", bosquet.games())
def test_english_quotes(game: str) -> None:
    for text in texts(game, "en"):
        assert not set(text) & {"'", '"'}, text
