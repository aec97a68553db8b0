"""What any loaded position must have; what a question needs, each frame says itself (`fits`)."""

from ...core.reading import need
from .state import Everdell


def need_playable(s: Everdell) -> None:
    need(len(s.hands) == s.seats, "a hand for each seat")
