"""Normal forms of text: NFC for all that is stored, and text without the breaks of its lines."""

from __future__ import annotations

import re
import unicodedata

_BLANKS = re.compile(r"[ \t\r\n]+")
_LINE_ENDS = frozenset("\r\n")


def nfc(text: str) -> str:
    """Canonical composition (Unicode NFC)."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def without_line_breaks(text: str) -> str:
    """A space instead of each line break, and of the spaces and tabs around it."""
    return _BLANKS.sub(lambda found: found[0] if _LINE_ENDS.isdisjoint(found[0]) else " ", text)
