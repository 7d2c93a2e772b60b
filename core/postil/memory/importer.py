"""Import and export of a memory as TMX: streaming, all or nothing, with counts of units."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO

from postil.formats.exchange.memory_files import read_memory
from postil.formats.exchange.tmx import (
    ATTRIBUTES,
    ImportReport,
    TmxWriter,
    TranslationUnit,
    unit_attributes,
)
from postil.memory.database import now, stretches
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit, UnitOrigin
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.text.text_tags import untagged
from postil.types.progress import Progress

PREVIOUS, FOLLOWING, DOCUMENT, KEY = "prev", "next", "file", "id"
"""Names of TMX properties for context, as other free tools call them."""

ORIGIN = "x-origin"
_OURS = {PREVIOUS, FOLLOWING, DOCUMENT, KEY, ORIGIN}

ATTRIBUTE = "@"
"""Before the name of a property that was an attribute of its unit, and becomes one again."""

ID = "tuid"
_ORIGINS: dict[str, UnitOrigin] = {
    "alignment": "alignment",
    "align": "alignment",
    "align!": "alignment",
    "machine": "machine",
    "machinetranslation": "machine",
    "mt": "machine",
    "mt!": "machine",
    "nmt": "machine",
    "amt": "machine",
}
"""Creators and origins that tools write on units that no person made, by kind."""

_STEP = 100  # units between two reports of progress

REPETITION = Message("the same translation again")
ALREADY_THERE = Message("in the memory already")


def import_tmx(
    memory: TranslationMemory,
    path: Path,
    source_language: str,
    target_language: str,
    progress: Progress | None = None,
) -> ImportReport:
    """Add the units of a file (TMX, or a memory of Trados) to ``memory``: all that can be used, or
    none if the file is broken.

    Returns
    -------
    ImportReport
        Units read, kept and rejected, with reasons.

    Raises
    ------
    InputError
        The file is damaged; nothing was added.
    StorageError
        The memory cannot be written; nothing was added.
    """
    report = ImportReport()
    memory.add_many(read_units(path, source_language, target_language, report, progress))
    return report


def read_units(
    path: Path,
    source_language: str,
    target_language: str,
    report: ImportReport,
    progress: Progress | None = None,
) -> Iterator[MemoryUnit]:
    """The units of a file of a memory, without repetitions; ``report`` is filled in as reading goes
    on.

    Raises
    ------
    InputError
        The file is damaged; units before that place have been handed out already.
    """
    units = read_memory(path, source_language, target_language, progress, report)
    return _once(_memory_units(units), report)


def unknown_units(
    units: Iterable[MemoryUnit],
    report: ImportReport,
    known: Callable[[Sequence[MemoryUnit]], Container[object]],
) -> Iterator[MemoryUnit]:
    """Those of the units that are not there yet; ``report`` counts the others as left out.

    Parameters
    ----------
    known
        Given some units, the identities of those that are there.
    """
    for some in stretches(units):
        there = known(some)
        for unit in some:
            if unit.identity in there:
                report.take_back(ALREADY_THERE)
            else:
                yield unit


def export_memory(
    memory: TranslationMemory,
    path: Path | IO[bytes],
    source_language: str,
    target_language: str,
    progress: Progress | None = None,
) -> int:
    """Write all units as TMX, to a new file or an open one; returns how many."""
    return write_units(
        memory.units(), path, source_language, target_language, progress, total=len(memory)
    )


def aligned_units(pairs: Iterable[tuple[str, str]], document: str = "") -> Iterator[MemoryUnit]:
    """Units of an alignment of two documents: marked as such, and knowing their neighbours.

    Parameters
    ----------
    pairs
        Plain texts of both sides, in the order of the documents.
    document
        Name of the document.
    """
    before = ""
    found = iter(pairs)
    pair = next(found, None)
    when = now()
    while pair is not None:
        source, target = pair
        pair = next(found, None)
        yield MemoryUnit(
            TaggedText.of(source),
            TaggedText.of(target),
            created=when,
            document=document,
            previous=before,
            following=pair[0] if pair is not None else "",
            origin="alignment",
        )
        before = source


def write_units(
    units: Iterable[MemoryUnit],
    path: Path | IO[bytes],
    source_language: str,
    target_language: str,
    progress: Progress | None = None,
    *,
    total: int = 0,
) -> int:
    """Write units, ``total`` of them if that is known, as TMX; returns how many."""
    progress = progress or Progress()
    progress.update(done=0.0, total=total)
    with TmxWriter(path, source_language, target_language) as writer:
        for some in stretches(units, _STEP):
            for unit in some:
                _write(writer, unit)
            progress.step(len(some))
        return writer.count


def _once(units: Iterator[MemoryUnit], report: ImportReport) -> Iterator[MemoryUnit]:
    """Leave out repetitions: the same texts, tags and neighbours again."""
    seen: set[int] = set()  # hashes: the texts of a large memory would fill the computer's own
    for unit in units:
        key = hash(unit.identity)
        if key in seen:
            report.take_back(REPETITION)
        else:
            seen.add(key)
            yield unit


def _memory_units(units: Iterator[TranslationUnit]) -> Iterator[MemoryUnit]:
    for unit in units:
        properties = unit.properties
        yield MemoryUnit(
            unit.source,
            unit.target,
            created=unit.created,
            author=unit.author,
            changed=unit.changed,
            changed_by=unit.changed_by,
            document=properties.get(DOCUMENT, ""),
            note=unit.note,
            previous=properties.get(PREVIOUS, ""),
            following=properties.get(FOLLOWING, ""),
            key=properties.get(KEY, ""),
            origin=_origin(unit),
            properties=_kept(unit) if properties or unit.id or unit.attributes else {},
        )


def _kept(unit: TranslationUnit) -> dict[str, str]:
    """Properties that mean nothing here, and attributes as properties of a name of their own."""
    kept = {kind: text for kind, text in unit.properties.items() if kind not in _OURS}
    if unit.id:
        kept[ATTRIBUTE + ID] = unit.id
    return kept | {ATTRIBUTE + name: text for name, text in unit.attributes.items()}


def _origin(unit: TranslationUnit) -> UnitOrigin:
    """Origin of a unit: a machine or an alignment; that of a person ("") if a person changed it
    since.
    """
    for kind, text in unit.properties.items():
        if kind.lower() == ORIGIN and text.lower() in _ORIGINS:
            return _ORIGINS[text.lower()]
    return _ORIGINS.get((unit.changed_by or unit.author).lower(), "")


def _write(writer: TmxWriter, unit: MemoryUnit) -> None:
    attributes: dict[str, str] = {}
    properties: dict[str, str] = {}
    for name, text in unit.properties.items():
        if not name.startswith(ATTRIBUTE):
            properties[name] = text
        elif (own := name[len(ATTRIBUTE) :]) == ID or own in ATTRIBUTES:
            attributes[own] = text
    for name, text in (
        (DOCUMENT, unit.document),
        (PREVIOUS, unit.previous),
        (FOLLOWING, unit.following),
        (KEY, unit.key),
        (ORIGIN, unit.origin),
    ):
        if text:
            properties[name] = text
    if unit.created or unit.author or unit.changed or unit.changed_by or attributes:
        attributes = (
            unit_attributes(
                attributes.pop(ID, ""), unit.created, unit.author, unit.changed, unit.changed_by
            )
            | attributes
        )
    writer.write_pair(
        untagged(unit.source), untagged(unit.target), attributes, unit.note, properties
    )
