"""The tree: a graph of twigs, and the sites on it (ARB-5).

Whatever grows changes one end, so the lists of sites are mended where it grew and never searched for. They
hold twigs by number, in order. Geometry forbids nothing (ARB-5.6).
"""

from .data import (
    COMMON,
    FREE,
    NEW_BRANCHES,
    ONE_TWIG,
    PAGE,
    START_BRANCHES,
    TWO_TWIGS,
    WITH_BUD,
    WITH_LEAF,
)
from .state import Arbre


def insert(sites: list[int], twig: int) -> None:
    """Keep the order."""
    at = len(sites)
    while at > 0 and sites[at - 1] > twig:
        at -= 1
    sites.insert(at, twig)


def drop(sites: list[int], twig: int) -> None:
    """Halving finds the place: a tree may have hundreds of sites."""
    low = 0
    high = len(sites)
    while low < high:
        middle = (low + high) // 2
        if sites[middle] < twig:
            low = middle + 1
        else:
            high = middle
    sites.pop(low)


def sprout(s: Arbre, parent: int, owner: int) -> int:
    """A new twig, free at its end; its number."""
    twig = len(s.ends)
    s.parents.append(parent)
    s.owners.append(owner)
    s.ends.append(FREE)
    s.twig_sites.append(twig)
    s.leaf_sites.append(twig)
    return twig


def grow_twig(s: Arbre, at: int, owner: int) -> int:
    """ARB-5.1: two places an end, and no leaf afterwards."""
    if s.ends[at] == FREE:
        s.ends[at] = ONE_TWIG
        drop(s.leaf_sites, at)
    else:
        s.ends[at] = TWO_TWIGS
        drop(s.twig_sites, at)
    return sprout(s, at, owner)


def first_page(sites: list[int], page: int) -> int:
    """The first page from this one on that has a site."""
    for at in sites:
        if at >= page * PAGE:
            return at // PAGE
    raise ValueError("no site on any further page")


def trunk_parent(tile: int) -> int:
    """How the trunk's tile is written as a parent: below zero."""
    return -1 - tile


def tile_of(parent: int) -> int:
    return -1 - parent


def grow_branch(s: Arbre, tile: int, fork: bool) -> None:
    """Three common twigs: one at the trunk and two at its end, or one after the other (ARB-1.2)."""
    first = sprout(s, trunk_parent(tile), COMMON)
    second = grow_twig(s, first, COMMON)
    grow_twig(s, first if fork else second, COMMON)


def grow_tile(s: Arbre) -> None:
    """The next trunk tile is coloured: four branches for the lowest, two for any other (ARB-1.2, 8.1)."""
    fork = s.setup.options["branch"] == "fork"
    for _ in range(NEW_BRANCHES if s.trunk else START_BRANCHES):
        grow_branch(s, s.trunk, fork)
    s.trunk += 1


def find_sites(s: Arbre) -> None:
    """All sites from the ends: only for a position that was loaded."""
    s.twig_sites = [at for at in range(len(s.ends)) if s.ends[at] <= ONE_TWIG]
    s.leaf_sites = [at for at in range(len(s.ends)) if s.ends[at] == FREE]
    s.bud_sites = [at for at in range(len(s.ends)) if s.ends[at] == WITH_LEAF]
    s.flower_sites = [at for at in range(len(s.ends)) if s.ends[at] == WITH_BUD]
