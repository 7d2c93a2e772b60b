"""Paragraphs among the lines of reStructuredText."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from typing import NamedTuple

from postil.formats.markup.restructured_csv import Cell, cells, dialect_of
from postil.formats.markup.restructured_tables import GRID, SIMPLE, Table, width_of
from postil.formats.text_file import Span

_LINE = re.compile(r"([^\r\n]*)(?:\r\n|\r|\n|\Z)")
_ADORNMENT = re.compile(r"([!-/:-@\[-`{-~])\1+[ \t]*")
_BULLET = re.compile(r"[-*+\u2022\u2023\u2043](?:[ \t]+|$)")
_ENUMERATOR = re.compile(
    r"(?:\(?(?:\d{1,9}|[A-Za-z]|[ivxlcdmIVXLCDM]{1,9}|\#)\)|(?:\d{1,9}|[A-Za-z]|"
    r"[ivxlcdmIVXLCDM]{1,9}|\#)\.)(?:[ \t]+|$)"
)
_FIELD = re.compile(r":(?![: ])(?:[^:\\]|\\.|:(?![ \t]|$)){1,200}:(?:[ \t]+|$)")
_OPTION = re.compile(
    r"(?:--?[A-Za-z][\w-]*+(?:[ =](?:<[^<>]+>|[A-Za-z][\w-]*+))?(?:, )?)+(?:  +|$)"
)
_DIRECTIVE = re.compile(
    r"\.\.[ \t]+(?:\|[^|]{1,200}\|[ \t]+)?(?P<name>[A-Za-z][\w:.+-]*?)[ \t]?::(?:[ \t]+|$)"
)
_FOOTNOTE = re.compile(r"\.\.[ \t]+\[[^\]]{1,100}\](?:[ \t]+|$)")
_LINE_BLOCK = re.compile(r"\|(?:[ \t]+|$)")
_OPTIONS_OF_DIRECTIVE = re.compile(r"[ \t]*:(?P<name>[\w-]+):(?:[ \t]+|$)")
# Directives with contents of prose; those whose argument is prose; options that are.
# fmt: off
_PROSE = frozenset({
    "attention", "caution", "danger", "error", "hint", "important", "note", "tip", "warning",
    "admonition", "seealso", "todo", "topic", "sidebar", "rubric", "centered", "epigraph",
    "highlights", "pull-quote", "compound", "container", "figure", "table", "list-table",
    "versionadded", "versionchanged", "versionremoved", "deprecated", "replace", "header",
    "footer", "abstract", "dedication", "details", "dropdown", "card", "only", "class", "glossary",
    "tab-item", "tab-set", "grid",
})
_ARGUMENT = frozenset({
    "attention", "caution", "danger", "error", "hint", "important", "note", "tip", "warning",
    "admonition", "seealso", "todo", "topic", "sidebar", "rubric", "centered", "table",
    "list-table", "csv-table", "replace", "details", "dropdown", "card", "tab-item", "header",
    "footer",
})
_TEXT_OPTIONS = frozenset({"alt", "caption"})
# fmt: on
_TITLE_LENGTH = 4  # an adornment that is shorter than its title is one from here on
_DEEPEST = 40  # marks before one line; more are text


class Paragraph(NamedTuple):
    """Text of a paragraph line by line, the adornments of a title, and the cell it stands in, if it
    is one of separated values.
    """

    spans: list[Span]
    adornments: tuple[Span, ...] = ()
    indent: int = 0
    cell: Cell | None = None


_Found = Generator[Paragraph | Table, None, int]
"""Yields what is found; returns the line behind it."""


def each_line(text: str) -> Iterator[Span]:
    """Places of the lines without their ends."""
    for found in _LINE.finditer(text):
        if found[0]:
            yield found.span(1)


def begins_like_markup(text: str) -> bool:
    """Whether a paragraph that begins so would be something else."""
    return any(
        one.match(text) for one in (_BULLET, _ENUMERATOR, _FIELD, _OPTION, _LINE_BLOCK, _EXPLICIT)
    ) or bool(_ADORNMENT.fullmatch(text))


_EXPLICIT = re.compile(r"(?:\.\.|__|>>>)(?:[ \t]|$)")


class Scanner:
    """Finds the paragraphs and tables of a document, or of a cell in it; in one, no table of
    separated values, so that they do not nest without end.
    """

    def __init__(self, lines: list[str], spans: list[Span], *, in_cell: bool = False) -> None:
        self._in_cell = in_cell
        self._lines = [line.rstrip() for line in lines]
        self._spans = spans

    def paragraphs(self) -> Iterator[Paragraph | Table]:
        """All paragraphs and tables, in order."""
        n = 0
        while n < len(self._lines):
            line = self._lines[n]
            if not line:
                n += 1
                continue
            n = yield from self._element(n, _indent(line))

    def _element(self, n: int, at: int) -> _Found:  # noqa: PLR0911  # one for each kind
        """Read the element that begins in a line at a column; return the line of the next one."""
        for _ in range(_DEEPEST):
            line = self._lines[n]
            rest = line[at:]
            if not rest:
                return n + 1
            if rest.startswith(".."):
                if not _EXPLICIT.match(rest):
                    break
                return (yield from self._explicit(n, at))
            if rest.startswith(("__ ", ">>> ")):
                return self._past_block(n) if rest[0] == ">" else n + 1
            if GRID.fullmatch(rest) or SIMPLE.fullmatch(rest):
                return (yield from self._table(n, at))
            if (title := self._title(n, at)) is not None:
                yield title[0]
                return title[1]
            if _ADORNMENT.fullmatch(rest) and rest != "::":
                return n + 1
            mark = self._mark(n, at)
            if mark is None:
                break
            at = mark
        return (yield from self._text(n, at))

    def _mark(self, n: int, at: int) -> int | None:
        """Column behind the mark of an item, field, option or line; None if there is none."""
        line = self._lines[n]
        for one in (_BULLET, _FIELD, _OPTION, _LINE_BLOCK):
            if found := one.match(line, at):
                return found.end()
        found = _ENUMERATOR.match(line, at)
        if found is None:
            return None
        after = self._lines[n + 1] if n + 1 < len(self._lines) else ""
        if after and _indent(after) <= _indent(line) and not _ENUMERATOR.match(after.lstrip()):
            return None
        return found.end()

    def _text(self, n: int, at: int) -> _Found:
        """A paragraph of lines that begin in one column, and past the code behind it."""
        first = n
        spans = [self._span(n, at)]
        is_item = at > _indent(self._lines[n])
        is_line = _LINE_BLOCK.match(self._lines[n].lstrip()) is not None
        n += 1
        while n < len(self._lines) and self._lines[n] and not is_line:
            column = _indent(self._lines[n])
            if column != at and not (is_item and len(spans) == 1 and column > self._column(first)):
                break
            if len(spans) == 1 and is_item:
                at = column
            spans.append(self._span(n, at))
            n += 1
        text = self._lines[n - 1]
        if any(map(str.isalnum, "".join(self._lines[first:n]))):
            yield Paragraph(spans)
        return self._past_code(n, self._column(first)) if text.endswith("::") else n

    def _column(self, n: int) -> int:
        return _indent(self._lines[n])

    def _span(self, n: int, at: int) -> Span:
        start = self._spans[n][0]
        return start + at, start + len(self._lines[n])

    def _past_code(self, n: int, column: int) -> int:
        """Line behind a literal block, whose lines are indented or marked at their beginnings."""
        m = n
        while m < len(self._lines) and not self._lines[m]:
            m += 1
        if m >= len(self._lines) or m == n:
            return n
        if _indent(self._lines[m]) > column:
            return self._past_indented(m, column)
        sign = self._lines[m][column : column + 1]
        if _indent(self._lines[m]) == column and sign and not (sign.isalnum() or sign.isspace()):
            while m < len(self._lines) and self._lines[m][column : column + 1] == sign:
                m += 1
            return m
        return n

    def _past_indented(self, n: int, column: int) -> int:
        while n < len(self._lines) and (not self._lines[n] or _indent(self._lines[n]) > column):
            n += 1
        return n

    def _past_block(self, n: int) -> int:
        while n < len(self._lines) and self._lines[n]:
            n += 1
        return n

    def _explicit(self, n: int, at: int) -> _Found:
        line = self._lines[n]
        if found := _FOOTNOTE.match(line, at):
            return (yield from self._element(n, found.end()))
        found = _DIRECTIVE.match(line, at)
        name = found["name"].rpartition(":")[2].lower() if found else ""
        if found is None or name not in (_PROSE | _ARGUMENT | {"image", "toctree"}):
            return self._past_indented(n + 1, at)
        if line[found.end() :] and name in _ARGUMENT:
            m = n + 1
            while m < len(self._lines) and self._lines[m] and not _is_option(self._lines[m]):
                m += 1
            later = [self._span(k, _indent(self._lines[k])) for k in range(n + 1, m)]
            yield Paragraph([self._span(n, found.end()), *later])
            n = m - 1
        n += 1
        if name == "csv-table" and not self._in_cell:
            return (yield from self._csv_table(n, at))
        while n < len(self._lines) and (option := _OPTIONS_OF_DIRECTIVE.match(self._lines[n])):
            if option["name"] in _TEXT_OPTIONS and self._lines[n][option.end() :]:
                yield Paragraph([self._span(n, option.end())])
            n += 1
        return n if name in _PROSE else self._past_indented(n, at)

    def _csv_table(self, n: int, at: int) -> _Found:
        """The cells of a table of separated values, first those of its heading."""
        options: dict[str, str] = {}
        heading: tuple[list[str], list[Span]] = [], []
        while n < len(self._lines) and (option := _OPTIONS_OF_DIRECTIVE.match(self._lines[n])):
            first, column, starts = n, self._column(n), [option.end()]
            n += 1
            while n < len(self._lines) and self._column(n) > column:
                starts.append(self._column(n))
                n += 1
            said = [self._lines[first + k][start:] for k, start in enumerate(starts)]
            options[option["name"]] = said[0].strip()
            if option["name"] == "header":
                heading = said, [self._span(first + k, start) for k, start in enumerate(starts)]
        end = self._past_indented(n, at)
        indent = min((self._column(k) for k in range(n, end) if self._lines[k]), default=0)
        lines = [self._lines[k][indent:] for k in range(n, end)]
        spans = [self._span(k, indent) for k in range(n, end)]
        dialect = dialect_of(options)
        if dialect is None:
            return end
        for rows in (heading, (lines, spans)):
            for cell in cells(*rows, dialect):
                has_letters = any(map(str.isalpha, "".join(cell.lines)))
                inside = Scanner(cell.lines, cell.spans, in_cell=True).paragraphs()
                for found in inside if has_letters else ():
                    if isinstance(found, Paragraph):
                        yield found._replace(cell=cell)
        return end

    def _title(self, n: int, at: int) -> tuple[Paragraph, int] | None:
        """A title and the line behind it, with a line under it or also one over it."""
        after = self._lines[n + 1 : n + 3]
        rest = self._lines[n][at:]
        if _ADORNMENT.fullmatch(rest):
            if len(after) == 2 and after[0] and after[1] == rest and len(rest) >= 2:
                text = self._span(n + 1, _indent(after[0]))
                lines = self._span(n, at), self._span(n + 2, at)
                return Paragraph([text], lines, _indent(after[0]) - at), n + 3
            return None
        if at or not after or _indent(self._lines[n]) or not _ADORNMENT.fullmatch(after[0]):
            return None
        if len(after[0]) < min(width_of(rest), _TITLE_LENGTH):
            return None
        return Paragraph([self._span(n, 0)], (self._span(n + 1, 0),)), n + 2

    def _table(self, n: int, at: int) -> _Found:
        is_grid = self._lines[n][at] == "+"
        end = self._end_of_grid(n, at) if is_grid else self._end_of_simple(n, at)
        if end - n < 3:
            return n + 1
        spans = [
            (self._spans[k][0], self._spans[k][0] + len(self._lines[k])) for k in range(n, end)
        ]
        yield Table(self._lines[n:end], spans)
        return end

    def _end_of_grid(self, n: int, at: int) -> int:
        """The line behind a table that begins in a line; no line if it does not end."""
        end, last = n + 1, n
        while end < len(self._lines) and self._lines[end][at : at + 1] in ("+", "|"):
            if GRID.fullmatch(self._lines[end][at:]):
                last = end
            end += 1
        return last + 1

    def _end_of_simple(self, n: int, at: int) -> int:
        rules, end = 1, n + 1
        while end < len(self._lines):
            line = self._lines[end]
            if line and _indent(line) < at:
                break
            end += 1
            if SIMPLE.fullmatch(line[at:]):
                rules += 1
                if rules == 3 or not self._lines[end : end + 1] or not self._lines[end]:
                    return end
        return n


def _is_option(line: str) -> bool:
    return _OPTIONS_OF_DIRECTIVE.match(line) is not None


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
