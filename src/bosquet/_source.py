"""Run the plain source although compiled modules lie beside it."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path


def prefer_source() -> None:
    """Let every folder of the package offer only its `.py` files, from the next import on."""
    package = Path(__file__).parent
    for folder in (package, *package.rglob("*/")):
        sys.path_importer_cache[str(folder)] = FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES))
