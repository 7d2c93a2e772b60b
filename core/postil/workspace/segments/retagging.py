"""New tags in segments whose texts stay the same: unit and review base get them, too."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace

from postil.memory.rows import tagged_column
from postil.text.tags import TaggedText
from postil.workspace.context import ProjectContext
from postil.workspace.review import changed_base
from postil.workspace.segments import rows as segments

Retag = Callable[[TaggedText], TaggedText]


def retag_segment(
    context: ProjectContext,
    connection: sqlite3.Connection,
    row_id: int,
    sources: tuple[TaggedText, TaggedText],
    target: TaggedText,
    *,
    retagged: Retag,
) -> None:
    """Write the same texts with other tags; the unit that was confirmed follows.

    Parameters
    ----------
    sources
        The source as it is now, and the one that the document has.
    target
        The new target.
    retagged
        Gives other texts of the segment, such as that of its unit, the new tags.
    """
    segments.write_source(connection, row_id, *sources)
    write_text(connection, row_id, target)
    adapt_base(connection, row_id, retagged)
    unit = context.confirmer.unit_of(connection, row_id)
    if unit is not None:
        context.memory.update(replace(unit, source=sources[0], target=retagged(unit.target)))


def write_text(connection: sqlite3.Connection, row_id: int, target: TaggedText) -> None:
    """Write a target of which only the tags changed."""
    connection.execute(
        "UPDATE segment SET target = ?, target_tagged = ?, "
        "suggestion = CASE WHEN suggestion <> '' AND suggestion = target THEN ? "
        "ELSE suggestion END "
        "WHERE id = ?",
        (target.plain, tagged_column(target), target.plain, row_id),
    )


def adapt_base(connection: sqlite3.Connection, row_id: int, retagged: Retag) -> None:
    """Give the text that a review compares with the tags that its segment has now."""
    row = connection.execute("SELECT target FROM baseline WHERE segment = ?", (row_id,)).fetchone()
    if row is not None:
        connection.execute(
            "UPDATE baseline SET target = ? WHERE segment = ?",
            (changed_base(row[0], retagged), row_id),
        )
