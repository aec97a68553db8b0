"""Everdell as a title of the house."""

from collections.abc import Callable
from typing import Any, Final

from ...core.frames import Frame
from ...core.game import Game
from ...core.options import Option
from ...core.rng import Rng
from ...core.state import Setup, State
from . import asks, cards
from .actions import TABLE
from .board import table
from .board.events import CallingBack
from .board.forest import PlayTaken
from .board.keepsakes import Clearing, ClearingCopy, Graduating, ReadingScrolls
from .board.pledges import Managing, Marketing, Pledging
from .cards.blue import Ringing
from .cards.extra import Choosing, Crying, Juggling, NamingColour, Proving
from .cards.green import (
    GivingBerries,
    PayingForPoints,
    Storing,
    Swapping,
    Teaching,
)
from .cards.green_copies import Copying, FillingCopy
from .cards.legends import Favouring, Sliding, SlidingCopy
from .cards.red import Digging, PlayBy, Posting, Retiring, RetiringCopy, Reviving
from .cards.tan import Delivering, Ranging, Undertaking
from .city import refresh
from .data import LONGEST_GAME, MOST_SEATS
from .dump import FIELDS, load_table
from .effects import Discarding, GainAny, GiveAny, GiveAway, Refilling, TakeFromMeadow
from .locations import CopyLocation
from .ousting import Ousting, OustingCopy
from .playable import need_playable
from .playing import Fooling, Play, Replacing, ReplacingCopy
from .producing import Production
from .rugwort import CLOSED
from .rugwort_turn import Answer, HisSeason
from .state import Everdell
from .triggers import Triggers
from .turn import DEAL, Deal, EndTurn, NextSeason, Turn, clear_notes, clear_table
from .visiting import VisitingCopy

VERSION: Final = 1
YEARS: Final = 3
OPTIONS: Final = (
    Option("extra_extra", "flag", False),  # EVD-1.6
    Option("legends", "flag", False),
    Option("solo", "number", 1, [], 1, YEARS, seats=(1,)),  # the year against Rugwort (EVD-14)
)
ANSWERS_A_TURN: Final = 100  # more than any chain of effects asks


class EverdellGame(Game):
    def blank(self, setup: Setup, rng: Rng) -> Everdell:
        s = Everdell(setup, rng)
        s.expanded = bool(setup.options["extra_extra"] or setup.options["legends"])
        return s

    def begin(self, setup: Setup, rng: Rng) -> State:
        s = self.blank(setup, rng)
        clear_table(s)
        s.push(DEAL)
        return s

    def load_fields(self, state: State, dump: dict[str, Any]) -> None:
        super().load_fields(state, dump)
        assert isinstance(state, Everdell)
        load_table(state, dump)

    def derive(self, state: State) -> None:
        """What follows from the cities."""
        assert isinstance(state, Everdell)
        clear_notes(state)
        state.woods = sorted(state.forest)
        state.closed = CLOSED[state.his_season]
        for seat in range(state.sides):
            refresh(state, seat)
        need_playable(state)

    def sequel(self, state: State) -> dict[str, object] | None:
        """Alone: the next year once one is won, a lost one again, nothing after the last (EVD-14.23)."""
        assert isinstance(state, Everdell)
        won = state.ranks() == [1]
        if not state.year or (won and state.year == YEARS):
            return None
        return {**state.setup.options, "solo": state.year + 1 if won else state.year}

    def bound(self, setup: Setup) -> int:
        return setup.seats * LONGEST_GAME * ANSWERS_A_TURN


FRAMES: Final[dict[str, Callable[..., Frame[Any]]]] = {
    "Deal": Deal,
    "Turn": Turn,
    "EndTurn": EndTurn,
    "NextSeason": NextSeason,
    "PickCard": asks.PickCard,
    "PickCopy": asks.PickCopy,
    "PickWay": asks.PickWay,
    "PickPayment": asks.PickPayment,
    "PickPlay": asks.PickPlay,
    "PickBundle": asks.PickBundle,
    "PickCount": asks.PickCount,
    "PickSeat": asks.PickSeat,
    "PickLocation": asks.PickLocation,
    "PickWorker": asks.PickWorker,
    "PickDestination": asks.PickDestination,
    "PickGreen": asks.PickGreen,
    "PickProduction": asks.PickProduction,
    "PickPile": asks.PickPile,
    "PickChoice": asks.PickChoice,
    "PickColour": asks.PickColour,
    "PickProof": asks.PickProof,
    "PickEvent": asks.PickEvent,
    "Play": Play,
    "Replacing": Replacing,
    "ReplacingCopy": ReplacingCopy,
    "Fooling": Fooling,
    "Ousting": Ousting,
    "OustingCopy": OustingCopy,
    "Answer": Answer,
    "HisSeason": HisSeason,
    "Triggers": Triggers,
    "Production": Production,
    "GainAny": GainAny,
    "GiveAny": GiveAny,
    "GiveAway": GiveAway,
    "Discarding": Discarding,
    "TakeFromMeadow": TakeFromMeadow,
    "PlayTaken": PlayTaken,
    "CopyLocation": CopyLocation,
    "VisitingCopy": VisitingCopy,
    "Ringing": Ringing,
    "Copying": Copying,
    "FillingCopy": FillingCopy,
    "GivingBerries": GivingBerries,
    "PayingForPoints": PayingForPoints,
    "Storing": Storing,
    "Swapping": Swapping,
    "Teaching": Teaching,
    "Digging": Digging,
    "PlayBy": PlayBy,
    "Posting": Posting,
    "Retiring": Retiring,
    "RetiringCopy": RetiringCopy,
    "Reviving": Reviving,
    "Delivering": Delivering,
    "Ranging": Ranging,
    "Undertaking": Undertaking,
    "Favouring": Favouring,
    "Refilling": Refilling,
    "Sliding": Sliding,
    "SlidingCopy": SlidingCopy,
    "Choosing": Choosing,
    "Crying": Crying,
    "Juggling": Juggling,
    "NamingColour": NamingColour,
    "Proving": Proving,
    "CallingBack": CallingBack,
    "Clearing": Clearing,
    "ClearingCopy": ClearingCopy,
    "Graduating": Graduating,
    "Managing": Managing,
    "Marketing": Marketing,
    "Pledging": Pledging,
    "ReadingScrolls": ReadingScrolls,
}

COLOURED: Final = cards, table  # importing them enters what the cards do, and lays out the board

GAME: Final = EverdellGame("everdell", VERSION, range(1, MOST_SEATS + 1), OPTIONS, TABLE, FRAMES, FIELDS)
