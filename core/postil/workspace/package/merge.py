"""Three-way merge of a package that a colleague or reviewer returned into its project."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from postil.errors import InputError, UsageError
from postil.formats.raw.files import MAX_TREE_SIZE
from postil.formats.segment import Segment, SegmentState
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.text.text_tags import retagged, untagged
from postil.types.progress import Progress
from postil.workspace.database import setting
from postil.workspace.documents.version_alignment import same_segments
from postil.workspace.package import annotations as package_marks
from postil.workspace.package import history as package_history
from postil.workspace.package import shared as package_shared
from postil.workspace.package.file import SEGMENTS, PackageReader, open_package, origin_of, text_of
from postil.workspace.package.packages import PROJECT_ID, changed_time, rows_by_key
from postil.workspace.project import Project
from postil.workspace.records import ProjectSegment
from postil.workspace.segments.rows import is_untouched_draft

Prefer = Literal["theirs", "ours"]
_BEGUN = (SegmentState.NEW, SegmentState.DRAFT)


@dataclass(frozen=True, slots=True)
class Merged:
    """A segment that the returned package or file has changed."""

    before: ProjectSegment
    target: TaggedText
    state: SegmentState


@dataclass(slots=True)
class MergeReport:
    """Report of merging a returned package.

    Attributes
    ----------
    taken
        Segments that are now as in the package.
    kept
        Segments changed here only.
    conflicts
        Segments changed here and there to different texts; they are also in ``taken`` if theirs was
        preferred. Or locked here, and changed there.
    marked
        Segments whose bookmark, lock, comments or findings are now as in the package.
    blocked
        How many pairs the machine may not use any more, or again.
    terms, checks
        How many terms came, changed or went; whether the checks are set otherwise now.
    unknown
        Segments of the package that this project does not have (any more), or that have another
        source now.
    """

    taken: list[Merged] = field(default_factory=list)
    kept: int = 0
    conflicts: list[Merged] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)
    blocked: int = 0
    terms: int = 0
    checks: bool = False
    unknown: int = 0


def merge_package(
    project: Project, path: Path, prefer: Prefer = "theirs", progress: Progress | None = None
) -> MergeReport:
    """Merge a returned package into this project: all in one step, or nothing. Terms follow in a
    step of their own.

    A segment is taken if it was changed there and not here; where both changed it to different
    texts, ``prefer`` decides, but what one side translated counts before a draft of the other.
    What was taken over here from memory or machine and left as it is does not count as changed;
    what was locked here meanwhile stays. Of a package that nobody opened
    it is not known what was changed there: it replaces only what is older. What is confirmed there
    is confirmed here, remembered and learned, in the name of who did it. Bookmarks, locks,
    comments, findings, what the checks are to leave alone, blocked pairs and terms that came or
    went there come or go here, and so do settings of the checks.

    Raises
    ------
    InputError
        The package is damaged or unsafe.
    UsageError
        It is a package of another project.
    """
    progress = progress or Progress()
    report = MergeReport()
    parts = project.context
    with open_package(path) as package:
        with parts.database.reading() as connection:
            own = setting(connection, PROJECT_ID)
        if package.manifest["project"] != own:
            raise UsageError(
                Message(
                    "{name} is a package of another project ({name_2}).",
                    name=path.name,
                    name_2=str(package.manifest["name"])[:80],
                ),
                hint="Open it as a project of its own.",
            )
        with parts.changing, parts.confirmer.together() as connection:
            homes = _homes(project, package)
            marks = package_marks.read_marks(connection)
            pairs = zip(package.segments(), homes, strict=True)
            for row, home in progress.track(pairs, total=len(homes)):
                found = home
                if found is None or not _is_same(found, row):
                    report.unknown += 1
                    continue
                here = marks(found.row_id)
                if package_marks.unlock_for_merge(connection, found.row_id, here, row):
                    found = replace(found, locked=False)
                untouched = is_untouched_draft(connection, found)
                merged = _compared(found, row, prefer, report, untouched=untouched)
                if merged is not None:
                    author = package_history.worked_by(package.manifest, row)
                    _take(project, connection, merged, row, author)
                if package_marks.merge_marks(connection, found.row_id, here, row):
                    report.marked.append(found.row_id)
            report.blocked = _merge_blocked(project, connection, package.manifest)
            shared, first = (project, package.manifest), prefer == "ours"
            report.checks = package_shared.merge_checks(*shared, ours_first=first)
            terms = package_shared.term_changes(*shared, ours_first=first)
        report.terms = package_shared.change_terms(project, terms)  # a transaction of their own
        if report.blocked and parts.confirmer.engine is not None:
            project.blocked.tell(parts.confirmer.engine)
    return report


def _homes(project: Project, package: PackageReader) -> list[ProjectSegment | None]:
    """The segment of each row, also where new versions of documents came meanwhile."""
    here: defaultdict[int, list[ProjectSegment]] = defaultdict(list)
    for (document, _), segment in rows_by_key(project, package.manifest).items():
        here[document].append(segment)
    there: defaultdict[int, list[tuple[int, Segment]]] = defaultdict(list)
    count = size = 0
    for row in package.segments():
        new = Segment(str(row["key"]), text_of(row["source"]))
        there[row["document"]].append((count, new))
        count += 1
        size += len(new.id) + len(new.source.text)
        if size > MAX_TREE_SIZE:
            raise InputError("too large to be a project package", file=package.path, unit=SEGMENTS)
    homes: list[ProjectSegment | None] = [None] * count
    for document, rows in there.items():
        found = same_segments(here[document], [new for _, new in rows])
        for (number, _), home in zip(rows, found, strict=True):
            homes[number] = home
    return homes


def _merge_blocked(
    project: Project, connection: sqlite3.Connection, manifest: dict[str, Any]
) -> int:
    """Merge the blocked phrases; returns how many pairs were added or removed."""
    here = project.blocked.all()
    merged = package_marks.merged_blocked(here, manifest)
    if merged != here:
        project.blocked.replace(connection, merged)
    return len(set(merged) ^ set(here))


def _is_same(found: ProjectSegment, row: dict[str, Any]) -> bool:
    """Whether a row has the source of a segment; which text is a tag may differ."""
    return untagged(found.source) == untagged(text_of(row["source"]))


def _compared(
    found: ProjectSegment,
    row: dict[str, Any],
    prefer: Prefer,
    report: MergeReport,
    *,
    untouched: bool,
) -> Merged | None:
    """Change to be taken over for a segment, or None; counted in ``report``."""
    theirs = (retagged(text_of(row["target"]), found.source), SegmentState(row["state"]))
    ours = (found.target, found.state)
    if theirs == ours:
        return None
    base = None
    if row["base"]:
        plain, tagged, state = json.loads(row["base"])
        base = (retagged(text_of([plain, tagged]), found.source), SegmentState(state))
    never_begun_there = base is None and theirs[0].is_empty and not ours[0].is_empty
    if theirs == base or never_begun_there:
        report.kept += 1
        return None
    merged = Merged(found, *theirs)
    if found.locked:
        report.conflicts.append(merged)
        return None
    # without a base it is unknown which side changed it: the text here counts if it is the newer
    ours_changed = not ours[0].is_empty if base is None else ours != base and not untouched
    ours_counts = prefer == "ours" or (base is None and _is_newer(found, row))
    if base is not None and base[1] in _BEGUN and (ours[1] in _BEGUN) != (theirs[1] in _BEGUN):
        ours_counts = theirs[1] in _BEGUN  # what was translated counts before a draft
    same = ours[0] == theirs[0]
    if ours_changed and same and (ours_counts or theirs[1] in _BEGUN):
        report.kept += 1  # further here
        return None
    if ours_changed and not same:
        report.conflicts.append(merged)
        if ours_counts:
            return None
    report.taken.append(merged)
    return merged


def _is_newer(found: ProjectSegment, row: dict[str, Any]) -> bool:
    """Whether a segment was changed here last, or confirmed here and only begun there."""
    changed = changed_time(row)
    if changed and found.changed:
        return found.changed >= changed
    return SegmentState(row["state"]) in _BEGUN and found.state not in _BEGUN


def _take(
    project: Project,
    connection: sqlite3.Connection,
    merged: Merged,
    row: dict[str, Any],
    author: str,
) -> None:
    confirmer, row_id = project.context.confirmer, merged.before.row_id
    package_history.merge(connection, merged.before, row)
    score = None if row["score"] is None else int(row["score"])
    origin = origin_of(row["origin"]) or "translator"
    if merged.state.is_confirmed and not merged.target.is_empty:
        confirmer.confirm(row_id, merged.target, origin, score, 0.0, author=author)
        package_history.sign_unit(project.context, connection, row_id, row)
    else:
        if merged.before.confirmed:
            confirmer.unconfirm(row_id)
        confirmer.save_draft(row_id, merged.target, origin, score, 0.0, author=author)
    connection.execute("UPDATE segment SET state = ? WHERE id = ?", (merged.state.value, row_id))


def merge_rows(report: MergeReport) -> Sequence[tuple[object, ...]]:
    """The report as rows of a table: segment, outcome, source, target before, target after."""
    conflicts = {one.before.row_id for one in report.conflicts}
    taken = {one.before.row_id for one in report.taken}
    rows = {one.before.row_id: one for one in [*report.taken, *report.conflicts]}
    return [
        (
            row_id,
            Message("conflict, theirs taken")
            if row_id in conflicts and row_id in taken
            else Message("conflict, ours kept")
            if row_id in conflicts
            else Message("taken"),
            one.before.source.plain,
            one.before.target.plain,
            one.target.plain,
            Message(one.state.value),
        )
        for row_id, one in sorted(
            rows.items(), key=lambda item: (item[1].before.document, item[1].before.position)
        )
    ]
