"""Events onto which resources go, and the one that gives them away (EVD-11.1, 11.9)."""

from typing import Final

from ....core.events import Event
from ....core.messages import Message
from ....core.reading import need, whole
from .. import bundles
from ..asks import ASKING_PLACE, NONE, SPEND_UP_TO, Asked, PickBundle, PickCount
from ..data import BERRY, TWIG
from ..inquiry import Inquiry
from ..state import Everdell
from ..supply import gain_points, give_bundle, receivers, resources_of, spend_bundle
from .pieces import EVENT_NAMES, EVENTS, Tile

MOST_PLEDGED: Final = 3
GIFT_POINTS: Final = 2


def asking(event: int) -> int:
    """How a question names the event."""
    return ASKING_PLACE + EVENTS[event].place


def pledge(s: Everdell, player: int, event: int, bundle: int) -> None:
    """From the supply onto the event, for good."""
    spend_bundle(s, player, bundle)
    for resource in range(4):
        s.pledged[event] = s.pledged[event] + (bundles.AMOUNT[bundle * 4 + resource] << 4 * resource)
    if s.log is not None and bundle != bundles.NOTHING:
        args: dict[str, object] = {"seat": player, "event": EVENT_NAMES[event]}
        s.log.append(Event("pledged", {**args, **bundles.bundle_fact(bundle)}))


class Pledge(Tile):
    """Up to 3 of a resource onto the event, points for each."""

    def __init__(self, name: str, needs: list[str], resource: int, clause: str, each: int) -> None:
        super().__init__(name, needs, clause, each=each)
        self.resource: Final = resource

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        s.push(Pledging(player, self.number))

    def things(self, s: Everdell, seat: int) -> int:
        return s.pledged[self.number] >> 4 * self.resource & 15


class Pledging(Inquiry):
    """How many."""

    def __init__(self, player: int, event: int) -> None:
        super().__init__(player)
        self.event: Final = event

    def tile(self) -> Pledge:
        tile = EVENTS[self.event]
        assert isinstance(tile, Pledge)
        return tile

    def question(self, s: Everdell) -> Asked:
        resource = self.tile().resource
        most = min(MOST_PLEDGED, s.stock[self.player * 4 + resource])
        return PickCount(self.player, asking(self.event), most, resource)

    def sound(self, s: Everdell) -> None:
        need(isinstance(EVENTS[self.event], Pledge), "an event that takes a resource")

    def run(self, s: Everdell) -> None:
        if s.stock[self.player * 4 + self.tile().resource]:
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        pledge(s, self.player, self.event, bundles.ID_OF_CODE[answer << 3 * self.tile().resource])


class Management(Tile):
    """Up to 3 resources of any types onto the event, worth more or less each."""

    def __init__(self, name: str, needs: list[str], clause: str, worths: list[int], signs: str) -> None:
        super().__init__(name, needs, clause, signs=signs)
        self.worths: Final = worths  # of a twig, a resin, a pebble, a berry

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        s.push(Managing(player))

    def worth(self, s: Everdell, seat: int) -> int:
        points = 0
        for resource in range(4):
            points += self.worths[resource] * (s.pledged[self.number] >> 4 * resource & 15)
        return points


class Managing(Inquiry):
    """Which resources go onto it."""

    def question(self, s: Everdell) -> Asked:
        return PickBundle(self.player, asking(MANAGEMENT.number), SPEND_UP_TO, MOST_PLEDGED, bundles.NOTHING)

    def run(self, s: Everdell) -> None:
        if resources_of(s, self.player):
            s.ask(self, self.question(s))

    def resume(self, s: Everdell, answer: int) -> None:
        pledge(s, self.player, MANAGEMENT.number, answer)


class MarketingPlan(Tile):
    """Up to 3 resources among the opponents, 2 points each (EVD-8.10, 11.9)."""

    def achieved(self, s: Everdell, player: int, by: int) -> None:
        s.push(Marketing(player, MOST_PLEDGED, NONE))

    def words(self, count: int, to: int) -> Message | None:
        return Message("prompt.give_away", {"count": count, "other": to})


class Marketing(Inquiry):
    """Each opponent in turn is given some; if all have passed the supply gets them."""

    def __init__(self, player: int, left: int, to: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.to: Final = to  # the opponent that was asked about

    def question(self, s: Everdell) -> Asked:
        return PickBundle(self.player, asking(MARKETING_PLAN.number), SPEND_UP_TO, self.left, self.to)

    def sound(self, s: Everdell) -> None:
        whole(self.left, 1, MOST_PLEDGED)
        need(self.to in (receivers(s, self.player) or [self.player]), "an opponent to give to")

    def run(self, s: Everdell) -> None:
        others = receivers(s, self.player) or [self.player]  # oneself stands for the supply
        for other in others:
            if other > self.to and self.left and resources_of(s, self.player):
                asking_about = Marketing(self.player, self.left, other)
                s.ask(asking_about, asking_about.question(s))
                return

    def resume(self, s: Everdell, answer: int) -> None:
        if self.to == self.player:
            spend_bundle(s, self.player, answer)
        else:
            give_bundle(s, self.player, self.to, answer)
        gain_points(s, self.player, GIFT_POINTS * bundles.SIZE[answer])
        s.push(Marketing(self.player, self.left - bundles.SIZE[answer], self.to))


MARKETING_PLAN: Final = MarketingPlan(
    "a_brilliant_marketing_plan", ["shopkeeper", "post_office"], "EVD-11.9", signs="2×"
)
MANAGEMENT: Final = Management(
    "under_new_management", ["peddler", "general_store"], "EVD-11.1", [1, 2, 2, 1], "1×"
)
PLEDGE_ROWS: Final = [
    MARKETING_PLAN,
    Pledge("an_evening_of_fireworks", ["lookout", "miner_mole"], TWIG, "EVD-11.6", each=2),
    Pledge("performer_in_residence", ["inn", "bard"], BERRY, "EVD-11.1", each=2),
    MANAGEMENT,
]
