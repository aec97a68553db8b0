"""The printed facts of the board: locations, journey, events. A place is an int, its name is for people.

Workers stand at places; those on cards of a city are kept with the card (`city.py`).
"""

from typing import Final

from .data import BLUE, GREEN, RED, TAN

# --- the river: eight basic locations (EVD-5.6) ------------------------------------------------------------

BASIC: Final = 0
BASICS: Final = 8
BASIC_NAMES: Final = [
    "basic_3_twigs",
    "basic_2_twigs_1_card",
    "basic_2_resin",
    "basic_1_resin_1_card",
    "basic_2_cards_1_point",
    "basic_1_pebble",
    "basic_1_berry_1_card",
    "basic_1_berry",
]

# --- the forest: eleven cards, three or four in play (EVD-1.2) ---------------------------------------------

FOREST: Final = 8
FORESTS: Final = 11
FOREST_NAMES: Final = [
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
]
TWO_ANY: Final = 13
TWO_CARDS_ANY: Final = 14
DISCARD_FOR_ANY: Final = 15
DISCARD_FOR_CARDS: Final = 16
COPY_BASIC: Final = 17
DRAW_AND_PLAY: Final = 18
FOREST_CARDS: Final = [0, 3, 3, 4, 4]  # in play, by number of players
FOREST_ROOM: Final = [0, 1, 1, 1, 2]  # workers on each, by number of players (EVD-5.7)

# What a plain location gives: twigs, resin, pebbles, berries, cards, points. Others are in `locations.py`.
GIVES: Final = [
    [3, 0, 0, 0, 0, 0],
    [2, 0, 0, 0, 1, 0],
    [0, 2, 0, 0, 0, 0],
    [0, 1, 0, 0, 1, 0],
    [0, 0, 0, 0, 2, 1],
    [0, 0, 1, 0, 0, 0],
    [0, 0, 0, 1, 1, 0],
    [0, 0, 0, 1, 0, 0],
    [0, 0, 0, 3, 0, 0],
    [0, 0, 0, 2, 1, 0],
    [1, 2, 0, 0, 0, 0],
    [1, 1, 0, 1, 0, 0],
    [0, 0, 1, 0, 3, 0],
]

# --- Haven and Journey (EVD-5.9, 5.11) ---------------------------------------------------------------------

HAVEN: Final = 19
JOURNEY: Final = 20
JOURNEYS: Final = 4
JOURNEY_POINTS: Final = [2, 3, 4, 5]  # and as many cards to discard
LOCATIONS: Final = 24
LOCATION_NAMES: Final = [
    *BASIC_NAMES,
    *FOREST_NAMES,
    "haven",
    *[f"journey_{points}" for points in JOURNEY_POINTS],
]
SHARED: Final = [place in (1, 3, 4, 7, HAVEN, JOURNEY) for place in range(LOCATIONS)]  # EVD-5.5, 5.6

# --- events (EVD-1.3, 3.6) ---------------------------------------------------------------------------------

EVENT: Final = 24  # the place of the first event
BASIC_EVENTS: Final = 4
SPECIAL_EVENTS: Final = 16
SPECIALS_IN_PLAY: Final = 4
EVENTS: Final = 20
PLACES: Final = 44
EVENT_NAMES: Final = [
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
MARKETING_PLAN: Final = 4
WELL_RUN_CITY: Final = 5
FIREWORKS: Final = 6
ANCIENT_SCROLLS: Final = 7
ACORN_THIEVES: Final = 8
CROAK_WART_CURE: Final = 9
FLYING_DOCTOR: Final = 10
GRADUATION: Final = 11
MISCREANTS: Final = 12
PILGRIMS: Final = 13
PERFORMER: Final = 14
CHAPEL_CEILING: Final = 15
THE_FALLEN: Final = 16
TAX_RELIEF: Final = 17
EVERDELL_GAMES: Final = 18
NEW_MANAGEMENT: Final = 19

BASIC_EVENT_COLOUR: Final = [BLUE, RED, GREEN, TAN]
BASIC_EVENT_COUNT: Final = [3, 3, 4, 3]
GAMES_COUNT: Final = 2  # of every colour (the Everdell Games)
PAIRS: Final[list[list[str]]] = [  # of cards that special events require
    ["shopkeeper", "post_office"],
    ["chip_sweep", "clock_tower"],
    ["lookout", "miner_mole"],  # EVD-11.6
    ["historian", "ruins"],
    ["courthouse", "ranger"],
    ["undertaker", "barge_toad"],
    ["doctor", "postal_pigeon"],
    ["teacher", "university"],
    ["monk", "dungeon"],
    ["monastery", "wanderer"],
    ["inn", "bard"],
    ["woodcarver", "chapel"],
    ["cemetery", "shepherd"],
    ["judge", "queen"],
    [],
    ["peddler", "general_store"],
]
EVENT_POINTS: Final = [3, 3, 3, 3, 0, 4, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 3, 9, 0]
# Points for each thing that lies on or under the event (EVD-11); resources of New Management differ.
POINTS_EACH: Final = [0, 0, 0, 0, 0, 0, 2, 1, 3, 0, 3, 2, 3, 3, 2, 2, 3, 0, 0, 0]
MANAGEMENT_POINTS: Final = [1, 2, 2, 1]  # twig, resin, pebble, berry

PLACE_NAMES: Final = [*LOCATION_NAMES, *EVENT_NAMES]
PLACE_IDS: Final = {name: place for place, name in enumerate(PLACE_NAMES)}
