"""The shape of what a seat of Evergreen sees and is told. Not compiled: the web makes its types of it."""

from typing import Literal, NotRequired, TypedDict

Side = Literal["left", "middle", "right"]


class ArtistName(str):
    pass


class CardName(str):
    pass


class Artist(TypedDict):
    stage: str  # the name on the sleeves: not translated
    dial: list[int]  # the values around the disc, in order


class Card(TypedDict):
    artist: ArtistName
    value: int


class Catalogue(TypedDict):
    """What is printed."""

    artists: dict[ArtistName, Artist]  # in the order of the hit disc
    cards: dict[CardName, Card]


class Disc(TypedDict):
    artist: ArtistName
    holder: int | None  # None: in the middle of the table
    dial: int


class Place(TypedDict):
    """One of a player's three places; empty until the opening is turned over."""

    card: CardName | None
    covered: list[CardName]  # what lies under it, the lowest first


class LaidCard(TypedDict):
    card: CardName
    owner: int
    side: Side


class Concert(TypedDict):
    points: int
    gala: bool
    final: bool


class Player(TypedDict):
    seat: int
    cards: int  # left in hand
    chosen: int  # opening cards chosen so far
    places: list[Place]  # left, middle, right
    influence: dict[ArtistName, int]
    worth: int  # what a concert would bring now (EVG-4.2)
    concerts: list[Concert]
    concerts_left: int  # besides the final one
    gala: bool  # still to be used
    total: int


class View(TypedDict):
    """Everything public, and the hand and secret choices of the seat that looks."""

    game: Literal["evergreen"]
    you: int | None
    phase: Literal["opening", "cards", "hit", "concert", "gala", "over"]
    turn: int | None  # whose turn it is
    turn_number: int  # from 1; 0 in the opening
    dealer: int
    first: int | None  # who took the first turn (EVG-2.2)
    highest: int  # card values in play go from 1 to this (EVG-1.5)
    hourglass: int | None  # seconds
    hit: ArtistName
    discs: list[Disc]  # in the order of the hit disc
    laid: list[LaidCard]  # in this turn
    cards_left: int  # that may still be laid in this turn
    box: int  # cards out of play, unseen
    hand: list[CardName]
    opening: list[CardName]  # what you have chosen, left to right, until all is turned over
    picked: CardName | None  # the card that you are about to lay
    players: list[Player]
    ranks: list[int] | None  # once the game is over


class Seat(TypedDict):
    seat: int


class Dealt(TypedDict):
    seat: int
    count: int
    hand: NotRequired[list[CardName]]  # for whose hand it is


class Chosen(TypedDict):
    seat: int
    count: int
    card: NotRequired[CardName]  # for who chose it


class Opened(TypedDict):
    seat: int
    cards: list[CardName]
    sum: int


class First(TypedDict):
    seat: int
    sum: int


class Laid(LaidCard):
    seat: int  # who lays it
    covered: CardName


class Drawn(TypedDict):
    seat: int  # who was late
    neighbour: int
    card: CardName


class Taken(TypedDict):
    artist: ArtistName
    seat: int
    dial: int


class Moved(Taken):
    other: int  # who had it


class Hit(TypedDict):
    seat: int
    artist: ArtistName


class Counted(TypedDict):
    """A disc as a concert counts it (EVG-4.2)."""

    artist: ArtistName
    dial: int
    hit: bool


class Played(TypedDict):
    """A concert of any kind."""

    seat: int
    points: int
    discs: list[Counted]


class Over(TypedDict):
    ranks: list[int]
    totals: list[int]


class Events(TypedDict):
    """What every kind of event tells."""

    dealer: Seat
    dealt: Dealt
    chosen: Chosen
    opened: Opened
    first: First
    laid: Laid
    laid_home: Laid
    taken: Taken
    moved: Moved
    hit: Hit
    late: Seat
    drawn: Drawn
    concert: Played
    gala: Played
    final: Played
    final_gala: Played
    over: Over


class Move(TypedDict):
    """A disc that would change its holder."""

    artist: ArtistName
    other: int | None  # who has it; None: in the middle
    to: int
    dial: int


class Laying(TypedDict):
    """What a card would change where it is laid."""

    covers: CardName
    moves: list[Move]
    worth: int  # of a concert afterwards


class Turned(TypedDict):
    artist: ArtistName  # the hit then
    worth: int


class Points(TypedDict):
    points: int


Effects = TypedDict(
    "Effects",
    {
        "on": Laying,
        "hit": Turned,
        "concert": Points,
        "gala": Points,
        "no concert": Points,
        "no gala": Points,
    },
)
