"""Numbers out of dumps and records, which anybody may have written."""


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
