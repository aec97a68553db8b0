"""A window onto something larger, on L'Arbre: the wheel and keys zoom, a drag pans and is no click."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.test_arbre import play_until, sit_down
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
LOOK = """() => {
    const { a, e, f } = new DOMMatrix(document.querySelector('[data-pan] > *').style.transform);
    return { zoom: a, x: e, y: f };
}"""
CHANGED = f"(before) => JSON.stringify(({LOOK})()) !== JSON.stringify(before)"


def look(me: Visitor) -> dict[str, float]:
    found: dict[str, float] = me.page.evaluate(LOOK)
    return found


def look_after(me: Visitor, before: dict[str, float]) -> dict[str, float]:
    me.page.wait_for_function(CHANGED, arg=before)
    return look(me)


def centre(box: Any) -> tuple[float, float]:
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_wheel_and_keys_zoom_and_fit(visit: Visit) -> None:
    me = sit_down(visit)
    field = me.page.locator("[data-pan]")
    fitted = look(me)
    me.page.mouse.move(*centre(field.bounding_box()))
    me.page.mouse.wheel(0, -200)
    near = look_after(me, fitted)
    assert near["zoom"] > fitted["zoom"]
    field.focus()
    me.page.keyboard.press("+")
    nearer = look_after(me, near)
    assert nearer["zoom"] > near["zoom"]
    me.page.keyboard.press("0")
    assert look_after(me, nearer) == fitted


def test_a_drag_pans_and_is_no_click(visit: Visit) -> None:
    """From a twig that would say why nothing grows there."""
    me = sit_down(visit)
    play_until(me, "turn")
    refusal = me.page.get_by_text("Nothing grows now")
    twig = me.page.locator("[data-twig][aria-disabled=true]").first
    twig.hover(force=True)
    before = look(me)
    x, y = centre(twig.bounding_box())
    me.page.mouse.down()
    me.page.mouse.move(x + 30, y + 20)
    me.page.mouse.move(x + 40, y + 30)
    me.page.mouse.up()
    after = look_after(me, before)
    assert after["zoom"] == before["zoom"]
    assert (after["x"] - before["x"], after["y"] - before["y"]) != (0, 0)
    expect(refusal).to_have_count(0)
    twig.click(force=True)  # and a click is still one
    expect(refusal).to_be_visible()
