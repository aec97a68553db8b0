"""The shape of what a seat of Eternity sees and is told. Not compiled: the web makes its types of it."""

from typing import Literal, NotRequired, TypedDict


class FamilyName(str):
    pass


class CardName(str):
    pass


class Family(TypedDict):
    pass


class Card(TypedDict):
    family: FamilyName
    rank: int
    trees: int  # that it pledges (ETE-1.2)


class Catalogue(TypedDict):
    """What is printed."""

    families: dict[FamilyName, Family]
    cards: dict[CardName, Card]


class LaidCard(TypedDict):
    seat: int
    card: CardName


class RoundResult(TypedDict):
    """One seat's round once it is scored (ETE-5)."""

    tricks: int
    trees: int
    tree_points: int
    bonus: int
    kept: bool  # False only in the target variant, for those below the round's best (ETE-6.2)


class Player(TypedDict):
    seat: int
    cards: int  # left in hand
    tricks: int
    trees: int
    planted: int
    now: int  # what the round would bring if it ended now (ETE-5)
    total: int
    rounds: list[RoundResult]


class View(TypedDict):
    """Everything public, and the hand of the seat that looks."""

    game: Literal["eternity"]
    you: int | None
    round: int  # from 1
    rounds: int | None  # how many there are; None when playing to a target
    target: int | None
    bonus: int
    trick_number: int  # from 1
    trick_count: int
    dealer: int
    leader: int
    order: list[FamilyName]  # the trump tiles from left to right
    trump: FamilyName
    next_trump: FamilyName  # once all that lies open has joined the tableau
    lacking: dict[FamilyName, int]  # how many cards a family lacks to be trump (ETE-3.1)
    tableau: dict[FamilyName, list[CardName]]
    coming: list[CardName]  # two players: turned over, join the tableau when the trick ends (ETE-7.2)
    neutral: int  # two players: cards left in the neutral pile
    open_hand: list[CardName]  # three players: the fourth hand, out of play (ETE-2.2)
    led: FamilyName | None
    trick: list[LaidCard]
    pledges: list[LaidCard]
    winner: int | None  # who would win the trick now
    best: CardName | None  # with which card
    pledges_left: int
    hand: list[CardName]
    players: list[Player]
    ranks: list[int] | None  # once the game is over


class SeatResult(RoundResult):
    seat: int


class Seat(TypedDict):
    seat: int


class Cards(TypedDict):
    cards: list[CardName]


class Pledge(LaidCard):
    trees: int


class Trick(LaidCard):
    """Who has won it with which card."""

    cards: list[LaidCard]


class RoundBegun(TypedDict):
    round: int
    dealer: int
    bonus: int


class Dealt(TypedDict):
    seat: int
    count: int
    hand: NotRequired[list[CardName]]  # for whose hand it is


class TrumpTurned(TypedDict):
    family: FamilyName
    before: FamilyName | None


class Scored(TypedDict):
    round: int
    results: list[SeatResult]


class Over(TypedDict):
    ranks: list[int]
    totals: list[int]


class Events(TypedDict):
    """What every kind of event tells."""

    round: RoundBegun
    dealt: Dealt
    open_hand: Cards
    tableau: Cards
    turned: Cards
    played: LaidCard
    pledged: Pledge
    trick: Trick
    joined: Cards
    trump: TrumpTurned
    scored: Scored
    next_dealer: Seat
    over: Over


class Ahead(TypedDict):
    ahead: bool  # it would win the trick as it lies (ETE-4.6)


class Joining(TypedDict):
    trump: FamilyName  # with what lies open, once the trick ends (ETE-4.8)


class Effects(TypedDict):
    """What an answer would do, by its verb."""

    play: Ahead | None  # not of the card that is led
    pledge: Joining
