"""Attachments of segments that are split or merged (kept in other tables): they go along, and
come back when that is undone.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from postil.text.tags import TaggedText
from postil.workspace.checks.project_checks import ProjectChecks
from postil.workspace.package.annotations import handed, put_handed
from postil.workspace.records import ProjectSegment
from postil.workspace.segments.confirm import Confirmer


@dataclass(frozen=True, slots=True)
class Attachments:
    """Attachments of a segment, kept in other tables.

    Attributes
    ----------
    unit
        Target of its memory unit: another one than its own if it was changed since; None without.
    base
        Its row of a review, or None.
    handed
        What it had on it when the project was handed over, or None.
    ignored
        Fingerprints of what the checks find in it and the translator finds right.
    """

    unit: TaggedText | None
    base: str | None
    handed: str | None = None
    ignored: tuple[bytes, ...] = ()


def read_attachments(
    connection: sqlite3.Connection, confirmer: Confirmer, group: Sequence[ProjectSegment]
) -> tuple[Attachments, ...]:
    """Attachments of each of the segments; inside a transaction."""
    found = []
    for one in group:
        unit = confirmer.unit_of(connection, one.row_id)
        row = connection.execute(
            "SELECT target FROM baseline WHERE segment = ?", (one.row_id,)
        ).fetchone()
        ignored = connection.execute(
            "SELECT fingerprint FROM ignored_finding WHERE segment = ?", (one.row_id,)
        ).fetchall()
        found.append(
            Attachments(
                None if unit is None else unit.target,
                row and row[0],
                handed(connection, one.row_id),
                tuple(fingerprint for (fingerprint,) in ignored),
            )
        )
    return tuple(found)


def put_back(connection: sqlite3.Connection, row_id: int, attachments: Attachments) -> None:
    """Give a segment what was handed over of it, and what was ignored in it."""
    put_handed(connection, row_id, attachments.handed)
    connection.executemany(
        "INSERT OR IGNORE INTO ignored_finding VALUES (?, ?)",
        [(row_id, fingerprint) for fingerprint in attachments.ignored],
    )


def set_bases(
    connection: sqlite3.Connection,
    group: Sequence[ProjectSegment],
    bases: Sequence[str | None],
) -> None:
    """Set the texts that a review compares segments with."""
    for one, base in zip(group, bases, strict=True):
        connection.execute("DELETE FROM baseline WHERE segment = ?", (one.row_id,))
        if base is not None:
            connection.execute("INSERT INTO baseline VALUES (?, ?)", (one.row_id, base))


class IgnoredFindings:
    """Carries ignored findings over to the segments that a split or merge makes: with their new
    texts, the same finding has another fingerprint.
    """

    def __init__(self, checks: ProjectChecks) -> None:
        self._checks = checks

    def of(self, group: Sequence[ProjectSegment]) -> frozenset[tuple[str, str]]:
        """Check and message of the findings that are ignored in any of the segments."""
        return frozenset(
            (issue.finding.check, issue.finding.message)
            for one in group
            for issue in self._checks.segment(one.row_id)
            if issue.ignored
        )

    def carry(self, wanted: frozenset[tuple[str, str]], group: Sequence[ProjectSegment]) -> None:
        """Ignore the same findings in other segments."""
        for one in group if wanted else ():
            self._checks.ignore(
                issue
                for issue in self._checks.segment(one.row_id)
                if (issue.finding.check, issue.finding.message) in wanted
            )
