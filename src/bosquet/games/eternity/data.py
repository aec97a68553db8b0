"""The printed facts of Eternity. A card is an int from 0 to 41: family × 14 + rank − 1."""

from typing import Final

FAMILIES: Final = ["sea", "sky", "earth"]
RANKS: Final = 14
CARDS: Final = 42  # ETE-1.1
NO_FAMILY: Final = -1
NO_CARD: Final = -1
NOBODY: Final = -1

FAMILY: Final = [card // RANKS for card in range(CARDS)]
RANK: Final = [card % RANKS + 1 for card in range(CARDS)]
CARD_NAMES: Final = [f"{FAMILIES[FAMILY[card]]}-{RANK[card]}" for card in range(CARDS)]
CARD_IDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}

TREES: Final = [0 if rank <= 4 else 1 if rank <= 9 else 2 for rank in RANK]  # ETE-1.2

HAND_SIZE: Final = [0, 0, 14, 10, 10, 8]  # by number of players: ETE-2.1, 2.2, 7.1
PLEDGES_A_TRICK: Final = [0, 0, 1, 1, 1, 2]  # ETE-4.5, 7.4
CARDS_A_TRICK: Final = [0, 0, 4, 3, 4, 5]  # ETE-7.3

ROUNDS: Final = 3  # ETE-1.5
BONUS: Final = [2, 4, 7]  # ETE-5.1
TARGET_BONUS: Final = 3  # ETE-6.2
MOST_ROUNDS: Final = 60  # ETE-6.2 J: a game to a target that nobody reaches ends here, the highest total wins
LOWEST_TARGET: Final = 5
HIGHEST_TARGET: Final = 60


def turn_order(seats: int, leader: int) -> list[int]:
    """Clockwise from the leader; two players: leader, other, other, leader (ETE-7.3)."""
    if seats == 2:
        return [leader, 1 - leader, 1 - leader, leader]
    return [(leader + at) % seats for at in range(seats)]


TURN_ORDER: Final = [[turn_order(seats, leader) for leader in range(seats)] for seats in range(6)]
