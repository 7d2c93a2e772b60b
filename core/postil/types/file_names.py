"""Names that every file system can have."""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path

MOST_BYTES = 200
"""Length of a name at most; file systems take 255, and a file beside it has a longer name."""

_FORBIDDEN = '/\\\0:*?"<>|'
_PORTS = {f"{port}{number}" for port in ("COM", "LPT") for number in "123456789¹²³"}
_DEVICES = _PORTS | {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}
_SUFFIX = 20


def portable_name(name: str, otherwise: str = "file") -> str:
    """A text as the name of a file or folder, the ending kept.

    Separators and what Windows forbids become "_", dots and spaces at the ends go, a name that is a
    device there gets a "_", and a long one is cut.

    Parameters
    ----------
    otherwise
        The name where nothing is left.
    """
    made = "".join("_" if one in _FORBIDDEN or ord(one) < 32 else one for one in name)
    made = unreserved(made.strip(". ") or otherwise)
    suffix = Path(made).suffix[:_SUFFIX].rstrip(". ")
    while len(made.encode()) > MOST_BYTES:
        made = made[: -len(suffix) - 1].rstrip(". ") + suffix
    return made


def is_forbidden(name: str) -> bool:
    """Whether no file of this system can have a name, or only part of it would be taken for one."""
    return bool(set(name) & set(_FORBIDDEN if sys.platform == "win32" else "/\\\0"))


def unreserved(name: str) -> str:
    """A name that Windows would take for a device, such as "aux.docx", with a "_" in it."""
    stem, dot, rest = name.partition(".")
    return f"{stem}_{dot}{rest}" if stem.rstrip().upper() in _DEVICES else name


def stem_beside(name: str) -> str:
    """A name as part of that of a temporary file beside it: the same, or cut and told apart."""
    data = os.fsencode(name)  # a name need not be UTF-8
    if len(data) <= MOST_BYTES:
        return name
    kept = data[: MOST_BYTES - 9].decode(errors="ignore")
    return f"{kept}-{zlib.crc32(data):08x}"
