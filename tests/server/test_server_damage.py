"""Servers whose files are damaged: they do not open, or say that they cannot do what is asked."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from postil.errors import DamagedProject
from postil.server.folder import DATABASE, ServerFolder
from postil.server.http.tokens import Role


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE journal",
        "ALTER TABLE token RENAME COLUMN role TO other",
        "UPDATE token SET role = 7",
        "UPDATE token SET role = 'king'",
        "UPDATE journal SET author = x'ff'",
    ],
)
def test_a_damaged_database_is_refused(tmp_path: Path, statement: str) -> None:
    folder = ServerFolder(tmp_path / "team", serving=True)
    token = folder.tokens.add("Ann", Role.OWNER)
    folder.close()
    with closing(sqlite3.connect(tmp_path / "team" / DATABASE, isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO journal (engine, kind, origin, number, author, time) "
            "VALUES ('e', 'undo', 'o', 1, 'Ann', '')"
        )
        connection.execute(statement)
    with pytest.raises(DamagedProject, match="damaged"):
        damaged = ServerFolder(tmp_path / "team", serving=True)
        try:
            damaged.tokens.user(token)
            damaged.journal.since("e", 0, 10)
        finally:
            damaged.close()
