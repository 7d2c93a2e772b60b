"""Translations of programs in PO files (po, pot), edited in place.

Each ``msgstr`` is a segment: its id is the number of the entry, with the plural form in brackets.
An entry that is fuzzy is a draft. Comments, references and obsolete entries stay; the former
``msgid`` that is kept for a fuzzy entry is shown, and gone when the entry is no longer fuzzy.

Line feeds at either end, in which both texts have to agree, are not shown and are written as the
source has them.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from postil.errors import InputError
from postil.formats.bilingual import BilingualDocument, Change
from postil.formats.codes import Code, assemble, tagged
from postil.formats.file_suggestions import Offer
from postil.formats.filter_options import FilterOptions
from postil.formats.limits import limit_of_flags
from postil.formats.placeholders import code_of, numbered_like, parts_of_string, written
from postil.formats.raw.files import MAX_TEXT_SIZE, DecodedText, decode, extends_ascii, read_bytes
from postil.formats.raw.legacy_text import shown, twins
from postil.formats.segment import Remark, Segment, SegmentState
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.progress import Progress

_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_FIELD = re.compile(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[(\d{1,2})\])?)\s+(".*")\s*')
_FORMER = re.compile(r'#\|\s*(?:(msg\w+)\s*)?"(.*)"')
_STRING = re.compile(r'"((?:[^"\\]|\\.)*+)"')
_ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]{1,4}|[0-7]{1,3}|.)")
_MEANS = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_SIGNS = {sign: f"\\{name}" for name, sign in _MEANS.items()} | {'"': '\\"', "\\": "\\\\"}
_SPECIAL = re.compile(r'[\a\b\f\n\r\t\v"\\]')
_CHARSET = re.compile(rb"Content-Type:[^\n]{0,80}?charset=([\w.:-]{1,40})")
_HEADER = re.compile(r"(?<=charset=)[\w.:-]{1,40}")
_WIDER = dict.fromkeys(("shift-jis", "sjis", "ms-kanji", "windows-31j"), "cp932")
_UTF8 = ("utf-8", "utf8")
_NO_PAGE = ("charset", "ascii", "us-ascii")  # names for a text that is ASCII so far
_DOMAIN = re.compile(r'domain\s+"[^"]*"')
_WIDTH = 77  # of a string, with the space at its end, where gettext wraps


@dataclass(slots=True)
class _Field:
    """A string of an entry: lines ``start`` up to ``end``, each a piece of its text."""

    start: int
    end: int
    pieces: list[str]

    @property
    def text(self) -> str:
        """The whole text; joined when asked for, as there can be many lines."""
        return "".join(self.pieces)


@dataclass(slots=True)
class _Entry:
    fields: dict[str, _Field] = field(default_factory=dict)
    comments: list[int] = field(default_factory=list)  # numbers of lines
    flags: int | None = None  # number of the line

    def source(self, name: str) -> str:
        """The text that ``msgstr`` or a plural form of it translates."""
        plural = self.fields.get("msgid_plural")
        if plural is None or (name == "msgstr[0]" and "msgstr[1]" in self.fields):
            return self.fields["msgid"].text
        return plural.text


class PoDocument(BilingualDocument):
    """A PO file as segments."""

    heeds_options: ClassVar[bool] = True

    def __init__(
        self,
        path: Path,
        source_language: str,
        target_language: str,
        *,
        encoding: str = "",
        options: FilterOptions | None = None,
        progress: Progress | None = None,  # noqa: ARG002  # such files are read at once
    ) -> None:
        super().__init__(path, source_language, target_language)
        self._first = options is not None and options.first
        self._words = options is None or options.reads_bracketed_words
        self._grouping = options is None or options.reads_grouping
        self._chosen = encoding
        self._data = read_bytes(path, MAX_TEXT_SIZE)
        self._file = self._decode()
        self.code_page = shown(self._file.encoding) if self._file.guessed else ""
        self._lines = _LINE.findall(self._file.text)
        self._wraps = not any(len(line) > 200 and line[0] == '"' for line in self._lines)
        for number, entry in self._entries():
            for name, value in entry.fields.items():
                if name.startswith("msgstr"):
                    self.segments.append(self._segment(number, entry, name, value))

    def _decode(self) -> DecodedText:
        found = _CHARSET.search(self._data, 0, 1 << 16)
        charset = found[1].decode() if found else "CHARSET"
        if charset.lower() in (*_UTF8, *_NO_PAGE):
            languages = (self.target_language, self.source_language)
            return decode(self._data, self.path, *languages, page=self._chosen)
        try:
            if not extends_ascii(charset):
                raise ValueError("such an encoding is not known")
            page = _WIDER.get(charset.lower().replace("_", "-"), charset)
            return DecodedText(self._data.decode(page), page, twins=twins(self._data, page))
        except ValueError as error:
            raise InputError(
                Message(
                    "the file says that it is in {charset}, but it is not ({reason})",
                    charset=charset,
                    reason=error,
                ),
                file=self.path,
                hint="Save it as UTF-8.",
            ) from error

    def _entries(self) -> Iterator[tuple[int, _Entry]]:
        """Entries in order, with their numbers; the header is number 0 where there is one."""
        entry, last, number = _Entry(), "", 0
        for at, whole in enumerate(self._lines):
            line = whole.strip()
            found = _FIELD.fullmatch(line)
            if line.startswith('"') and last:
                value = entry.fields[last]
                value.pieces.append(self._string(line, at))
                value.end = at + 1
                continue
            begins = found is not None and found[1] in ("msgctxt", "msgid")
            if (begins or found is None) and any(n.startswith("msgstr") for n in entry.fields):
                if entry.fields["msgid"].text or "msgctxt" in entry.fields:
                    number += 1
                    yield number, entry
                entry, last = _Entry(), ""
            if found is not None:
                last = found[1]
                self._check(entry, last, at)
                entry.fields[last] = _Field(at, at + 1, [self._string(found[3], at)])
            elif line.startswith("#"):
                entry = _noted(entry, line, at)
            elif line and not _DOMAIN.fullmatch(line):
                raise self._bad(
                    Message("{line!r} is nothing that a PO file has", line=line[:40]), at
                )
        if any(name.startswith("msgstr") for name in entry.fields):
            if entry.fields["msgid"].text or "msgctxt" in entry.fields:
                yield number + 1, entry
        elif entry.fields:
            raise self._bad(Message("the last entry is not complete"), len(self._lines) - 1)

    def _check(self, entry: _Entry, name: str, at: int) -> None:
        if name in entry.fields:
            raise self._bad(Message("{name} a second time in one entry", name=name), at)
        if name.startswith("msgstr") and "msgid" not in entry.fields:
            raise self._bad(Message("{name} without msgid", name=name), at)

    def _string(self, text: str, at: int) -> str:
        found = _STRING.fullmatch(text)
        if found is None:
            raise self._bad(Message("the string does not end, or goes on after its end"), at)
        return _ESCAPE.sub(_meaning, found[1])

    def _bad(self, message: str, at: int) -> InputError:
        return InputError(message, file=self.path, line=at + 1)

    def _segment(self, number: int, entry: _Entry, name: str, value: _Field) -> Segment:
        try:
            code = self._code_of(entry)
            source, _ = self._read(_bare(entry.source(name)), code)
            target, _ = self._read(_bare(value.text), code)
        except ValueError as error:
            raise self._bad(str(error), value.start) from error
        target = target if target.is_empty else numbered_like(target, source)
        state = SegmentState.TRANSLATED
        if target.is_empty:
            state = SegmentState.NEW
        elif "fuzzy" in self._flags(entry):
            state = SegmentState.DRAFT
        notes = [self._lines[at].strip() for at in entry.comments]
        shown = [line[2:].strip() for line in notes if line[:2] in ("#.", "# ")]
        if former := _former(notes):
            shown.append(f"Former source: {former}")
        if "msgctxt" in entry.fields:
            shown.insert(0, f"Context: {entry.fields['msgctxt'].text}")
        if name != "msgstr":
            shown.append(f"Plural form {name[7:-1]}")
        return Segment(
            f"{number}{name[6:]}",
            source,
            None if target.is_empty else target,
            state,
            note="\n".join(line for line in shown if line),
            limit=limit_of_flags(self._flags(entry)),
            offers=_fuzzy(target, former) if state is SegmentState.DRAFT else (),
        )

    def _read(self, text: str, code: re.Pattern[str]) -> tuple[TaggedText, list[Code]]:
        return tagged(parts_of_string(text, code, words=self._words))

    def _code_of(self, entry: _Entry) -> re.Pattern[str]:
        return code_of(() if self._first else self._flags(entry), grouping=self._grouping)

    def _flags(self, entry: _Entry) -> list[str]:
        if entry.flags is None:
            return []
        return [flag.strip() for flag in self._lines[entry.flags].strip()[2:].split(",")]

    def _apply(
        self, changed: Mapping[str, Change], remarks: Mapping[str, Sequence[Remark]]
    ) -> bytes:
        new: dict[int, tuple[int, str]] = {}  # lines from .. to .. become this
        for number, entry in self._entries():
            names = [name for name in entry.fields if name.startswith("msgstr")]
            mine = {name: changed.get(f"{number}{name[6:]}") for name in names}
            for name, change in mine.items():
                if change is not None and change.text is not None:
                    value = entry.fields[name]
                    text = self._text(entry, name, change.text)
                    new[value.start] = value.end, self._layout(name, text, value.start)
                    value.pieces = [text]
            states = [change.state for change in mine.values() if change is not None]
            if states:
                draft = any(
                    state in (SegmentState.DRAFT, SegmentState.REJECTED) for state in states
                )
                filled = any(entry.fields[name].text for name in names)
                self._mark(entry, new, fuzzy=draft and filled)
            said = [one for name in names for one in remarks.get(f"{number}{name[6:]}", ())]
            if said:
                self._comment(entry, new, said)
        out, at = [], 0
        for start, (end, text) in sorted(new.items()):
            out += [*self._lines[at:start], text]
            at = end
        return self._encoded("".join([*out, *self._lines[at:]]))

    def _encoded(self, text: str) -> bytes:
        """``text`` in the encoding of the file; where that has not all of its characters, or the
        header wrongly declares UTF-8, in UTF-8, with the header changed. A byte-order mark is left
        out: gettext cannot read one.
        """
        found = _CHARSET.search(self._data, 0, 1 << 16)
        said = found[1].decode().lower() if found else ""
        data = self._file.encode(text)
        changed = data.startswith(codecs.BOM_UTF8) and not self._file.mark
        changed = changed or (said in _UTF8 and self._file.guessed)
        if changed or (said in _NO_PAGE and self._file.encoding == "utf-8" and not text.isascii()):
            head = text.find("Content-Type:")
            if head >= 0:
                text = text[:head] + _HEADER.sub("UTF-8", text[head:], count=1)
            return DecodedText(text, "utf-8", self._file.mark).encode(text)
        return data

    def _text(self, entry: _Entry, name: str, target: TaggedText) -> str:
        if target.is_empty:
            return ""
        whole = entry.source(name)
        bare = _bare(whole)
        source, codes = self._read(bare, self._code_of(entry))
        start = whole[: whole.index(bare)] if bare else ""
        text = written(assemble(target, source, codes)).strip("\n")
        return start + text + whole[len(start) + len(bare) :]

    def _mark(self, entry: _Entry, new: dict[int, tuple[int, str]], *, fuzzy: bool) -> None:
        """Set or take away the flag."""
        flags = self._flags(entry)
        if fuzzy == ("fuzzy" in flags):
            return
        flags = ["fuzzy", *flags] if fuzzy else [flag for flag in flags if flag != "fuzzy"]
        first = min(value.start for value in entry.fields.values())
        line = f"#, {', '.join(flags)}{self._line_end(first)}" if flags else ""
        if entry.flags is not None:
            new[entry.flags] = entry.flags + 1, line
        elif line:
            new[first] = first, line
        for at in entry.comments if not fuzzy else ():
            if self._lines[at].startswith("#|"):
                new[at] = at + 1, ""

    def _comment(
        self, entry: _Entry, new: dict[int, tuple[int, str]], remarks: Sequence[Remark]
    ) -> None:
        """Add remarks to the comments of translators, which stand at the head of an entry."""
        first = min(value.start for value in entry.fields.values())
        at = first
        while at and self._lines[at - 1].startswith("#") and self._lines[at - 1][1:2] != "~":
            at -= 1
        there = set()
        while self._lines[at][:2].strip() == "#":
            there.add(self._lines[at][2:].strip())
            at += 1
        added = ""
        for line in dict.fromkeys(line for one in remarks for line in _lines_of(one)):
            if line not in there:
                added += f"# {line}".rstrip() + self._line_end(first)
        end, text = new.get(at, (at, ""))
        new[at] = end, added + text

    def _line_end(self, at: int) -> str:
        return "\r\n" if self._lines[at].endswith("\r\n") else "\n"

    def _layout(self, name: str, text: str, at: int) -> str:
        """A string as gettext lays it out."""
        lines = [_SPECIAL.sub(lambda m: _SIGNS[m[0]], line) for line in _split(text)]
        is_short = len(lines[0]) <= _WIDTH - len(name) - 1 or not lines[0].strip().count(" ")
        is_beside = len(lines) == 1 and (is_short or not self._wraps)  # the name, on its line
        if self._wraps and not is_beside:
            lines = [piece for line in lines for piece in _wrapped(line)]
        if not is_beside:
            lines.insert(0, "")
        end = self._line_end(at)
        return f"{name} " + end.join(f'"{line}"' for line in lines) + end


def _noted(entry: _Entry, line: str, at: int) -> _Entry:
    """The entry with line ``at``, which is no string; lines above an obsolete entry go with it."""
    if line.startswith("#~"):
        return entry if entry.fields else _Entry()
    if line.startswith("#,"):
        entry.flags = at
    else:
        entry.comments.append(at)
    return entry


def _former(comments: Sequence[str]) -> str:
    """The ``msgid`` that an entry had before, from its comments."""
    name, text = "", ""
    for line in comments:
        if found := _FORMER.fullmatch(line):
            name = found[1] or name
            text += _ESCAPE.sub(_meaning, found[2]) if name == "msgid" else ""
    return " ".join(text.split())


def _fuzzy(target: TaggedText, former: str) -> tuple[Offer, ...]:
    """Fuzzy translation: the one that the entry had before its source changed."""
    return (Offer(target, "memory", "fuzzy", TaggedText.of(former) if former else None),)


def _meaning(found: re.Match[str]) -> str:
    code = found[1]
    if code[0] == "x" and len(code) > 1:
        return chr(int(code[1:], 16))
    return chr(int(code, 8)) if code[0] in "01234567" else _MEANS.get(code, code)


def _lines_of(remark: Remark) -> list[str]:
    return [line.strip() for line in str(remark).splitlines() if line.strip()]


def _bare(text: str) -> str:
    return text.strip("\n")


def _split(text: str) -> list[str]:
    """Lines with their ends; one at least."""
    return re.findall(r"[^\n]*\n|[^\n]+", text) or [""]


def _wrapped(line: str) -> list[str]:
    """Pieces of at most the usual width, cut after spaces."""
    out = [""]
    for word in re.findall(r"\S*\s*", line):
        if out[-1] and len(out[-1]) + len(word) > _WIDTH:
            out.append("")
        out[-1] += word
    return out
