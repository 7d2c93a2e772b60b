"""Pasting from the clipboard: tags that fit the segment, and text of other programs."""

from __future__ import annotations

from collections.abc import Sequence

import regex

from postil.text.tags import Tag, TaggedText
from postil_gui.qt import QtCore

_BREAKS = regex.compile(r"\r\n|[\r\v\f\u0085\u2028\u2029]")
_LINES = regex.compile(r"[ \t]*\n\s*")


def fitted(text: TaggedText, missing: Sequence[Tag]) -> TaggedText:
    """The text with only tags of ``missing``, each once.

    A tag of another segment becomes the missing one that looks like it, a pair the pair; what has
    none goes.
    """
    left, instead = list(missing), dict[str, str]()
    parts: list[str | Tag] = []
    for part in text.parts():
        if isinstance(part, str):
            parts.append(part)
            continue
        tag = _fitting(part, left, instead)
        if tag is not None:
            left.remove(tag)
            parts.append(tag)
    return TaggedText.from_parts(parts)


def _fitting(tag: Tag, left: Sequence[Tag], instead: dict[str, str]) -> Tag | None:
    """The missing tag to stand for ``tag``; ``instead``: ids that stand for those of pairs."""
    partner = instead.get(tag.id) if tag.kind == "close" else None
    if partner is not None:
        return next((one for one in left if one.kind == "close" and one.id == partner), None)
    found = tag if tag in left else None
    if found is None and tag.display:
        alike = (tag.kind, tag.display)
        found = next((one for one in left if (one.kind, one.display) == alike), None)
    if found is not None and tag.kind == "open":
        instead[tag.id] = found.id
    return found


def pasted_lines(text: str, *, keep: bool) -> str:
    """Text of another program. A cell of a table or a paragraph brings a line break at its end,
    which goes; those within stay if ``keep``, else each becomes a space.
    """
    lines = _BREAKS.sub("\n", text)
    if "\n" not in lines:
        return text
    lines = lines.strip("\n") or "\n"
    return lines if keep else _LINES.sub(" ", lines)


def holds_files(source: QtCore.QMimeData) -> bool:
    """Whether files were copied or are dragged; links to pages are text."""
    return any(url.isLocalFile() for url in source.urls())
