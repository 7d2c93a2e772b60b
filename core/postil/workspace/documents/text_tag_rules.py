"""Rules of a project by which text becomes a tag: stored, tried out, and applied to all documents
at once.

All segments of a project go by the same rules: those there are when they change, and those of
documents that come later. The documents themselves know nothing of it; see
:mod:`postil.text.text_tags`.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from postil.errors import UsageError
from postil.formats.document import Document
from postil.formats.segment import Segment
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.text.text_tags import TextTagRules, retagged, untagged
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.database import set_setting, setting
from postil.workspace.records import ProjectSegment
from postil.workspace.segments import rows as segments
from postil.workspace.segments.retagging import retag_segment

_RULES = "text_tag_rules"
MOST_SHOWN = 200


@dataclass(frozen=True, slots=True)
class MatchedSegment:
    """A segment in which rules find something.

    Attributes
    ----------
    number
        Of the segment in the project, from 1.
    text
        Its source without tags that stand for text; other tags are left out.
    spans
        Places in ``text`` that become tags.
    """

    number: int
    text: str
    spans: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """Result of trying rules: number of segments and of places, and the first of the segments."""

    segments: int
    places: int
    hits: tuple[MatchedSegment, ...]


@dataclass(frozen=True, slots=True)
class _Change:
    row_id: int
    source: TaggedText
    own: TaggedText
    target: TaggedText


class ProjectTextTags:
    """Rules of one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext) -> None:
        self._context = context

    def patterns(self) -> tuple[str, ...]:
        """The expressions, in their order."""
        with self._context.database.reading() as connection:
            return patterns_of(connection)

    def try_out(
        self,
        patterns: Sequence[str],
        document: int | None = None,
        progress: Progress | None = None,
    ) -> Trial:
        """Find what these rules would make a tag, in one document or all.

        Raises
        ------
        UsageError
            One is no regular expression, or takes too long; names it and the place.
        """
        rules = TextTagRules(patterns)
        count = places = 0
        hits: list[MatchedSegment] = []
        for number, segment in self._segments(document, progress):
            bare = untagged(segment.source)
            made = _named(rules, bare, number)
            if made == bare:
                continue
            plain, spans = _plain_spans(bare, rules)
            count += 1
            places += len(spans)
            if len(hits) < MOST_SHOWN:
                hits.append(MatchedSegment(number, plain, spans))
        return Trial(count, places, tuple(hits))

    def set(self, patterns: Sequence[str], progress: Progress | None = None) -> list[int]:
        """Go by these rules from now on; returns the row ids of what changed. All or nothing.

        Sources and targets only have other tags: what is confirmed stays confirmed.

        Raises
        ------
        UsageError
            One is no regular expression, or takes too long; names it and the place.
        """
        context = self._context
        rules = TextTagRules(patterns)
        with context.changing:
            changes = list(self._changes(rules, progress))
            with context.confirmer.together() as connection:
                for change in changes:

                    def tagged_alike(text: TaggedText, change: _Change = change) -> TaggedText:
                        return retagged(text, change.source)

                    retag_segment(
                        context,
                        connection,
                        change.row_id,
                        (change.source, change.own),
                        change.target,
                        retagged=tagged_alike,
                    )
                set_setting(connection, _RULES, json.dumps(rules.patterns, ensure_ascii=False))
        return [change.row_id for change in changes]

    def _changes(self, rules: TextTagRules, progress: Progress | None) -> Iterator[_Change]:
        with self._context.database.reading() as connection:
            own = segments.read_own_sources(connection)
        for number, segment in self._segments(None, progress):
            source = _named(rules, segment.source, number)
            before = own.get(segment.row_id, segment.source)
            after = source if before == segment.source else _named(rules, before, number)
            target = retagged(segment.target, source)
            if (source, after, target) != (segment.source, before, segment.target):
                yield _Change(segment.row_id, source, after, target)

    def _segments(
        self, document: int | None, progress: Progress | None
    ) -> Iterator[tuple[int, ProjectSegment]]:
        with self._context.database.reading() as connection:
            first = 1
            if document is not None:
                found = connection.execute(
                    "SELECT first_segment FROM document WHERE id = ?", (document,)
                ).fetchone()
                if found is None:
                    raise segments.no_document(document)
                first = int(found[0])
            rows = segments.read_segments(connection, 0, None, document)
        return enumerate((progress or Progress()).track(rows, total=len(rows)), first)


def patterns_of(connection: sqlite3.Connection) -> tuple[str, ...]:
    """The expressions of a project, in their order."""
    return tuple(json.loads(setting(connection, _RULES) or "[]"))


def tag_document(connection: sqlite3.Connection, document: Document) -> None:
    """Give the segments of a document, which is only read from now on, the tags of the project.

    Raises
    ------
    UsageError
        A rule takes too long on one of them; names the rule.
    """
    document.segments = list(tagged_segments(patterns_of(connection), document.segments))


def tagged_segments(patterns: Sequence[str], found: Iterable[Segment]) -> Iterator[Segment]:
    """Segments of a document with tags for what these expressions find."""
    rules = TextTagRules(patterns)
    for number, segment in enumerate(found, 1):
        source = _named(rules, segment.source, number) if patterns else segment.source
        if source == segment.source:
            yield segment
        else:
            target = segment.target
            yield replace(
                segment,
                source=source,
                target=None if target is None else retagged(target, source),
            )


def _named(rules: TextTagRules, text: TaggedText, number: int) -> TaggedText:
    """The text tagged by the rules; an error names its segment."""
    try:
        return rules.tagged(text)
    except UsageError as error:
        raise UsageError(
            Message("Segment {number:,}: {problem}", number=number, problem=error.message),
            hint=error.hint,
        ) from error


def _plain_spans(text: TaggedText, rules: TextTagRules) -> tuple[str, tuple[tuple[int, int], ...]]:
    """A text without its tags, and what is found in it."""

    def plain_length(end: int) -> int:
        return len(TaggedText(text.text[:end], text.tags).plain)

    spans = sorted(rules.spans(text))
    return text.plain, tuple((plain_length(start), plain_length(end)) for start, end in spans)
