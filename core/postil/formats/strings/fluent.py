"""Messages of Fluent (ftl), edited in place; read by Mozilla's own parser.

The id of a segment is that of its message, with the attribute and the variant it belongs to, and
``.sentence``. Comments of a message, its group and the file are its note.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial

from fluent.syntax import ast
from fluent.syntax.parser import FluentParser

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.codes import Part, single
from postil.formats.placeholders import FLUENT, parts_of_string
from postil.formats.text_file import Span, TextDocument
from postil.messages import Message

_CONTINUED = re.compile(r"\r?\n( +)[^ \r\n]")
_SPACE = re.compile(r"[ \r\n]+")
_LINE_END = re.compile(r"\r\n?")
_MOST_BRACES = 40
"""Braces within braces at most: the parser calls itself for each."""


class FluentDocument(TextDocument):
    """A Fluent file as segments."""

    def _blocks(self) -> Iterator[TextBlock]:
        self._check_depth()
        # The parser counts a line break of two characters as one, so it is given no such.
        self._places = _places(self._text) if self._feeds == "\r\n" else None
        resource = FluentParser().parse(self._text.replace("\r\n", "\n"))
        self._names: Counter[str] = Counter()
        group = ""
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise self._junk(entry)
            if isinstance(entry, ast.GroupComment):
                group = entry.content or ""
            elif isinstance(entry, (ast.Message, ast.Term)):
                yield from self._entry(entry, group)

    def _check_depth(self) -> None:
        depth = 0
        for sign in re.finditer(r"[{}]|\n(?=[^\s}\[.*])", self._text):
            depth = 0 if sign[0] == "\n" else max(depth + (1 if sign[0] == "{" else -1), 0)
            if depth > _MOST_BRACES:
                raise InputError(
                    "the document is nested too deeply",
                    file=self.path,
                    line=self._line(sign.start()),
                )

    def _junk(self, entry: ast.Junk) -> InputError:
        said = entry.annotations[0] if entry.annotations else None
        at = self._span(said or entry)[0]
        reason = (said.message if said is not None else "") or "?"
        return InputError(
            Message("not Fluent: {reason}", reason=reason), file=self.path, line=self._line(at)
        )

    def _span(self, node: ast.SyntaxNode) -> Span:
        assert node.span is not None  # noqa: S101  # the parser gives one to each
        start, end = node.span.start, node.span.end
        if self._places is None:
            return start, end
        return self._places[start], self._places[end]

    def _entry(self, entry: ast.Message | ast.Term, group: str) -> Iterator[TextBlock]:
        own = entry.comment.content if entry.comment is not None else ""
        note = "\n".join(line for line in (group, own) if line)
        name = self._unique(f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name)
        if entry.value is not None:
            yield from self._pattern(name, entry.value, note)
        for attribute in entry.attributes:
            own_name = self._unique(f"{name}@{attribute.id.name}")
            yield from self._pattern(own_name, attribute.value, note)

    def _unique(self, name: str) -> str:
        """A name, with a number if the file has it already."""
        self._names[name] += 1
        return f"{name}#{self._names[name]}" if self._names[name] > 1 else name

    def _pattern(self, name: str, pattern: ast.Pattern, note: str) -> Iterator[TextBlock]:
        selects = [
            one.expression for one in pattern.elements
            if isinstance(one, ast.Placeable) and isinstance(one.expression, ast.SelectExpression)
        ]  # fmt: skip
        start, end = self._span(pattern)
        space = _SPACE.match(self._text, start, end)
        span = (space.end() if space else start), end
        parts = self._mixed(pattern) if selects else self._plain(pattern)
        if any(isinstance(part, str) and any(map(str.isalpha, part)) for part in parts):
            indent = _CONTINUED.search(self._text, *span)
            begins = self._text[start - 1 : start] == "\n"
            write = partial(self._written, indent[1] if indent else "    ", begins)
            yield self.span(name, span, parts, write, note=note)
        for number, select in enumerate(selects):
            prefix = f"{number + 1}:" if len(selects) > 1 else ""
            for variant in select.variants:
                key = variant.key
                form = key.name if isinstance(key, ast.Identifier) else key.value
                about = "\n".join(line for line in (note, f"Variant {form}") if line)
                own_name = self._unique(f"{name}[{prefix}{form}]")
                yield from self._pattern(own_name, variant.value, about)

    def _plain(self, pattern: ast.Pattern) -> list[Part]:
        """Parts of a pattern that has no variants; tags pair over placeables."""
        text = "".join(
            one.value if isinstance(one, ast.TextElement) else self._raw(one)
            for one in pattern.elements
        )
        return parts_of_string(text, FLUENT)

    def _mixed(self, pattern: ast.Pattern) -> list[Part]:
        """Parts of a pattern in which variants are; these are a code, with segments of theirs."""
        out: list[Part] = []
        for one in pattern.elements:
            if isinstance(one, ast.TextElement):
                out += parts_of_string(one.value, FLUENT)
            else:
                raw = self._raw(one)
                out.append(single(raw, "select", self._span(one), keep=True, word=True))
        return out

    def _raw(self, node: ast.SyntaxNode) -> str:
        start, end = self._span(node)
        return self._text[start:end]

    def _written(self, indent: str, begins_line: bool, text: str) -> str:  # bound by partial
        """Text of a pattern: what would mean something else is quoted in a placeable."""
        text = re.sub(r"[{}]", lambda sign: f'{{"{sign[0]}"}}', _LINE_END.sub("\n", text))
        text = re.sub(r"(?<=\n)[ ]*([.*\[])", r'{"\1"}', text)
        if begins_line:
            text = re.sub(r"\A[ ]*([.*\[])", r'{"\1"}', text)
        first, *lines = text.split("\n")
        last = len(lines) - 1  # a placeable may follow
        return self._feeds.join(
            [first, *(indent + line if line or n == last else "" for n, line in enumerate(lines))]
        )


def _places(text: str) -> list[int]:
    """Positions in ``text``, which may have CR LF, of the characters of the same text with
    LF only.
    """
    return [at for at in range(len(text) + 1) if not text.startswith("\r\n", at - 1) or at == 0]
