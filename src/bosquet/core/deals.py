"""Imagined deals: what a seat does not know, dealt anew, each deal that fits what it knows equally likely."""

from typing import Final

from .rng import Rng
from .ways import Ways
from .zones import EVERYBODY, KNOWERS_BITS, LOOSE, Zone

ANYWHERE: Final = -1  # a bit a zone


class Inference:
    """What play has shown about hidden cards: the worlds that a seat imagines never contradict it."""

    def homes(self, card: int) -> int:
        """The zones that can hold the card, a bit each, by their place among the zones to deal."""
        return ANYWHERE


def redeal(zones: list[Zone], seat: int, rng: Rng, inference: Inference) -> None:
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
        if zone.seers >> seat & 1:
            continue
        if zone.knowers:
            line_up(zone, seat)
        for at in range(len(zone.cards)):
            if not zone.known_to(seat, at):
                homes.append(z)
                places.append(at)
                cards.append(zone.cards[at])
                present |= 1 << z
    cards.sort()  # the true order must not shine through
    rng.shuffle(cards)
    for card in cards:
        if present & ~inference.homes(card):
            cards = fitting(cards, homes, present, rng, inference)
            break
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
    """Shuffled cards in an order that fits: a card for each place.

    Cards that can lie in the same zones are a class, zones that can hold the same classes a group. How many
    of each class go to each group is drawn by the number of ways to do so; which ones, and to which place of
    the group, is a plain shuffle.
    """
    by_row: dict[int, list[int]] = {}
    for card in cards:
        row = inference.homes(card) & present
        if row in by_row:
            by_row[row].append(card)
        else:
            by_row[row] = [card]
    rows = sorted(by_row)
    room: dict[int, int] = {}  # places of each group, which is named by the bits of its classes
    groups: list[int] = []  # of each place
    for home in homes:
        group = 0
        for at in range(len(rows)):
            group |= (rows[at] >> home & 1) << at
        groups.append(group)
        room[group] = room.get(group, 0) + 1
    columns = sorted(room, key=group_order)
    ways = Ways([len(by_row[row]) for row in rows], columns, [room[group] for group in columns])
    if not ways.total:
        raise ValueError("no deal fits what play has shown: the true one does not")
    pools: dict[int, list[int]] = {}
    counts = ways.draw(rng)
    for g in range(len(columns)):
        pool: list[int] = []
        for at in range(len(rows)):
            stock = by_row[rows[at]]
            rest = len(stock) - counts[g][at]
            pool += stock[rest:]
            by_row[rows[at]] = stock[:rest]
        rng.shuffle(pool)
        pools[columns[g]] = pool
    return [pools[group].pop() for group in groups]


def group_order(group: int) -> tuple[int, int]:
    """Those that can hold the fewest classes first: little is left to choose for the others."""
    return group.bit_count(), group


def line_up(zone: Zone, seat: int) -> None:
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
