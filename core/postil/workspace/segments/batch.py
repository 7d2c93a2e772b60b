"""Work on many segments at once: pre-translation, pseudo-translation, clearing; each one step that
can be taken back.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from postil.errors import Cancelled, UsageError
from postil.formats.segment import SegmentState
from postil.memory.units import EXACT
from postil.messages import Message
from postil.text.pseudo import LONGER, pseudo
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.documents import documents
from postil.workspace.documents.sentence_breaks import SentenceBreaks
from postil.workspace.proposals.matches import Matching
from postil.workspace.records import Origin, ProjectSegment, Proposal, ProposalKind
from postil.workspace.segments import history as versions
from postil.workspace.segments import rows as segments
from postil.workspace.word_counts import word_count

Source = Literal[
    "exact", "ambiguous", "memory", "repaired", "assembled", "machine", "none", "pseudo", "cleared"
]

_SOURCES: dict[ProposalKind, Source] = {
    "memory": "memory",
    "term": "exact",
    "repaired": "repaired",
    "assembled": "assembled",
    "machine": "machine",
}


@dataclass(frozen=True, slots=True)
class PretranslatePolicy:
    """Sources that fill segments without a translation: an exact match, else of all that these
    allow what is expected to make the least work.

    Parameters
    ----------
    memory
        Least percent of a memory match.
    repaired
        Take a match from the project's threshold on whose differences could be patched in.
    assembled
        Least share of the words that an assembled segment must translate, 0 to 1; None: never.
    machine
        Least confidence of the machine, 0 to 1, and not below that of the project; None: never.
    drafts
        Also fill segments that have a translation that is not confirmed.
    """

    memory: int = 75
    repaired: bool = True
    assembled: float | None = None
    machine: float | None = 0.3
    drafts: bool = False

    def __post_init__(self) -> None:
        shares = (self.assembled, self.machine)
        if not 50 <= self.memory <= 102 or any(
            share is not None and not 0 <= share <= 1 for share in shares
        ):
            raise UsageError(
                "Pre-translation takes memory matches from 50 to 102% and shares from 0 to 1."
            )

    def allows(self, composed: Proposal) -> bool:
        """Whether a repaired match or an assembled segment may be taken."""
        if composed.kind == "repaired":
            return self.repaired
        return self.assembled is not None and composed.coverage >= self.assembled


@dataclass(frozen=True, slots=True)
class Change:
    """A segment before and after; ``suggestion`` is what had been taken over into it before."""

    before: ProjectSegment
    target: TaggedText
    origin: Origin
    score: int | None
    suggestion: str = ""


@dataclass(slots=True)
class BatchReport:
    """Outcome of a pretranslation: ``segments`` and ``words`` by the source that filled them.

    Attributes
    ----------
    left
        Segments that were not looked at: it was stopped before.
    """

    segments: Counter[Source] = field(default_factory=Counter)
    words: Counter[Source] = field(default_factory=Counter)
    changes: list[Change] = field(default_factory=list)
    left: int = 0

    @property
    def seen(self) -> int:
        """Number of segments that were looked at."""
        return self.segments.total()

    @property
    def filled(self) -> int:
        """Number of changed segments."""
        return len(self.changes)

    def count(self, what: Source, segment: ProjectSegment) -> None:
        self.segments[what] += 1
        self.words[what] += word_count(segment.source.plain)


class ProjectBatch:
    """Batch work on one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext, matching: Matching) -> None:
        self._context = context
        self._matching = matching

    def pretranslate(
        self,
        policy: PretranslatePolicy | None = None,
        only: Collection[int] | None = None,
        progress: Progress | None = None,
    ) -> BatchReport:
        """Fill segments that have no translation, as drafts; locked ones are left alone.

        It is written in one step at the end, also if it is stopped: what was filled up to then
        stays, and the report has the number of segments that are left.

        Parameters
        ----------
        only
            Ids of documents; None for all.
        """
        policy = policy or PretranslatePolicy()
        report = BatchReport()
        rows = [one for one in self._open(only) if policy.drafts or one.target.is_empty]
        progress = progress or Progress()
        try:
            progress.update(done=0, total=len(rows))
            for number, row in enumerate(rows):
                place = Message(
                    "Segment {number:,} of {total:,}", number=number + 1, total=len(rows)
                )
                progress.update(done=number, message=place)
                self._fill(row, policy, report)
            progress.update(done=len(rows))
        except Cancelled:
            report.left = len(rows) - report.seen
        return self._write(report)

    def _fill(self, row: ProjectSegment, policy: PretranslatePolicy, report: BatchReport) -> None:
        what, found = self._best(row, policy)
        report.count(what, row)
        if found is not None and found.target != row.target:
            origin: Origin = "machine" if found.kind == "machine" else "memory"
            report.changes.append(Change(row, found.target, origin, found.draft_score))

    def pseudo_fill(self) -> BatchReport:
        """Fill segments without a translation with text that only looks translated."""
        report = BatchReport()
        for row in self._open():
            if row.target.is_empty and not row.source.is_empty:
                report.count("pseudo", row)
                report.changes.append(Change(row, pseudo(row.source), "", None))
        return self._write(report)

    def pseudo_export(self, document: int, path: Path) -> int:
        """Write a document whose every segment only looks translated; the project stays as it is.

        Returns how many segments it has.
        """
        context = self._context
        with context.database.reading() as connection:
            file, rules = documents.file_and_rules(connection, context.folder, document)
        return pseudo_document(context.folder / file, path, context.languages, cuts=rules)

    def clear(self) -> BatchReport:
        """Take the translations out of all segments that are not confirmed."""
        report = BatchReport()
        for row in self._open():
            if not row.target.is_empty:
                report.count("cleared", row)
                report.changes.append(Change(row, TaggedText(""), "", None))
        return self._write(report)

    def undo(self, report: BatchReport) -> int:
        """Bring back what segments had before; those changed since stay. Returns how many."""
        done = 0
        with self._context.changing, self._context.database.writing() as connection:
            for change, now in _present(connection, report.changes):
                if now.target == change.target and not now.state.is_confirmed:
                    before = change.before
                    _put(
                        connection,
                        before,
                        before.target,
                        before.state,
                        (before.origin, before.score),
                    )
                    segments.write_suggestion(connection, before.row_id, change.suggestion)
                    done += 1
        return done

    def _open(self, only: Collection[int] | None = None) -> list[ProjectSegment]:
        with self._context.database.surveying() as connection:
            rows = segments.read_segments(connection, 0, None, None)
        return [
            row
            for row in rows
            if not (row.locked or row.state.is_confirmed or row.source.is_empty)
            and (only is None or row.document in only)
        ]

    def _best(
        self, row: ProjectSegment, policy: PretranslatePolicy
    ) -> tuple[Source, Proposal | None]:
        found = [
            one
            for one in self._matching.memory(row.row_id)
            if one.kind == "term" or (one.score or 0) >= policy.memory
        ]
        if found and (found[0].score or EXACT) >= EXACT:
            return _exact(found)
        if policy.repaired or policy.assembled is not None:
            found += [one for one in self._matching.composed(row.row_id) if policy.allows(one)]
        if policy.machine is not None:
            answer = self._matching.machine(row.row_id).proposal
            if answer is not None and (answer.confidence or 0.0) >= policy.machine:
                found.append(answer)
        best = next(iter(self._matching.ranked(found, 1)), None)
        return ("none" if best is None else _SOURCES[best.kind]), best

    def _write(self, report: BatchReport) -> BatchReport:
        """Write the changes in one step; segments that somebody changed meanwhile stay."""
        kept = []
        author = self._context.confirmer.author
        with self._context.changing, self._context.database.writing() as connection:
            for change, now in _present(connection, report.changes):
                if now.target == change.before.target and now.state is change.before.state:
                    empty = change.target.is_empty
                    state = SegmentState.NEW if empty else SegmentState.DRAFT
                    suggestion = segments.read_suggestion(connection, now.row_id)
                    _put(connection, now, change.target, state, (change.origin, change.score))
                    if change.origin:
                        segments.write_suggestion(connection, now.row_id, change.target.plain)
                    if not now.target.is_empty:  # what somebody wrote can be found again
                        after = segments.read_segment(connection, now.row_id)
                        versions.keep(connection, now, after, author)
                    kept.append(replace(change, suggestion=suggestion))
        report.changes = kept
        return report


def _exact(found: Sequence[Proposal]) -> tuple[Source, Proposal]:
    """The first of several exact matches; if others as good have other translations, its score is
    set to 99%, so that a person looks at it.
    """
    first = found[0]
    as_good = {one.target for one in found if (one.score, one.kind) == (first.score, first.kind)}
    if first.score is None or len(as_good) == 1:
        return "exact", first
    return "ambiguous", replace(first, score=EXACT - 1)


def pseudo_document(
    source: Path,
    path: Path,
    languages: tuple[str, str],
    longer: float = LONGER,
    cuts: SentenceBreaks | None = None,
) -> int:
    """Write a document whose every segment only looks translated; returns how many there are."""
    document = (cuts or SentenceBreaks()).open(source, languages)
    targets = {one.id: pseudo(one.source, longer) for one in document.segments if not one.locked}
    document.save(path, targets, dict.fromkeys(targets, SegmentState.DRAFT))
    return len(document.segments)


def _present(
    connection: sqlite3.Connection, changes: Iterable[Change]
) -> Iterator[tuple[Change, ProjectSegment]]:
    """The segments as they are now; those that are gone are passed over."""
    for change in changes:
        try:
            yield change, segments.read_segment(connection, change.before.row_id)
        except UsageError:
            continue


def _put(
    connection: sqlite3.Connection,
    row: ProjectSegment,
    target: TaggedText,
    state: SegmentState,
    came_from: tuple[Origin, int | None],
) -> None:
    segments.write_target(
        connection,
        row.row_id,
        target,
        state,
        origin=came_from[0],
        score=came_from[1],
        unit=segments.unit_of_segment(connection, row.row_id),
        seconds=0.0,
    )
