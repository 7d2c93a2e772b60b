"""Java properties: the values, in place.

A file in pure ASCII stays so, with ``\\uXXXX`` for all else; a Latin-1 file gets that for what it
cannot hold. The id of a segment is the key with ``.sentence``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from postil.formats.blocks import TextBlock
from postil.formats.raw.files import DecodedText
from postil.formats.strings.string_rules import rules_of_properties
from postil.formats.text_file import TextDocument

_LINE_END = r"(?:\r\n|\r|\n|\Z)"
_ENTRY = re.compile(
    rf"""[ \t\f]*(?:
    (?P<comment>[\#!][^\r\n]*){_LINE_END}
    | (?P<key>(?:[^\\=:\ \t\f\r\n]|\\[^\r\n]|\\{_LINE_END}[ \t\f]*)++)?[ \t\f]*+[=:]?[ \t\f]*+
      (?P<value>(?:[^\\\r\n]|\\(?:\r\n|.|\Z))*+){_LINE_END})""",
    re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|(?:\r\n|\r|\n)[ \t\f]*|(.))|\\\Z", re.DOTALL)
_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]")
_LOWER = re.compile(r"\\u[0-9]{0,3}[a-f]")
_USUAL = "latin-1"  # of such a file that is no UTF-8, in Java
_MEANS = {"t": "\t", "n": "\n", "r": "\r", "f": "\f"}
_SIGNS = {sign: f"\\{name}" for name, sign in _MEANS.items()} | {"\\": "\\\\"}


class PropertiesDocument(TextDocument):
    """A properties file as segments."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        if self._file.encoding == _USUAL:
            self.code_page = "iso-8859-1"

    def _decode(self, data: bytes) -> DecodedText:
        try:
            data.decode()
        except UnicodeDecodeError:
            is_text = b"\0" not in data and not data.startswith((b"\xff\xfe", b"\xfe\xff"))
            if is_text and not self._chosen:
                return DecodedText(data.decode(_USUAL), _USUAL)
        return super()._decode(data)

    def _encode(self, text: str) -> bytes:
        """Latin-1 that by chance reads as UTF-8, which Java tries first, is escaped instead."""
        data = super()._encode(text)
        if self._file.encoding != _USUAL or data.isascii():
            return data
        try:
            data.decode()
        except UnicodeDecodeError:
            return data
        units = _BEYOND_ASCII.sub(lambda sign: self._unit(sign[0].encode("utf-16-be")), text)
        return units.encode("ascii")

    def _blocks(self) -> Iterator[TextBlock]:
        self._ascii = self._text.isascii()
        self._lower = bool(_LOWER.search(self._text))
        seen: Counter[str] = Counter()
        note: list[str] = []
        entries = list(self._entries())
        rules = rules_of_properties(
            self._options, [_decoded(found["value"]) for found in entries if found["value"]]
        )
        for found in entries:
            if found["comment"]:
                note.append(found["comment"][1:].strip())
                continue
            if found["key"] and found["value"]:
                key = _decoded(found["key"])
                seen[key] += 1
                name = key if seen[key] == 1 else f"{key}#{seen[key]}"
                write = partial(self._written, found["value"])
                text = _decoded(found["value"])
                about = "\n".join(line for line in note if line)
                span = found.span("value")
                yield from self.message(name, span, text, write, about, rules.of(text))
            note = []

    def _entries(self) -> Iterator[re.Match[str]]:
        at = 0
        while at < len(self._text):
            found = _ENTRY.match(self._text, at)
            assert found is not None  # noqa: S101  # every text is an entry, an empty one or not
            at = max(found.end(), at + 1)
            yield found

    def _written(self, before: str, text: str) -> str:
        """``text`` with the escapes of the value that was there ``before``."""
        pieces = []
        escaped = {sign for sign in "=:#!'\"" if f"\\{sign}" in before}
        for character in text:
            if character in _SIGNS:
                pieces.append(_SIGNS[character])
            elif character in escaped:
                pieces.append(f"\\{character}")
            elif self._fits(character):
                pieces.append(character)
            else:
                data = character.encode("utf-16-be", "replace")
                pieces += [self._unit(data[n : n + 2]) for n in range(0, len(data), 2)]
        out = "".join(pieces)
        return f"\\{out}" if out[:1] in (" ", "\f") else out

    def _unit(self, data: bytes) -> str:
        return f"\\u{data.hex() if self._lower else data.hex().upper()}"

    def _fits(self, character: str) -> bool:
        if self._ascii:
            return character.isascii()
        return self._file.encoding != "latin-1" or ord(character) < 0x100


def _decoded(raw: str) -> str:
    text = _ESCAPE.sub(_meaning, raw)
    if any("\ud800" <= character <= "\udfff" for character in text):
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def _meaning(found: re.Match[str]) -> str:
    if found[1]:
        return chr(int(found[1], 16))
    return _MEANS.get(found[2], found[2]) if found[2] else ""
