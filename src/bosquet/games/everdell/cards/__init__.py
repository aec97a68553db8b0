"""The cards, one file a colour, one an expansion: each row is a card, and its class what it does.

Their order here and in the files is that of their numbers. Importing this package enters them all.
`facts.py`, `bundles.py` and `actions.py` are derived from the rows and not there yet while these are read. So
they are imported as modules, and what is in them, `facts.HOMES`, is looked up when it is needed.
"""

# isort: off
from . import tan, green, red, blue, purple, extra, legends

# isort: on

__all__ = ["blue", "extra", "green", "legends", "purple", "red", "tan"]
