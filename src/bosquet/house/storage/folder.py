"""The folder of a house: one house at a time keeps its games there."""

import contextlib
from collections.abc import Iterator
from pathlib import Path


class NoFolder(Exception):
    """Games cannot be kept in this folder, as a sentence."""


@contextlib.contextmanager
def only_house(folder: Path) -> Iterator[None]:
    """Two houses on one file would not hear of each other's moves. The lock ends with the process."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "house.lock").open("w")
    except OSError as error:
        raise NoFolder(f"Games cannot be kept in the folder {folder}: {error.strerror}.") from error
    with lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:  # no such locks on this system
            pass
        except OSError as error:
            raise NoFolder(f"Another house is already open on the folder {folder}.") from error
        yield
