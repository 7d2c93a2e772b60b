"""Markdown (CommonMark with tables), edited in place.

Paragraphs, headings, list items, quotations and the cells of tables; code, front matter and link
definitions are not translated. Emphasis, links, code in the text and HTML are tags. A paragraph in
which something is translated becomes one line, as its line breaks mean nothing. The id of a segment
is ``block.sentence``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from postil.formats.blocks import Block
from postil.formats.codes import Part
from postil.formats.markdown_inline import inline_parts
from postil.formats.text_file import Span, TextDocument

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)")
_FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})")
_RULE = re.compile(r" {0,3}(?:=+|-+|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})[ \t]*")
_MARKER = re.compile(
    r"[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)(?:[ \t]+\[[ xX]\](?=[ \t]))?|\[\^[^\]\s]+\]:)"
)
_HEADING = re.compile(r" {0,3}#{1,6}(?:[ \t]+|$)(?P<text>.*?)(?:[ \t]+#+)?[ \t]*")
_DEFINITION = re.compile(r" {0,3}\[(?!\^)(?P<label>[^\[\]]+)\]:[ \t]*\S")
_TABLE_RULE = re.compile(r"[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)+")
_CELL = re.compile(r"(?:[^|\\]|\\.|\\$)+")
_HTML = re.compile(
    r" {0,3}<(?:(?P<raw>script|pre|style|textarea)\b|(?P<comment>!--))", re.IGNORECASE
)
_BREAK = re.compile(r"((?<! ) {2,}|\\)$")
_DEEPEST = 100  # marks before one line; more are text
_STRUCTURE = re.compile(r"(?:[-+#>]|\d{1,9}[.)])(?=\s|$)|#{2,6}\s|>|(?:---|===)")


class MarkdownDocument(TextDocument):
    """A Markdown file as segments."""

    def _blocks(self) -> Iterator[Block]:
        self._lines = [found.span() for found in _LINE.finditer(self._text) if found[0]]
        self._labels = {
            found["label"].casefold()
            for span in self._lines
            if (found := _DEFINITION.match(self._bare(span)))
        }
        for number, paragraph in enumerate(self._paragraphs(), 1):
            yield self._paragraph(str(number), paragraph.spans, is_cell=paragraph.is_cell)

    def _bare(self, span: Span) -> str:
        return self._text[span[0] : span[1]].rstrip("\r\n")

    def _paragraph(self, name: str, spans: list[Span], *, is_cell: bool) -> Block:
        pieces: list[str | tuple[str, str]] = []
        for n, (start, end) in enumerate(spans):
            text = self._text[start:end]
            found = _BREAK.search(text) if n < len(spans) - 1 else None
            if found:
                between = self._text[start + found.start() : spans[n + 1][0]]
                pieces += [text[: found.start()], ("br", between)]
            else:
                pieces += [text.rstrip(), " "] if n < len(spans) - 1 else [text]
        whole = spans[0][0], spans[-1][1]

        def put(new: list[Part]) -> None:
            text = "".join(p if isinstance(p, str) else self._code(p) for p in new)
            text = re.sub(r"(?<!\s)\s*\n\s*", " ", text) if not _has_break(new) else text
            if is_cell:
                text = re.sub(r"(?<!\\)\|", r"\\|", text)
            elif _STRUCTURE.match(text) and not _STRUCTURE.match(self._text[whole[0] : whole[1]]):
                at = re.match(r"\d*", text).end()  # type: ignore[union-attr]  # it may be empty
                text = f"{text[:at]}\\{text[at:]}"
            self._replace(whole, text)

        return self.block(name, inline_parts(pieces, self._labels), put)

    def _paragraphs(self) -> list[_Paragraph]:
        return _Scanner([self._bare(span) for span in self._lines], self._lines).paragraphs()


class _Paragraph(NamedTuple):
    """The text of a paragraph, line by line."""

    spans: list[Span]
    is_cell: bool = False


class _Scanner:
    """Finds the paragraphs among the lines of a document."""

    def __init__(self, lines: list[str], spans: list[Span]) -> None:
        self._lines = lines
        self._spans = spans
        self._found: list[_Paragraph] = []
        self._current: list[Span] = []
        self._quotes = 0  # marks before the first line of the current paragraph
        self._in_list = self._in_table = False

    def paragraphs(self) -> list[_Paragraph]:
        n = self._front_matter()
        while n < len(self._lines):
            line = self._lines[n]
            skipped = self._skipped(n, line)
            if skipped or not line.strip() or _RULE.fullmatch(line):
                self._end()
                self._in_table = False
                n += max(skipped, 1)
            else:
                self._line(n, line)
                n += 1
        self._end()
        return self._found

    def _end(self) -> None:
        if self._current:
            self._found.append(_Paragraph(self._current))
        self._current = []

    def _line(self, n: int, line: str) -> None:
        marks = _marks(line)
        at, start = marks.end, self._spans[n][0]
        self._in_list = marks.lists > 0 or (self._in_list and line[:1] in " \t")
        heading = _HEADING.fullmatch(line, at)
        if _TABLE_RULE.fullmatch(line, at):
            self._in_table = True
            return
        if marks.lists or heading or marks.quotes > self._quotes:
            self._end()
        follows = self._lines[n + 1] if n + 1 < len(self._lines) else ""
        if heading:
            if heading["text"]:
                span = start + heading.start("text"), start + heading.end("text")
                self._found.append(_Paragraph([span]))
        elif "|" in line and (self._in_table or _TABLE_RULE.fullmatch(follows)):
            self._end()
            for cell in _CELL.finditer(line, at):
                if cell[0].strip():
                    span = start + cell.start(), start + cell.end()
                    self._found.append(_Paragraph([span], is_cell=True))
        elif line[at:].strip():
            if not self._current:
                self._quotes = marks.quotes
            at += len(line[at:]) - len(line[at:].lstrip())
            self._current.append((start + at, start + len(line)))

    def _front_matter(self) -> int:
        """How many lines it has."""
        if not self._lines or self._lines[0] not in ("---", "+++"):
            return 0
        for n in range(1, len(self._lines)):
            if self._lines[n].rstrip() in (self._lines[0], "..."):
                return n + 1
        return 0

    def _skipped(self, n: int, line: str) -> int:
        """How many lines from ``n`` on are code or otherwise nothing to translate."""
        at = _marks(line).end
        fence = _FENCE.match(line, at)
        if fence and not ("`" in fence[1] and "`" in line[fence.end() :]):
            end = re.compile(rf"[ \t>]*{fence[1]}{fence[1][0]}*[ \t]*")
            return self._up_to(n, end.fullmatch)
        html = _HTML.match(line)
        if html is not None:
            sign = "-->" if html["comment"] else f"</{html['raw'].lower()}"
            if sign in line.lower():
                return int(html["comment"] is None or line.rstrip().endswith("-->"))
            return self._up_to(n, lambda text: sign in text.lower())
        if self._current:
            return 0
        is_code = line.startswith(("    ", "\t")) and not self._in_list and bool(line.strip())
        return int(is_code or _DEFINITION.match(line) is not None)

    def _up_to(self, n: int, ends: Callable[[str], object]) -> int:
        """Number of lines from ``n`` to the one that ends it, or to the last one."""
        for m in range(n + 1, len(self._lines)):
            if ends(self._lines[m]):
                return m - n + 1
        return len(self._lines) - n


class _Marks(NamedTuple):
    """Marks before the text of a line, and where the text begins."""

    end: int
    quotes: int
    lists: int


def _marks(line: str) -> _Marks:
    at = quotes = lists = 0
    while (
        quotes + lists < _DEEPEST
        and (found := _MARKER.match(line, at))
        and not _RULE.fullmatch(line, at)
    ):
        quotes += found[0].strip() == ">"
        lists += found[0].strip() != ">"
        at = found.end()
    return _Marks(at, quotes, lists)


def _has_break(parts: list[Part]) -> bool:
    return any(not isinstance(part, str) and part.display == "br" for part in parts)
