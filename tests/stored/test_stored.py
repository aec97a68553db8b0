"""Games that people began in an older house go on in this one: their records and dumps are kept for ever."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import bosquet
from bosquet.core.record import record_from_data

FILES = sorted(Path(__file__).parent.glob("*/*.jsonl.gz"))


def stored(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def test_there_are_stored_games_of_every_version() -> None:
    kept = {file.name.removesuffix(".jsonl.gz") for file in FILES}
    for id in bosquet.games():
        newest = bosquet.game(id)
        assert {f"{id}-{version}" for version in (*newest.past, newest.version)} <= kept


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem.split('.')[0]}")
def test_records_and_dumps_of_older_houses_play_on_to_the_same_end(file: Path) -> None:
    for kept in stored(file):
        game = bosquet.game(kept["record"]["game"])
        record = record_from_data(game, kept["record"])
        end = record.replay()
        assert {"scores": end.scores(), "ranks": end.ranks()} == kept["end"]
        for step, dump in kept["dumps"].items():
            state = game.load(dump)
            for seat, action in record.moves[int(step) :]:
                record.game.check_recorded(state, seat, action)
                state.apply(seat, action)
            assert state.dump() == end.dump(), f"the dump before move {step} leads elsewhere"
