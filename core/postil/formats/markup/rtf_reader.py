r"""Paragraphs of RTF as text and codes, by a tokeniser of its grammar.

An RTF file is a tree of groups in braces; control words set what holds until their group ends. A
group that begins with the name of a destination is no text but a table of fonts, a picture, a
footnote; one that begins with ``\*`` and a name that is not known is left alone. Text comes as
bytes of the code page of its font, as ``\'hh``, or as ``\uN`` with bytes after it for older
programs.

The reader keeps of each paragraph the steps that make it: text, codes, braces, changes of the look.
With them the writer puts other text into a paragraph, and what follows it looks as before.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from postil.errors import InputError
from postil.formats.codes import Code, single
from postil.formats.markup.rtf_look import (
    NO_LOOK,
    SYMBOLS,
    Look,
    changed,
    decoded,
    font_pages,
    is_hidden,
    page_named,
    slot_of,
    unicode_skip,
)
from postil.formats.markup.rtf_steps import Link, Raw, RtfParagraph, Step, StepKind
from postil.formats.markup.rtf_words import (
    CODES,
    CONTAINERS,
    ENTRIES,
    FIELDS,
    FLOWS,
    KEPT,
    PARAGRAPHS,
    PICTURES,
    PROPERTIES,
    SIDES,
    SIGNS,
    SKIPPED,
    SYMBOLS_OF_TEXT,
    heading_styles,
)
from postil.formats.structure import Kind, Structure

_TOKEN = re.compile(
    r"""(?P<text>[^\\{}\r\n\0]+) | \\'(?P<hex>[0-9A-Fa-f]{2})
    | \\(?P<word>[A-Za-z]{1,40})(?P<number>-?\d{1,10})?[ ]?
    | (?P<open>\{) | (?P<close>\}) | (?P<feed>[\r\n\0]+)
    | \\(?P<symbol>[^A-Za-z]) | (?P<rest>\\)""",
    re.VERBOSE | re.DOTALL,
)
_BRACES = re.compile(r"\\bin(\d{1,10})[ ]?|\\[\\{}]|[{}]")
_NAME = re.compile(r"[\r\n\0 ]*+(?:(\\\*)[\r\n\0 ]*+)?\\([A-Za-z]{1,40})(-?\d{1,10})?[ ]?")
_ENDS = re.compile(r"\\(?:(?:par|cell|nestcell|row|sect)(?![a-z])|[\r\n])")
_RESULT = re.compile(r"\{[\r\n ]*\\fldrslt(?![a-z])[ ]?")
_DEEPEST = 400


@dataclass(slots=True)
class _Flow:
    """Text that goes on from paragraph to paragraph: the body, a note, a header; ``entry`` is where
    one begins that is no part of the text but said of it: a term of its index, its title.
    """

    kind: Kind | None
    entry: int | None = None
    steps: list[Step] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)


@dataclass(slots=True)
class _Group:
    """An open group: what holds in it."""

    end: int
    look: Look
    flow: _Flow
    reads: bool
    para: Mapping[str, str]
    ends_flow: bool = False
    code: Code | None = None  # of the flow around it, that stands for this group
    link: Link | None = None
    resume: int = 0  # behind a field around paragraphs
    is_info: bool = False  # holds the properties of the document


class RtfReader:
    """Reads the paragraphs of a file.

    Parameters
    ----------
    text
        The file, each byte as the character of its number.
    properties
        Whether those of the document are wanted.

    Raises
    ------
    InputError
        Its braces do not match, or it is nested too deeply.
    """

    def __init__(self, text: str, path: Path, *, properties: bool = False) -> None:
        self._text = text
        self._path = path
        self._wants_properties = properties
        self._ends = self._matched()
        self._page = "cp1252"
        self._pages: dict[str, str] = {}
        self._headings: dict[str, Structure] = {}
        self._done: list[tuple[int, RtfParagraph]] = []
        self._entries: list[tuple[int, RtfParagraph]] = []
        self._bytes = bytearray()
        self._bytes_from = 0
        self._skip = 0  # bytes that older programs show instead of a character of Unicode
        self._unit: str | None = None  # first half of a character beyond the first 65,536

    def paragraphs(self) -> list[RtfParagraph]:
        """All paragraphs with letters, in their order; a note after the one it is in, entries after
        all.
        """
        root = self._text.index("{")
        flow = _Flow(None)
        self._stack = [_Group(self._ends[root], NO_LOOK, flow, True, {})]
        flow.looks = [NO_LOOK]
        at, end = root + 1, self._ends[root]
        while at < end:
            found = _TOKEN.match(self._text, at, end)
            if found is None:
                break
            at = self._token(found)
        self._paragraph(end)
        lists = (sorted(some, key=lambda one: one[0]) for some in (self._done, self._entries))
        return [one for some in lists for _, one in some]

    def _matched(self) -> dict[int, int]:
        """Ends of groups by their beginnings."""
        ends: dict[int, int] = {}
        opened: list[int] = []
        at = 0
        while found := _BRACES.search(self._text, at):
            at = found.end()
            if found[1]:
                at += min(int(found[1]), len(self._text))
            elif found[0] == "{":
                opened.append(found.start())
                if len(opened) > _DEEPEST:
                    raise InputError(
                        "the document is nested too deeply", file=self._path, line=self._line(at)
                    )
            elif found[0] == "}" and opened:
                ends[opened.pop()] = found.start()
                if not opened:
                    return ends
        raise InputError(
            "the file is damaged or cut off: a group does not end",
            file=self._path,
            line=self._line(len(self._text)),
        )

    def _line(self, at: int) -> int:
        return self._text.count("\n", 0, at) + 1

    @property
    def _now(self) -> _Group:
        return self._stack[-1]

    def _token(self, found: re.Match[str]) -> int:
        """Take one token; returns where to go on."""
        kind = found.lastgroup
        if kind == "number":
            kind = "word"
        if kind == "text":
            self._raw(found[0].encode("latin-1"), found.start())
        elif kind == "hex":
            self._raw(bytes.fromhex(found["hex"]), found.start())
        elif kind == "word":
            return self._word(found)
        elif kind == "symbol":
            self._symbol(found)
        elif kind == "open":
            self._flush(found.start())
            self._skip = 0
            return self._open(found.start())
        elif kind == "close":
            self._flush(found.start())
            self._skip = 0
            return self._close(found.start())
        return found.end()

    def _raw(self, data: bytes, start: int) -> None:
        """Bytes of the code page."""
        if self._skip:
            taken = min(self._skip, len(data))
            self._skip -= taken
            self._extend(start + taken if len(data) > 1 or self._text[start] != "\\" else start + 4)
            data = data[taken:]
        if not data or not self._now.reads:
            return
        if not self._bytes:
            self._bytes_from = start
        self._bytes += data

    def _extend(self, end: int) -> None:
        """Add to the last step what older programs show instead of its character of Unicode."""
        steps = self._now.flow.steps
        if steps and steps[-1].kind in ("text", "code"):
            steps[-1] = steps[-1]._replace(end=end)

    def _flush(self, end: int) -> None:
        """The bytes so far, as text."""
        if not self._bytes:
            return
        data, start = bytes(self._bytes), self._bytes_from
        self._bytes.clear()
        look = self._now.look
        page = self._pages.get(look.get("f", "")[2:], self._page)
        if page == SYMBOLS:
            payload = Raw(start, end, look, own=True)
            code = single(self._text[start:end], "symbol", payload, word=True)
            self._add("code", start, end, code)
        else:
            self._say(decoded(data, page), start, end)

    def _say(self, text: str, start: int, end: int) -> None:
        look = self._now.look
        if self._now.flow.entry is not None or not is_hidden(look):
            self._add("text", start, end, text)
            return
        payload = Raw(start, end, look, own=True)
        self._add("code", start, end, single(text, "hidden", payload, keep=True))

    def _add(
        self, kind: StepKind, start: int, end: int, value: str | Code | Link | None = None
    ) -> None:
        self._now.flow.steps.append(Step(kind, start, end, value, self._now.look))

    def _word(self, found: re.Match[str]) -> int:
        name, number, start, end = found["word"], found["number"] or "", found.start(), found.end()
        if name == "u" and number:
            return self._unicode(int(number), start, end)
        self._flush(start)
        if self._skip:
            self._skip -= 1  # a control word counts as one
            self._extend(end)
            return end
        if name == "bin" and number:
            return min(end + max(0, int(number)), len(self._text))
        group = self._now
        if slot_of(name) or name == "plain":
            look = changed(group.look, name, f"\\{name}{number}")
            if look is not group.look:
                group.look = look
                if group.reads:
                    self._add("look", start, end)
        elif not group.reads:
            pass
        elif name in SIGNS:
            self._say(SIGNS[name], start, end)
        elif name in PARAGRAPHS:
            self._paragraph(start)
        elif (code := _code_of(name, Raw(start, end, group.look))) is not None:
            self._add("code", start, end, code)
        else:
            self._other(name, number, start, end)
        return end

    def _other(self, name: str, number: str, start: int, end: int) -> None:
        """A control word of the paragraph or the document."""
        group = self._now
        if name == "pard":
            group.para = {}
        elif name in ("s", "outlinelevel", "intbl"):
            group.para = {**group.para, name: number}
        elif name in SIDES:
            group.para = {**group.para, "side": name}
        elif name == "ansicpg" and number.isdecimal():
            self._page = page_named(int(number)) or self._page
        elif name in ("mac", "pc", "pca"):
            self._page = {"mac": "mac_roman", "pc": "cp437", "pca": "cp850"}[name]
        self._add("keep", start, end)

    def _unicode(self, number: int, start: int, end: int) -> int:
        self._flush(start)
        self._skip = unicode_skip(self._now.look)
        if not self._now.reads:
            return end
        unit = chr(number & 0xFFFF)
        if "\ud800" <= unit < "\udc00":
            self._unit = unit
            self._add("text", start, end, "")
            return end
        first, self._unit = self._unit, None
        if "\udc00" <= unit < "\ue000":
            pair = (first or "") + unit
            unit = pair.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
        self._say(unit, start, end)
        return end

    def _symbol(self, found: re.Match[str]) -> None:
        sign, start, end = found["symbol"], found.start(), found.end()
        self._flush(start)
        if self._skip:
            self._skip -= 1
            self._extend(end)
        elif not self._now.reads:
            pass
        elif sign in "\r\n":
            self._paragraph(start)
        elif sign == "\t":
            self._add("code", start, end, single("\\tab", "tab", Raw(start, end, self._now.look)))
        elif sign == ":":  # between the levels of a term of the index
            raw = Raw(start, end, self._now.look)
            self._add("code", start, end, single("\\:", ":", raw, keep=True, word=True))
        elif sign in SYMBOLS_OF_TEXT:
            self._say(SYMBOLS_OF_TEXT[sign], start, end)
        else:
            self._add("keep", start, end)

    def _open(self, start: int) -> int:
        """Begin a group, by the kind of its content."""
        group, end = self._now, self._ends[start]
        found = _NAME.match(self._text, start + 1, end)
        starred, name = (bool(found[1]), found[2]) if found else (False, "")
        if name == "field" and group.reads:
            return self._field(start, end)
        is_entry = name in ENTRIES or (name in PROPERTIES and group.is_info)
        if is_entry or name in FLOWS:
            flow = _Flow(None, entry=start) if is_entry else _Flow(FLOWS[name])
            return self._begin_flow(start, end, flow)
        is_info = name == "info" and self._wants_properties
        if name in CONTAINERS or is_info:
            code = None
            if name in ("shp", "do") and group.reads:
                code = single("\\shp", "shape", Raw(start, end + 1, group.look), keep=True)
            inner = _Group(end, group.look, group.flow, False, group.para, code=code)
            inner.is_info = is_info
            self._stack.append(inner)
            return start + 1
        if name in PICTURES:
            if group.reads:
                raw = Raw(start, end + 1, group.look)
                code = single(f"\\{name}", PICTURES[name], raw, keep=True)
                self._add("code", start, end + 1, code)
            return end + 1
        if name in SKIPPED or (starred and name):
            self._destination(name, self._text[start:end])
            if group.reads:
                self._add("first" if name == "bkmkstart" else "keep", start, end + 1)
            return end + 1
        if group.reads:
            self._add("open", start, start + 1)
        self._stack.append(_Group(end, group.look, group.flow, group.reads, group.para))
        return start + 1

    def _destination(self, name: str, raw: str) -> None:
        """Read the table of fonts or of styles, if the destination is one of them."""
        if name == "fonttbl":
            self._pages = font_pages(raw, self._page)
        elif name == "stylesheet":
            self._headings |= heading_styles(raw)

    def _begin_flow(self, start: int, end: int, flow: _Flow) -> int:
        """A note, a header, a box: a flow of its own; a note is a code in the text around it."""
        group = self._now
        code = None
        if flow.kind == "footnote" and group.reads:
            raw = Raw(start, end + 1, group.look)
            code = single("\\footnote", "footnote", raw, keep=True)
        elif group.reads:
            self._add("keep", start, end + 1)
        flow.looks = [*self._looks(), group.look]
        self._stack.append(_Group(end, group.look, flow, True, {}, ends_flow=True, code=code))
        return start + 1

    def _field(self, start: int, end: int) -> int:
        """A field: a link is a pair around its text, others are codes. One with whole paragraphs in
        it ends the paragraph before it, so that it stays as it is around their text.
        """
        result = _RESULT.search(self._text, start, end)
        inner_end = self._ends[result.start()] if result else end
        group = self._now
        in_link = any(one.link is not None for one in self._stack)
        if result and not in_link and _ENDS.search(self._text, result.end(), inner_end):
            self._paragraph(start)
            self._stack.append(
                _Group(inner_end, group.look, group.flow, True, group.para, resume=end + 1)
            )
            group.flow.looks = self._looks()
            return result.end()
        instruction = self._text[start : result.start() if result else end]
        if result is None or in_link or "HYPERLINK" not in instruction:
            raw = Raw(start, end + 1, group.look)
            code = single("\\field", "field", raw, keep=True, word=True)
            self._add("code", start, end + 1, code)
            return end + 1
        link = Link((start, result.end()), (inner_end, end + 1), instruction[:300], group.look)
        self._add("link", start, result.end(), link)
        self._stack.append(_Group(inner_end, group.look, group.flow, True, group.para, link=link))
        return result.end()

    def _close(self, at: int) -> int:
        group = self._stack.pop()
        if group.ends_flow or group.resume:
            self._stack.append(group)
            self._paragraph(at)
            self._stack.pop()
        around = self._now
        if group.resume:
            around.flow.looks = self._looks()
            return group.resume
        if group.code is not None and around.reads:
            self._add("code", group.code.payload.start, at + 1, group.code)
        elif group.link is not None:
            end = group.link.closing[1]
            self._add("unlink", at, end, group.link)
            return end
        elif group.reads and around.reads and not group.ends_flow:
            self._add("close", at, at + 1)
        return at + 1

    def _paragraph(self, end: int) -> None:
        """The paragraph ends before ``end``."""
        self._flush(end)
        flow = self._now.flow
        steps, flow.steps = flow.steps, []
        looks, flow.looks = flow.looks, self._looks()
        if not steps:
            return
        side = self._now.para.get("side", "") if flow.entry is None else None
        found = RtfParagraph(steps, looks, self._structure(flow), side)
        if found.has_text():
            text = next(step for step in steps if step.value and step.kind == "text")
            if flow.entry is None:
                self._done.append((text.start, found))
            else:
                self._entries.append((flow.entry, found))

    def _looks(self) -> list[Look]:
        return [group.look for group in self._stack]

    def _structure(self, flow: _Flow) -> Structure | None:
        if flow.kind is not None:
            return Structure(flow.kind)
        para = self._now.para
        if "intbl" in para:
            return Structure("cell")
        level = para.get("outlinelevel", "")
        if level.isdecimal() and int(level) < 9:
            return Structure("heading", (int(level) + 1,))
        return self._headings.get(para.get("s", ""))


def _code_of(name: str, raw: Raw) -> Code | None:
    """The code that a control word in a text is; None if it is none."""
    markup = f"\\{name}"
    if name in CODES:
        return single(markup, CODES[name], raw)
    if name in FIELDS:
        return single(markup, FIELDS[name], raw, keep=True, word=True)
    return single(markup, KEPT[name], raw, keep=True) if name in KEPT else None
