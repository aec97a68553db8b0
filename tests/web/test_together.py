"""Around one table: two people on one screen, friends who watch, who leave and come back."""

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.web.test_game import asked, open_table
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]


def test_two_people_on_one_screen_have_a_curtain_between_their_hands(visit: Visit) -> None:
    us = visit()
    table = open_table(us, ["me", "here"])
    us.open(f"/t/{table}")
    us.button("Start").click()
    curtain = us.page.get_by_role("dialog")
    expect(curtain).to_be_visible()
    expect(us.page.locator(".compass")).to_be_visible()  # the board is everybody's
    expect(us.hand).to_have_count(0)
    us.button("I am").click()
    before = us.position()["face"]
    card = us.take()
    expect(curtain).to_be_visible()  # the same trick, the other's hand
    expect(us.page.locator(f'[data-place="trick/{card}"]')).to_be_visible()
    expect(us.hand).to_have_count(0)
    assert us.position()["view"]["hand"] == []
    us.button("I take back").click()
    expect(us.page.locator(f'[data-place="hand/{card}"]')).to_be_visible()
    us.take()
    us.button("I am").click()
    expect(us.lit.first).to_be_visible()
    assert us.position()["face"] != before


def test_who_watches_sees_no_hand_and_is_counted(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.wait_for_turn()
    guest = visit(me.page.url.removeprefix(me.address), language="fr")
    expect(guest.page.locator('[data-place^="seat/"]')).to_have_count(4)
    assert guest.hand.count() == 0
    assert guest.position()["view"]["hand"] == []
    expect(me.page.get_by_text("1 spectator")).to_be_attached()


def test_who_sits_down_before_the_page_knows_them_is_called_after_a_tree(visit: Visit) -> None:
    anna, joe = visit(), visit()
    table = open_table(anna, ["me", "link"])
    anna.open(f"/t/{table}")
    held: list[Route] = []
    joe.page.route("**/api/house", lambda route: held.append(route))
    joe.open(f"/t/{table}")
    with joe.page.expect_request("**/api/house"):  # it asks once more, and waits
        joe.button("Sit here").click()
    for request in held:
        request.continue_()
    anna.button("Start").click()
    asked(anna, joe)


def test_moves_since_you_left_are_shown_again(visit: Visit) -> None:
    anna = visit(pace="calm")
    table = open_table(anna, ["me", "link"])
    anna.open(f"/t/{table}")
    joe = visit(f"/t/{table}", pace="calm")
    joe.button("Sit here").click()
    anna.button("Start").click()
    first = asked(anna, joe)
    second = joe if first is anna else anna
    first.take()
    second.wait_for_turn()
    first.open("/")
    second.take()
    first.open(f"/t/{table}")
    first.button("since you left").click()
    back = first.button("Back to now")
    back.wait_for()
    back.wait_for(state="detached")


def test_a_line_of_the_log_shows_the_board_at_that_moment(visit: Visit) -> None:
    me = visit()
    me.play_now()
    me.play_on(turns=1)
    me.wait_for_turn()
    cards = me.hand.count()
    me.page.keyboard.press("l")
    me.page.get_by_role("complementary").get_by_role("button", name="tableau").first.click()
    expect(me.page.get_by_text("You are looking at move 0")).to_be_visible()
    expect(me.hand).to_have_count(10)  # all of it, however many cards the house has had to play since
    me.page.keyboard.press("ArrowRight")
    expect(me.page.get_by_text("You are looking at move 1")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.hand).to_have_count(cards)
    expect(me.lit.first).to_be_visible()


def test_your_turn_is_told_outside_the_page(visit: Visit) -> None:
    """A friend sits there too: among bots alone the game would be over before anybody has looked."""
    anna, joe = visit(), visit()
    table = open_table(anna, ["me", "link"])
    anna.open(f"/t/{table}")
    joe.open(f"/t/{table}")
    joe.button("Sit here").click()
    anna.button("Start").click()
    me = asked(anna, joe)
    expect(me.page).to_have_title(re.compile("Your turn"))
    expect(me.page.locator('link[rel="icon"]')).to_have_attribute("href", "/leaf-turn.svg")
    me.button("Leave the table").click()
    me.button("Hand my seat to a bot").click()
    expect(me.button("Take my seat again")).to_be_visible()
    expect(me.page.locator('link[rel="icon"]')).to_have_attribute("href", "/leaf.svg")
