"""A release changes nothing unless all of it works."""

import subprocess
from pathlib import Path

import pytest

import release
from steps import Failure

CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n- Something new.\n"
PACKAGE = '"""Bosquet."""\n\n__version__ = "0.1.0"\n'


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "src" / "bosquet").mkdir(parents=True)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "src" / "bosquet" / "__init__.py").write_text(PACKAGE)
    for command in ("init --quiet", "config user.name A", "config user.email a@b.c", "add -A"):
        subprocess.run(["git", *command.split()], cwd=tmp_path, check=True)
    subprocess.run(["git", "commit", "--quiet", "-m", "Begin"], cwd=tmp_path, check=True)
    return tmp_path


def test_what_was_unreleased_gets_its_version_and_day() -> None:
    assert release.dated(CHANGELOG, "0.2.0", "2026-11-20") == (
        "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-20\n\n- Something new.\n"
    )


def test_a_changelog_without_news_is_refused() -> None:
    with pytest.raises(Failure, match="nothing under"):
        release.dated("## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n", "0.2.0", "2026-11-20")


@pytest.mark.parametrize("arguments", [[], ["next"], ["1.0"], ["1.0.0", "2.0.0"]])
def test_a_version_is_three_numbers(arguments: list[str]) -> None:
    with pytest.raises(Failure, match="Say which version"):
        release.wanted(arguments)


def test_a_checkout_with_changes_is_refused(checkout: Path) -> None:
    (checkout / "CHANGELOG.md").write_text("changed")
    with pytest.raises(Failure, match="not committed"):
        release.release(checkout, "0.2.0")


def test_a_version_is_released_once(checkout: Path) -> None:
    subprocess.run(["git", "tag", "v0.2.0"], cwd=checkout, check=True)
    with pytest.raises(Failure, match="already"):
        release.release(checkout, "0.2.0")


def test_where_a_check_fails_nothing_is_changed(checkout: Path) -> None:
    """This checkout has no Makefile: the first check fails."""
    with pytest.raises(Failure, match="Not everything passes"):
        release.release(checkout, "0.2.0")
    assert release.git(checkout, "status", "--porcelain") == ""
    assert release.git(checkout, "tag") == ""
