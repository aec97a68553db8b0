"""Every board on every screen: what can be chosen can be touched, nothing covers or cuts it, names are read.

A game joins by having a board. `BOSQUET_SCREENS=all` shows all positions at all sizes, else two of a kind.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import bosquet
from bosquet.house.settings import PACKAGED_SITE
from tests.web.moments import Moment, moments
from tests.web.showcase import Showcase

ROOT = Path(__file__).parents[2]
MEASURE = (Path(__file__).parent / "measure.js").read_text()
LOOK_AROUND = (Path(__file__).parent / "reach.js").read_text()
PICTURES = ROOT / "test-results" / "screens"
BOARDS = [id for id in bosquet.games() if (ROOT / "web/src/games" / id / "index.ts").is_file()]
ALL = os.environ.get("BOSQUET_SCREENS") == "all"

UPRIGHT = [(360, 640), (390, 844), (768, 1024), (820, 1180)]
LYING = [(667, 375), (740, 360), (844, 390), (1024, 768)]
DESKS = [(683, 384), (1280, 720), (1366, 768), (1920, 1080)]  # the first is 1366×768 at 200 %
DESKS_WITH_LOG = [(1366, 768), (1920, 1080)]
THUMB, MOUSE = 44, 32


@pytest.fixture
def thumb(browser: Browser) -> Iterator[Showcase]:
    """A touch screen; in French, whose words are longer."""
    showcase = Showcase(browser, PACKAGED_SITE, touch=True, language="fr")
    yield showcase
    showcase.close()


@pytest.fixture
def mouse(browser: Browser) -> Iterator[Showcase]:
    showcase = Showcase(browser, PACKAGED_SITE, touch=False, language="en")
    yield showcase
    showcase.close()


@pytest.mark.parametrize("id", BOARDS)
def test_on_touch_screens(id: str, thumb: Showcase) -> None:
    check(thumb, id, UPRIGHT + LYING, THUMB)


@pytest.mark.parametrize("id", BOARDS)
def test_with_a_mouse(id: str, mouse: Showcase) -> None:
    check(mouse, id, DESKS, MOUSE)


@pytest.mark.parametrize("id", BOARDS)
def test_with_the_log_open(id: str, mouse: Showcase) -> None:
    mouse.log = True
    check(mouse, id, DESKS_WITH_LOG, MOUSE)


def test_who_cannot_answer_is_found(mouse: Showcase) -> None:
    """Where a card is not there at all, and where something lies over all cards."""
    game = bosquet.game("eternity")
    moment = next(each for each in moments(game) if each.name.endswith("prompt.lead"))
    mouse.resize(1366, 768)
    mouse.show(game, moment)
    assert unreachable(mouse, moment) == []
    target = moment.state.decision(moment.face)["options"][0]["target"]
    mouse.page.add_style_tag(content=f'[data-place="{target}"] {{ visibility: hidden }}')
    assert f"nothing can be pressed for {target}" in unreachable(mouse, moment)
    mouse.page.add_style_tag(content="body::after { content: ''; position: fixed; inset: 0; z-index: 999 }")
    others = [found for found in unreachable(mouse, moment) if "is covered by" in found]
    assert others, "what lies over everything was not seen"


def check(showcase: Showcase, id: str, sizes: list[tuple[int, int]], least: int) -> None:
    found = faults(showcase, id, sizes, least)
    assert not found, "\n".join(found)


def faults(showcase: Showcase, id: str, sizes: list[tuple[int, int]], least: int) -> list[str]:
    """What is wrong, each with its position and size; a picture of each lies in test-results."""
    game = bosquet.game(id)
    every = moments(game)
    found = []
    for turn, (width, height) in enumerate(sizes):
        showcase.resize(width, height)
        bars = {}
        for moment in every if ALL else sampled(every, turn):
            showcase.show(game, moment)
            seen: dict[str, Any] = showcase.page.evaluate(
                MEASURE, {"least": least, "names": showcase.names()}
            )
            where = f"{id} {width}×{height} {moment.name}"
            bars[moment.name] = seen["bar"]
            wrong = [*seen["wrong"], *showcase.problems]
            if moment.state.actor() != bosquet.OVER:
                wrong += unreachable(showcase, moment)
                wrong += [] if seen["reads"] else ["nothing is marked with data-read"]
            if wrong:
                PICTURES.mkdir(parents=True, exist_ok=True)
                showcase.page.screenshot(path=PICTURES / f"{where}.png")
            found += [f"{where}: {each}" for each in wrong]
            showcase.problems.clear()
        if len(set(bars.values())) > 1:
            found.append(f"{id} {width}×{height}: the action bar changes its height: {bars}")
    return found


def unreachable(showcase: Showcase, moment: Moment) -> list[str]:
    """Every target of the question must have something of its own to press, and a press must reach it."""
    wanted = sorted({option["target"] for option in moment.state.decision(moment.face)["options"]})
    showcase.page.evaluate(LOOK_AROUND)
    found: list[str] = showcase.page.evaluate("(targets) => window.unanswerable(targets)", wanted)
    return found


def sampled(all: list[Moment], turn: int) -> list[Moment]:
    """Two of each seat count and of the stored ones, others at each size: together they see nearly all."""
    groups: dict[str, list[Moment]] = {}
    for moment in all:
        groups.setdefault(moment.kind, []).append(moment)
    chosen = []
    for late, group in enumerate(groups.values()):
        at = {(turn + late) % len(group), (turn + late + len(group) // 2) % len(group)}
        chosen += [group[i] for i in sorted(at)]
    return chosen
