"""Checksums of the rows of a project, kept up by triggers in the transaction that writes a row.

The triggers are temporary ones of the writing connection, so that no place that writes can forget
them; other connections only compare. A row that has no checksum yet, in a project of an older
Postil or after a migration, gets one when the project is checked (``integrity``).

The checksum is the CRC-32 of a row: it finds what a disk or a copy did to it, and is not meant
against somebody who wants to deceive.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from zlib import crc32

from postil.memory.database import transaction

FUNCTION = "row_checksum_of"
TABLE = "row_checksum"
_VERSION_PART = 0  # of the row that records the tables that the checksums were made for
_DERIVED = {  # columns that quick checks compare with an index, or that others are made from
    ("segment", "position"),
    ("memory_unit", "source_hash"),
    ("term", "key"),
}


@dataclass(frozen=True, slots=True)
class Summed:
    """A table whose rows have checksums.

    Attributes
    ----------
    part
        Its number in the database; never used for another table.
    key
        SQL of what names a row, with ``{row}`` before each column.
    """

    part: int
    table: str
    key: str = "{row}id"

    @property
    def numbered(self) -> bool:
        """Whether rows are named by numbers."""
        return " " not in self.key and self.table not in ("setting", "muted_layer")

    def key_of(self, row: str = "") -> str:
        """SQL of the key, of the row that is called ``row`` in a statement."""
        return self.key.format(row=f"{row}." if row else "")

    def value_of(self, connection: sqlite3.Connection, row: str = "") -> str:
        """SQL of the checksum."""
        dot = f"{row}." if row else ""
        names = summed_columns(connection, self.table)
        return f"{FUNCTION}({', '.join(dot + name for name in names)})"


SUMMED = (
    Summed(1, "segment"),
    Summed(2, "memory_unit"),
    Summed(3, "learning", "{row}number"),
    Summed(4, "setting", "{row}name"),
    Summed(5, "document"),
    Summed(6, "version"),
    Summed(7, "comment"),
    Summed(8, "review_finding"),
    Summed(9, "baseline", "{row}segment"),
    Summed(10, "handed_over", "{row}segment"),
    Summed(11, "document_cuts", "{row}document"),
    Summed(12, "recut", "{row}document || ' ' || {row}paragraph"),
    Summed(13, "ignored_finding", "{row}segment || ' ' || hex({row}fingerprint)"),
    Summed(14, "bookmark", "{row}segment"),
    Summed(15, "brought_along", "{row}number"),
    Summed(16, "muted_layer", "{row}layer"),
    Summed(17, "memory"),
    Summed(18, "glossary"),
    Summed(19, "term"),
    Summed(20, "document_offer", "{row}document || ' ' || {row}number || ' ' || {row}key"),
    Summed(21, "shared_outbox", "{row}number"),
    Summed(22, "team_outbox", "{row}number"),
    Summed(23, "team_taught", "{row}unit"),
)


def row_checksum(*values: object) -> int:
    """CRC-32 of the values of a row as texts; the function that SQL calls."""
    return crc32("\x1f".join(map(str, values)).encode("utf-8", "surrogatepass"))


def summed_columns(connection: sqlite3.Connection, table: str) -> list[str]:
    """Columns of a table that its checksums cover, in order."""
    rows = connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
    return [name for (name,) in rows if (table, name) not in _DERIVED]


def register(connection: sqlite3.Connection) -> None:
    """Let a connection compute checksums."""
    connection.create_function(FUNCTION, -1, row_checksum, deterministic=True)


def keep_checksums(connection: sqlite3.Connection) -> None:
    """Make the writing connection of a project keep the checksums up.

    After a migration, which writes without triggers, all are made anew by the next check.
    """
    register(connection)
    connection.execute("PRAGMA recursive_triggers = ON")  # else REPLACE fires none for what goes
    _forget_older(connection)
    for statement in _triggers(connection):
        connection.execute(statement)


def _forget_older(connection: sqlite3.Connection) -> None:
    if _are_of_tables(connection) or version_is_lost(connection):
        return
    with transaction(connection):
        connection.execute(f"DELETE FROM {TABLE}")
        connection.execute(
            f"INSERT INTO {TABLE} VALUES (?, ?, 0)", (_VERSION_PART, _version(connection))
        )


def are_kept(connection: sqlite3.Connection) -> bool:
    """Whether a project, perhaps of an older Postil, has checksums of the tables as they are."""
    (there,) = connection.execute(
        "SELECT count(*) FROM sqlite_schema WHERE name IN ('migration', ?)", (TABLE,)
    ).fetchone()
    return there == 2 and _are_of_tables(connection)


def _are_of_tables(connection: sqlite3.Connection) -> bool:
    """Whether the checksums were made of the present version of the tables."""
    known = connection.execute(
        f"SELECT row FROM {TABLE} WHERE part = ?", (_VERSION_PART,)
    ).fetchone()
    return bool(known == (_version(connection),))


def _version(connection: sqlite3.Connection) -> str:
    """The versions of all tables of a database, in one text."""
    (version,) = connection.execute(
        "SELECT group_concat(component || ' ' || version) FROM "
        "(SELECT component, max(version) AS version FROM migration GROUP BY 1 ORDER BY 1)"
    ).fetchone()
    return str(version)


def version_is_lost(connection: sqlite3.Connection) -> bool:
    """Whether there are checksums without the row that names their tables: that is damage, and no
    reason to compute new ones from rows that may be damaged.
    """
    (lost,) = connection.execute(
        f"SELECT EXISTS (SELECT * FROM {TABLE}) AND "
        f"NOT EXISTS (SELECT * FROM {TABLE} WHERE part = {_VERSION_PART})"
    ).fetchone()
    return bool(lost)


def _triggers(connection: sqlite3.Connection) -> list[str]:
    statements = []
    for one in SUMMED:
        columns = ", ".join(summed_columns(connection, one.table))
        # the plus takes away the type of a column, else the index of the keys cannot be used
        old, new = one.key_of("old"), one.key_of("new")
        drop = f"DELETE FROM {TABLE} WHERE part = {one.part} AND row = +{old};"
        moved = f"{drop[:-1]} AND {old} IS NOT {new};"
        add = (
            f"INSERT INTO {TABLE} VALUES ({one.part}, {new}, "
            f"{one.value_of(connection, 'new')}) "
            "ON CONFLICT (part, row) DO UPDATE SET checksum = excluded.checksum;"
        )
        for event, body in (
            ("INSERT", add),
            (f"UPDATE OF {columns}", f"{moved} {add}"),
            ("DELETE", drop),
        ):
            name = f"{one.table}_{event.split()[0].lower()}_checksum"
            statements.append(
                f"CREATE TEMP TRIGGER {name} AFTER {event} ON main.{one.table} BEGIN {body} END"
            )
    return statements
