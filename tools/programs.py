"""Programs that the tests use and Python cannot install: Chromium and PostgreSQL's server."""

import os
import shutil
from pathlib import Path

from steps import Failure, run, say

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
POSTGRES_FOLDERS = "lib/postgresql/*/bin/postgres"


def ensure_programs() -> None:
    missing = []
    if not any(shutil.which(name) for name in BROWSERS):
        missing.append("chromium-headless-shell")
    if not shutil.which("postgres") and not any(Path("/usr").glob(POSTGRES_FOLDERS)):
        missing.append("postgresql")
    if missing:
        install_with_apt(missing)


def install_with_apt(names: list[str]) -> None:
    failure = (
        f"The tests need {' and '.join(names)}, which could not be installed: please install and try again."
    )
    if not shutil.which("apt-get"):
        raise Failure(failure)
    say(f"Installing {' and '.join(names)}...")
    apt = ["apt-get", "--yes"] if os.geteuid() == 0 else ["sudo", "-n", "apt-get", "--yes"]
    run([*apt, "update"], failure)
    run(
        [*apt, "install", "--no-install-recommends", *names],
        failure,
        DEBIAN_FRONTEND="noninteractive",
    )
