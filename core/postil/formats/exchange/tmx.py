"""Translation memories in TMX 1.4b (and 1.1 to 1.3): streaming reader, atomic writer.

The reader holds one unit at a time, whatever the size of the file. It reads plain files, ``.gz``
and ``.zip``, any encoding of XML, and never fetches or expands anything.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple, Self

from lxml import etree

from postil import __version__
from postil.errors import InputError
from postil.formats.exchange.tmx_inline import is_number, read_segment, write_segment
from postil.formats.languages import canonical, distance
from postil.formats.raw.files import open_packed
from postil.formats.raw.xml_input import (
    Ends,
    attribute,
    content,
    language_of,
    legal,
    local_name,
    syntax_error,
)
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.files import atomic_write
from postil.types.progress import Progress

ATTRIBUTES = {
    "usagecount": re.compile(r"\d{1,18}"),
    "lastusagedate": re.compile(r"\d{8}T\d{6}Z"),
    "creationtool": re.compile(r".+"),
    "creationtoolversion": re.compile(r".+"),
    "segtype": re.compile(r"block|paragraph|sentence|phrase"),
    "datatype": re.compile(r".+"),
    "o-tmf": re.compile(r".+"),
    "o-encoding": re.compile(r".+"),
}
"""Attributes of a ``tu`` that are kept as they are, with what TMX allows there."""

_STEP = 256  # units between two reports of progress
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
_FEW = 16  # variants of a unit whose choice is remembered


@dataclass(frozen=True, slots=True)
class TranslationUnit:
    """A pair of texts that translate each other, with its values in a memory.

    Parameters
    ----------
    id
        ``tuid`` of the file, or empty.
    created, changed
        ISO 8601 in UTC, ``2025-01-31T12:00:00Z``, or empty.
    properties
        ``prop`` elements by type; several of one type are joined by line feeds.
    attributes
        Other attributes of the ``tu``, by name; see ``ATTRIBUTES``.
    """

    source: TaggedText
    target: TaggedText
    id: str = ""
    created: str = ""
    author: str = ""
    changed: str = ""
    changed_by: str = ""
    note: str = ""
    properties: dict[str, str] = field(default_factory=dict)
    attributes: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class ImportReport:
    """Report of an import: ``read == kept + rejected``, in units of the file.

    Parameters
    ----------
    pairs
        Pairs handed out; more than ``kept`` where a unit has several translations.
    reasons
        Why units were rejected, and how many for each reason.
    """

    read: int = 0
    kept: int = 0
    rejected: int = 0
    pairs: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def keep(self, pairs: int = 1) -> None:
        self.read += 1
        self.kept += 1
        self.pairs += pairs

    def reject(self, reason: str) -> None:
        self.read += 1
        self.rejected += 1
        self.reasons[reason] += 1

    def take_back(self, reason: str) -> None:
        """A unit that was kept, with one pair, is rejected after all."""
        self.kept -= 1
        self.pairs -= 1
        self.rejected += 1
        self.reasons[reason] += 1

    def __str__(self) -> str:
        why = ", ".join(f"{reason}: {count}" for reason, count in self.reasons.most_common())
        return f"{self.read} read, {self.kept} kept, {self.rejected} rejected" + (
            f" ({why})" if why else ""
        )


def read_tmx(
    path: Path,
    source_language: str,
    target_language: str,
    progress: Progress | None = None,
    report: ImportReport | None = None,
) -> Iterator[TranslationUnit]:
    """The pairs of a memory in two languages, one at a time.

    A language matches without regard to case; ``en`` matches every ``en-XX``, and ``en-GB`` matches
    ``en-GB`` best, then ``en``, then ``en-US``. Which of a unit's languages was the source does not
    matter. A unit with two translations in the nearest target language gives two pairs.

    Parameters
    ----------
    progress
        Counts bytes of the file.
    report
        Filled in as reading goes on.

    Raises
    ------
    InputError
        The file is no TMX, unsafe, damaged or cut off; names line and unit. Units before that place
        have been handed out already: an import must take them back.
    """
    report = ImportReport() if report is None else report
    header_language = ""
    for element in _elements(Path(path), report, progress):
        if local_name(element) == "header":
            header_language = language_of(element, "srclang")
            continue
        unit_language = language_of(element, "srclang") or header_language
        pairs, reason = _pairs(element, source_language, target_language, unit_language, path)
        if pairs:
            report.keep(len(pairs))
            yield from pairs
        else:
            report.reject(reason)


def tmx_languages(path: Path, progress: Progress | None = None) -> list[str]:
    """The languages of a memory, the most frequent first, written like ``en-GB``.

    Raises
    ------
    InputError
        As :func:`read_tmx`.
    """
    counts: Counter[str] = Counter()
    report = ImportReport()
    for element in _elements(Path(path), report, progress):
        if local_name(element) == "tu":
            report.keep()
            languages = [language_of(child) for child in element if local_name(child) == "tuv"]
            counts.update(list(dict.fromkeys(canonical(tag) for tag in languages if tag)))
    return [language for language, _ in counts.most_common()]


def _elements(path: Path, report: ImportReport, progress: Progress | None) -> Iterator[Any]:
    """The header and the units; each is emptied when the next one is asked for."""
    with open_packed(path, ".tmx") as (stream, file):
        if progress is not None:
            progress.update(done=0.0, total=float(path.stat().st_size))
        try:
            yield from _walk(path, stream, file, report, progress)
        except etree.XMLSyntaxError as error:
            raise syntax_error(path, error, str(report.read + 1)) from error


def _walk(
    path: Path,
    stream: IO[bytes],
    file: IO[bytes],
    report: ImportReport,
    progress: Progress | None,
) -> Iterator[Any]:
    ends = Ends(stream, path, ("tu", "header"))
    if ends.root is not None and local_name(ends.root) != "tmx":
        raise InputError(
            Message("this is no TMX file but one of <{name}>", name=local_name(ends.root)),
            file=path,
            line=ends.root.sourceline,
        )
    for element in ends:
        depth = sum(1 for _ in element.iterancestors())
        if depth > 2:
            continue
        if local_name(element) == ("tu" if depth == 2 else "header"):
            yield element
        element.clear()
        parent = element.getparent()
        while parent is not None and element.getprevious() is not None:
            del parent[0]
        if progress is not None and report.read % _STEP == 0:
            progress.update(done=float(file.tell()))


class _Remarks(NamedTuple):
    """Notes and properties of a unit or of a variant."""

    notes: dict[str, None]  # in order, each once
    properties: dict[str, list[str]]


_NOTHING = _Remarks({}, {})


def _pairs(
    unit: Any, source_language: str, target_language: str, unit_language: str, path: Path
) -> tuple[list[TranslationUnit], str]:
    """The pairs of a ``tu``, or why there is none."""
    variants, general = _read_children(unit, "tuv")
    languages = tuple([variant.get(_LANGUAGE) or variant.get("lang", "") for variant in variants])
    choose = _choice if len(languages) <= _FEW else _choice.__wrapped__
    source_at, targets = choose(languages, source_language, target_language, unit_language)
    if source_at is None:
        return [], Message("no text in the source language")
    if not targets:
        return [], Message("no text in the target language")
    source = _text(_read_children(variants[source_at], "seg")[0], unit, path)
    if source.is_empty:
        return [], Message("empty source")
    pairs = []
    for target_at in targets:
        segments, own = _read_children(variants[target_at], "seg")
        target = _text(segments, unit, path)
        if not target.is_empty:
            pairs.append(_unit((general, own), unit, variants[target_at], source, target))
    return pairs, "" if pairs else Message("empty target")


@lru_cache(maxsize=512)
def _choice(
    languages: tuple[str, ...], source_language: str, target_language: str, preferred: str
) -> tuple[int | None, tuple[int, ...]]:
    """Positions of the source and of its translations among the variants of a unit.

    Among those nearest to the source language, one in ``preferred`` comes first.
    """
    ranks = [
        (far, language.strip().lower() != preferred.lower(), n)
        for n, language in enumerate(languages)
        if (far := distance(source_language, language)) is not None
    ]
    if not ranks:
        return None, ()
    source_at = min(ranks)[2]
    targets = {
        n: far
        for n, language in enumerate(languages)
        if n != source_at and (far := distance(target_language, language)) is not None
    }
    nearest = min(targets.values(), default=0)
    return source_at, tuple(n for n, far in targets.items() if far == nearest)


def _text(segments: list[Any], unit: Any, path: Path) -> TaggedText:
    """Text of the first of a variant's segments; the empty one if there is none."""
    if not segments:
        return TaggedText("")
    try:
        return read_segment(segments[0])
    except ValueError as error:
        line = segments[0].sourceline
        raise InputError(str(error), file=path, line=line, unit=unit.get("tuid", "")) from error


def _read_children(parent: Any, wanted: str) -> tuple[list[Any], _Remarks]:
    """The children of the name ``wanted``, and notes and properties, in one pass."""
    found: list[Any] = []
    remarks = _NOTHING
    for child in parent:
        name = child.tag
        if name != wanted:  # most are plain names
            name = local_name(child)
        if name == wanted:
            found.append(child)
        elif name in ("note", "prop") and (text := (child.text or "").strip()):
            if remarks is _NOTHING:
                remarks = _Remarks({}, defaultdict(list))
            if name == "note":
                remarks.notes[text] = None
            else:
                remarks.properties[child.get("type", "")].append(text)
    return found, remarks


def _unit(
    remarks: tuple[_Remarks, _Remarks],
    unit: Any,
    variant: Any,
    source: TaggedText,
    target: TaggedText,
) -> TranslationUnit:
    general, own = remarks
    values = dict(unit.items())
    if len(variant.attrib) > 1:  # more than its language
        values |= {name: value for name, value in variant.items() if value}
    note, properties = "", {}
    if general is not _NOTHING or own is not _NOTHING:
        note = "\n".join(general.notes | own.notes)
        properties = {
            kind: "\n".join((*general.properties.get(kind, ()), *own.properties.get(kind, ())))
            for kind in general.properties | own.properties
        }
    attributes = {}
    if not ATTRIBUTES.keys().isdisjoint(values):
        attributes = {
            name: value
            for name, form in ATTRIBUTES.items()
            if form.fullmatch(value := values.get(name, ""))
        }
    return TranslationUnit(
        source,
        target,
        unit.get("tuid", ""),
        _from_tmx_date(values.get("creationdate", "")),
        values.get("creationid", ""),
        _from_tmx_date(values.get("changedate", "")),
        values.get("changeid", ""),
        note,
        properties,
        attributes,
    )


_DATE = re.compile(r"(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d):?(\d\d)(?:\.\d+)?Z?)?")


@lru_cache(maxsize=1024)
def _from_tmx_date(text: str) -> str:
    found = _DATE.fullmatch(text.strip())
    if not found:
        return ""
    try:
        moment = datetime(*(int(part or 0) for part in found.groups()))  # type: ignore[arg-type]
    except ValueError:
        return ""
    return moment.isoformat(timespec="seconds") + "Z"


@lru_cache(maxsize=1024)
def _to_tmx_date(text: str) -> str:
    iso = _from_tmx_date(text)
    return iso.replace("-", "").replace(":", "")


def unit_attributes(
    id: str, created: str, author: str, changed: str, changed_by: str
) -> dict[str, str]:
    """Attributes of a ``tu``, for :meth:`TmxWriter.write_pair`; times as in a unit."""
    return {
        "tuid": id,
        "creationdate": _to_tmx_date(created),
        "creationid": author,
        "changedate": _to_tmx_date(changed),
        "changeid": changed_by,
    }


class TmxWriter:
    """Writes a memory in TMX 1.4b, level 2; the file appears when the ``with`` block ends well.
    An open file is written as it goes, and left open.

    Parameters
    ----------
    path
        A name that ends in ``.gz`` gets a packed file; or an open file.

    Raises
    ------
    StorageError
        The file could not be written; an older one is as it was.
    """

    def __init__(self, path: Path | IO[bytes], source_language: str, target_language: str) -> None:
        self.path = path
        self.count = 0
        self._source = source_language
        self._target = target_language
        self._languages = attribute(source_language), attribute(target_language)
        self._stack = ExitStack()
        self._stream: IO[bytes] | None = None

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self._stream = self._opened(stack)
            self._put(
                '<?xml version="1.0" encoding="UTF-8"?>\n'
                '<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n'
                '<tmx version="1.4">\n'
                f'<header creationtool="Postil" creationtoolversion={attribute(__version__)}'
                ' segtype="sentence" o-tmf="Postil" adminlang="en"'
                f' srclang={attribute(self._source)} datatype="xml"/>\n<body>\n'
            )
            self._stack = stack.pop_all()
        return self

    def _opened(self, stack: ExitStack) -> IO[bytes]:
        if not isinstance(self.path, Path):
            return self.path
        temporary = stack.enter_context(atomic_write(self.path))
        raw: IO[bytes] = stack.enter_context(temporary.open("wb"))
        if self.path.suffix.lower() == ".gz":
            packed: Any = gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0)
            raw = stack.enter_context(packed)
        return raw

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with self._stack:
            if kind is None:
                self._put("</body>\n</tmx>\n")
            else:
                self._stack.__exit__(kind, error, traceback)

    def write(self, unit: TranslationUnit) -> None:
        """Append one unit."""
        attributes = unit_attributes(
            unit.id, unit.created, unit.author, unit.changed, unit.changed_by
        )
        attributes |= {name: value for name, value in unit.attributes.items() if name in ATTRIBUTES}
        self.write_pair(unit.source, unit.target, attributes, unit.note, unit.properties)

    def write_pair(
        self,
        source: TaggedText,
        target: TaggedText,
        attributes: Mapping[str, str],
        note: str,
        properties: Mapping[str, str],
    ) -> None:
        """Write a unit by its values, as :meth:`write` does; quicker for many units.

        Parameters
        ----------
        attributes
            As they stand in the file; empty ones are left out.
        """
        said = ""
        for name, value in attributes.items():
            if value:
                said += f" {name}={attribute(legal(value))}"
        more = f"<note>{content(note)}</note>\n" if note else ""
        for kind, text in properties.items():
            more += f"<prop type={attribute(legal(kind))}>{content(text)}</prop>\n"
        numbers: dict[str, str] = {}
        if source.tags or target.tags:
            tags = source.tags + target.tags
            numbers = {tag.id: tag.id for tag in tags if is_number(tag.id)}
        left, right = self._languages
        self._put(
            f"<tu{said}>\n{more}"
            f"<tuv xml:lang={left}><seg>{write_segment(source, numbers)}</seg></tuv>\n"
            f"<tuv xml:lang={right}><seg>{write_segment(target, numbers)}</seg></tuv>\n"
            "</tu>\n"
        )
        self.count += 1

    def _put(self, text: str) -> None:
        if self._stream is None:
            raise ValueError("the writer is used outside its with block")
        self._stream.write(text.encode())
