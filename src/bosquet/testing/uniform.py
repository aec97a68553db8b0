"""The law of fair imagination: every world that fits what a seat knows comes as often as any other.

Where few cards are hidden all worlds are listed, slowly and without the code that deals them, and counted.
Where many are hidden, and what is known of them only keeps some kinds in zones of their own, each kind must
lie in each of its zones as often as its number of places says.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations

from ..core.deals import Inference
from ..core.game import Game
from ..core.rng import rng
from ..core.state import State
from ..core.zones import LOOSE, Zone
from .play import Options, Seed, positions

FEW = 6  # hidden cards whose every order can be gone through
SAMPLE = 1200  # worlds imagined in each case that is counted
CASES = 3  # counted in a game, of those where play has shown something, and of the others
RARE = 4.0  # standard deviations: one fair law in thirty thousand would be called unfair

Hidden = tuple[list[Zone], Inference]
Block = tuple[Counter[int], dict[int, int]]  # how many of each kind; how many places of each zone
World = tuple[tuple[tuple[int, int], ...], ...]  # a zone's cards, each with its knowers, from the bottom up


def imagined_worlds_are_uniform(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """No world that fits is likelier than another, none is missing, and none comes that does not fit.

    Whatever a world may differ in, apart from its chance, lies in zones that the state names (`hidden`).
    """
    shown: list[tuple[State, int]] = []
    plain: list[tuple[State, int]] = []
    crowded: list[tuple[State, int]] = []
    for state in positions(game, seats, options, seed):
        for seat in state.actors():
            zones, inference = state.hidden(seat)
            count = len(unknown_cards(zones, seat))
            if count < 2:
                continue
            if count + len(moving_cards(zones, seat)) <= FEW:
                cases = shown if is_restricted(zones, seat, inference) else plain
                cases.append((state.clone(), seat))
            elif blocks((zones, inference), seat):
                crowded.append((state.clone(), seat))
    for number, (state, seat) in enumerate(some(shown) + some(plain)):
        assert_equally_likely(state.hidden(seat), seat, imagine(state, seat, number))
    for state, seat in some(crowded)[-1:]:  # the more was played, the more is known
        assert_evenly_spread(state.hidden(seat), seat, imagine(state, seat, 0))


def hidden_cards_are_named(game: Game, seats: int, options: Options, seed: Seed) -> None:
    """Every zone that a seat does not see is among those that it imagines, whatever lies there now."""
    for state in positions(game, seats, options, seed, every=7):
        zones = every_zone(state)
        for seat in range(seats):
            unseen = [zone for zone in zones if not zone.seers >> seat & 1]
            named = state.hidden(seat)[0] if unseen else []
            for zone in unseen:
                assert any(zone is each for each in named), f"seat {seat} does not imagine {zone}"


def every_zone(state: State) -> list[Zone]:
    """The zones among the state's attributes, alone or in lists; a compiled state has no __dict__."""
    found: list[Zone] = []
    for name in dir(state):
        value = getattr(state, name, None)
        several = value if isinstance(value, list) else [value]
        found += [each for each in several if isinstance(each, Zone)]
    return found


def some(cases: list[tuple[State, int]]) -> list[tuple[State, int]]:
    """A few, from the earliest to the latest."""
    return cases[:: max(1, len(cases) // CASES)][:CASES]


def imagine(state: State, seat: int, number: int) -> Callable[[], list[Zone]]:
    chance = rng(number)
    return lambda: state.determinize(seat, chance).hidden(seat)[0]


# --- few cards: every world -------------------------------------------------------------------------------


def assert_equally_likely(hidden: Hidden, seat: int, imagine: Callable[[], list[Zone]]) -> None:
    """Pearson's chi-squared of many imagined worlds against the list of all."""
    ways = Counter(every_world(hidden, seat))
    drawn = Counter(world_of(imagine()) for _ in range(SAMPLE))
    strangers = drawn.keys() - ways.keys()
    assert not strangers, f"seat {seat} imagines what does not fit what it knows: {min(strangers)}"
    part = SAMPLE / ways.total()
    distance = sum((drawn[world] - part * count) ** 2 / (part * count) for world, count in ways.items())
    assert distance <= largest_chance(len(ways) - 1), (
        f"seat {seat} imagines {len(ways)} worlds unevenly: chi-squared {distance:.0f}, {dict(drawn)}"
    )


def every_world(hidden: Hidden, seat: int) -> Iterator[World]:
    """The zones after every way to lay the unknown cards; a world that comes in two ways comes twice."""
    zones, inference = hidden
    places = [(z, at) for z, zone in enumerate(zones) for at in unknown_places(zone, seat)]
    for cards in permutations(zones[z].cards[at] for z, at in places):
        if all(inference.homes(card) >> z & 1 for card, (z, _) in zip(cards, places, strict=True)):
            dealt = [zone.cards[:] for zone in zones]
            for card, (z, at) in zip(cards, places, strict=True):
                dealt[z][at] = card
            yield from orders([pairs(cards, zone) for cards, zone in zip(dealt, zones, strict=True)], zones)


def orders(dealt: list[tuple[tuple[int, int], ...]], zones: list[Zone]) -> Iterator[World]:
    """Unordered zones sorted; shuffled ones in every order of what was shuffled."""
    worlds: list[World] = [()]
    for cards, zone in zip(dealt, zones, strict=True):
        loose = tuple(pair for pair in cards if zone.ordered and pair[1] & LOOSE)
        ends = [order + cards[len(loose) :] for order in permutations(loose)] if zone.ordered else [cards]
        worlds = [(*world, end if zone.ordered else tuple(sorted(end))) for world in worlds for end in ends]
    yield from worlds


def world_of(zones: list[Zone]) -> World:
    return tuple(pairs(zone.cards, zone) for zone in zones)


def pairs(cards: list[int], zone: Zone) -> tuple[tuple[int, int], ...]:
    return tuple(zip(cards, zone.knowers or [0] * len(cards), strict=True))


def unknown_places(zone: Zone, seat: int) -> list[int]:
    return [at for at in range(len(zone.cards)) if not zone.known_to(seat, at)]


def unknown_cards(zones: list[Zone], seat: int) -> list[int]:
    return [zone.cards[at] for zone in zones for at in unknown_places(zone, seat)]


def moving_cards(zones: list[Zone], seat: int) -> list[int]:
    """What the seat knows to lie in a zone that was shuffled, but not where."""
    found = []
    for zone in zones:
        loose = [at for at in range(len(zone.knowers)) if zone.knowers[at] & LOOSE]
        found += [zone.cards[at] for at in loose if zone.known_to(seat, at)]
    return found


def is_restricted(zones: list[Zone], seat: int, inference: Inference) -> bool:
    """Whether play has shown that some hidden card cannot lie in some zone that hides any."""
    hiding = [z for z, zone in enumerate(zones) if unknown_places(zone, seat)]
    cards = unknown_cards(zones, seat)
    return not all(inference.homes(card) >> z & 1 for card in cards for z in hiding)


# --- many cards: how often a kind lies in a zone ----------------------------------------------------------


def assert_evenly_spread(hidden: Hidden, seat: int, imagine: Callable[[], list[Zone]]) -> None:
    """The same for kinds × zones, whose numbers are those of drawing without putting back."""
    seen = Counter[tuple[int, int]]()
    for _ in range(SAMPLE):
        for z, zone in enumerate(imagine()):
            seen.update((zone.cards[at], z) for at in unknown_places(zone, seat))
    distance = 0.0
    freedom = 0
    for kinds, rooms in blocks(hidden, seat):
        cards = kinds.total()
        for kind, copies in kinds.items():
            for z, room in rooms.items():
                fair = SAMPLE * copies * room / cards
                distance += (seen.pop((kind, z), 0) - fair) ** 2 / fair * (cards - 1) / cards
        freedom += (len(kinds) - 1) * (len(rooms) - 1)
    assert not seen, f"seat {seat} imagines what does not fit what it knows: {min(seen)}"
    assert distance <= largest_chance(freedom), (
        f"seat {seat} imagines some cards too often in some zones: chi-squared {distance:.0f}"
    )


def blocks(hidden: Hidden, seat: int) -> list[Block]:
    """Cards that share their zones with each other and with no other cards: dealt by themselves.

    None where some cards share some of their zones only: how often each lies where is not so simple then.
    """
    zones, inference = hidden
    rooms = {z: len(unknown_places(zone, seat)) for z, zone in enumerate(zones) if unknown_places(zone, seat)}
    found: dict[frozenset[int], Counter[int]] = {}
    for card in unknown_cards(zones, seat):
        homes = frozenset(z for z in rooms if inference.homes(card) >> z & 1)
        found.setdefault(homes, Counter())[card] += 1
    if any(one & other for one, other in combinations(found, 2)):
        return []
    return [(kinds, {z: rooms[z] for z in sorted(homes)}) for homes, kinds in found.items()]


def largest_chance(freedom: int) -> float:
    """What chi-squared hardly ever exceeds (Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + RARE * spread**0.5) ** 3)
