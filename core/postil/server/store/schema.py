"""Tables of the server's own database: tokens, memories, glossaries, and the journal."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from postil.memory.database import migrate

# A name may be given again once its token is revoked: the row stays, for what it learned.
_VERSION_1 = """
CREATE TABLE token (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    hash BLOB NOT NULL UNIQUE,
    created TEXT NOT NULL,
    revoked TEXT
);
CREATE UNIQUE INDEX token_name ON token (name) WHERE revoked IS NULL;
CREATE TABLE team_memory (
    name TEXT PRIMARY KEY,
    source_language TEXT NOT NULL,
    target_language TEXT NOT NULL
);
CREATE TABLE journal (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    engine TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('learn', 'undo')),
    origin TEXT NOT NULL,
    number INTEGER NOT NULL,
    author TEXT NOT NULL,
    time TEXT NOT NULL,
    request TEXT,
    event BLOB,
    UNIQUE (engine, kind, origin, number)
);
CREATE INDEX journal_engine ON journal (engine, sequence);
CREATE UNIQUE INDEX journal_request ON journal (engine, author, request)
    WHERE request IS NOT NULL
"""

# The plain texts of an event, for people to read.
_VERSION_2 = """
ALTER TABLE journal ADD COLUMN source TEXT NOT NULL DEFAULT '';
ALTER TABLE journal ADD COLUMN target TEXT NOT NULL DEFAULT ''
"""

_VERSION_3 = """
CREATE TABLE team_glossary (
    name TEXT PRIMARY KEY,
    source_language TEXT NOT NULL,
    target_language TEXT NOT NULL
)
"""

# Lessons of one client, project or person; "" is what all of the team have.
_VERSION_4 = """
ALTER TABLE journal ADD COLUMN layer TEXT NOT NULL DEFAULT ''
"""

_VERSIONS = (_VERSION_1, _VERSION_2, _VERSION_3, _VERSION_4)
SMALL_TABLES = ("token", "team_memory", "team_glossary")


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Create the tables or bring them to the present version."""
    migrate(connection, "server", _VERSIONS, path)
