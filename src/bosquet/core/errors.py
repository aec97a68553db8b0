"""What can go wrong at the edge of the rules. Reasons are keys; the words live in the locale files."""


class Refusal(Exception):
    """Something was refused and nothing has changed."""

    def __init__(self, key: str, args: dict[str, object], clause: str = "") -> None:
        super().__init__(f"{key} {args} {clause}".strip())
        self.key = key
        self.details = args
        self.clause = clause


class IllegalAction(Refusal):
    """The rules do not allow this action of this seat now; `clause` names the rule."""


class BadOptions(Refusal):
    """A game cannot be set up like this."""


class BadRecord(Refusal):
    """A record or dump that does not fit its game."""
