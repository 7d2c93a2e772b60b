"""Structure of the documents: the role of each paragraph (heading, cell …), kept beside the
segments.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from postil.formats.segment import Segment
from postil.formats.structure import Structure, paragraph_of, read_structure
from postil.types.unpacking import unpacked

Structures: TypeAlias = Mapping[int, Mapping[str, Structure]]
"""By document and paragraph; those of running text are left out."""

MOST_BYTES = 1 << 28  # of one document, unpacked


def write_structures(
    connection: sqlite3.Connection, document: int, segments: Iterable[Segment]
) -> None:
    """Keep the structures of the paragraphs of a document, in place of those kept before."""
    found = {
        paragraph_of(one.id): str(one.structure) for one in segments if one.structure is not None
    }
    connection.execute("DELETE FROM document_structure WHERE document = ?", (document,))
    if found:
        packed = zlib.compress(json.dumps(found, ensure_ascii=False).encode())
        connection.execute("INSERT INTO document_structure VALUES (?, ?)", (document, packed))


def read_structures(connection: sqlite3.Connection) -> Structures:
    """Structures of all documents; any that cannot be read is left out: no work needs it."""
    rows = connection.execute("SELECT document, structure FROM document_structure")
    return {int(document): _unpacked(packed) for document, packed in rows}


def _unpacked(packed: bytes) -> dict[str, Structure]:
    try:
        values = json.loads(unpacked(packed, MOST_BYTES))
    except (ValueError, TypeError, RecursionError):
        return {}
    if not isinstance(values, dict):
        return {}
    read = {key: read_structure(str(text)) for key, text in values.items()}
    return {key: structure for key, structure in read.items() if structure is not None}
