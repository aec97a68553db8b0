"""A game is its record: how it was set up, and every action. As text for people, as JSON for programs."""

import json
from typing import Any, Final

from .errors import BadRecord, IllegalAction
from .game import Game
from .reading import integer, need, whole
from .rng import rng_from_seed
from .state import State
from .types import Action, Seat

FORMAT: Final = 1
LARGEST_SEED: Final = 1 << 512  # as much as bytes can hold


class Record:
    """Header and actions. `moves` are (seat, action) pairs, since several seats may decide at once."""

    def __init__(
        self,
        game: Game[State],
        seats: int,
        seed: int | bytes,
        options: dict[str, object] | None = None,
        moves: list[tuple[Seat, Action]] | None = None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = dict(game.setup(seats, options).options)  # all games share the defaults
        self.moves: Final[list[tuple[Seat, Action]]] = list(moves or [])

    def add(self, seat: Seat, action: Action) -> None:
        self.moves.append((seat, action))

    def replay(self, step: int | None = None) -> State:
        """The state after `step` actions (all of them if None); every action is checked."""
        upto = len(self.moves) if step is None else step
        if not 0 <= upto <= len(self.moves):
            raise BadRecord("refuse.no_such_step", {"step": upto, "last": len(self.moves)})
        state = self.game.new(self.seats, self.seed, self.options)
        for at in range(upto):
            seat, action = self.moves[at]
            try:
                self.game.check_recorded(state, seat, action)
            except IllegalAction as error:
                raise BadRecord("refuse.broken_record", {"move": at + 1, "why": str(error)}) from error
            state.apply(seat, action)
        return state

    # --- JSON -----------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed.hex() if isinstance(self.seed, bytes) else self.seed,
            "moves": [f"{seat} {self.game.table.name(action)}" for seat, action in self.moves],
        }

    def json(self) -> str:
        return json.dumps(self.data(), indent=1, ensure_ascii=False)

    # --- text: the same, a line each ------------------------------------------------------------------------

    def text(self) -> str:
        data = self.data()
        moves = data.pop("moves")
        header = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
        return "\n".join([*header, "", *moves, ""])

    def __repr__(self) -> str:
        return f"Record({self.game.id}, {self.seats} seats, {len(self.moves)} moves)"


def record_from_data(game: Game, data: dict[str, Any]) -> Record:
    """The record of a JSON object, by the rules it was played by, or BadRecord.

    Whether its moves are legal is for `replay` to say.
    """
    at = 0
    try:
        if data["format"] != FORMAT or data["game"] != game.id:
            what = {"game": data["game"], "version": data["version"], "format": data["format"]}
            raise BadRecord("refuse.other_game", what)
        game = game.under(integer(data["version"]))
        need(isinstance(data["options"], dict), "options by name")
        record = Record(game, whole(data["seats"], 0, 99), seed_from_data(data["seed"]), data["options"])
        for line in data["moves"]:
            at += 1
            seat, _, name = line.partition(" ")
            record.add(int(seat), game.table.parse(name))
        return record
    except BadRecord:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadRecord("refuse.broken_record", {"move": at, "why": why}) from error


def seed_from_data(seed: object) -> int | bytes:
    if isinstance(seed, str):
        found = bytes.fromhex(seed)
        rng_from_seed(found)  # refuses what is too short or too long
        return found
    if isinstance(seed, int) and not isinstance(seed, bool) and -LARGEST_SEED < seed < LARGEST_SEED:
        return seed
    raise ValueError(f"{str(seed)[:80]} is no seed")


def data_from_text(text: str) -> dict[str, Any]:
    """The JSON object of a record in text or JSON."""
    try:
        data: dict[str, Any] = {}
        if text.lstrip().startswith("{"):
            data = json.loads(text)
        else:
            header, _, moves = text.partition("\n\n")
            for line in header.splitlines():
                key, _, value = line.partition(": ")
                data[key] = json.loads(value)
            data["moves"] = [line for line in moves.splitlines() if line]
        return data
    except (ValueError, RecursionError) as error:
        raise BadRecord("refuse.broken_record", {"move": 0, "why": str(error)}) from error
