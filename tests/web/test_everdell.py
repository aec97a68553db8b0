"""Everdell in the browser: a whole year against two bots, and what the board says on the way."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.test_game import open_table
from tests.web.test_pages import findings
from tests.web.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]
# What a person would rather do: cards first, then places; passing only when nothing else is left.
WEIGHTS = {"play": 40, "meadow": 40, "event": 90, "visit": 6, "done": 1, "pass": 0}
NOT_ON_THE_BOARD = ("bundle", "aside")


def sit_down(visit: Visit, seats: int = 3, **wishes: Any) -> Visitor:
    me = visit(**wishes)
    me.open(f"/t/{open_table(me, ['me'] + ['bot'] * (seats - 1), 'everdell')}")
    me.page.get_by_role("button", name=re.compile("Start|Commencer")).click()
    expect(me.page.locator(".everdell")).to_be_visible(timeout=20_000)
    return me


def options(me: Visitor) -> list[dict[str, Any]]:
    decisions = me.position()["decisions"]
    return decisions[0]["options"] if decisions else []


def button(me: Visitor, option: dict[str, Any]) -> Locator:
    """Where the board offers an answer."""
    target, name = option["target"], option["name"]
    area, _, rest = target.partition("/")
    if name.split()[0] in ("occupy", "imprison") or area in ("seat", "count", "pile", "pay", "judge"):
        return me.page.locator(f'[data-place="ask/{name}"]')
    if area in ("innkeeper", "crane"):
        return me.page.locator(f'[data-place="ask/{name}"]')
    if area == "city" and rest.count("/") == 1:
        return me.page.locator(f'[data-place^="{target}"][aria-disabled="false"], .visit[data-place="{target}"]')
    return me.page.locator(f'[data-place="{target}"]')


def answer(me: Visitor, option: dict[str, Any]) -> None:
    step = me.position()["step"]
    place = button(me, option).first
    place.click()
    if option["name"] == "pass":
        place.click()  # it asks first
    me.wait_for_step_after(step)


def wait_for_question(me: Visitor) -> bool:
    """Until the board shows a choice of mine; False when the year is over."""
    me.wait_until(lambda position: len(options(me)) > 1 or position["view"]["ranks"] is not None)
    if me.position()["view"]["ranks"] is not None:
        return False
    me.wait_for_newest()
    return True


def play_on(me: Visitor, stop: Callable[[list[dict[str, Any]]], bool]) -> None:
    """Sensible moves by chance until something is asked that we wait for, or to the end."""
    chance = random.Random(5)
    while wait_for_question(me):
        offered = options(me)
        if stop(offered):
            return
        weights = [WEIGHTS.get(option["name"].split()[0], 5) for option in offered]
        chosen = chance.choices(offered, weights)[0] if any(weights) else offered[0]
        answer(me, chosen)


def begins(verb: str) -> Callable[[list[dict[str, Any]]], bool]:
    return lambda offered: any(option["name"].startswith(verb) for option in offered)


def test_a_person_plays_a_year_against_two_bots(visit: Visit) -> None:
    me = sit_down(visit)
    play_on(me, lambda offered: False)
    expect(me.over).to_be_visible(timeout=20_000)
    players = me.position()["view"]["players"]
    assert players[0]["season"] == "autumn"
    for player in players:
        row = me.over.locator("tr", has_text=re.compile(rf"\b{player['total']}$"))
        expect(row.first).to_be_visible()
        assert sum(player["points"].values()) == player["total"]
