"""Every clause of the rules has a test that names it, and no test names one that is not there."""

import pytest

import bosquet
from tests.clauses import clauses_of, named_clauses


@pytest.mark.parametrize("game", bosquet.games())
def test_every_clause_has_a_test(game: str) -> None:
    named = named_clauses(game)
    assert [clause for clause in clauses_of(game) if clause not in named] == []


@pytest.mark.parametrize("game", bosquet.games())
def test_no_test_names_a_clause_that_does_not_exist(game: str) -> None:
    known = set(clauses_of(game))
    assert {clause: tests for clause, tests in named_clauses(game).items() if clause not in known} == {}
