"""The shape of what a seat of Evergreen sees. Not compiled: the web's types are generated from it."""

from typing import Literal, TypedDict

Artist = Literal["orange", "blue", "green", "yellow", "brown", "lilac"]
Side = Literal["left", "middle", "right"]


class Disc(TypedDict):
    artist: Artist
    holder: int | None  # None: in the middle of the table
    dial: int


class Place(TypedDict):
    """One of a player's three places; empty until the opening is turned over."""

    card: str | None
    covered: list[str]  # what lies under it, the lowest first


class LaidCard(TypedDict):
    card: str
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
    influence: dict[Artist, int]
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
    hit: Artist
    hit_order: list[Artist]  # around the hit disc, to the right
    dial: list[int]  # the values of a dial in order
    discs: list[Disc]  # in the order of the hit disc
    laid: list[LaidCard]  # in this turn
    cards_left: int  # that may still be laid in this turn
    box: int  # cards out of play, unseen
    hand: list[str]
    opening: list[str]  # what you have chosen, left to right, until all is turned over
    picked: str | None  # the card that you are about to lay
    players: list[Player]
    ranks: list[int] | None  # once the game is over
