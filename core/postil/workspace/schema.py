"""Tables of ``project.sqlite``, beside those of memories and glossaries."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from postil.memory import schema as memory_schema
from postil.memory.database import database_errors, migrate, version_of
from postil.workspace.word_counts import word_count

DATABASE = "project.sqlite"
DOCUMENTS = "documents"
SEGMENTATION = "segmentation"
HANDOFFS = "handoff"  # a copy of the package that the project was made of

_VERSION_1 = """
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE document (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    file TEXT NOT NULL,
    first_segment INTEGER NOT NULL,
    segments INTEGER NOT NULL
);
CREATE TABLE segment (
    id INTEGER PRIMARY KEY,
    document INTEGER NOT NULL REFERENCES document (id),
    position INTEGER NOT NULL,
    key TEXT NOT NULL,
    source TEXT NOT NULL,
    source_tagged TEXT,
    target TEXT NOT NULL,
    target_tagged TEXT,
    state TEXT NOT NULL,
    origin TEXT NOT NULL,
    score INTEGER,
    note TEXT NOT NULL,
    locked INTEGER NOT NULL,
    words INTEGER NOT NULL,
    changed TEXT NOT NULL,
    seconds REAL NOT NULL,
    unit INTEGER UNIQUE REFERENCES memory_unit (id),
    UNIQUE (document, position)
);
CREATE TABLE learning (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    segment INTEGER NOT NULL REFERENCES segment (id),
    engine TEXT NOT NULL,
    time TEXT NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    event BLOB NOT NULL
);
CREATE UNIQUE INDEX learning_in_force ON learning (segment, engine) WHERE undone = 0
"""

_VERSION_2 = """
CREATE TABLE ignored_finding (
    segment INTEGER NOT NULL REFERENCES segment (id),
    fingerprint BLOB NOT NULL,
    PRIMARY KEY (segment, fingerprint)
) WITHOUT ROWID
"""

_VERSION_3 = """
ALTER TABLE document ADD COLUMN rules TEXT NOT NULL DEFAULT ''
"""

_VERSION_4 = """
ALTER TABLE segment ADD COLUMN suggestion TEXT NOT NULL DEFAULT ''
"""

_VERSION_5 = """
CREATE TABLE brought_along (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    layer TEXT NOT NULL,
    engine TEXT NOT NULL,
    event BLOB NOT NULL
);
CREATE INDEX brought_along_by_layer ON brought_along (engine, layer);
CREATE TABLE muted_layer (
    layer TEXT PRIMARY KEY
) WITHOUT ROWID
"""

_VERSION_6 = """
CREATE TABLE recut (
    document INTEGER NOT NULL REFERENCES document (id),
    paragraph TEXT NOT NULL,
    breaks TEXT NOT NULL,
    PRIMARY KEY (document, paragraph)
) WITHOUT ROWID;
CREATE TABLE comment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    segment INTEGER NOT NULL REFERENCES segment (id),
    time TEXT NOT NULL,
    author TEXT NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX comment_by_segment ON comment (segment);
CREATE TABLE bookmark (
    segment INTEGER PRIMARY KEY REFERENCES segment (id)
) WITHOUT ROWID;
CREATE TABLE version (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    segment INTEGER NOT NULL REFERENCES segment (id),
    time TEXT NOT NULL,
    author TEXT NOT NULL,
    state TEXT NOT NULL,
    origin TEXT NOT NULL,
    score INTEGER,
    target TEXT NOT NULL,
    target_tagged TEXT
);
CREATE INDEX version_by_segment ON version (segment)
"""

_VERSION_7 = """
ALTER TABLE segment ADD COLUMN own_source TEXT
"""

_VERSION_8 = """
CREATE INDEX segment_by_source ON segment (source)
"""

_VERSION_9 = """
CREATE TABLE baseline (
    segment INTEGER PRIMARY KEY REFERENCES segment (id) ON DELETE CASCADE,
    target TEXT NOT NULL
)
"""

_VERSION_10 = """
ALTER TABLE segment ADD COLUMN longest INTEGER NOT NULL DEFAULT 0;
ALTER TABLE segment ADD COLUMN longest_bytes INTEGER NOT NULL DEFAULT 0
"""

_VERSION_11 = """
CREATE TABLE review_finding (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    segment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    severity TEXT NOT NULL,
    text TEXT NOT NULL,
    author TEXT NOT NULL,
    time TEXT NOT NULL
)
"""

# Without these SQLite reads both tables whole for each segment that is removed.
_VERSION_12 = """
CREATE INDEX learning_by_segment ON learning (segment);
CREATE INDEX review_finding_by_segment ON review_finding (segment)
"""

# What a segment had on it when the project was handed over, as JSON; no row: nothing.
_VERSION_13 = """
CREATE TABLE handed_over (
    segment INTEGER PRIMARY KEY REFERENCES segment (id) ON DELETE CASCADE,
    marks TEXT NOT NULL
)
"""

# The number of a removed segment or document is never given to another: journals, histories
# and what is taken back in the window name them by it.
_SEGMENT = (
    "id, document, position, key, source, source_tagged, target, target_tagged, state, origin, "
    "score, note, locked, words, changed, seconds, unit, suggestion, own_source, longest, "
    "longest_bytes"
)
_VERSION_14 = f"""
CREATE TABLE document_numbered (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    file TEXT NOT NULL,
    first_segment INTEGER NOT NULL,
    segments INTEGER NOT NULL,
    rules TEXT NOT NULL DEFAULT ''
);
INSERT INTO document_numbered SELECT id, name, file, first_segment, segments, rules FROM document;
DROP TABLE document;
ALTER TABLE document_numbered RENAME TO document;
CREATE TABLE segment_numbered (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document INTEGER NOT NULL REFERENCES document (id),
    position INTEGER NOT NULL,
    key TEXT NOT NULL,
    source TEXT NOT NULL,
    source_tagged TEXT,
    target TEXT NOT NULL,
    target_tagged TEXT,
    state TEXT NOT NULL,
    origin TEXT NOT NULL,
    score INTEGER,
    note TEXT NOT NULL,
    locked INTEGER NOT NULL,
    words INTEGER NOT NULL,
    changed TEXT NOT NULL,
    seconds REAL NOT NULL,
    unit INTEGER UNIQUE REFERENCES memory_unit (id),
    suggestion TEXT NOT NULL DEFAULT '',
    own_source TEXT,
    longest INTEGER NOT NULL DEFAULT 0,
    longest_bytes INTEGER NOT NULL DEFAULT 0,
    UNIQUE (document, position)
);
INSERT INTO segment_numbered SELECT {_SEGMENT} FROM segment;
DROP TABLE segment;
ALTER TABLE segment_numbered RENAME TO segment;
CREATE INDEX segment_by_source ON segment (source)
"""

_VERSION_15 = """
ALTER TABLE review_finding ADD COLUMN resolved TEXT NOT NULL DEFAULT '';
ALTER TABLE review_finding ADD COLUMN answer TEXT NOT NULL DEFAULT ''
"""

# Where the paragraphs of a document were cut into sentences, as compressed JSON.
_VERSION_16 = """
CREATE TABLE document_cuts (
    document INTEGER PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
    cuts BLOB NOT NULL
)
"""

# Translations that came with a document beside its targets, by its own keys of segments.
_VERSION_17 = """
CREATE TABLE document_offer (
    document INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    source TEXT,
    target TEXT NOT NULL,
    PRIMARY KEY (document, key, number)
) WITHOUT ROWID
"""

# A checksum of each row of the tables that hold work, see ``safety.checksums``.
_VERSION_18 = """
CREATE TABLE row_checksum (
    part INTEGER NOT NULL,
    row NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (part, row)
) WITHOUT ROWID
"""

# What the paragraphs of a document are, as compressed JSON; read from the document again if lost.
_VERSION_19 = """
CREATE TABLE document_structure (
    document INTEGER PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
    structure BLOB NOT NULL
)
"""

# Units of the project's own memory that shared memories have yet to be given, or that are gone.
_VERSION_20 = """
CREATE TABLE shared_outbox (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    memory TEXT NOT NULL,
    unit INTEGER NOT NULL
);
CREATE INDEX shared_outbox_memory ON shared_outbox (memory)
"""

# Units of the project's own memory that are still to be sent to the team server; a request that was
# begun stays as it is until it is answered, so that it is the same each time it is sent. And what
# the team's engine was taught, by units.
_VERSION_21 = """
CREATE TABLE team_outbox (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    unit INTEGER NOT NULL,
    request TEXT,
    refused TEXT NOT NULL DEFAULT ''
);
CREATE INDEX team_outbox_unit ON team_outbox (unit);
CREATE TABLE team_taught (
    unit INTEGER PRIMARY KEY,
    origin TEXT NOT NULL,
    number INTEGER NOT NULL,
    pair TEXT NOT NULL
)
"""

# Words of sources as they are counted now: soft hyphens and the like part none.
_VERSION_22 = "UPDATE segment SET words = word_count(source) WHERE source GLOB '*[^ -~]*'"

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
    _VERSION_17,
    _VERSION_18,
    _VERSION_19,
    _VERSION_20,
    _VERSION_21,
    _VERSION_22,
)

VERSION = len(_VERSIONS)


def is_present(connection: sqlite3.Connection, path: Path | str) -> bool:
    """Whether the tables of a project, those of its memories too, are of the present version."""
    with database_errors(path):
        versions = [version_of(connection, one) for one in ("memory", "workspace")]
    return versions == [memory_schema.VERSION, VERSION]


def prepare(connection: sqlite3.Connection, path: Path | str) -> None:
    """Create the tables or bring them to the present version; memory tables must exist."""
    connection.create_function("word_count", 1, word_count, deterministic=True)
    migrate(connection, "workspace", _VERSIONS, path)
