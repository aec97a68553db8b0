"""The fields of states and frames as dumps write them: a game lists each once, for writing and reading."""

from typing import Any, Final

from .reading import need, whole
from .zones import Zone, load_zone

ANY: Final = -1  # a list of any length
SEATS: Final = -2  # as a length: one a seat; as a highest value: the last seat


class Field:
    """One attribute of a state or frame: as JSON, and back from a dump that anybody may have written."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def dump(self, value: Any) -> object:
        raise NotImplementedError

    def load(self, data: Any, seats: int) -> object:
        """The value, or ValueError."""
        raise NotImplementedError

    def recall(self, data: Any, seats: int) -> object:
        """The value that a frame held, which older houses wrote as a number."""
        return self.load(data, seats)


class Number(Field):
    """A whole number from low to high; `none` is the number that is written as null."""

    def __init__(self, name: str, low: int, high: int, none: int | None = None) -> None:
        super().__init__(name)
        self.low: Final = low
        self.high: Final = high
        self.none: Final = none

    def dump(self, value: Any) -> object:
        return None if value == self.none else value

    def load(self, data: Any, seats: int) -> object:
        if data is None and self.none is not None:
            return self.none
        return whole(data, self.low, seats - 1 if self.high == SEATS else self.high)

    def recall(self, data: Any, seats: int) -> object:
        return self.load(None if self.none is not None and is_number(data, self.none) else data, seats)


class Word(Field):
    """A number that is written as a name; `none` is the number that is written as null.

    `once` has the names in the order of the numbers that older houses wrote into frames, if it was another.
    """

    def __init__(
        self, name: str, words: list[str], none: int | None = None, once: list[str] | None = None
    ) -> None:
        super().__init__(name)
        self.words: Final = words
        self.none: Final = none
        self.once: Final = words if once is None else once

    def dump(self, value: Any) -> object:
        return None if value == self.none else self.words[value]

    def load(self, data: Any, seats: int) -> object:
        if data is None and self.none is not None:
            return self.none
        return self.words.index(data)

    def recall(self, data: Any, seats: int) -> object:
        if isinstance(data, str):
            return self.words.index(data)
        if data is None or (self.none is not None and is_number(data, self.none)):
            return self.load(None, seats)
        return self.words.index(self.once[whole(data, 0, len(self.once) - 1)])


class Several(Field):
    """A list of what another field holds one of; its name is the list's.

    Names may be written as one string.
    """

    def __init__(self, item: Field, count: int = ANY) -> None:
        super().__init__(item.name)
        self.item: Final = item
        self.count: Final = count

    def dump(self, value: Any) -> object:
        return [self.item.dump(each) for each in value]

    def load(self, data: Any, seats: int) -> object:
        count = seats if self.count == SEATS else self.count
        if isinstance(data, str) and isinstance(self.item, Word):
            data = data.split()
        need(isinstance(data, list), "a list")
        need(count in (ANY, len(data)), f"a list of {count}")
        return [self.item.load(each, seats) for each in data]

    def recall(self, data: Any, seats: int) -> object:
        need(isinstance(data, list), "a list")
        return [self.item.recall(each, seats) for each in data]


def Numbers(name: str, low: int, high: int, count: int = ANY, none: int | None = None) -> Field:
    return Several(Number(name, low, high, none), count)


def Words(name: str, words: list[str], count: int = ANY, none: int | None = None) -> Field:
    return Several(Word(name, words, none), count)


def Rows(name: str, low: int, high: int, count: int = ANY, width: int = ANY) -> Field:
    """A list of lists of whole numbers."""
    return Several(Numbers(name, low, high, width), count)


class Cards(Field):
    """A zone; `seers` is the bit set of the seats that see all of it."""

    def __init__(self, name: str, names: list[str], seers: int, ordered: bool) -> None:
        super().__init__(name)
        self.names: Final = names
        self.ids: Final = {name: card for card, name in enumerate(names)}
        self.seers: Final = seers
        self.ordered: Final = ordered

    def dump(self, value: Any) -> object:
        zone: Zone = value
        return zone.dump(self.names)

    def load(self, data: Any, seats: int) -> object:
        return load_zone(data, self.ids, seats, self.seers, self.ordered)


class Hands(Field):
    """A zone for each seat, seen by its owner; a game may have none of them at some time."""

    def __init__(self, name: str, names: list[str], ordered: bool = False) -> None:
        super().__init__(name)
        self.names: Final = names
        self.ids: Final = {name: card for card, name in enumerate(names)}
        self.ordered: Final = ordered

    def dump(self, value: Any) -> object:
        zones: list[Zone] = value
        return [zone.dump(self.names) for zone in zones]

    def load(self, data: Any, seats: int) -> object:
        need(isinstance(data, list) and len(data) in (0, seats), "a zone for each seat")
        return [load_zone(each, self.ids, seats, 1 << seat, self.ordered) for seat, each in enumerate(data)]


def is_number(data: object, number: int) -> bool:
    return isinstance(data, int) and not isinstance(data, bool) and data == number


def dump_fields(state: object, fields: tuple[Field, ...]) -> dict[str, Any]:
    return {field.name: field.dump(getattr(state, field.name)) for field in fields}


def load_fields(state: object, fields: tuple[Field, ...], dump: dict[str, Any], seats: int) -> None:
    """Set every field from a dump; ValueError says which ones do not fit."""
    faults: list[str] = []
    for field in fields:
        try:
            setattr(state, field.name, field.load(dump[field.name], seats))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            faults.append(f"{field.name}: {error}")
    if faults:
        raise ValueError("; ".join(faults))
