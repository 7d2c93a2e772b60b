"""String catalogs of Xcode (xcstrings), edited in place.

The file holds all languages; the segments are those of its source language, with the translation
into the target language where it has one. Only its texts in the target language are written, in the
layout of Xcode. The id of a segment is its key, with the variation (plural form, device) in
brackets.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from postil.errors import InputError
from postil.formats.bilingual import BilingualDocument, Change
from postil.formats.codes import assemble, tagged
from postil.formats.placeholders import APPLE, numbered_like, parts_of_string, written
from postil.formats.raw.files import MAX_TEXT_SIZE, decode, read_bytes
from postil.formats.segment import Remark, Segment, SegmentState
from postil.formats.strings.plural_forms import forms_to_translate
from postil.messages import Message
from postil.types.reasons import json_reason

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*+"|[{}\[\]:,]|[^\s{}\[\]:,"]+')
_STATES = {
    "translated": SegmentState.TRANSLATED,
    "needs_review": SegmentState.DRAFT,
    "new": SegmentState.DRAFT,
}
_DONE = (SegmentState.TRANSLATED, SegmentState.REVIEWED, SegmentState.FINAL)
_HALF = re.compile("[\ud800-\udfff]")  # of a character: only an escape can write it
Where = tuple[str, ...]


@dataclass(slots=True)
class _Node:
    """A value in the text; ``members`` are those of an object, with where their keys begin."""

    start: int
    end: int = 0
    members: dict[str, tuple[int, _Node]] = field(default_factory=dict)
    name: str | None = None
    key: int = 0
    is_object: bool = True


@dataclass(frozen=True, slots=True)
class _SegmentKey:
    """Entry and variation that a segment is of."""

    entry: str
    path: Where
    source: str


class XcstringsDocument(BilingualDocument):
    """A string catalog as segments."""

    def __init__(self, path: Path, source_language: str, target_language: str) -> None:
        super().__init__(path, source_language, target_language)
        self._data = read_bytes(path, MAX_TEXT_SIZE)
        self._file = decode(self._data, path)
        if self._file.guessed:  # an encoding that is a guess may be another one when translated
            raise InputError(
                "a string catalog is UTF-8, and this file is not",
                file=path,
                hint="Save it as UTF-8.",
            )
        self._text = self._file.text
        self._tree = self._read()
        self._feeds = "\r\n" if "\r\n" in self._file.text else "\n"
        of_xcode = re.search(r'"\s++:', self._file.text) is not None
        self._colon = " : " if of_xcode else ": "
        self._places: dict[str, _SegmentKey] = {}
        language = self._tree["sourceLanguage"]
        for key, entry in self._tree["strings"].items():
            if not isinstance(entry, dict) or entry.get("shouldTranslate") is False:
                continue
            localizations = _object(entry, "localizations")
            source = _object(localizations, language)
            units = dict(_units(source)) or {(): key}
            target = dict(
                _units(_object(localizations, self._language(localizations)), states=True)
            )
            for where, text in self._wanted(units).items():
                self._add(key, where, text, target.get(where), str(entry.get("comment") or ""))

    def _read(self) -> Any:
        try:
            tree = json.loads(self._text)
        except json.JSONDecodeError as error:
            raise InputError(
                Message("not JSON: {reason}", reason=json_reason(error)),
                file=self.path,
                line=error.lineno,
            ) from error
        except (RecursionError, ValueError) as error:
            raise InputError("not JSON that can be read: too deep", file=self.path) from error
        if not (
            isinstance(tree, dict)
            and isinstance(tree.get("sourceLanguage"), str)
            and isinstance(tree.get("strings"), dict)
        ):
            raise InputError("this is no string catalog", file=self.path, line=1)
        return tree

    def _language(self, localizations: Mapping[str, Any]) -> str:
        """The target language as the file writes it."""
        wanted = self.target_language.replace("_", "-").lower()
        same = (one for one in localizations if one.replace("_", "-").lower() == wanted)
        return next(same, self.target_language)

    def _wanted(self, units: dict[Where, str]) -> dict[Where, str]:
        """Sources by variation, with the plural forms of the target language."""
        plurals: dict[Where, list[str]] = {}
        for where in units:
            if where[-2:-1] == ("plural",):
                plurals.setdefault(where[:-1], []).append(where[-1])
        wanted: dict[Where, str] = {}
        for where, text in units.items():
            forms = plurals.get(where[:-1]) if where[-2:-1] == ("plural",) else None
            if forms is None or "other" not in forms:
                wanted[where] = text
            else:
                for form in forms_to_translate(forms, self.target_language):
                    one = (*where[:-1], form)
                    wanted[one] = units.get(one, units[*where[:-1], "other"])
        return wanted

    def _add(self, key: str, where: Where, text: str, there: Any, note: str) -> None:
        name = f"{key}[{'/'.join(where)}]" if where else key
        if not any(map(str.isalpha, text)) or name in self._places:
            return
        value, state = there or ("", "")
        try:
            source, _ = tagged(parts_of_string(text, APPLE))
            target, _ = tagged(parts_of_string(value, APPLE))
        except ValueError as error:
            raise InputError(str(error), file=self.path, unit=name) from error
        target = target if target.is_empty else numbered_like(target, source)
        known = SegmentState.NEW if target.is_empty else _STATES.get(state, SegmentState.DRAFT)
        about = [note, f"Variation {'/'.join(where)}" if where else ""]
        self._places[name] = _SegmentKey(key, where, text)
        self.segments.append(
            Segment(
                name,
                source,
                None if target.is_empty else target,
                known,
                note="\n".join(line for line in about if line),
            )
        )

    def _apply(
        self,
        changed: Mapping[str, Change],
        remarks: Mapping[str, Sequence[Remark]],  # noqa: ARG002  # its comments are of the source
    ) -> bytes:
        entries: dict[str, Any] = {}
        for name, change in changed.items():
            place = self._places[name]
            localizations = _object(self._tree["strings"][place.entry], "localizations")
            language = self._language(localizations)
            if place.entry not in entries:
                entries[place.entry] = deepcopy(_object(localizations, language))
            self._change(entries[place.entry], place, change)
        return self._file.encode(self._rewritten(entries)) if entries else self._data

    def _change(self, localization: dict[str, Any], place: _SegmentKey, change: Change) -> None:
        unit = localization
        for step in ("variations", *place.path) if place.path else ():
            if not isinstance(unit.get(step), dict):
                unit[step] = {}
            unit = unit[step]
        if place.path:
            localization.pop("stringUnit", None)
        else:
            localization.pop("variations", None)
        known = _object(unit, "stringUnit")
        value = known.get("value", "")
        if change.text is not None:
            source, codes = tagged(parts_of_string(place.source, APPLE))
            value = written(assemble(change.text, source, codes))
        state = "translated" if change.state in _DONE else "needs_review" if value else "new"
        unit["stringUnit"] = known | {"state": state, "value": value}

    def _rewritten(self, entries: Mapping[str, Any]) -> str:
        strings = _tree_of(self._text).members["strings"][1]
        new: list[tuple[int, int, str]] = []
        for key, localization in entries.items():
            entry = strings.members[key][1]
            if "localizations" not in entry.members:
                value = {self.target_language: localization}
                new.append(self._inserted(entry, "localizations", value))
                continue
            holder = entry.members["localizations"][1]
            language = self._language(dict.fromkeys(holder.members))
            if language in holder.members:
                at, node = holder.members[language]
                new.append((node.start, node.end, self._laid_out(localization, self._indent(at))))
            else:
                new.append(self._inserted(holder, language, localization))
        out, at = [], 0
        for start, end, text in sorted(new):
            out += [self._text[at:start], text]
            at = end
        return "".join([*out, self._text[at:]])

    def _inserted(self, holder: _Node, name: str, value: Any) -> tuple[int, int, str]:
        """A new member of an object, in the order of names."""
        feeds = self._feeds
        if not holder.members:
            outer = self._indent(holder.start)
            text = self._member(name, value, f"{outer}  ")
            return holder.start, holder.end, f"{{{feeds}{outer}  {text}{feeds}{outer}}}"
        for other, (at, _) in holder.members.items():
            if other > name:
                indent = self._indent(at)
                return at, at, f"{self._member(name, value, indent)},{feeds}{indent}"
        at, last = list(holder.members.values())[-1]
        indent = self._indent(at)
        return last.end, last.end, f",{feeds}{indent}{self._member(name, value, indent)}"

    def _member(self, name: str, value: Any, indent: str) -> str:
        key = json.dumps(name, ensure_ascii=False)
        return f"{key}{self._colon}{self._laid_out(value, indent)}"

    def _laid_out(self, value: Any, indent: str) -> str:
        text = json.dumps(value, ensure_ascii=False, indent=2, separators=(",", self._colon))
        text = _HALF.sub(lambda half: f"\\u{ord(half[0]):04x}", text)
        return text.replace("\n", self._feeds + indent)

    def _indent(self, at: int) -> str:
        """White space that the line of a place begins with."""
        start = self._text.rfind("\n", 0, at) + 1
        found = re.compile(r"[ \t]*").match(self._text, start)
        return found[0] if found else ""


def _object(holder: Mapping[str, Any], name: str) -> dict[str, Any]:
    """A member that is an object; an empty one if there is none."""
    found = holder.get(name)
    return found if isinstance(found, dict) else {}


def _units(localization: Mapping[str, Any], *, states: bool = False) -> Iterator[tuple[Where, Any]]:
    """Texts of a language by their variation; with their states, if these are wanted."""
    waiting: list[tuple[Where, Mapping[str, Any]]] = [((), localization)]
    while waiting:
        where, holder = waiting.pop()
        unit = _object(holder, "stringUnit")
        if isinstance(unit.get("value"), str):
            yield where, (unit["value"], str(unit.get("state", ""))) if states else unit["value"]
        variations = _object(holder, "variations") if not where else holder
        inner = [
            ((*where, name), value)
            for name, value in variations.items()
            if isinstance(value, dict) and name != "stringUnit"
        ]
        waiting += reversed(inner)


def _tree_of(text: str) -> _Node:
    """Places of the values of a JSON text that is well-formed."""
    levels: list[_Node] = [_Node(0)]
    for found in _TOKEN.finditer(text):
        sign, top = found[0], levels[-1]
        if sign in ("{", "["):
            levels.append(_Node(found.start(), is_object=sign == "{"))
        elif sign in ("}", "]"):
            closed = levels.pop()
            closed.end = found.end()
            _put(levels[-1], closed)
        elif sign in (":", ","):
            continue
        elif sign.startswith('"') and top.is_object and top.name is None and len(levels) > 1:
            top.name, top.key = json.loads(sign), found.start()
        else:
            _put(top, _Node(found.start(), found.end(), is_object=False))
    return levels[0].members[""][1]


def _put(holder: _Node, value: _Node) -> None:
    if holder.is_object:
        holder.members[holder.name or ""] = holder.key, value
        holder.name = None
