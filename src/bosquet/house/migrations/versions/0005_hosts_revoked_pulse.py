"""Tables found by their host; guests whose cookies were revoked; the proof that something can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "revoked",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("before", sa.Float, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO pulse (id, at) VALUES (1, 0)")


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_table("revoked")
    op.drop_index("tables_by_host", "tables")
