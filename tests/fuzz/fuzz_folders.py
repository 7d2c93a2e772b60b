"""Changes to databases, and folders of arrays whose manifests are made to fit what was changed."""

from __future__ import annotations

import json
import sqlite3
import tempfile
import zlib
from pathlib import Path
from random import Random

import numpy as np
from fuzz_seeds import Case

_VALUES: tuple[object, ...] = (
    None, "", -1, 0, 2**63 - 1, 1.5, float("inf"), b"\xff\0", "x" * 100_000, "\ue000\ue001", "[]",
    "{}", "null", "[" * 3000, "../../x", "9" * 400, "1970-01-01T00:00:00Z", "\x00", "nan", "fr",
)  # fmt: skip


def mend_manifests(case: Case) -> None:
    """Make every manifest say what is in the arrays beside it now: sizes, sums, its own sum."""
    for name, data in list(case.items()):
        if not name.endswith("manifest.json"):
            continue
        try:
            manifest = json.loads(data)
            folder = name.removesuffix("manifest.json")
            for array, entry in manifest["arrays"].items():
                contents = case[f"{folder}{array}.bin"]
                size = _item_size(entry["dtype"])
                contents = contents[: len(contents) - len(contents) % size]
                case[f"{folder}{array}.bin"] = contents
                entry["count"] = len(contents) // size
                entry["crc32"] = zlib.crc32(contents)
            manifest.pop("checksum", None)
            manifest["checksum"] = zlib.crc32(json.dumps(manifest, sort_keys=True).encode())
            case[name] = json.dumps(manifest).encode()
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            continue  # no manifest of arrays, or no longer one


def _item_size(name: str) -> int:
    if name.startswith("["):
        fields = [
            tuple(field)
            for field in json.loads(name.replace("(", "[").replace(")", "]").replace("'", '"'))
        ]
        return int(np.dtype(fields).itemsize)
    return int(np.dtype(name).itemsize)


def mutate_database(data: bytes, random: Random) -> bytes:
    """Another value in a cell, a row or a table less; or bytes of a page."""
    if random.random() < 0.4:
        at = random.randrange(len(data))
        return data[:at] + random.randbytes(random.choice((1, 4, 60))) + data[at + 4 :]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.sqlite"
        path.write_bytes(data)
        connection = sqlite3.connect(path, isolation_level=None)
        try:
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.execute("PRAGMA ignore_check_constraints = ON")
            _change(connection, random)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error:
            return data[: random.randrange(len(data) + 1)]
        finally:
            connection.close()
        return path.read_bytes()


def _change(connection: sqlite3.Connection, random: Random) -> None:
    kind = random.random()
    tables = [
        row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
    ]
    table = random.choice(sorted(tables))
    if kind < 0.05:
        connection.execute(f'DROP TABLE "{table}"')
        return
    columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
    column = random.choice(columns)
    if kind < 0.1:
        connection.execute(f'ALTER TABLE "{table}" RENAME COLUMN "{column}" TO "other"')
        return
    rows = [row[0] for row in connection.execute(f'SELECT rowid FROM "{table}"')]
    if rows and kind < 0.2:
        connection.execute(f'DELETE FROM "{table}" WHERE rowid = ?', (random.choice(rows),))
    elif rows:
        connection.execute(
            f'UPDATE OR REPLACE "{table}" SET "{column}" = ? WHERE rowid = ?',
            (random.choice(_VALUES), random.choice(rows)),
        )
