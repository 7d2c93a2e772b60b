"""Translations that came with a document beside its own targets, kept by its keys of segments."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from postil.formats.file_suggestions import Offer
from postil.formats.segment import Segment, SegmentState
from postil.text.tags import TaggedText

_CONFIRMED = tuple(state.value for state in SegmentState if state.is_confirmed)
_INSERT = (
    "INSERT OR REPLACE INTO document_offer (document, key, number, kind, name, source, target) "
    "VALUES (?, ?, ?, ?, ?, ?, ?)"
)


def write_offers(
    connection: sqlite3.Connection, document: int, segments: Iterable[Segment]
) -> None:
    """Keep what the segments of a document bring along, in place of what was kept of it before."""
    connection.execute("DELETE FROM document_offer WHERE document = ?", (document,))
    connection.executemany(
        _INSERT,
        (
            (
                document,
                segment.id,
                number,
                offer.kind,
                offer.name,
                None if offer.source is None else _packed(offer.source),
                _packed(offer.target),
            )
            for segment in segments
            for number, offer in enumerate(segment.offers)
        ),
    )


def read_offers(connection: sqlite3.Connection, document: int, key: str) -> list[Offer]:
    """Offers that came with the segment of this key, in the order of the file."""
    rows = connection.execute(
        "SELECT target, kind, name, source FROM document_offer WHERE document = ? AND key = ? "
        "ORDER BY number",
        (document, key),
    )
    return [
        Offer(_text(target), kind, name, None if source is None else _text(source))
        for target, kind, name, source in rows
    ]


@dataclass(frozen=True, slots=True)
class PostEdit:
    """A confirmed segment that came with a machine's translation, both without tags.

    ``offered``: as it is kept, see :func:`offer_text`.
    """

    row_id: int
    source: str
    offered: str
    target: str


def read_post_edits(connection: sqlite3.Connection, most: int) -> list[PostEdit]:
    """Post-edits of other machines in a project: the latest so many, oldest first."""
    marks = ", ".join("?" * len(_CONFIRMED))
    rows = connection.execute(
        # CROSS: each segment finds its offer; the other way round, each offer would go through all
        # segments of its document
        "SELECT s.id, s.source, o.target, s.target FROM segment s CROSS JOIN document_offer o "
        "ON o.document = s.document AND o.key = s.key AND o.kind = 'machine' "
        "AND o.source IS NULL AND NOT EXISTS (SELECT 1 FROM document_offer e "
        "WHERE e.document = o.document AND e.key = o.key AND e.kind = 'machine' "
        "AND e.source IS NULL AND e.number < o.number) "
        f"WHERE s.state IN ({marks}) AND s.source_tagged IS NULL AND s.target_tagged IS NULL "
        "ORDER BY s.changed DESC, s.id DESC LIMIT ?",
        (*_CONFIRMED, most),
    )
    return [PostEdit(*row) for row in rows][::-1]


def offer_text(packed: str) -> TaggedText:
    """Text of an offer as it is kept."""
    return _text(packed)


def _packed(text: TaggedText) -> str:
    return json.dumps(text.to_json(), ensure_ascii=False, separators=(",", ":"))


def _text(packed: str) -> TaggedText:
    return TaggedText.from_json(json.loads(packed))
