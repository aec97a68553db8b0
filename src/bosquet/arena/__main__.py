"""python -m bosquet.arena eternity oak greedy --seats 4 --games 200 --rotate"""

import argparse
import json
import sys
from time import perf_counter

import bosquet

from .match import Result, Side, match


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bosquet.arena", description="Let bots play against each other."
    )
    parser.add_argument("game", choices=bosquet.games())
    parser.add_argument(
        "bots",
        nargs="+",
        help="seedling, sapling, oak, random, greedy, search:2000; the last takes the seats left over",
    )
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--rotate", action="store_true", help="play every deal from each rotation of the seats"
    )
    parser.add_argument("--options", type=wishes, default={}, help='as JSON, for example {"target": 20}')
    parser.add_argument("--processes", type=int, default=1)
    wish = parser.parse_args()
    start = perf_counter()
    try:
        result = match(
            wish.game, wish.bots, wish.games, wish.seed, wish.seats, wish.options, wish.processes, wish.rotate
        )
    except (KeyError, ValueError, bosquet.BadOptions) as error:
        parser.error(str(error.args[0]) if error.args else str(error))
    print(report(result))
    print(f"{perf_counter() - start:.0f} s, {'compiled' if bosquet.compiled() else 'interpreted'}")
    return 0


def wishes(text: str) -> dict[str, object]:
    found: object = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError(text)
    return found


def report(result: Result) -> str:
    alone = result.seats == 1
    head = "bot            seats   wins   rate   95 %            "
    head += "mean score     lowest, highest" if alone else "mean rank     mean score"
    lines = [
        f"{result.game}, {result.seats} {'seat' if alone else 'seats'}, {result.games} games",
        f"{head}     ms a choice, most",
    ]
    lines += [
        f"{side.bot:<14} {side.seats:>5} {side.wins:>6.1f} {side.win_rate:>6.1%}"
        f"  {side.win_low:.1%} to {side.win_high:.1%}  {points(side, alone)}"
        f"   {1000 * side.seconds:.1f}, {1000 * side.most_seconds:.0f}"
        for side in result.sides
    ]
    return "\n".join(lines)


def points(side: Side, alone: bool) -> str:
    """Alone there are no ranks to speak of, and the spread of the scores is what there is to see."""
    score = f"{side.score:.2f} ± {side.score_error:.2f}"
    if alone:
        return f"{score}   {side.low_score}, {side.high_score}"
    return f"{side.rank:.2f} ± {side.rank_error:.2f}   {score}"


if __name__ == "__main__":
    sys.exit(main())
