"""What `measure.js` finds wrong: one fault at a time on a page that is right otherwise."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

MEASURE = (Path(__file__).parent / "measure.js").read_text()
LEAST = 44
LONG, SHORT = "Maximilienne-Alexandrine", "Jo"
TOUCHED = 'style="position: absolute; width: 100px; height: 44px;'
VEIL = '<i class="veil" style="position: absolute; inset: 0; background: white"></i>'
PAGE = """<!doctype html>
<style>
    * {{ margin: 0; padding: 0; border: 0; box-sizing: border-box; font: 16px/20px monospace }}
    main {{ position: relative; height: 400px; overflow: hidden }}
    .bar {{ height: 50px; overflow: hidden }}
</style>
<div class="frame"><main>{board}</main><div class="bar"><p>{prompt}</p></div></div>"""

RIGHT = f"""
    <button data-place="hand/1" {TOUCHED} top: 200px">1</button>
    <button data-place="hand/2" {TOUCHED} top: 244px">2</button>
    <button aria-disabled="true" style="width: 20px; height: 20px">calm</button>
    <p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">{LONG}</p>
    <section style="position: relative; height: 44px">
        <p data-read>12</p><button {TOUCHED} inset: 0; background: none"></button>
    </section>
    <section style="position: relative"><p data-read style="pointer-events: none">3</p></section>
    <ul data-tray style="display: flex; width: 100px; overflow-x: auto; margin-top: 200px">
        <li style="flex: none; width: 300px">a long tray</li>
    </ul>"""


def findings(browser: Browser, board: str, prompt: str = "What now?") -> list[str]:
    page = browser.new_page(viewport={"width": 400, "height": 500})
    page.set_content(PAGE.format(board=board, prompt=prompt))
    found: dict[str, Any] = page.evaluate(MEASURE, {"least": LEAST, "names": [LONG, SHORT]})
    page.close()
    wrong: list[str] = found["wrong"]
    return wrong


def test_nothing_is_found_where_nothing_is_wrong(browser: Browser) -> None:
    assert findings(browser, RIGHT) == []


FAULTS = {
    "a small target": (
        '<button data-place="hand/1" style="width: 21px; height: 24px"></button>',
        ["hand/1: 21×24 px of 21×24 can be pressed"],
    ),
    "rows too near to each other": (
        "".join(f'<button data-place="row/{i}" {TOUCHED} top: {10 * i}px"></button>' for i in range(3)),
        ["row/0: 0×0 px of 100×44 can be pressed", "row/1: 0×0 px of 100×44 can be pressed"],
    ),
    "words that do not fit into their button": (
        f'<button data-place="hand/1" {TOUCHED} overflow: hidden">one<br>two<br>three</button>',
        ["hand/1: its words need 60 px and have 44"],
    ),
    "a name that is cut": (
        f'<p class="tight" style="width: 60px; overflow: hidden; white-space: nowrap">{LONG}</p>',
        [f"the name {LONG} is cut by p.tight"],
    ),
    "a name of which little is seen": (
        f'<p style="width: 20px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">{LONG}</p>',
        [f"of the name {LONG} only 20 px are seen"],
    ),
    "a name that is covered": (f"<p>{SHORT}</p>{VEIL}", [f"the name {SHORT} is covered by i.veil"]),
    "a name outside the screen": (
        f'<p style="position: fixed; top: -30px">{SHORT}</p>',
        [f"the name {SHORT} lies outside the screen"],
    ),
    "points that are covered": (
        f'<p class="points" data-read>12</p>{VEIL}',
        ['p.points "12" is covered by i.veil'],
    ),
    "points outside the screen": (
        '<p class="points" data-read style="position: fixed; left: -80px">12</p>',
        ['p.points "12" lies outside the screen'],
    ),
    "what scrolls sideways": (
        '<div class="wide" style="width: 100px; overflow-x: auto"><p style="width: 300px">wide</p></div>',
        ["div.wide scrolls sideways: 300 px in 100"],
    ),
}


@pytest.mark.parametrize(("fault", "expected"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_found(browser: Browser, fault: str, expected: list[str]) -> None:
    assert findings(browser, fault) == expected


def test_a_prompt_that_does_not_fit_is_found(browser: Browser) -> None:
    assert findings(browser, RIGHT, "one<br>two<br>three") == ["the prompt does not fit into its bar"]
