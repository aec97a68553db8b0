"""The sources of an earlier commit beside those of now, by turns: `python -m bench --against COMMIT`.

Both are compiled whole, each by the tools of its own commit; every sample has a process of its own.
"""

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

from bench.report import spread

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "against"

Rates = dict[str, float]  # what was measured, a second


def compare(commit: str, repeats: int) -> str:
    """A line for each measure of each game that both know."""
    compile_now()
    places = {"before": sources(commit), "now": ROOT / "src"}
    ids = [id for id in games(places["now"]) if id in games(places["before"])]
    lines = [f"Before ({commit}) and now, {repeats} repeats by turns: lowest / median / highest.", ""]
    lines.append(f"{'':36}{'before':36}{'now':36}now / before, of each repeat")
    for id in ids:
        runs: dict[str, list[Rates]] = {when: [] for when in places}
        for _ in range(repeats):
            for when, place in places.items():
                runs[when].append(measure(place, id))
        for what in runs["now"][0]:
            before = [rates[what] for rates in runs["before"]]
            now = [rates[what] for rates in runs["now"]]
            ratios = [new / old for new, old in zip(now, before, strict=True)]
            name = f"{id.capitalize()}, {what}"
            lines.append(f"{name:36}{spread(before, 0):36}{spread(now, 0):36}{spread(ratios)}")
    return "\n".join(lines)


def compile_now() -> None:
    """Whole, whatever lies there: `make test` leaves parts behind, which are slower."""
    program = "from compile import ensure_compiled; ensure_compiled(required=True, whole=True)"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT / "tools", check=True)


def sources(commit: str) -> Path:
    """The sources of a commit, compiled; they stay in `build` for the next time."""
    asked = ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"{commit} is no commit here.")
    folder = BUILT / found.stdout.strip()
    if not folder.exists():
        print(f"Compiling {commit}...", file=sys.stderr)
        half = folder.with_suffix(".half")  # until all of it is there
        shutil.rmtree(half, ignore_errors=True)
        archive = subprocess.run(["git", "archive", folder.name], cwd=ROOT, check=True, capture_output=True)
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(half, filter="data")
        compiling = [sys.executable, "tools/compile.py", "whole"]
        subprocess.run(compiling, cwd=half, check=True, stdout=subprocess.DEVNULL)
        half.rename(folder)
    return folder / "src"


def games(place: Path) -> list[str]:
    found: list[str] = told(place, "import bosquet, json; print(json.dumps(bosquet.games()))")
    return found


def measure(place: Path, id: str) -> Rates:
    """Today's drivers on whichever sources."""
    rates: Rates = told(place, f"from bench.before import tell; tell({id!r})")
    return rates


def told(place: Path, program: str) -> Any:
    environment = {**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    return json.loads(done.stdout)


def tell(id: str) -> None:
    import bosquet
    from bench.drivers import driven, looped
    from bench.searches import playouts_a_second

    assert bosquet.compiled(), "these sources are not compiled"
    from_python, loop = driven(id), looped(id)
    rates: Rates = {
        "decisions, from Python": 1 / from_python.each_decision(),
        "decisions, compiled": 1 / loop.each_decision(),
        "clones": 1 / loop.clone_seconds,
        "playouts of search": playouts_a_second(id),
    }
    print(json.dumps(rates))
