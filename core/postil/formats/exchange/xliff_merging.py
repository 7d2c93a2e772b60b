"""Segments of one unit of XLIFF made one in the file: the segmentation of a file may change, its
text may not.

In XLIFF 1 the ``mrk`` of the first segment takes in what stands up to the end of the last; in
XLIFF 2 its ``segment`` takes in the texts of the others and of what stands between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from itertools import takewhile
from typing import Any

from postil.formats.exchange.xliff_inline import read_inline
from postil.formats.exchange.xliff_states import sdl_definition
from postil.formats.exchange.xliff_tree import Slot, child_of, segment_marks
from postil.formats.raw.xml_input import local_name
from postil.formats.unit_cuts import Gap
from postil.messages import Message

_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
_CROSSING = "a code of the document begins or ends between them"
_REORDERED = Message("the file has their translations in another order")
_FIXED = Message("the file does not allow to change its segments")


def gap_between(first: Slot, second: Slot) -> Gap:
    """Gap between the sources of two neighbouring segments of an XLIFF 1 unit."""
    mids = [str(first.mid), str(second.mid)]
    obstacle = ""
    for name in ("seg-source", "target"):
        element = child_of(first.unit, name)
        marks = [] if element is None else list(segment_marks(element))
        chosen = [mark for mark in marks if mark.get("mid") in mids]
        if len(chosen) < 2:  # not translated yet
            continue
        if chosen[0].getparent() is not chosen[1].getparent():
            obstacle = obstacle or _CROSSING
        elif name == "target" and not _stand_together(chosen, marks, mids):
            obstacle = obstacle or _REORDERED
    if obstacle:
        return Gap(obstacle=obstacle)
    copied = deepcopy(child_of(first.unit, "seg-source"))
    _merge_marks(copied, mids)
    whole = next(mark for mark in segment_marks(copied) if mark.get("mid") == first.mid)
    sides = len(read_inline(first.source)), len(read_inline(second.source))
    text = read_inline(whole)
    return Gap(text[sides[0] : len(text) - sides[1]])


def merge_slots(slots: Sequence[Slot]) -> None:
    """Make one segment of neighbouring ones of an XLIFF 1 unit."""
    unit, mids = slots[0].unit, [str(slot.mid) for slot in slots]
    every = [mark.get("mid") for mark in segment_marks(child_of(unit, "seg-source"))]
    gone = every[every.index(mids[0]) + 1 : every.index(mids[-1]) + 1]  # those without words, too
    for name in ("seg-source", "target"):
        element = child_of(unit, name)
        if element is not None:
            _merge_marks(element, mids)
            for mark in [one for one in segment_marks(element) if one.get("mid") in gone]:
                _drop(mark)  # the target has it elsewhere, or has none of the others
    for mid in gone:
        definition = sdl_definition(unit, mid)
        if definition is not None:
            definition.getparent().remove(definition)


def _stand_together(chosen: Sequence[Any], marks: Sequence[Any], mids: Sequence[str]) -> bool:
    place = marks.index(chosen[0])
    blank = [one for one in marks[place + 1 :] if not "".join(one.itertext()).strip()]
    after = [one for one in marks[place:] if one not in blank or one in chosen]
    return [one.get("mid") for one in after[:2]] == list(mids)


def _merge_marks(element: Any, mids: Sequence[str]) -> None:
    marks = [mark for mark in segment_marks(element) if mark.get("mid") in mids]
    if not marks:
        return
    first, last = marks[0], marks[-1]
    first.set("mid", mids[0])
    while first is not last and (node := first.getnext()) is not None:
        _append(first, first.tail)
        first.tail = node.tail
        node.tail = None
        if local_name(node) == "mrk" and node.get("mtype") == "seg":
            _take_in(first, node)
            first.getparent().remove(node)
        else:
            first.append(node)
        if node is last:
            break


def _drop(mark: Any) -> None:
    """Remove a mark, not what follows it."""
    before, parent = mark.getprevious(), mark.getparent()
    if before is None:
        parent.text = (parent.text or "") + (mark.tail or "")
    else:
        before.tail = (before.tail or "") + (mark.tail or "")
    mark.tail = None
    parent.remove(mark)


def _take_in(element: Any, other: Any) -> None:
    """Put the content of ``other`` at the end of ``element``."""
    _append(element, other.text)
    for child in list(other):
        element.append(child)


def _append(element: Any, text: str | None) -> None:
    if not text:
        return
    if len(element):
        element[-1].tail = (element[-1].tail or "") + text
    else:
        element.text = (element.text or "") + text


def parts_between(first: Any, second: Any) -> list[Any]:
    """The ``ignorable`` and empty ``segment`` elements between two segments of an XLIFF 2 unit."""
    following = takewhile(lambda one: one is not second, first.itersiblings())
    return [one for one in following if local_name(one) in ("segment", "ignorable")]


def obstacle_between(first: Any, second: Any) -> str:
    """Why two segments of an XLIFF 2 unit cannot become one; "" if they can."""
    for one in (first, second):
        around = [one, *one.iterancestors()]
        said = next((e.get("canResegment") for e in around if e.get("canResegment")), "yes")
        if said == "no":
            return _FIXED
    ordered = first.getparent().find("{*}*/{*}target[@order]")
    return _REORDERED if ordered is not None else ""


def merge_segments(first: Any, last: Any) -> None:
    """Make one ``segment`` of all from ``first`` to ``last`` in an XLIFF 2 unit."""
    group = [first, *parts_between(first, last), last]
    space = first.tag.removesuffix("segment")
    translated = any(one.find(f"{space}target") is not None for one in group)
    source = first.find(f"{space}source")
    target = first.find(f"{space}target")
    if translated and target is None:
        target = source.makeelement(f"{space}target")
        target.tail = source.tail
        source.addnext(target)
    for one in group[1:]:
        own = one.find(f"{space}source")
        theirs = one.find(f"{space}target")
        if theirs is None and local_name(one) == "ignorable":
            theirs = deepcopy(own)
        for to, part in ((source, own), (target, theirs)):
            if to is None or part is None:
                continue
            if part.get(_SPACE) == "preserve":
                to.set(_SPACE, "preserve")
            _take_in(to, part)
        _rename(first, one)
        first.getparent().remove(one)


def _rename(kept: Any, gone: Any) -> None:
    """Change references to a segment that was merged into another one: to that other one."""
    name = gone.get("id")
    if not name:
        return
    if not kept.get("id"):
        kept.set("id", name)
    for element in kept.getparent().iter("*"):
        if element.get("ref") == f"#{name}":
            element.set("ref", f"#{kept.get('id')}")
