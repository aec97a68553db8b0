"""One short text for many records: compiled and interpreted code must agree on it."""

from hashlib import blake2b

from ..core.game import Game
from .play import option_sets, random_record


def play_digest(game: Game, seeds: range) -> str:
    """Over every seat count, every option set and all seeds, once from an int and once from bytes."""
    sums = blake2b(digest_size=16)
    for seats in game.seats:
        for options in option_sets(game, seats):
            for seed in seeds:
                for kind in (seed, seed.to_bytes(32, "little")):
                    record, end = random_record(game, seats, options, kind)
                    sums.update(record.text().encode())
                    sums.update(str((end.scores(), end.ranks(), end.dump(), end.view(None))).encode())
    return sums.hexdigest()
