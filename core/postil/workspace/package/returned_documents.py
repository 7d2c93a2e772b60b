"""Merge of a returned bilingual document into its project: exported here, changed elsewhere.

Texts and states that differ are taken over, under the author that the file names; comments that
were made there become comments here. A file has no record of what it was when it left, so changes
made here since then are overwritten: the report and the review show them.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from pathlib import Path

from postil.errors import UsageError
from postil.formats.segment import Remark, Segment, SegmentState, comment_line
from postil.memory.database import now
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.text.text_tags import retagged
from postil.types.progress import Progress
from postil.workspace.documents.documents import file_and_rules, read_cuts
from postil.workspace.documents.version_alignment import same_segments
from postil.workspace.package.merge import Merged, MergeReport
from postil.workspace.project import Project
from postil.workspace.records import ProjectSegment
from postil.workspace.segments import history as versions
from postil.workspace.segments import rows as segments


class ReturnedDocument:
    """A bilingual document returned to its project.

    Parameters
    ----------
    path
        The file; it is read here, by the rules of the documents of its kind, until one has all its
        segments.

    Attributes
    ----------
    author
        Author of most of its changes by the file; "" if it names none.

    Raises
    ------
    InputError
        It is damaged or unsafe.
    UsageError
        No document of the project has these segments.
    """

    def __init__(self, project: Project, path: Path, progress: Progress | None = None) -> None:
        progress = progress or Progress()
        self._project = project
        self._pairs = _found(project, path, progress)
        own = project.info.author
        changed = Counter(
            segment.author
            for segment, home in self._pairs
            if home is not None
            and segment.target != home.target
            and segment.author not in ("", own)
        )
        self.author = changed.most_common(1)[0][0] if changed else ""

    def merge(self, progress: Progress | None = None) -> MergeReport:
        """Merge the differences into the project: all in one step, or nothing."""
        progress = progress or Progress()
        report, parts = MergeReport(), self._project.context
        with parts.changing, parts.confirmer.together() as connection:
            for segment, home in progress.track(self._pairs, total=len(self._pairs)):
                if home is None:
                    report.unknown += 1
                    continue
                here = segments.read_segment(connection, home.row_id)
                merged = _compared(here, segment, report)
                if merged is not None:
                    self._take(connection, merged, segment)
                if _comment(connection, here, segment):
                    report.marked.append(here.row_id)
        return report

    def _take(self, connection: sqlite3.Connection, merged: Merged, segment: Segment) -> None:
        confirmer, row_id = self._project.context.confirmer, merged.before.row_id
        versions.note(connection, merged.before)
        if merged.state.is_confirmed:
            confirmer.confirm(row_id, merged.target, "translator", None, 0.0, author=segment.author)
        else:
            if merged.before.confirmed:
                confirmer.unconfirm(row_id)
            confirmer.save_draft(
                row_id, merged.target, "translator", None, 0.0, author=segment.author
            )
        segments.write_state(connection, row_id, merged.state)


def _found(
    project: Project, path: Path, progress: Progress
) -> list[tuple[Segment, ProjectSegment | None]]:
    """The segments of a file, with those of the document of the project that has most of them."""
    context = project.context
    best: list[tuple[Segment, ProjectSegment | None]] = []
    most = 0
    kind = path.suffix.lower()
    documents = [one for one in project.files.all() if one.path.suffix.lower() == kind]
    for one in sorted(documents, key=lambda one: one.path.name != path.name):
        with context.database.reading() as connection:
            rules = file_and_rules(connection, context.folder, one.id)[1]
            cuts = read_cuts(connection, one.id)
            present = segments.read_segments(connection, 0, None, one.id)
        theirs = rules.open(path, context.languages, cuts, progress.part(0)).segments
        homes = same_segments(present, theirs)
        known = sum(home is not None for home in homes)
        if known > most:
            best, most = list(zip(theirs, homes, strict=True)), known
        if known == len(theirs):
            break
    if not most:
        raise UsageError(
            Message("No document of this project has the segments of {name}.", name=path.name),
            hint="Open the project that it was exported from; or add it as a document.",
        )
    return best


def _compared(here: ProjectSegment, segment: Segment, report: MergeReport) -> Merged | None:
    """Change to be taken over, or None; counted in ``report``."""
    target = retagged(segment.target or TaggedText(""), here.source)
    if target.is_empty or (target, segment.state) == (here.target, here.state):
        report.kept += target.is_empty and not here.target.is_empty
        return None
    state = SegmentState.DRAFT if segment.state == SegmentState.NEW else segment.state
    if target == here.target and state == SegmentState.DRAFT:
        report.kept += here.state != state  # further here
        return None
    merged = Merged(here, target, state)
    (report.conflicts if here.locked else report.taken).append(merged)
    return None if here.locked else merged


def _comment(connection: sqlite3.Connection, here: ProjectSegment, segment: Segment) -> bool:
    """Add the comments that were made there; whether there were any."""
    known = set(here.note.splitlines())
    rows = connection.execute("SELECT author, text FROM comment WHERE segment = ?", (here.row_id,))
    known |= {comment_line(author, text) for author, text in rows}
    new = [one for one in segment.remarks if not {_shown(one), " ".join(one.text.split())} & known]
    connection.executemany(
        "INSERT INTO comment (segment, time, author, text) VALUES (?, ?, ?, ?)",
        [(here.row_id, one.made or now(), one.author, one.text.strip()) for one in new],
    )
    return bool(new)


def _shown(remark: Remark) -> str:
    return comment_line(remark.author, remark.text)
