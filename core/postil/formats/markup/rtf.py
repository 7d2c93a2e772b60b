r"""Rich Text Format (rtf), edited in place.

Paragraphs of the body, of cells of tables, notes, headers, footers and boxes; then terms of the
index and entries of the table of contents, and if wanted the properties of the document. Formatting
of characters and links are pairs of tags; pictures, notes, fields, tabs and line breaks are single
ones. Hidden and deleted text stays where it is. Text written into a paragraph sets its own look, in
groups, and ends with the look that was in force there, so that nothing after it changes; signs
beyond ASCII are written as ``\uN``, which every reader of RTF understands. A file in which nothing
is translated stays as it is, byte for byte. The id of a segment is ``paragraph.sentence``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.codes import Code, Part
from postil.formats.filter_options import Extra
from postil.formats.languages import Direction, new_direction, runs
from postil.formats.markup.rtf_language import in_target_language
from postil.formats.markup.rtf_look import Look, style_of, unicode_skip, words_of
from postil.formats.markup.rtf_reader import RtfReader
from postil.formats.markup.rtf_steps import Link, Raw, RtfParagraph, Step
from postil.formats.raw.files import DecodedText, read_bytes
from postil.formats.runs import Group, Item, Run, Style, parts_of
from postil.formats.text_file import TextDocument
from postil.text.directions import has_backwards

MAX_SIZE = 256 << 20  # pictures are written as digits
_BEGIN = re.compile(r"[\s\0]*\{[\r\n ]*\\rtf")
_WORD_ENDS = re.compile(r"\\[A-Za-z]+-?\d*\Z")
_SPECIAL = re.compile(r"[^\x20-\x5b\x5d-\x7a\x7c\x7e]")
_WRITTEN = {
    "\\": "\\\\", "{": "\\{", "}": "\\}", "\t": "\\tab ", "\n": "\\line ", "\u00a0": "\\~",
    "\u2011": "\\_", "\u00ad": "\\-",
}  # fmt: skip
_SIDES: dict[Direction, dict[str, str]] = {  # left is left, however the text runs
    "rtl": {"": "\\qr", "ql": "\\qr", "qr": "\\ql"},
    "ltr": {"ql": "\\qr", "qr": "\\ql"},
}
_CONTENT = ("text", "code", "link", "unlink")


class RtfDocument(TextDocument):
    """An RTF file as segments."""

    def _read(self) -> bytes:
        return read_bytes(self.path, MAX_SIZE)

    def _decode(self, data: bytes) -> DecodedText:
        """Decode as Latin-1, one character a byte: the code pages are declared within the file."""
        return DecodedText(data.decode("latin-1"), "latin-1")

    def _encode(self, text: str) -> bytes:
        marked = in_target_language(text, self.source_language, self.target_language)
        return marked.encode("latin-1")

    def _blocks(self) -> Iterator[TextBlock]:
        if not _BEGIN.match(self._text):
            raise InputError("this is no RTF file", file=self.path)
        wanted = Extra.PROPERTIES in self._options.include
        reader = RtfReader(self._text, self.path, properties=wanted)
        for number, one in enumerate(reader.paragraphs(), 1):
            yield self._paragraph(str(number), one)

    def _paragraph(self, name: str, paragraph: RtfParagraph) -> TextBlock:
        parts, base = parts_of(list(_items(iter(paragraph.steps))))
        first, last = _span(paragraph.steps)
        steps, looks = paragraph.steps, paragraph.looks

        def put(new: list[Part]) -> None:
            before = _replayed(looks, steps[:first])
            span = steps[first].start, steps[last].end
            written = self._formatted(new, base, before[-1])
            turned, place = self._turned(new, paragraph.side), _outside(steps, first)
            if turned and place == span[0]:
                written = _glued([turned, written])
            written = self._staying("first", steps[first : last + 1]) + written
            written += self._staying("keep", steps[first : last + 1])
            written += _restored(before, steps[first : last + 1])
            ahead = self._text[max(0, span[0] - 50) : span[0]]
            self._replace(span, _glued([ahead, written])[len(ahead) :])
            if turned and place != span[0]:
                self._insert(place, turned)

        return self.block(name, parts, put, structure=paragraph.structure)

    @property
    def _direction(self) -> Direction | None:
        return new_direction(self.source_language, self.target_language)

    def _turned(self, parts: Sequence[Part], side: str | None) -> str:
        """Control words that turn a paragraph to the direction of its text."""
        text = "".join(part for part in parts if isinstance(part, str))
        direction = self._direction
        if direction is None or side is None or not runs(text, direction):
            return ""
        return f"\\{direction}par{_SIDES[direction].get(side, '')} "

    def _words(self, text: str, look: Look) -> str:
        """A text, in a group of its own where it runs otherwise than the look says."""
        escaped = _escaped(text, unicode_skip(look))
        word = f"\\{self._direction}ch"
        letters = any(map(str.isalpha, text))
        if self._direction is None or look.get("direction", "\\ltrch") == word:
            return escaped
        if has_backwards(text) != (self._direction == "rtl") if letters else not text.strip():
            return escaped
        return f"{{{word} {escaped}}}"

    def _staying(self, kind: str, steps: Sequence[Step]) -> str:
        """Mark-up among the text that stays."""
        kept = [self._now((step.start, step.end)) for step in steps if step.kind == kind]
        return _glued(kept)

    def _formatted(self, parts: Sequence[Part], base: Style, look: Look) -> str:
        """A text of this look, in a place where another one may be in force."""
        if not base.marks and base.properties is None:
            base = style_of(look)
        own: Look = base.properties or {}
        in_language = all(own.get(slot) == look.get(slot) for slot in ("lang", "langfe", "alang"))
        if base.marks == style_of(look).marks and in_language:
            return self._written(iter(parts), look)
        return "{" + _glued([words_of(own), self._written(iter(parts), own)]) + "}"

    def _written(self, parts: Iterator[Part], look: Look) -> str:
        """Parts up to the end of the pair they are in."""
        out: list[str] = []
        for part in parts:
            if isinstance(part, str):
                out.append(self._words(part, look))
            elif part.kind == "close":
                break
            elif part.kind == "single":
                out.append(self._raw(part.payload, look))
            elif isinstance(part.payload, Style):
                own: Look = part.payload.properties
                out.append("{" + _glued([words_of(own), self._written(parts, own)]) + "}")
            else:
                out.append(self._link(part, parts))
        return _glued(out)

    def _link(self, code: Code, parts: Iterator[Part]) -> str:
        link: Link = code.payload.payload
        inside: list[Part] = []
        depth = 1
        for part in parts:
            if isinstance(part, Code):
                depth += {"open": 1, "close": -1}.get(part.kind, 0)
            if not depth:
                break
            inside.append(part)
        text = self._formatted(inside, code.payload.base, link.look)
        return _glued([self._now(link.opening), text]) + self._now(link.closing)

    def _raw(self, payload: Raw | list[Raw], look: Look) -> str:
        """A code as it is in the file, or several, in a place of this look."""
        if isinstance(payload, list):
            return _glued([self._raw(one, look) for one in payload])
        raw = self._now((payload.start, payload.end))
        if payload.own or style_of(payload.look).marks != style_of(look).marks:
            return "{" + _glued([words_of(payload.look), raw]) + "}"
        return raw


def _items(steps: Iterator[Step]) -> Iterator[Item]:
    """Runs, codes and links, up to the end of the link they are in."""
    run: Run | None = None
    for step in steps:
        if step.kind == "text":
            text = str(step.value)
            if run is not None and run.style.properties is step.look:
                run.content[-1] = str(run.content[-1]) + text
                continue
            if run is not None:
                yield run
            run = Run(style_of(step.look), [text])
            continue
        if step.kind not in _CONTENT:
            continue
        if run is not None:
            yield run
            run = None
        if step.kind == "unlink":
            return
        if isinstance(step.value, Code):
            yield step.value
        elif isinstance(step.value, Link):
            link = step.value
            whole = Raw(link.opening[0], link.closing[1], link.look)
            yield Group(link, link.markup, "link", list(_items(steps)), whole)
    if run is not None:
        yield run


def _span(steps: Sequence[Step]) -> tuple[int, int]:
    """The first and the last step that a translation replaces: from the first text to the last,
    with the whole of the groups that begin or end within.
    """
    content = [n for n, step in enumerate(steps) if step.kind in _CONTENT]
    first, last = content[0], content[-1]
    depth = least = 0
    for step in steps[first : last + 1]:
        depth += {"open": 1, "close": -1}.get(step.kind, 0)
        least = min(least, depth)
    at = 0
    for n in range(first - 1, -1, -1):
        at += {"open": -1, "close": 1}.get(steps[n].kind, 0)
        if at < least:
            break
        if steps[n].kind == "open":
            first = n
        elif steps[n].kind == "close":
            break
    for n in range(last + 1, len(steps)):
        depth += {"open": 1, "close": -1}.get(steps[n].kind, 0)
        if depth < least or steps[n].kind == "open":
            break
        if steps[n].kind == "close":
            last = n
    return first, last


def _outside(steps: Sequence[Step], first: int) -> int:
    """Where control words of the paragraph may stand before a step: what is said of it in a group
    that ends before it does is forgotten.
    """
    depth = least = 0
    for step in steps[first:]:
        depth += {"open": 1, "close": -1}.get(step.kind, 0)
        least = min(least, depth)
    depth = 0
    for step in reversed(steps[:first]):
        if depth == least:
            break
        depth += {"open": -1, "close": 1}.get(step.kind, 0)
        if depth == least:
            return step.start
    return steps[first].start


def _replayed(looks: Sequence[Look], steps: Sequence[Step]) -> list[Look]:
    """Looks of the open groups after some steps."""
    stack = list(looks)
    for step in steps:
        if step.kind in ("open", "link"):
            stack.append(stack[-1])
        elif step.kind in ("close", "unlink"):
            stack.pop()
        elif step.kind == "look":
            stack[-1] = step.look
    return stack


def _restored(before: Sequence[Look], steps: Sequence[Step]) -> str:
    """Braces and control words after which the groups and their looks are as after some steps."""
    depth = least = len(before)
    for step in steps:
        depth += {"open": 1, "close": -1}.get(step.kind, 0)
        least = min(least, depth)
    after = _replayed(before, steps)
    out = "}" * (len(before) - least)
    out += _change(before[least - 1], after[least - 1])
    for outer, look in zip(after[least - 1 :], after[least:], strict=False):
        out += "{" + _change(outer, look)
    return out


def _change(before: Look, after: Look) -> str:
    """Control words from one look to another."""
    if after == before:
        return ""
    if {**before, "uc": ""} == {**after, "uc": ""}:
        return f"\\uc{unicode_skip(after)} "
    return words_of(after)


def _escaped(text: str, skip: int) -> str:
    """A text as RTF writes it; ``skip`` bytes after each sign of Unicode are for older programs."""

    def written(found: re.Match[str]) -> str:
        sign = found[0]
        if sign in _WRITTEN:
            return _WRITTEN[sign]
        if sign < " " or "\ud800" <= sign < "\ue000":
            return ""
        units = memoryview(sign.encode("utf-16-le")).cast("H")
        return "".join(f"\\u{_signed(unit)}{'?' * skip or ' '}" for unit in units)

    return _SPECIAL.sub(written, text)


def _signed(unit: int) -> int:
    return unit - 0x10000 if unit > 0x7FFF else unit


def _glued(pieces: Sequence[str]) -> str:
    """Pieces one after the other, with a space where one would go on with the name before it."""
    out: list[str] = []
    tail = ""
    for piece in pieces:
        if not piece:
            continue
        if (piece[0].isalnum() or piece[0] in " -") and _WORD_ENDS.search(tail):
            out.append(" ")
        out.append(piece)
        tail = (tail + piece)[-60:]
    return "".join(out)
