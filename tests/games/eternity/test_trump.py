"""ETE-3: trump."""

import pytest

from tests.clauses import rule
from tests.games.eternity.position import after, choices, players, plays, pledges, position


@rule("ETE-3.1")
@pytest.mark.parametrize(
    ("tableau", "pledged", "order", "trump"),
    [
        ("sea-1", "sea-2", "sky earth sea", "sea"),  # the most cards, though its tile stands last
        ("sea-1 sky-14", "sea-2", "sky sea earth", "sea"),  # two small ones are more than one great one
        ("sea-1", "sky-14", "sea sky earth", "sea"),  # one each: the leftmost of the two
        ("sea-1", "sky-14", "sky sea earth", "sky"),
        (
            "earth-1",
            "sky-2",
            "sea earth sky",
            "earth",
        ),  # the leftmost tile of all has no card: it does not count
        ("sea-1 sky-1", "earth-2", "earth sea sky", "earth"),  # three alike
        ("sea-1 sea-2 earth-5", "earth-6", "sky earth sea", "earth"),
    ],
)
def test_the_most_cards_in_the_tableau_then_the_leftmost(
    tableau: str, pledged: str, order: str, trump: str
) -> None:
    start = position("sky-3 sky-9", f"{pledged} sky-10", "sky-4 sky-11", tableau=tableau, order=order)
    end = after(start, "play sky-3", f"pledge {pledged}", "play sky-4")
    assert end.view(None)["trump"] == trump


@rule("ETE-3.2", "ETE-4.8")
def test_a_pledge_changes_trump_only_for_the_next_trick() -> None:
    """Seat 1 pledges an Earth that will tip the tableau: in this trick Sea is still trump."""
    start = position(
        "sky-9 earth-8 sky-5",
        "earth-14 sky-1 sky-3",
        "sea-3 earth-7 sea-4",
        "sky-12 sky-2 sky-4",
        tableau="sea-1 earth-2",
    )
    pledged = after(start, "play sky-9", "pledge earth-14")
    assert pledged.view(None)["trump"] == "sea"
    assert pledged.view(None)["tableau"]["earth"] == ["earth-2"]
    assert choices(pledged) == plays("sea-3 sea-4")  # no Sky: the old trump is compulsory

    ended = after(pledged, "play sea-3", "play sky-12")
    assert ended.view(None)["trump"] == "earth"
    assert ended.actor() == 2  # Sea took the trick

    led = after(ended, "play sea-4", "play sky-2")
    assert choices(led) == plays("earth-8") | pledges("earth-8 sky-5")  # no Sea: now Earth is compulsory
    other = after(ended, "play earth-7", "play sky-2", "play earth-8", "play sky-1")
    assert players(other, "tricks") == [1, 0, 1, 0]


@rule("ETE-3.2")
def test_a_trick_without_a_pledge_leaves_trump_as_it_is() -> None:
    start = position(
        "sky-3 sky-9", "sky-5 sea-9", "sky-4 sky-11", tableau="sea-1 sky-1", order="sky sea earth"
    )
    end = after(start, "play sky-3", "play sky-5", "play sky-4")
    assert end.view(None)["trump"] == start.view(None)["trump"] == "sky"
    assert end.view(None)["tableau"] == start.view(None)["tableau"]
