"""What travels between the browser and the house, both ways. The web's types are generated from these.

Strict on the way in: an unknown field, a wrong type or too long a text is refused before anything sees it.
Every message out is numbered by connection; a gap means that the client asks for everything again (`sync`).
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, MsgspecError, Struct

LONGEST_NAME: Final = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Ticket = Annotated[str, Meta(max_length=40, pattern="^[ -~]+$")]  # the client's; a resend carries the same
ActionName = Annotated[str, Meta(min_length=1, max_length=120)]
LONGEST_PATH: Final = 24
ActionPath = Annotated[list[ActionName], Meta(min_length=1, max_length=LONGEST_PATH)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Step = Annotated[int, Meta(ge=0)]
Level = Literal["seedling", "sapling", "oak"]
SeatKind = Literal["me", "here", "link", "bot"]
Absence = Literal["stood", "absent", "gave_up"]  # why a bot plays a person's seat
Patience = Literal[0, 120, 300, 900, 3600, 86400]  # seconds that the others wait; 0: as long as it takes
Status = Literal["waiting", "playing", "over", "stopped"]
PaceName = Literal["calm", "brisk", "instant"]

UNREADABLE: Final = (MsgspecError, UnicodeError, RecursionError)  # what comes of bytes that are no message


# --- from the browser -----------------------------------------------------------------------------


class Inbound(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    pass


class Sit(Inbound, tag="sit"):
    """Take a free seat at a table that has not started, or your own again that a bot plays for you."""

    seat: Seat
    name: Name | None = None


class Stand(Inbound, tag="stand"):
    """Free a seat again before the start; after it, hand the seat to a bot."""

    seat: Seat


class StandIn(Inbound, tag="stand_in"):
    """Let a bot play for somebody who has been away for longer than the table agreed to wait."""

    seat: Seat


class GiveUp(Inbound, tag="give_up"):
    """Leave the game for good: a bot finishes it for this seat."""

    seat: Seat


class Stop(Inbound, tag="stop"):
    """Wish to end the game without a winner; it stops once everybody who plays does. Or no longer wish it,
    or say no: then nobody's wish stands."""

    wish: bool


class Reseat(Inbound, tag="reseat"):
    """The host changes what a seat is before the start."""

    seat: Seat
    kind: SeatKind
    level: Level | None = None
    name: Name | None = None


class Start(Inbound, tag="start"):
    pass


class Play(Inbound, tag="play"):
    """The answer to the question of `step`, and to those that follow from it, as far as the seat is asked.

    All of the path is played or nothing. The same ticket twice is one move.
    """

    seat: Seat
    step: Step
    path: ActionPath
    ticket: Ticket


class Try(Inbound, tag="try"):
    """What would come of this path? Nothing is written."""

    seat: Seat
    step: Step
    path: ActionPath
    ticket: Ticket


class TakeBack(Inbound, tag="take_back"):
    """Go back to before the seat's last choice, at most to the last reveal or turn of the hourglass."""

    seat: Seat
    step: Step
    ticket: Ticket


class Why(Inbound, tag="why"):
    """Ask why something is not allowed now."""

    seat: Seat
    action: ActionName


class Face(Inbound, tag="face"):
    """Several people on one sofa: show the table from this seat, which must belong to the browser."""

    seat: Seat | None


class Look(Inbound, tag="look"):
    """Show the board as it was after `moves` moves, from the same seat."""

    moves: Step


class Sync(Inbound, tag="sync"):
    """Send everything again."""


class Pace(Inbound, tag="pace"):
    """How long this person likes moves to stand; the house's beat follows it."""

    pace: PaceName


class Rematch(Inbound, tag="rematch"):
    """Open a new table with the same people and options."""


class Ping(Inbound, tag="ping"):
    """Is the line alive?"""


type_in = (
    Sit
    | Stand
    | StandIn
    | GiveUp
    | Stop
    | Reseat
    | Start
    | Play
    | Try
    | TakeBack
    | Why
    | Face
    | Look
    | Sync
    | Pace
    | Rematch
    | Ping
)


# --- from the house -------------------------------------------------------------------------------


class Words(Struct):
    """A sentence by key; the client has the words."""

    key: str
    args: dict[str, Any] = {}


class SeatState(Struct):
    seat: int
    kind: SeatKind
    name: str | None
    level: Level | None
    present: bool
    yours: bool  # also while a bot plays it for you: then you may sit down again
    free: bool  # somebody who has the link may sit down here
    absence: Absence | None  # why a bot plays this person's seat
    away_since: float | None  # a person who plays has had no page open since then
    bot_from: float | None  # the table waits for them; from then on the others may let a bot play …
    bot_now: bool  # … and that is now


class Choice(Struct):
    """One legal answer: its verb, and its nouns by name. `target` is where on the board it is chosen."""

    id: int
    name: str
    verb: str
    nouns: list[str]
    target: str
    effect: dict[str, Any] | None = None  # what it would do, for a preview, where the game tells it


class Decision(Struct):
    seat: int
    prompt: Words
    options: list[Choice]
    asker: str | None = None  # the card or place that asks, where it is not the game itself


class Happening(Struct):
    """A public or private fact of the game, already cut to what this seat may know."""

    kind: str
    args: dict[str, Any]


class Clock(Struct):
    """The hourglass when this was sent. What is left beyond a full glass falls first, then it is turned."""

    seat: int  # whose sand it is
    seconds_left: float
    glass: int  # seconds of a full one
    running: bool  # False: it stands still while none of the players is there


class LogLine(Struct):
    """What one move caused. `move` counts moves from 1; 0 is the set-up."""

    move: int
    seat: int | None
    action: str | None
    forced: bool
    happenings: list[Happening]
    stand_in: bool = False  # a bot played it for somebody who was away


class Note(Struct, frozen=True):
    """What somebody did around the game. Its place in the log is after `move`, or where that is gone now."""

    move: int  # moves that stood then
    kind: Literal[
        "took_back", "stand_in", "returned", "stood", "gave_up", "stop", "go_on", "stopped", "closed"
    ]
    seat: int  # who did it; nobody where the house closed the table
    about: int  # whose seat it is about
    count: int  # moves taken back
    at: float


class Scene(Struct):
    """A moment on the way from one view to the next: how things stood after the first `told` of the news.

    `patch` says what changes from the scene before, or from the view before (`core/patch.py`).
    """

    told: int
    patch: Any


class Outbound(Struct, tag_field="type", kw_only=True):
    seq: int


class Part(Struct):
    """A finished game of a campaign, as its trail keeps it."""

    id: str  # its table
    options: dict[str, Any]
    ranks: list[int]
    scores: list[int]


class TableState(Outbound, tag="table"):
    """Who sits where, before, during and after the game."""

    id: str
    game: str
    options: dict[str, Any]
    patience: int  # seconds that the others wait for somebody who is away; 0: as long as it takes
    status: Status  # stopped: over, and nobody has won
    host: bool
    seats: list[SeatState]
    stopping: list[int]  # seats whose people wish to stop
    commitment: str | None  # hash of the seed, shown from the start on
    seed: str | None  # shown at the end
    rematch: str | None  # the next table, once somebody has opened it
    campaign: list[Part]  # the games that this one follows, the oldest first
    sequel: Literal["next", "again"] | None  # a rematch would be the campaign's next part, or another try
    watchers: int
    closes_in: int | None = None  # minutes until the house closes for an upgrade
    brief: bool = False  # bots think for a shorter time than their level does, so that nobody waits long


class Position(Outbound, tag="position"):
    """The board as one seat (or a spectator) sees it, with what it may do."""

    face: int | None
    step: int  # what a move must name; also counts take-backs, so it only grows
    moves: int  # moves that stand
    since: int  # the earliest moment that may be looked at; the log begins after it, or at 0 with the set-up
    view: dict[str, Any] | None  # None: the scenes and then `patch` lead there from the view sent before
    scenes: list[Scene]
    patch: Any
    actors: list[int]
    decisions: list[Decision]  # for the faced seat
    take_back: int | None  # how many moves a take-back would undo now
    news: list[LogLine]  # what happened since the last position sent on this connection
    kept: int  # lines of the log sent before that still stand; later ones were taken back
    fresh: bool  # True: `news` is all of the log that may be read (first position, sync, another face)
    replayed: bool = False  # True for an answer to `look`
    clock: Clock | None = None  # None: nobody's time is measured now


class Notes(Outbound, tag="notes"):
    """What people did around the game, from number `first` on: notes are only ever added.

    A line begins with all of them; what comes later is news.
    """

    first: int
    notes: list[Note]


class Pong(Outbound, tag="pong"):
    """It is."""


class Refused(Outbound, tag="refused"):
    """Nothing was changed. The reason by key, with the rule's clause where there is one."""

    ticket: str | None
    reason: Words
    clause: str | None


class Reason(Outbound, tag="reason"):
    """The answer to `why`; `reason` is None when the action is allowed."""

    action: str
    reason: Words | None
    clause: str | None


class Tried(Outbound, tag="tried"):
    """The answer to `try`: the board as it would be, and what the seat would be asked next."""

    ticket: str
    step: int
    path: list[str]
    view: dict[str, Any]
    decision: Decision | None  # None: the path is at its end and can only be played
    happenings: list[Happening]  # what would have happened on the way
    sealed: bool  # True: the last action reveals something; the rest is shown as it was before it


class Accepted(Outbound, tag="accepted"):
    """The move is on disk."""

    ticket: str
    step: int


type_out = TableState | Position | Notes | Tried | Refused | Reason | Accepted | Pong


# --- HTTP -----------------------------------------------------------------------------------------


class Guest(Struct):
    id: str
    name: str | None


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class MyLink(Struct):
    """POST /api/me/link: whoever opens this link in another browser can be me there."""

    link: str
    qr: str  # the same as a picture, an SVG


class Become(Struct, forbid_unknown_fields=True):
    """POST /api/me/link/whose, which changes nothing, and POST /api/me/become: the end of such a link."""

    token: Annotated[str, Meta(max_length=400)]


class OptionInfo(Struct):
    """One option of a game: `kind` says how to offer it."""

    name: str
    kind: Literal["choice", "flag", "number", "seat_order", "text"]
    default: Any
    choices: list[Any]
    low: int | None
    high: int | None
    seats: list[int]  # the numbers of players that it is for; none: all


class GameInfo(Struct):
    id: str
    version: int
    seats: list[int]
    options: list[OptionInfo]


class LevelInfo(Struct):
    id: Level
    bot: str  # random, greedy or search
    seconds: float | None
    iterations: int | None


class Lobby(Struct):
    """GET /api/house: all that the home page offers."""

    games: list[GameInfo]
    levels: list[LevelInfo]
    me: Guest
    tables: list["TableLine"]
    address: str  # how links to this house begin
    only_here: bool  # such a link works on this machine alone
    closes_in: int | None  # minutes until the house closes for an upgrade


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: SeatKind
    level: Level | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    patience: Patience = 300
    start: bool = False  # "Play now": start at once when no seat is open


class Result(Struct, frozen=True):
    """How a game ended, by seat. Rank 1 has won, or shares the win."""

    ranks: list[int]
    scores: list[int]


class TableLine(Struct):
    """One of my tables in a list."""

    id: str
    game: str
    status: Status
    names: list[str | None]
    mine: list[int]  # the seats that are or were mine
    your_turn: bool
    updated: float
    result: Result | None  # of a finished game
    hidden: bool  # from the list, by me
    options: dict[str, Any]
    campaign: list[Part]  # the games that it follows


class Hide(Struct, forbid_unknown_fields=True):
    """PUT /api/tables/{id}/hidden: keep a table out of my list, or not any more."""

    hidden: bool


class Replay(Struct):
    """GET /api/tables/{id}/replay/{moves}?seat={seat}: the board of a finished game at any moment.

    Every hand is open now: the view is the seat's, whoever asks, or a spectator's without a seat.
    """

    moves: int
    last: int
    view: dict[str, Any]
    scenes: list[Scene]  # that lead there from the view of the moment before


class Story(Struct):
    """GET /api/tables/{id}/story: everything that happened in a finished game, nothing hidden."""

    lines: list[LogLine]


class Health(Struct):
    """GET /healthz: whether to send people here: moves can be saved, and it stays open; if not, why."""

    ok: bool
    last_commit: float  # when something was last written; of a house that has just opened, when it opened
    reason: str | None
    resumed: bool  # after a restart: every table that should go on has been opened


class Proof(Struct):
    """GET /api/tables/{id}/proof: what came of checking the record as `bosquet verify` does."""

    moves: int
    fault: str | None  # why nothing is proven, in English as the command says it


class Problem(Struct):
    """Every error of the HTTP side."""

    reason: Words
