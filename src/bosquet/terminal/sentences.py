"""A game's sentences in a terminal: filled like those of the page, with cards named as in records."""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "fr")
GAP: Final = re.compile(r"\{(\w+)\}")


class Sentences:
    def __init__(self, game: str, language: str, people: list[str]) -> None:
        self.words = words_of(game, language)
        self.own = OWN[language]
        self.people = people

    def own_word(self, key: str, **args: object) -> str:
        """What the terminal itself says."""
        return self.own[key].format(**args)

    def of(self, key: str, args: dict[str, Any]) -> str | None:
        """The sentence of a key, or None where the game has none."""
        forms = [key]
        if isinstance(args.get("count"), int):
            forms = [f"{key}.one" if args["count"] == 1 else f"{key}.other", f"{key}.other", key]
        for form in forms:
            if form in self.words:
                return GAP.sub(lambda gap: self.fill(gap[1], args), self.words[form])
        return None

    def event(self, kind: str, args: dict[str, Any], you: int) -> str | None:
        counted = {"count": len(args["cards"]), **args} if isinstance(args.get("cards"), list) else args
        mine = self.of(f"event.{kind}.you", counted) if args.get("seat") == you else None
        return mine or self.of(f"event.{kind}", counted)

    def fill(self, name: str, args: dict[str, Any]) -> str:
        value = args.get(name.removeprefix("seat_") if name.startswith("seat_") else name)
        if name.startswith("seat") and isinstance(value, int):
            return self.people[value]
        if isinstance(value, list):
            return ", ".join([str(each) for each in value])
        if name == "card" or value is None:
            return str(value or "")
        return self.words.get(f"{name}.{value}") or self.words.get(f"family.{value}") or str(value)


@cache
def words_of(game: str, language: str) -> dict[str, str]:
    text = (files("bosquet.games") / game / "locale" / f"{language}.json").read_text("utf-8")
    found: dict[str, str] = json.loads(text)
    return found


OWN: Final[dict[str, dict[str, str]]] = {
    "en": {
        "help": "An action by name or by its beginning; ? lists them, ? TEXT those with it in their names; "
        "why ACTION, undo, table, save FILE, quit.",
        "you": "You",
        "seat": "Seat {seat}",
        "many": "Which one? {names}",
        "none": "No action begins with {text!r}. ? lists what you may do.",
        "may": "You may do that.",
        "no_undo": "Nothing can be taken back: others have moved since, or something was revealed.",
        "taken_back": "Taken back.",
        "saved": "{count} moves are in {file}.",
        "not_saved": "{file} cannot be written: {why}.",
        "over": "The game is over.",
        "rank": "{rank}. {name}: {score}",
        "left": "You have left; the game has {count} moves.",
    },
    "fr": {
        "help": "Un coup par son nom ou son début ; ? les liste, ? TEXTE ceux dont le nom le contient ; "
        "why COUP, undo, table, save FICHIER, quit.",
        "you": "Vous",
        "seat": "Place {seat}",
        "many": "Lequel ? {names}",
        "none": "Aucun coup ne commence par {text!r}. ? liste ce que vous pouvez faire.",
        "may": "Vous pouvez le faire.",
        "no_undo": "Rien ne peut être repris : d’autres ont joué depuis, ou quelque chose a été révélé.",
        "taken_back": "C’est repris.",
        "saved": "{count} coups sont dans {file}.",
        "not_saved": "{file} ne peut être écrit : {why}.",
        "over": "La partie est finie.",
        "rank": "{rank}. {name} : {score}",
        "left": "Vous êtes parti ; la partie compte {count} coups.",
    },
}
