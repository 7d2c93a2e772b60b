"""Tables in text files (csv, tsv): every cell with letters in it, in place.

The separator is the one the first line has most of. Quotes stay as they are, and are added where a
translation needs them. The id of a segment is ``row:column.sentence``, both from 1; the note names
the heading of the column. Only the columns that somebody chose are read, if any were; where they
were chosen by their headings, the first row is no text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.strings.string_rules import rules_of_table
from postil.formats.text_file import Span, TextDocument
from postil.messages import Message

_SEPARATORS = ",;\t|"
_LINE_END = re.compile(r"\r\n|\r|\n")
_DOUBLED = re.compile(r'"(?:[^"]|"")*+"')
_ESCAPED = re.compile(r'"(?:[^"\\]|\\.|"")*+"', re.DOTALL)


class CsvDocument(TextDocument):
    """A table as segments."""

    def _blocks(self) -> Iterator[TextBlock]:
        self._separator = self._find_separator()
        self._escapes = self._has_escapes()
        headings: list[str] = []
        chosen = self._chosen_columns()
        named = self._named
        rules = rules_of_table(self._options)
        for row, column, span in self._cells():
            raw = self._text[span[0] : span[1]]
            quoted = raw.startswith('"')
            text = self._unquoted(raw[1:-1]) if quoted else raw
            if row == 1:
                headings.append(text.strip())
            if chosen and (column not in chosen or (named and row == 1)):
                continue
            note = headings[column - 1] if row > 1 and column <= len(headings) else ""
            write = partial(self._written, quoted)
            block = self.string(f"{row}:{column}", span, text, write, note, rules.of(text))
            if block is not None:
                yield block

    def _chosen_columns(self) -> frozenset[int]:
        """Numbers of the columns to read; none for all. A number is that of a column, unless it is
        a heading.
        """
        self._named = False
        chosen = self._options.columns
        if not chosen or not self._text.strip():
            return frozenset()
        headings: list[str] = []
        for row, _, (start, end) in self._cells():
            if row > 1:
                break
            raw = self._text[start:end]
            headings.append((self._unquoted(raw[1:-1]) if raw.startswith('"') else raw).strip())
        places = {name.casefold(): n for n, name in reversed(list(enumerate(headings, 1)))}
        found = set()
        for name in chosen:
            place = places.get(name.casefold())
            self._named = self._named or place is not None
            if place is None and name.isdecimal() and 1 <= int(name) <= len(headings):
                place = int(name)
            if place is None:
                raise InputError(
                    Message("the table has no column {name}", name=name),
                    file=self.path,
                    line=1,
                    hint=Message("Its columns are: {names}.", names=", ".join(headings)),
                )
            found.add(place)
        return frozenset(found)

    def _has_escapes(self) -> bool:
        """Whether quotation marks inside of cells have a backslash before them (MySQL, PHP) and are
        not doubled: only so all cells end.
        """
        if '\\"' not in self._text:
            return False
        separator = re.escape(self._separator)
        ends = rf"(?:{separator}|\r|\n|\Z)"
        cells = (re.compile(rf"(?:{one.pattern}|[^\"{separator}\r\n][^{separator}\r\n]*|){ends}")
                 for one in (_DOUBLED, _ESCAPED))  # fmt: skip
        doubled, escaped = (_all_fit(cell, self._text) for cell in cells)
        return escaped and not doubled

    def _unquoted(self, inside: str) -> str:
        if self._escapes:
            return re.sub(r'\\(["\\])|""', lambda found: found[1] or '"', inside)
        return inside.replace('""', '"')

    def _find_separator(self) -> str:
        if self.path.suffix.lower() == ".tsv":
            return "\t"
        first = re.sub(r'"[^"]*"', "", self._text[: 1 << 16]).lstrip("\r\n")
        line = _LINE_END.split(first, maxsplit=1)[0]
        return max(_SEPARATORS, key=line.count)

    def _cells(self) -> Iterator[tuple[int, int, Span]]:
        """Row, column and place of every cell, with its quotes."""
        plain = re.compile(rf"[^{re.escape(self._separator)}\r\n]*")
        text, at, row, column = self._text, 0, 1, 1
        quoted = _ESCAPED if self._escapes else _DOUBLED
        while at < len(text):
            start = at
            if text[at] == '"':
                found = quoted.match(text, at)
                at = found.end() if found else len(text)
                after = text[at : at + 1]
                if found is None or (after and after not in (self._separator, "\r", "\n")):
                    raise InputError(
                        "the quoted cell does not end, or goes on after its end",
                        file=self.path,
                        line=self._line(start),
                        hint="A quotation mark inside of a quoted cell is written twice.",
                    )
            else:
                at = plain.match(text, at).end()  # type: ignore[union-attr]  # it can be empty
            yield row, column, (start, at)
            end = _LINE_END.match(text, at)
            if end:
                at, row, column = end.end(), row + 1, 1
            else:
                at, column = at + 1, column + 1

    def _written(self, quoted: bool, text: str) -> str:  # bound by partial
        special = (self._separator, '"', "\r", "\n")
        if self._escapes and (quoted or any(sign in text for sign in special)):
            return '"' + re.sub(r'\\(?=["\\]|\Z)', r"\\\\", text).replace('"', '\\"') + '"'
        if quoted or any(sign in text for sign in special):
            return '"' + text.replace('"', '""') + '"'
        return text


def _all_fit(cell: re.Pattern[str], text: str) -> bool:
    """Whether a text is nothing but such cells."""
    at = 0
    while at < len(text):
        found = cell.match(text, at)
        if found is None:
            return False
        at = max(found.end(), at + 1)
    return True
