"""Imagined deals: what a seat does not know, dealt anew, each deal that fits what it knows equally likely."""

from typing import Final

from .rng import Rng
from .types import Seat
from .ways import ways_of
from .zones import EVERYBODY, KNOWERS_BITS, LOOSE, Zone

ANYWHERE: Final = -1  # a bit a zone


class Inference:
    """What play has shown about hidden cards: the worlds that a seat imagines never contradict it."""

    def homes(self, card: int) -> int:
        """The zones that can hold the card, a bit each, in the order of the zones to deal."""
        return ANYWHERE


def redeal(zones: list[Zone], seat: Seat, rng: Rng, inference: Inference) -> None:
    """Deal every card that the seat does not know anew among the places where such cards lie.

    Every way to lay the cards (equal ones told apart) that fits the inference is equally likely. What it
    knows stays; of a shuffled card it knows only the zone, and so its place there is drawn anew as well.
    """
    homes: list[int] = []  # of each place to fill: its zone
    places: list[int] = []
    cards: list[int] = []
    present = 0
    for z in range(len(zones)):
        zone = zones[z]
        if zone.seers >> seat & 1 or not zone.cards:
            continue
        if zone.knowers:
            line_up(zone, seat)
        for at in range(len(zone.cards)):
            if not zone.knowers or not zone.known_to(seat, at):
                homes.append(z)
                places.append(at)
                cards.append(zone.cards[at])
        if homes and homes[-1] == z:
            present |= 1 << z
    cards.sort()  # the true order must not shine through
    for card in cards:
        if inference.homes(card) & present != present:
            cards = fitting(cards, homes, present, rng, inference)
            break
    else:
        rng.shuffle(cards)
    for i in range(len(cards)):
        zones[homes[i]].cards[places[i]] = cards[i]
    for zone in zones:
        if zone.seers >> seat & 1:
            continue
        if zone.knowers:
            mix(zone, rng)
        elif not zone.ordered:
            zone.cards.sort()


def fitting(cards: list[int], homes: list[int], present: int, rng: Rng, inference: Inference) -> list[int]:
    """Cards in an order that fits: a card for each place.

    Cards that can lie in the same zones are a class, zones that can hold the same classes a group. How many
    of each class go to each group is drawn by the number of ways to do so; which ones, and to which place of
    the group, is a plain shuffle.
    """
    rows: list[int] = []  # of each class: the zones that can hold it
    stocks: list[list[int]] = []
    for card in cards:
        row = inference.homes(card) & present
        kind = index_of(row, rows)
        if kind == len(rows):
            rows.append(row)
            stocks.append([])
        stocks[kind].append(card)
    spans: list[int] = []  # of each zone: its places
    groups: list[int] = []  # and its group, known by its column
    for i in range(len(homes)):
        if i == 0 or homes[i] != homes[i - 1]:
            spans.append(0)
            groups.append(column_of(homes[i], rows))
        spans[-1] = spans[-1] + 1
    columns = sorted(set(groups))
    rooms = [0] * len(columns)
    for i in range(len(groups)):
        groups[i] = index_of(groups[i], columns)
        rooms[groups[i]] = rooms[groups[i]] + spans[i]
    ways = ways_of([len(stock) for stock in stocks], columns, rooms)
    if not ways.total:
        raise ValueError("no deal fits what play has shown: the true one does not")
    pools = share_out(stocks, ways.draw(rng), rng)
    dealt: list[int] = []
    for i in range(len(groups)):
        dealt += cut(pools[groups[i]], spans[i])
    return dealt


def share_out(stocks: list[list[int]], counts: list[list[int]], rng: Rng) -> list[list[int]]:
    """So many cards of each class to each group, in any order."""
    for stock in stocks:
        rng.shuffle(stock)
    pools: list[list[int]] = []
    for shares in counts:
        pool: list[int] = []
        for kind in range(len(stocks)):
            pool += cut(stocks[kind], shares[kind])
        rng.shuffle(pool)
        pools.append(pool)
    return pools


def cut(cards: list[int], count: int) -> list[int]:
    """Take so many from the end."""
    rest = len(cards) - count
    taken = cards[rest:]
    del cards[rest:]
    return taken


def column_of(zone: int, rows: list[int]) -> int:
    """The classes that a zone can hold, a bit each; above these their number.

    So those that can hold the fewest come first when sorted: little is left to choose for the others.
    """
    column = 0
    width = 0
    for kind in range(len(rows)):
        if rows[kind] >> zone & 1:
            column |= 1 << kind
            width += 1
    return width << len(rows) | column


def index_of(number: int, numbers: list[int]) -> int:
    """Where it stands, or would be appended: the lists are short, and this is quicker than a dict."""
    at = 0
    for each in numbers:
        if each == number:
            break
        at += 1
    return at


def line_up(zone: Zone, seat: Seat) -> None:
    """Where places mean nothing, order the cards by what the seat knows: nothing else may decide a deal."""
    known: list[int] = []
    unknown: list[int] = []
    fixed: list[int] = []
    for at in range(len(zone.cards)):
        knowers = zone.knowers[at]
        pack = zone.cards[at] << KNOWERS_BITS | knowers
        if zone.ordered and not knowers & LOOSE:
            fixed.append(pack)
        elif knowers >> seat & 1:
            known.append(pack)
        else:
            unknown.append(pack)
    known.sort()
    unknown.sort(key=knowers_of)  # their cards will be dealt anew
    zone.unpack(known + unknown + fixed)


def knowers_of(pack: int) -> int:
    return pack & (EVERYBODY | LOOSE)


def mix(zone: Zone, rng: Rng) -> None:
    """After the deal: sort an unordered zone, shuffle again what was shuffled in an ordered one."""
    packed = zone.packed()
    if not zone.ordered:
        packed.sort()
    else:
        loose = [pack for pack in packed if pack & LOOSE]
        rng.shuffle(loose)
        packed = loose + packed[len(loose) :]
    zone.unpack(packed)
