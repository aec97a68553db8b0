"""The browser's side: its packages with npm, its build into the house's `site` folder."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from steps import BIN, ROOT, digest, read_stamp, run, say, write_stamp

WEB = ROOT / "web"
SITE = ROOT / "src" / "bosquet" / "house" / "site"
SITE_STAMP = ROOT / "build" / "site.json"
MODULES_STAMP = WEB / "node_modules" / ".bosquet.json"
MADE = {"node_modules", "generated"}
SERVER_SIDE = ["games/**/*.json", "games/**/*.md"]
PRINT = [str(BIN / "python"), "-m", "bosquet.house.schema"]  # types and catalogues


def sources() -> list[Path]:
    found = [file for pattern in SERVER_SIDE for file in (ROOT / "src" / "bosquet").glob(pattern)]
    for folder, subfolders, files in os.walk(WEB):
        subfolders[:] = [name for name in subfolders if name not in MADE]
        found += [Path(folder, name) for name in files]
    return found


def printed() -> str:
    """Empty while the house cannot be asked: then the pages are built anew."""
    plain = {**os.environ, "BOSQUET_INTERPRETED": "1"}  # the compiler may be at work on the others
    try:
        return subprocess.run(PRINT, cwd=ROOT, env=plain, capture_output=True, text=True).stdout
    except OSError:
        return ""


def state() -> str:
    """All that the pages are made of, as one fingerprint."""
    return digest(sources(), printed())


def is_built() -> bool:
    return (SITE / "index.html").exists() and read_stamp(SITE_STAMP).get("digest") == state()


def has_node() -> bool:
    """Is there a Node on the PATH that the build tools take: 20.19, 22.12 or newer?"""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = [int(number) for number in re.findall(r"\d+", answer)[:2]]
    return [20, 19] <= version < [21] or version >= [22, 12]


def npm(*arguments: str, failure: str) -> None:
    path = os.environ["PATH"] if has_node() else f"{BIN}{os.pathsep}{os.environ['PATH']}"
    npm_found = shutil.which("npm", path=path) or "npm"
    python = BIN / "python"  # none in the copy from which a wheel is made
    run(
        [npm_found, *arguments],
        failure,
        folder=WEB,
        PATH=path,
        PYTHON=str(python if python.exists() else sys.executable),
    )


def install() -> None:
    now = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read_stamp(MODULES_STAMP).get("digest") == now:
        return
    say("Installing web packages...")
    npm("ci", failure="The web packages could not be installed. Is there a network connection?")
    write_stamp(MODULES_STAMP, digest=now)


def build() -> None:
    if is_built():
        return
    install()
    say("Building the web pages...")
    now = state()
    SITE_STAMP.unlink(missing_ok=True)
    npm("run", "build", failure="The web pages could not be built.")
    write_stamp(SITE_STAMP, digest=now)
