"""How this house is run. Everything has a default that suits a laptop."""

import os
from dataclasses import dataclass, field
from pathlib import Path

PACKAGED_SITE = Path(__file__).parent / "site"


def default_data() -> Path:
    """Where games are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "bosquet"


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 4 * 1024
    body_bytes: int = 16 * 1024
    burst: float = 150  # messages at once on one connection …
    per_second: float = 15  # … and steadily
    dear: float = 1500  # of one address's messages at once, those that cost more than one …
    dear_per_second: float = 300  # … and steadily
    offences: int = 20  # refused frames before the connection is closed
    offence_memory: float = 60  # seconds after which that many offences are forgiven
    tables_per_hour: int = 60  # one guest
    tables_per_hour_address: int = 600  # one address, which may be a whole school
    reviews_per_minute: int = 900  # moments of finished games, one guest …
    reviews_per_minute_address: int = 9000  # … and one address
    changes_per_minute: int = 20  # sitting, standing and wishing to stop: one person at one seat
    take_backs_per_minute: int = 60  # one seat
    downloads_per_hour: int = 10  # of all that a guest has here
    connections_per_guest: int = 40
    connections_per_address: int = 400  # guests without a cookie are all new: only this holds them
    unread_bytes: int = 1024 * 1024  # that may wait for a slow reader before it is dropped …
    unread_bytes_address: int = 32 * 1024 * 1024  # … and for all of one address together
    pictures: float = 60  # links drawn for one address at once …
    pictures_per_second: float = 1  # … and steadily; those that were drawn before cost nothing
    requests: float = 3000  # HTTP requests of one address at once …
    requests_per_second: float = 200  # … and steadily


@dataclass(frozen=True)
class Settings:
    data: Path
    database: str = ""  # a SQLAlchemy URL; empty: bosquet.db in the data folder
    beat: float = 0.9  # seconds between a move and a bot's answer, so that people can read
    workers: int = 2  # processes in which bots think
    deadline: float = 20  # seconds after which a bot's move is played for it
    wait: float = 5  # seconds that people wait for bots' thoughts between two of their own questions …
    full_wait: float = 15  # … and at most, where many tables wait
    sand: float = 1  # how fast hourglasses run: only tests hurry
    patience: float = 1  # how fast people lose it with those who are away: only tests hurry
    heartbeat: float = 5  # seconds between signs of life on a line, and for an answer to each
    idle: float = 600  # seconds after which a table nobody looks at leaves memory
    sleep: float = 7 * 86400  # seconds without anybody after which a restart lets a table sleep
    origins: tuple[
        str, ...
    ] = ()  # further origins that may talk to this house, such as https://grove.example
    open_port: int | None = None  # on which the whole network reaches this house
    site: Path = PACKAGED_SITE
    limits: Limits = field(default_factory=Limits)

    @property
    def file(self) -> Path | None:
        """Where games are kept, if that is a file."""
        return None if self.database else self.data / "bosquet.db"

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.file}"
