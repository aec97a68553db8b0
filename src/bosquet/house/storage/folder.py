"""The folder of a house: one house at a time keeps its games there."""

import contextlib
from collections.abc import Iterator
from pathlib import Path


class InUse(Exception):
    """Another house has this folder, as a sentence."""


@contextlib.contextmanager
def only_house(folder: Path) -> Iterator[None]:
    """Two houses on one file would not hear of each other's moves. The lock ends with the process."""
    folder.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        yield
        return
    with (folder / "house.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise InUse(f"Another house is already open on the folder {folder}.") from error
        yield
