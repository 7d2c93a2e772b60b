"""Markdown (CommonMark with tables), edited in place.

Paragraphs, headings, list items, quotations and the cells of tables, the titles of links and
images, and titles and the like of front matter; code and link definitions are not translated.
Emphasis, links, code in the text and HTML are tags. A paragraph in which something is translated
becomes one line, as its line breaks mean nothing. The id of a segment is ``block.sentence``.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from postil.formats.blocks import TextBlock
from postil.formats.codes import Part
from postil.formats.markup.markdown_inline import inline_parts, written_text
from postil.formats.text_file import Span, TextDocument
from postil.text.normalise import without_line_breaks

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)")
_FENCE = re.compile(r"[ \t]*(`{3,}|~{3,})")
_RULE = re.compile(r" {0,3}(?:=+|-+|(?:\*[ \t]*+){3,}|(?:_[ \t]*+){3,}|(?:-[ \t]*+){3,})[ \t]*+")
_MARKER = re.compile(
    r"[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)(?:[ \t]+\[[ xX]\](?=[ \t]))?|\[\^[^\]\s]+\]:)"
)
_HEADING = re.compile(r" {0,3}#{1,6}(?:[ \t]+|$)(?P<text>.*?)(?:[ \t]+#+)?[ \t]*")
_DEFINITION = re.compile(r" {0,3}\[(?!\^)(?P<label>[^\[\]]+)\]:[ \t]*\S")
_TABLE_RULE = re.compile(r"[ \t]*+\|?[ \t]*+:?-++:?[ \t]*+(?:\|[ \t]*+(?::-*+:?|-++:?)?[ \t]*+)+")
_CELL = re.compile(r"(?:[^|\\]|\\.|\\$)+")
_HTML = re.compile(
    r" {0,3}<(?:(?P<raw>script|pre|style|textarea)\b|(?P<comment>!--))", re.IGNORECASE
)
_BREAK = re.compile(r"((?<! ) {2,}|\\)$")
_TITLE = re.compile(r"""\s(["'])(?P<title>(?=[^"']*[^\W\d_]).+)\1\s*\)\Z""")
_NAME = r"(?P<name>(?:sub|link_?|short_?|page_?)?title|description|summary|excerpt|caption)"
_BARE = r"""[^\s"'\[\]{}|>&*!%@`#?:,-](?:[^#:]|:(?!\s|\Z)|(?<!\s)\#)*"""  # scalar of YAML
_FRONT = {
    "---": re.compile(
        rf"""{_NAME}:[ \t]+(?P<value>"[^"\\]+"|'(?:[^']|'')+'|{_BARE}?)[ \t]*""", re.IGNORECASE
    ),
    "+++": re.compile(
        rf"""{_NAME}[ \t]*=[ \t]*(?P<value>"[^"\\]+"|'[^']+')[ \t]*""", re.IGNORECASE
    ),
}
_PLAIN = re.compile(_BARE)
_NO_TEXT = re.compile(
    r"true|false|yes|no|on|off|null|~|[-+.\d][-+.\d_:eE]*|\d{4}-\d\d?-\d\d?.*", re.IGNORECASE
)  # what YAML takes for something else
_DEEPEST = 100  # marks before one line; more are text
_STRUCTURE = re.compile(r"(?:[-+#>]|\d{1,9}[.)])(?=\s|$)|#{2,6}\s|>|(?:---|===)")


class MarkdownDocument(TextDocument):
    """A Markdown file as segments."""

    def _blocks(self) -> Iterator[TextBlock]:
        self._lines = [found.span() for found in _LINE.finditer(self._text) if found[0]]
        self._labels = {
            found["label"].casefold()
            for span in self._lines
            if (found := _DEFINITION.match(self._bare(span)))
        }
        if not self._first:
            yield from self._front_matter()
        for number, paragraph in enumerate(self._paragraphs(), 1):
            yield from self._paragraph(str(number), paragraph.spans, is_cell=paragraph.is_cell)

    def _front_matter(self) -> Iterator[TextBlock]:
        """Titles and the like at the head of the file, of one line each."""
        bare = [self._bare(span) for span in self._lines]
        count = front_matter_lines(bare)
        mark = bare[0] if count else ""
        seen: Counter[str] = Counter()
        for n in range(1, count - 1):
            found = _FRONT[mark].fullmatch(bare[n])
            if found is None or (mark == "---" and bare[n + 1][:1] in (" ", "\t")):
                continue
            start = self._lines[n][0]
            span = start + found.start("value"), start + found.end("value")
            quote = found["value"][0]
            text, write = found["value"], _plain_scalar
            if quote in "\"'":
                text, write = text[1:-1], partial(_quoted_scalar, quote)
                if quote == "'":
                    text = text.replace("''", "'")
            seen[found["name"]] += 1
            again = seen[found["name"]]
            name = f"front:{found['name']}" + (f":{again}" if again > 1 else "")
            if (block := self.string(name, span, text, write)) is not None:
                yield block

    def _bare(self, span: Span) -> str:
        return self._text[span[0] : span[1]].rstrip("\r\n")

    def _paragraph(self, name: str, spans: list[Span], *, is_cell: bool) -> Iterator[TextBlock]:
        """A paragraph, then the titles of the links in it."""
        pieces: list[str | tuple[str, str]] = []
        places: list[Span] = []  # offsets in the pieces, and in the file, of each line
        for n, (start, end) in enumerate(spans):
            places.append((sum(len(piece) for piece in pieces if isinstance(piece, str)), start))
            text = self._text[start:end]
            found = _BREAK.search(text) if n < len(spans) - 1 else None
            if found:
                between = self._text[start + found.start() : spans[n + 1][0]]
                pieces += [text[: found.start()], ("br", between)]
            else:
                pieces += [text.rstrip(), " "] if n < len(spans) - 1 else [text]
        whole = spans[0][0], spans[-1][1]

        def put(new: list[Part]) -> None:
            text = written_text(new, self._code)
            text = re.sub(r"(?<!\s)\s*\n\s*", " ", text) if not _has_break(new) else text
            if is_cell:
                text = re.sub(r"(?<!\\)\|", r"\\|", text)
            elif _STRUCTURE.match(text) and not _STRUCTURE.match(self._text[whole[0] : whole[1]]):
                at = re.match(r"\d*", text).end()  # type: ignore[union-attr]  # it may be empty
                text = f"{text[:at]}\\{text[at:]}"
            self._replace(whole, text)

        titles: list[Span] = []

        def position(at: int) -> int:
            offset, start = places[bisect_right(places, (at, len(self._text))) - 1]
            return start + at - offset

        def place(at: int, markup: str) -> list[str | Span]:
            """Pieces of the end of a link: text, and the place of its title, which may be new."""
            found = _TITLE.search(markup)
            if found is None:
                return [markup]
            start, end = found.span("title")
            span = position(at + start), position(at + end - 1) + 1
            if self._text[slice(*span)].split() != found["title"].split():
                return [markup]  # over lines with marks before them
            titles.append(span)
            return [markup[:start], span, markup[end:]]

        yield self.block(
            name, inline_parts(pieces, self._labels, None if self._first else place), put
        )
        for number, span in enumerate(titles, 1):
            write = partial(_title, self._text[span[0] - 1])
            text = without_line_breaks(self._text[slice(*span)])
            yield self.span(f"{name}:{number}", span, [text], write, whole=True)

    def _paragraphs(self) -> list[_Paragraph]:
        lines = [self._bare(span) for span in self._lines]
        return _Scanner(lines, self._lines, first=self._first).paragraphs()


class _Paragraph(NamedTuple):
    """The text of a paragraph, line by line."""

    spans: list[Span]
    is_cell: bool = False


class _Scanner:
    """Finds the paragraphs among the lines of a document."""

    def __init__(self, lines: list[str], spans: list[Span], *, first: bool) -> None:
        self._first = first
        self._lines = lines
        self._spans = spans
        self._found: list[_Paragraph] = []
        self._current: list[Span] = []
        self._quotes = 0  # marks before the first line of the current paragraph
        self._in_list = self._in_table = False

    def paragraphs(self) -> list[_Paragraph]:
        n = front_matter_lines(self._lines)
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
        lazy = not self._first and bool(self._current)  # goes on with the paragraph of an item
        self._in_list = marks.lists > 0 or (self._in_list and (lazy or line[:1] in " \t"))
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

    def _skipped(self, n: int, line: str) -> int:
        """Number of lines from ``n`` on that are code or otherwise nothing to translate."""
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


def front_matter_lines(lines: list[str]) -> int:
    """Number of lines of a document that are front matter."""
    if not lines or lines[0] not in ("---", "+++"):
        return 0
    for n in range(1, len(lines)):
        if lines[n].rstrip() in (lines[0], "..."):
            return n + 1
    return 0


def _plain_scalar(text: str) -> str:
    """A text as YAML writes it without quotes, or with them where it could not be read so."""
    text = " ".join(text.split())
    if _PLAIN.fullmatch(text) and not _NO_TEXT.fullmatch(text):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _quoted_scalar(quote: str, text: str) -> str:
    """A text in quotes, as YAML and TOML write it: in the same, if they can."""
    text = " ".join(text.split())
    if quote == "'" and "'" not in text:
        return f"'{text}'"
    return '"' + re.sub(r'(?<!\\)"', r"\"", text) + '"'


def _title(quote: str, text: str) -> str:
    """The title of a link, between such quotes."""
    return re.sub(rf"(?<!\\){quote}", rf"\\{quote}", " ".join(text.split()))


def _has_break(parts: list[Part]) -> bool:
    return any(not isinstance(part, str) and part.display == "br" for part in parts)
