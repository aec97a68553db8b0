"""A worker is placed: on a location, an event, or a card of a city, and what is there is used (EVD-2.1)."""

from ...core.events import Event
from ...core.reading import need
from . import actions, facts
from .achieving import claim
from .asks import ASKING_PLACE, VISITING, Asked, PickCopy, copies
from .board.pieces import EVENTS, LOCATIONS
from .city import free_copy
from .data import RUGWORT
from .inquiry import Inquiry
from .state import Everdell
from .supply import gain_points
from .workers import put_at, put_on


def place_worker(s: Everdell, seat: int, action: int) -> None:
    """A free worker of the seat goes where the action says."""
    if actions.PLACE.has(action):
        place = actions.PLACE.noun(action)
        put_at(s, place, seat)
        if s.log is not None:
            s.log.append(Event("placed", {"seat": seat, "location": LOCATIONS[place].name}))
        LOCATIONS[place].used(s, seat, ASKING_PLACE + place)
    elif actions.ACHIEVE.has(action):
        event = actions.ACHIEVE.noun(action)
        put_at(s, EVENTS[event].place, seat)
        claim(s, seat, event)
    else:
        kind = facts.DESTINATIONS[actions.VISIT.noun(action)]
        if kind == facts.STOREHOUSE and len(copies(s, seat, facts.STOREHOUSE, VISITING)) > 1:
            s.push(VisitingCopy(seat))
            return
        owner = actions.VISIT.other(action)
        visit(s, seat, owner, free_copy(s, owner, kind), kind)


def visit(s: Everdell, seat: int, owner: int, at: int, kind: int) -> None:
    """Onto a card; the owner of an OPEN one gains a point from a visitor, or two (EVD-4.9, 8.8, 10.1)."""
    put_on(s, owner, at, seat)
    if s.year and owner == RUGWORT:
        visit_rugwort(s, seat, kind)
        facts.CARDS[kind].visited(s, seat, owner, at)
        return
    if s.log is not None:
        args: dict[str, object] = {"seat": seat, "card": facts.CARD_NAMES[kind]}
        s.log.append(
            Event("visited_own", args) if owner == seat else Event("visited", {**args, "other": owner})
        )
    if owner != seat:
        gain_points(s, owner, facts.OPEN_POINTS[kind])
    facts.CARDS[kind].visited(s, seat, owner, at)


def visit_rugwort(s: Everdell, seat: int, kind: int) -> None:
    """He gains a token (EVD-14.13)."""
    s.his_tokens = s.his_tokens + 1
    if s.log is not None:
        s.log.append(Event("visited_rugwort", {"seat": seat, "card": facts.CARD_NAMES[kind]}))
        s.log.append(Event("rugwort_token", {"count": 1}))


class VisitingCopy(Inquiry):
    """Which of several Storehouses is emptied."""

    def question(self, s: Everdell) -> Asked:
        return PickCopy(self.player, facts.STOREHOUSE, facts.STOREHOUSE, VISITING)

    def sound(self, s: Everdell) -> None:
        need(s.free[self.player] > 0, "a worker")

    def resume(self, s: Everdell, answer: int) -> None:
        visit(s, self.player, self.player, answer, facts.STOREHOUSE)


def placing_of(recall: int) -> int:
    """The placing that would put the worker back where it was recalled from."""
    if actions.RECALL_FROM.has(recall):
        return actions.VISIT.action(actions.RECALL_FROM.noun(recall), actions.RECALL_FROM.other(recall))
    place = actions.RECALL.noun(recall)
    return (
        actions.ACHIEVE.action(place - len(LOCATIONS))
        if place >= len(LOCATIONS)
        else actions.PLACE.action(place)
    )
