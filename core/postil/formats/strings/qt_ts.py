"""Translations of Qt programs (ts), edited in place.

Each ``translation`` is a segment, of a message with numbers each ``numerusform``; its id is the
number of the message, with the form in brackets. An unfinished translation is a draft; messages
that are gone from the program (vanished, obsolete) are none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from postil.errors import InputError
from postil.formats.bilingual import BilingualDocument, Change
from postil.formats.blocks import TextBlock
from postil.formats.codes import assemble, tagged
from postil.formats.markup.xml_spans import Element, XmlTextDocument
from postil.formats.placeholders import QT, numbered_like, parts_of_string, written
from postil.formats.segment import Remark, Segment, SegmentState
from postil.formats.text_file import Span
from postil.text.tags import TaggedText

_GONE = ("vanished", "obsolete")
_BYTE = re.compile(r"[0-9A-Fa-f]{1,4}")
_OPEN = (SegmentState.NEW, SegmentState.DRAFT, SegmentState.REJECTED)


class _Text(XmlTextDocument):
    """The file as text: what of it is replaced."""

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        super().__init__(path, source_language, target_language)
        self.root = self._root()
        if self.root.name != "TS":
            raise InputError("this is no translation of a Qt program", file=path, line=1)

    def _blocks(self) -> Iterator[TextBlock]:  # the segments are those of messages
        return iter(())

    def value(self, element: Element) -> str:
        """Text of an element; ``byte`` elements are control characters."""
        pieces = [self._text_of(element)]
        for byte in element.elements():
            number = self._attribute(byte, "value").removeprefix("x")
            if byte.name == "byte" and _BYTE.fullmatch(number):
                pieces.append(chr(int(number, 16)))
        return "".join(pieces)

    attribute = XmlTextDocument._attribute
    attributes = XmlTextDocument._attributes

    def replace(self, span: Span, new: str) -> None:
        """Put text in place of a span; from the end of the file to its beginning."""
        self._replace(span, new)

    def markup(self, span: Span) -> str:
        return self._text[span[0] : span[1]]

    def replaced(self, at: int) -> str:
        """Replacement of a span that begins here, or ""."""
        return self._new[at][1] if at in self._new else ""

    def put_before(self, at: int, new: str) -> None:
        """Put text before what stands here."""
        end, text = self._new.get(at, (at, ""))
        indent = self._indent(at)
        space = self._feeds + indent if indent else ""
        if at in self._new:
            self._new[at] = end, new + space + text
        else:
            self._replace((at, at), new + space)

    def now(self) -> bytes:
        """The file with all that was replaced."""
        return self._encode(self._now((0, len(self._text))))

    def forget(self) -> None:
        self._forget()

    def content(self, text: str) -> str:
        """Text as content of an element."""
        return self._escaped(text)

    @property
    def data(self) -> bytes:
        return self._data


@dataclass(frozen=True, slots=True, eq=False)
class _SegmentElements:
    """Elements with the texts of a segment; ``message`` has its state."""

    message: Element
    holder: Element
    source: TaggedText


class QtDocument(BilingualDocument):
    """A TS file as segments."""

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        super().__init__(path, source_language, target_language)
        self._file = _Text(path, source_language, target_language)
        self._data = self._file.data
        self._places: dict[str, _SegmentElements] = {}
        messages = (one for one in self._file.root.descendants() if one.name == "message")
        for number, message in enumerate(messages, 1):
            self._read(str(number), message)

    def _read(self, number: str, message: Element) -> None:
        source, target = message.child("source"), message.child("translation")
        kind = self._file.attribute(target, "type") if target is not None else ""
        if source is None or target is None or kind in _GONE or list(source.elements()):
            return
        forms = [one for one in target.elements() if one.name == "numerusform"]
        if not forms and list(target.elements()):  # bytes, or variants of a length
            return
        note = self._note(message)
        for place, holder in enumerate(forms or [target]):
            if list(holder.elements()):
                continue
            name = f"{number}[{place}]" if forms else number
            about = [*note, f"Plural form {place}"] if forms else note
            self._add(name, message, holder, kind, "\n".join(about))

    def _add(self, name: str, message: Element, holder: Element, kind: str, note: str) -> None:
        element = message.child("source")
        assert element is not None  # noqa: S101  # such messages are not read
        try:
            source, _ = tagged(parts_of_string(self._file.value(element), QT))
            target, _ = tagged(parts_of_string(self._file.value(holder), QT))
        except ValueError as error:
            raise InputError(str(error), file=self.path, unit=name) from error
        if not source.plain.strip():
            return
        target = target if target.is_empty else numbered_like(target, source)
        state = SegmentState.DRAFT if kind == "unfinished" else SegmentState.TRANSLATED
        self._places[name] = _SegmentElements(message, holder, source)
        self.segments.append(
            Segment(
                name,
                source,
                None if target.is_empty else target,
                SegmentState.NEW if target.is_empty else state,
                note=note,
            )
        )

    def _note(self, message: Element) -> list[str]:
        named = {one.name: self._file.value(one).strip() for one in message.elements()}
        context = message.parent.child("name") if message.parent is not None else None
        lines = [
            f"Context: {self._file.value(context)}" if context is not None else "",
            *(named.get(key, "") for key in ("comment", "extracomment", "translatorcomment")),
        ]
        return [line for line in lines if line]

    def _apply(
        self, changed: Mapping[str, Change], remarks: Mapping[str, Sequence[Remark]]
    ) -> bytes:
        self._file.forget()
        states = {one.id: one.state for one in self.segments}
        states |= {name: change.state for name, change in changed.items()}
        for message, names in reversed(self._messages()):
            for name in reversed(names):
                change = changed.get(name)
                if change is not None and change.text is not None:
                    self._write(self._places[name], change.text)
            said = [str(one) for name in names for one in remarks.get(name, ())]
            if any(name in changed for name in names):
                unfinished = any(states[name] in _OPEN for name in names)
                self._mark(message, unfinished=unfinished)
            if said:
                self._remark(message, said)
        return self._file.now()

    def _messages(self) -> list[tuple[Element, list[str]]]:
        found: dict[Element, list[str]] = {}
        for name, place in self._places.items():
            found.setdefault(place.message, []).append(name)
        return list(found.items())

    def _write(self, place: _SegmentElements, target: TaggedText) -> None:
        element = place.message.child("source")
        assert element is not None  # noqa: S101  # as above
        source, codes = tagged(parts_of_string(self._file.value(element), QT))
        text = self._file.content(written(assemble(target, source, codes)))
        self._fill(place.holder, text)

    def _fill(self, holder: Element, text: str) -> None:
        if holder.inner[0] == holder.end:  # <translation/>
            start = self._file.markup((holder.start, holder.end))
            head = start[:-2].rstrip() + ">"
            self._file.replace((holder.start, holder.end), f"{head}{text}</{holder.name}>")
        else:
            self._file.replace(holder.inner, text)

    def _mark(self, message: Element, *, unfinished: bool) -> None:
        """Set or take away the type of a translation."""
        target = message.child("translation")
        assert target is not None  # noqa: S101  # as above
        span = self._file.attributes(target).get("type")
        if unfinished == (span is not None):
            return
        at = target.start + len("<translation")
        if span is None:
            self._head(target, at, at, ' type="unfinished"')
        else:
            start = self._file.markup((target.start, span[0])).rindex("type") + target.start
            while self._file.markup((start - 1, start)).isspace():
                start -= 1
            self._head(target, start, span[1] + 1, "")

    def _head(self, target: Element, start: int, end: int, new: str) -> None:
        """Replace a stretch of the start tag; what was replaced after it stays."""
        whole = target.inner[0] == target.end
        replaced = self._file.replaced(target.start) if whole else ""
        if replaced:
            before, after = start - target.start, end - target.start
            text = replaced[:before] + new + replaced[after:]
            self._file.replace((target.start, target.end), text)
        else:
            self._file.replace((start, end), new)

    def _remark(self, message: Element, said: Sequence[str]) -> None:
        """Add remarks to the comment of the translator."""
        there = message.child("translatorcomment")
        known = self._file.value(there).splitlines() if there is not None else []
        text = "\n".join(dict.fromkeys([*known, *said]))
        if there is not None:
            self._fill(there, self._file.content(text))
            return
        target = message.child("translation")
        assert target is not None  # noqa: S101  # as above
        added = f"<translatorcomment>{self._file.content(text)}</translatorcomment>"
        self._file.put_before(target.start, added)
