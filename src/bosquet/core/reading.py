"""Numbers out of dumps and records, which anybody may have written."""


def integer(value: object) -> int:
    """A number as it is written, or ValueError: to Python 0.0 and False are 0, and would slip through."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{str(value)[:80]} is no whole number")
    return value


def frame_field(value: object) -> int | tuple[int, ...]:
    """What a frame holds: a whole number, or the tuple of them that was written as a list."""
    return tuple([integer(each) for each in value]) if isinstance(value, list) else integer(value)


def whole(value: object, low: int, high: int) -> int:
    """A whole number from low to high, or ValueError."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"a whole number from {low} to {high} is missing")
    return value


def wholes(values: object, count: int, low: int, high: int) -> list[int]:
    """So many of them."""
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"a list of {count} is missing")
    return [whole(value, low, high) for value in values]


def need(fits: bool, what: str) -> None:
    """ValueError says what a position lacks."""
    if not fits:
        raise ValueError(f"a position needs {what}")
