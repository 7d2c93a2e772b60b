"""An edited XML file with the spelling of its original: unchanged parts are written byte for byte
as there.

There are many ways to write one document: quotes, empty elements, spaces in tags, the order of
attributes, characters that need not be escaped. A serialised tree has one of its own, so that a
file of which one segment changed would differ everywhere from that of the client.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from difflib import SequenceMatcher

_MOST_TOKENS = 200  # between the first and the last change of a piece that are looked through
_TOKEN = re.compile(
    rb"""(?P<other><!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>)
    |<(?P<name>[^\s<>/!?="']++)(?P<attributes>(?>[^<>"'/]++|/(?!>)|"[^"]*+"|'[^']*+')*)
    (?:(?P<slash>/>)|>(?P<at_once></(?P=name)\s*>)?)
    |</(?P<closed>[^\s<>]+)\s*>
    |(?P<text>[^<]++)""",
    re.VERBOSE | re.DOTALL,
)
_END = rb"""</(?:[\w.-]+:)?%s\s*>
    |<(?:[\w.-]+:)?%s(?=[\s/])(?:[^<>"'/]|"[^"]*+"|'[^']*+'|/(?!>))*/>"""  # or it is empty
_AFTER_TARGET = re.compile(rb"(?<=\S)\s+")  # of a processing instruction
_ATTRIBUTE = re.compile(rb"""([^\s="'/]+)\s*=\s*(?:"([^"]*+)"|'([^']*+)')""")
_REFERENCE = re.compile(rb"&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(lt|gt|amp|quot|apos));")
_SIGNS = {b"lt": b"<", b"gt": b">", b"amp": b"&", b"quot": b'"', b"apos": b"'"}


def as_before(original: bytes, new: bytes, element: bytes) -> bytes:
    """``new``, which was made of ``original`` by changing some of its elements, with all that did
    not change written as there; both are in UTF-8.

    Parameters
    ----------
    element
        Name of the elements that change, of which no one was added or removed.
    """
    end = re.compile(_END % (element, element), re.VERBOSE)
    before, after = _pieces(original, end), _pieces(new, end)
    out = bytearray()
    for ours in after:
        theirs = next(before, None)
        if theirs is None:
            return new
        out += theirs if theirs == ours else _merged(theirs, ours)
    return bytes(out) if next(before, None) is None else new


def _pieces(data: bytes, end: re.Pattern[bytes]) -> Iterator[bytes]:
    """A file cut after each of its elements."""
    at = 0
    for found in end.finditer(data):
        yield data[at : found.end()]
        at = found.end()
    yield data[at:]


def _merged(theirs: bytes, ours: bytes) -> bytes:
    before, after = list(_tokens(theirs)), list(_tokens(ours))
    if b"".join(token for token, _ in before) != theirs or b"".join(t for t, _ in after) != ours:
        return ours  # not as well-formed as it looked
    ends = _same_at_ends([said for _, said in before], [said for _, said in after])
    out = bytearray(b"".join(token for token, _ in before[: ends[0]]))
    last = len(before) - ends[1]
    middle, changed = before[ends[0] : last], after[ends[0] : len(after) - ends[1]]
    if max(len(middle), len(changed)) > _MOST_TOKENS:
        out += b"".join(token for token, _ in changed)
    else:
        meanings = [said for _, said in middle], [said for _, said in changed]
        for kind, i, k, j, m in SequenceMatcher(None, *meanings, autojunk=False).get_opcodes():
            taken = middle[i:k] if kind == "equal" else changed[j:m]
            out += b"".join(token for token, _ in taken)
    return bytes(out + b"".join(token for token, _ in before[last:]))


def _same_at_ends(one: Sequence[Hashable], other: Sequence[Hashable]) -> tuple[int, int]:
    """Numbers of equal items at the start, and of equal ones at the end of the rest."""
    most = min(len(one), len(other))
    start = next((n for n in range(most) if one[n] != other[n]), most)
    most -= start
    return start, next((n for n in range(most) if one[-1 - n] != other[-1 - n]), most)


def _tokens(data: bytes) -> Iterator[tuple[bytes, Hashable]]:
    """Tags, texts and the rest of a piece of XML, each with its meaning."""
    for found in _TOKEN.finditer(data):
        token = found[0]
        if found["name"]:
            inner = found["attributes"]
            is_empty = found["slash"] is not None or found["at_once"] is not None
            attributes = frozenset(
                (name, _plain(re.sub(rb"\r\n|[\r\n\t]", b" ", one or other)))
                for name, one, other in _ATTRIBUTE.findall(inner)
            )
            yield token, (found["name"], attributes, is_empty)
        elif found["closed"]:
            yield token, (found["closed"],)
        elif found["text"] is not None:
            yield token, _plain(_line_feeds(token))
        elif token.startswith(b"<?"):
            yield token, (_AFTER_TARGET.sub(b" ", token, count=1), None)
        else:
            yield token, (_line_feeds(token), None)


def _line_feeds(text: bytes) -> bytes:
    return text.replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def _plain(text: bytes) -> bytes:
    """A text without what is escaped in it."""
    return _REFERENCE.sub(_sign, text) if b"&" in text else text


def _sign(found: re.Match[bytes]) -> bytes:
    if found[3]:
        return _SIGNS[found[3]]
    number = int(found[1]) if found[1] else int(found[2], 16)
    if number > 0x10FFFF or 0xD800 <= number < 0xE000:
        return found[0]
    return chr(number).encode()
