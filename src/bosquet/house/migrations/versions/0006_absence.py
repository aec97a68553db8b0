"""Absent people: why a bot plays, how long one waits; results for the list, and what is hidden from it."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=False, server_default="300"))
    op.add_column("tables", sa.Column("result", sa.JSON, nullable=True))
    op.add_column("seats", sa.Column("absence", sa.String(8), nullable=True))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=True))
    op.execute(sa.text("UPDATE seats SET absence = 'stood' WHERE away"))
    op.drop_column("seats", "away")
    op.create_table(
        "hidden",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("hidden")
    op.add_column("seats", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE seats SET away = true WHERE absence IS NOT NULL"))
    op.drop_column("seats", "seen")
    op.drop_column("seats", "absence")
    op.drop_column("tables", "result")
    op.drop_column("tables", "patience")
