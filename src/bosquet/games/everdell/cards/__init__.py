"""What the cards do, one file a colour. Importing this package enters them all."""

from . import blue, green, green_copies, purple, red, tan

__all__ = ["blue", "green", "green_copies", "purple", "red", "tan"]
