"""`bosquet serve` with chance that repeats: `python -m tests.house.fixed <file of the seed> serve …`."""

import sys
from pathlib import Path

from bosquet.cli import main
from tests.house.luck import FixedLuck

if __name__ == "__main__":
    main(sys.argv[2:], FixedLuck(Path(sys.argv[1])))
