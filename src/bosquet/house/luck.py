"""Where a house's chance comes from: the system, and nothing else.

A test that serves a house hands it a luck that repeats. There is no option, variable or message for that:
only a program that builds the house can do it.
"""

import secrets

from bosquet import State

SEED_BYTES = 32


class Luck:
    worker = "bosquet.house.worker"  # the module that runs where bots think

    def seed(self) -> bytes:
        """The seed of a new table."""
        return secrets.token_bytes(SEED_BYTES)

    def number(self, state: State, seat: int, purpose: str) -> int:
        """For one thought of a bot in this state: the world it is shown, its choice, or a safe move."""
        return secrets.randbits(60)
