"""`bosquet play`: its arguments."""

import argparse
import json
import os
import secrets

import bosquet
from bosquet import BadOptions, Record
from bosquet.bots import LEVELS

from .sentences import LANGUAGES
from .table import Table, typed

MOST_SEED = 1_000_000  # short enough to be told to a friend


class NoTable(Exception):
    """It cannot be played like this; the sentence says why."""


def add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=bosquet.games())
    parser.add_argument("--seats", type=int, help="how many play, you included")
    parser.add_argument("--you", type=int, default=0, metavar="SEAT", help="where you sit, counted from 0")
    parser.add_argument("--seed", type=int, help="the same seed is the same deal")
    parser.add_argument("--level", default="sapling", help=f"of the bots: {', '.join(LEVELS)}")
    parser.add_argument("--language", choices=LANGUAGES, default=spoken())
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="what the game lets you agree on"
    )


def play(options: argparse.Namespace) -> None:
    try:
        bosquet.bots.bot(options.level)
        table(options).play()
    except (BadOptions, KeyError) as error:
        raise NoTable(str(error.args[0])) from error
    except KeyboardInterrupt:
        print()


def table(options: argparse.Namespace) -> Table:
    game = bosquet.game(options.game)
    seats = options.seats or usual_seats(game.seats)
    wishes = dict(wish(text) for text in options.option)
    seed = secrets.randbelow(MOST_SEED) if options.seed is None else options.seed
    record = Record(game, seats, seed, wishes)
    if not 0 <= options.you < seats:
        raise NoTable(f"There is no seat {options.you} at a table of {seats}: they are counted from 0.")
    print(f"{game.id}, {seats} seats, seed {seed}")
    return Table(record, options.you, options.level, options.language, typed)


def usual_seats(seats: range) -> int:
    return 3 if 3 in seats else seats[-1]


def wish(text: str) -> tuple[str, object]:
    """`target=20`, `look_back=yes`, `pairs_alone=false`: JSON where it is some, else a word."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def spoken() -> str:
    """The language of the machine, if there are words in it."""
    wished = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return wished[:2] if wished[:2] in LANGUAGES else LANGUAGES[0]
