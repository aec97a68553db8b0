"""Laws of Evergreen in any game whatever is played, each by a definition of its own."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bosquet import State
from tests.clauses import rule
from tests.games.evergreen.census import census
from tests.games.evergreen.position import ARTISTS, DIAL, GAME, deck, leader_of

SEATS = st.integers(2, 6)
SEEDS = st.integers(0, 2**32)
CHOICES = st.lists(st.integers(0, 77), min_size=20, max_size=120)


def game(seats: int, seed: int, choices: list[int]) -> Iterator[tuple[State, list[Any]]]:
    """The position after every move, with what was told; when the choices are used up they begin again."""
    state = GAME.new(seats, seed, {"hourglass": 30})
    step = 0
    while state.actors():
        pick = choices[step % len(choices)]
        actors = state.actors()
        seat = actors[pick % len(actors)]
        options = state.options(seat)
        state.listen()
        late = GAME.hosting.clock(state) and (pick + step) % 17 == 0
        state.apply(seat, GAME.timeout if late else options[(pick + step) % len(options)])
        yield state, state.heard()
        step += 1


def shown(state: State) -> list[list[str]]:
    return [
        [place["card"] for place in player["places"] if place["card"]]
        for player in state.view(None)["players"]
    ]


def discs(state: State) -> dict[str, tuple[int | None, int]]:
    return {disc["artist"]: (disc["holder"], disc["dial"]) for disc in state.view(None)["discs"]}


@rule("EVG-2.3", "EVG-3.3", "EVG-3.7")
@given(SEATS, SEEDS, CHOICES)
def test_whoever_leads_holds_the_disc(seats: int, seed: int, choices: list[int]) -> None:
    for state, _ in game(seats, seed, choices):
        if state.view(None)["phase"] == "opening":
            continue
        held = discs(state)
        for artist in ARTISTS:
            best = leader_of(artist, shown(state))
            assert best is None or held[artist][0] == best


@rule("EVG-2.5", "EVG-3.4", "EVG-3.6")
@given(SEATS, SEEDS, CHOICES)
def test_dials_step_with_every_passage_between_players_and_only_then(
    seats: int, seed: int, choices: list[int]
) -> None:
    before: dict[str, tuple[int | None, int]] = dict.fromkeys(ARTISTS, (None, 5))
    for state, events in game(seats, seed, choices):
        now = discs(state)
        passages = Counter(event.args["artist"] for event in events if event.kind == "moved")
        for artist in ARTISTS:
            (holder, dial), (new_holder, new_dial) = before[artist], now[artist]
            steps = 1 if holder is not None and new_holder != holder else 0
            assert passages[artist] == steps
            assert new_dial == DIAL[(DIAL.index(dial) + steps) % len(DIAL)]
            assert holder is None or new_holder is not None, "a disc never goes back to the middle"
        before = now


@rule("EVG-1.1", "EVG-1.5", "EVG-2.1")
@given(SEATS, SEEDS, CHOICES)
def test_cards_are_conserved_and_nobody_has_more_than_three_places(
    seats: int, seed: int, choices: list[int]
) -> None:
    for state, _ in game(seats, seed, choices):
        assert sorted(census(state.dump(), [])) == sorted(deck(seats))
        assert all(len(cards) in (0, 3) for cards in shown(state))


@rule("EVG-3.1", "EVG-4.1", "EVG-4.2", "EVG-4.3", "EVG-6.2")
@given(SEATS, SEEDS, CHOICES)
def test_turns_and_concerts_keep_their_measure(seats: int, seed: int, choices: list[int]) -> None:
    laid: Counter[int] = Counter()
    held: Counter[int] = Counter()
    hit, turn = "orange", 0  # as they were before the move
    for state, events in game(seats, seed, choices):
        now = discs(state)
        for event in events:
            laid[turn] += event.kind in ("laid", "laid_home")
            held[turn] += event.kind in ("concert", "gala")
            if event.kind in ("concert", "gala", "final", "final_gala"):
                doubled = hit if event.kind in ("concert", "gala") else None
                times = 2 if event.kind in ("gala", "final_gala") else 1
                mine = {artist: dial for artist, (who, dial) in now.items() if who == event.args["seat"]}
                worth = sum(mine.values()) + (mine.get(doubled, 0) if doubled else 0)
                assert event.args["points"] == times * worth
        hit, turn = state.view(None)["hit"], state.view(None)["turn_number"]
    del laid[0]
    assert set(laid.values()) <= {1, 2, 3}
    assert max(held.values()) <= 1
    view = state.view(None)
    for player in view["players"]:
        assert [concert["final"] for concert in player["concerts"][-1:]] == [True]
        assert len(player["concerts"]) <= 4
        assert sum(concert["gala"] for concert in player["concerts"]) == 1
        assert sum(concert["points"] for concert in player["concerts"]) == player["total"]
    assert [player["total"] for player in view["players"]] == state.scores()
