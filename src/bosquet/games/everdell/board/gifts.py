"""What rows give: `Gain(twig=3)`, `Draw(2)`, `Points(1)`, `AnyOf(2)`."""

from typing import Final

from ..data import RESOURCES
from ..effects import GainAny
from ..state import Everdell
from ..supply import draw, gain, gain_points
from ..worths import ANY, CARD, WORTH
from .pieces import Gift


class Gain(Gift):
    def __init__(self, twig: int = 0, resin: int = 0, pebble: int = 0, berry: int = 0) -> None:
        self.amounts: Final = [twig, resin, pebble, berry]

    def bring(self, s: Everdell, player: int, by: int) -> None:
        for resource in range(4):
            if self.amounts[resource]:
                gain(s, player, resource, self.amounts[resource])

    def tell(self, told: dict[str, object]) -> None:
        told["gain"] = {RESOURCES[each]: self.amounts[each] for each in range(4) if self.amounts[each]}

    def signs(self) -> str:
        return " ".join(
            [f"{self.amounts[each]} {RESOURCES[each]}" for each in range(4) if self.amounts[each]]
        )

    def worth(self) -> float:
        return sum([WORTH[each] * self.amounts[each] for each in range(4)])


class Draw(Gift):
    def __init__(self, count: int) -> None:
        self.count: Final = count

    def bring(self, s: Everdell, player: int, by: int) -> None:
        draw(s, player, self.count)

    def tell(self, told: dict[str, object]) -> None:
        told["cards"] = self.count

    def signs(self) -> str:
        return f"{self.count} card"

    def worth(self) -> float:
        return CARD * self.count


class Points(Gift):
    """In tokens."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def bring(self, s: Everdell, player: int, by: int) -> None:
        gain_points(s, player, self.count)

    def tell(self, told: dict[str, object]) -> None:
        told["points"] = self.count

    def signs(self) -> str:
        return f"{self.count} point"

    def worth(self) -> float:
        return float(self.count)


class AnyOf(Gift):
    """So many resources of any types."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def bring(self, s: Everdell, player: int, by: int) -> None:
        s.push(GainAny(player, by, self.count))

    def signs(self) -> str:
        return f"{self.count} any"

    def worth(self) -> float:
        return ANY * self.count
