"""Alembic runs this with the connection that the house hands over."""

from alembic import context

from bosquet.house.storage.rows import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
