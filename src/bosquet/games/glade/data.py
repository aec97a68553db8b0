"""Seven kinds of cards, several of each: enough for effects inside effects."""

from typing import Final

ACORN: Final = 0  # a point
MAGPIE: Final = 1  # play another card of your hand at once
SQUIRREL: Final = 2  # bury up to two cards for a point each
HARE: Final = 3  # give a card to another seat; alone: bury it
BADGER: Final = 4  # stays: a point after each later card of yours
OWL: Final = 5  # look at the top two cards of the deck, keep one, bury the other
FOX: Final = 6  # use another of your played cards' effects once more, not a fox's

CARD_NAMES: Final = ["acorn", "magpie", "squirrel", "hare", "badger", "owl", "fox"]
COPIES: Final = [6, 4, 3, 3, 3, 3, 2]
DECK: Final = [card for card in range(len(COPIES)) for _ in range(COPIES[card])]
KINDS: Final = len(COPIES)
HAND: Final = 3
MOST_SEATS: Final = 3
MOST_BURIED: Final = 2  # by one squirrel
