"""Positions of Everdell that read like the examples of a rulebook.

    s = position(city=["farm* mine", "inn@0"], hands=["wife", ""], stock=["2t 1b", ""])
    s = after(s, "play wife", "occupy ever_tree")
    assert city(s) == ["farm*", "mine", "wife"]

A city is its cards in the order in which they came. What stands on a card is written behind it: `farm*` is
occupied, `inn@1` has a worker of seat 1, `chapel+2` two tokens, `storehouse[3t 1p]` goods, `dungeon[fool]` a
prisoner, `university~1` a lost worker. Stock is "2t 1r 3p 4b": twigs, resin, pebbles, berries.
`farm^bridge` stands on the Bridge of the Sky, `mine^spring` over the Silver Scale Spring;
`bridge_of_the_sky[farm]` has carried a Farm from the first, `bridge_of_the_sky[]` has lost what it carried.
"""

import itertools
import re
from collections import Counter
from typing import Any

import pytest

import bosquet
from bosquet import IllegalAction, State
from bosquet.games.everdell.facts import CARDS

GAME = bosquet.game("everdell")
RESOURCES = {"t": "twig", "r": "resin", "p": "pebble", "b": "berry"}
WORKERS = {"winter": 2, "spring": 3, "summer": 4, "autumn": 6}
DEAR = [
    "king",
    "king",
    "palace",
    "palace",
    "castle",
    "castle",
    "ever_tree",
    "ever_tree",
    "queen",
    "queen",
    "university",
    "university",
]
CRITTERS = [card.name for card in CARDS if card.banner and card.critter]
CONSTRUCTIONS = [card.name for card in CARDS if card.banner and not card.critter]
LEGENDARY = [*CRITTERS, *CONSTRUCTIONS]
STAYING = [card.name for card in CARDS if card.stays]
PRINTED, EVENTS = GAME.catalogue()["cards"], GAME.catalogue()["events"]
NAMES_BENEATH = {"bridge": "bridge_of_the_sky", "spring": "silver_scale_spring"}
PLAIN_FOREST = ["forest_3_berries", "forest_2_berries_1_card", "forest_2_resin_1_twig", "forest_2_any"]
PLAIN_EVENTS = ["flying_doctor_service", "path_of_the_pilgrims", "the_everdell_games", "tax_relief"]


def deck(extra: bool = False, more: str = "") -> list[str]:
    """All 128 cards by name; 143 with Extra! Extra!; `more` is another expansion."""
    boxes = ("base", "extra" if extra else "", more)
    dealt = [name for name, card in PRINTED.items() if card["expansion"] in boxes and not card["legendary"]]
    return [name for name in dealt for _ in range(PRINTED[name]["copies"])]


def position(
    city: list[str] | None = None,
    hands: list[str] | None = None,
    stock: list[str] | None = None,
    *,
    seats: int = 2,
    turn: int = 0,
    meadow: str = "",
    top: str = "",
    discard: str = "",
    seasons: list[str] | None = None,
    workers: dict[str, list[int]] | None = None,
    free: list[int] | None = None,
    fixed: list[int] | None = None,
    forest: list[str] | None = None,
    events: list[str] | None = None,
    owned: dict[str, int] | None = None,
    under: dict[str, str] | None = None,
    pledged: dict[str, str] | None = None,
    tokens: list[int] | None = None,
    passed: list[int] | None = None,
    year: int = 1,
    rolls: str = "",
    his_tokens: int = 0,
    extra: bool = False,
    legends: list[str] | None = None,
    more: str = "",
) -> State:
    """The start of a turn of seat `turn`.

    Lists are by seat and may be shorter than there are seats. `top` is the deck from its top, `discard` the
    pile from its bottom; other cards lie below in the deck. Without `meadow` it shows dear cards.
    `workers` says who stands at which place; `free` is counted from the season if it is not given.

    With one seat the second city is Rugwort's, his workers stand where the season and `forest`, in his order,
    have them, and `rolls` is what his die shows first.
    `extra` is the option of Extra! Extra!, `legends` the Legendaries that the seats hold; what they hold or
    have built of neither type is dealt as it comes. `more` is an expansion that only a test knows.
    """
    alone = seats == 1
    cities = fill(city, 2 if alone else seats, "")
    seasons_of = fill(seasons, seats, "winter")
    held = [cards.split() for cards in fill(hands, seats, "")]
    built = [[city_card(text) for text in split_cards(cards)] for cards in cities]
    rest = Counter(deck(extra, more))
    rest -= need(rest, [card["card"] for cards in built for card in cards if card["card"] not in LEGENDARY])
    rest -= need(rest, [name for cards in built for card in cards for name in card.get("prisoners", [])])
    rest -= need(rest, [name for cards in held for name in cards])
    rest -= need(rest, top.split() + discard.split())
    rest -= need(rest, [name for cards in (under or {}).values() for name in cards.split()])
    shown: list[str | None] = list(meadow.split())
    if not shown:
        shown = dear_meadow(rest)
    rest -= need(rest, [name for name in shown if name])
    places = dict(workers or {})
    standing = [
        sum(workers_of.count(seat) for workers_of in places.values())
        + sum(card.get("workers", []).count(seat) for cards in built for card in cards)
        for seat in range(seats)
    ]
    kept = fixed or [
        sum(places.get(f"journey_{points}", []).count(seat) for points in range(2, 6))
        + sum(len(card.get("workers", [])) for card in built[seat] if card["card"] in STAYING)
        + sum(card.get("lost", 0) for card in built[seat])
        for seat in range(seats)
    ]
    woods = forest or PLAIN_FOREST[: 3 if seats <= 2 else 4]
    options: dict[str, object] = {"extra_extra": extra, "legends": legends is not None}
    options |= {more: True} if more else {}
    plain = GAME.new(seats, 1, {**options, **({"solo": year} if alone else {})}).dump()
    if legends is not None:
        names = [[card["card"] for card in cards] for cards in built[:seats]]
        plain["legends"] = legend_zones([cards.split() for cards in fill(legends, seats, "")], names)
    owners = owned or {}
    kidnapped = 0
    if alone:
        kidnapped = 1 if (year, seasons_of[0]) == (3, "autumn") else 0
        for place in his_places(year, seasons_of[0], woods):
            places[place] = [*places.get(place, []), 1]
        his = {"season": seasons_of[0], "tokens": his_tokens, "owed": 0, "kidnapped": kidnapped}
        plain |= {"rugwort": his, "rng": rng_that_rolls(rolls)}
    return GAME.load(
        {
            **plain,
            "frames": [["Turn", turn]],
            "first": 0,
            "turn": 1,
            "deck": {"cards": sorted(rest.elements()) + list(reversed(top.split()))},
            "discard": {"cards": discard.split()},
            "aside": {"cards": []},
            "hands": [{"cards": cards} for cards in held],
            "meadow": [*shown, *[None] * (8 - len(shown))],
            "forest": woods if alone else sorted(woods, key=forest_order),
            "specials": sorted(
                [*(events or []), *[name for name in PLAIN_EVENTS if name not in (events or [])]][:4]
            ),
            "tokens": fill(tokens, seats, 0),
            "seasons": seasons_of,
            "free": free or [WORKERS[seasons_of[seat]] - standing[seat] - kidnapped for seat in range(seats)],
            "fixed": kept,
            "passed": [1 if seat in (passed or []) else 0 for seat in range(seats)],
            "supplies": [goods(text) for text in fill(stock, seats, "")],
            "workers": places,
            "events": {
                name: {
                    "owner": owner,
                    "pledged": goods((pledged or {}).get(name, "")),
                    "under": (under or {}).get(name, "").split(),
                }
                for name, owner in owners.items()
            },
            "cities": built,
        }
    )


def his_places(year: int, season: str, forest: list[str]) -> list[str]:
    """Where Rugwort's two wandering workers stand (EVD-14.1, 14.5 to 14.7, 14.15)."""
    if season == "autumn":
        return [f"journey_{year + 2}", *(["basic_1_berry_1_card"] if year < 3 else [])]
    at = ["winter", "spring", "summer"].index(season)
    return [forest[at], ["basic_3_twigs", "basic_2_resin", "basic_1_pebble"][at]]


def rng_that_rolls(faces: str) -> dict[str, object]:
    """A generator whose die of eight shows these faces first."""
    wanted = [int(face) - 1 for face in faces.split()]
    for seed in itertools.count():
        chance = bosquet.rng(seed)
        if [chance.below(8) for _ in wanted] == wanted:
            return bosquet.rng(seed).dump()
    raise AssertionError


def legend_zones(held: list[list[str]], built: list[list[str]]) -> list[dict[str, list[str]]]:
    """A Critter and a Construction a seat, then the undealt ones."""
    used = {name for cards in held + built for name in cards}
    box = [[name for name in names if name not in used] for names in (CRITTERS, CONSTRUCTIONS)]
    zones: list[dict[str, list[str]]] = []
    for seat, cards in enumerate(held):
        for names, left in zip((CRITTERS, CONSTRUCTIONS), box, strict=True):
            mine = [name for name in cards if name in names]
            if not mine and not set(built[seat]) & set(names):
                mine = [left.pop()]
            zones.append({"cards": mine})
    return [*zones, *[{"cards": left} for left in box]]


def fill(values: list[Any] | None, seats: int, other: Any) -> list[Any]:
    given = list(values or [])
    return given + [other] * (seats - len(given))


def need(rest: Counter[str], names: list[str]) -> Counter[str]:
    wanted = Counter(names)
    for name, count in wanted.items():
        assert rest[name] >= count, f"there are not {count} more of {name!r}"
    return wanted


def dear_meadow(rest: Counter[str]) -> list[str | None]:
    left = Counter(rest)
    shown: list[str | None] = []
    for name in DEAR:
        if left[name] > 0 and len(shown) < 8:
            left[name] -= 1
            shown.append(name)
    return shown


def forest_order(name: str) -> int:
    return [GAME.table.name(action) for action in range(len(GAME.table))].index(f"place {name}")


def goods(text: str) -> dict[str, int]:
    """ "2t 1p" as a dump writes it."""
    return {RESOURCES[word[-1]]: int(word[:-1]) for word in text.split()}


def split_cards(text: str) -> list[str]:
    """Words, but what stands in brackets stays together."""
    return re.findall(r"\S*\[[^\]]*\]\S*|\S+", text)


def city_card(text: str) -> dict[str, Any]:
    name = re.match(r"[a-z_]+", text)
    assert name, text
    card: dict[str, Any] = {"card": name.group()}
    if "*" in text:
        card["occupied"] = True
    workers = [int(seat) for seat in re.findall(r"@(\d)", text)]
    if workers:
        card["workers"] = workers
    tokens = re.search(r"\+(\d+)", text)
    if tokens:
        card["tokens"] = int(tokens.group(1))
    lost = re.search(r"~(\d)", text)
    if lost:
        card["lost"] = int(lost.group(1))
    lying = re.search(r"\[([^\]]*)\]", text)
    beneath = [NAMES_BENEATH[word] for word in re.findall(r"\^(\w+)", text)]
    if beneath:
        card["beneath"] = beneath
    if lying and card["card"] == "bridge_of_the_sky":
        card |= {"spent": True, **({"carried": lying.group(1)} if lying.group(1) else {})}
    elif lying and card["card"] == "storehouse":
        card["store"] = goods(lying.group(1))
    elif lying:
        card["prisoners"] = lying.group(1).split()
    return card


# --- playing -----------------------------------------------------------------------------------------------


def after(state: State, *moves: str) -> State:
    """The position after legal moves of whoever is to act, by name. Each on the way can be told and saved."""
    state = state.clone()
    state.listen()
    for move in moves:
        seat, action = state.actor(), GAME.table.parse(move)
        GAME.check(state, seat, action)
        state.apply(seat, action)
        assert GAME.load(state.dump()).dump() == state.dump()
        assert not state.actors() or state.decision(state.actor())["options"]
    return state


def choices(state: State, verb: str = "") -> set[str]:
    """What the seat to act may do, by name; only the actions of a verb, if one is given."""
    names = {GAME.table.name(action) for action in state.options(state.actor())}
    return {name for name in names if not verb or name.split()[0] == verb}


def refusal(state: State, move: str) -> tuple[str, str]:
    """Why a move is not allowed: the key of the sentence and the clause."""
    with pytest.raises(IllegalAction) as refused:
        GAME.check(state, state.actor(), GAME.table.parse(move))
    return refused.value.key, refused.value.clause


def asker(state: State) -> str:
    """The card, location or event that asks."""
    return str(state.decision(state.actor()).get("asker", ""))


# --- looking -----------------------------------------------------------------------------------------------


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's public standing."""
    found: dict[str, Any] = state.view(None)["players"][seat]
    return found


def stock(state: State, seat: int = 0) -> str:
    """ "2t 1b", as positions are written."""
    held = player(state, seat)["resources"]
    return " ".join(f"{held[name]}{letter}" for letter, name in RESOURCES.items() if held[name])


def city(state: State, seat: int = 0) -> list[str]:
    """The cards of a city as positions are written, in the order in which they came."""
    return [card_text(card) for card in player(state, seat)["city"]]


def card_text(card: dict[str, Any]) -> str:
    text = str(card["card"]) + ("*" if "occupied" in card else "")
    text += "".join(f"@{seat}" for seat in card.get("workers", []))
    text += f"+{card['tokens']}" if "tokens" in card else ""
    text += f"~{card['lost']}" if "lost" in card else ""
    store = card.get("store", {})
    lying = [f"{store[name]}{letter}" for letter, name in RESOURCES.items() if name in store]
    lying += card.get("prisoners", [])
    lying += [card.get("carried", "")] if "spent" in card else []
    text += "".join(f"^{word}" for word, name in NAMES_BENEATH.items() if name in card.get("beneath", []))
    return text + (f"[{' '.join(lying)}]" if lying else "")


def his(state: State) -> dict[str, Any]:
    """Rugwort as all see him."""
    found: dict[str, Any] = state.view(None)["rugwort"]
    return found


def his_city(state: State) -> list[str]:
    return [card_text(card) for card in his(state)["city"]]


def hand(state: State, seat: int = 0) -> list[str]:
    cards: list[str] = state.view(seat)["hand"]
    return cards


def legends(state: State, seat: int = 0) -> list[str]:
    """The Legendaries that a seat still holds, as it sees them."""
    cards: list[str] = state.view(seat)["legends"]
    return cards


def points(state: State, seat: int = 0) -> dict[str, int]:
    """By source."""
    found: dict[str, int] = player(state, seat)["points"]
    return found


def tokens(state: State, seat: int = 0) -> int:
    return int(player(state, seat)["tokens"])


def meadow(state: State) -> list[str | None]:
    cards: list[str | None] = state.view(None)["meadow"]
    return cards


def pile(state: State) -> list[str]:
    """The discard pile from its bottom: the whole truth, which no seat sees."""
    cards: list[str] = state.dump()["discard"]["cards"]
    return cards


def workers_at(state: State, place: str) -> list[int]:
    view = state.view(None)
    every = [*view["locations"], *view["forest"], view["haven"], *view["journey"], *view["events"]]
    found: list[int] = next(each for each in every if each["name"] == place).get("workers", [])
    return found
