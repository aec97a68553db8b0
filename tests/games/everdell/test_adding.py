"""The recipe of docs/everdell-cards.md: a card is its row and its words, and everything else follows."""

from pathlib import Path

import pytest

from tests.games.everdell.added import ROWS, copy_with_cards, run

START = """
from bosquet.games.everdell import facts
from tests.games.everdell.position import *
from bosquet.bots import *
"""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_with_cards(tmp_path_factory.mktemp("added"))


APART = ("__init__.py", "simple.py", "green_copies.py", "extra.py")
SCENES = {
    "a green card that counts": """
s = position(city=["clock_tower+3"], hands=["bell_ringer"], stock=["2b"], more="bells")
s = after(s, "play bell_ringer", "occupy clock_tower")
assert stock(s) == "3b"
s = position(city=["bell_ringer"], hands=["bell_ringer"], stock=["2b"], more="bells")
assert stock(after(s, "play bell_ringer")) == ""
""",
    "a red card that counts": """
s = position(city=["watch_house inn chapel"], more="bells")
assert "visit watch_house 0" in choices(s)
told = next(each for each in s.decision(0)["options"] if each["name"] == "visit watch_house 0")
assert told["effect"] == {"cards": 2}
assert len(hand(after(s, "visit watch_house 0"))) == 2
taken = position(city=["watch_house@0 inn chapel"], more="bells")
assert refusal(taken, "visit watch_house 0") == ("refuse.card_taken", "EVD-10.2")
weights = dict(zip(s.options(0), GAME.advice.prior(s, 0, s.options(0))))
alone = position(city=["watch_house"], more="bells")
visit = GAME.table.parse("visit watch_house 0")
assert weights[visit] > dict(zip(alone.options(0), GAME.advice.prior(alone, 0, alone.options(0))))[visit]
other = position(city=["", "watch_house"], more="bells")
assert refusal(other, "visit watch_house 1") == ("refuse.not_open", "EVD-10.1")
""",
    "a red card with a demand, open, and whose workers stay": """
s = position(city=["", "toll_gate"], stock=["1b"], more="bells")
s = after(s, "visit toll_gate 1", "spend 1b")
assert (stock(s, 1), tokens(s, 1), player(s)["fixed"]) == ("1b", 1, 1)
poor = position(city=["toll_gate"], more="bells")
assert refusal(poor, "visit toll_gate 0") == ("refuse.two_resources", "EVD-10.13")
""",
    "a blue card that takes note": """
s = position(city=["rope_maker"], hands=["wife farm"], stock=["2b 2t 1r"], more="bells")
s = after(s, "play wife")
assert stock(s) == "3t 1r"
s = position(city=["rope_maker"], hands=["farm"], stock=["2t 1r"], more="bells")
s = after(s, "play farm")
assert asker(s) == "rope_maker"
assert GAME.load(s.dump()).dump()["frames"][-2] == ["Triggers", 0, ["construction", "rope_maker"]]
assert stock(after(s, "gain 1p")) == "1p 1b"
""",
    "a blue card that takes something off": """
s = position(city=["baker"], hands=["wife"], more="bells")
s = after(s, "play wife")
assert (city(s), pile(s)) == (["wife"], ["baker"])
""",
    "a purple card that counts, and houses any critter": """
s = position(city=["belfry bell_ringer bell_ringer"], hands=["king"], more="bells")
assert points(s)["prosperity"] == 4
assert city(after(s, "play king"))[0] == "belfry*"
""",
    "a tan card that gives": """
s = after(position(hands=["herald"], stock=["1b"], more="bells"), "play herald")
assert (stock(s), stock(s, 1)) == ("2b", "1b")
""",
    "a Legendary": """
s = position(city=["king inn"], legends=["great_bell"], more="bells")
s = after(s, "legend great_bell")
assert (city(s), points(s)["prosperity"]) == (["inn", "great_bell"], 1)
""",
}


@pytest.mark.parametrize("scene", SCENES)
def test_an_added_card_does_what_its_row_says(sources: Path, scene: str) -> None:
    run(sources, START + SCENES[scene])


def test_games_with_added_cards_keep_all_laws(sources: Path) -> None:
    """Views, refusals, previews, dumps, imagined worlds, bots' advice: with more than 64 kinds."""
    program = """
import bosquet, bosquet.testing
game = bosquet.game("everdell")
for law in bosquet.testing.TITLE_LAWS:
    law(game)
everything = {"bells": True, "extra_extra": True, "legends": True}
for at, law in enumerate(bosquet.testing.LAWS):
    law(game, 2 + at % 3, everything if at % 2 else {"bells": True}, at)
"""
    run(sources, program)


@pytest.mark.slow
def test_bots_play_added_cards(sources: Path) -> None:
    """By habit, whole games: each added card of the deck comes into some city."""
    program = """
import bosquet
from tests.games.everdell.added import NAMES
game = bosquet.game("everdell")
seen = set()
for seed in range(40):
    state, rng = game.new(2 + seed % 3, seed, {"bells": True}), bosquet.rng(seed)
    while state.actors():
        seat = state.actor()
        action = game.advice.policy(state, seat, state.options(seat), rng)
        state.apply(seat, action)
    seen |= {card["card"] for player in state.view(None)["players"] for card in player["city"]}
assert set(NAMES) - {"baker"} <= seen, set(NAMES) - seen  # who leaves for others
"""
    run(sources, program)


def test_games_without_them_are_as_they_were(sources: Path) -> None:
    """Goldens, and records and dumps of older houses, though kinds and actions have other numbers now."""
    program = """
import sys, pytest
from pathlib import Path
root = Path({root!r})
files = [str(root / "tests/games/everdell/test_golden.py"), str(root / "tests/stored")]
wanted = ["-k", "everdell or golden", "-p", "no:cacheprovider", f"--rootdir={{root}}"]
sys.exit(pytest.main(["-q", "-n", "0", *wanted, *files]))
"""
    run(sources, program.format(root=str(Path(__file__).parents[3])))


def test_a_row_that_is_wrong_says_what_is(sources: Path) -> None:
    for row, told in (
        (
            'enter(Gain(), "farm", CRITTER, GREEN, COMMON, 1, 1, "b", clause="", signs="")',
            "two rows have one name: ['farm']",
        ),
        (
            'enter(Gain(), "owl", CRITTER, GREEN, COMMON, 1, 1, "b", home="nest", clause="", signs="")',
            "a row speaks of 'nest'",
        ),
        (
            'enter(Gain(), "owl", CRITTER, GREEN, COMMON, 1, 1, "bbbbbbbb", clause="", signs="")',
            "the cost of 'owl'",
        ),
    ):
        file = sources / "bosquet/games/everdell/cards/green.py"
        before = file.read_text("utf-8")
        file.write_text(f"{before}{row}\n", "utf-8")
        with pytest.raises(AssertionError) as failure:
            run(sources, "import bosquet.games.everdell")
        file.write_text(before, "utf-8")
        assert told in str(failure.value)


def test_every_file_of_cards_has_an_added_one() -> None:
    folder = Path(__file__).parents[3] / "src/bosquet/games/everdell/cards"
    assert {file.name for file in folder.glob("*.py")} - set(APART) == set(ROWS)


def test_the_recipe_in_the_docs_is_the_one_that_is_tried() -> None:
    told = " ".join((Path(__file__).parents[3] / "docs/everdell-cards.md").read_text("utf-8").split())
    assert " ".join(ROWS["green.py"].split()) in told
