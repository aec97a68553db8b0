"""What the cards do, one file a colour. Importing this package enters them all."""

from . import blue, green, purple, red, tan

__all__ = ["blue", "green", "purple", "red", "tan"]
