"""Nothing in the box is out of reach: each card is played, each place visited, each event achieved."""

import pytest

from bosquet import State
from bosquet.testing.positions import midturn
from tests.clauses import rule
from tests.games.everdell.coverage import met_at_random, met_by_scenarios, nouns, nouns_met
from tests.games.everdell.position import after, choices, player, position, workers_at

PLENTY = "9t 9r 9p 9b"
CITIES = {
    "city_monument": "crane judge historian",
    "grand_tour": "inn chapel queen",
    "harvest_festival": "farm mine monk teacher",
    "cartographers_expedition": "wanderer bard ranger",
    "a_brilliant_marketing_plan": "shopkeeper post_office",
    "a_well_run_city": "chip_sweep clock_tower+3",
    "an_evening_of_fireworks": "lookout miner_mole",
    "ancient_scrolls_discovered": "historian ruins",
    "capture_of_the_acorn_thieves": "courthouse ranger",
    "croak_wart_cure": "undertaker barge_toad",
    "flying_doctor_service": "doctor postal_pigeon",
    "graduation_of_scholars": "teacher university",
    "ministering_to_miscreants": "monk dungeon",
    "path_of_the_pilgrims": "monastery wanderer",
    "performer_in_residence": "inn bard",
    "pristine_chapel_ceiling": "woodcarver chapel+1",
    "remembering_the_fallen": "cemetery shepherd",
    "tax_relief": "judge queen",
    "the_everdell_games": "bard ranger farm mine inn chapel crane judge school theater",
    "under_new_management": "peddler general_store",
}


def to_the_turns_end(state: State) -> State:
    """The first option of every question."""
    state = state.clone()
    while midturn(state):
        seat = state.actor()
        state.apply(seat, state.options(seat)[0])
    return state


@rule("EVD-2.2")
@pytest.mark.parametrize("card", sorted(nouns("play")))
def test_each_card_can_be_played(card: str) -> None:
    start = position(city=["inn", "inn"], hands=[card], stock=[PLENTY], meadow="farm farm farm mine mine")
    end = to_the_turns_end(after(start, f"play {card}"))
    seat = 1 if card == "fool" else 0
    assert card in [each["card"] for each in player(end, seat)["city"]]


@rule("EVD-2.2", "EVD-12.1")
@pytest.mark.parametrize("card", sorted(nouns("play", expanded=True) - nouns("play")))
def test_each_card_of_extra_extra_can_be_played(card: str) -> None:
    start = position(city=["inn"], hands=[card], stock=[PLENTY], meadow="farm", extra=True)
    end = to_the_turns_end(after(start, f"play {card}"))
    assert card in [each["card"] for each in player(end)["city"]]


@rule("EVD-2.2", "EVD-13.3")
@pytest.mark.parametrize("card", sorted(nouns("legend", expanded=True)))
def test_each_legendary_can_be_played(card: str) -> None:
    start = position(city=["mine"], hands=["farm"], stock=[PLENTY], meadow="farm", legends=[card])
    end = to_the_turns_end(after(start, f"legend {card}"))
    assert card in [each["card"] for each in player(end)["city"]]


@rule("EVD-2.1")
@pytest.mark.parametrize("place", sorted(nouns("place")))
def test_each_location_can_be_visited(place: str) -> None:
    forest = ["forest_3_berries", "forest_2_any", "forest_2_resin_1_twig"]
    if place.startswith("forest") and place not in forest:
        forest[0] = place
    hand = "farm farm farm mine mine wife wife"
    start = position(hands=[hand], seasons=["autumn"], forest=forest, meadow="inn inn inn monk bard")
    end = to_the_turns_end(after(start, f"place {place}"))
    assert workers_at(end, place) == [0]


@rule("EVD-3.6")
@pytest.mark.parametrize("event", sorted(nouns("event")))
def test_each_event_can_be_achieved(event: str) -> None:
    """With the cards that it asks for, and not without one of them."""
    events = [] if event in list(CITIES)[:4] else [event]
    start = position(city=[CITIES[event]], stock=[PLENTY], events=events)
    end = to_the_turns_end(after(start, f"event {event}"))
    assert next(each for each in end.view(None)["events"] if each["name"] == event)["owner"] == 0
    less = position(city=[" ".join(CITIES[event].split()[1:])], stock=[PLENTY], events=events)
    assert f"event {event}" not in choices(less)


def test_random_games_and_scenarios_meet_everything() -> None:
    """Destinations, and every green card that Chip Sweep or Miner Mole can copy; the rest is shown above."""
    moves = {name for name in met_at_random(30) if ":" not in name} | met_by_scenarios()
    for verb in ("place", "visit", "activate"):
        assert nouns(verb) <= nouns_met((verb,), moves)


def test_random_games_and_scenarios_meet_all_of_the_expansions() -> None:
    random = met_at_random(30, {"extra_extra": True, "legends": True})
    moves = {name for name in random if ":" not in name} | met_by_scenarios()
    for verb in ("play", "legend", "visit", "activate", "choose", "colour"):
        missing = nouns(verb, expanded=True) - nouns_met((verb,), moves)
        assert not missing - nouns(verb), verb
