"""Scoring a round (ETE-5), and who stands where (ETE-6)."""

from ...core.state import ranks_of
from .data import BONUS, TARGET_BONUS
from .state import Eternity


def tree_points(tricks: int, trees: int) -> int:
    """One a tree, nothing if a tree could not be planted (ETE-5.1, 5.2, 5.3)."""
    return trees if trees <= tricks else 0


def match_bonus(tricks: int, trees: int, bonus: int) -> int:
    """The bonus for as many trees as tricks, none of both included (ETE-5.1, 5.4)."""
    return bonus if trees == tricks else 0


def round_bonus(round: int, target: int) -> int:
    """Growing from round to round (ETE-5.1), always the same when playing to a target (ETE-6.2)."""
    return TARGET_BONUS if target else BONUS[round - 1]


def bonus_now(s: Eternity) -> int:
    return round_bonus(s.round, s.target)


def round_points(tricks: list[int], trees: list[int], bonus: int, target: int) -> list[int]:
    """What each seat keeps of a round; playing to a target only the round's best keep theirs (ETE-6.2)."""
    points = [
        tree_points(tricks[i], trees[i]) + match_bonus(tricks[i], trees[i], bonus) for i in range(len(tricks))
    ]
    if target:
        best = max(points)
        return [each if each == best else 0 for each in points]
    return points


def points_of(s: Eternity, round: int) -> list[int]:
    """What each seat kept of a round that has been scored, counted from 1."""
    past = s.past[round - 1]
    return round_points(past[: s.seats], past[s.seats :], round_bonus(round, s.target), s.target)


def standing(s: Eternity) -> list[int]:
    """Highest total; tied: most points in the last round; then shared (ETE-6.1).

    Those who reach a target with the same total share it at once (ETE-6.2); before version 2 all places did.
    """
    if not s.past or (s.target and s.setup.version == 1):
        return ranks_of([(total,) for total in s.totals])
    last = points_of(s, len(s.past))
    best = max(s.totals)
    if s.target and best >= s.target:
        last = [0 if s.totals[seat] == best else last[seat] for seat in range(s.seats)]
    return ranks_of([(s.totals[seat], last[seat]) for seat in range(s.seats)])
