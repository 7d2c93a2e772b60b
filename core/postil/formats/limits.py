"""Limits of the length of a translation, from the document.

XLIFF 1.2: ``maxwidth`` with a ``size-unit`` of ``char`` or ``byte``, ``maxbytes``, and memoQ's
``maxlengthchars``; pixels depend on a font and are not known here. XLIFF 2: the restrictions of the
Size and Length Restriction module in code points and in bytes of UTF-8. PO: the flag
``max-length:n``, as Weblate has it. A limit of a unit of several segments is given to each of them:
none may be longer than all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from postil.formats.raw.xml_input import local_name

_SLR = "{urn:oasis:names:tc:xliff:sizerestriction:2.0}"
_MEMOQ = re.compile(r"(?:\{[^}]*\})?maxlengthchars")
_NUMBER = re.compile(r"\s*+(?:\d{1,9}\s*+,\s*+)?(\d{1,9})\s*+")
_FLAG = re.compile(r"max-length:\s*(\d{1,9})")


class Limit(NamedTuple):
    """Most characters, and most bytes of UTF-8, of a target; 0 where there is no limit."""

    characters: int = 0
    octets: int = 0


NONE = Limit()


def limit_of_unit(unit: Any) -> Limit:
    """Length limit of a ``trans-unit`` of XLIFF 1.2."""
    if not unit.attrib:
        return NONE
    width = _number(unit.get("maxwidth"))
    kind = unit.get("size-unit", "pixel")
    memoq = next((value for name, value in unit.items() if _MEMOQ.fullmatch(name)), None)
    return Limit(
        _least(width if kind == "char" else 0, _number(memoq)),
        _least(width if kind == "byte" else 0, _number(unit.get("maxbytes"))),
    )


def limit_of_segment(segment: Any) -> Limit:
    """Length limit of a segment of XLIFF 2; the nearest restriction around it counts."""
    size = storage = ""
    element = segment
    while element is not None:
        size = size or element.get(f"{_SLR}sizeRestriction", "")
        storage = storage or element.get(f"{_SLR}storageRestriction", "")
        if local_name(element) == "file":
            break
        element = element.getparent()
    if not (size or storage):
        return NONE
    profiles = None if element is None else _profiles(element)
    general, stored = "xliff:codepoints", "xliff:utf8"
    if profiles is not None:
        general = profiles.get("generalProfile", general)
        stored = profiles.get("storageProfile", stored)
    return Limit(
        _number(size) if general == "xliff:codepoints" else 0,
        _number(storage) if stored == "xliff:utf8" else 0,
    )


def _profiles(file: Any) -> Any | None:
    """The profiles of restrictions of a ``file``; they stand before its first unit, and to look
    through all units for each of them would take hours in a large file.
    """
    for child in file.iterchildren():
        if child.tag == f"{_SLR}profiles":
            return child
        if local_name(child) in ("unit", "group"):
            break
    return None


def limit_of_flags(flags: Iterable[str]) -> Limit:
    """Length limit that the flags of a PO entry set."""
    found = (_FLAG.fullmatch(flag) for flag in flags)
    return Limit(_least(*(int(hit[1]) for hit in found if hit)))


def _number(text: str | None) -> int:
    """The largest size that a restriction allows: ``20``, or ``5,20`` with the least before it."""
    found = _NUMBER.fullmatch(text or "")
    return int(found[1]) if found else 0


def _least(*numbers: int) -> int:
    return min((number for number in numbers if number), default=0)
