"""Where games live: one schema and one code path for SQLite and PostgreSQL."""
