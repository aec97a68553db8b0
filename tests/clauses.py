"""Which tests prove which clauses of the rules: `python -m tests.clauses` prints them.

A test says it with `@rule("ETE-4.3")`. The list of clauses is the one that players read in the in-app rules.
"""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
rule = pytest.mark.rule


def clauses_of(game: str) -> list[str]:
    told = json.loads((ROOT / f"src/bosquet/games/{game}/locale/rules.en.json").read_text("utf-8"))
    return [clause["id"] for section in told["sections"] for clause in section["clauses"]]


def named_clauses() -> dict[str, list[str]]:
    """For every clause that a test names, in the games or in the house: these tests."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in rules_on(node):
                    found.setdefault(clause, []).append(f"{file.parent.name}/{file.stem}::{node.name}")
    return found


def rules_on(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
            yield from (ast.literal_eval(argument) for argument in decorator.args)


def report(game: str) -> str:
    named = named_clauses()
    lines = [f"{clause}  {', '.join(named.get(clause, ['no test']))}" for clause in clauses_of(game)]
    return "\n".join(lines)


if __name__ == "__main__":
    import bosquet

    for each in bosquet.games():
        print(report(each))
