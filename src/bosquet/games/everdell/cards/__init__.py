"""What the cards do, one file a colour, one an expansion. Importing this package enters them all."""

from . import blue, extra, green, green_copies, legends, purple, red, tan

__all__ = ["blue", "extra", "green", "green_copies", "legends", "purple", "red", "tan"]
