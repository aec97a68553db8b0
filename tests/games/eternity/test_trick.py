"""ETE-4: a trick."""

import json

import pytest

from tests.clauses import rule
from tests.games.eternity.position import after, choices, players, plays, pledges, position, refusal

# Sea is trump in all of these unless they say otherwise: one Sea in the tableau, tiles Sea, Sky, Earth.
FOUR_SKIES = "sky-3 sky-1 sky-2 sky-4"
FOUR_MORE = "sky-9 sky-6 sky-7 sky-8"


@rule("ETE-4.1")
def test_the_leader_plays_any_card_and_cannot_pledge() -> None:
    start = position("sea-4 sky-11 earth-6", "sea-5 sea-7 sea-8", "sea-6 sea-9 sea-10")
    assert choices(start) == plays("sea-4 sky-11 earth-6")
    assert refusal(start, "pledge sky-11") == ("refuse.leader_pledge", {}, "ETE-4.1")


@rule("ETE-4.2")
def test_each_next_player_clockwise_takes_part_or_pledges() -> None:
    start = position("sky-3", "sky-5", "sky-9", "sky-10", leader=2)
    acting = []
    state = start
    for move in ("play sky-9", "play sky-10", "pledge sky-3"):
        acting.append(state.actor())
        state = after(state, move)
    assert [*acting, state.actor()] == [2, 3, 0, 1]
    view = state.view(None)
    assert [laid["seat"] for laid in view["trick"]] == [2, 3]
    assert view["pledges"] == [{"seat": 0, "card": "sky-3"}]


@rule("ETE-4.2")
def test_only_the_seat_to_act_may_act_and_only_with_its_own_cards() -> None:
    start = position("sky-3", "sky-5", "sky-9")
    assert refusal(start, "play sky-5", seat=1) == ("refuse.not_your_turn", {"seat": 1}, "")
    assert refusal(start, "play sky-5") == ("refuse.not_in_hand", {"card": "sky-5"}, "ETE-4.2")
    assert refusal(after(start, "play sky-3"), "pledge sky-9")[0] == "refuse.not_in_hand"


@rule("ETE-4.3")
def test_follow_the_family_led() -> None:
    led = after(position(FOUR_SKIES, "sky-5 sky-12 sea-9 earth-2", FOUR_MORE), "play sky-3")
    assert choices(led) == plays("sky-5 sky-12") | pledges("sky-5 sky-12 sea-9 earth-2")
    assert refusal(led, "play sea-9") == ("refuse.must_follow", {"family": "sky"}, "ETE-4.3")
    assert refusal(led, "play earth-2") == ("refuse.must_follow", {"family": "sky"}, "ETE-4.3")


@rule("ETE-4.3")
def test_without_the_family_led_trump_is_compulsory() -> None:
    led = after(position(FOUR_SKIES, "sea-9 sea-2 earth-2 earth-14", FOUR_MORE), "play sky-3")
    assert choices(led) == plays("sea-9 sea-2") | pledges("sea-9 sea-2 earth-2 earth-14")
    assert refusal(led, "play earth-14") == ("refuse.must_trump", {"family": "sea"}, "ETE-4.3")


@rule("ETE-4.3")
def test_a_small_trump_is_as_good_as_a_great_one() -> None:
    """Nobody has to beat what lies there."""
    start = position("sky-3 sky-1", "sea-9 earth-1", "sea-14 sea-2", "sky-5 sky-6")
    assert choices(after(start, "play sky-3", "play sea-9")) >= plays("sea-14 sea-2")


@rule("ETE-4.3")
def test_without_either_any_card_will_do() -> None:
    led = after(position("sky-3 sky-1", "earth-2 earth-14", "sky-9 sky-8"), "play sky-3")
    assert choices(led) == plays("earth-2 earth-14") | pledges("earth-2 earth-14")


@rule("ETE-4.3")
def test_when_trump_is_led_it_is_followed_like_any_family() -> None:
    start = position("sea-8 sea-7", "sea-2 sky-14", "sky-9 earth-3")
    led = after(start, "play sea-8")
    assert choices(led) == plays("sea-2") | pledges("sea-2 sky-14")
    assert refusal(led, "play sky-14") == ("refuse.must_follow", {"family": "sea"}, "ETE-4.3")
    assert choices(after(led, "play sea-2")) >= plays("sky-9 earth-3")


@rule("ETE-4.3")
def test_it_is_the_first_card_of_the_trick_that_is_followed() -> None:
    """Seat 1 has trumped: seat 2 still follows Sky."""
    start = position("sky-3 sky-1", "sea-9 earth-1", "sea-1 sky-14", tableau="sea-2")
    assert choices(after(start, "play sky-3", "play sea-9")) == plays("sky-14") | pledges("sea-1 sky-14")


@rule("ETE-4.4")
def test_any_card_can_be_pledged_whatever_was_led() -> None:
    start = position(FOUR_SKIES, "sky-5 sky-11 sea-9 earth-10", FOUR_MORE)
    pledged = after(start, "play sky-3", "pledge earth-10")
    assert players(pledged, "trees") == [0, 2, 0]
    assert pledged.view(None)["trick"] == [{"seat": 0, "card": "sky-3"}]
    assert pledged.view(None)["pledges"] == [{"seat": 1, "card": "earth-10"}]
    assert "earth-10" not in pledged.view(1)["hand"]


@rule("ETE-4.4", "ETE-4.5")
def test_a_card_worth_no_tree_uses_up_the_pledge() -> None:
    pledged = after(position("sky-3 sky-1", "sky-4 sky-2", "sky-9 earth-14"), "play sky-3", "pledge sky-4")
    assert players(pledged, "trees") == [0, 0, 0]
    assert choices(pledged) == plays("sky-9")
    assert refusal(pledged, "pledge earth-14") == ("refuse.no_pledge_left", {}, "ETE-4.5")
    assert pledged.view(None)["pledges_left"] == 0


@rule("ETE-4.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_one_pledge_a_trick(seats: int) -> None:
    start = position(*[f"sky-{rank} earth-{rank}" for rank in range(3, 3 + seats)])
    assert start.view(None)["pledges_left"] == 1
    pledged = after(start, "play sky-3", "pledge earth-4")
    assert choices(pledged) == plays("sky-5")
    ended = after(pledged, *[f"play sky-{rank}" for rank in range(5, 3 + seats)])
    assert ended.view(None)["pledges_left"] == 1  # a new trick, a new pledge


@rule("ETE-4.5")
def test_five_players_two_pledges_a_trick() -> None:
    start = position("sky-3 sky-13", "sky-5 sky-1", "sky-9 sky-2", "earth-6 earth-7", "sky-10 earth-14")
    assert start.view(None)["pledges_left"] == 2
    once = after(start, "play sky-3", "pledge sky-5")
    assert choices(once) == plays("sky-9 sky-2") | pledges("sky-9 sky-2")
    twice = after(once, "play sky-9", "pledge earth-6")
    assert players(twice, "trees") == [0, 1, 0, 1, 0]
    assert choices(twice) == plays("sky-10")
    assert refusal(twice, "pledge earth-14") == ("refuse.no_pledge_left", {}, "ETE-4.5")


@rule("ETE-4.5")
def test_a_trick_may_have_no_pledge_at_all() -> None:
    start = position("sky-3 sky-1", "sky-5 sky-2", "sky-9 sky-4")
    ended = after(start, "play sky-3", "play sky-5", "play sky-9")
    assert players(ended, "trees") == [0, 0, 0]
    assert ended.view(None)["tableau"] == start.view(None)["tableau"]


@rule("ETE-4.5")
def test_the_last_player_may_pledge_while_nobody_has() -> None:
    start = position("sky-3", "sky-5", "sky-9", "earth-9")
    assert choices(after(start, "play sky-3", "play sky-5", "play sky-9")) == plays("earth-9") | pledges(
        "earth-9"
    )


# A second card for everyone in the next test, which never stands in the way of the first.
SPARES = ["earth-1", "earth-2", "earth-5", "earth-4"]


@rule("ETE-4.6")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("sky-9 sky-13 earth-14 sky-2", 1),  # no trump: the highest of the family led, not the highest card
        ("sky-13 sky-9 earth-14 sky-2", 0),
        ("sky-14 sea-2 sky-13 sky-12", 1),  # the smallest trump beats the greatest other card
        ("sky-14 sea-2 sea-11 sea-10", 2),  # several trumps: the highest
        ("sky-14 sea-11 sea-2 sea-10", 1),
        ("sea-5 sea-7 sky-14 earth-14", 1),  # trump was led
    ],
)
def test_who_wins_the_trick(cards: str, winner: int) -> None:
    laid = cards.split()
    hands = [f"{card} {spare}" for card, spare in zip(laid, SPARES, strict=True)]
    ended = after(position(*hands), *[f"play {card}" for card in laid])
    assert players(ended, "tricks") == [int(seat == winner) for seat in range(4)]


@rule("ETE-4.6")
def test_a_lead_that_nobody_can_follow_or_trump_wins() -> None:
    start = position("earth-1 sky-1", "sky-14 sky-2", "sky-13 sky-3", "sky-12 sky-4")
    ended = after(start, "play earth-1", "play sky-14", "play sky-13", "play sky-12")
    assert players(ended, "tricks") == [1, 0, 0, 0]


@rule("ETE-4.6")
def test_a_pledged_card_never_wins() -> None:
    start = position("sky-3 sky-1", "sea-14 sky-2", "sky-4 sky-6")
    ended = after(start, "play sky-3", "pledge sea-14", "play sky-4")
    assert players(ended, "tricks") == [0, 0, 1]


@rule("ETE-4.7")
def test_the_winner_has_one_trick_more_and_leads_the_next() -> None:
    start = position("sky-3 sky-1", "sky-14 sky-2", "sky-4 sky-6", tricks=[2, 1, 0])
    ended = after(start, "play sky-3", "play sky-14", "play sky-4")
    assert players(ended, "tricks") == [2, 2, 0]
    assert ended.view(None)["leader"] == ended.actor() == 1
    assert ended.view(None)["trick"] == []


@rule("ETE-4.7")
def test_tricks_won_cannot_be_looked_at_again() -> None:
    start = position("sky-3 sky-1", "sky-14 sky-2", "sky-4 sky-6")
    ended = after(start, "play sky-3", "play sky-14", "play sky-4")
    for seat in (None, 0, 1, 2):
        shown = json.dumps(ended.view(seat))
        assert not [card for card in ("sky-3", "sky-14", "sky-4") if f'"{card}"' in shown]


@rule("ETE-4.8")
def test_pledges_join_their_families_when_the_trick_is_over() -> None:
    start = position(
        "sky-3 sea-3", "earth-5 sea-5", "sky-9 sea-9", "earth-6 sea-6", "sky-10 sea-10", tableau="sea-1"
    )
    during = after(start, "play sky-3", "pledge earth-5", "play sky-9", "pledge earth-6")
    assert during.view(None)["tableau"] == {"sea": ["sea-1"], "sky": [], "earth": []}
    ended = after(during, "play sky-10")
    assert ended.view(None)["tableau"] == {"sea": ["sea-1"], "sky": [], "earth": ["earth-5", "earth-6"]}
    assert ended.view(None)["trump"] == "earth"
    assert ended.view(None)["pledges"] == []


@rule("ETE-4.9")
def test_a_tree_waits_for_a_trick() -> None:
    start = position("sky-3 sky-1 sky-5", "earth-9 sky-14 sky-6", "sky-4 sky-2 sky-7")
    pledged = after(start, "play sky-3", "pledge earth-9", "play sky-4")
    assert (players(pledged, "trees"), players(pledged, "planted")) == ([0, 1, 0], [0, 0, 0])
    won = after(pledged, "play sky-2", "play sky-1", "play sky-14")
    assert (players(won, "tricks"), players(won, "planted")) == ([0, 1, 1], [0, 1, 0])


@rule("ETE-4.9")
def test_a_trick_waits_for_a_tree() -> None:
    start = position("sky-3", "earth-10", "sky-4", tricks=[0, 1, 3])
    assert players(start, "planted") == [0, 0, 0]
    pledged = after(start, "play sky-3", "pledge earth-10")
    assert players(pledged, "planted") == [0, 1, 0]  # two trees for one trick: one of them still waits
