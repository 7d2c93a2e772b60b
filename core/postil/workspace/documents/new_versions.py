"""A new version of a document takes the place of the old one.

Segments with the same text keep all their work. A segment whose text changed a little is a draft
again, with an origin that shows this; its comments, bookmarks, findings, history and time stay.
Confirmed units of segments that were removed stay in the memory, on their own. Splits and merges
are found again, also in a paragraph that changed elsewhere.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from postil.errors import PostilError, UsageError
from postil.formats.filter_options import FILTER_VERSION
from postil.formats.noted_cuts import NotedCuts
from postil.formats.paragraphs import Cuts
from postil.formats.segment import Segment, SegmentState
from postil.memory.units import EXACT
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.documents import documents
from postil.workspace.documents.carried_breaks import Carried, carried_cuts
from postil.workspace.documents.offers import write_offers
from postil.workspace.documents.sentence_breaks import SentenceBreaks, keep_cuts
from postil.workspace.documents.structures import write_structures
from postil.workspace.documents.text_tag_rules import tag_document
from postil.workspace.documents.version_alignment import Earlier, earlier_segments
from postil.workspace.proposals.tagging import adapt_target
from postil.workspace.records import ProjectSegment
from postil.workspace.segments import history as versions
from postil.workspace.segments import rows as segments
from postil.workspace.segments.annotations import BY_TRANSLATOR
from postil.workspace.segments.retagging import adapt_base, retag_segment

_FOLLOWERS = ("learning", "comment", "version", "bookmark", "ignored_finding")
"""Tables whose rows belong to a segment and go with it."""


@dataclass(frozen=True, slots=True)
class LostRemark:
    """A comment, or a finding of a review, on a segment that is no more."""

    source: str
    author: str
    text: str


@dataclass(frozen=True, slots=True)
class UpdateReport:
    """Report of a new version of a document, in segments.

    Attributes
    ----------
    kept, kept_confirmed
        Unchanged, with their translations; those of them that are confirmed.
    changed
        Changed a little; their translations are drafts now.
    new
        Not in the old version, or quite another text.
    removed, removed_drafts
        Not in the new version; those of them whose translation was not confirmed, and is lost.
        Confirmed translations of them stay in the project's memory.
    lost
        What was said about removed segments.
    lost_cuts
        Splits and merges in paragraphs that changed just there.
    """

    kept: int
    kept_confirmed: int
    changed: int
    new: int
    removed: int
    removed_drafts: int = 0
    lost: tuple[LostRemark, ...] = ()
    lost_cuts: int = 0


class NewVersions:
    """Takes in new versions of the documents of one project."""

    def __init__(self, context: ProjectContext) -> None:
        self._context = context

    def update(
        self,
        document: int,
        path: Path,
        progress: Progress | None = None,
        encoding: str | None = None,
    ) -> UpdateReport:
        """See :meth:`~postil.workspace.documents.files.ProjectFiles.update`.

        Parameters
        ----------
        encoding
            Python's name of the code page to read it in from now on, "" for the one that is
            guessed; it is the same file then, and segments are known by their names, too.
        """
        context = self._context
        with context.changing:
            file, rules = self._file(document)
            if path.suffix.lower() != Path(file).suffix.lower():
                raise UsageError(
                    Message(
                        "{name} is not a new version of {file}, but of another kind.",
                        name=path.name,
                        file=Path(file).name,
                    ),
                    hint="Add it as a document of its own.",
                )
            if encoding is not None:
                rules.encoding = encoding
            rules.options = replace(rules.options, version=FILTER_VERSION)
            progress = progress or Progress()
            carried = self._cuts(document, path, rules)
            found = rules.open(path, context.languages, Cuts(carried.breaks), progress.part(0))
            copy = documents.copy_version(path, context.folder, document, context.folder / file)
            try:
                with context.confirmer.together() as connection:
                    tag_document(connection, found)
                    old = segments.read_segments(connection, 0, None, document)
                    connection.execute(
                        "UPDATE document SET name = ?, file = ?, segments = ? WHERE id = ?",
                        (
                            copy.name,
                            copy.relative_to(context.folder).as_posix(),
                            len(found.segments),
                            document,
                        ),
                    )
                    report = self._take_in(
                        connection,
                        old,
                        found.segments,
                        document,
                        progress,
                        by_name=encoding is not None,
                    )
                    connection.execute("DELETE FROM recut WHERE document = ?", (document,))
                    documents.write_cuts(connection, document, carried.breaks)
                    write_offers(connection, document, found.segments)
                    write_structures(connection, document, found.segments)
                    keep_cuts(connection, document, rules)
                    documents.keep_code_page(connection, document, found, rules.encoding)
                    documents.keep_options(connection, document, rules.options)
                    documents.renumber(connection)
            except BaseException:
                documents.remove_copy(copy)
                raise
            documents.remove_copy(context.folder / file)
        return replace(report, lost_cuts=carried.lost)

    def drop(self, connection: sqlite3.Connection, rows: Iterable[ProjectSegment]) -> None:
        """Remove segments; their units stay in the memory, on their own."""
        for one in rows:
            self._release(connection, one)
            for table in _FOLLOWERS:
                connection.execute(f"DELETE FROM {table} WHERE segment = ?", (one.row_id,))
            connection.execute("DELETE FROM segment WHERE id = ?", (one.row_id,))

    def _file(self, document: int) -> tuple[str, SentenceBreaks]:
        with self._context.database.reading() as connection:
            return documents.file_and_rules(connection, self._context.folder, document)

    def _cuts(self, document: int, path: Path, rules: SentenceBreaks) -> Carried:
        """Splits and merges of the old version, found again in the new one."""
        context = self._context
        with context.database.reading() as connection:
            old = NotedCuts(documents.read_cuts(connection, document).breaks)
        if not old.breaks:
            return Carried()
        file, own_rules = self._file(document)
        try:
            own_rules.open(context.folder / file, context.languages, old)
        except PostilError:  # our copy is damaged: the new version is what mends the project
            return Carried()
        new = NotedCuts({})
        rules.open(path, context.languages, new)
        return carried_cuts(old.noted, new.noted)

    def _take_in(
        self,
        connection: sqlite3.Connection,
        old: Sequence[ProjectSegment],
        new: Sequence[Segment],
        document: int,
        progress: Progress,
        *,
        by_name: bool = False,
    ) -> UpdateReport:
        present = {one.row_id: one for one in old}
        matched = earlier_segments(
            _as_in_document(connection, old, new), new, progress, by_name=by_name
        )
        known = [one for one in matched if one is not None]
        rows = {one.segment.row_id for one in known}
        gone = [one for one in old if one.row_id not in rows]
        lost = _remarks(connection, gone)
        self.drop(connection, gone)
        # Positions are unique: all out of the way first.
        connection.execute(
            "UPDATE segment SET position = -1 - position WHERE document = ?", (document,)
        )
        for position, (segment, earlier) in enumerate(zip(new, matched, strict=True)):
            progress.check()
            if earlier is None:
                segments.insert_at(connection, document, position, segment)
                versions.note_made(connection, document, {position: segment})
            elif earlier.score == EXACT:
                self._keep(connection, present[earlier.segment.row_id], earlier.segment, segment)
                _place(connection, earlier.segment.row_id, position, segment)
            else:
                self._change(connection, earlier, segment)
                _place(connection, earlier.segment.row_id, position, segment)
        kept = [present[one.segment.row_id] for one in known if one.score == EXACT]
        for row in kept:
            if row.confirmed:
                self._context.confirmer.refresh_context(row.row_id)
        drafts = [one for one in gone if not (one.target.is_empty or one.state.is_confirmed)]
        return UpdateReport(
            kept=len(kept),
            kept_confirmed=sum(one.state.is_confirmed for one in kept),
            changed=len(known) - len(kept),
            new=len(new) - len(known),
            removed=len(gone),
            removed_drafts=len(drafts),
            lost=lost,
        )

    def _keep(
        self,
        connection: sqlite3.Connection,
        present: ProjectSegment,
        before: ProjectSegment,
        segment: Segment,
    ) -> None:
        """A segment of the same text; ``before`` is the present one with the source that its
        document had. Its tags may look otherwise now.
        """
        target = present.target
        if before.source != segment.source:

            def retagged(text: TaggedText) -> TaggedText:
                return adapt_target(before.source, text, segment.source)

            source, target = retagged(present.source), retagged(target)
            sources = (source, segment.source)
            retag_segment(
                self._context, connection, present.row_id, sources, target, retagged=retagged
            )
        brought = segment.target
        open_to_it = _is_files(present) and not present.confirmed
        if brought and open_to_it and brought.compact() != target.compact():
            _take_from_file(connection, present.row_id, brought, segment)
            after = segments.read_segment(connection, present.row_id)
            versions.keep(connection, present, after, segment.author)

    def _change(self, connection: sqlite3.Connection, earlier: Earlier, segment: Segment) -> None:
        """A segment whose text changed a little: a draft again."""
        before = earlier.segment

        def retagged(text: TaggedText) -> TaggedText:
            return adapt_target(before.source, text, segment.source)

        self._release(connection, before)
        segments.write_source(connection, before.row_id, segment.source, segment.source)
        adapt_base(connection, before.row_id, retagged)
        author = ""
        if segment.target and (segment.state.is_confirmed or _is_files(before)):
            _take_from_file(connection, before.row_id, segment.target, segment)
            author = segment.author
        else:
            target = retagged(before.target)
            segments.write_target(
                connection,
                before.row_id,
                target,
                SegmentState.NEW if target.is_empty else SegmentState.DRAFT,
                origin="" if target.is_empty else "earlier",
                score=None if target.is_empty else earlier.score,
                unit=None,
                seconds=0.0,
            )
        after = segments.read_segment(connection, before.row_id)
        segments.write_suggestion(connection, before.row_id, after.target.plain)
        versions.keep(connection, before, after, author)

    def _release(self, connection: sqlite3.Connection, one: ProjectSegment) -> None:
        """Take back lock and confirmation of a segment; its unit stays, on its own."""
        connection.execute("UPDATE segment SET locked = 0 WHERE id = ?", (one.row_id,))
        if not (one.confirmed or one.state.is_confirmed):
            return
        number = segments.unit_of_segment(connection, one.row_id)
        unit = self._context.memory.get(number) if number is not None else None
        self._context.confirmer.unconfirm(one.row_id)
        if unit is not None:
            self._context.memory.add(replace(unit, id=0))


def _place(connection: sqlite3.Connection, row_id: int, position: int, segment: Segment) -> None:
    """Give a segment its values from the document, besides its texts."""
    connection.execute(
        "UPDATE segment SET position = ?1, key = ?2, note = ?3, longest = ?4, longest_bytes = ?5, "
        "locked = CASE WHEN ?6 OR locked <> ?7 THEN ?6 ELSE ?7 END, "
        "own_source = CASE WHEN source = ?8 THEN NULL ELSE own_source END WHERE id = ?9",
        (
            position,
            segment.id,
            segment.note,
            *segment.limit,
            int(segment.locked),
            BY_TRANSLATOR,
            segment.source.plain,
            row_id,
        ),
    )


def _is_files(one: ProjectSegment) -> bool:
    """Whether a target is empty, or that of the old version, unchanged."""
    return one.target.is_empty or not one.changed


def _take_from_file(
    connection: sqlite3.Connection, row_id: int, target: TaggedText, segment: Segment
) -> None:
    """Give a segment the target that the new version brings: nobody has changed it."""
    segments.write_target(
        connection,
        row_id,
        target,
        segment.state,
        origin=segments.origin_named(segment.origin),
        score=None if segment.score is None else int(segment.score),
        unit=None,
        seconds=0.0,
    )
    connection.execute("UPDATE segment SET changed = '' WHERE id = ?", (row_id,))


def _as_in_document(
    connection: sqlite3.Connection, rows: Sequence[ProjectSegment], new: Sequence[Segment]
) -> list[ProjectSegment]:
    """Segments with the source of their document where it was edited, unless the new version has
    the edited one instead.
    """
    known = {segment.source for segment in new}
    own = segments.read_own_sources(connection)
    return [
        replace(one, source=own[one.row_id])
        if one.row_id in own and (own[one.row_id] in known or one.source not in known)
        else one
        for one in rows
    ]


def _remarks(
    connection: sqlite3.Connection, gone: Sequence[ProjectSegment]
) -> tuple[LostRemark, ...]:
    """Remarks on segments: comments, then findings."""
    queries = (
        "SELECT author, text FROM comment WHERE segment = ? ORDER BY id",
        "SELECT author, coalesce(nullif(text, ''), kind) FROM review_finding WHERE segment = ? "
        "ORDER BY id",
    )
    return tuple(
        LostRemark(one.source.plain, author, text)
        for one in gone
        for query in queries
        for author, text in connection.execute(query, (one.row_id,))
    )
