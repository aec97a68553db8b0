"""EVD-13: how the ten Legendaries are dealt, played and counted. What each does: test_legendaries."""

from collections import Counter

import pytest

from bosquet import BadRecord, rng
from bosquet.testing.positions import midturn
from tests.clauses import rule
from tests.games.everdell.census import census
from tests.games.everdell.position import (
    CONSTRUCTIONS,
    CRITTERS,
    GAME,
    LEGENDARY,
    PRINTED,
    after,
    choices,
    city,
    hand,
    legends,
    pile,
    player,
    points,
    position,
    refusal,
    stock,
    tokens,
)

FULL = "mine mine mine inn inn inn post_office post_office post_office storehouse storehouse storehouse"
BANNERS = {
    "amilla_glistendew": "queen",
    "cirrus_windfall": "postal_pigeon",
    "foresight": "historian",
    "fynn_nobletail": "king",
    "poe": "teacher",
    "bridge_of_the_sky": "crane",
    "mcgregors_market": "farm",
    "oleanders_opera_house": "theater",
    "silver_scale_spring": "ruins",
    "the_green_acorn": "inn",
}


# --- the deal, and who knows what --------------------------------------------------------------------------


@rule("EVD-1.6", "EVD-13.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_is_dealt_a_critter_and_a_construction(seats: int) -> None:
    s = GAME.new(seats, 5, {"legends": True})
    held = [legends(s, seat) for seat in range(seats)]
    for cards in held:
        assert [name in CRITTERS for name in cards] == [True, False]
    assert len({name for cards in held for name in cards}) == 2 * seats
    assert [player(s, seat)["legends"] for seat in range(seats)] == [2] * seats
    cards = census(s.dump(), [])
    assert len(cards) == 138
    assert set(LEGENDARY) <= set(cards)


@rule("EVD-13.1")
def test_they_are_not_part_of_the_hand() -> None:
    s = position(hands=["farm farm farm farm farm farm farm mine"], legends=["poe mcgregors_market"])
    assert len(hand(s)) == 8  # with two Legendaries beside it
    s = position(city=["queen"], hands=["wife"], stock=[""], legends=["poe the_green_acorn"])
    s = after(s, "visit queen 0")
    assert choices(s, "legend") == set()
    assert refusal(s, "legend poe") == ("refuse.answer_first", "EVD-5.1")
    s = position(hands=["bard wife"], stock=["3b"], legends=["poe the_green_acorn"])
    assert choices(after(s, "play bard")) == {"card wife", "done"}


@rule("EVD-13.1")
def test_only_their_owner_sees_them() -> None:
    s = position(legends=["poe mcgregors_market", "foresight the_green_acorn"])
    assert legends(s, 0) == ["poe", "mcgregors_market"]
    assert legends(s, 1) == ["foresight", "the_green_acorn"]
    assert s.view(None)["legends"] == []
    told = str([s.view(seat)["players"] for seat in (None, 1)])
    assert "poe" not in told
    assert "mcgregors_market" not in told


@rule("EVD-13.1")
def test_others_imagine_all_that_they_have_not_seen_equally_often() -> None:
    """Of five Critters seat 0 knows its own; each of the other four may be any of the three unseen places."""
    s = position(legends=["poe mcgregors_market", "foresight the_green_acorn"])
    met: Counter[str] = Counter()
    for number in range(800):
        world = s.determinize(0, rng(number))
        assert legends(world, 0) == ["poe", "mcgregors_market"]
        critter, construction = legends(world, 1)
        assert critter in CRITTERS
        assert construction in CONSTRUCTIONS
        met[critter] += 1
        met[construction] += 1
    assert met.keys() == set(LEGENDARY) - {"poe", "mcgregors_market"}
    assert all(150 <= count <= 250 for count in met.values())  # 200 each, four standard deviations


@rule("EVD-13.1")
def test_what_was_played_is_imagined_no_more() -> None:
    s = position(city=["", "foresight"], legends=["poe mcgregors_market", "the_green_acorn"])
    worlds = [s.determinize(0, rng(number)) for number in range(40)]
    assert all(legends(world, 1)[0] in CONSTRUCTIONS and len(legends(world, 1)) == 1 for world in worlds)
    assert "foresight" not in {name for world in worlds for name in world.dump()["legends"][-2]["cards"]}


def test_the_deal_is_told_to_each_alone() -> None:
    s = GAME.begin(GAME.setup(2, {"legends": True}), rng(3))
    s.listen()
    s.run()
    told = [event for event in s.heard() if event.kind == "legends"]
    assert told[0].seen_by(0)["cards"] == legends(s, 0)
    assert "cards" not in told[0].seen_by(1)
    assert "cards" not in told[0].seen_by(None)


# --- paying, or taking the banner card's place -------------------------------------------------------------


@rule("EVD-13.2")
@pytest.mark.parametrize(("legend", "banner"), BANNERS.items())
def test_the_banner_card_is_discarded_and_nothing_is_paid(legend: str, banner: str) -> None:
    s = position(city=[f"mine {banner}"], stock=["9t 9r 9p 9b"], legends=[legend])
    assert PRINTED[legend]["upgrades"] == banner
    s = after(s, f"legend {legend}")
    while midturn(s):
        s.apply(0, s.options(0)[0])
    assert legend in [card["card"] for card in player(s)["city"]]
    assert banner in pile(s)
    assert min(player(s)["resources"].values()) >= 9
    assert legend not in legends(s)
    assert player(s)["legends"] == 1


@rule("EVD-13.2")
def test_it_must_be_so_even_if_one_would_rather_pay() -> None:
    s = position(city=["theater innkeeper"], stock=["9t 9r 9p 9b"], legends=["poe oleanders_opera_house"])
    s = after(s, "legend oleanders_opera_house")
    assert city(s) == ["innkeeper", "oleanders_opera_house"]  # nobody was asked


@rule("EVD-2.2", "EVD-13.3")
def test_without_the_banner_card_it_is_paid_like_any_other() -> None:
    s = position(stock=["2t 2r 1p 3b"], legends=["poe mcgregors_market"])
    assert refusal(s, "legend poe") == ("refuse.too_dear_critter", "EVD-3.1")
    assert refusal(s, "legend foresight") == ("refuse.not_your_legend", "EVD-13.1")
    s = after(s, "legend mcgregors_market", "gain 2b")
    assert (city(s), stock(s)) == (["mcgregors_market"], "5b")


@rule("EVD-13.3")
def test_discounts_help_to_pay_for_a_legendary() -> None:
    s = after(position(city=["innkeeper"], stock=["1b"], legends=["poe"]), "legend poe", "choose cards")
    assert (city(s), stock(s), pile(s)) == (["poe"], "", ["innkeeper"])
    s = position(city=["crane"], stock=["1t 1r"], legends=["poe mcgregors_market"])
    s = after(s, "legend mcgregors_market", "gain 2t")
    assert (city(s), stock(s)) == (["mcgregors_market"], "2t")
    s = after(
        position(city=["dungeon wife"], stock=["4b"], legends=["fynn_nobletail"]), "legend fynn_nobletail"
    )
    assert city(s) == ["dungeon[wife]", "fynn_nobletail"]
    s = after(position(city=["judge"], stock=["3b 1t"], legends=["foresight"]), "legend foresight")
    assert (city(s), stock(s)) == (["judge", "foresight"], "")


@rule("EVD-6.19")
def test_no_construction_houses_a_legendary_critter() -> None:
    for home in ("ever_tree", "school", "palace"):
        s = position(city=[home], stock=["3b"], legends=["poe"])
        assert refusal(s, "legend poe") == ("refuse.too_dear_critter", "EVD-3.1")


@rule("EVD-13.19")
def test_of_several_banner_cards_its_player_chooses() -> None:
    s = after(position(city=["farm* farm"], legends=["poe mcgregors_market"]), "legend mcgregors_market")
    assert choices(s) == {"copy 0", "copy 1"}
    assert GAME.load(s.dump()).dump() == s.dump()
    assert city(after(s, "copy 0", "gain 2t")) == ["farm", "mcgregors_market*"]
    assert city(after(s, "copy 1", "gain 2t")) == ["farm*", "mcgregors_market"]


@rule("EVD-4.8", "EVD-13.4")
def test_what_lay_on_the_banner_card_moves_onto_the_legendary() -> None:
    s = position(city=["inn*@1", ""], legends=["poe the_green_acorn"])
    s = after(s, "legend the_green_acorn")
    assert city(s) == ["the_green_acorn*@1"]
    assert not midturn(s)  # the worker does nothing there
    assert refusal(after(s, "pass"), "visit the_green_acorn 0") == ("refuse.card_taken", "EVD-10.2")
    s = after(position(city=["queen@0"], legends=["amilla_glistendew"]), "legend amilla_glistendew")
    assert city(s) == ["amilla_glistendew@0"]
    assert [event["owner"] for event in s.view(None)["events"]] == [None] * 8


@rule("EVD-13.4")
def test_a_worker_that_moved_comes_home_like_others() -> None:
    s = position(city=["inn@0"], legends=["the_green_acorn"], workers={"basic_1_berry": [0]})
    s = after(s, "legend the_green_acorn", "pass", "prepare")
    assert (city(s), player(s)["workers"]) == (["the_green_acorn"], 3)


# --- afterwards --------------------------------------------------------------------------------------------


@rule("EVD-13.5")
@pytest.mark.parametrize(
    ("built", "paid"), [("mcgregors_market", "2t 1r"), ("farm mcgregors_market", "2t 1r")]
)
def test_the_banner_card_is_barred_but_other_copies_stay(built: str, paid: str) -> None:
    s = position(city=[built], hands=["farm"], stock=[paid], legends=["poe"])
    assert refusal(s, "play farm") == ("refuse.barred", "EVD-13.5")
    assert player(s)["barred"] == ["farm"]
    assert player(s)["plots"] == len(built.split())


@rule("EVD-13.5")
def test_however_one_would_play_the_banner_card() -> None:
    shown = "inn king king palace palace castle castle wife"
    s = position(city=["the_green_acorn queen", "inn"], hands=["inn mine"], meadow=shown, legends=["poe"])
    assert choices(after(s, "visit queen 0")) == {"play mine", "meadow wife"}
    assert "meadow inn" not in choices(after(s, "visit the_green_acorn 0"))
    s = position(city=["cirrus_windfall"], hands=["postal_pigeon"], stock=["2b"], legends=["the_green_acorn"])
    assert refusal(s, "play postal_pigeon") == ("refuse.barred", "EVD-13.5")
    s = position(city=["fynn_nobletail castle"], hands=["king"], stock=["6b"], legends=["the_green_acorn"])
    assert refusal(s, "play king") == ("refuse.barred", "EVD-13.5")
    s = position(city=["bridge_of_the_sky"], hands=["crane"], stock=["1p"], legends=["poe"])
    assert choices(s, "play") == set()  # not onto the Bridge either


@rule("EVD-13.5")
def test_others_may_still_play_it() -> None:
    s = position(city=["mcgregors_market"], hands=["", "farm"], stock=["", "2t 1r"], turn=1, legends=["poe"])
    assert city(after(s, "play farm"), 1) == ["farm"]


@rule("EVD-13.6")
def test_the_market_is_a_farm_for_toad_store_and_husband() -> None:
    s = position(city=["mcgregors_market farm"], hands=["barge_toad"], stock=["2b"], legends=["poe"])
    assert stock(after(s, "play barge_toad")) == "4t"
    s = position(city=["mcgregors_market"], hands=["general_store"], stock=["1r 1p"], legends=["poe"])
    assert stock(after(s, "play general_store")) == "2b"
    s = position(city=["mcgregors_market* wife"], hands=["husband"], stock=["3b"], legends=["poe"])
    assert stock(after(s, "play husband", "gain 1p")) == "1p"


@rule("EVD-13.6")
@pytest.mark.parametrize(
    ("event", "built"),
    [
        ("performer_in_residence", "the_green_acorn bard"),
        ("tax_relief", "amilla_glistendew judge"),
        ("ancient_scrolls_discovered", "foresight ruins"),
        ("flying_doctor_service", "doctor cirrus_windfall"),
        ("graduation_of_scholars", "poe university"),
        ("ancient_scrolls_discovered", "historian mine^spring silver_scale_spring"),
    ],
)
def test_a_legendary_counts_as_its_banner_card_for_events(event: str, built: str) -> None:
    s = position(city=[built], events=[event], legends=[""])
    assert f"event {event}" in choices(s)
    assert f"event {event}" not in choices(position(city=[built.split()[0]], events=[event], legends=[""]))


@rule("EVD-13.6")
@pytest.mark.parametrize(
    ("legend", "critter"),
    [
        ("bridge_of_the_sky", "architect"),
        ("mcgregors_market", "husband"),
        ("mcgregors_market", "wife"),
        ("oleanders_opera_house", "bard"),
        ("the_green_acorn", "innkeeper"),
        ("silver_scale_spring", "peddler"),
    ],
)
def test_a_legendary_houses_the_critters_of_its_banner_card(legend: str, critter: str) -> None:
    built = f"mine^spring {legend}" if legend == "silver_scale_spring" else legend
    s = after(position(city=[built], hands=[critter], legends=["poe"]), f"play {critter}")
    assert f"{legend}*" in city(s)
    assert critter in city(s)


@rule("EVD-13.7")
def test_it_counts_as_unique_or_common_like_its_banner_card() -> None:
    # Critters: Amilla, Foresight and Fynn are Unique, Cirrus and Poe Common.
    assert points(position(city=["theater amilla_glistendew"], legends=[""]))["prosperity"] == 1
    assert points(position(city=["theater poe"], legends=[""]))["prosperity"] == 0
    assert points(position(city=["school cirrus_windfall"], legends=[""]))["prosperity"] == 1
    assert points(position(city=["school foresight"], legends=[""]))["prosperity"] == 0
    # Constructions: Bridge and Opera House are Unique, Market, Spring and Green Acorn Common.
    assert points(position(city=["palace bridge_of_the_sky"], legends=[""]))["prosperity"] == 2
    assert points(position(city=["palace the_green_acorn"], legends=[""]))["prosperity"] == 1
    assert points(position(city=["castle mcgregors_market"], legends=[""]))["prosperity"] == 1
    assert points(position(city=["castle oleanders_opera_house"], legends=[""]))["prosperity"] == 0


@rule("EVD-7.15")
def test_each_legendary_opens_a_space() -> None:
    full = f"{FULL} mine^spring"[: len(FULL)]
    s = position(
        city=[f"{full} chapel lookout cemetery"], stock=["4b 2t 1r"], hands=["farm"], legends=["poe"]
    )
    assert (player(s)["plots"], player(s)["plots_all"]) == (15, 15)
    assert refusal(s, "play farm") == ("refuse.city_full", "EVD-3.3")
    s = after(s, "legend poe", "card farm", "done")  # in a full city
    assert (player(s)["plots"], player(s)["plots_all"]) == (16, 16)


@rule("EVD-7.15")
def test_a_legendary_in_place_of_its_banner_card_leaves_a_space() -> None:
    s = position(
        city=[f"{FULL} chapel lookout teacher"], stock=["2t 1r"], hands=["farm"], legends=["poe"], top="wife"
    )
    s = after(s, "legend poe", "done", "done", "pass")
    assert (player(s)["plots"], player(s)["plots_all"]) == (15, 16)
    s = after(s, "play farm")
    assert (player(s)["plots"], player(s)["plots_all"]) == (16, 16)


@rule("EVD-13.8", "EVD-10.14")
def test_the_university_takes_no_legendary() -> None:
    s = position(city=["university poe mine"], legends=[""])
    s = after(s, "visit university 0")
    assert choices(s) == {"card mine"}
    assert refusal(s, "card poe") == ("refuse.legend_stays", "EVD-13.8")
    assert refusal(s, "card wife")[0] == "refuse.not_an_option"
    s = position(city=["university poe"], legends=[""])
    assert refusal(s, "visit university 0") == ("refuse.nothing_to_retire", "EVD-10.14")


@rule("EVD-13.8")
def test_neither_ruins_nor_dungeon_take_one() -> None:
    s = position(city=["mcgregors_market"], hands=["ruins"], legends=[""])
    assert refusal(s, "play ruins") == ("refuse.no_construction", "EVD-7.8")
    s = after(position(city=["mcgregors_market mine"], hands=["ruins"], legends=[""]), "play ruins")
    assert choices(s) == {"card mine"}
    s = position(city=["dungeon poe"], hands=["inn"], legends=[""])
    assert refusal(s, "play inn") == ("refuse.too_dear", "EVD-3.1")


@rule("EVD-13.8", "EVD-11.7", "EVD-11.21")
def test_no_event_takes_one() -> None:
    s = position(city=["courthouse ranger poe"], events=["capture_of_the_acorn_thieves"], legends=[""])
    s = after(s, "event capture_of_the_acorn_thieves")
    assert choices(s) == {"card ranger", "done"}
    s = position(city=["undertaker barge_toad poe"], stock=["2b"], events=["croak_wart_cure"], legends=[""])
    s = after(s, "event croak_wart_cure")
    assert choices(s) == {"card undertaker", "card barge_toad"}
    assert city(after(s, "card undertaker", "card barge_toad")) == ["poe"]


@rule("EVD-13.9", "EVD-13.10")
def test_mole_and_sweep_activate_green_legendaries() -> None:
    s = position(city=["", "mcgregors_market"], hands=["miner_mole"], stock=["3b"], legends=[""])
    s = after(s, "play miner_mole", "activate mcgregors_market 1", "gain 2p")
    assert stock(s) == "2p"
    s = position(city=["mcgregors_market"], hands=["chip_sweep"], stock=["3b"], legends=[""])
    assert stock(after(s, "play chip_sweep", "activate mcgregors_market 0", "gain 1t-1r")) == "1t 1r"
    s = position(city=["", "poe"], hands=["miner_mole farm"], stock=["3b"], legends=[""])
    s = after(s, "play miner_mole", "activate poe 1", "card farm", "choose cards")
    assert (len(hand(s)), pile(s)) == (8, ["farm"])  # one's own cards, not Poe's owner's


@rule("EVD-14.16")
def test_alone_a_legendary_counts_as_one_card_played() -> None:
    s = position(seats=1, stock=["4b"], legends=["foresight"], rolls="5")
    s = after(s, "legend foresight")
    assert len(s.view(None)["rugwort"]["city"]) == 1


# --- dumps that no game could have brought about -----------------------------------------------------------


@pytest.mark.parametrize(
    "spoil",
    [
        lambda dump: dump["legends"].pop(),
        lambda dump: dump["legends"].reverse(),
        lambda dump: dump["legends"][0].update(cards=["poe", "foresight"]),
        lambda dump: dump["legends"][4]["cards"].append("farm"),
        lambda dump: dump["hands"][0]["cards"].append(dump["legends"][0]["cards"].pop()),
        lambda dump: dump["cities"][0].append({"card": dump["legends"][2]["cards"].pop()}),
        lambda dump: dump["cities"][0].append({"card": dump["legends"][4]["cards"].pop()}),
        lambda dump: dump["cities"][0][0].update(beneath=["silver_scale_spring"]),
        lambda dump: dump["cities"][0][0].update(beneath=["farm"]),
        lambda dump: dump["cities"][0][1].update(spent=True, carried="mine"),
        lambda dump: dump["cities"][0][1].update(carried="mine"),
        lambda dump: dump["cities"][0][0].update(beneath=["bridge_of_the_sky"]),
        lambda dump: dump["cities"][0][0].update(spent=True),
        lambda dump: dump["options"].update(legends=False),
    ],
)
def test_impossible_legends_are_refused(spoil: object) -> None:
    dump = position(city=["mine bridge_of_the_sky"], legends=["poe", "foresight mcgregors_market"]).dump()
    GAME.load(dump)
    assert callable(spoil)
    spoil(dump)
    with pytest.raises(BadRecord):
        GAME.load(dump)


def test_tokens_of_visitors_are_not_lost_when_the_inn_becomes_the_acorn() -> None:
    s = position(city=["inn@1"], tokens=[3], legends=["the_green_acorn"])
    assert tokens(after(s, "legend the_green_acorn")) == 3
