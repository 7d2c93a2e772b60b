"""Strict Office Open XML: the same elements as in usual files, in namespaces of other names.

Such a part is read as if it had the usual (transitional) namespaces, and gets its own back when it
is written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_STRICT = re.compile(rb'(["\'])http://purl\.oclc\.org/ooxml/(\w+)/([\w/]+)\1')
_TAG = re.compile(rb"<[A-Za-z_][^<]*")
_MARK = b"purl.oclc.org/ooxml/"


@dataclass(frozen=True, slots=True)
class StrictNames:
    """Strict names in a part, by the usual ones that stand for them."""

    strict: dict[bytes, bytes]

    def restored(self, data: bytes) -> bytes:
        """A part as it is written, with its own names."""
        if not self.strict:
            return data
        names = b"|".join(map(re.escape, sorted(self.strict, key=len, reverse=True)))
        usual = re.compile(rb'(["\'])(' + names + rb")\1")

        def strict(tag: re.Match[bytes]) -> bytes:
            return usual.sub(lambda m: m[1] + self.strict[m[2]] + m[1], tag[0])

        return _TAG.sub(strict, data)


def as_transitional(data: bytes) -> tuple[bytes, StrictNames]:
    """A part in the usual namespaces, and what they stand for; itself if it is not strict."""
    strict: dict[bytes, bytes] = {}
    if _MARK not in data:
        return data, StrictNames(strict)

    def usual_name(found: re.Match[bytes]) -> bytes:
        name = b"http://schemas.openxmlformats.org/%s/2006/%s" % (found[2], found[3])
        strict[name] = found[0][1:-1]
        return found[1] + name + found[1]

    usual = _TAG.sub(lambda tag: _STRICT.sub(usual_name, tag[0]), data)
    return usual, StrictNames(strict)
