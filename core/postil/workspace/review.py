"""Reviewing a translation: what the reviewer changed against the translator's text, change by
change; approval; findings of kinds and severities; a report; and taking it over.

The text of the translator is kept as the *base* of each segment when the review begins (or when the
project was handed over as a package). A change is a stretch of words that differs from the base;
accepting it puts it into the base, rejecting it brings the base's words back.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import astuple, dataclass
from difflib import SequenceMatcher
from typing import Literal, get_args

from postil.errors import UsageError
from postil.formats.segment import SegmentState
from postil.memory.database import now
from postil.memory.rows import tagged_column, tagged_value
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.database import set_setting, setting
from postil.workspace.records import ProjectSegment
from postil.workspace.reports.tables import Table, finding_words, headings, with_sentence
from postil.workspace.segments import rows as segments
from postil.workspace.segments.bulk import BulkChange, BulkEditor, Edit
from postil.workspace.word_counts import word_count

Kind = Literal["accuracy", "terminology", "fluency", "style", "locale", "tags", "other"]
Severity = Literal["neutral", "minor", "major", "critical"]
KINDS: tuple[Kind, ...] = get_args(Kind)
PENALTIES: dict[Severity, int] = {"neutral": 0, "minor": 1, "major": 5, "critical": 10}
"""Points of one finding; as MQM counts them."""

PER_WORDS = 1000  # points are given per so many words, as in the caption of the report
_REVIEWER = "reviewer"
_TOKEN = re.compile(r"\w+|\s+|[^\w\s]")


_FINDING = "id, segment, kind, severity, text, author, time, resolved, answer"
_FINDINGS = f"SELECT {_FINDING} FROM review_finding"
_PLACED = "d.first_segment - 1 + s.position, s.target, s.target_tagged, " + ", ".join(
    f"f.{name}" for name in _FINDING.split(", ")
)

Bases = Mapping[int, str]
"""Texts that changes are tracked against, by row id, as the project keeps them."""


@dataclass(frozen=True, slots=True)
class ReviewChange:
    """A stretch of the plain text that differs; ``start``, ``end`` in the text as it is now,
    ``base_start``, ``base_end`` in the base. An insertion is empty in the base, a deletion now.
    """

    start: int
    end: int
    base_start: int
    base_end: int


@dataclass(frozen=True, slots=True)
class ReviewFinding:
    """A remark about a segment.

    Attributes
    ----------
    id
        To find it by.
    time, resolved
        When it was made, and when somebody said that it is dealt with ("" if nobody has): ISO-8601
        UTC.
    answer
        What was said about it.
    """

    id: int
    row_id: int
    kind: Kind
    severity: Severity
    text: str
    author: str
    time: str
    resolved: str = ""
    answer: str = ""


@dataclass(frozen=True, slots=True)
class ReviewedSegment:
    """A segment that was changed in review, with the translator's text and its state."""

    segment: ProjectSegment
    base: TaggedText
    base_state: SegmentState
    changes: tuple[ReviewChange, ...]

    @property
    def is_changed(self) -> bool:
        """Whether anything differs, if only a tag."""
        return self.base != self.segment.target

    @property
    def first(self) -> int | None:
        """Number of the change that is to be decided first; None: all of them at once, for the
        changes of a segment with tags go together.
        """
        tagged = self.base.tags or self.segment.target.tags
        return 0 if self.changes and not tagged else None

    def back(self, text: TaggedText) -> Edit:
        """Give it another text; the translator's whole text is confirmed again if it was."""
        confirmed = text == self.base and self.base_state.is_confirmed
        return Edit(self.segment.row_id, text, confirmed=confirmed)


def changes_between(base: str, text: str) -> list[ReviewChange]:
    """Stretches of words in which ``text`` differs from ``base``, in order.

    Stretches with only white space between them are one.
    """
    old, new = _TOKEN.findall(base), _TOKEN.findall(text)
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    old_at, new_at = _offsets(old), _offsets(new)
    found: list[ReviewChange] = []
    for tag, old_start, old_end, new_start, new_end in matcher.get_opcodes():
        if tag == "equal":
            continue
        change = ReviewChange(
            new_at[new_start], new_at[new_end], old_at[old_start], old_at[old_end]
        )
        last = found[-1] if found else None
        if last is not None and text[last.end : change.start].isspace():
            found[-1] = ReviewChange(last.start, change.end, last.base_start, change.base_end)
        else:
            found.append(change)
    return found


def _offsets(tokens: list[str]) -> list[int]:
    places = [0]
    for token in tokens:
        places.append(places[-1] + len(token))
    return places


class ProjectReview:
    """The review of one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext) -> None:
        self._context = context
        self._bulk = BulkEditor(context)

    @property
    def reviewer(self) -> str:
        """Name of the reviewer; "" while there is no review."""
        with self._context.database.reading() as connection:
            return setting(connection, _REVIEWER)

    def begin(self, reviewer: str) -> int:
        """Keep the present translations as the base that changes are tracked against.

        A base that is there already stays. Returns the number of its translations.

        Raises
        ------
        UsageError
            No name is given.
        """
        if not reviewer.strip():
            raise UsageError("A review needs the name of the reviewer.")
        with self._context.changing, self._context.database.writing() as connection:
            set_setting(connection, _REVIEWER, reviewer.strip())
            for one in segments.read_segments(connection, 0, None, None):
                if not one.target.is_empty:
                    connection.execute(
                        "INSERT OR IGNORE INTO baseline VALUES (?, ?)",
                        (one.row_id, _packed(one.target, one.state)),
                    )
            count = connection.execute("SELECT count(*) FROM baseline").fetchone()[0]
        return int(count)

    def end(self) -> None:
        """End the review; changes that were not accepted stay in the texts and are listed
        no more.
        """
        with self._context.changing, self._context.database.writing() as connection:
            set_setting(connection, _REVIEWER, "")
            connection.execute("DELETE FROM baseline")

    def changed(self) -> list[ReviewedSegment]:
        """All segments whose text differs from the translator's."""
        with self._context.database.surveying() as connection:
            rows = [(row, base_text(base), base) for row, base in segments.read_changed(connection)]
        reviewed = (_reviewed(row, base) for row, _, base in rows)
        return [one for one in reviewed if one.is_changed]

    def segment(self, row_id: int) -> ReviewedSegment | None:
        """One segment with its changes; None if it has no base."""
        with self._context.database.reading() as connection:
            row = segments.read_segment(connection, row_id)
            base = _base(connection, row_id)
        return None if base is None else _reviewed(row, base)

    def accept(self, row_id: int, number: int | None = None) -> Bases:
        """Take a change of the reviewer into the base; all of them without a ``number``.

        Returns
        -------
        what the base was, for :meth:`swap_bases`
        """
        found = self._reviewed(row_id)
        if number is None:
            text = found.segment.target
        else:
            change = self._change(found, number)
            now_text, base = found.segment.target.plain, found.base.plain
            text = TaggedText(
                base[: change.base_start]
                + now_text[change.start : change.end]
                + base[change.base_end :]
            )
        return self.swap_bases({row_id: _packed(text, found.segment.state)})

    def accept_all(self) -> Bases:
        """Take every change into the bases; returns what they were."""
        return self.swap_bases(
            {one.segment.row_id: review_base(one.segment) for one in self.changed()}
        )

    def swap_bases(self, bases: Bases) -> Bases:
        """Set bases by row id, of segments that have one; returns what they were."""
        before: dict[int, str] = {}
        with self._context.changing, self._context.database.writing() as connection:
            for row_id, base in bases.items():
                row = connection.execute(
                    "SELECT target FROM baseline WHERE segment = ?", (row_id,)
                ).fetchone()
                if row is None:
                    continue
                before[row_id] = row[0]
                connection.execute(
                    "UPDATE baseline SET target = ? WHERE segment = ?", (base, row_id)
                )
        return before

    def reject(self, row_id: int, number: int | None = None) -> BulkChange:
        """Bring back the words of the base for a change; the whole base without a ``number``."""
        found = self._reviewed(row_id)
        if number is None:
            text = found.base
        else:
            change = self._change(found, number)
            now_text, base = found.segment.target.plain, found.base.plain
            text = TaggedText(
                now_text[: change.start]
                + base[change.base_start : change.base_end]
                + now_text[change.end :]
            )
        return self._bulk.apply([found.back(text)])

    def reject_all(self, progress: Progress | None = None) -> BulkChange:
        """Bring back the base of every segment; locked ones stay."""
        return self._bulk.apply([one.back(one.base) for one in self.changed()], progress)

    def approve(self, row_id: int) -> ProjectSegment:
        """Approve a segment: it is confirmed, stored in the memory, learned from, and reviewed."""
        confirmer = self._context.confirmer
        with self._context.changing, confirmer.together() as connection:
            row = segments.read_segment(connection, row_id)
            confirmer.confirm(row_id, row.target, row.origin or "translator", row.score, 0.0)
            connection.execute(
                "UPDATE segment SET state = ? WHERE id = ?",
                (SegmentState.REVIEWED.value, row_id),
            )
            return segments.read_segment(connection, row_id)

    def add_finding(self, row_id: int, kind: Kind, severity: Severity, text: str = "") -> int:
        """Add a finding to a segment; returns its id.

        Raises
        ------
        UsageError
            There is no such kind, severity or segment.
        """
        if kind not in KINDS or severity not in PENALTIES:
            raise UsageError(
                Message(
                    "There is no finding of the kind {kind}, {severity}.",
                    kind=kind,
                    severity=severity,
                ),
                hint=Message(
                    "Kinds: {kinds}; severities: {severities}.",
                    kinds=", ".join(KINDS),
                    severities=", ".join(PENALTIES),
                ),
            )
        author = self.reviewer or self._context.confirmer.author
        with self._context.changing, self._context.database.writing() as connection:
            segments.read_segment(connection, row_id)
            number = connection.execute(
                "INSERT INTO review_finding (segment, kind, severity, text, author, time) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (row_id, kind, severity, text, author, now()),
            ).lastrowid
        return number or 0

    def remove_finding(self, number: int) -> None:
        """Take a finding back."""
        self.set_finding(number, None)

    def change_finding(
        self, number: int, *, resolved: str | None = None, answer: str | None = None
    ) -> ReviewFinding:
        """Change the text of a finding; its other values stay.

        Returns
        -------
        what it was

        Raises
        ------
        UsageError
            It was removed.
        """
        with self._context.changing, self._context.database.writing() as connection:
            row = connection.execute(f"{_FINDINGS} WHERE id = ?", (number,)).fetchone()
            if row is None:
                raise UsageError("This finding was removed meanwhile.")
            connection.execute(
                "UPDATE review_finding SET resolved = coalesce(?, resolved), "
                "answer = coalesce(?, answer) WHERE id = ?",
                (resolved, answer, number),
            )
        return ReviewFinding(*row)

    def set_finding(self, number: int, finding: ReviewFinding | None) -> ReviewFinding | None:
        """Replace a finding, or remove it; the same call restores a removed one.

        Returns
        -------
        what it was; None if there was none
        """
        with self._context.changing, self._context.database.writing() as connection:
            row = connection.execute(f"{_FINDINGS} WHERE id = ?", (number,)).fetchone()
            connection.execute("DELETE FROM review_finding WHERE id = ?", (number,))
            if finding is not None:
                connection.execute(
                    f"INSERT INTO review_finding ({_FINDING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (number, *astuple(finding)[1:]),
                )
        return None if row is None else ReviewFinding(*row)

    def findings(self) -> list[ReviewFinding]:
        """All findings, in the order they were made."""
        with self._context.database.reading() as connection:
            rows = connection.execute(f"{_FINDINGS} ORDER BY id").fetchall()
        return [ReviewFinding(*row) for row in rows]

    def placed_findings(self) -> list[tuple[int, ReviewFinding, TaggedText]]:
        """All findings with the places (from 0) and the targets of their segments, in the order of
        the places, then as they were made.
        """
        with self._context.database.reading() as connection:
            rows = connection.execute(
                f"SELECT {_PLACED} FROM review_finding f JOIN segment s ON s.id = f.segment "
                "JOIN document d ON d.id = s.document ORDER BY 1, f.id"
            ).fetchall()
        return [
            (place, ReviewFinding(*finding), tagged_value(plain, tagged))
            for place, plain, tagged, *finding in rows
        ]

    def take_over(self, progress: Progress | None = None) -> int:
        """Confirm, as the translator, every text that was changed in review, so that memory and
        engine learn it; returns how many. Each can be unconfirmed again.
        """
        found = [one for one in self.changed() if not one.segment.target.is_empty]
        context, done = self._context, 0
        with context.changing, context.confirmer.together() as connection:
            for one in (progress or Progress()).track(found, total=len(found)):
                row = one.segment
                if row.locked:
                    continue
                context.confirmer.confirm(
                    row.row_id, row.target, row.origin or "translator", row.score, 0.0
                )
                if row.state in (SegmentState.REVIEWED, SegmentState.FINAL):
                    connection.execute(
                        "UPDATE segment SET state = ? WHERE id = ?", (row.state.value, row.row_id)
                    )
                connection.execute("DELETE FROM baseline WHERE segment = ?", (row.row_id,))
                done += 1
        return done

    def report(self) -> list[Table]:
        """Findings by kind and severity with their points, then segment by segment."""
        with self._context.database.surveying() as connection:
            rows = {row.row_id: row for row in segments.read_segments(connection, 0, None, None)}
            words = sum(word_count(row.source.plain) for row in rows.values())
        findings, changed = self.findings(), {one.segment.row_id: one for one in self.changed()}
        counts = Counter((one.kind, one.severity) for one in findings)
        points = sum(PENALTIES[one.severity] for one in findings)
        by_kind: list[tuple[object, ...]] = [
            (
                Message(kind),
                *(counts[kind, severity] for severity in PENALTIES),
                sum(counts[kind, severity] * PENALTIES[severity] for severity in PENALTIES),
            )
            for kind in KINDS
        ]
        totals = [sum(counts[kind, severity] for kind in KINDS) for severity in PENALTIES]
        by_kind.append((Message("total"), *totals, points))
        each = points * PER_WORDS / words if words else 0.0
        remarks: dict[int, Message] = {}
        for one in findings:
            remark = finding_words(one.kind, one.severity, one.text, one.answer, bool(one.resolved))
            remarks[one.row_id] = with_sentence(remarks.get(one.row_id), remark)
        listed = {*changed, *remarks}
        by_segment = [
            (
                row_id,
                rows[row_id].source.plain,
                changed[row_id].base.plain if row_id in changed else rows[row_id].target.plain,
                rows[row_id].target.plain,
                Message(rows[row_id].state.value),
                remarks.get(row_id, ""),
            )
            for row_id in rows
            if row_id in listed
        ]
        caption = Message(
            "Findings (penalty points: {points}; in 1,000 words: {each})",
            points=points,
            each=round(each, 1),
        )
        changes = Message("Changed segments: {number}", number=len(changed))
        if name := self.reviewer:
            changes = Message(
                "Segments changed by {name}: {number}", number=len(changed), name=name
            )
        return [
            (caption, headings("kind", *PENALTIES, "points"), by_kind),
            (
                changes,
                headings("segment", "source", "translation", "reviewed", "state", "findings"),
                by_segment,
            ),
        ]

    def _reviewed(self, row_id: int) -> ReviewedSegment:
        found = self.segment(row_id)
        if found is None:
            raise UsageError(
                Message("Segment {number} has no text it could be compared with.", number=row_id),
                hint="Begin a review first.",
            )
        return found

    @staticmethod
    def _change(found: ReviewedSegment, number: int) -> ReviewChange:
        if not 0 <= number < len(found.changes):
            raise UsageError(
                Message("There is no change {number} in this segment.", number=number + 1)
            )
        if found.base.tags or found.segment.target.tags:
            raise UsageError(
                "The changes of a segment with tags go together.",
                hint="Accept or reject all of them.",
            )
        return found.changes[number]


def _reviewed(segment: ProjectSegment, kept: str) -> ReviewedSegment:
    """A segment compared with the base that was kept of it."""
    base = base_text(kept)
    changes = changes_between(base.plain, segment.target.plain)
    return ReviewedSegment(segment, base, _base_state(kept), tuple(changes))


def review_base(segment: ProjectSegment) -> str:
    """A segment as the table of bases keeps it."""
    return _packed(segment.target, segment.state)


def _packed(text: TaggedText, state: SegmentState) -> str:
    return json.dumps([text.plain, tagged_column(text), state.value])


def base_text(value: str) -> TaggedText:
    """The text of a base that was kept."""
    plain, tagged, _ = json.loads(value)
    return tagged_value(plain, tagged)


def changed_base(value: str, change: Callable[[TaggedText], TaggedText]) -> str:
    """A base that was kept, with another text; its state stays."""
    return _packed(change(base_text(value)), _base_state(value))


def _base_state(value: str) -> SegmentState:
    return SegmentState(json.loads(value)[2])


def _base(connection: sqlite3.Connection, row_id: int) -> str | None:
    row = connection.execute("SELECT target FROM baseline WHERE segment = ?", (row_id,)).fetchone()
    return None if row is None else str(row[0])
