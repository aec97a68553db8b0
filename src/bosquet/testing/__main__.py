"""`python -m bosquet.testing <game>` tries every law; `--digest N` sums up N seeds of random play."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from traceback import extract_tb

import bosquet

from . import LAWS, TITLE_LAWS, option_sets, play_digest
from .play import Seed

SEEDS: tuple[Seed, ...] = (7, bytes(range(32)))


def broken_laws(game: bosquet.Game) -> list[str]:
    """A line for every law and case that fails, whatever it fails by."""
    broken = []
    for title_law in TITLE_LAWS:
        try:
            title_law(game)
        except Exception as error:
            broken.append(f"{title_law.__name__}: {reason(error)}")
    for law in LAWS:
        for seats in game.seats:
            for options in option_sets(game, seats):
                for seed in SEEDS:
                    try:
                        law(game, seats, options, seed)
                    except Exception as error:
                        case = f"{seats} seats, {options}, {kind_of(seed)}"
                        broken.append(f"{law.__name__} with {case}: {reason(error)}")
    return broken


def kind_of(seed: Seed) -> str:
    return "a table's seed" if isinstance(seed, bytes) else f"seed {seed}"


def reason(error: Exception) -> str:
    """What a law says (its own line, if it says nothing) or what the game broke with; and where."""
    frame = extract_tb(error.__traceback__)[-1]
    said = str(error) or str(frame.line) if isinstance(error, AssertionError) else repr(error)
    return f"{said} ({Path(frame.filename).name}:{frame.lineno})"


def main() -> int:
    parser = ArgumentParser(
        "python -m bosquet.testing", description="Check a game against the laws of the house."
    )
    parser.add_argument("game", choices=bosquet.games())
    parser.add_argument("--digest", type=int, metavar="N", help="only print a digest of random play")
    wishes = parser.parse_args()
    game = bosquet.game(wishes.game)
    if wishes.digest:
        print(play_digest(game, range(wishes.digest)))
        return 0
    broken = broken_laws(game)
    for line in broken:
        print(line)
    print(f"{game.id}: {len(LAWS) + len(TITLE_LAWS)} laws tried, {len(broken)} cases broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
