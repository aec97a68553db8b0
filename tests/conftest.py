"""For all tests: the laws' assertions show their values, property tests try the same on every machine, and
whatever a test's houses deal is decided by its name."""

from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.house import luck

pytest_plugins = ["tests.second_try"]
pytest.register_assert_rewrite("bosquet.testing")

settings.register_profile("house", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--luck", type=int, default=0, metavar="N", help="let the houses of tests deal otherwise"
    )


@pytest.fixture(scope="session", autouse=True)
def luck_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    luck.keep_in(tmp_path_factory.getbasetemp() / "luck")


@pytest.fixture(autouse=True)
def fixed_luck(request: pytest.FixtureRequest, luck_file: None) -> None:
    luck.begin(f"{request.node.nodeid} {request.config.getoption('--luck')}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure says how to meet the same deals again."""
    report = yield
    if report.failed and item.nodeid.startswith(("tests/house/", "tests/web/")):
        number = item.config.getoption("--luck")
        again = f"The same deals: pytest '{item.nodeid}' --luck {number}; others: --luck {number + 1}"
        report.sections.append(("luck", again))
    return report
