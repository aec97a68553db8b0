"""What a run has measured: a table and ratios for people, JSON for programs."""

import json
import os
import platform
from dataclasses import asdict
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

from bench.drivers import Sample

RESULTS = Path(__file__).parent / "results"
PEER = "OpenSpiel oh_hell"
HIVE = "OpenSpiel hive"  # hexagonal tiles, as in GreenTown
WHY = f"""\
A decision is an action of a player. Eternity deals a round within one action; OpenSpiel's games deal card by
card, as steps of chance, about half of all their steps. What both have in common are decisions: the time of
whole random games, deals included, over the decisions in them. Steps count chance too: so seen {PEER}
is about twice as fast as by decisions, Eternity as fast as before.
Times are processor time. Spread: lowest / median / highest over the repeats; each ratio is of one repeat."""

Runs = dict[str, list[Sample]]
Playouts = dict[str, list[float]]  # a second, by game


class Goal:
    """A ratio to a peer that the project has set itself."""

    def __init__(self, what: str, name: str, least: float, peer: str = PEER) -> None:
        self.what = what
        self.name = name
        self.least = least
        self.peer = peer


GOALS = [
    Goal("decisions/s, driven from Python", "Eternity, from Python", 2),
    Goal("decisions/s, compiled loop", "Eternity, compiled loop", 4),
    Goal("GreenTown's decisions/s, from Python", "Greentown, from Python", 10, HIVE),
    Goal("GreenTown's decisions/s, compiled loop", "Greentown, compiled loop", 10, HIVE),
]
WEIGHTY = ("OpenSpiel hive", "OpenSpiel gin_rummy")  # peers of games whose turns are many choices
TIMES = 10  # as fast as the faster of them, compiled: what such a game is to be


def spread(numbers: list[float], digits: int = 2) -> str:
    return " / ".join(f"{number:,.{digits}f}" for number in (min(numbers), median(numbers), max(numbers)))


def table(runs: Runs) -> str:
    head = f"{'':30}{'decisions/s':>12}{'steps/s':>12}   {'µs a decision':22}µs a clone"
    lines = [head]
    for name, samples in runs.items():
        decision = [sample.each_decision() for sample in samples]
        lines.append(
            f"{name:30}"
            f"{1 / median(decision):12,.0f}"
            f"{1 / median([sample.each_step() for sample in samples]):12,.0f}"
            f"   {spread([time * 1e6 for time in decision]):22}"
            f"{spread([sample.clone_seconds * 1e6 for sample in samples]):22}".rstrip()
        )
    return "\n".join(lines)


def playout_lines(playouts: Playouts) -> str:
    lines = ["Search, playouts/s:"]
    lines += [f"  {id.capitalize():36}{spread(each, 0)}" for id, each in playouts.items()]
    return "\n".join(lines)


def ratios(runs: Runs) -> list[tuple[str, list[float], float]]:
    """How many times faster than the peer, repeat by repeat; with the goal."""
    found: list[tuple[str, list[float], float]] = []
    for goal in GOALS:
        pairs = list(zip(runs[goal.name], runs[goal.peer], strict=True))
        each = [theirs.each_decision() / ours.each_decision() for ours, theirs in pairs]
        found.append((goal.what, each, goal.least))
        if goal.peer == PEER:  # hive has no chance
            raw = [theirs.each_step() / ours.each_step() for ours, theirs in pairs]
            found.append((goal.what.replace("decisions", "  steps"), raw, goal.least))
    clones = [
        theirs.clone_seconds / ours.clone_seconds
        for ours, theirs in zip(runs["Eternity, from Python"], runs[PEER], strict=True)
    ]
    found.append(("clones/s", clones, 1))
    return found


def weighty_ratios(runs: Runs, title: str) -> list[tuple[str, list[float], float]]:
    """How many times faster than the faster of its peers a weightier game of ours is, repeat by repeat."""
    found: list[tuple[str, list[float], float]] = []
    peers = [runs[name] for name in WEIGHTY]
    for how in ("from Python", "compiled loop", "interpreted"):
        each = [
            min(peer[at].each_decision() for peer in peers) / ours.each_decision()
            for at, ours in enumerate(runs[f"{title}, {how}"])
        ]
        found.append((f"decisions/s, {how}", each, 0 if how == "interpreted" else TIMES))
    clones = [
        min(peer[at].clone_seconds for peer in peers) / ours.clone_seconds
        for at, ours in enumerate(runs[f"{title}, from Python"])
    ]
    return [*found, ("clones/s", clones, 0)]


def weighty_lines(runs: Runs, title: str) -> str:
    lines = [f"{title} against the faster of {' and '.join(WEIGHTY)} (times as fast):"]
    for what, each, least in weighty_ratios(runs, title):
        verdict = "" if not least else "met" if median(each) >= least else "MISSED"
        lines.append(f"  {what:36}{spread(each):22}" + (f"   goal {least:g}: {verdict}" if least else ""))
    return "\n".join(lines)


def ratio_lines(runs: Runs) -> str:
    lines = [f"Eternity, compiled, against {PEER}, GreenTown against {HIVE} (times as fast):"]
    for what, each, least in ratios(runs):
        verdict = "met" if median(each) >= least else "MISSED"
        lines.append(f"  {what:40}{spread(each):22}   goal {least:g}: {verdict}")
    return "\n".join(lines)


def facts(compiled: bool) -> dict[str, Any]:
    return {
        "date": datetime.now().astimezone().isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors",
        "open_spiel": version("open_spiel"),
        "compiled": compiled,
    }


def write(runs: Runs, playouts: Playouts, compiled: bool) -> Path:
    RESULTS.mkdir(exist_ok=True)
    about = facts(compiled)
    file = RESULTS / f"{about['date'][:19].replace(':', '')}.json"
    data = {
        **about,
        "runs": {name: [asdict(sample) for sample in samples] for name, samples in runs.items()},
        "playouts": playouts,
        "ratios": {what.strip(): each for what, each, _ in ratios(runs)},
    }
    file.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return file
