"""What a house asks about a game of Eternity."""

from ...core.hosting import Hosting
from .state import Eternity


class EternityHosting(Hosting[Eternity]):
    def evident(self, s: Eternity, seat: int) -> bool:
        """Everybody knows of a last card."""
        return s.hands[seat].count() == 1

    def page(self, s: Eternity) -> int:
        """A trick that was taken is not looked at again, unless the table agreed to look back (ETE-4.7)."""
        if s.setup.options.get("look_back") != "no":
            return 0
        return sum(s.tricks) + sum([sum(round[: s.seats]) for round in s.past])
