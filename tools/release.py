"""`make release VERSION=0.3.0`: check, build, try, and only then commit and tag. Nothing is uploaded."""

import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from steps import BIN, ROOT, Failure, run, say

UNRELEASED = "## [Unreleased]\n"
VERSION = re.compile(r"\d+\.\d+\.\d+(rc\d+)?")
STATED = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)


def main(arguments: list[str]) -> None:
    try:
        release(ROOT, wanted(arguments))
    except Failure as failure:
        sys.exit(str(failure))


def wanted(arguments: list[str]) -> str:
    if len(arguments) != 1 or not VERSION.fullmatch(arguments[0]):
        raise Failure("Say which version: make release VERSION=0.3.0")
    return arguments[0]


def release(root: Path, version: str) -> None:
    need_clean(root, version)
    changelog, package = root / "CHANGELOG.md", root / "src" / "bosquet" / "__init__.py"
    before = {file: file.read_text() for file in (changelog, package)}
    try:
        changelog.write_text(dated(before[changelog], version, f"{datetime.now(UTC):%Y-%m-%d}"))
        package.write_text(STATED.sub(f'__version__ = "{version}"', before[package]))
        check_and_build(root, version)
    except BaseException:
        for file, text in before.items():
            file.write_text(text)
        raise
    git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Bosquet {version}")
    say(f"Tagged v{version}; its files are in dist/. Publish them with: twine upload dist/*")


def need_clean(root: Path, version: str) -> None:
    if git(root, "status", "--porcelain"):
        raise Failure("There are changes that are not committed.")
    if git(root, "tag", "--list", f"v{version}"):
        raise Failure(f"v{version} has been released already.")


def dated(changelog: str, version: str, day: str) -> str:
    """What was unreleased gets its version and day, under an empty heading for what comes next."""
    before, heading, rest = changelog.partition(UNRELEASED)
    if not heading or not rest.partition("\n## ")[0].strip():
        raise Failure("CHANGELOG.md has nothing under [Unreleased].")
    return f"{before}{UNRELEASED}\n## [{version}] - {day}\n{rest}"


def check_and_build(root: Path, version: str) -> None:
    """The whole suite, the source archive, the wheel made from it, and what an index would say of both."""
    run(["make", "test-all"], "Not everything passes.", root)
    dist = root / "dist"
    for old in dist.glob("*"):
        old.unlink()
    run([BIN / "python", "-m", "build"], "The package could not be built.", root)
    built = sorted(dist.iterdir())
    if len(built) != 2 or not all(f"-{version}" in file.name for file in built):
        raise Failure(f"dist/ has {', '.join(file.name for file in built)}: not what {version} needs.")
    run([BIN / "twine", "check", "--strict", *built], "An index would refuse the package.", root)


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise Failure(done.stderr.strip())
    return done.stdout.strip()


if __name__ == "__main__":
    main(sys.argv[1:])
