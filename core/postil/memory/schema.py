"""Tables of memories and glossaries, for a project's database or a file of their own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from postil.memory.database import migrate
from postil.memory.terms.keys import term_key
from postil.text.normalise import SEEN_OTHERWISE, WRITTEN_OTHERWISE

_VERSION_1 = """
CREATE TABLE memory (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE memory_unit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    memory INTEGER NOT NULL REFERENCES memory (id),
    source_hash INTEGER NOT NULL,
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    source_tagged TEXT,
    target_tagged TEXT,
    created TEXT NOT NULL,
    author TEXT NOT NULL,
    changed TEXT NOT NULL,
    changed_by TEXT NOT NULL,
    document TEXT NOT NULL,
    note TEXT NOT NULL,
    previous TEXT NOT NULL,
    following TEXT NOT NULL
);
CREATE INDEX memory_unit_source ON memory_unit (memory, source_hash);
CREATE TABLE memory_block (
    memory INTEGER NOT NULL REFERENCES memory (id),
    number INTEGER NOT NULL,
    words TEXT NOT NULL,
    ids BLOB NOT NULL,
    lengths BLOB NOT NULL,
    tokens BLOB NOT NULL,
    PRIMARY KEY (memory, number)
);
CREATE TABLE memory_change (
    memory INTEGER NOT NULL REFERENCES memory (id),
    unit INTEGER NOT NULL,
    PRIMARY KEY (memory, unit)
) WITHOUT ROWID;
CREATE VIRTUAL TABLE memory_source_text
    USING fts5 (text, content = '', detail = none, tokenize = 'trigram');
CREATE VIRTUAL TABLE memory_target_text
    USING fts5 (text, content = '', detail = none, tokenize = 'trigram');
CREATE TABLE glossary (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);
CREATE TABLE term (
    id INTEGER PRIMARY KEY,
    glossary INTEGER NOT NULL REFERENCES glossary (id),
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    note TEXT NOT NULL,
    forbidden INTEGER NOT NULL
);
CREATE INDEX term_glossary ON term (glossary)
"""


_VERSION_2 = """
ALTER TABLE memory_unit ADD COLUMN key TEXT NOT NULL DEFAULT '';
ALTER TABLE memory_unit ADD COLUMN origin TEXT NOT NULL DEFAULT '';
ALTER TABLE memory_unit ADD COLUMN properties TEXT
"""

_VERSION_3 = """
CREATE TABLE memory_target_block (
    memory INTEGER NOT NULL REFERENCES memory (id),
    number INTEGER NOT NULL,
    words TEXT NOT NULL,
    ids BLOB NOT NULL,
    lengths BLOB NOT NULL,
    tokens BLOB NOT NULL,
    PRIMARY KEY (memory, number)
);
INSERT OR IGNORE INTO memory_change SELECT memory, id FROM memory_unit
"""

_VERSION_4 = """
ALTER TABLE term ADD COLUMN match_case INTEGER NOT NULL DEFAULT 0
"""

# What counts as a word of Indian scripts, and of Persian, changed: such units are indexed anew.
_VERSION_5 = """
INSERT OR IGNORE INTO memory_change SELECT memory, id FROM memory_unit
WHERE source GLOB '*[\u0900-\u0dff\u200c\u200d]*' OR target GLOB '*[\u0900-\u0dff\u200c\u200d]*'
"""

_VERSION_6 = """
ALTER TABLE term ADD COLUMN key TEXT NOT NULL DEFAULT '';
UPDATE term SET key = term_key(source);
CREATE INDEX term_key ON term (key)
"""

# The number of a removed term is never given to another: lists in the window name terms by it.
_VERSION_7 = """
CREATE TABLE term_numbered (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    glossary INTEGER NOT NULL REFERENCES glossary (id),
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    note TEXT NOT NULL,
    forbidden INTEGER NOT NULL,
    match_case INTEGER NOT NULL DEFAULT 0,
    key TEXT NOT NULL DEFAULT ''
);
INSERT INTO term_numbered
SELECT id, glossary, source, target, note, forbidden, match_case, key FROM term;
DROP TABLE term;
ALTER TABLE term_numbered RENAME TO term;
CREATE INDEX term_glossary ON term (glossary);
CREATE INDEX term_key ON term (key)
"""

# A glossary of articles may begin every term with the same two words: one of them is found by all.
_VERSION_8 = """
DROP INDEX term_key;
CREATE INDEX term_key ON term (key, source)
"""

# Terms are found by what their words have in common with every form of them.
_VERSION_9 = """
UPDATE term SET key = term_key(source)
"""

# Units of a memory that is being imported are in none that is shown.
_VERSION_10 = """
ALTER TABLE memory ADD COLUMN staged INTEGER NOT NULL DEFAULT 0
"""

# Staged units that are being made units of another memory, some at a time.
_VERSION_11 = """
ALTER TABLE memory ADD COLUMN moving_to INTEGER REFERENCES memory (id)
"""

# Status, definition and domain of terms.
_VERSION_12 = """
ALTER TABLE term ADD COLUMN preferred INTEGER NOT NULL DEFAULT 0;
ALTER TABLE term ADD COLUMN definition TEXT NOT NULL DEFAULT '';
ALTER TABLE term ADD COLUMN domain TEXT NOT NULL DEFAULT ''
"""

# Units with text that is a tag by rules of a project: a concordance reads that text, too.
_VERSION_13 = """
CREATE INDEX IF NOT EXISTS memory_unit_text_tags ON memory_unit (memory, id)
WHERE instr(source_tagged, 'postil-text:') OR instr(target_tagged, 'postil-text:')
"""

# Any part of a text is found through the index of tokens: trigrams took half of an import's time.
_VERSION_14 = """
DROP TABLE memory_source_text;
DROP TABLE memory_target_text
"""

# Tokens are those of the text as it is seen: units and terms with signs that are not are read anew.
_VERSION_15 = f"""
INSERT OR IGNORE INTO memory_change SELECT memory, id FROM memory_unit
WHERE source GLOB '*{SEEN_OTHERWISE}*' OR target GLOB '*{SEEN_OTHERWISE}*';
UPDATE term SET key = term_key(source) WHERE source GLOB '*{SEEN_OTHERWISE}*'
"""

# So are those in another width, and those with vowels of Arabic and Hebrew, the terms of which are
# kept under what is left without articles and prepositions.
_OTHERWISE = f"[{''.join(WRITTEN_OTHERWISE)}]"
_VERSION_16 = f"""
INSERT OR IGNORE INTO memory_change SELECT memory, id FROM memory_unit
WHERE source GLOB '*{_OTHERWISE}*' OR target GLOB '*{_OTHERWISE}*';
UPDATE term SET key = term_key(source)
WHERE source GLOB '*{_OTHERWISE}*' OR source GLOB '*[\u05d0-\u06ff]*'
"""
_VERSIONS = (
    _VERSION_1,
    _VERSION_2,
    _VERSION_3,
    _VERSION_4,
    _VERSION_5,
    _VERSION_6,
    _VERSION_7,
    _VERSION_8,
    _VERSION_9,
    _VERSION_10,
    _VERSION_11,
    _VERSION_12,
    _VERSION_13,
    _VERSION_14,
    _VERSION_15,
    _VERSION_16,
)

VERSION = len(_VERSIONS)
SMALL_TABLES = ("glossary", "memory", "memory_block", "memory_target_block")


def add_functions(connection: sqlite3.Connection) -> None:
    """Add the functions that the tables need on a connection."""
    connection.create_function("term_key", 1, term_key, deterministic=True)


def prepare(connection: sqlite3.Connection, path: Path | str) -> None:
    """Create the tables or bring them to the present version."""
    add_functions(connection)
    migrate(connection, "memory", _VERSIONS, path)
