"""What a number stands for: these are ints, and cost nothing, but a signature says which is meant."""

from typing import TypeAlias

Seat: TypeAlias = int  # from 0 clockwise
Action: TypeAlias = int  # an index of the game's table
