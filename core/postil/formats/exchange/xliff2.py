"""XLIFF 2.0 to 2.2, edited in place.

The id of a segment is ``file:unit`` or, where a unit has several, ``file:unit:number``. Codes and
annotations around text are pairs of tags, all others single ones. A translation has each code of
its source at most once; where pairs cross, the later one ends with the earlier. Line breaks in the
text count as a space unless ``xml:space`` preserves them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

from postil.errors import InputError
from postil.formats.bilingual import BilingualDocument, Change
from postil.formats.codes import Code, Part, assemble, pair, single
from postil.formats.exchange.xliff2_rules import check
from postil.formats.exchange.xliff_merging import merge_segments, obstacle_between, parts_between
from postil.formats.file_suggestions import MOST_OFFERS, Offer, candidates, kind_named
from postil.formats.limits import limit_of_segment
from postil.formats.raw.files import read_bytes
from postil.formats.raw.xml_input import attribute, legal, local_name, parse
from postil.formats.raw.xml_output import serialise
from postil.formats.segment import Remark, Segment, SegmentState
from postil.formats.unit_cuts import Gap
from postil.text.normalise import without_line_breaks
from postil.text.tags import Tag, TaggedText

XLIFF2 = "urn:oasis:names:tc:xliff:document:2"
MAX_DEPTH = 200
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
_REJECTED = "postil:rejected"
_STATES = {
    "translated": SegmentState.TRANSLATED,
    "reviewed": SegmentState.REVIEWED,
    "final": SegmentState.FINAL,
}
_CONTAINERS = frozenset({"pc", "mrk"})


@dataclass(slots=True)
class _Slot:
    """Place of a segment."""

    id: str
    unit: Any
    element: Any
    source: Any
    target: Any | None
    note: str  # of the unit


class Xliff2Document(BilingualDocument):
    """An XLIFF 2 file as segments."""

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        super().__init__(path, source_language, target_language)
        self._load(read_bytes(path))

    def _load(self, data: bytes) -> None:
        self._data = data
        self.segments = []
        self._by_id: dict[str, _Slot] = {}
        self._units: dict[str, str] = {}
        root = parse(data, self.path).getroot()
        check(root, self.path)
        for slot in _slots(root):
            segment = self._segment(slot)
            self._units[slot.id] = _unit_name(slot.unit)
            if segment.source.plain.strip():
                self.segments.append(segment)

    def _unit(self, name: str) -> str:
        return self._units[name]

    def _gaps(self, names: Sequence[str]) -> list[Gap]:
        if not self._by_id and len(names) > 1:
            root = parse(self._data, self.path).getroot()
            self._by_id = {slot.id: slot for slot in _slots(root)}
        return [self._gap(self._by_id[a], self._by_id[b]) for a, b in pairwise(names)]

    def _gap(self, first: _Slot, second: _Slot) -> Gap:
        text = TaggedText("")
        for one in parts_between(first.element, second.element):
            text += self._read(first, next(one.iterchildren("{*}source")))[0]
        return Gap(text, obstacle_between(first.element, second.element))

    def _merge(self, runs: Sequence[Sequence[str]]) -> None:
        tree = parse(self._data, self.path)
        by_id = {slot.id: slot for slot in _slots(tree.getroot())}
        for run in runs:
            merge_segments(by_id[run[0]].element, by_id[run[-1]].element)
        self._load(serialise(tree, self._data, "unit"))

    def _segment(self, slot: _Slot) -> Segment:
        source, _ = self._read(slot, slot.source)
        target = None if slot.target is None else self._read(slot, slot.target)[0]
        state = _STATES.get(slot.element.get("state", ""), SegmentState.NEW)
        if state == SegmentState.NEW and target is not None and not target.is_empty:
            state = SegmentState.DRAFT
        if slot.element.get("subState") == _REJECTED:
            state = SegmentState.REJECTED
        marks = slot.element.iterfind("{*}source//{*}*[@type='comment']")
        notes = [slot.note, *(mark.get("value", "") for mark in marks)]
        note = "\n".join(n for n in notes if n)
        limit = limit_of_segment(slot.element)
        offers = tuple(islice(self._offers(slot), MOST_OFFERS))
        return Segment(slot.id, source, target, state, note=note, limit=limit, offers=offers)

    def _offers(self, slot: _Slot) -> Iterator[Offer]:
        alike = islice(slot.unit.iterfind(slot.element.tag), 2)  # a unit may have thousands
        whole = len(list(alike)) == 1
        for source, target, kind, origin in candidates(slot.unit, whole=whole):
            text = self._read(slot, target)[0]
            if not text.is_empty:
                named = kind_named(kind) or kind_named(origin)
                yield Offer(text, named, origin, self._read(slot, source)[0])

    def _read(self, slot: _Slot, element: Any) -> tuple[TaggedText, list[Code]]:
        if len(element) == 0:
            return TaggedText.of(_spaced(element, element.text)), []
        try:
            return tagged(list(_parts(element, 0)))
        except ValueError as error:
            line = element.sourceline
            raise InputError(str(error), file=self.path, line=line, unit=slot.id) from error

    def _apply(
        self, changed: Mapping[str, Change], remarks: Mapping[str, Sequence[Remark]]
    ) -> bytes:
        tree = parse(self._data, self.path)
        root = tree.getroot()
        if not root.get("trgLang"):
            root.set("trgLang", self.target_language)
        for slot in _slots(root):
            for remark in remarks.get(slot.id, ()):
                _add_note(slot.unit, str(remark))
            change = changed.get(slot.id)
            if change is None:
                continue
            if change.text is not None:
                self._fill(slot, change.text)
            _write_state(slot.element, change.state)
        return serialise(tree, self._data, "unit")

    def _fill(self, slot: _Slot, text: TaggedText) -> None:
        known, codes = self._read(slot, slot.source)
        if slot.target is None:
            slot.target = _new_target(slot.source)
        else:
            seen = {(tag.kind, tag.markup, tag.id) for tag in known.tags}
            old, more = self._read(slot, slot.target)
            extra: list[Tag] = []
            for tag, code in zip(old.tags, more, strict=True):
                if (tag.kind, tag.markup, tag.id) not in seen:
                    extra.append(tag)
                    codes.append(replace(code, keep=False))
            known += TaggedText.from_parts(extra)
        _write(slot.target, assemble(text, known, codes))


def tagged(parts: list[Part]) -> tuple[TaggedText, list[Code]]:
    """Parts as text whose tags have the ids of the file."""
    codes = [part for part in parts if isinstance(part, Code)]
    tags = [p if isinstance(p, str) else Tag(p.kind, _id(p), p.markup, p.display) for p in parts]
    return TaggedText.from_parts(tags), codes


def _id(code: Code) -> str:
    element = code.payload
    return str(element.get("id") or element.get("startRef") or "") if _is_element(element) else ""


def _is_element(node: Any) -> bool:
    return isinstance(node.tag, str)


def _slots(root: Any) -> Iterator[_Slot]:
    space = root.tag.removesuffix("xliff")
    for unit in root.iter(f"{space}unit"):
        if not _is_translatable(unit):
            continue
        name = _unit_name(unit)
        segments = unit.findall(f"{space}segment")
        note = _note(unit)  # read once: a unit can have thousands of segments
        for number, segment in enumerate(segments, 1):
            yield _Slot(
                name if len(segments) == 1 else f"{name}:{number}",
                unit,
                segment,
                segment.find(f"{space}source"),
                segment.find(f"{space}target"),
                note,
            )


def _note(unit: Any) -> str:
    """The notes of a unit, one a line."""
    notes = ("".join(n.itertext()).strip() for n in unit.iterfind("{*}notes/{*}note"))
    return "\n".join(note for note in notes if note)


def _unit_name(unit: Any) -> str:
    return f"{_file(unit).get('id')}:{unit.get('id')}"


def _file(unit: Any) -> Any:
    return next(element for element in unit.iterancestors() if local_name(element) == "file")


def _is_translatable(unit: Any) -> bool:
    while unit is not None:
        said = unit.get("translate")
        if said:
            return bool(said != "no")
        unit = unit.getparent()
    return True


def _parts(parent: Any, depth: int) -> Iterator[Part]:
    if depth > MAX_DEPTH:
        raise ValueError("inline elements are nested too deeply")
    if parent.text:
        yield _spaced(parent, parent.text)
    for child in parent:
        name = local_name(child)
        markup = _markup(child)
        if name in _CONTAINERS:
            start, end = pair(markup, _display(child), child)
            yield start
            yield from _parts(child, depth + 1)
            yield end
        else:
            keep = _is_element(child) and child.get("canDelete") == "no"
            yield single(markup, _display(child), child, keep=keep)
        if child.tail:
            yield _spaced(child, child.tail)


def _spaced(element: Any, text: str | None) -> str:
    if not text or "\n" not in text:
        return text or ""
    while element is not None:
        space = element.get(_SPACE) if _is_element(element) else None
        if space:
            return text if space == "preserve" else without_line_breaks(text)
        element = element.getparent()
    return without_line_breaks(text)


def _markup(element: Any) -> str:
    if not _is_element(element):
        return "<!-- -->"
    pieces = [f"{key.rpartition('}')[2]}={attribute(value)}" for key, value in element.items()]
    return " ".join([f"<{local_name(element)}", *pieces]) + ">"


def _display(element: Any) -> str:
    if not _is_element(element):
        return ""
    found = element.get("disp") or element.get("dispStart") or element.get("equiv")
    found = found or element.get("equivStart") or element.get("subType") or element.get("type")
    return str(found or local_name(element))


def _new_target(source: Any) -> Any:
    target = source.makeelement(source.tag.removesuffix("source") + "target")
    if source.get(_SPACE):
        target.set(_SPACE, source.get(_SPACE))
    target.tail = source.tail
    parent = source.getparent()
    if source.getnext() is None:
        source.tail = parent.text
    parent.insert(parent.index(source) + 1, target)
    return target


def _write(target: Any, parts: list[Part]) -> None:
    """Make ``parts`` the content of ``target``, each code once."""
    target.text = None
    target[:] = []
    stack: list[tuple[Any, object]] = [(target, None)]
    used: set[object] = set()
    for part in parts:
        holder = stack[-1][0]
        if isinstance(part, str):
            _append_text(holder, legal(part))
        elif part.kind == "single":
            if part not in used:
                used.add(part)
                holder.append(_copy(part.payload, whole=True))
        elif part.kind == "close":
            if stack[-1][1] is part.pair:
                stack.pop()
        elif part.pair not in used:
            used.add(part.pair)
            holder.append(_copy(part.payload, whole=False))
            stack.append((holder[-1], part.pair))


def _copy(element: Any, *, whole: bool) -> Any:
    if whole:
        copy = deepcopy(element)
    else:
        copy = element.makeelement(element.tag, dict(element.attrib), element.nsmap)
    copy.tail = None
    return copy


def _append_text(holder: Any, text: str) -> None:
    if len(holder):
        holder[-1].tail = (holder[-1].tail or "") + text
    else:
        holder.text = (holder.text or "") + text


def _add_note(unit: Any, text: str) -> None:
    """Add a note to a unit, unless it is there; the notes stand before data and segments."""
    space = unit.tag.removesuffix("unit")
    notes = unit.find(f"{space}notes")
    if notes is None:
        names = [f"{space}{name}" for name in ("originalData", "segment", "ignorable")]
        after = next(unit.iterchildren(*names))
        notes = unit.makeelement(f"{space}notes")
        before = after.getprevious()
        notes.tail = unit.text if before is None else before.tail
        if (notes.tail or "").strip():
            notes.tail = None
        unit.insert(unit.index(after), notes)
    text = legal(text)
    if any("".join(note.itertext()) == text for note in notes):
        return
    note = notes.makeelement(f"{space}note")
    note.text = text
    if len(notes):
        note.tail = notes[-1].tail
        notes[-1].tail = notes.text
    notes.append(note)


def _write_state(element: Any, state: SegmentState) -> None:
    word = state.value if state.value in _STATES else "initial"
    if element.get("state", "initial") != word:
        element.set("state", word)
        element.attrib.pop("subState", None)
    if state == SegmentState.REJECTED:
        element.set("state", word)
        element.set("subState", _REJECTED)
    elif element.get("subState") == _REJECTED:
        del element.attrib["subState"]
