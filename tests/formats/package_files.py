"""Small office files for the tests, built by hand so that every byte is known."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

from postil.formats.document import Document
from postil.formats.registry import open_document
from postil.text.tags import Tag, TaggedText

_SIGNS = {"open": "<{}>", "close": "</{}>", "single": "<{}/>"}


def shown(text: TaggedText) -> str:
    """A text with its tags as ``<1>``, ``</1>``, ``<2/>``."""
    return "".join(
        part if isinstance(part, str) else _SIGNS[part.kind].format(part.id)
        for part in text.parts()
    )


def typed(text: str, source: TaggedText) -> TaggedText:
    """The inverse of :func:`shown`, with the tags of ``source``."""
    parts: list[str | Tag] = [text]
    for tag in dict.fromkeys(source.tags):
        sign = _SIGNS[tag.kind].format(tag.id)
        parts = [
            piece
            for part in parts
            for piece in (_cut(part, sign, tag) if isinstance(part, str) else [part])
        ]
    return TaggedText.from_parts(part for part in parts if part)


def _cut(text: str, sign: str, tag: Tag) -> list[str | Tag]:
    pieces: list[str | Tag] = []
    for n, piece in enumerate(text.split(sign)):
        pieces += [tag, piece] if n else [piece]
    return pieces


def sources(document: Document) -> dict[str, str]:
    return {segment.id: shown(segment.source) for segment in document.segments}


def translated(path: Path, out: Path, texts: Mapping[str, str]) -> dict[str, str]:
    """Translate ``path`` into ``out``; the segments of the new file."""
    document = open_document(path, "en", "fr")
    of = {segment.id: segment.source for segment in document.segments}
    document.save(out, {key: typed(text, of[key]) for key, text in texts.items()})
    return sources(open_document(out, "en", "fr"))


def write_zip(path: Path, members: Mapping[str, str | bytes], stored: tuple[str, ...] = ()) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            info = zipfile.ZipInfo(name, (2019, 5, 17, 10, 20, 30))
            info.external_attr = 0o600 << 16
            info.compress_type = zipfile.ZIP_STORED if name in stored else zipfile.ZIP_DEFLATED
            archive.writestr(info, data)
    return path


def content_types(parts: Mapping[str, str]) -> str:
    rows = "".join(
        f'<Override PartName="/{name}" ContentType="application/{kind}"/>'
        for name, kind in parts.items()
    )
    return (
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        f'<Default Extension="xml" ContentType="application/xml"/>{rows}</Types>'
    )
