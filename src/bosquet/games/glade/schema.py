"""What a seat sees of a game of Glade, and what it is told."""

from typing import Literal, NotRequired, TypedDict


class View(TypedDict):
    game: Literal["glade"]
    you: int | None
    hand: list[str]
    seen: list[str]
    hands: list[int]
    deck: int
    buried: int
    played: list[list[str]]
    points: list[int]


class OneCard(TypedDict):
    seat: int
    card: str


class MaybeCard(TypedDict):
    seat: int
    card: NotRequired[str]  # for who may know it


class Given(OneCard):
    other: int


class Looked(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[str]]


class Scored(TypedDict):
    seat: int
    points: int


class Events(TypedDict):
    played: OneCard
    shown: OneCard
    given: Given
    drew: MaybeCard
    buried: MaybeCard
    looked: Looked
    scored: Scored
