"""The normal form of all text that is stored."""

from __future__ import annotations

import unicodedata


def nfc(text: str) -> str:
    """Canonical composition (Unicode NFC)."""
    return text if text.isascii() else unicodedata.normalize("NFC", text)
