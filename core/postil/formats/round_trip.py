"""Round trip of a file: opened, written untouched, translated, written and opened again.

Faults are what a client would find: another byte in a file that nobody touched, an export that this
or other programs do not read, a translation that is gone or stands elsewhere, a tag that was lost.
"""

from __future__ import annotations

import json
import re
import time
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from lxml import etree

from postil.errors import PostilError
from postil.formats.bilingual import BilingualDocument
from postil.formats.document import Document
from postil.formats.registry import open_document
from postil.formats.segment import Segment, SegmentState
from postil.text.pseudo import pseudo
from postil.text.srx import Splitter
from postil.text.tags import TaggedText

MOST_FAULTS = 20  # of a kind and a file that are named
_SHOWN = 80
_BOMS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")
_PO_CHARSET = re.compile(rb"Content-Type:[^\n]{0,80}?charset=([\w.:-]{1,40})")
_HTML_CHARSET = re.compile(rb"<meta[^>]{1,200}?charset|<\?xml", re.IGNORECASE)
_PAGE = re.compile(rb"<(?:!doctype|html|head|body)\b", re.IGNORECASE)
_HTML = (".html", ".htm", ".xhtml")
_XML_PART = (".xml", ".rels", ".xlf", ".xliff", ".mqxliff")
_XML = (".xlf", ".xliff", ".sdlxliff", ".mqxliff", ".mxliff", ".txlf")


class Result(StrEnum):
    """Result of a round trip, from good to bad."""

    SOUND = "sound"
    REFUSED = "refused"
    FAULTY = "faulty"
    STOPPED = "stopped"
    """The round trip took more time or memory than it may."""
    CRASHED = "crashed"


class FaultKind(StrEnum):
    """Fault of an export."""

    UNTOUCHED = "untouched export differs"
    NOT_WRITTEN = "not written"
    NOT_READ = "export cannot be opened again"
    OTHERS = "other programs cannot read the export"
    SEGMENTS = "segments of the export differ"
    TEXT = "translation lost or misplaced"
    SOURCE = "source changed"
    TAGS = "tags differ"


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault, and where it is."""

    kind: FaultKind
    detail: str


@dataclass(slots=True)
class Report:
    """Result of a round trip.

    Attributes
    ----------
    file
        Its path as it was given.
    message
        Why the file was refused, or what went wrong with the check itself.
    seconds
        Of the whole round trip.
    """

    file: str
    result: Result = Result.SOUND
    segments: int = 0
    seconds: float = 0.0
    message: str = ""
    faults: list[Fault] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class _Whole:
    """Sentence rules that cut nothing, so that each segment can be found again."""

    def splitter(self, language: str) -> Splitter:  # noqa: ARG002  # any
        return lambda text: [text] if text else []


Opener = Callable[..., Document]


def round_trip(
    path: Path, languages: tuple[str, str], scratch: Path, opener: Opener = open_document
) -> Report:
    """Check one file; it is only read.

    Parameters
    ----------
    scratch
        Folder that exports are written to.
    opener
        What opens the file and its exports, called like
        :func:`~postil.formats.registry.open_document`.
    """
    report = Report(str(path))
    begun = time.monotonic()
    try:
        data = path.read_bytes()
        document = opener(path, *languages)
        report.segments = len(document.segments)
    except (PostilError, OSError) as error:
        report.result, report.message = Result.REFUSED, str(error)
        report.seconds = time.monotonic() - begun
        return report
    trip = _Trip(path, languages, scratch, opener, report)
    trip.untouched(document, data)
    trip.translated(document, data, whole=False)
    if not isinstance(document, BilingualDocument):
        trip.translated(opener(path, *languages, _Whole()), data, whole=True)
    if report.faults:
        report.result = Result.FAULTY
    report.seconds = time.monotonic() - begun
    return report


@dataclass(slots=True)
class _Trip:
    """The round trip of one file, under way."""

    path: Path
    languages: tuple[str, str]
    scratch: Path
    opener: Opener
    report: Report

    def _fault(self, kind: FaultKind, detail: str) -> None:
        fault = Fault(kind, detail)
        known = sum(one.kind is kind for one in self.report.faults)
        if known < MOST_FAULTS and fault not in self.report.faults:
            self.report.faults.append(fault)

    def _written(self, document: Document, targets: Mapping[str, TaggedText]) -> Path | None:
        out = self.scratch / self.path.name
        try:
            document.save(out, targets, dict.fromkeys(targets, SegmentState.DRAFT))
        except (PostilError, OSError) as error:
            self._fault(FaultKind.NOT_WRITTEN, str(error))
            return None
        return out

    def untouched(self, document: Document, data: bytes) -> None:
        out = self._written(document, {})
        if out is not None and (new := out.read_bytes()) != data:
            place = _first_difference(data, new)
            self._fault(
                FaultKind.UNTOUCHED, f"byte {place:,}; {len(data):,} bytes became {len(new):,}"
            )

    def translated(self, document: Document, data: bytes, *, whole: bool) -> None:
        """Every segment gets a text that looks translated; where it is ``whole``, no paragraph is
        cut, and each must come back as it was written.
        """
        before = list(document.segments)
        targets = {one.id: pseudo(one.source) for one in before if not one.locked}
        out = self._written(document, targets)
        if out is None:
            return
        there = set(foreign_problems(self.path, data))
        for problem in foreign_problems(out, data):
            if problem not in there:  # made by us
                self._fault(FaultKind.OTHERS, problem)
        try:
            # A code page that was guessed may be guessed otherwise from another text.
            again = self.opener(
                out, *self.languages, _Whole() if whole else None, encoding=document.code_page
            )
        except PostilError as error:
            self._fault(FaultKind.NOT_READ, str(error))
            return
        if isinstance(document, BilingualDocument):
            self._compare_pairs(before, again.segments, targets)
        elif whole:
            self._compare_texts(before, again.segments, targets)
        else:
            expected = "".join(_letters(targets.get(one.id, one.source)) for one in before)
            found = "".join(_letters(one.source) for one in again.segments)
            if expected != found:
                at = _first_difference(expected, found)
                wanted, seen = (_cut(text[max(0, at - 10) :]) for text in (expected, found))
                self._fault(FaultKind.TEXT, f"{wanted!r} became {seen!r}")

    def _matched(
        self, before: list[Segment], after: list[Segment]
    ) -> Iterator[tuple[Segment, Segment]]:
        if [one.id for one in before] == [one.id for one in after]:
            return iter(zip(before, after, strict=True))
        missing = {one.id for one in before} ^ {one.id for one in after}
        names = ", ".join(sorted(missing)[:3]) or "other order"
        self._fault(FaultKind.SEGMENTS, f"{len(before)} became {len(after)} ({names})")
        return iter(())

    def _compare_texts(
        self, before: list[Segment], after: list[Segment], targets: Mapping[str, TaggedText]
    ) -> None:
        for one, other in self._matched(before, after):
            self._compare(one.id, targets.get(one.id, one.source), other.source)

    def _compare_pairs(
        self, before: list[Segment], after: list[Segment], targets: Mapping[str, TaggedText]
    ) -> None:
        for one, other in self._matched(before, after):
            if one.source != other.source:
                self._fault(FaultKind.SOURCE, f"{one.id}: {_cut(one.source.plain)!r}")
            if one.id in targets:
                self._compare(one.id, targets[one.id], other.target or TaggedText(""))

    def _compare(self, name: str, wanted: TaggedText, found: TaggedText) -> None:
        if _bare(wanted) != _bare(found):
            self._fault(
                FaultKind.TEXT, f"{name}: {_cut(wanted.plain)!r} became {_cut(found.plain)!r}"
            )
        elif _tags(wanted) != _tags(found):
            self._fault(FaultKind.TAGS, f"{name}: {_cut(wanted.plain)!r}")


def _bare(text: TaggedText) -> str:
    return "".join(text.plain.split())


def _letters(text: TaggedText) -> str:
    """Letters and digits: between sentences that are cut anew, signs belong to none."""
    return "".join(character for character in text.plain if character.isalnum())


def _first_difference(one: Sequence[object], other: Sequence[object]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))


def _tags(text: TaggedText) -> list[str]:
    return [tag.kind for tag in text.tags]


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def foreign_problems(path: Path, original: bytes) -> Iterator[str]:
    """Faults that keep other programs from reading an export, by rules of its format.

    Parameters
    ----------
    original
        The file it is a translation of.
    """
    data, suffix = path.read_bytes(), path.suffix.lower()
    if suffix in (".po", ".pot"):
        yield from _problems_of_po(data, original)
    elif suffix in _HTML:
        undeclared = not (data.isascii() or data.startswith(_BOMS) or _HTML_CHARSET.search(data))
        if undeclared and _PAGE.search(data):
            yield "the page does not say which encoding it is in"
    elif suffix in (".json", ".arb"):
        try:
            json.loads(data)
        except ValueError as error:
            yield f"no JSON: {error}"
    elif zipfile.is_zipfile(path):
        yield from _problems_of_zip(path)
    elif suffix in _XML and (problem := _xml_problem(data)):
        yield problem


def _problems_of_po(data: bytes, original: bytes) -> Iterator[str]:
    if data.startswith(_BOMS) and not original.startswith(_BOMS):
        yield "a byte-order mark stands before the header"
    found = _PO_CHARSET.search(data, 0, 1 << 16)
    charset = found[1].decode() if found else "utf-8"
    charset = "utf-8" if charset == "CHARSET" else charset
    try:
        data.decode(charset)
    except (UnicodeError, LookupError) as error:
        yield f"it is not in {charset}, as its header says: {error}"


def _problems_of_zip(path: Path) -> Iterator[str]:
    with zipfile.ZipFile(path) as archive:
        broken = archive.testzip()
        if broken is not None:
            yield f"{broken} is damaged"
            return
        names = archive.namelist()
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield f"{name} is in it twice"
        for name in names:
            if name.endswith(_XML_PART) and (problem := _xml_problem(archive.read(name))):
                yield f"{name}: {problem}"


def _xml_problem(data: bytes) -> str:
    parser = etree.XMLParser(
        resolve_entities=False, no_network=True, huge_tree=True, collect_ids=False
    )
    try:
        etree.fromstring(data, parser)
    except etree.XMLSyntaxError as error:
        return f"no XML: {error}"
    return ""
