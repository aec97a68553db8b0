"""Evergreen in the browser: everybody opens at once, then cards, discs and concerts to the end."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.test_game import open_table
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]


def ask(person: Visitor) -> None:
    """Until the board offers something; the first thing that it offers is chosen and has gone through."""
    lead = person.page.locator("[data-lead]:enabled").first
    expect(lead).to_be_visible(timeout=20_000)
    before = person.position()["step"]
    lead.click()
    person.wait_for_step_after(before)


def test_three_browsers_choose_their_opening_at_once(visit: Visit) -> None:
    anna = visit()
    table = open_table(anna, ["me", "link", "link"], "evergreen")
    anna.open(f"/t/{table}")
    others = [visit(f"/t/{table}"), visit(f"/t/{table}", language="fr")]
    for person, words in zip(others, ("Sit here", "S’asseoir"), strict=True):
        person.page.get_by_role("button", name=words).first.click()
    start = anna.button("Start")
    expect(start).to_be_enabled()
    start.click()
    people = [anna, *others]
    for person in people:  # everybody is asked before anybody has answered
        expect(person.page.locator("[data-lead]:enabled").first).to_be_visible()
    for _ in range(3):
        ask(anna)
    chosen = anna.position()["view"]["opening"]
    assert len(chosen) == 3
    for card in chosen:
        assert not any(f'"{card}"' in text for person in others for text in person.received)
    for person in others:
        for _ in range(3):
            ask(person)
    anna.page.wait_for_function("document.title.length > 0")
    first = anna.position()["view"]["turn"]
    for person in people:
        expect(person.page.locator('[data-place^="place/"]').first).to_be_visible()
        assert [place["card"] for place in person.position()["view"]["players"][0]["places"]] == chosen
    ask(people[first])
    assert people[first].position()["view"]["picked"]


def test_a_whole_game_against_bots(visit: Visit) -> None:
    me = visit()
    table = open_table(me, ["me", "bot", "bot"], "evergreen")
    me.open(f"/t/{table}")
    me.button("Start").click()
    lead = me.page.locator("[data-lead]:enabled").first
    while True:
        expect(lead.or_(me.over).first).to_be_visible(timeout=30_000)
        if me.over.is_visible():
            break
        ask(me)
    for player in me.position()["view"]["players"]:
        expect(me.over).to_contain_text(str(player["total"]))
