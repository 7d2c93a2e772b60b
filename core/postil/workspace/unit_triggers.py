"""Triggers that note changes of units of a memory, in the transaction that makes them.

No place that changes units can forget it that way. They are temporary, for one connection.
"""

from __future__ import annotations

import sqlite3

_TRIGGER = (
    "CREATE TEMP TRIGGER IF NOT EXISTS {name}_{event} AFTER {event} ON main.memory_unit "
    "WHEN {memory} IN ({memories}) BEGIN {noting}; END"
)
_TRIGGERS = (
    ("INSERT", "new.memory", "new"),
    ("UPDATE", "old.memory, new.memory", "new"),
    ("DELETE", "old.memory", "old"),
)


def note_changes(connection: sqlite3.Connection, name: str, memory: int, noting: str) -> None:
    """Run the statement ``noting``, in which ``{row}`` is the row of the unit, at each change."""
    for event, memories, row in _TRIGGERS:
        connection.execute(
            _TRIGGER.format(
                name=name,
                event=event,
                memory=memory,
                memories=memories,
                noting=noting.format(row=row),
            )
        )


def note_no_changes(connection: sqlite3.Connection, name: str) -> None:
    """Drop the triggers that :func:`note_changes` made under this name, if there are any."""
    for event, _, _ in _TRIGGERS:
        connection.execute(f"DROP TRIGGER IF EXISTS temp.{name}_{event}")
