"""Find and replace in translations: every replacement is seen before it is made.

Tags are passed over, and stay; locked segments are left alone. A confirmed segment becomes a
draft, whose unit stays until it is confirmed again; or it stays confirmed, and memory and engine
follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt
import regex

from postil.errors import UsageError
from postil.messages import Message
from postil.text.tags import Tag, TaggedText, around
from postil.types.progress import Progress
from postil.workspace.database import ProjectDatabase
from postil.workspace.records import ProjectSegment
from postil.workspace.segments import rows as segments
from postil.workspace.segments.bulk import BulkChange, BulkEditor, Edit
from postil.workspace.segments.filters import SegmentFilter
from postil.workspace.segments.finder import SegmentFinder
from postil.workspace.segments.text_search import TextQuery

MOST_HITS = 20_000
_AT_ONCE = 500  # segments read by one query


@dataclass(frozen=True, slots=True)
class Hit:
    """A place where the text was found.

    Attributes
    ----------
    place
        Of the segment in the project, from 0.
    side
        Where it was found.
    start, end
        Offsets into the text with tags; some may stand between them.
    new
        What would stand there instead; None where nothing is replaced: in sources and in locked
        segments.
    """

    segment: ProjectSegment
    place: int
    side: str
    start: int
    end: int
    new: str | None = None

    @property
    def owner(self) -> int:
        """Row id of the segment."""
        return self.segment.row_id

    @property
    def locked(self) -> bool:
        """Whether its segment is locked."""
        return self.segment.locked

    @property
    def text(self) -> TaggedText:
        """The text it was found in."""
        return self.segment.source if self.side == "source" else self.segment.target

    @property
    def found(self) -> TaggedText:
        """Hits of the search."""
        return self.text[self.start : self.end]


class Replacer:
    """Finds and replaces in one project; methods may be called from any thread."""

    def __init__(self, database: ProjectDatabase, finder: SegmentFinder, bulk: BulkEditor) -> None:
        self._database = database
        self._finder = finder
        self._bulk = bulk

    def find(
        self,
        query: TextQuery,
        replacement: str | None = None,
        within: npt.ArrayLike | None = None,
        progress: Progress | None = None,
        *,
        keep_capitals: bool = False,
    ) -> list[Hit]:
        """All hits in document order, up to ``MOST_HITS``.

        Parameters
        ----------
        replacement
            What to put in place of a hit in a translation; of a regular expression with ``\\1`` or
            ``$1`` for its groups. None only finds.
        within
            Only in segments at these places of the project.
        keep_capitals
            A hit with other capitals than the query lends them to what replaces it.

        Raises
        ------
        UsageError
            The text is empty, is no regular expression, or takes too long; the replacement names a
            group that there is not.
        """
        if not query.text:
            raise UsageError("There is no text to search for.")
        progress = progress or Progress()
        new_text: NewText = (
            (lambda _: None)
            if replacement is None
            else new_texts(query, replacement, keep_capitals)
        )
        places = self._finder.find(SegmentFilter(query), progress=progress)
        if within is not None:
            places = places[np.isin(places, within)]
        hits: list[Hit] = []
        pieces = [places[n : n + _AT_ONCE].tolist() for n in range(0, len(places), _AT_ONCE)]
        for piece in progress.track(pieces, total=len(pieces)):
            for place, segment in self._read(piece):
                progress.check()
                hits += _hits(segment, place, query, new_text)
                if len(hits) >= MOST_HITS:
                    return hits[:MOST_HITS]
        return hits

    def _read(self, places: list[int]) -> list[tuple[int, ProjectSegment]]:
        """Segments with their places, in one query; those removed meanwhile are left out."""
        with self._database.searching() as connection:
            found = segments.read_places(connection, places)
            if len(found) < len(places):
                places = [segments.place_of(connection, one.row_id) for one in found]
        return list(zip(places, found, strict=True))

    def replace(
        self, hits: Iterable[Hit], *, keep_confirmed: bool = False, progress: Progress | None = None
    ) -> BulkChange:
        """Make the replacements, all or none.

        Parameters
        ----------
        keep_confirmed
            Confirmed segments stay confirmed, their units and what was learned are renewed; else
            they become drafts.

        Raises
        ------
        UsageError
            A segment was changed since it was found.
        """
        by_row: dict[int, list[Hit]] = {}
        for hit in hits:
            if hit.new is not None and hit.side == "target":
                by_row.setdefault(hit.segment.row_id, []).append(hit)
        edits = []
        with self._database.reading() as connection:
            for row_id, found in by_row.items():
                now = segments.read_segment(connection, row_id)
                if now.target != found[0].segment.target:
                    raise UsageError(
                        "A segment was changed since the search; nothing was replaced.",
                        hint="Search again.",
                    )
                confirmed = keep_confirmed and now.state.is_confirmed
                edits.append(Edit(row_id, replaced(found), "translator", None, confirmed))
        return self._bulk.apply(edits, progress)


class Replacement(Protocol):
    """A part of a text, and what is to stand there."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...

    @property
    def new(self) -> str | None: ...


def replaced(hits: Sequence[Hit]) -> TaggedText:
    """The target of one segment with these hits replaced."""
    return with_replacements(hits[0].segment.target, hits)


def with_replacements(text: TaggedText, hits: Iterable[Replacement]) -> TaggedText:
    """A text with parts replaced; tags stay where they are, those within a part around what
    replaces it.
    """
    for hit in sorted(hits, key=lambda one: one.start, reverse=True):
        found = text[hit.start : hit.end]
        before, behind = around(part for part in found.parts() if isinstance(part, Tag))
        new = TaggedText.from_parts([*before, hit.new or "", *behind])
        text = text[: hit.start] + new + text[hit.end :]
    return text.compact()


NewText = Callable[[regex.Match[str]], str | None]


def _hits(
    segment: ProjectSegment, place: int, query: TextQuery, new_text: NewText
) -> Iterable[Hit]:
    if query.side != "target":
        for start, end, _ in query.spans(segment.source):
            yield Hit(segment, place, "source", start, end)
    if query.side != "source":
        for start, end, found in query.spans(segment.target):
            new = None if segment.locked else new_text(found)
            yield Hit(segment, place, "target", start, end, new)


def new_texts(query: TextQuery, replacement: str, keep_capitals: bool) -> NewText:
    """A function from a match to the text that replaces it."""
    if query.is_regex:
        template = _DOLLAR.sub(_as_backslash, replacement)
        return lambda found: _expanded(found, template, replacement)
    if keep_capitals and not query.case:
        return lambda found: _capitals(query.text, found.group(), replacement)
    return lambda _: replacement


_DOLLAR = regex.compile(r"\\.|\$(?:(\d{1,2})|\{(\w+)\}|(\$))")


def _as_backslash(found: regex.Match[str]) -> str:
    """A group as other tools write it, $1 or ${name}, as this one does."""
    group = found[1] or found[2]
    return rf"\g<{group}>" if group else found[3] or found[0]


def _expanded(found: regex.Match[str], template: str, replacement: str) -> str:
    try:
        return found.expand(template)
    except (regex.error, IndexError) as error:
        raise UsageError(
            Message(
                "“{replacement}” cannot be put in: {reason}", replacement=replacement, reason=error
            ),
            hint="\\1 or $1 stands for the first group in brackets, $$ for a dollar, "
            "\\\\ for a backslash.",
        ) from error


def _capitals(query: str, found: str, new: str) -> str:
    """``new`` with the capitals of ``found`` where these are not those of the query."""
    if found == query or new != new.lower():
        return new
    if found.isupper() and len(found) > 1:
        return new.upper()
    return new[:1].upper() + new[1:] if found[:1].isupper() else new
