"""You in this house: another device, signing out elsewhere, your data; and a house that is about to close."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.house.process import House
from tests.web.test_pages import findings
from tests.web.visitor import DESK, PHONE, Visitor

Visit = Callable[..., Visitor]


def words(language: str) -> dict[str, str]:
    file = Path(__file__).parents[2] / "web" / "src" / "words" / f"{language}.json"
    known: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return {key: text.replace("'", "’") for key, text in known.items()}  # as the page sets them


def open_mine(visitor: Visitor, said: dict[str, str]) -> None:
    visitor.button(said["settings"]).click()
    visitor.button(said["mine.open"]).click()
    expect(visitor.page.get_by_role("heading", name=said["mine"])).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_a_seat_on_another_device(visit: Visit, size: tuple[int, int], language: str) -> None:
    """By one's link; signing out elsewhere ends the other device, and the link."""
    said = words(language)
    me = visit(size=size, language=language)
    expect(me.play_now_button()).to_be_visible()
    table = me.open_table("eternity", ["me", "bot"], start=True)
    open_mine(me, said)
    assert findings(me) == []
    me.button(said["mine.link.show"]).click()
    link = me.page.get_by_label(said["mine.link.label"]).input_value()
    expect(me.page.get_by_alt_text(said["mine.link.qr"])).to_be_visible()
    assert findings(me) == []
    token = link.partition("#")[2]

    other = visit(size=size, language=language)
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(f"{request.url} {request.headers}"))
    other.open(f"/me#{token}")
    yes = other.button(said["become.yes"])
    expect(yes).to_be_visible()
    assert other.page.url.endswith("/me")
    assert findings(other) == []
    other.open(f"/t/{table}")
    expect(other.page.locator("main[data-moves]")).to_be_visible()
    assert not any(seat["yours"] for seat in other.table()["seats"])  # opening a link does nothing
    other.open(f"/me#{token}")
    yes.click()
    expect(other.page.locator(f'a[href="/t/{table}"]')).to_be_visible()
    assert token not in " ".join(asked)  # neither in an address nor in a header

    me.button(said["mine.revoke"]).click()
    expect(me.page.get_by_text(said["mine.revoke.done"])).to_be_visible()
    other.page.reload()
    expect(other.play_now_button()).to_be_visible()
    expect(other.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)
    me.page.reload()
    expect(me.page.locator(f'a[href="/t/{table}"]')).to_be_visible()


def test_what_is_mine_is_downloaded_and_deleted(visit: Visit) -> None:
    said = words("en")
    me = visit()
    expect(me.play_now_button()).to_be_visible()
    table = me.open_table("eternity", ["me", "bot"], start=True)
    me.page.reload()
    open_mine(me, said)
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name=said["mine.data.get"]).click()
    data = json.loads(Path(download.value.path()).read_text())
    assert [one["table"] for one in data["tables"]] == [table]
    me.button(said["mine.forget"]).click()
    expect(me.page.get_by_text(said["mine.forget.sure"])).to_be_visible()
    me.button(said["mine.forget.no"]).click()
    me.button(said["mine.forget"]).click()
    me.button(said["mine.forget.yes"]).click()
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    expect(me.play_now_button()).to_be_visible()
    expect(me.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)
    assert me.page.evaluate("async () => (await (await fetch('/api/me')).json()).id") != data["guest"]["id"]


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_a_house_about_to_close_says_so_and_everybody_is_back_after_it(
    visit: Visit, house: House, size: tuple[int, int], language: str
) -> None:
    said = words(language)
    me = visit(size=size, language=language)
    me.play_now()
    me.wait_for_turn()
    home = visit(size=size, language=language)
    drain = [sys.executable, "-m", "bosquet.cli", "drain", "--data", str(house.data)]
    keeper = subprocess.Popen([*drain, "--minutes", "3"], stdout=subprocess.PIPE, text=True)
    strip = me.page.locator("[data-closing]")
    expect(strip).to_have_text(said["closing.other"].replace("{count}", "3"))
    assert findings(me) == []
    home.page.reload()
    expect(home.page.locator("[data-closing]")).to_have_text(
        said["closing.home.other"].replace("{count}", "3")
    )
    subprocess.run([*drain, "--minutes", "0"], check=True, stdout=subprocess.DEVNULL)
    keeper.communicate(timeout=30)
    expect(me.page.get_by_text(said["closing.closed"])).to_be_visible()
    house.stop()
    house.start()
    expect(me.page.get_by_text(said["closing.closed"])).to_have_count(0)
    expect(strip).to_have_count(0)
    me.wait_for_turn()
    me.take()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_table_that_the_house_closes_says_why(visit: Visit, house: House, language: str) -> None:
    me = visit(language=language)
    me.play_now()
    me.wait_for_turn()
    table = me.page.url.rpartition("/")[2]
    done = [sys.executable, "-m", "bosquet.cli", "tables", "close", table, "--yes", "--data", str(house.data)]
    subprocess.run(done, check=True, stdout=subprocess.DEVNULL)
    expect(me.page.get_by_text(words(language)["closed.more"])).to_be_visible()
