"""The hourglass: how much sand there was at each move."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("moves", sa.Column("sand", sa.Float, nullable=True))


def downgrade() -> None:
    op.drop_column("moves", "sand")
