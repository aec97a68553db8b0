"""EVD-14: alone against Rugwort."""

from typing import Any

import pytest

import bosquet
from bosquet import BadOptions, State
from bosquet.testing.positions import midturn
from tests.clauses import rule
from tests.games.everdell.position import (
    GAME,
    after,
    asker,
    choices,
    city,
    hand,
    his,
    his_city,
    meadow,
    pile,
    player,
    points,
    refusal,
    stock,
    tokens,
    workers_at,
)
from tests.games.everdell.position import position as any_position
from tests.games.scenes import scenes

OPEN_MEADOW = "farm mine inn wife crane judge king palace"
FOREST = ["forest_2_any", "forest_3_berries", "forest_2_resin_1_twig"]
YEARS = [1, 2, 3]


def position(mine: str = "", rugwort: str = "", hand: str = "", stock: str = "", **wishes: Any) -> State:
    season = wishes.pop("season", "winter")
    return any_position([mine, rugwort], [hand], [stock], seats=1, seasons=[season], **wishes)


def told(state: State, *moves: str) -> list[tuple[str, dict[str, object]]]:
    """What is told of Rugwort while these moves are made."""
    state = state.clone()
    state.listen()
    for move in moves:
        state.apply(state.actor(), GAME.table.parse(move))
    return [
        (event.kind, event.args)
        for event in state.heard()
        if "rugwort" in event.kind or event.kind == "kidnapped"
    ]


def target_of(state: State, move: str) -> str:
    options = state.decision(0)["options"]
    return str(next(option["target"] for option in options if option["name"] == move))


# --- the table ---------------------------------------------------------------------------------------------


@rule("EVD-14.1", "EVD-1.2")
@pytest.mark.parametrize("year", YEARS)
def test_a_table_for_two_with_two_workers_of_his(year: int) -> None:
    s = GAME.new(1, 5, {"solo": year})
    view = s.view(0)
    assert (len(view["forest"]), len(view["hand"]), len(view["players"])) == (3, 5, 1)
    assert (his(s)["year"], his(s)["season"], his(s)["forest"]) == (year, "winter", 0)
    assert his(s)["location"] == "basic_3_twigs"
    first = view["forest"][0]["name"]
    assert workers_at(s, first) == [-1]
    assert workers_at(s, "basic_3_twigs") == [-1]
    assert refusal(s, "place basic_3_twigs") == ("refuse.place_taken", "EVD-5.5")
    assert refusal(s, f"place {first}") == ("refuse.place_taken", "EVD-5.7")
    assert player(s)["workers"] == 2


@rule("EVD-1.6")
def test_the_year_is_an_option_of_a_game_of_one() -> None:
    assert his(GAME.new(1, 5))["year"] == 1
    assert GAME.new(2, 5).view(None)["rugwort"] is None
    for wish in (0, 4, "1", True):
        with pytest.raises(BadOptions, match="bad_option"):
            GAME.new(1, 5, {"solo": wish})
    with pytest.raises(BadOptions, match="option_seats"):
        GAME.new(4, 5, {"solo": 3})


# --- his cards ---------------------------------------------------------------------------------------------


@rule("EVD-14.2", "EVD-14.18")
def test_for_every_card_he_rolls_and_takes_one_of_the_meadow() -> None:
    s = position(hand="wife", stock="2b", meadow=OPEN_MEADOW, top="teacher", rolls="3")
    assert told(s, "play wife") == [
        ("rugwort_rolled", {"slot": 2, "face": 3}),
        ("rugwort_took", {"slot": 2, "card": "inn"}),
    ]
    s = after(s, "play wife")
    assert his_city(s) == ["inn"]
    assert meadow(s)[2] == "teacher"


def test_the_die_lies_on_the_card_before_he_takes_it() -> None:
    s = position(hand="wife", stock="2b", meadow=OPEN_MEADOW, top="teacher", rolls="3")
    (_, mine), (rolled, lies), (took, taken) = scenes(s, "play wife")
    assert (rolled, took) == (["rugwort_rolled"], ["rugwort_took", "refilled"])
    assert [view["meadow"][2] for view in (mine, lies, taken)] == ["inn", "inn", "teacher"]
    assert [len(view["rugwort"]["city"]) for view in (mine, lies, taken)] == [0, 0, 1]
    assert len(mine["players"][0]["city"]) == 1


@rule("EVD-14.2", "EVD-14.18")
def test_a_card_of_the_meadow_is_replaced_before_he_rolls() -> None:
    s = position(stock="2t 1r", meadow=OPEN_MEADOW, top="teacher monk", rolls="1")
    s = after(s, "meadow farm")
    assert his_city(s) == ["teacher"]
    assert meadow(s)[0] == "monk"


@rule("EVD-14.2", "EVD-14.18")
def test_a_pigeon_and_its_card_are_two_cards() -> None:
    s = position(
        hand="postal_pigeon", stock="2b", meadow=OPEN_MEADOW, top="mine husband teacher monk", rolls="4 4"
    )
    s = after(s, "play postal_pigeon", "card mine")
    assert city(s) == ["postal_pigeon", "mine"]
    assert his_city(s) == ["wife", "teacher"]  # the second out of the slot that was just refilled
    assert meadow(s)[3] == "monk"


@rule("EVD-14.3")
def test_slots_under_his_workers_are_closed_to_you_and_open_to_his_die() -> None:
    s = position(season="summer", stock="5t 5r 5p 5b", hand="wife", meadow=OPEN_MEADOW, top="monk", rolls="2")
    assert his(s)["meadow"] == [0, 1]
    assert refusal(s, "meadow farm") == ("refuse.meadow_closed", "EVD-14.3")
    assert refusal(s, "meadow mine") == ("refuse.meadow_closed", "EVD-14.3")
    assert "meadow inn" in choices(s)
    s = after(s, "play wife")
    assert his_city(s) == ["mine"]
    assert meadow(s)[1] == "monk"
    assert refusal(s, "meadow monk") == ("refuse.meadow_closed", "EVD-14.3")


@rule("EVD-14.3")
def test_of_two_equal_cards_the_open_one_is_played() -> None:
    s = position(
        season="spring",
        stock="2t 1r",
        meadow="farm mine farm wife crane judge king palace",
        top="monk",
        rolls="8",
    )
    assert target_of(s, "meadow farm") == "meadow/2"
    s = after(s, "meadow farm")
    assert meadow(s)[:3] == ["farm", "mine", "monk"]


@rule("EVD-14.4", "EVD-14.3")
def test_undertaker_summer_forest_inn_and_queen_do_without_closed_slots() -> None:
    s = position(season="autumn", hand="undertaker", stock="2b", meadow=OPEN_MEADOW)
    assert choices(after(s, "play undertaker")) == {"card crane", "card judge", "card king", "card palace"}
    taking = "forest_draw_2_meadow_play_1_discount_1"
    s = position(season="spring", forest=[*FOREST[:2], taking], meadow=OPEN_MEADOW)
    s = after(s, f"place {taking}")
    assert "card mine" in choices(s)
    assert "card farm" not in choices(s)
    s = position("inn", season="autumn", stock="3p", meadow="farm mine inn wife king palace castle queen")
    assert refusal(s, "visit inn 0") == ("refuse.nothing_to_play", "EVD-10.4")
    s = position("queen", season="autumn", meadow="farm mine inn wife king palace castle university")
    assert choices(after(s, "visit queen 0")) == {"meadow university"}


@rule("EVD-14.17")
def test_he_answers_after_the_whole_action_triggers_included() -> None:
    s = position("historian", hand="bard wife", stock="3b", meadow=OPEN_MEADOW, top="monk", rolls="1")
    s = after(s, "play bard")
    assert his_city(s) == []  # while the Bard still asks
    s = after(s, "card wife")
    assert hand(s) == ["monk"]  # the Historian drew before he refilled the Meadow
    assert his_city(s) == ["farm"]


@rule("EVD-14.17")
def test_a_card_played_in_your_preparation_is_answered_before_his() -> None:
    """The Clock Tower rings where a card may be played: his die still finds the season that is ending."""
    forest = [FOREST[0], "forest_draw_2_meadow_play_1_discount_1", FOREST[1]]
    s = position(
        "clock_tower+3",
        stock="1b",
        forest=forest,
        workers={forest[1]: [0], "basic_1_berry": [0]},
        meadow="wife " + OPEN_MEADOW.split(" ", 1)[1],
        rolls="1",
    )
    s = after(s, "prepare", f"place {forest[1]}", "card wife", "done")
    moves = [kind for kind, _ in told(s, "play wife")]
    assert moves[:3] == ["rugwort_rolled", "rugwort_took", "rugwort_prepared"]


@rule("EVD-14.18")
def test_where_nothing_lies_he_takes_nothing() -> None:
    s = position(hand="wife", stock="2b", rolls="5")
    dump = s.dump()
    everything = [card for card in [*dump["deck"]["cards"], *dump["meadow"]] if card and card != "fool"]
    dump["cities"][1] = [{"card": card} for card in everything]
    dump["discard"]["cards"] = []
    dump["deck"]["cards"] = []
    dump["hands"][0]["cards"] = ["wife", "fool", "fool"]
    dump["meadow"] = [None] * 8
    s = GAME.load(dump)
    before = len(his_city(s))
    s = after(s, "play wife")
    assert len(his_city(s)) == before


# --- his seasons -------------------------------------------------------------------------------------------


@rule("EVD-14.5", "EVD-14.6")
def test_his_preparation_follows_yours_step_by_step() -> None:
    s = position("", "judge crane historian", workers={"basic_1_berry": [0, 0]}, forest=FOREST)
    assert told(s, "prepare") == [
        ("rugwort_prepared", {"season": "spring"}),
        ("rugwort_event", {"event": "city_monument"}),
        ("rugwort_closed", {"slot": 0, "face": 1}),
        ("rugwort_moved", {"source": FOREST[0], "location": FOREST[1]}),
        ("rugwort_moved", {"source": "basic_3_twigs", "location": "basic_2_resin"}),
    ]
    s = after(s, "prepare")
    assert (his(s)["season"], his(s)["forest"], his(s)["location"]) == ("spring", 1, "basic_2_resin")
    assert his(s)["meadow"] == [0]
    assert workers_at(s, FOREST[0]) == []
    assert workers_at(s, FOREST[1]) == [-1]
    s = position(season="spring", workers={"basic_1_berry": [0] * 3}, forest=FOREST)
    s = after(s, "prepare", "done")
    assert (his(s)["forest"], his(s)["location"], his(s)["meadow"]) == (2, "basic_1_pebble", [0, 1])
    assert workers_at(s, FOREST[2]) == [-1]


@rule("EVD-14.6")
def test_forest_cards_lie_at_random_in_the_order_of_his_walk() -> None:
    orders = {tuple(place["name"] for place in GAME.new(1, seed).view(0)["forest"]) for seed in range(40)}
    assert any(list(order) != sorted(order, key=forest_number) for order in orders)
    s = GAME.new(1, next(seed for seed in range(40) if not in_order(GAME.new(1, seed))))
    names = [place["name"] for place in s.view(0)["forest"]]
    free = [name for name in choices(s, "place") if name.split()[1] in names]
    assert {target_of(s, name) for name in free} <= {"forest/1", "forest/2"}


def forest_number(name: str) -> int:
    return GAME.table.parse(f"place {name}")


def in_order(state: State) -> bool:
    names = [place["name"] for place in state.view(0)["forest"]]
    return names == sorted(names, key=forest_number)


@rule("EVD-14.7", "EVD-14.5")
@pytest.mark.parametrize("year", YEARS)
def test_in_autumn_he_goes_on_a_journey_by_the_year(year: int) -> None:
    s = position(season="summer", workers={"basic_1_berry": [0] * 4}, forest=FOREST, year=year)
    s = after(s, "prepare")
    assert (his(s)["journey"], his(s)["forest"]) == (year + 2, None)
    assert his(s)["meadow"] == [0, 1, 2, 3]
    assert workers_at(s, FOREST[2]) == []
    assert workers_at(s, f"journey_{year + 2}") == [-1]
    s = position(season="autumn", hand="farm mine inn wife crane", year=year)
    assert refusal(s, f"place journey_{year + 2}") == ("refuse.place_taken", "EVD-5.11")
    assert "place journey_2" in choices(s)


@rule("EVD-14.15")
def test_the_third_autumn_costs_a_worker() -> None:
    s = position(season="summer", workers={"basic_1_berry": [0] * 4}, year=3)
    assert told(s, "prepare")[-1] == ("kidnapped", {"seat": 0})
    s = after(s, "prepare")
    assert (player(s)["workers"], player(s)["all_workers"]) == (5, 5)
    assert his(s)["location"] is None
    assert workers_at(s, "basic_1_berry_1_card") == []
    for year in (1, 2):
        s = position(season="summer", workers={"basic_1_berry": [0] * 4}, year=year)
        s = after(s, "prepare")
        assert (player(s)["workers"], his(s)["location"]) == (6, "basic_1_berry_1_card")


@rule("EVD-14.15")
def test_a_permanent_worker_is_never_kidnapped() -> None:
    s = position(
        "monastery@0@0 monk cemetery@0@0 undertaker", season="summer", workers={}, year=3, stock="5p"
    )
    s = after(s, "prepare")
    assert city(s)[:3] == ["monastery@0@0", "monk", "cemetery@0@0"]
    assert (player(s)["workers"], player(s)["fixed"]) == (1, 4)


@rule("EVD-14.19")
def test_in_summer_you_take_your_cards_before_slot_two_closes() -> None:
    s = position(season="spring", workers={"basic_1_berry": [0] * 3}, meadow=OPEN_MEADOW, top="monk teacher")
    s = after(s, "prepare")
    assert "card mine" in choices(s)
    assert "card farm" not in choices(s)
    assert his(s)["season"] == "spring"
    s = after(s, "card mine", "done")
    assert hand(s) == ["mine"]
    assert his(s)["meadow"] == [0, 1]


# --- his events --------------------------------------------------------------------------------------------


@rule("EVD-14.8", "EVD-14.9")
def test_he_takes_every_basic_event_that_is_free() -> None:
    s = position("", "farm mine teacher monk inn chapel lookout bard ranger wanderer")
    s = after(s, "pass")
    assert his(s)["events"] == ["grand_tour", "harvest_festival", "cartographers_expedition"]
    signs = {sign["name"]: sign["owner"] for sign in s.view(None)["events"]}
    assert signs["grand_tour"] == -1
    assert signs["city_monument"] is None
    s = position("", "farm mine teacher inn chapel lookout", owned={"grand_tour": 0})
    assert his(after(s, "pass"))["events"] == []  # three green ones are not enough, the other is yours


@rule("EVD-14.9", "EVD-14.8")
def test_an_event_of_his_is_not_yours() -> None:
    s = position("farm mine teacher monk", "", owned={"harvest_festival": 1})
    assert refusal(s, "event harvest_festival") == ("refuse.event_rugwort", "EVD-14.8")


# --- his score ---------------------------------------------------------------------------------------------

TEN_CARDS = "king palace farm mine teacher monk inn inn judge bard"


def example(year: int, season: str) -> State:
    """Ten cards of which two purple, four of them green; one of four special events is yours; one token."""
    left = "summer" if season == "autumn" else season
    s = position(
        "",
        TEN_CARDS,
        season=left,
        workers={"basic_1_berry": [0] * {"winter": 2, "spring": 3, "summer": 4}[left]},
        events=["under_new_management"],
        owned={"under_new_management": 0},
        his_tokens=1,
        year=year,
    )
    return after(s, "prepare") if season == "autumn" else s


@rule("EVD-14.10", "EVD-14.11", "EVD-14.7", "EVD-14.8", "EVD-14.20")
@pytest.mark.parametrize(("year", "total"), [(1, 38), (2, 48), (3, 49)])
def test_the_worked_figures_played_to_autumn(year: int, total: int) -> None:
    s = after(example(year, "autumn"), "pass")
    assert s.over()
    assert his(s)["events"] == ["harvest_festival"]
    assert his(s)["total"] == total
    assert his(s)["points"] == {
        "cards": 16,
        "prosperity": 6,
        "events": 3,
        "unachieved": 9 if year == 1 else 18,
        "journey": year + 2,
        "tokens": 1,
    }


@rule("EVD-14.20")
def test_who_passes_before_autumn_spares_him_no_check_of_events_but_the_journey() -> None:
    s = after(example(1, "summer"), "pass")
    assert s.over()
    assert (his(s)["events"], his(s)["journey"], his(s)["total"]) == (["harvest_festival"], None, 35)


@rule("EVD-14.10")
def test_he_has_no_plots_no_unique_cards_and_no_abilities() -> None:
    many = "castle castle judge farm farm farm farm farm farm farm mine mine inn inn historian historian"
    s = position("", many, hand="wife", stock="2b", meadow=OPEN_MEADOW, rolls="6")
    s = after(s, "play wife")
    assert len(his_city(s)) == 17
    assert his_city(s).count("judge") == 2
    assert (his(s)["points"]["cards"], his(s)["points"]["prosperity"]) == (2 * 15, 3 * 2)
    assert stock(s) == ""


@rule("EVD-14.21")
@pytest.mark.parametrize(
    ("yours", "events", "resources", "rank"),
    [(36, 0, "", 2), (38, 0, "", 1), (37, 0, "9b", 2), (34, 1, "", 2), (34, 1, "1t", 1), (31, 2, "", 1)],
)
def test_who_wins(yours: int, events: int, resources: str, rank: int) -> None:
    """He has 37 points and one event; yours are points in tokens, and basic events of 3 points each."""
    owned = {"harvest_festival": 1, **dict.fromkeys(["city_monument", "grand_tour"][:events], 0)}
    s = position("", TEN_CARDS, tokens=[yours], stock=resources, owned=owned)
    s = after(s, "pass")
    assert his(s)["total"] == 37
    assert s.scores() == [yours + 3 * events]
    assert s.ranks() == [rank]


# --- what you do to him ------------------------------------------------------------------------------------


@rule("EVD-14.12")
def test_your_fool_is_discarded_with_any_card_of_his() -> None:
    s = position(
        "historian", "farm king inn", hand="fool", stock="3b", owned={"grand_tour": 1}, top="monk", rolls="1"
    )
    s = after(s, "play fool")
    assert asker(s) == "fool"
    assert choices(s) == {"card farm", "card king", "card inn"}
    assert target_of(s, "card king") == "city/rugwort/king"
    s = after(s, "card king")
    assert pile(s) == ["fool", "king"]
    assert his_city(s)[:2] == ["farm", "inn"]
    assert len(his_city(s)) == 3  # he answers it like any card
    assert his(s)["events"] == ["grand_tour"]
    assert hand(s) == ["monk"]  # the Historian takes note
    assert city(s) == ["historian"]


@rule("EVD-14.12")
def test_which_copy_the_fool_drives_out_is_yours_to_say() -> None:
    s = position("", "inn@0 inn", hand="fool", stock="3b", rolls="1")
    s = after(s, "play fool", "card inn")
    assert {target_of(s, name) for name in choices(s)} == {"city/rugwort/inn/0", "city/rugwort/inn/1"}
    assert his_city(after(s, "copy 0"))[0] == "inn"
    assert his_city(after(s, "copy 1"))[0] == "inn@0"


@rule("EVD-14.12")
def test_your_fool_may_be_played_while_his_city_is_empty() -> None:
    s = position(hand="fool", stock="3b", meadow=OPEN_MEADOW, rolls="1")
    s = after(s, "play fool")
    assert pile(s) == ["fool"]
    assert his_city(s) == ["farm"]


@rule("EVD-14.12")
def test_his_fool_goes_into_your_city_if_it_can() -> None:
    shown = "fool mine inn wife crane judge king palace"
    s = position(hand="wife", stock="2b", meadow=shown, rolls="1")
    assert told(s, "play wife")[1] == ("rugwort_fool", {"slot": 0, "seat": 0})
    s = after(s, "play wife")
    assert (city(s), his_city(s)) == (["wife", "fool"], [])
    assert points(s)["cards"] == 0
    full = " ".join(["farm*"] * 8 + ["storehouse"] * 3 + ["teacher"] * 3)
    for mine in ("fool", full):
        s = position(mine, hand="wife", stock="2b", meadow=shown, rolls="1")
        assert told(s, "play wife")[1] == ("rugwort_fool_lost", {"slot": 0})
        s = after(s, "play wife")
        assert (pile(s), his_city(s)) == (["fool"], [])


@rule("EVD-14.13")
def test_his_inn_and_post_office_are_open_to_you_for_a_point() -> None:
    s = position("", "inn post_office chapel", hand="farm mine", meadow="crane " + OPEN_MEADOW[5:], rolls="1")
    assert target_of(s, "visit inn 1") == "city/rugwort/inn"
    assert refusal(s, "visit chapel 1") == ("refuse.not_open", "EVD-10.1")
    s = after(s, "visit inn 1", "meadow crane")
    assert (his(s)["tokens"], city(s)) == (1, ["crane"])
    assert his_city(s)[0] == "inn@0"
    assert refusal(s, "visit inn 1") == ("refuse.card_taken", "EVD-10.2")
    s = after(s, "visit post_office 1", "card farm", "card mine")
    assert his(s)["tokens"] == 2
    assert len(hand(s)) == 8
    assert pile(s) == ["farm", "mine"]
    s = after(s, "prepare")
    assert "@" not in " ".join(his_city(s))


@rule("EVD-14.13")
def test_a_ranger_may_fetch_a_worker_from_his_inn() -> None:
    s = position("", "inn@0", hand="ranger", stock="2b")
    s = after(s, "play ranger")
    assert target_of(s, "recall_from inn 1") == "city/rugwort/inn"
    s = after(s, "recall_from inn 1", "place basic_1_pebble")
    assert his_city(s)[0] == "inn"
    assert stock(s) == "1p"


@rule("EVD-14.13")
def test_your_mole_copies_his_green_cards_as_they_stand_in_his_city() -> None:
    s = position("farm", "general_store storehouse husband wife barge_toad", hand="miner_mole", stock="3b")
    s = after(s, "play miner_mole")
    assert choices(s) == {"activate general_store 1", "done"}  # no Farm in his city for the others
    assert target_of(s, "activate general_store 1") == "city/rugwort/general_store"
    assert told(s, "activate general_store 1")[0] == (
        "mimicked_rugwort",
        {"seat": 0, "card": "general_store", "by": "miner_mole"},
    )
    assert stock(after(s, "activate general_store 1")) == "1b"
    s = position("", "farm farm barge_toad husband wife", hand="miner_mole", stock="3b")
    s = after(s, "play miner_mole")
    assert {"activate barge_toad 1", "activate husband 1"} <= choices(s)
    assert stock(after(s, "activate barge_toad 1")) == "4t"


@rule("EVD-14.14")
def test_what_you_give_him_is_gone_and_what_it_brings_is_yours() -> None:
    s = after(position("monastery", stock="2t 2b"), "visit monastery 0", "spend 2t")
    assert (stock(s), tokens(s)) == ("2b", 4)
    s = after(position("", hand="monk", stock="3b", rolls="1"), "play monk", "count 2")
    assert (stock(s), tokens(s)) == ("", 4)
    s = position("", hand="teacher", stock="2b", top="farm mine", rolls="1")
    s = after(s, "play teacher", "card farm")
    assert (hand(s), pile(s)) == (["farm"], ["mine"])
    s = position("", hand="shepherd", stock="3b", rolls="1")
    assert stock(after(s, "play shepherd")) == "3b"


@rule("EVD-14.22")
def test_flying_doctors_count_his_couples() -> None:
    s = position(
        "doctor postal_pigeon husband wife",
        "husband wife husband",
        owned={"flying_doctor_service": 0},
    )
    assert points(s)["events"] == 6


@rule("EVD-14.21", "EVD-14.2")
@pytest.mark.parametrize("year", YEARS)
def test_he_is_no_seat_and_a_dump_keeps_him(year: int) -> None:
    s = GAME.new(1, 9, {"solo": year})
    chance = bosquet.rng(4)
    seen = 0
    while s.actors():
        assert s.actors() == [0]
        options = [action for action in s.options(0) if GAME.table.name(action) != "pass"] or s.options(0)
        s.apply(0, options[chance.below(len(options))])
        assert GAME.load(s.dump()).dump() == s.dump()
        seen = max(seen, len(his(s)["city"]))
    assert seen > 5
    assert s.ranks() in ([1], [2])


@rule("EVD-14.23")
@pytest.mark.parametrize(("year", "mine", "then"), [(1, 99, 2), (2, 99, 3), (3, 99, 0), (1, 0, 1), (3, 0, 3)])
def test_what_follows_a_year(year: int, mine: int, then: int) -> None:
    s = after(position(tokens=[mine], year=year), "pass")
    assert GAME.sequel(s) == ({**s.setup.options, "solo": then} if then else None)
    assert GAME.sequel(after(any_position(passed=[1]), "pass")) is None


# --- with the expansions -----------------------------------------------------------------------------------


@rule("EVD-14.13")
def test_his_stadium_is_open_and_a_mole_counts_the_greens_of_his_city_for_his_carnival() -> None:
    s = position("", "scurrble_stadium", top="inn farm mine wife", extra=True)
    assert target_of(s, "visit scurrble_stadium 1") == "city/rugwort/scurrble_stadium"
    s = after(s, "visit scurrble_stadium 1", "colour red")
    assert (his(s)["tokens"], tokens(s)) == (1, 3)
    s = position(
        "farm",
        "carnival mine farm",
        hand="miner_mole",
        stock="3b",
        top="wife bard king",
        extra=True,
        rolls="1",
    )
    s = after(s, "play miner_mole", "activate carnival 1", "choose cards")
    assert hand(s) == ["bard", "wife"]


@rule("EVD-14.14")
def test_a_crier_gives_him_two_cards_and_gains_three_points() -> None:
    s = position(hand="town_crier farm mine", stock="2b", extra=True, rolls="1")
    s = after(s, "play town_crier")
    while midturn(s):
        s = after(s, next(iter(sorted(choices(s) - {"done"}))))
    assert (tokens(s), hand(s), sorted(pile(s))) == (3, [], ["farm", "mine"])


@rule("EVD-14.16")
def test_a_legendary_is_one_card_played() -> None:
    answered = set[int]()
    for seed in range(8):
        dump = GAME.new(1, seed, {"legends": True}).dump()
        dump["supplies"][0] = {"twig": 9, "resin": 9, "pebble": 9, "berry": 9}
        s = GAME.load(dump)
        assert len(s.view(0)["legends"]) == 2
        for move in sorted(choices(s, "legend")):
            answered.add(rolls_after(s, move))
    assert answered == {1}


def rolls_after(state: State, move: str) -> int:
    """How often he rolls for a move, if every question after it gets the last answer."""
    state = state.clone()
    state.listen()
    state.apply(0, GAME.table.parse(move))
    while midturn(state):
        state.apply(0, state.options(0)[-1])
    return sum(event.kind == "rugwort_rolled" for event in state.heard())
