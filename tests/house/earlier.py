"""A house from before a rule changed: `python -m tests.house.earlier <game> <version> <seeds> serve …`.

The rules are the real ones of that version; it knows of none that came later.
"""

import sys
from importlib import import_module
from pathlib import Path

import bosquet
from bosquet.cli import main
from tests.house.luck import FixedLuck

if __name__ == "__main__":
    id, version, seeds = sys.argv[1:4]
    import_module(f"bosquet.games.{id}").GAME = bosquet.game(id).under(int(version))  # type: ignore[attr-defined]
    main(sys.argv[4:], FixedLuck(Path(seeds)))
