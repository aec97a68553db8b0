"""Facts that the rules tell while they run, each with its audience."""


class Event:
    """Everybody learns `args`; the seats of the bit set `audience` learn `secret` as well.

    `reveals` marks a fact that nobody chose and somebody did not know before: no take-back goes behind it.
    """

    def __init__(
        self,
        kind: str,
        args: dict[str, object],
        reveals: bool = False,
        secret: dict[str, object] | None = None,
        audience: int = 0,
    ) -> None:
        self.kind = kind
        self.args = args
        self.reveals = reveals
        self.secret = secret
        self.audience = audience

    def seen_by(self, seat: int | None) -> dict[str, object]:
        if self.secret is not None and seat is not None and self.audience >> seat & 1:
            return {**self.args, **self.secret}
        return dict(self.args)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r})"
