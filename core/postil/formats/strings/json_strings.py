"""Strings in JSON files (json, arb): the values, not the names, in place.

A string that is translated is written with the escapes the file uses. The id of a segment is the
JSON pointer of its string with ``.sentence``. Of the ``messages.json`` of an extension of a browser
only the messages are translated; descriptions there and in arb are notes.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.strings.string_rules import rules_of_json
from postil.formats.text_file import Span, TextDocument
from postil.messages import Message
from postil.types.reasons import json_reason

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*+"|[\[\]{},]')

_HALF = re.compile("[\ud800-\udfff]")  # of a character: only an escape can write it


_LONGEST = 1000  # characters of a pointer: every string below carries it in its name


@dataclass(slots=True)
class _Level:
    """An object or an array that is open.

    Attributes
    ----------
    pointer
        Of itself; with a digest instead of its end where it is long.
    place
        Name or number of the value that comes next.
    is_note
        Whether it describes others (of arb, whose names with @ do).
    """

    is_object: bool
    pointer: str
    at_name: bool
    is_note: bool
    place: str | int = 0

    def pointer_to_next(self) -> str:
        pointer = f"{self.pointer}/{self.place}"
        if len(pointer) <= _LONGEST:
            return pointer
        digest = blake2b(pointer.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
        return f"{pointer[: _LONGEST // 2]}/~{digest}"

    @property
    def next_is_note(self) -> bool:
        """Whether the value that comes next describes others."""
        return self.is_note or str(self.place)[:1] == "@"

    def step(self) -> None:
        """Go on behind a comma: with a name, or the next item."""
        if self.is_object:
            self.at_name = True
        else:
            self.place = int(self.place) + 1

    def name(self, written: str) -> None:
        """Take in the name of the value that comes next."""
        self.place = json.loads(written).replace("~", "~0").replace("/", "~1")
        self.at_name = False


class JsonDocument(TextDocument):
    """A JSON file as segments."""

    def _blocks(self) -> Iterator[TextBlock]:
        tree = self._tree()
        chrome = not self._first and _is_chrome(self.path.name, tree)
        self._ascii = self._text.isascii() and "\\u" in self._text
        seen: Counter[str] = Counter()
        values = [(pointer, span, self._value(span)) for pointer, span in self._values()]
        kind = "browser" if chrome else self.path.suffix.lower()[1:]
        rules = rules_of_json(self._options, kind, (text for _, _, text in values))
        for pointer, span, text in values:
            seen[pointer] += 1
            note = ""
            if chrome:
                parent, _, last = pointer.rpartition("/")
                if last != "message" or parent.count("/") != 1:
                    continue
                note = _description(tree, parent[1:])
            elif not self._first and self.path.suffix.lower() == ".arb":
                note = _description(tree, f"@{pointer[1:]}")
            name = pointer if seen[pointer] == 1 else f"{pointer}#{seen[pointer]}"
            write = partial(self._written, self._text[span[0] : span[1]])
            yield from self.message(name, span, text, write, note, rules.of(text))

    def _value(self, span: Span) -> str:
        return str(json.loads(self._text[span[0] : span[1]]))

    def _tree(self) -> Any:
        """Text of the file; it is read in place, too."""
        try:
            return json.loads(self._text)
        except json.JSONDecodeError as error:
            raise InputError(
                Message("not JSON: {reason}", reason=json_reason(error)),
                file=self.path,
                line=error.lineno,
            ) from error
        except (RecursionError, ValueError) as error:
            raise InputError("not JSON that can be read: too deep", file=self.path) from error

    def _values(self) -> Iterator[tuple[str, Span]]:
        """Pointer and place of every string that is a value."""
        levels: list[_Level] = []
        has_notes = self.path.suffix.lower() == ".arb"
        for found in _TOKEN.finditer(self._text):
            sign = found[0]
            top = levels[-1] if levels else None
            if sign in "{[":
                pointer, is_note = (top.pointer_to_next(), top.next_is_note) if top else ("", False)
                levels.append(_Level(sign == "{", pointer, sign == "{", is_note))
            elif top is None:
                yield "", found.span()
            elif sign in "}]":
                levels.pop()
            elif sign == ",":
                top.step()
            elif top.at_name:
                top.name(sign)
            elif not (has_notes and top.next_is_note):
                yield top.pointer_to_next(), found.span()

    def _written(self, before: str, text: str) -> str:
        """``text`` with the escapes of the file and of the string that was there ``before``."""
        out = json.dumps(text, ensure_ascii=self._ascii)
        out = _HALF.sub(lambda half: f"\\u{ord(half[0]):04x}", out)
        return out.replace("/", "\\/") if "\\/" in before else out


def _is_chrome(name: str, tree: Any) -> bool:
    """Whether a file holds the messages of an extension of a browser."""
    return (
        name.lower() == "messages.json"
        and isinstance(tree, dict)
        and all(isinstance(one, dict) and "message" in one for one in tree.values())
    )


def _description(tree: Any, name: str) -> str:
    """Description of an entry of messages; ``name`` as in a JSON pointer."""
    entry = tree.get(name.replace("~1", "/").replace("~0", "~")) if isinstance(tree, dict) else None
    said = entry.get("description") if isinstance(entry, dict) else None
    return said if isinstance(said, str) else ""
