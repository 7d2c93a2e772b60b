"""Changes to databases: cells, rows, tables and the bytes of pages."""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path
from random import Random

from fuzz_json import mutate_event, mutate_json

_VALUES: tuple[object, ...] = (
    None, "", -1, 0, 2**63 - 1, 1.5, float("inf"), b"\xff\0", "x" * 100_000, "\ue000\ue001", "[]",
    "{}", "null", "[" * 3000, "../../x", "9" * 400, "1970-01-01T00:00:00Z", "\x00", "nan", "fr",
)  # fmt: skip


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
        except (sqlite3.Error, UnicodeDecodeError):  # what it says of a damaged schema quotes it
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
    if kind < 0.02:
        connection.execute(f'DROP TABLE "{table}"')
        return
    columns = [row[1] for row in connection.execute(f'PRAGMA table_info("{table}")')]
    column = random.choice(columns)
    if kind < 0.04:
        connection.execute(f'ALTER TABLE "{table}" RENAME COLUMN "{column}" TO "other"')
        return
    if kind < 0.06:
        connection.execute(f"PRAGMA user_version = {random.choice((0, 1, 99, -1))}")
        return
    rows = [row[0] for row in connection.execute(f'SELECT rowid FROM "{table}"')]
    if not rows:
        return
    row = random.choice(rows)
    if kind < 0.12:
        connection.execute(f'DELETE FROM "{table}" WHERE rowid = ?', (row,))
    elif kind < 0.2:  # the cell of another row, so that two say the same
        connection.execute(
            f'UPDATE OR REPLACE "{table}" SET "{column}" = '
            f'(SELECT "{column}" FROM "{table}" WHERE rowid = ?) WHERE rowid = ?',
            (random.choice(rows), row),
        )
    else:
        where = f'FROM "{table}" WHERE rowid = ?'
        found = connection.execute(f'SELECT "{column}" {where}', (row,)).fetchone()
        if found is not None:  # a damaged page may name rows that it does not have
            connection.execute(
                f'UPDATE OR REPLACE "{table}" SET "{column}" = ? WHERE rowid = ?',
                (_other_value(found[0], random), row),
            )


def _other_value(value: object, random: Random) -> object:
    if isinstance(value, bytes) and value[:1] == b"\x78" and random.random() < 0.7:
        return mutate_event(value, random)
    if isinstance(value, str) and value[:1] in ("{", "[") and random.random() < 0.7:
        return mutate_json(value.encode("utf-8", "replace"), random).decode("utf-8", "replace")
    if isinstance(value, int | float) and random.random() < 0.3:
        return random.choice((value + 1, value - 1, -value, value / 2))
    return random.choice(_VALUES)
