"""Phrase TMS, formerly Memsource: the extensions in its XLIFF (mxliff).

Tags are written into the text: ``{1}`` stands alone, ``{1>`` opens and ``<1}`` closes. What a
number stands for is in a ``mark`` of the unit; letters are formats of their own (``{b>`` bold).
Braces with a number that no mark knows, and halves of letters without the other half, are text.
There is no way to write what looks like a tag of its unit and is none: it becomes one.

A unit names the people who made it by number; the file lists their names at its end.
"""

from __future__ import annotations

import re
import time
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from postil.formats.raw.xml_input import legal, local_name
from postil.formats.segment import Remark
from postil.text.tags import Tag, TaggedText, TagKind

SPACE = "http://www.memsource.com/mxlf/2.0"
_M = f"{{{SPACE}}}"
_NAME = r"\d{1,5}|[A-Za-z_^]{1,8}"
_TAG = re.compile(rf"\{{(?P<open>{_NAME})>|<(?P<close>{_NAME})\}}|\{{(?P<single>\d{{1,5}}|j)\}}")
_WRITTEN = {"open": "{{{}>", "close": "<{}}}", "single": "{{{}}}"}
_JOIN = "j"  # where two segments were joined
_FORMATS = {"b": "bold", "i": "italic", "u": "underline", "_": "subscript", "^": "superscript"}
_LONGEST_DISPLAY = 40
_FAR = 253402300800  # seconds: the year 10000


def is_phrase(unit: Any) -> bool:
    """Whether Phrase wrote a ``trans-unit``."""
    return any(name.startswith(_M) for name in unit.keys())  # noqa: SIM118  # of lxml


def attribute(unit: Any, name: str) -> str:
    """An attribute of Phrase on a unit; "" for none, and for what Phrase writes for none."""
    value = unit.get(_M + name, "")
    return "" if value == "null" else str(value)


def set_attribute(unit: Any, name: str, value: str) -> None:
    """Set an attribute of Phrase on a unit."""
    unit.set(_M + name, value)


@dataclass(frozen=True, slots=True)
class UnitTags:
    """The tags that the texts of a unit may have.

    Attributes
    ----------
    shown
        Mark-up of each number, as far as the unit has it.
    paired, alone
        The names that its source uses for pairs, and the numbers it uses for single tags only.
    """

    shown: Mapping[str, str]
    paired: frozenset[str]
    alone: frozenset[str]

    @classmethod
    def of(cls, unit: Any) -> UnitTags:
        """Read the marks and the source of a unit."""
        shown: dict[str, str] = {}
        for child in unit.iterchildren(f"{_M}tunit-metadata", f"{_M}tunit-target-metadata"):
            for mark in child.iterchildren(f"{_M}mark"):
                shown.setdefault(mark.get("id", ""), _display(mark))
        space = unit.tag.removesuffix("trans-unit")
        source = unit.find(f"{space}source")
        found = list(_TAG.finditer("" if source is None else "".join(source.itertext())))
        pairs = _halves_that_pair(found)
        paired = frozenset(_name(tag) for n, tag in enumerate(found) if n in pairs)
        alone = frozenset(tag["single"] for tag in found if tag["single"])
        return cls(shown, paired, alone - paired)

    def read(self, text: TaggedText) -> TaggedText:
        """A text of the unit, in which tags are written, with its tags."""
        if "{" not in text.text and "}" not in text.text:
            return text
        parts = list(text.parts())
        found = [list(_TAG.finditer(part)) if isinstance(part, str) else [] for part in parts]
        every = [tag for tags in found for tag in tags]
        if not every:
            return text
        pairs = _halves_that_pair(every)
        out: list[str | Tag] = []
        number = 0
        for part, tags in zip(parts, found, strict=True):
            if isinstance(part, Tag):
                out.append(part)
                continue
            at = 0
            for tag in tags:
                if self._is_tag(tag, in_pair=number in pairs):
                    out += [part[at : tag.start()], self._tag(tag)]
                    at = tag.end()
                number += 1
            out.append(part[at:])
        return TaggedText.from_parts(part for part in out if part)

    def write(self, text: TaggedText, known: Collection[str]) -> TaggedText:
        """A text in which the tags of the unit are written; foreign ones are left out, but for
        those that have kind and id of one of the source, by which checks go.

        Parameters
        ----------
        known
            Mark-up of XML that stood in the texts of the file, which stays a tag.
        """
        out: list[str | Tag] = []
        for part in text.parts():
            if isinstance(part, str):
                out.append(part)
            elif tag := _TAG.fullmatch(part.markup):
                name = _name(tag)
                if not name.isdecimal() or name in self.shown or name in self.paired:
                    out.append(part.markup)
            elif part.markup in known:
                out.append(part)
            elif part.id in (self.alone if part.kind == "single" else self.paired):
                out.append(_WRITTEN[part.kind].format(part.id))
        return TaggedText.from_parts(out)

    def _is_tag(self, found: re.Match[str], *, in_pair: bool) -> bool:
        name = _name(found)
        if found["single"]:
            return name == _JOIN or (name in self.shown and name not in self.paired)
        return in_pair or (name in self.shown and name not in self.alone)

    def _tag(self, found: re.Match[str]) -> Tag:
        name = _name(found)
        kind: TagKind = "open" if found["open"] else "close" if found["close"] else "single"
        return Tag(kind, name, found[0], self.shown.get(name) or _FORMATS.get(name, ""))


def _name(found: re.Match[str]) -> str:
    return found["open"] or found["close"] or found["single"]


def _halves_that_pair(found: list[re.Match[str]]) -> set[int]:
    """Which of the tags found in a text are halves of pairs whose other half is there."""
    opened: dict[str, list[int]] = {}
    paired: set[int] = set()
    for n, tag in enumerate(found):
        if tag["open"]:
            opened.setdefault(tag["open"], []).append(n)
        elif tag["close"] and opened.get(tag["close"]):
            paired |= {opened[tag["close"]].pop(), n}
    return paired


def _display(mark: Any) -> str:
    """Display text of a tag: its mark-up if that is short, else its type."""
    texts = {local_name(child): "".join(child.itertext()).strip() for child in mark}
    shown, kind = texts.get("content", ""), texts.get("type", "")
    if len(shown) <= _LONGEST_DISPLAY:
        return shown or kind
    return kind or f"{shown[: _LONGEST_DISPLAY - 1]}…"


def people(tree: Any) -> dict[str, str]:
    """Names of the people of a file by their number."""
    return {
        user.get("id", ""): user.get("fullname") or user.get("username") or ""
        for user in tree.getroot().iterfind(f"{_M}extra/{_M}users/{_M}user")
    }


def author_of(unit: Any) -> tuple[str, str]:
    """The number of who changed a unit last, else of who made it, and when."""
    for what in ("modified", "created"):
        by = attribute(unit, f"{what}-by")
        if by:
            return by, _time(attribute(unit, f"{what}-at"))
    return "", ""


def _time(milliseconds: str) -> str:
    """A time as Postil writes it; "" for none, or never."""
    seconds = int(milliseconds) // 1000 if re.fullmatch(r"\d{1,16}", milliseconds) else 0
    if not 0 < seconds < _FAR:
        return ""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def comments(unit: Any, names: Mapping[str, str]) -> Iterator[Remark]:
    """The comments on a unit, and the note of the original document on its group."""
    group = unit.getparent()
    if local_name(group) == "group":
        for context in group.iterfind("{*}context-group/{*}context[@context-type='x-key-note']"):
            yield Remark("", "".join(context.itertext()))
    for comment in unit.iter(f"{_M}comment"):
        by = comment.get("created-by", "")
        yield Remark(names.get(by, by), "".join(comment.itertext()))


def add_comment(unit: Any, remark: Remark) -> None:
    """Add a remark to the comments on a unit, unless it is one of them already.

    Its author is no user of the server, so that the text has to name them.
    """
    text = legal(str(remark))
    there = unit.findall(f"{_M}comment")
    if any(comment.text == text for comment in there):
        return
    comment = unit.makeelement(f"{_M}comment", nsmap=unit.nsmap)
    comment.text = text
    now = str(time.time_ns() // 1_000_000)
    for name, value in (
        ("created-at", now),
        ("created-by", ""),
        ("modified-at", "0"),
        ("modified-by", ""),
        ("resolved", "false"),
    ):
        comment.set(name, value)
    place = next((n for n, child in enumerate(unit) if child.tag in _AFTER_COMMENTS), len(unit))
    unit.insert(place, comment)


_AFTER_COMMENTS = {
    _M + name
    for name in (
        "latest-trans-props", "tunit-metadata", "tunit-target-metadata", "editing-stats",
        "annotations", "metadata",
    )
}  # fmt: skip
