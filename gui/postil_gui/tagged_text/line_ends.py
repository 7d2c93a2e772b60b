"""Ends of lines at tags: no line begins with the punctuation that stands behind a tag.

Qt breaks a line behind each object, whatever follows: a full stop behind a tag would stand alone on
the next line. So the tag goes with it: it claims more room than its line has, and as little more as
moves it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from postil_gui.qt import QtGui

OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
_CLAIMED = "claimed"  # property of a document: for positions of tags, the pixels they claim
_CLINGING = frozenset(".,;:!?%…·、。，；：！？'’\u00a0\u202f\u2060")
_CLOSING = ("Pe", "Pf")


def claimed(document: QtGui.QTextDocument, position: int) -> float:
    """Pixels that a tag claims in front of it."""
    found = document.property(_CLAIMED)
    return float(found.get(str(position), 0.0)) if found else 0.0


def keep_punctuation_with_tags(document: QtGui.QTextDocument) -> None:
    """Lay the document out so that no line begins with punctuation behind a tag, where it can."""
    places = list(_followed(document))
    if not places and not document.property(_CLAIMED):
        return
    claims: dict[str, float] = {}
    _claim(document, claims)
    for _ in places:  # each may move the next one
        parted = next(_parted(document, places, claims), None)
        if parted is None:
            return
        position, pixels = parted
        claims[str(position)] = pixels
        _claim(document, claims)


def _claim(document: QtGui.QTextDocument, claims: dict[str, float]) -> None:
    if claims != (document.property(_CLAIMED) or {}):
        document.setProperty(_CLAIMED, dict(claims))
        document.markContentsDirty(0, document.characterCount())


def _followed(document: QtGui.QTextDocument) -> Iterator[int]:
    """Positions of the tags behind which punctuation stands."""
    block = document.begin()
    while block.isValid():
        text = block.text()
        at = text.find(OBJECT)
        while at >= 0:
            if at + 1 < len(text) and _clings(text[at + 1]):
                yield block.position() + at
            at = text.find(OBJECT, at + 1)
        block = block.next()


def _clings(character: str) -> bool:
    return character in _CLINGING or unicodedata.category(character) in _CLOSING


def _parted(
    document: QtGui.QTextDocument, places: list[int], claims: dict[str, float]
) -> Iterator[tuple[int, float]]:
    """Tags at the end of a line whose punctuation begins the next one, and the pixels they would
    have to claim to go there, too.
    """
    for position in places:
        block = document.findBlock(position)
        document.documentLayout().blockBoundingRect(block)  # lays it out
        start = position - block.position()
        line = block.layout().lineForTextPosition(start)
        if (
            line.isValid()
            and str(position) not in claims
            and line.textStart() < start  # a tag as wide as its line stays
            and line.textStart() + line.textLength() == start + 1
        ):
            yield position, line.width() - line.naturalTextWidth() + 1
