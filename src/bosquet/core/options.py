"""What can be agreed before a game: a small schema with defaults."""

from typing import Final

from .errors import BadOptions

NO_CHOICES: Final[list[object]] = []
LONGEST_TEXT: Final = 4000


class Option:
    """`kind`: choice (of `choices`), flag, number (0: off; low to high), seat_order (or the default), text.

    A text is judged by its game (`Game.agreed`); its `choices` are examples. `seats` are the numbers of
    players that it is for, all of them if it names none: for others it does not exist. One that came `later`
    than the first games is only named where it is chosen, so that records without it stay as they are.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        choices: list[object] = NO_CHOICES,
        low: int = 0,
        high: int = 0,
        seats: tuple[int, ...] = (),
        later: bool = False,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high
        self.seats: Final = seats
        self.later: Final = later

    def is_for(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def fits(self, value: object, seats: int) -> bool:
        if value == self.default and type(value) is type(self.default):
            return True
        if self.kind == "choice":
            return isinstance(value, str) and value in self.choices
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "text":
            return isinstance(value, str) and len(value) <= LONGEST_TEXT
        if self.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        return (
            isinstance(value, list)
            and all(isinstance(seat, int) and not isinstance(seat, bool) for seat in value)
            and sorted(value) == list(range(seats))
        )


def settle_options(schema: tuple[Option, ...], wishes: dict[str, object], seats: int) -> dict[str, object]:
    """The options with their values, defaults filled in; BadOptions says which wish does not fit."""
    unknown = dict(wishes)
    settled: dict[str, object] = {}
    for option in schema:
        if not option.is_for(seats):
            if option.name in unknown:
                raise BadOptions("refuse.option_seats", {"option": option.name, "seats": seats})
            continue
        value = unknown.pop(option.name, option.default)
        if not option.fits(value, seats):
            raise BadOptions("refuse.bad_option", {"option": option.name, "value": str(value)[:80]})
        if option.later and value == option.default:
            continue
        settled[option.name] = list(value) if isinstance(value, list) else value
    for name in unknown:
        raise BadOptions("refuse.unknown_option", {"option": name})
    return settled
