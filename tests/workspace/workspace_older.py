"""A project as an older Postil left it: the tables of an earlier version with the current rows."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from postil.memory import schema as memory_schema
from postil.memory.database import migrate
from postil.workspace import schema

_TABLES = "SELECT name, sql FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL"


def make_older(folder: Path, version: int) -> None:
    """Put the tables of a closed project back to ``version``; what they cannot hold is lost."""
    with (
        closing(sqlite3.connect(folder / schema.DATABASE, isolation_level=None)) as connection,
        closing(sqlite3.connect(":memory:", isolation_level=None)) as old,
    ):
        memory_schema.prepare(old, ":memory:")
        others = set(old.execute(_TABLES, ("table",)))
        migrate(old, "workspace", schema._VERSIONS[:version], ":memory:")
        tables = sorted(set(old.execute(_TABLES, ("table",))) - others)
        indexes = old.execute(_TABLES, ("index",)).fetchall()
        connection.execute("PRAGMA legacy_alter_table = ON")  # references stay as they are
        connection.execute("BEGIN")
        of_memory = {name for name, _ in others}
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall():
            if name in of_memory:
                continue
            connection.execute(f"ALTER TABLE {name} RENAME TO now_{name}")
            for table, script in tables:
                if table == name:
                    connection.execute(script)
                    columns = ", ".join(row[1] for row in old.execute(f"PRAGMA table_info({name})"))
                    connection.execute(
                        f"INSERT INTO {name} ({columns}) SELECT {columns} FROM now_{name}"
                    )
            connection.execute(f"DROP TABLE now_{name}")
        there = {name for name, _ in connection.execute(_TABLES, ("index",))}
        for name, script in indexes:
            if name not in there:
                connection.execute(script)
        connection.execute(
            "DELETE FROM migration WHERE component = 'workspace' AND version > ?", (version,)
        )
        connection.execute("COMMIT")


def make_older_with_checksums(folder: Path) -> None:
    """Make a closed project one of the version before, whose checksums are of its tables."""
    before, now = f"workspace {schema.VERSION - 1}", f"workspace {schema.VERSION}"
    make_older(folder, schema.VERSION - 1)
    with closing(sqlite3.connect(folder / schema.DATABASE, isolation_level=None)) as connection:
        connection.execute(
            "UPDATE row_checksum SET row = replace(row, ?, ?) WHERE part = 0", (now, before)
        )
