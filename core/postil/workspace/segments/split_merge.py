"""Splitting and merging segments: the document, the memory and the engine follow in one step.

Only sentences of one paragraph go together, or segments of one unit in files that know segments,
for only they stand together in the document. What was confirmed is unconfirmed first, its unit
taken out of the memory and what was learned unlearned; so the memory never holds a pair that is no
longer in the project.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from postil.errors import UsageError
from postil.formats.paragraphs import Breaks, CutText, adapted
from postil.formats.unit_cuts import CutUnit
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.text.text_tags import TextTagRules, untagged, untagged_offset
from postil.workspace.checks.project_checks import ProjectChecks
from postil.workspace.context import ProjectContext
from postil.workspace.documents.documents import file_and_rules, read_cuts
from postil.workspace.documents.text_tag_rules import patterns_of
from postil.workspace.records import ProjectSegment
from postil.workspace.review import base_text, review_base
from postil.workspace.segments import rows as segments
from postil.workspace.segments.split_merge_attachments import (
    Attachments,
    IgnoredFindings,
    put_back,
    read_attachments,
    set_bases,
)
from postil.workspace.segments.split_merge_texts import (
    Draft,
    bared,
    halves_of,
    merged_draft,
    tagged_by,
    trimmed,
)

_WITHOUT_MERGING = (
    "Write the translation of both into one of them and the rest into the other, or merge them in "
    "the program the file comes from and bring the new file."
)
_FOLLOWERS = {"learning": "number", "comment": "id", "version": "id", "review_finding": "id"}
"""Tables whose rows go to the first segment when two are merged, and their keys."""


@dataclass(frozen=True, slots=True)
class Recut:
    """Record of a split or merge.

    Attributes
    ----------
    old, new
        The segments as they were and as they are.
    attachments
        What was kept of each of the old ones elsewhere.
    breaks
        Where the paragraph was cut before.
    offsets
        Where it was split, as it was asked for.
    moved
        Rows, by table, that went from the second segment to the first.
    """

    kind: Literal["split", "merge"]
    old: tuple[ProjectSegment, ...]
    new: tuple[ProjectSegment, ...]
    attachments: tuple[Attachments, ...]
    breaks: Breaks
    offsets: tuple[int, int | None] = (0, None)
    moved: dict[str, list[int]] = field(default_factory=dict)


class Recutting:
    """Splits and merges segments of one project; methods may be called from any thread.

    Parameters
    ----------
    changing
        Lock of what changes the project.
    """

    def __init__(self, context: ProjectContext, checks: ProjectChecks) -> None:
        self._database = context.database
        self._folder = context.folder
        self._languages = context.languages
        self._confirmer = context.confirmer
        self._changing = context.changing
        self._ignored = IgnoredFindings(checks)

    def split(self, row_id: int, offset: int, target_offset: int | None = None) -> Recut:
        """Split a segment in two.

        Parameters
        ----------
        offset, target_offset
            Where the second segment begins in the text of the source and of the target; a target
            that is not divided stays with the first.

        Raises
        ------
        UsageError
            The document cannot hold it, the segment is locked, or a part would have no word.
        """
        return self._split(row_id, (offset, target_offset), None)

    def _split(self, row_id: int, offsets: tuple[int, int | None], second_row: int | None) -> Recut:
        with self._changing:
            segment = self._segment(row_id)
            paragraph = self._paragraph([segment])
            piece = _piece(paragraph, segment)
            bare = bared(segment)
            at, target_at = offsets
            at = untagged_offset(segment.source, max(0, min(at, len(segment.source))))
            if target_at is not None:
                target_at = untagged_offset(segment.target, target_at)
            place = paragraph.offset(piece, at)
            new = paragraph.recut({*paragraph.breaks, place})
            first, second = (*new.pieces[piece : piece + 2], None)[:2]
            if len(new.pieces) != len(paragraph.pieces) + 1 or not (
                first and first.source and second and second.source
            ):
                raise UsageError(
                    "Each part of a split segment needs a word.",
                    hint="Put the caret between two words of the source.",
                )
            halves = halves_of(bare.target, target_at, first.source)
            rules = self._rules()
            drafts = [
                tagged_by(
                    rules,
                    Draft(
                        name,
                        part.source or TaggedText(""),
                        trimmed(
                            adapted(half, bare.source, paragraph.pieces[piece].codes, part),
                            part.source,
                        ),
                        segment.origin,
                        segment.note,
                        seconds,
                    ),
                )
                for name, part, half, seconds in (
                    (new.names[piece], first, halves[0], segment.seconds),
                    (new.names[piece + 1], second, halves[1], 0.0),
                )
            ]
            ignored = self._ignored.of([segment])
            with self._confirmer.together() as connection:
                attachments = read_attachments(connection, self._confirmer, [segment])
                self._unconfirm([segment])
                self._keep_breaks(connection, segment.document, new)
                self._put_in_two(connection, segment, drafts, second_row)
                parts = self._present(connection, segment, 2)
                if attachments[0].base == review_base(segment):  # else its cut is not known
                    set_bases(connection, parts, [review_base(one) for one in parts])
            self._ignored.carry(ignored, parts)
            return Recut("split", (segment,), parts, attachments, paragraph.breaks, offsets)

    def merge(self, row_id: int) -> Recut:
        """Merge a segment with the one after it.

        Raises
        ------
        UsageError
            There is none in its paragraph, one of them is locked, or the document cannot hold it.
        """
        with self._changing:
            segment = self._segment(row_id)
            with self._database.reading() as connection:
                found = self._present(connection, segment, 2)
            paragraph = self._paragraph([segment])
            if len(found) < 2 or paragraph.place(found[1].key) is None:
                raise _cannot_merge(paragraph)
            self._check(paragraph, found)
            start, end = (_piece(paragraph, one) for one in found)
            obstacle = paragraph.obstacle(start, end)
            if obstacle:
                why = Message("These segments cannot become one: {obstacle}.", obstacle=obstacle)
                raise UsageError(why, hint=_WITHOUT_MERGING)
            gone = paragraph.starts[start + 1 : end + 1]
            new = paragraph.recut(set(paragraph.breaks).difference(gone))
            rules, cuts = self._rules(), (paragraph, new, (start, end))
            draft = tagged_by(rules, merged_draft(*cuts, [bared(one) for one in found]))
            ignored = self._ignored.of(found)
            with self._confirmer.together() as connection:
                attachments = read_attachments(connection, self._confirmer, found)
                self._unconfirm(found)
                self._keep_breaks(connection, segment.document, new)
                moved = self._put_in_one(connection, found, draft)
                whole = self._present(connection, segment, 1)
                texts = [
                    replace(
                        bared(one),
                        target=TaggedText("")
                        if kept.base is None
                        else untagged(base_text(kept.base)),
                    )
                    for one, kept in zip(found, attachments, strict=True)
                ]
                if any(kept.base is not None for kept in attachments):
                    target = tagged_by(rules, merged_draft(*cuts, texts)).target
                    set_bases(connection, whole, [review_base(replace(whole[0], target=target))])
            self._ignored.carry(ignored, whole)
            return Recut("merge", found, whole, attachments, paragraph.breaks, moved=moved)

    def undo(self, recut: Recut) -> tuple[ProjectSegment, ...]:
        """Bring back the segments as they were, confirmed if they were confirmed.

        Raises
        ------
        UsageError
            They were changed since.
        """
        with self._changing:
            first = recut.old[0]
            with self._database.reading() as connection:
                present = self._present(connection, recut.new[0], len(recut.new))
            if [_text(one) for one in present] != [_text(one) for one in recut.new]:
                raise UsageError("The segment was changed since; this cannot be undone any more.")
            paragraph = self._paragraph(present)
            drafts = [
                Draft(one.key, one.source, one.target, one.origin, one.note, one.seconds, one.score)
                for one in recut.old
            ]
            with self._confirmer.together() as connection:
                self._unconfirm(present)
                self._keep_breaks(connection, first.document, paragraph.recut(recut.breaks))
                if recut.kind == "split":
                    self._put_in_one(connection, present, drafts[0])
                else:
                    self._put_in_two(connection, present[0], drafts, recut.old[1].row_id)
                old = self._present(connection, first, len(recut.old))
                if recut.kind == "merge":
                    self._move_back(connection, recut, [one.row_id for one in old])
                for one, before, kept in zip(old, recut.old, recut.attachments, strict=True):
                    self._confirm_again(connection, one, before, kept.unit)
                    put_back(connection, one.row_id, kept)
                set_bases(connection, old, [kept.base for kept in recut.attachments])
                return self._present(connection, first, len(recut.old))

    def redo(self, recut: Recut) -> Recut:
        """Do again what was undone.

        Raises
        ------
        UsageError
            The segments were changed since.
        """
        with self._changing:
            with self._database.reading() as connection:
                present = self._present(connection, recut.old[0], len(recut.old))
            if [_text(one)[1:] for one in present] != [_text(one)[1:] for one in recut.old]:
                raise UsageError("The segment was changed since; this cannot be done again.")
            if recut.kind == "merge":
                return self.merge(recut.old[0].row_id)
            return self._split(recut.old[0].row_id, recut.offsets, recut.new[1].row_id)

    def _rules(self) -> TextTagRules:
        with self._database.reading() as connection:
            return TextTagRules(patterns_of(connection))

    def _segment(self, row_id: int) -> ProjectSegment:
        with self._database.reading() as connection:
            return segments.read_segment(connection, row_id)

    def _present(
        self, connection: sqlite3.Connection, first: ProjectSegment, count: int
    ) -> tuple[ProjectSegment, ...]:
        """``count`` segments of the document from ``first`` on."""
        place = segments.read_segment(connection, first.row_id).position
        return tuple(segments.read_segments(connection, place, place + count, first.document))

    def _paragraph(self, group: Sequence[ProjectSegment]) -> CutText:
        """The paragraph of some segments, from the document."""
        with self._database.reading() as connection:
            file, rules = file_and_rules(connection, self._folder, group[0].document)
            cuts = read_cuts(connection, group[0].document, group[0].key)
        rules.open(self._folder / file, self._languages, cuts)
        if cuts.found is None:
            raise UsageError(
                Message(
                    "{name}: the text of this segment is not there any more.", name=Path(file).name
                )
            )
        self._check(cuts.found, group)
        return cuts.found

    @staticmethod
    def _check(paragraph: CutText, group: Sequence[ProjectSegment]) -> None:
        """Raise ``UsageError`` unless these segments can be split or merged."""
        for segment in group:
            if segment.locked:
                raise UsageError("A locked segment cannot be split or merged.")
            if paragraph.pieces[_piece(paragraph, segment)].source != untagged(segment.source):
                raise UsageError(
                    "The source of this segment was edited, so it cannot be split or merged.",
                    hint="Bring the source of the document back first.",
                )

    def _unconfirm(self, group: Sequence[ProjectSegment]) -> None:
        for segment in group:
            if segment.confirmed or segment.state.is_confirmed:
                self._confirmer.unconfirm(segment.row_id)

    def _confirm_again(
        self,
        connection: sqlite3.Connection,
        segment: ProjectSegment,
        before: ProjectSegment,
        unit: TaggedText | None,
    ) -> None:
        origin, score = before.origin, before.score
        if unit is not None:
            self._confirmer.confirm(segment.row_id, unit, origin, score, 0.0)
            if unit != before.target:  # a draft since; memory and engine know what it was
                self._confirmer.save_draft(segment.row_id, before.target, origin, score, 0.0)
        connection.execute(
            "UPDATE segment SET state = ?, changed = ? WHERE id = ?",
            (before.state.value, before.changed, segment.row_id),
        )

    @staticmethod
    def _keep_breaks(connection: sqlite3.Connection, document: int, paragraph: CutText) -> None:
        if paragraph.is_usual():
            connection.execute(
                "DELETE FROM recut WHERE document = ? AND paragraph = ?", (document, paragraph.id)
            )
        else:
            connection.execute(
                "INSERT OR REPLACE INTO recut VALUES (?, ?, ?)",
                (document, paragraph.id, json.dumps(paragraph.breaks)),
            )

    def _put_in_two(
        self,
        connection: sqlite3.Connection,
        segment: ProjectSegment,
        drafts: Sequence[Draft],
        row_id: int | None,
    ) -> None:
        """Put two drafts in place of one segment; the second gets ``row_id``, or a new one."""
        first, second = drafts
        _shift(connection, segment, +1)
        _write(connection, segment.row_id, first)
        connection.execute(
            "INSERT INTO segment (key, source, source_tagged, target, target_tagged, state, "
            "origin, score, note, words, seconds, id, document, position, longest, "
            f"longest_bytes, changed, locked) VALUES ({', '.join('?' * 17)}, 0)",
            (
                *second.values,
                row_id,
                segment.document,
                segment.position + 1,
                *segment.limit,
                segment.changed,
            ),
        )
        self._refresh_around(connection, segment, 2)

    def _put_in_one(
        self, connection: sqlite3.Connection, group: Sequence[ProjectSegment], draft: Draft
    ) -> dict[str, list[int]]:
        """Put a draft in place of two segments; returns what went from the second to the first."""
        first, second = group
        moved: dict[str, list[int]] = {}
        for table, key in _FOLLOWERS.items():
            rows = connection.execute(
                f"SELECT {key} FROM {table} WHERE segment = ?", (second.row_id,)
            ).fetchall()
            moved[table] = [number for (number,) in rows]
            connection.execute(
                f"UPDATE {table} SET segment = ? WHERE segment = ?", (first.row_id, second.row_id)
            )
        marks = connection.execute(
            "SELECT segment FROM bookmark WHERE segment IN (?, ?)", (first.row_id, second.row_id)
        ).fetchall()
        moved["bookmark"] = [number for (number,) in marks]
        if marks:
            connection.execute("INSERT OR IGNORE INTO bookmark VALUES (?)", (first.row_id,))
        for table in ("bookmark", "ignored_finding"):
            connection.execute(f"DELETE FROM {table} WHERE segment = ?", (second.row_id,))
        connection.execute("DELETE FROM segment WHERE id = ?", (second.row_id,))
        _shift(connection, second, -1)
        _write(connection, first.row_id, draft)
        last = max(one.changed for one in group)
        connection.execute("UPDATE segment SET changed = ? WHERE id = ?", (last, first.row_id))
        self._refresh_around(connection, first, 1)
        return moved

    @staticmethod
    def _move_back(connection: sqlite3.Connection, recut: Recut, rows: Sequence[int]) -> None:
        """Give both segments back what was theirs; ``rows`` are their ids now."""
        second = rows[1]
        for table, key in _FOLLOWERS.items():
            connection.executemany(
                f"UPDATE {table} SET segment = ? WHERE {key} = ?",
                [(second, number) for number in recut.moved.get(table, ())],
            )
        marks = recut.moved.get("bookmark", [])
        for one, row_id in zip(recut.old, rows, strict=True):
            query = "DELETE FROM bookmark WHERE segment = ?"
            if one.row_id in marks:
                query = "INSERT OR IGNORE INTO bookmark VALUES (?)"
            connection.execute(query, (row_id,))

    def _refresh_around(
        self, connection: sqlite3.Connection, first: ProjectSegment, count: int
    ) -> None:
        """Update in the memory the contexts of the neighbours of changed segments."""
        rows = connection.execute(
            "SELECT id FROM segment WHERE document = ? AND position IN (?, ?) AND unit IS NOT NULL",
            (first.document, first.position - 1, first.position + count),
        ).fetchall()
        for (row_id,) in rows:
            self._confirmer.refresh_context(row_id)


def _text(segment: ProjectSegment) -> tuple[object, ...]:
    return segment.row_id, segment.source, segment.target, segment.state


def _cannot_merge(paragraph: CutText) -> UsageError:
    if isinstance(paragraph, CutUnit):
        return UsageError(
            "The file keeps the segment after this one in a unit of its own, and the program it "
            "comes from needs both.",
            hint=_WITHOUT_MERGING,
        )
    return UsageError(
        "Only segments of one paragraph can be merged, and this is the last of its own."
    )


def _piece(paragraph: CutText, segment: ProjectSegment) -> int:
    place = paragraph.place(segment.key)
    if place is None:
        raise UsageError(Message("The document has no segment {key} any more.", key=segment.key))
    return place


def _shift(connection: sqlite3.Connection, segment: ProjectSegment, by: int) -> None:
    """Make room after a segment, or close the gap it left."""
    # through negative numbers: no two segments may have one position at any time
    connection.execute(
        "UPDATE segment SET position = -1 - position WHERE document = ? AND position > ?",
        (segment.document, segment.position),
    )
    connection.execute(
        "UPDATE segment SET position = -1 - position + ? WHERE document = ? AND position < 0",
        (by, segment.document),
    )
    connection.execute(
        "UPDATE document SET segments = segments + ? WHERE id = ?", (by, segment.document)
    )
    connection.execute(
        "UPDATE document SET first_segment = first_segment + ? WHERE id > ?",
        (by, segment.document),
    )


def _write(connection: sqlite3.Connection, row_id: int, draft: Draft) -> None:
    connection.execute(
        "UPDATE segment SET key = ?, source = ?, source_tagged = ?, target = ?, "
        "target_tagged = ?, state = ?, origin = ?, score = ?, note = ?, words = ?, seconds = ?, "
        "suggestion = '' WHERE id = ?",
        (*draft.values, row_id),
    )
    connection.execute("DELETE FROM ignored_finding WHERE segment = ?", (row_id,))
