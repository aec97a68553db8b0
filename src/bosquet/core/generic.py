"""`S`: the state of a game, for what is written for the states of one game. Not compiled.

It stands for any state where nobody says which. Python's own TypeVar knows no default before 3.13.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from .state import State

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S")
