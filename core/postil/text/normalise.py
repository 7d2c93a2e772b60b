"""Normal forms of text: NFC for everything that is stored, a looser one for comparing."""

from __future__ import annotations

import re
import unicodedata

_SAME = str.maketrans(
    {
        **dict.fromkeys("‘’‚‛′ʼ´`", "'"),
        **dict.fromkeys("“”„‟″«»", '"'),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        "…": "...",
        **dict.fromkeys("\u00ad\u200b\u2060\ufeff"),
    }
)
_SPACES = re.compile(r"\s+")


def nfc(text: str) -> str:
    """Canonical composition (Unicode NFC)."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def for_matching(text: str) -> str:
    """``text`` with typographic variants made one: quotation marks, dashes, spaces, ellipses.

    What differs only in these is the same text to a translation memory. Not for text that is kept.
    """
    if not text.isascii():
        text = unicodedata.normalize("NFC", text).translate(_SAME)
    return _SPACES.sub(" ", text).strip()
