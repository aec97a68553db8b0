"""`make bench`: random games, ours, OpenSpiel's and Catanatron's, side by side in one run."""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

import bosquet
from bench import report
from bench.before import compare
from bench.catan import catanatron
from bench.drivers import Sample, driven, interpreted, looped, openspiel
from bench.searches import playouts_a_second
from bench.tours import tour_lines, tour_times

PEERS = {
    "spades": "spades",
    "hearts": "hearts",
    "oh_hell": "oh_hell(players=4)",
    "hive": "hive",
    "gin_rummy": "gin_rummy",
}


def contestants() -> dict[str, Callable[[], Sample]]:
    """Everything that is measured, by its name in the table."""
    found: dict[str, Callable[[], Sample]] = {}
    for short, name in PEERS.items():
        found[f"OpenSpiel {short}"] = partial(openspiel, name)
    found[report.HEAVY_PEER] = catanatron
    for id in bosquet.games():
        name = id.capitalize()
        found[f"{name}, from Python"] = partial(driven, id)
        found[f"{name}, compiled loop"] = partial(looped, id)
        found[f"{name}, interpreted"] = partial(interpreted, id)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--repeats", type=int, default=15, help="samples of each, by turns (default 15)")
    parser.add_argument(
        "--against", metavar="COMMIT", help="compare with the sources of an earlier commit instead"
    )
    settings = parser.parse_args()
    repeats = settings.repeats
    if settings.against:
        print(compare(settings.against, repeats))
        return
    for peer in ("pyspiel", "catanatron"):
        if find_spec(peer) is None:
            sys.exit(f"The peer {peer} is missing; `make bench` installs it.")
    if not bosquet.compiled():
        print("Bosquet is not compiled here: all of its figures are interpreted ones.")
    measures = contestants()
    runs: report.Runs = {name: [] for name in measures}
    playouts: report.Playouts = {id: [] for id in bosquet.games()}
    for repeat in range(-1, repeats):  # the first is for warming up; by turns, so that noise hits all alike
        print(f"\r{max(repeat, 0)} of {repeats} repeats", end="", file=sys.stderr, flush=True)
        for name, measure in measures.items():
            sample = measure()
            if repeat >= 0:
                runs[name].append(sample)
        for id in playouts:
            found = playouts_a_second(id)
            if repeat >= 0:
                playouts[id].append(found)
    print("\r", end="", file=sys.stderr)
    print(f"Random games, four players where possible; {repeats} repeats.\n")
    print(report.table(runs))
    print(f"\n{report.playout_lines(playouts)}")
    print(f"\n{tour_lines(tour_times(), bosquet.compiled())}")
    print(f"\n{report.ratio_lines(runs)}\n\n{report.WHY}")
    print(f"\nWritten to {report.write(runs, playouts, bosquet.compiled())}")


if __name__ == "__main__":
    main()
