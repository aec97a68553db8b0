"""EVD-11: events and scoring."""

import pytest

from tests.clauses import rule
from tests.games.everdell.position import (
    after,
    asker,
    choices,
    city,
    hand,
    pile,
    player,
    points,
    position,
    refusal,
    stock,
    tokens,
    workers_at,
)


@rule("EVD-3.6", "EVD-11.1", "EVD-11.2", "EVD-4.3")
@pytest.mark.parametrize(
    ("event", "enough", "short"),
    [
        ("city_monument", "crane judge dungeon", "crane judge"),
        ("grand_tour", "inn cemetery chapel", "inn chapel storehouse"),
        ("harvest_festival", "farm farm farm mine", "farm farm mine"),
        ("cartographers_expedition", "wanderer fool ruins", "wanderer fool"),
    ],
)
def test_a_basic_event_counts_a_colour(event: str, enough: str, short: str) -> None:
    assert refusal(position(city=[short]), f"event {event}") == ("refuse.event_not_met", "EVD-3.6")
    s = after(position(city=[enough, enough]), f"event {event}")
    assert points(s)["events"] == 3
    assert workers_at(s, event) == [0]
    assert refusal(s, f"event {event}") == ("refuse.event_taken", "EVD-4.3")


@rule("EVD-9.15")
def test_a_storehouse_is_no_destination_for_the_grand_tour() -> None:
    s = position(city=["inn inn storehouse"])
    assert "event grand_tour" not in choices(s)


@rule("EVD-11.3")
def test_any_number_of_events_a_season() -> None:
    s = position(city=["inn inn chapel crane judge dungeon"])
    s = after(s, "event grand_tour", "pass", "event city_monument")
    assert points(s)["events"] == 6


@rule("EVD-11.2")
def test_the_worker_comes_back_and_the_event_stays() -> None:
    s = position(city=["inn inn chapel"], workers={"basic_1_berry": [0]})
    s = after(s, "event grand_tour", "pass", "prepare")
    assert player(s)["workers"] == 3
    assert points(s)["events"] == 3


@rule("EVD-8.10", "EVD-11.9")
def test_a_brilliant_marketing_plan() -> None:
    own = "shopkeeper post_office"
    s = position(city=[own], stock=["2t 2p"], seats=3, events=["a_brilliant_marketing_plan"])
    s = after(s, "event a_brilliant_marketing_plan", "spend 1t", "spend 2p")
    assert (stock(s), stock(s, 1), stock(s, 2), tokens(s)) == ("1t", "1t", "2p", 6)
    s = position(city=[own], stock=["2t 2p"], events=["a_brilliant_marketing_plan"])
    given = choices(after(s, "event a_brilliant_marketing_plan"))
    assert {"spend nothing", "spend 2t-1p"} <= given
    assert "spend 2t-2p" not in given
    s = position(city=[own], stock=["2t 2p"], events=["a_brilliant_marketing_plan"], passed=[1])
    s = after(s, "event a_brilliant_marketing_plan", "spend 2t")
    assert (stock(s), stock(s, 1), tokens(s)) == ("2p", "", 4)


@rule("EVD-11.8")
def test_a_well_run_city_takes_a_worker_back() -> None:
    s = position(
        city=["chip_sweep clock_tower+3"],
        events=["a_well_run_city"],
        seasons=["autumn"],
        hands=["farm farm"],
        workers={"journey_2": [0], "basic_1_pebble": [0]},
    )
    s = after(s, "event a_well_run_city")
    assert choices(s) == {"recall basic_1_pebble", "recall a_well_run_city"}
    s = after(s, "recall a_well_run_city")
    assert player(s)["workers"] == 4
    assert workers_at(s, "a_well_run_city") == []
    assert points(s)["events"] == 4


@rule("EVD-11.6")
def test_an_evening_of_fireworks() -> None:
    s = position(city=["clock_tower miner_mole"], stock=["5t"], events=["an_evening_of_fireworks"])
    assert refusal(s, "event an_evening_of_fireworks") == ("refuse.event_not_met", "EVD-3.6")
    s = position(city=["lookout miner_mole"], stock=["5t"], events=["an_evening_of_fireworks"])
    s = after(s, "event an_evening_of_fireworks")
    assert asker(s) == "an_evening_of_fireworks"
    s = after(s, "count 3")
    assert (stock(s), points(s)["events"]) == ("2t", 6)


@rule("EVD-11.11", "EVD-11.20", "EVD-8.19")
def test_ancient_scrolls_discovered() -> None:
    seven = "farm farm farm farm farm farm farm"
    s = position(
        city=["historian ruins"],
        hands=[seven],
        events=["ancient_scrolls_discovered"],
        top="king queen wife mine inn",
    )
    s = after(s, "event ancient_scrolls_discovered", "card king")
    assert asker(s) == "ancient_scrolls_discovered"
    assert choices(s) == {"card queen", "card wife", "card mine", "card inn", "done"}  # the hand is full
    s = after(s, "card wife", "card mine", "done")
    assert points(s)["events"] == 2
    assert sorted(pile(s)) == ["inn", "queen"]
    assert "king" in hand(s)


@rule("EVD-11.21")
def test_capture_of_the_acorn_thieves() -> None:
    s = position(city=["courthouse ranger fool"], events=["capture_of_the_acorn_thieves"])
    s = after(s, "event capture_of_the_acorn_thieves", "card ranger", "card fool")
    assert city(s) == ["courthouse"]
    assert points(s) == {"cards": 2, "tokens": 0, "prosperity": 0, "journey": 0, "events": 6}
    s = position(city=["courthouse ranger fool"], events=["capture_of_the_acorn_thieves"])
    assert points(after(s, "event capture_of_the_acorn_thieves", "done"))["events"] == 0


@rule("EVD-11.7", "EVD-11.1")
def test_croak_wart_cure() -> None:
    own = "undertaker barge_toad farm"
    s = position(city=[own], stock=["1b"], events=["croak_wart_cure"])
    assert refusal(s, "event croak_wart_cure") == ("refuse.cannot_pay_event", "EVD-11.1")
    s = position(city=[own], stock=["2b"], events=["croak_wart_cure"])
    s = after(s, "event croak_wart_cure", "card undertaker", "card barge_toad")
    assert (stock(s), city(s), points(s)["events"]) == ("", ["farm"], 6)
    assert pile(s) == ["undertaker", "barge_toad"]


@rule("EVD-11.13")
def test_flying_doctor_service_counts_pairs_in_every_city() -> None:
    s = position(
        city=["husband wife", "husband husband wife"],
        events=["flying_doctor_service"],
        owned={"flying_doctor_service": 0},
    )
    assert points(s)["events"] == 6


@rule("EVD-11.1")
def test_graduation_of_scholars() -> None:
    s = position(city=["teacher university"], hands=["wife farm king"], events=["graduation_of_scholars"])
    s = after(s, "event graduation_of_scholars")
    assert choices(s) == {"card wife", "card king", "done"}
    s = after(s, "card wife", "done")
    assert (hand(s), points(s)["events"]) == (["farm", "king"], 2)


@rule("EVD-11.12")
@pytest.mark.parametrize(
    ("event", "with_it", "worth"),
    [
        ("ministering_to_miscreants", "dungeon[fool wife] monk", 6),
        ("path_of_the_pilgrims", "monastery@0@0 wanderer", 6),
        ("remembering_the_fallen", "cemetery@0 shepherd", 3),
        ("pristine_chapel_ceiling", "chapel+3 woodcarver", 6),
    ],
)
def test_some_events_score_what_there_is_at_the_end(event: str, with_it: str, worth: int) -> None:
    s = position(city=[with_it], events=[event], owned={event: 0}, seasons=["autumn"])
    assert points(s)["events"] == worth
    s = position(city=[with_it.split()[-1]], events=[event], owned={event: 0})
    assert points(s)["events"] == 0


@rule("EVD-11.1")
def test_performer_in_residence() -> None:
    s = position(city=["inn bard"], stock=["2b"], events=["performer_in_residence"])
    s = after(s, "event performer_in_residence", "count 2")
    assert (stock(s), points(s)["events"]) == ("", 4)


@rule("EVD-11.10")
def test_pristine_chapel_ceiling() -> None:
    s = position(city=["woodcarver chapel+2"], events=["pristine_chapel_ceiling"])
    s = after(s, "event pristine_chapel_ceiling", "gain 1t-1p")
    assert (stock(s), len(hand(s)), points(s)["events"]) == ("1t 1p", 2, 4)
    s = position(city=["woodcarver chapel"], events=["pristine_chapel_ceiling"])
    assert after(s, "event pristine_chapel_ceiling").actor() == 1


@rule("EVD-9.16")
def test_tax_relief() -> None:
    s = position(city=["judge queen farm mine"], events=["tax_relief"])
    s = after(s, "event tax_relief")
    assert (stock(s), points(s)["events"]) == ("1p 1b", 3)


@rule("EVD-11.4")
def test_the_everdell_games() -> None:
    own = "wanderer fool farm husband inn inn crane judge wife wife"  # a couple, and a Fool from somebody
    s = after(position(city=[own], events=["the_everdell_games"]), "event the_everdell_games")
    assert points(s)["events"] == 9
    s = position(city=[own.replace("fool ", "")], events=["the_everdell_games"])
    assert refusal(s, "event the_everdell_games") == ("refuse.event_not_met", "EVD-3.6")


@rule("EVD-11.1")
def test_under_new_management() -> None:
    s = position(city=["peddler general_store"], stock=["1t 1r 1p 1b"], events=["under_new_management"])
    s = after(s, "event under_new_management", "spend 1t-1r-1p")
    assert (stock(s), points(s)["events"]) == ("1b", 5)


@rule("EVD-11.14")
def test_the_architect_counts_resin_and_pebbles_up_to_six() -> None:
    s = position(city=["architect storehouse[4r]"], stock=["9t 2r 2p 9b"])
    assert points(s)["prosperity"] == 4
    assert points(position(city=["architect"], stock=["5r 5p"]))["prosperity"] == 6


@rule("EVD-11.15")
def test_the_king_counts_events() -> None:
    owned = {"grand_tour": 0, "tax_relief": 0, "city_monument": 1}
    assert points(position(city=["king"], owned=owned))["prosperity"] == 3


@rule("EVD-11.16")
@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("palace crane farm", 2),
        ("ever_tree palace", 2 + 2),
        ("castle farm farm crane", 2),
        ("school wife wife king", 2),
        ("theater king judge wife", 2),
        ("wife wife husband", 3),
    ],
)
def test_purple_cards_count_the_city(cards: str, bonus: int) -> None:
    assert points(position(city=[cards]))["prosperity"] == bonus


@rule("EVD-3.5", "EVD-4.1")
def test_the_rulebooks_scoring_example() -> None:
    """22 + 14 + 10 (Wife 3, Architect 2, King 5) + 4 + 12 (6, 3, 3) = 62."""
    s = position(
        city=["wife husband architect king dungeon[fool] inn inn chapel+2 doctor monk farm farm"],
        stock=["1r 1p 5t"],
        seasons=["autumn"],
        events=["performer_in_residence", "ministering_to_miscreants"],
        owned={"performer_in_residence": 0, "ministering_to_miscreants": 0, "grand_tour": 0},
        pledged={"performer_in_residence": "3b"},
        workers={"journey_4": [0]},
        tokens=[12],
    )
    assert points(s) == {"cards": 22, "tokens": 14, "prosperity": 10, "journey": 4, "events": 12}
    assert s.scores()[0] == 62


@rule("EVD-11.17", "EVD-11.19")
@pytest.mark.parametrize(
    ("stocks", "owned", "tokens_of", "ranks"),
    [
        (["", ""], {"grand_tour": 1}, [3, 0], [2, 1]),  # as many points, more events
        (["1t", "2b"], {}, [3, 3], [2, 1]),  # as many events, more resources
        (["1t", "1b"], {}, [3, 3], [1, 1]),  # shared
        (["9t", ""], {}, [3, 4], [2, 1]),
    ],
)
def test_ties(stocks: list[str], owned: dict[str, int], tokens_of: list[int], ranks: list[int]) -> None:
    s = after(position(stock=stocks, owned=owned, tokens=tokens_of), "pass", "pass")
    assert s.ranks() == ranks


@rule("EVD-11.1")
@pytest.mark.parametrize(
    ("event", "pair"),
    [
        ("a_brilliant_marketing_plan", "shopkeeper post_office"),
        ("a_well_run_city", "chip_sweep clock_tower"),
        ("an_evening_of_fireworks", "lookout miner_mole"),
        ("ancient_scrolls_discovered", "historian ruins"),
        ("capture_of_the_acorn_thieves", "courthouse ranger"),
        ("croak_wart_cure", "undertaker barge_toad"),
        ("flying_doctor_service", "doctor postal_pigeon"),
        ("graduation_of_scholars", "teacher university"),
        ("ministering_to_miscreants", "monk dungeon"),
        ("path_of_the_pilgrims", "monastery wanderer"),
        ("performer_in_residence", "inn bard"),
        ("pristine_chapel_ceiling", "woodcarver chapel"),
        ("remembering_the_fallen", "cemetery shepherd"),
        ("tax_relief", "judge queen"),
        ("under_new_management", "peddler general_store"),
    ],
)
def test_a_special_event_asks_for_its_two_cards(event: str, pair: str) -> None:
    assert f"event {event}" in choices(position(city=[pair], stock=["2b"], events=[event]))
    for half in pair.split():
        s = position(city=[f"{half} farm farm"], stock=["2b"], events=[event])
        assert refusal(s, f"event {event}") == ("refuse.event_not_met", "EVD-3.6")


@rule("EVD-11.1")
def test_an_event_stays_when_its_cards_leave() -> None:
    s = position(city=["inn inn chapel"], hands=["ruins"])
    s = after(s, "event grand_tour", "pass", "play ruins", "card chapel")
    assert points(s)["events"] == 3


@rule("EVD-11.19")
def test_what_lies_on_storehouses_and_events_breaks_no_tie() -> None:
    s = position(city=["storehouse[9t]", "storehouse"], stock=["", "1b"])
    assert after(s, "pass", "pass").ranks() == [2, 1]
    s = position(
        stock=["", "1t"],
        tokens=[0, 3],
        events=["performer_in_residence"],
        owned={"performer_in_residence": 0, "city_monument": 1},
        pledged={"performer_in_residence": "3b"},
    )
    s = after(s, "pass", "pass")
    assert s.scores() == [6, 6]
    assert s.ranks() == [2, 1]


@rule("EVD-11.1")
@pytest.mark.parametrize(
    ("event", "pair"),
    [
        ("an_evening_of_fireworks", "lookout miner_mole"),
        ("performer_in_residence", "inn bard"),
        ("under_new_management", "peddler general_store"),
    ],
)
def test_who_has_nothing_to_put_on_an_event_is_not_asked(event: str, pair: str) -> None:
    s = after(position(city=[pair], events=[event]), f"event {event}")
    assert s.actor() == 1
    assert points(s)["events"] == 0


@rule("EVD-11.20")
def test_scrolls_may_all_be_left_or_put_under_the_event() -> None:
    s = position(
        city=["historian ruins"], events=["ancient_scrolls_discovered"], top="king queen wife mine inn"
    )
    s = after(s, "event ancient_scrolls_discovered", "done", "card mine", "done")
    assert (hand(s), points(s)["events"], len(pile(s))) == ([], 1, 4)
    s = position(
        city=["historian ruins"], events=["ancient_scrolls_discovered"], top="king queen wife mine inn"
    )
    s = after(
        s, "event ancient_scrolls_discovered", *[f"card {each}" for each in ("king", "queen", "wife", "mine")]
    )
    s = after(s, "card inn")
    assert (len(hand(s)), pile(s), s.actor()) == (5, [], 1)


@rule("EVD-11.10")
def test_more_than_four_tokens_on_the_chapel_are_paid_in_two_goes() -> None:
    s = position(city=["woodcarver chapel+5"], events=["pristine_chapel_ceiling"])
    s = after(s, "event pristine_chapel_ceiling", "gain 4p")
    assert choices(s) == {"gain 1t", "gain 1r", "gain 1p", "gain 1b"}
    assert stock(after(s, "gain 1b")) == "4p 1b"
