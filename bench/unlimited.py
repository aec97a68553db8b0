"""A house whose people may do as much as they can: `python -m bench.unlimited <folder>`."""

import sys
from pathlib import Path

from bosquet.house.server import serve
from bosquet.house.settings import Limits, Settings

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    limits = Limits(burst=1e12, per_second=1e12)
    serve(Settings(folder, beat=0, site=folder / "site", limits=limits), "127.0.0.1", 0)
