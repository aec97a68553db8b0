"""The numbers that older houses wrote into the frames of dumps, as names."""

from typing import Final

from . import bundles, facts
from .data import COLOURS, GREEN, MOST_SEATS

STRIDE_ONCE: Final = 64  # a card of a city was city × 64 + kind, a place that asks 64 + place
CARDS_ONCE: Final = [
    "bard",
    "fool",
    "postal_pigeon",
    "ranger",
    "ruins",
    "shepherd",
    "undertaker",
    "wanderer",
    "barge_toad",
    "chip_sweep",
    "doctor",
    "fairgrounds",
    "farm",
    "general_store",
    "husband",
    "mine",
    "miner_mole",
    "monk",
    "peddler",
    "resin_refinery",
    "storehouse",
    "teacher",
    "twig_barge",
    "woodcarver",
    "cemetery",
    "chapel",
    "inn",
    "lookout",
    "monastery",
    "post_office",
    "queen",
    "university",
    "clock_tower",
    "courthouse",
    "crane",
    "dungeon",
    "historian",
    "innkeeper",
    "judge",
    "shopkeeper",
    "architect",
    "castle",
    "ever_tree",
    "king",
    "palace",
    "school",
    "theater",
    "wife",
    "juggler",
    "carnival",
    "town_crier",
    "scurrble_stadium",
    "gazette",
    "scurrble_champion",
    "amilla_glistendew",
    "foresight",
    "poe",
    "bridge_of_the_sky",
    "mcgregors_market",
    "oleanders_opera_house",
    "silver_scale_spring",
    "the_green_acorn",
    "cirrus_windfall",
    "fynn_nobletail",
]
LOCATIONS_ONCE: Final = [
    "basic_3_twigs",
    "basic_2_twigs_1_card",
    "basic_2_resin",
    "basic_1_resin_1_card",
    "basic_2_cards_1_point",
    "basic_1_pebble",
    "basic_1_berry_1_card",
    "basic_1_berry",
    "forest_3_berries",
    "forest_2_berries_1_card",
    "forest_2_resin_1_twig",
    "forest_1_twig_1_resin_1_berry",
    "forest_3_cards_1_pebble",
    "forest_2_any",
    "forest_2_cards_1_any",
    "forest_discard_up_to_3_gain_any",
    "forest_discard_any_draw_double",
    "forest_copy_basic_1_card",
    "forest_draw_2_meadow_play_1_discount_1",
    "haven",
    "journey_2",
    "journey_3",
    "journey_4",
    "journey_5",
]
EVENTS_ONCE: Final = [
    "city_monument",
    "grand_tour",
    "harvest_festival",
    "cartographers_expedition",
    "a_brilliant_marketing_plan",
    "a_well_run_city",
    "an_evening_of_fireworks",
    "ancient_scrolls_discovered",
    "capture_of_the_acorn_thieves",
    "croak_wart_cure",
    "flying_doctor_service",
    "graduation_of_scholars",
    "ministering_to_miscreants",
    "path_of_the_pilgrims",
    "performer_in_residence",
    "pristine_chapel_ceiling",
    "remembering_the_fallen",
    "tax_relief",
    "the_everdell_games",
    "under_new_management",
]
BASE_ONCE: Final = CARDS_ONCE[:48]
LATER_ONCE: Final = CARDS_ONCE[48:]
LEGENDS_ONCE: Final = CARDS_ONCE[54:]
PLACES_ONCE: Final = LOCATIONS_ONCE + EVENTS_ONCE
SEATS: Final = [str(seat) for seat in range(MOST_SEATS)]


# Which of several equal cards was asked by a frame of its own.
FRAMES_ONCE: Final = {
    f"{name}Copy": name for name in ("Retiring", "Sliding", "Replacing", "Ousting", "Clearing")
}
ALL_NOTED_ONCE: Final = 31


def noted_once(bits: int) -> list[str]:
    """Who took note of a card that was played: Foresight in two ways, each with a bit of its own."""
    names = ["historian", "shopkeeper", "courthouse", "foresight", "foresight"]
    found = [names[at] for at in range(len(names)) if bits & 1 << at]
    return ["construction" if bits & (4 | 16) else "critter", *found]


def some(names: list[str], kinds: list[int]) -> list[str]:
    """Those of the names that are such kinds."""
    return [name for name in names if facts.CARD_IDS[name] in kinds]


def actions(verb: str, nouns: list[str], others: list[str] | None = None) -> list[str]:
    return [" ".join([verb, noun, other]).strip() for noun in nouns for other in others or [""]]


def run(names: list[str], spent: list[str]) -> list[list[str]]:
    """By verb: those of the base game, and once more those that came later."""
    deck = [name for name in names if name not in LEGENDS_ONCE]
    return [
        actions("play", deck),
        actions("meadow", deck),
        actions("visit", some(names, facts.DESTINATIONS), SEATS),
        actions("occupy", some(names, facts.CONSTRUCTIONS)),
        actions("imprison", some(deck, facts.CRITTERS)),
        actions("spend", spent),
        actions("card", names),
        actions("activate", some(names, facts.GREEN_KINDS), SEATS),
        actions("recall_from", some(names, facts.DESTINATIONS), SEATS),
    ]


def actions_once() -> list[str]:
    first, later = bundles.names_of_tier(0), bundles.names_of_tier(1)
    play, meadow, visit, occupy, imprison, spend, card, activate, recall_from = run(BASE_ONCE, first)
    return [
        *play,
        *meadow,
        *actions("place", LOCATIONS_ONCE),
        *actions("event", EVENTS_ONCE),
        *visit,
        *["prepare", "pass"],
        *occupy,
        *["pay", "judge", "innkeeper", "crane"],
        *imprison,
        *spend,
        *actions("gain", first),
        *card,
        *actions("copy", [str(copy) for copy in range(8)]),
        *activate,
        *actions("recall", PLACES_ONCE),
        *recall_from,
        *["pile deck", "pile discard"],
        *actions("seat", SEATS),
        *actions("count", ["0", "1", "2", "3"]),
        "done",
        *[name for names in run(LATER_ONCE, later) for name in names],
        *actions("choose", ["cards", "resources", "points", "reveal"]),
        *actions("colour", [name for name in COLOURS if name != COLOURS[GREEN]]),
        *actions("legend", LEGENDS_ONCE),
        *["upgrade", "bridge"],
    ]


ACTIONS_ONCE: Final[list[str]] = actions_once()
