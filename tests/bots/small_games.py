"""Tiny games for the search, each with one thing that real games have. They run interpreted only.

They need no frames: each seat in turn makes one choice until so many are made.
"""

from typing import Self

from bosquet import OVER, Event, Game, State, rng
from bosquet.core.actions import ActionTable
from bosquet.core.advice import Advice
from bosquet.core.rng import Rng
from bosquet.core.state import Setup


class Small(State):
    """Seats choose in turn, `length` choices in all; nothing is hidden. Children say what it is worth."""

    seats = 2
    length = 1
    choices: tuple[int, ...] = (0, 1, 2)

    def __init__(self, made: list[int] | None = None, told: list[str] | None = None) -> None:
        super().__init__(Setup(SMALL, self.seats, {}), rng(1))
        self.made = made or []
        self.told = [] if told is None else told  # shared by all copies: what bots have asked

    def clone(self) -> Self:
        return type(self)(self.made[:], self.told)

    def determinize(self, seat: int, rng: Rng) -> Self:
        return self.clone()

    def actor(self) -> int:
        return OVER if len(self.made) >= self.length else len(self.made) % self.seats

    def actors(self) -> list[int]:
        return [] if self.actor() == OVER else [self.actor()]

    def options(self, seat: int) -> list[int]:
        return list(self.choices)

    def apply(self, seat: int, action: int) -> None:
        self.made.append(action)

    def ranks(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > mine for other in scores) for mine in scores]

    # --- what these games tell bots -------------------------------------------------------------------------

    def evaluate(self, seat: int) -> float:
        raise NotImplementedError

    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        return options[rng.below(len(options))]

    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        return options

    def prior(self, seat: int, options: list[int]) -> list[float]:
        return []

    def turns(self, seat: int, rng: Rng, most: int) -> list[list[int]]:
        return []

    def midturn(self) -> bool:
        return False

    def horizon(self) -> int:
        return 0


class Asking(Advice[Small]):
    """Every small game is its own adviser."""

    def evaluate(self, s: Small, seat: int) -> float:
        return s.evaluate(seat)

    def policy(self, s: Small, seat: int, options: list[int], rng: Rng) -> int:
        return s.policy(seat, options, rng)

    def shortlist(self, s: Small, seat: int, options: list[int]) -> list[int]:
        return s.shortlist(seat, options)

    def prior(self, s: Small, seat: int, options: list[int]) -> list[float]:
        return s.prior(seat, options)

    def turns(self, s: Small, seat: int, rng: Rng, most: int) -> list[list[int]]:
        return s.turns(seat, rng, most)

    def midturn(self, s: Small) -> bool:
        return s.midturn()

    def horizon(self, s: Small) -> int:
        return s.horizon()


SMALL: Game[Small] = Game("small", 1, range(1, 4), (), ActionTable(), (), advice=Asking())


class Wide(Small):
    """Both choose at once, from a table of more than 65536 actions; each has one that pays."""

    length = 2
    pays = (65539, 3)

    def actors(self) -> list[int]:
        return [] if self.made else [0, 1]

    def options(self, seat: int) -> list[int]:
        return [2, 3, 65538, 65539]

    def scores(self) -> list[int]:
        return [int(self.made[seat] == self.pays[seat]) for seat in (0, 1)] if len(self.made) > 1 else [0, 0]


class Alone(Small):
    """One seat. The middle scores best; `lost` of the choices lose the game."""

    seats = 1
    lost: tuple[int, ...] = ()

    def scores(self) -> list[int]:
        return [(3, 9, 1)[self.made[0]]] if self.made else [0]

    def ranks(self) -> list[int]:
        return [2 if self.made[0] in self.lost else 1]


class Risky(Alone):
    lost = (1, 2)


class Slow(Small):
    """Many options, and every playout takes a second of `now`; habits know the one that pays."""

    seats = 1
    choices = tuple(range(50))
    now = 0.0

    def scores(self) -> list[int]:
        Slow.now += 1.0
        return [int(self.made == [37])]

    def ranks(self) -> list[int]:
        return [1]

    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        return 37


class Endless(Small):
    """Nobody sees its end; every second choice ends a turn. What was chosen shows in the evaluation only."""

    length = 10**9

    def actor(self) -> int:
        return len(self.made) // 2 % 2

    def midturn(self) -> bool:
        return len(self.made) % 2 == 1

    def horizon(self) -> int:
        return 3

    def scores(self) -> list[int]:
        raise AssertionError("a game short of its end is not counted")

    def evaluate(self, seat: int) -> float:
        self.told.append(f"judged after {len(self.made)}")
        return float(sum(action for at, action in enumerate(self.made) if at // 2 % 2 == seat))


class Foreseen(Endless):
    """The same, but the game offers whole turns."""

    def turns(self, seat: int, rng: Rng, most: int) -> list[list[int]]:
        length = 1 if self.midturn() else 2
        return [[action] * length for action in self.choices][:most]


class Interrupted(Endless):
    """The second choice of a turn is the other seat's."""

    def actor(self) -> int:
        return super().actor() ^ (len(self.made) % 2)


class Lock(Small):
    """A turn is four digits; only the right ones together pay. Habits try any."""

    seats = 1
    length = 4
    code = (7, 3, 1, 9)
    choices = tuple(range(10))

    def midturn(self) -> bool:
        return 0 < len(self.made) < 4

    def scores(self) -> list[int]:
        return [int(tuple(self.made) == self.code)]

    def ranks(self) -> list[int]:
        return [1]

    def evaluate(self, seat: int) -> float:
        return float(self.scores()[0])


class Sealed(Lock):
    """The second digit shows something (`opens`), or asks chance."""

    opens = True

    def clone(self) -> Self:
        twin = super().clone()
        twin.opens = self.opens
        return twin

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if len(self.made) == 2 and self.log is not None:
            if self.opens:
                self.log.append(Event("shown", {}, reveals=True))
            else:
                self.rng.below(6)


class Slowly(Lock):
    """Every playout takes a second of `Slow.now`."""

    length = 12

    def midturn(self) -> bool:
        return 0 < len(self.made) < self.length

    def scores(self) -> list[int]:
        Slow.now += 1.0
        return [len(set(self.made))]

    def ranks(self) -> list[int]:
        return [1]


class Planned(Lock):
    """The same, but the game offers whole turns; the right one is among the last."""

    def turns(self, seat: int, rng: Rng, most: int) -> list[list[int]]:
        begun = len(self.made)
        offers = [[digit] * 4 for digit in range(9)] + [[7, 3, 1, 8], list(self.code)]
        return [offer[begun:] for offer in offers if offer[:begun] == self.made][:most]


class Practised(Lock):
    """The same, and who has begun well goes on well by habit."""

    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        return self.code[len(self.made)]


class Jammed(Planned):
    """In every other imagined world the third digit's wheel is stuck."""

    stuck = False

    def determinize(self, seat: int, rng: Rng) -> Self:
        world = super().determinize(seat, rng)
        world.stuck = rng.below(2) == 1
        return world

    def clone(self) -> Self:
        copy = super().clone()
        copy.stuck = self.stuck
        return copy

    def options(self, seat: int) -> list[int]:
        return [0] if self.stuck and len(self.made) == 2 else super().options(seat)


class Crowded(Small):
    """Four hundred options, one of which pays, and nothing tells which."""

    seats = 1
    choices = tuple(range(400))

    def scores(self) -> list[int]:
        return [int(self.made == [311])]

    def ranks(self) -> list[int]:
        return [1]

    def evaluate(self, seat: int) -> float:
        return float(self.scores()[0])

    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        self.told.append(f"{len(options)} options")
        return options[0]


class Shortened(Crowded):
    """Those that end in the same digits come to the same."""

    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        return [action for action in options if action % 100 == 11]


class Misled(Crowded):
    """The one that looks promising is another."""

    choices = tuple(range(300, 320))

    def prior(self, seat: int, options: list[int]) -> list[float]:
        return [5.0 if action == 312 else 0.0 for action in options]


class Hinted(Crowded):
    """A few look promising."""

    def prior(self, seat: int, options: list[int]) -> list[float]:
        return [5.0 if action % 100 == 11 else 0.0 for action in options]


# --- what the law of advice must find ---------------------------------------------------------------------


class Silent(Small):
    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        return []

    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        return 0


class Straying(Small):
    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        return [1, 7]


class Stubborn(Shortened):
    def policy(self, seat: int, options: list[int], rng: Rng) -> int:
        return 12


class Terse(Small):
    def prior(self, seat: int, options: list[int]) -> list[float]:
        return [1.0]


class Dreaming(Small):
    def turns(self, seat: int, rng: Rng, most: int) -> list[list[int]]:
        return [[1], [9, 1]]
