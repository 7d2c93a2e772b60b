"""The tree of an XLIFF 1 file: where its segments are, where a translation goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from postil.errors import InputError
from postil.formats.exchange import phrase
from postil.formats.exchange.xliff_comments import CommentTables, comments_on
from postil.formats.exchange.xliff_inline import has_memoq_changes, read_inline, with_tags_of
from postil.formats.exchange.xliff_states import machine_name, read_status
from postil.formats.file_suggestions import MOST_OFFERS, Offer, alternatives, kind_named
from postil.formats.limits import limit_of_unit
from postil.formats.raw.xml_input import legal, local_name
from postil.formats.segment import Remark, Segment, comment_line
from postil.messages import Message
from postil.text.tags import TaggedText

_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@dataclass(slots=True)
class Slot:
    """Place of a segment: a whole unit (no ``mid``), or one ``mrk`` of its ``seg-source``."""

    id: str
    file: Any
    unit: Any
    source: Any
    mid: str | None
    marks: dict[str, Any]  # of the unit's target by mid, shared by its slots

    @property
    def unit_name(self) -> str:
        """Name of its unit."""
        return self.id if self.mid is None else self.id.removesuffix(f":{self.mid}")

    def whole_target(self) -> Any | None:
        """The ``target`` of the unit."""
        return child_of(self.unit, "target")

    def target(self) -> Any | None:
        """The element that holds the translation of this segment."""
        return self.whole_target() if self.mid is None else self.marks.get(self.mid)


def slots(tree: Any, path: Path) -> Iterator[Slot]:
    """The segments of a document that are there to be translated, in order."""
    root = tree.getroot()
    _check_version(root, path)
    space = root.tag.removesuffix("xliff")
    seen: Counter[str] = Counter()
    for number, file in enumerate(root.iter(f"{space}file"), 1):
        for position, unit in enumerate(file.iter(f"{space}trans-unit"), 1):
            source = child_of(unit, "source")
            if source is None or not _is_translatable(unit):
                continue
            name = f"{number}:{unit.get('id') or f'unit {position}'}"
            seen[name] += 1
            if seen[name] > 1:  # not valid, but it happens
                name = f"{name}#{seen[name]}"
            marks = _usable_marks(unit)
            if marks:
                translated = _marks_by_id(child_of(unit, "target"))
                for mark in marks:
                    mid = mark.get("mid")
                    yield Slot(f"{name}:{mid}", file, unit, mark, mid, translated)
            else:
                yield Slot(name, file, unit, source, None, {})


def _check_version(root: Any, path: Path) -> None:
    version = root.get("version", "1")
    if local_name(root) != "xliff":
        raise InputError(
            Message("this is no XLIFF file but one of <{name}>", name=local_name(root)),
            file=path,
            line=root.sourceline,
        )
    if not version.startswith("1") or root.tag.startswith("{urn:oasis:names:tc:xliff:document:2"):
        raise InputError(
            Message("this is XLIFF {version}; Postil reads XLIFF 1.0 to 1.2", version=version),
            file=path,
            line=root.sourceline,
            hint="Export it as XLIFF 1.2 or 2.0.",
        )


def _is_translatable(unit: Any) -> bool:
    """Whether the nearest ``translate`` of the unit and the groups around it is not ``no``."""
    while unit is not None and local_name(unit) != "file":
        said = unit.get("translate")
        if said:
            return bool(said != "no")
        unit = unit.getparent()
    return True


def _usable_marks(unit: Any) -> list[Any]:
    """The ``mrk`` that segment a unit; none if source and target are not segmented alike."""
    marked, target = child_of(unit, "seg-source"), child_of(unit, "target")
    if marked is None:
        return []
    marks = list(segment_marks(marked))
    ids = _plain_ids(marks)
    if target is not None and (len(target) or (target.text or "").strip()):
        translated = _plain_ids(list(segment_marks(target)))
        if not translated or not translated <= ids:
            return []
    return marks if ids else []


def _plain_ids(marks: list[Any]) -> set[str]:
    """The ``mid`` of marks that each have one of their own and do not nest; else nothing."""
    ids = {mark.get("mid", "") for mark in marks}
    nested = any(len(list(segment_marks(mark))) > 1 for mark in marks)
    return set() if nested or "" in ids or len(ids) < len(marks) else ids


def segment_marks(element: Any) -> Iterator[Any]:
    """The ``mrk`` of segments in an element."""
    space = element.tag.rpartition("}")[0]
    name = f"{space}}}mrk" if space else "mrk"
    return (mark for mark in element.iter(name) if mark.get("mtype") == "seg")


def _marks_by_id(target: Any | None) -> dict[str, Any]:
    return {} if target is None else {mark.get("mid"): mark for mark in segment_marks(target)}


def child_of(parent: Any, name: str) -> Any | None:
    """The first child of this name in the parent's own vocabulary."""
    space = parent.tag.rpartition("}")[0]
    return next(parent.iterchildren(f"{space}}}{name}" if space else name), None)


def read_segment(slot: Slot, path: Path, elsewhere: CommentTables) -> Segment:
    """The segment of ``slot``.

    Raises
    ------
    InputError
        Its inline elements are nested too deeply.
    """
    element = slot.target()
    try:
        read = _reader(slot.unit)
        source = read(slot.source)
        target = None if element is None else read(element)
        if target is not None and target.tags and has_memoq_changes(element):
            target = with_tags_of(source, target)
        offers = _offers(slot, target, read)
    except ValueError as error:
        raise InputError(str(error), file=path, line=slot.unit.sourceline, unit=slot.id) from error
    filled = target is not None and not target.is_empty
    status = read_status(slot.unit, slot.whole_target(), slot.mid, filled=filled)
    notes = [
        Remark(note.get("from", ""), "".join(note.itertext()).strip())
        for note in slot.unit
        if local_name(note) == "note" and note.tag.startswith(slot.unit.tag.rpartition("}")[0])
    ]
    texts = [text for text in (slot.source, element) if text is not None]
    made = list(dict.fromkeys(comments_on(slot.unit, texts, elsewhere)))
    said = [one.text for one in notes] + [comment_line(one.author, one.text) for one in made]
    note = "\n".join(dict.fromkeys(one for one in said if one))
    return Segment(
        slot.id,
        source,
        target,
        status.state,
        status.origin,
        status.score,
        note,
        status.locked,
        limit_of_unit(slot.unit),
        elsewhere.people.get(status.author, status.author),
        status.made,
        offers,
        remarks=tuple(one for one in (*notes, *made) if one.text.strip()),
    )


def _reader(unit: Any) -> Callable[[Any], TaggedText]:
    """The function that reads the texts of a unit."""
    if not phrase.is_phrase(unit):
        return read_inline
    tags = phrase.UnitTags.of(unit)
    return lambda element: tags.read(read_inline(element))


def _offers(
    slot: Slot, own: TaggedText | None, read: Callable[[Any], TaggedText]
) -> tuple[Offer, ...]:
    """The translations in ``alt-trans``, and the segment's own if a machine made it."""
    found = []
    name = machine_name(slot.unit, slot.whole_target(), slot.mid)
    if own is not None and not own.is_empty and name:
        found.append(Offer(own, "machine", name))
    language = slot.file.get("target-language", "")
    for source, target, origin in alternatives(slot.unit, slot.mid, language):
        if len(found) >= MOST_OFFERS:
            break
        text, kind = read(target), kind_named(origin)
        repeated = kind == "machine" and name and text == own  # Phrase has it at both places
        if not (text.is_empty or repeated):
            of = None if source is None else read(source)
            found.append(Offer(text, kind, origin, of))
    return tuple(found)


def ensure_target(slot: Slot, language: str) -> Any:
    """The element for the translation of ``slot``, made in its right place if it is missing.

    Parameters
    ----------
    language
        The target language, for files that name none.
    """
    if not slot.file.get("target-language"):
        slot.file.set("target-language", language)
    found = slot.target()
    if found is not None:
        return found
    source: Any = child_of(slot.unit, "source")
    marked, whole = child_of(slot.unit, "seg-source"), slot.whole_target()
    new = _blank(source) if slot.mid is None else _skeleton(marked, slot.marks)
    if whole is not None:
        for name, value in whole.items():
            new.set(name, value)
        new.tail = whole.tail
        slot.unit.replace(whole, new)
    else:
        if source.get(_LANGUAGE):
            new.set(_LANGUAGE, slot.file.get("target-language"))
        insert_after(source if marked is None else marked, new)
    slot.marks.update(_marks_by_id(new))
    return slot.target()


def add_note(unit: Any, remark: Remark) -> None:
    """Add a remark to the notes of a unit, unless it is one of them already.

    A ``note`` may stand among the elements that follow ``target``, before those of tools.
    """
    if phrase.is_phrase(unit):
        phrase.add_comment(unit, remark)
        return
    space = unit.tag.removesuffix("trans-unit")
    text, author = legal(remark.text), legal(remark.author)
    before = None
    for name in ("source", "seg-source", "target", "note"):
        for child in unit.iterchildren(f"{space}{name}"):
            before = child
            if name == "note" and (child.text, child.get("from", "")) == (text, author):
                return
    note = unit.makeelement(f"{space}note", nsmap=unit.nsmap)
    note.text = text
    if author:
        note.set("from", author)
    insert_after(before, note)


def insert_after(before: Any, new: Any) -> None:
    """Put ``new`` behind ``before``, on a line of its own where children have lines."""
    parent = before.getparent()
    new.tail = before.tail
    if before.getnext() is None and not (parent.text or "").strip():
        before.tail = parent.text  # the indentation of a child, not of the end tag
    parent.insert(parent.index(before) + 1, new)


def _blank(source: Any) -> Any:
    return source.makeelement(source.tag.removesuffix("source") + "target", nsmap=source.nsmap)


def _skeleton(marked: Any, known: dict[str, Any]) -> Any:
    """A target segmented like ``seg-source``, with the translations that are ``known`` so far.

    What needs no translation (space, codes between segments) is the same in both.
    """
    new = deepcopy(marked)
    new.tag = marked.tag.removesuffix("seg-source") + "target"
    new.attrib.clear()
    for mark in list(segment_marks(new)):
        old = known.get(mark.get("mid"))
        if old is None and not "".join(mark.itertext()).strip():
            continue
        for child in list(mark):
            mark.remove(child)
        mark.text = None if old is None else old.text
        for child in () if old is None else old:
            mark.append(deepcopy(child))
    return new
