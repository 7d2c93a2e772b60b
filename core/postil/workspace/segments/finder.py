"""Finding segments: filters and orders, made one query that SQLite runs on a connection of its own.

So nothing that reads or writes segments waits for a search over 100,000 of them, and Python's lock
is free while SQLite sorts.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unicodedata import combining, normalize

import numpy as np
import numpy.typing as npt

from postil.errors import PostilError, UsageError
from postil.memory.rows import tagged_value
from postil.messages import Message
from postil.text.text_tags import MARK, untagged
from postil.types.progress import Progress
from postil.workspace.checks.project_checks import ProjectChecks
from postil.workspace.context import ProjectContext
from postil.workspace.database import set_setting, setting
from postil.workspace.segments.filters import Order, SegmentFilter

_SETTING = "filters"
_STEP = 2000
_INSTRUCTIONS = 20_000  # of SQLite between two looks at whether it is cancelled

_MATCH = "CASE s.origin WHEN 'machine' THEN 0 ELSE coalesce(s.score, 0) END"
"""Per cent of a match; the machine has none: its score is its confidence."""

_ORDERS: dict[Order, tuple[str, str]] = {
    "document": ("1", "ASC"),
    "source": ("sort_key(s.source)", "ASC"),
    "length": ("length(s.source)", "ASC"),
    "match": (  # those of the machine by how sure it is, behind all matches
        "CASE s.origin WHEN 'machine' THEN (1 + coalesce(s.score, 0)) / 200.0 "
        "ELSE coalesce(s.score, 0) END",
        "DESC",
    ),
    "frequency": ("count(*) OVER (PARTITION BY s.source)", "DESC"),
    "changed": ("s.changed", "DESC"),
}
_TESTS = {
    "commented": "EXISTS (SELECT 1 FROM comment c WHERE c.segment = s.id)",
    "bookmarked": "EXISTS (SELECT 1 FROM bookmark b WHERE b.segment = s.id)",
    "locked": "s.locked <> 0",
    "repeated": "s.source IN (SELECT source FROM segment GROUP BY source HAVING count(*) > 1)",
    "learned": "EXISTS (SELECT 1 FROM learning l WHERE l.segment = s.id AND l.undone = 0)",
    "edited": "s.own_source IS NOT NULL",
}


class SegmentFinder:
    """Finds segments of one project; methods may be called from any thread.

    Parameters
    ----------
    changing
        Lock of what changes the project.
    """

    def __init__(self, context: ProjectContext, checks: ProjectChecks) -> None:
        self._database = context.database
        self._checks = checks
        self._changing = context.changing

    def find(
        self,
        wanted: SegmentFilter,
        order: Order = "document",
        progress: Progress | None = None,
        *,
        backwards: bool = False,
    ) -> npt.NDArray[np.int64]:
        """Places in the project, from 0, of the segments ``wanted``, in ``order``.

        Parameters
        ----------
        backwards
            The order reversed; segments equal in it stay in document order.

        Raises
        ------
        UsageError
            The text is no regular expression, or takes too long.
        """
        progress = progress or Progress()
        conditions, values = _conditions(wanted)
        with self._database.searching() as connection, _functions(connection, wanted, progress):
            query = (
                "SELECT d.first_segment - 1 + s.position AS place, s.id FROM document d CROSS JOIN "
                f"segment s ON s.document = d.id WHERE {' AND '.join(conditions) or '1'} "
                f"ORDER BY {_order(order, backwards)}"
            )
            cursor = connection.execute(query, values)
            found: list[tuple[int, int]] = []
            while rows := cursor.fetchmany(_STEP):
                progress.check()
                found += rows
        if wanted.findings is not None:
            issues = self._checks.all(wanted.document, progress)
            concerned = {issue.row_id for issue in issues if not issue.ignored}
            found = [one for one in found if (one[1] in concerned) == wanted.findings]
        if wanted.rows is not None:
            found = [one for one in found if one[1] in wanted.rows]
        return np.array([place for place, _ in found], dtype=np.int64)

    @property
    def named(self) -> dict[str, SegmentFilter]:
        """The filters that were kept, by name."""
        with self._database.reading() as connection:
            kept = json.loads(setting(connection, _SETTING, "{}"))
            return {name: SegmentFilter.from_json(value) for name, value in kept.items()}

    def keep(self, name: str, wanted: SegmentFilter) -> None:
        """Keep a filter under a name, in place of one of that name."""
        if not name.strip():
            raise UsageError("A filter needs a name.")
        self._write({**self.named, name.strip(): wanted})

    def forget(self, name: str) -> None:
        """Forget the filter of a name."""
        kept = self.named
        if name not in kept:
            raise UsageError(Message("There is no filter “{name}”.", name=name))
        del kept[name]
        self._write(kept)

    def _write(self, named: dict[str, SegmentFilter]) -> None:
        value = {name: one.to_json() for name, one in named.items()}
        with self._changing, self._database.writing() as connection:
            set_setting(connection, _SETTING, json.dumps(value, ensure_ascii=False))


def _conditions(wanted: SegmentFilter) -> tuple[list[str], list[object]]:
    conditions: list[str] = []
    values: list[object] = []
    if wanted.document is not None:
        conditions.append("s.document = ?")
        values.append(wanted.document)
    for column, allowed in (
        ("state", [state.value for state in wanted.states]),
        ("origin", list(wanted.origins)),
    ):
        if allowed:
            conditions.append(f"s.{column} IN ({', '.join('?' * len(allowed))})")
            values += allowed
    if wanted.bands:
        band = f"({_MATCH} >= ? AND {_MATCH} < ? + 1)"  # none between two
        conditions.append(f"({' OR '.join([band] * len(wanted.bands))})")
        values += [percent for band in wanted.bands for percent in band]
    if wanted.findings:
        conditions.append("s.target <> ''")  # what is not begun is no mistake yet
    for name, test in _TESTS.items():
        asked = getattr(wanted, name)
        if asked is not None:
            conditions.append(test if asked else f"NOT {test}")
    if wanted.query.text:
        conditions.append(f"in_texts({_searched('source')}, {_searched('target')})")
    return conditions, values


def _searched(side: str) -> str:
    """The plain text of a side, with what is a tag by the project's rules; other tags have none."""
    tagged = f"s.{side}_tagged"
    return f"CASE WHEN instr({tagged}, '{MARK}') THEN untagged({tagged}) ELSE s.{side} END"


def _untagged(tagged: str) -> str:
    return untagged(tagged_value("", tagged)).plain


def _order(order: Order, backwards: bool) -> str:
    key, direction = _ORDERS[order]
    if backwards:
        direction = "ASC" if direction == "DESC" else "DESC"
    if order == "document":
        return f"d.id {direction}, s.position {direction}"
    return f"{key} {direction}, d.id, s.position"


@contextmanager
def _functions(
    connection: sqlite3.Connection, wanted: SegmentFilter, progress: Progress
) -> Iterator[None]:
    """Python functions of the query; an error in one comes out as itself."""
    failures: list[Exception] = []

    def kept(function: Callable[..., bool | str]) -> Callable[..., bool | str]:
        def call(*texts: str) -> bool | str:
            try:
                return function(*texts)
            except PostilError as error:
                failures.append(error)
                raise

        return call

    connection.create_function("in_texts", 2, kept(wanted.query.finder()), deterministic=True)
    connection.create_function("untagged", 1, kept(_untagged), deterministic=True)
    connection.create_function("sort_key", 1, _sort_key, deterministic=True)
    connection.set_progress_handler(lambda: progress.cancelled, _INSTRUCTIONS)
    try:
        yield
    except sqlite3.OperationalError:
        progress.check()
        if failures:
            raise failures[0] from None
        raise
    finally:
        connection.set_progress_handler(None, 0)


def _sort_key(text: str) -> str:
    """Letters with accents beside those without, upper case beside lower."""
    if text.isascii():
        return text.casefold()
    return "".join(c for c in normalize("NFD", text) if not combining(c)).casefold()
