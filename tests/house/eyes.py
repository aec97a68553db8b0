"""Somebody at a table of a house in this process."""

from bosquet.house.messages import Guest, PaceName, TableState


class Eyes:
    """They only notice being sent away."""

    def __init__(self, guest: Guest, pace: PaceName = "calm") -> None:
        self.guest = guest
        self.pace = pace
        self.dropped = False

    def seats_changed(self) -> None: ...
    def see_table(self, state: TableState) -> None: ...
    def see_position(self) -> None: ...
    def see_notes(self) -> None: ...
    def drop(self) -> None:
        self.dropped = True
