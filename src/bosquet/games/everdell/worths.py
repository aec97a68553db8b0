"""What bots hold of resources and seasons, in points of the final score; the others say it themselves."""

from typing import Final

WORTH: Final = [0.5, 0.65, 0.85, 0.6]  # a twig, a resin, a pebble, a berry
ANY: Final = 0.8  # a resource of any type
CARD: Final = 0.3  # a card in hand, whatever it is
HOME: Final = 0.5  # a construction that a critter could move into
PRODUCTIONS: Final = [2, 1, 1, 0]  # that are still to come, by season
RUNNING: Final = [1.0, 0.75, 0.5, 0.2]  # how much of a blue or red card's use is still to come, by season
