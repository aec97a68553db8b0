"""Every clause of the rules has a test that names it, and no test names one that is not there."""

import pytest

import bosquet
from tests.clauses import clauses_of, named_clauses


@pytest.mark.parametrize("game", bosquet.games())
def test_every_clause_has_a_test(game: str) -> None:
    named = named_clauses()
    assert [clause for clause in clauses_of(game) if clause not in named] == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = {clause for game in bosquet.games() for clause in clauses_of(game)}
    assert {clause: tests for clause, tests in named_clauses().items() if clause not in known} == {}
