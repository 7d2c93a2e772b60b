"""Strings of programs for Apple's systems (strings): the values, in place.

The id of a segment is its key with ``.sentence``; comments before an entry are its note.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.placeholders import APPLE, Placeholders
from postil.formats.text_file import TextDocument

_STRING = r'"(?:[^"\\]|\\.)*+"'
_BARE = r"[\w.$/:-]++"
_NOTHING = re.compile(r"(?:\s++|//[^\r\n]*|/\*.*?\*/)", re.DOTALL)
_ENTRY = re.compile(
    rf"(?P<key>{_STRING}|{_BARE})\s*+(?:=\s*+(?P<value>{_STRING}|{_BARE})\s*+)?;", re.DOTALL
)
_ESCAPE = re.compile(r"\\(?:[uU]([0-9A-Fa-f]{4})|([0-7]{1,3})|(.))", re.DOTALL)
_MEANS = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_SIGNS = {sign: f"\\{name}" for name, sign in _MEANS.items()} | {'"': '\\"', "\\": "\\\\"}
_CODES = Placeholders(APPLE)
_SPECIAL = re.compile(r'[\a\b\f\n\r\t\v"\\]')


class AppleStringsDocument(TextDocument):
    """A strings file as segments."""

    def _blocks(self) -> Iterator[TextBlock]:
        seen: Counter[str] = Counter()
        note: list[str] = []
        at = 0
        while at < len(self._text):
            if nothing := _NOTHING.match(self._text, at):
                at = nothing.end()
                if comment := nothing[0].strip().strip("/*").strip():
                    note.append(comment)
                continue
            found = _ENTRY.match(self._text, at)
            if found is None:
                raise InputError(
                    "this is no entry of a strings file: a key, an equals sign, a value, and a "
                    "semicolon",
                    file=self.path,
                    line=self._line(at),
                )
            at = found.end()
            if found["value"] and found["value"].startswith('"'):
                key = found["key"]
                key = _decoded(key[1:-1]) if key.startswith('"') else key
                seen[key] += 1
                name = key if seen[key] == 1 else f"{key}#{seen[key]}"
                start, end = found.span("value")
                span, text = (start + 1, end - 1), _decoded(found["value"][1:-1])
                block = self.string(name, span, text, _written, "\n".join(note), _CODES)
                if block is not None:
                    yield block
            note = []


def _decoded(raw: str) -> str:
    text = _ESCAPE.sub(_meaning, raw.replace("\r\n", "\n"))
    if any("\ud800" <= sign <= "\udfff" for sign in text):
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def _meaning(found: re.Match[str]) -> str:
    if found[1]:
        return chr(int(found[1], 16))
    return chr(int(found[2], 8)) if found[2] else _MEANS.get(found[3], found[3])


def _written(text: str) -> str:
    return _SPECIAL.sub(lambda found: _SIGNS[found[0]], text)
