"""Translations that came with a document beside its own targets, kept by its keys of segments."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable

from postil.formats.file_suggestions import Offer
from postil.formats.segment import Segment
from postil.text.tags import TaggedText

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


def _packed(text: TaggedText) -> str:
    return json.dumps(text.to_json(), ensure_ascii=False, separators=(",", ":"))


def _text(packed: str) -> TaggedText:
    return TaggedText.from_json(json.loads(packed))
