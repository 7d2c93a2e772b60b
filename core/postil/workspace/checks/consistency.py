"""Consistency: one source translated in two ways, two sources translated alike."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from postil.messages import Message
from postil.workspace.checks.finding import Finding

SHOWN = 80  # characters of the other text in a message
TARGET = "consistency-target"
SOURCE = "consistency-source"

_SCHEMA = """
CREATE TABLE text (
    segment INTEGER PRIMARY KEY, source INTEGER NOT NULL, target INTEGER NOT NULL,
    sure INTEGER NOT NULL
);
CREATE INDEX text_by_source ON text (source, target, sure);
CREATE INDEX text_by_target ON text (target, source, sure);
"""
# Segments with an unusual reading of a text, and one with its usual reading.
_CONTRADICTED = """
WITH reading AS (
    SELECT {same} AS text, {other} AS other, sum(sure) AS sure, count(*) AS number,
        min(segment) AS first
    FROM text {among} GROUP BY {same}, {other}
), ranked AS (
    SELECT text, other, first_value(first) OVER ranks AS usual, row_number() OVER ranks AS rank
    FROM reading WINDOW ranks AS (PARTITION BY text ORDER BY sure DESC, number DESC, first)
)
SELECT segment, usual FROM ranked
JOIN text ON text.{same} = ranked.text AND text.{other} = ranked.other
WHERE rank > 1 ORDER BY segment
"""
_THESE = "FROM text WHERE segment IN (SELECT value FROM json_each(?))"
_FORGET = "DELETE FROM text WHERE segment = ?"
_SIDES = (("source", "target", TARGET), ("target", "source", SOURCE))


@dataclass(frozen=True, slots=True)
class Reading:
    """Plain texts of a segment; ``sure``: a person has accepted the target."""

    segment: int
    source: str
    target: str
    sure: bool


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A segment that another one contradicts; ``check``: id of the check that found it."""

    segment: int
    other: int
    check: str


class Consistency:
    """Index of the segments that contradict each other, kept up while they change; for one thread
    at a time.

    Texts are compared without tags, white space runs as one space; case counts. In a group the
    reading that is accepted most often, of equals the one that occurs most, of equals the one of
    the segment with the lowest number, is taken for right, and the others are reported.

    Texts stand for themselves as numbers of 64 bits in a database in memory: some 100 bytes a
    segment.
    """

    def __init__(self) -> None:
        self._kept = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        self._kept.executescript(_SCHEMA)

    def close(self) -> None:
        self._kept.close()

    def load(self, readings: Iterable[Reading]) -> None:
        """Take segments in, in place of what is known of them."""
        self._kept.execute("BEGIN")
        for one in readings:
            self._put(one)
        self._kept.execute("COMMIT")

    def change(self, readings: Iterable[Reading], gone: Iterable[int] = ()) -> set[int]:
        """Take changed segments in, leave out those that are ``gone``; all whose contradictions
        may be others now.
        """
        new = {one.segment: one for one in readings}
        rows = [*new, *gone]
        touched = self._groups(rows)
        for one in new.values():
            sides = ("source", _number(one.source)), ("target", _number(one.target))
            touched |= {(side, text) for side, text in sides if text is not None}
        before = {group: self._usual(*group) for group in touched}
        self._kept.executemany(_FORGET, [(row,) for row in rows])
        self.load(new.values())
        changed = set(rows)
        for group, usual in before.items():
            if usual != self._usual(*group):
                changed |= self._members(*group)
        return changed

    def contradictions(self, segments: Sequence[int] | None = None) -> list[Contradiction]:
        """All contradictions, or those of some segments, by number of the segment."""
        found = []
        for same, other, check in _SIDES:
            among = "" if segments is None else f"WHERE {same} IN (SELECT {same} {_THESE})"
            query = _CONTRADICTED.format(same=same, other=other, among=among)
            rows = self._kept.execute(query, () if segments is None else (json.dumps(segments),))
            found += [Contradiction(row, usual, check) for row, usual in rows]
        if segments is not None:
            wanted = set(segments)
            found = [one for one in found if one.segment in wanted]
        return sorted(found, key=lambda one: one.segment)  # stable: a segment's in one order

    def _put(self, one: Reading) -> None:
        source, target = _number(one.source), _number(one.target)
        if source is None or target is None:
            self._kept.execute(_FORGET, (one.segment,))
            return
        self._kept.execute(
            "INSERT OR REPLACE INTO text VALUES (?, ?, ?, ?)",
            (one.segment, source, target, one.sure),
        )

    def _groups(self, segments: Sequence[int]) -> set[tuple[str, int]]:
        """Sides with the texts that segments have there."""
        rows = self._kept.execute(f"SELECT source, target {_THESE}", (json.dumps(segments),))
        return {
            group for source, target in rows for group in (("source", source), ("target", target))
        }

    def _usual(self, side: str, text: int) -> int | None:
        """The most usual text on the other side of a text."""
        other = "target" if side == "source" else "source"
        row = self._kept.execute(
            f"SELECT {other} FROM text WHERE {side} = ? GROUP BY {other} "
            "ORDER BY sum(sure) DESC, count(*) DESC, min(segment) LIMIT 1",
            (text,),
        ).fetchone()
        return None if row is None else int(row[0])

    def _members(self, side: str, text: int) -> set[int]:
        rows = self._kept.execute(f"SELECT segment FROM text WHERE {side} = ?", (text,))
        return {row for (row,) in rows}


def contradiction(check: str, source: str, target: str) -> Finding:
    """Finding for a segment that a segment with these texts contradicts."""
    source, target = _plain(source), _plain(target)
    if check == TARGET:
        message = Message("The source was translated “{other}” elsewhere.", other=_shown(target))
        return Finding(check, message, suggestions=(target,))
    message = Message("This translation also stands for “{other}”.", other=_shown(source))
    return Finding(check, message)


def _number(text: str) -> int | None:
    """The text as a number of this process; None for no text."""
    plain = _plain(text)
    return hash(plain) if plain else None


def _plain(text: str) -> str:
    return " ".join(text.split())


def _shown(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
