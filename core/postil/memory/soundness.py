"""Checks of a database that was opened: its tables, and the types of the values in small ones.

SQLite keeps any value in any column, and a file from elsewhere may lack a table.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any

from postil.errors import DamagedProject
from postil.memory.database import database_errors
from postil.messages import Message

Prepare = Callable[[sqlite3.Connection, Any], None]
"""Makes the tables of a part of a database, or brings them to the present version."""

# what SQLite calls a value that a column of each type may have
_CLASSES = {
    "INTEGER": ("integer",), "TEXT": ("text",), "REAL": ("real", "integer"), "BLOB": ("blob",),
}  # fmt: skip
_COLUMNS = """
SELECT t.name, c.name, c.type FROM sqlite_schema t JOIN pragma_table_info(t.name) c
WHERE t.type = 'table'
"""
# they would be carried out by what Postil writes; its own triggers are temporary
_NUMBERED = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
MOST_NUMBER = 2**61  # of a row: SQLite gives no number after 2**63 - 1, and reports a full disk
_FOREIGN = "SELECT name FROM sqlite_schema WHERE type IN ('trigger', 'view') LIMIT 1"


def check_tables(
    connection: sqlite3.Connection, path: Path, small: Collection[str], *prepared: Prepare
) -> None:
    """Check what ``prepared`` made of a database.

    Parameters
    ----------
    small
        Tables in which every value is looked at; rows of others are, when they are read.

    Raises
    ------
    DamagedProject
        A table or a column is missing, there is a trigger or a view, a value is of another type
        than its column, or rows have numbers that leave none for others.
    """
    expected = _columns_of(prepared)
    with database_errors(path):
        foreign = foreign_name(connection)
    if foreign is not None:
        raise DamagedProject(
            Message(
                "{path}: the database holds {name}, which Postil did not put there.",
                path=path,
                name=foreign,
            ),
        )
    with database_errors(path):
        missing = {one[:2] for one in expected} - {one[:2] for one in connection.execute(_COLUMNS)}
    if missing:
        table, column = min(missing)
        raise DamagedProject(
            Message(
                "{path}: the database is damaged: it lacks {column} of {table}.",
                path=path,
                column=column,
                table=table,
            ),
        )
    for table in _numbered(prepared):
        with database_errors(path):
            (last,) = connection.execute(f"SELECT max(rowid) FROM {table}").fetchone()
            given = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,))
            numbers = [last or 0, *(number for (number,) in given)]
        if not all(isinstance(number, int) and number <= MOST_NUMBER for number in numbers):
            raise damaged_record(path, ValueError(f"the numbers of {table} are used up"))
    columns: dict[str, list[str]] = {table: [] for table in small}
    for table, column, kind in sorted(expected):
        if table in columns:
            classes = ", ".join(f"'{name}'" for name in (*_CLASSES[kind], "null"))
            columns[table].append(f"typeof({column}) NOT IN ({classes})")
    for table, wrong in columns.items():
        with database_errors(path):
            query = f"SELECT EXISTS (SELECT 1 FROM {table} WHERE {' OR '.join(wrong)})"
            (found,) = connection.execute(query).fetchone()
        if found:
            raise damaged_record(path, TypeError(f"a value of {table} is of another type"))


def foreign_name(connection: sqlite3.Connection) -> str | None:
    """Name of something in a database that could do more than hold what was written, and never end:
    a trigger or a view; None if there is none.
    """
    found = connection.execute(_FOREIGN).fetchone()
    return None if found is None else str(found[0])[:100]


def check_types(values: Sequence[object], kinds: Sequence[type | UnionType]) -> None:
    """Check values of a row; SQLite keeps any value in any column.

    Raises
    ------
    TypeError
        One is of another type than its column.
    """
    if not all(map(isinstance, values, kinds)):
        raise TypeError("a value is of another type than its column")


def check_row(
    path: Path | str, values: Sequence[object], kinds: Sequence[type | UnionType]
) -> None:
    """Raise ``DamagedProject`` if a value of a row is of another type than its column."""
    try:
        check_types(values, kinds)
    except TypeError as error:
        raise damaged_record(path, error) from error


@contextmanager
def sense(path: Path | str) -> Iterator[None]:
    """Raise ``DamagedProject`` if the block meets values that make no sense in a database; errors
    of reading as in ``database_errors``.
    """
    try:
        with database_errors(path):
            yield
    except (
        ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError,
    ) as error:  # fmt: skip
        raise damaged_record(path, error) from error


def damaged_record(path: Path | str, reason: Exception) -> DamagedProject:
    """Error to raise where a record of a database makes no sense."""
    return DamagedProject(
        Message("{path}: a record is damaged ({reason}).", path=path, reason=reason)
    )


def _columns_of(prepared: tuple[Prepare, ...]) -> frozenset[tuple[str, str, str]]:
    return _schema_of(prepared)[0]


def _numbered(prepared: tuple[Prepare, ...]) -> tuple[str, ...]:
    """Tables whose rows get numbers that no row had before."""
    return _schema_of(prepared)[1]


@cache
def _schema_of(
    prepared: tuple[Prepare, ...],
) -> tuple[frozenset[tuple[str, str, str]], tuple[str, ...]]:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        for prepare in prepared:
            prepare(connection, ":memory:")
        numbered = tuple(name for (name,) in connection.execute(_NUMBERED))
        return frozenset(connection.execute(_COLUMNS)), numbered
    finally:
        connection.close()
