"""What each goal of the Makefile needs before it can run. Whatever is up to date is skipped."""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import compile
import packages
import programs
import web
from steps import Failure


def play() -> None:
    packages.install({"house"} | compiling() | ({"node"} if needs_node() else set()))
    at_once(lambda: compile.ensure_compiled(required=False), web.build)


def test() -> None:
    node = set() if web.has_node() else {"node"}
    everything = {"dev", "house", "postgres"} | compiling() | node
    at_once(lambda: packages.install(everything), programs.ensure_programs)
    at_once(lambda: compile.ensure_compiled(required=True), web.build)
    web.install()


def bench() -> None:
    packages.install({"bench", "house"} | compiling())
    compile.ensure_compiled(required=True, whole=True)  # as the wheel is


def fmt() -> None:
    packages.install({"dev"} | (set() if web.has_node() else {"node"}))
    web.install()


def compiling() -> set[str]:
    return set() if compile.missing_compiler() else {"compile"}


def needs_node() -> bool:
    return not web.is_built() and not web.has_node()


def at_once(*tasks: Callable[[], None]) -> None:
    """Run the tasks side by side; wait for all of them before the first failure is told."""
    with ThreadPoolExecutor() as pool:
        running = [pool.submit(task) for task in tasks]
    for task in running:
        task.result()


def release() -> None:
    packages.install({"dev", "house", "release"} | compiling())
    web.install()
    web.build()


def audit() -> None:
    packages.install({"audit"})


GOALS = {"play": play, "test": test, "bench": bench, "fmt": fmt, "audit": audit, "release": release}


def prepare(goal: str) -> None:
    try:
        GOALS[goal]()
    except Failure as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)
