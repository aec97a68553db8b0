"""The folder of a house: one house at a time keeps its games there, and no other user reads them."""

import contextlib
import os
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

KEPT: Final = ("bosquet.db", "bosquet.db-wal", "bosquet.db-shm", "house.key", "house.lock")


class NoFolder(Exception):
    """Games cannot be kept in this folder, as a sentence."""


@contextlib.contextmanager
def only_house(folder: Path) -> Iterator[None]:
    """Two houses on one file would not hear of each other's moves. The lock ends with the process."""
    try:
        made_private(folder)
        lock = os.fdopen(os.open(folder / "house.lock", os.O_WRONLY | os.O_CREAT, 0o600), "w")
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


def wait_until_closed(folder: Path) -> None:
    """Until no house is open here any more: then its lock is free."""
    import fcntl

    with (folder / "house.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)


def made_private(folder: Path) -> None:
    """The seeds of running games lie here. What an older house left open to others is closed now.

    A folder that was there before and holds no house may be somebody's for other things as well: it stays
    as it is, and what the house writes there is private by itself.
    """
    ours = (folder / "house.key").exists() or not folder.exists()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    about = folder.stat()
    if ours and about.st_uid == os.getuid() and not about.st_mode & stat.S_ISVTX:
        folder.chmod(0o700)
    for name in KEPT:
        with contextlib.suppress(FileNotFoundError):
            (folder / name).chmod(0o600)


@contextlib.contextmanager
def new_private_file(file: Path) -> Iterator[BinaryIO]:
    """Whole under its name or not at all. FileExistsError: it is there already.

    The draft is ours alone: whoever else may write in this folder cannot lay a link or a file in its way.
    """
    draft = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    opened = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
    try:
        with os.fdopen(opened, "wb") as out:
            os.fchmod(out.fileno(), 0o600)
            yield out
            out.flush()
            os.fsync(out.fileno())
        os.link(draft, file)
    finally:
        draft.unlink()


def make_private_file(file: Path) -> None:
    """An empty file, if there is none yet. SQLite gives its companions the rights of the database itself."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
