"""Rules of XLIFF 2 that a file must keep, so that no segment and no code is lost or mistaken.

These are the constraints of the standard on structure, names and the pairing of codes. Those on
hints for display, on validation and on other modules are nobody's loss here; such files open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from postil.errors import InputError
from postil.formats.raw.xml_input import local_name
from postil.messages import Message

_LANGUAGE = re.compile(r"[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*")
_STATES = ("initial", "translated", "reviewed", "final")
_XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
_CODES = frozenset({"ph", "pc", "sc", "ec", "mrk", "sm", "em", "cp"})
_REFERENCES = ("dataRef", "dataRefStart", "dataRefEnd")


def check(root: Any, path: Path) -> None:
    """Raise ``InputError`` if the document is not what it must be."""
    _Checker(root, path).document()


class _Checker:
    def __init__(self, root: Any, path: Path) -> None:
        self._root = root
        self._path = path
        self._space = root.tag.rpartition("}")[0] + "}"

    def _bad(self, message: Message, element: Any) -> NoReturn:
        unit = next(
            (e for e in (element, *element.iterancestors()) if local_name(e) == "unit"), None
        )
        raise InputError(
            Message("not valid XLIFF 2: {message}", message=message),
            file=self._path,
            line=element.sourceline,
            unit="" if unit is None else unit.get("id", ""),
            hint="Ask for the file again, or repair that line.",
        )

    def document(self) -> None:
        root = self._root
        if local_name(root) != "xliff" or not root.get("version", "").startswith("2"):
            begins = f"<{local_name(root)} version={root.get('version')!r}>"
            self._bad(Message("it begins with {tag}", tag=begins), root)
        for name in ("srcLang", "trgLang"):
            language = root.get(name)
            if language is None and name == "trgLang":
                continue
            if not _LANGUAGE.fullmatch(language or ""):
                what = Message("{name} is {code!r}, which is no language", name=name, code=language)
                self._bad(what, root)
        files = self._children(root, "file")
        if not files:
            self._bad(Message("there is no file in it"), root)
        self._unique(files, "file")
        for file in files:
            self._file(file)

    def _file(self, file: Any) -> None:
        units = list(file.iter(f"{self._space}unit"))
        groups = list(file.iter(f"{self._space}group"))
        if not units and not groups:
            self._bad(Message("a file without units"), file)
        self._unique(units, "unit")
        self._unique(groups, "group")
        for unit in units:
            self._unit(unit)

    def _unit(self, unit: Any) -> None:
        segments = self._children(unit, "segment")
        if not segments:
            self._bad(Message("a unit without segments"), unit)
        ignorable = self._children(unit, "ignorable")
        self._unique([e for e in (*segments, *ignorable) if e.get("id")], "segment")
        data = list(unit.iterfind(f"{self._space}originalData/{self._space}data"))
        if unit.find(f"{self._space}originalData") is not None and not data:
            self._bad(Message("originalData without data"), unit)
        self._unique(data, "data")
        for part in (*segments, *ignorable):
            self._segment(part)
        known = {element.get("id") for element in data}
        for side in ("source", "target"):
            self._codes(unit, side, known)

    def _segment(self, segment: Any) -> None:
        for name, least in (("source", 1), ("target", 0)):
            found = self._children(segment, name)
            if not least <= len(found) <= 1:
                what = Message(
                    "a {part} with {number} <{name}>",
                    part=local_name(segment),
                    number=len(found),
                    name=name,
                )
                self._bad(what, segment)
            for text in found:
                language = text.get(_XML_LANG)
                expected = self._root.get("srcLang" if name == "source" else "trgLang")
                if language and language.lower() != (expected or language).lower():
                    what = Message(
                        "<{name}> is in {code!r}, the file in {expected!r}",
                        name=name,
                        code=language,
                        expected=expected,
                    )
                    self._bad(what, text)
        if segment.get("state", "initial") not in _STATES:
            self._bad(Message("{state!r} is no state", state=segment.get("state")), segment)
        if segment.get("subState") and not segment.get("state"):
            self._bad(Message("subState without state"), segment)

    def _codes(self, unit: Any, side: str, data: set[str | None]) -> None:
        """Ids and references of the codes on one side of the unit."""
        seen: set[str] = set()
        started: dict[str, str] = {}
        for code in self._inline(unit, side):
            name = local_name(code)
            identifier = code.get("id")
            if name in ("ec", "em") and code.get("startRef"):
                if side == "source":  # half of a translation may be there
                    self._end(code, started)
            elif name != "cp":
                self._identifier(code, identifier)
                if identifier in seen:
                    self._bad(Message("two codes with the id {id!r}", id=identifier), code)
                seen.add(identifier)
            if name in ("sc", "sm") and code.get("isolated") != "yes":
                started[identifier] = name
            if code.get("copyOf") and code.get("copyOf") not in seen:
                self._missing("copyOf", code)
            for key in _REFERENCES:
                if code.get(key) and code.get(key) not in data:
                    self._missing(key, code)
        if started and side == "source":
            self._bad(Message("a code that begins and does not end"), unit)

    def _missing(self, key: str, code: Any) -> NoReturn:
        what = Message("{name} names {id!r}, which does not exist", name=key, id=code.get(key))
        self._bad(what, code)

    def _end(self, code: Any, started: dict[str, str]) -> None:
        reference = code.get("startRef")
        expected = {"ec": "sc", "em": "sm"}[local_name(code)]
        if started.pop(reference, None) != expected:
            self._bad(Message("a code ends that did not begin before ({id!r})", id=reference), code)
        if code.get("id") or code.get("isolated") == "yes":
            self._bad(Message("the end of a code is said to stand alone, and not to"), code)

    def _inline(self, unit: Any, side: str) -> Iterator[Any]:
        texts = [
            text
            for part in unit
            if local_name(part) in ("segment", "ignorable")
            for text in self._children(part, side)
        ]
        if side == "target":
            texts.sort(key=_order)
        for text in texts:
            for code in text.iter(f"{self._space}*"):
                if code is not text:
                    if local_name(code) not in _CODES:
                        self._bad(Message("<{name}> inside of text", name=local_name(code)), code)
                    yield code

    def _children(self, parent: Any, name: str) -> list[Any]:
        return list(parent.iterchildren(f"{self._space}{name}"))

    def _unique(self, elements: list[Any], what: str) -> None:
        seen: set[tuple[Any, str]] = set()
        for element in elements:
            identifier = element.get("id")
            self._identifier(element, identifier)
            if identifier in seen:
                said = Message("two of <{name}> with the id {id!r}", name=what, id=identifier)
                self._bad(said, element)
            seen.add(identifier)

    def _identifier(self, element: Any, identifier: str | None) -> None:
        if identifier is None:
            self._bad(Message("<{name}> without an id", name=local_name(element)), element)
        if not identifier.strip():  # spaces and slashes are against the rules, but nobody's loss
            self._bad(Message("{id!r} cannot be an id", id=identifier), element)


def _order(target: Any) -> int:
    """Place of a target among those of its unit, by the order that the file gives, else by its
    position.
    """
    said = target.get("order", "")
    if said.isdigit():
        return int(said)
    places = ("segment", "ignorable")
    return 1 + sum(local_name(e) in places for e in target.getparent().itersiblings(preceding=True))
