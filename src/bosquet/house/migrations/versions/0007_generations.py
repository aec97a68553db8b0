"""Cookies are revoked by a counter instead of a time: a clock may be set back."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("revoked", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("revoked", "generation")
