"""The tables of a project as a damaged file has them: columns, and where their trees begin."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass

from postil.memory import schema as memory_schema
from postil.workspace import schema
from postil.workspace.safety.cells import (
    WITH_ROWIDS,
    WITHOUT_ROWIDS,
    CellRecord,
    Family,
    Value,
    walk,
)
from postil.workspace.safety.checksums import SUMMED, TABLE, Summed, summed_columns
from postil.workspace.safety.pages import Pages

Values = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; ``alias``: it is the row id itself."""

    name: str
    kind: str
    needed: bool
    default: Value
    alias: bool

    def fits(self, value: Value) -> bool:
        """Whether a value can be of this column."""
        if self.alias:
            return value is None
        if value is None:
            return not self.needed
        kinds: dict[str, type | tuple[type, ...]] = {
            "TEXT": str,
            "INTEGER": int,
            "REAL": (int, float),
            "BLOB": bytes,
        }
        return isinstance(value, kinds.get(self.kind, object))


@dataclass(frozen=True, slots=True)
class Table:
    """A table of projects; ``with_rowid`` as SQLite means it."""

    name: str
    columns: tuple[Column, ...]
    with_rowid: bool
    summed: Summed | None
    summed_columns: tuple[str, ...]

    @property
    def family(self) -> Family:
        """Family of the pages of its tree."""
        return WITH_ROWIDS if self.with_rowid else WITHOUT_ROWIDS

    def fits(self, row: CellRecord) -> bool:
        """Whether a row can be one of this table; older rows lack the columns added last."""
        if (row.number is not None) != self.with_rowid or len(row.values) > len(self.columns):
            return False
        missing = self.columns[len(row.values) :]
        if any(column.needed and column.default is None for column in missing):
            return False
        pairs = zip(self.columns, row.values, strict=False)
        return all(column.fits(value) for column, value in pairs)

    def values(self, row: CellRecord) -> Values:
        """The values of a row that fits, by column."""
        found: Values = {column.name: column.default for column in self.columns}
        for column, value in zip(self.columns, row.values, strict=False):
            if column.alias:
                found[column.name] = row.number
            elif column.kind == "REAL" and isinstance(value, int):
                found[column.name] = float(value)  # SQLite keeps 2.0 as 2
            else:
                found[column.name] = value
        return found

    def key(self, values: Mapping[str, Value]) -> Value:
        """Key of a row among the checksums: the same as the SQL of ``Summed``."""
        first = self.summed.key if self.summed else "{row}id"
        if self.name == "recut":
            return f"{values['document']!s} {values['paragraph']!s}"
        if self.name == "document_offer":
            return f"{values['document']!s} {values['number']!s} {values['key']!s}"
        if self.name == "ignored_finding":
            fingerprint = values["fingerprint"]
            shown = fingerprint.hex().upper() if isinstance(fingerprint, bytes) else ""
            return f"{values['segment']!s} {shown}"
        return values[first.removeprefix("{row}")]


def all_tables() -> dict[str, Table]:
    """The tables of the present version whose rows are work, and that of their checksums."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        memory_schema.prepare(connection, ":memory:")
        schema.prepare(connection, ":memory:")
        found = {one.table: _table(connection, one.table, one) for one in SUMMED}
        found[TABLE] = _table(connection, TABLE, None)
    return found


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree of pages that the schema of a file names.

    Attributes
    ----------
    sql
        The statement that made the table or index; empty if the file has none.
    """

    name: str
    root: int
    family: Family
    sql: str


def older_tables(trees: Mapping[str, Tree]) -> dict[str, Table]:
    """The tables of :func:`all_tables` with the columns that they have in a file."""
    present = all_tables()
    for name in present.keys() & trees.keys():
        if (older := _table_in_file(present[name], trees[name].sql)) is not None:
            present[name] = older
    return present


def other_tables(trees: Mapping[str, Tree]) -> dict[str, Table]:
    """The tables of a file whose rows are no work, as far as its schema has their columns."""
    own = {one.table for one in SUMMED} | {TABLE}
    found = {
        name: _described(name, tree.sql, None) for name, tree in trees.items() if name not in own
    }
    return {name: table for name, table in found.items() if table is not None}


def _table_in_file(table: Table, sql: str) -> Table | None:
    """A table by its schema; None if the schema is damaged and cannot be one."""
    found = _described(table.name, sql, table.summed)
    if found is None or found.with_rowid != table.with_rowid:
        return None
    known = {column.name for column in table.columns}
    return found if all(column.name in known for column in found.columns) else None


def _described(name: str, sql: str, summed: Summed | None) -> Table | None:
    """The table that a statement of a file makes; nothing else of the statement is carried out."""
    if not sql.startswith("CREATE TABLE"):
        return None
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.set_authorizer(_only_describes)
        try:
            connection.execute(sql)
            connection.set_authorizer(None)
            return _table(connection, name, summed)
        except (sqlite3.Error, ValueError, TypeError):
            return None


def _only_describes(action: int, *_: object) -> int:
    """Authorizer of SQLite for a CREATE TABLE from a damaged file: a SELECT in it could run for
    ever.
    """
    return sqlite3.SQLITE_DENY if action in _WORKS else sqlite3.SQLITE_OK


_WORKS = (
    sqlite3.SQLITE_SELECT,
    sqlite3.SQLITE_FUNCTION,
    sqlite3.SQLITE_RECURSIVE,
    sqlite3.SQLITE_ATTACH,
    sqlite3.SQLITE_PRAGMA,
)


def _table(connection: sqlite3.Connection, name: str, summed: Summed | None) -> Table:
    rows = connection.execute(
        'SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_info(?)', (name,)
    ).fetchall()
    (sql,) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
    with_rowid = "WITHOUT ROWID" not in sql.upper()
    single = sum(bool(row[4]) for row in rows) == 1
    columns = tuple(
        Column(
            column,
            kind,
            bool(needed),
            _default(default),
            with_rowid and single and bool(key) and kind == "INTEGER",
        )
        for column, kind, needed, default, key in rows
    )
    return Table(name, columns, with_rowid, summed, tuple(summed_columns(connection, name)))


def _default(text: str | None) -> Value:
    if text is None or text == "NULL":
        return None
    return text.strip("'") if text.startswith("'") else int(text)


def read_schema(pages: Pages) -> dict[str, Tree]:
    """The trees of a file, by name, as far as its schema can be read."""
    found = {}
    for node, _ in walk(pages, 1, WITH_ROWIDS, set()):
        for row in node.rows:
            if len(row.values) != 5:
                continue
            kind, name, _, root, sql = row.values
            if isinstance(name, str) and isinstance(root, int) and root > 1:
                said = sql if isinstance(sql, str) else ""
                with_rowids = kind == "table" and "WITHOUT ROWID" not in said.upper()
                found[name] = Tree(name, root, WITH_ROWIDS if with_rowids else WITHOUT_ROWIDS, said)
    return found
