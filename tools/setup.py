"""Prepare this folder for a goal of the Makefile. An old Python 3 can read this file too, and is told so."""

import os
import shutil
import subprocess
import sys

OLDEST = (3, 11)
IS_NEW_ENOUGH = f"import sys; sys.exit(sys.version_info < {OLDEST})"


def newer_python() -> str:
    for minor in range(30, OLDEST[1] - 1, -1):
        path = shutil.which(f"python3.{minor}")
        if path and subprocess.call([path, "-c", IS_NEW_ENOUGH], stderr=subprocess.DEVNULL) == 0:
            return path
    return ""


def main() -> None:
    if sys.version_info < OLDEST:
        newer = newer_python()
        if not newer:
            this = f"{sys.version_info[0]}.{sys.version_info[1]}"
            sys.exit(f"Bosquet needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {this}.")
        os.execv(newer, [newer, *sys.argv])

    from prepare import prepare

    prepare(sys.argv[1])


if __name__ == "__main__":
    main()
