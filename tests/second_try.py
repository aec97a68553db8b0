"""A browser test that fails is run once more, alone and after all others.

If it passes then, the run is green; but it is a defect of that test or of the pages, and the last lines
of the run say so.
"""

import subprocess
import sys
from collections.abc import Generator

import pytest

BROWSER = "tests/web/"
MOST = 4  # more failures at once are no accident
PATIENCE = 600  # seconds for one: whoever hangs has not passed
FAILED = ("failed", "error")
DEFECT = "defect"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--first-try", action="store_true", help="run no browser test a second time")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where the run is led, not in the processes that work for it."""
    config = session.config
    reporter: pytest.TerminalReporter | None = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput") or config.getoption("--first-try"):
        return
    failures = [report for kind in FAILED for report in reporter.stats.get(kind, [])]
    suspects = sorted({report.nodeid for report in failures if report.nodeid.startswith(BROWSER)})
    if len(suspects) > MOST:
        return
    for id in suspects:
        if passes_alone(id, config):
            for kind in FAILED:
                move_reports(reporter, id, kind)
    if suspects and session.exitstatus == pytest.ExitCode.TESTS_FAILED and not any_failed(reporter):
        session.exitstatus = pytest.ExitCode.OK


def passes_alone(id: str, config: pytest.Config) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "--first-try", id]
    command += [f"--luck={config.getoption('luck', 0)}"] if config.getoption("luck", 0) else []
    try:
        done = subprocess.run(command, cwd=config.rootpath, capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def move_reports(reporter: pytest.TerminalReporter, id: str, kind: str) -> None:
    """From the failures to the defects."""
    reports = reporter.stats.pop(kind, [])
    kept = [report for report in reports if report.nodeid != id]
    if kept:
        reporter.stats[kind] = kept
    moved = [report for report in reports if report.nodeid == id]
    if moved:
        reporter.stats.setdefault(DEFECT, []).extend(moved)


def any_failed(reporter: pytest.TerminalReporter) -> bool:
    return any(reporter.stats.get(kind) for kind in FAILED)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None]:
    """After everything else."""
    yield
    defects = terminalreporter.stats.get(DEFECT, [])
    if not defects:
        return
    terminalreporter.section("defects: failed at first, passed alone", yellow=True, bold=True)
    for report in defects:
        terminalreporter.write_line(report.longreprtext)
        for title, text in report.sections:
            terminalreporter.write_line(f"{title}: {text}")
    for id in sorted({report.nodeid for report in defects}):
        terminalreporter.write_line(f"DEFECT {id} failed, then passed alone: mend it", yellow=True, bold=True)
