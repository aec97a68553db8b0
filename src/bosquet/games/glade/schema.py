"""What a seat sees of a game of Glade."""

from typing import Literal, TypedDict


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
