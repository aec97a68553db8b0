"""Chance in a house: in tests it repeats, in a real house nothing makes it."""

import json
from collections.abc import Callable
from inspect import signature
from pathlib import Path

import httpx
import pytest

from bosquet.cli import main
from bosquet.house.luck import Luck
from bosquet.house.server import serve
from tests.house import luck
from tests.house.people import Line, Person
from tests.house.process import House

Visit = Callable[..., Person]


def played(house: House, visit_at: Visit) -> list[str]:
    """A whole game against bots, as it was told."""
    person = visit_at(house)
    line: Line = person.join(person.open("me", "seedling", "sapling", target=5))
    line.play_on()
    return [json.dumps([told["seat"], told["action"]]) for told in line.log]


def test_a_test_deals_and_its_bots_choose_the_same_again(
    open_house: Callable[..., House], visit_at: Visit
) -> None:
    games = []
    for seed in ("moss", "fern", "moss"):
        luck.begin(seed)
        games.append(played(open_house("--beat", "0"), visit_at))
    assert games[0] == games[2] != games[1]


def test_one_house_begins_anew_with_every_test(house: House, visit_at: Visit) -> None:
    luck.begin("moss")
    first = played(house, visit_at)
    luck.begin("moss")
    assert played(house, visit_at) == first


def test_a_real_house_takes_its_chance_from_the_system(tmp_path: Path, visit_at: Visit) -> None:
    """Beside the very file that decides in tests; and nobody can bring a seed along."""
    luck.begin("moss")
    house = House(tmp_path / "house", "--beat", "0", real=True)
    try:
        games = [played(house, visit_at), played(house, visit_at)]
        assert games[0] != games[1]
        person = visit_at(house)
        body = {"game": "eternity", "seats": [{"kind": "me"}, {"kind": "bot", "level": "oak"}]}
        for wish in ("seed", "luck"):
            answer: httpx.Response = person.http.post("/api/tables", json={**body, wish: "moss"})
            assert answer.status_code == 400
            answer = person.http.post("/api/tables", json={**body, "options": {wish: "moss"}})
            assert answer.status_code == 400
    finally:
        house.stop()


def test_no_word_of_the_command_line_is_about_chance(capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--seed", "--luck"):
        with pytest.raises(SystemExit):
            main(["serve", option, "7"])
        assert "unrecognized arguments" in capsys.readouterr().err
    assert signature(serve).parameters["luck"].default is None  # no luck given: the system's
    assert Luck.worker == "bosquet.house.worker"
