"""The tables of the database. A game is its rows in `moves`: they are only ever added."""

from sqlalchemy import (
    JSON,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(32), nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("commitment", String(64), nullable=False),
    Column("status", String(8), nullable=False),
    Column("rematch", String(16), nullable=True),
    Column("patience", Integer, nullable=False),  # seconds that one waits for the absent; 0: for ever
    Column("result", JSON(none_as_null=True), nullable=True),  # ranks and scores of a finished game
    Column("campaign", JSON(none_as_null=True), nullable=True),  # the games that it follows
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)
Index("tables_by_status", tables.c.status)
Index("tables_by_host", tables.c.host)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32), nullable=True),
    Column("name", String(24), nullable=True),
    Column("level", String(16), nullable=True),
    Column("absence", String(8), nullable=True),  # stood, absent or gave_up: a bot plays
    Column("seen", Float, nullable=True),  # when their last page closed
)
Index("seats_by_guest", seats.c.guest)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("how", String(8), nullable=False),  # play, forced, bot, stand_in, safe, timeout, back or note
    Column("action", String(120), nullable=False),
    Column("undoes", Integer, nullable=False),  # how many moves a `back` takes away
    Column("ticket", Text, nullable=True),
    Column("at", Float, nullable=False),
    Column("sand", Float, nullable=True),  # seconds that the hourglass had then, where one runs
)

hidden = Table(  # tables that a guest does not want to see in their list
    "hidden",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

revoked = Table(
    "revoked",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("generation", Integer, nullable=False),  # cookies of an earlier one are nobody's
    Column("before", Float, nullable=False),  # nor those of older houses that were signed earlier
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),  # always 1
    Column("at", Float, nullable=False),
)
