"""`make audit` never calls clean what nobody could be asked about."""

import json

import pytest

from audit import CLEAN, UNASKED, WEAK, read_python, read_web, tell


def test_a_weak_package_is_named_with_its_cure(capsys: pytest.CaptureFixture[str]) -> None:
    weak = {"name": "h11", "version": "0.15", "vulns": [{"id": "CVE-1", "fix_versions": ["0.16"]}]}
    fine = {"name": "idna", "version": "3.20", "vulns": []}
    assert tell("Python", read_python(json.dumps({"dependencies": [weak, fine]}))) == WEAK
    assert capsys.readouterr().out == "Python: known weaknesses:\n  h11 0.15: CVE-1, mended in 0.16\n"


def test_a_package_the_index_says_nothing_of_is_not_clean(capsys: pytest.CaptureFixture[str]) -> None:
    skipped = {"name": "idna", "skip_reason": "Dependency not found on PyPI and could not be audited"}
    assert tell("Python", read_python(json.dumps({"dependencies": [skipped], "fixes": []}))) == UNASKED
    assert capsys.readouterr().out == "Python: could not be asked about: idna\n"


def test_nothing_known_of_anything_that_was_asked() -> None:
    fine = {"name": "idna", "version": "3.20", "vulns": []}
    assert tell("Python", read_python(json.dumps({"dependencies": [fine]}))) == CLEAN
    assert tell("The web", read_web(json.dumps({"vulnerabilities": {}}))) == CLEAN


def test_a_weak_web_package() -> None:
    found = {"vulnerabilities": {"vite": {"range": "<8.1", "severity": "high"}}}
    assert read_web(json.dumps(found)).weak == ["vite <8.1: high"]


@pytest.mark.parametrize("report", ["", "[1]", '{"message": "405 Method Not Allowed"}', "no such program"])
def test_no_answer_at_all(report: str) -> None:
    assert tell("Python", read_python(report)) == tell("The web", read_web(report)) == UNASKED
