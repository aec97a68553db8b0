"""The basic events, and the special ones that only count, draw or produce (EVD-1.3, 3.6, 11)."""

from typing import Final

from ....core.events import Event
from .. import facts
from ..asks import Asked, PickWorker
from ..city import chapel_tokens, count_workers, index_in, pairs_in, prisoners_of
from ..data import BLUE, COLOURS, GREEN, RED, TAN
from ..effects import GainAny
from ..inquiry import Inquiry
from ..producing import produce_all
from ..state import Everdell
from ..supply import draw
from ..workers import take_back
from .pieces import Colours, Tile
from .pledges import asking

BASIC: Final = "EVD-3.6"


class WellRunCity(Tile):
    """One worker comes back, perhaps the one just placed (EVD-11.8)."""

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        s.push(CallingBack(player))


class CallingBack(Inquiry):
    """Which worker."""

    def question(self, s: Everdell) -> Asked:
        return PickWorker(self.player, asking(WELL_RUN_CITY.number))

    def resume(self, s: Everdell, answer: int) -> None:
        take_back(s, self.player, answer)
        if s.log is not None:
            s.log.append(Event("called_back", {"seat": self.player}))


class FlyingDoctor(Tile):
    """Points for each pair of Husband and Wife, in every city (EVD-11.13, 14.22)."""

    def things(self, s: Everdell, seat: int) -> int:
        return sum([pairs_in(s, other) for other in range(s.sides)])


class Prisoners(Tile):
    """Points for each prisoner of the Dungeon."""

    def things(self, s: Everdell, seat: int) -> int:
        at = index_in(s, seat, facts.DUNGEON)
        return len(prisoners_of(s.cities[seat][at])) if at >= 0 else 0


class WorkersOn(Tile):
    """Points for each worker on a card of the city."""

    def __init__(self, name: str, needs: list[str], card: str, clause: str, each: int) -> None:
        super().__init__(name, needs, clause, each=each)
        self.card: Final = card

    def things(self, s: Everdell, seat: int) -> int:
        at = index_in(s, seat, facts.named(self.card))
        return count_workers(s.cities[seat][at]) if at >= 0 else 0


class ChapelCeiling(Tile):
    """For each token of the Chapel a card, a resource, and points at the end (EVD-11.10)."""

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        tokens = chapel_tokens(s, player)
        draw(s, player, tokens)
        s.push(GainAny(player, by, tokens))

    def things(self, s: Everdell, seat: int) -> int:
        return chapel_tokens(s, seat)


class TaxRelief(Tile):
    """All green cards of the city produce (EVD-9.16)."""

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        produce_all(s, player)


WELL_RUN_CITY: Final = WellRunCity("a_well_run_city", ["chip_sweep", "clock_tower"], "EVD-11.8", points=4)
BASIC_ROWS: Final = [
    Colours("city_monument", [BLUE], 3, BASIC, points=3),
    Colours("grand_tour", [RED], 3, BASIC, points=3),
    Colours("harvest_festival", [GREEN], 4, BASIC, points=3),
    Colours("cartographers_expedition", [TAN], 3, BASIC, points=3),
]
SPECIAL_ROWS: Final = [
    WELL_RUN_CITY,
    FlyingDoctor("flying_doctor_service", ["doctor", "postal_pigeon"], "EVD-11.13", each=3),
    Prisoners("ministering_to_miscreants", ["monk", "dungeon"], "EVD-11.12", each=3),
    WorkersOn("path_of_the_pilgrims", ["monastery", "wanderer"], "monastery", "EVD-11.12", each=3),
    ChapelCeiling("pristine_chapel_ceiling", ["woodcarver", "chapel"], "EVD-11.10", each=2),
    WorkersOn("remembering_the_fallen", ["cemetery", "shepherd"], "cemetery", "EVD-11.12", each=3),
    TaxRelief("tax_relief", ["judge", "queen"], "EVD-9.16", points=3),
    Colours("the_everdell_games", list(range(len(COLOURS))), 2, "EVD-11.4", points=9, special=True),
]
