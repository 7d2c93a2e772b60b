"""TMX into a memory and out of it: streaming, all or nothing, counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from postil.formats.tmx import ImportReport, TmxWriter, TranslationUnit, read_tmx
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.types.progress import Progress

PREVIOUS, FOLLOWING, DOCUMENT = "prev", "next", "file"
"""Names of TMX properties for the neighbours and the document, as other free tools call them."""

REPETITION = "the same translation again"


def import_tmx(
    memory: TranslationMemory,
    path: Path,
    source_language: str,
    target_language: str,
    progress: Progress | None = None,
) -> ImportReport:
    """Add the units of a TMX file to ``memory``: all that can be used, or none if the file is
    broken.

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
    units = read_tmx(path, source_language, target_language, progress, report)
    memory.add_many(_once(_memory_units(units), report))
    return report


def export_memory(
    memory: TranslationMemory,
    path: Path,
    source_language: str,
    target_language: str,
    progress: Progress | None = None,
) -> int:
    """Write all units as TMX; returns how many."""
    count = 0
    progress = progress or Progress()
    with TmxWriter(path, source_language, target_language) as writer:
        for unit in progress.track(memory.units(), total=len(memory)):
            writer.write(_translation_unit(unit))
            count += 1
    return count


def _once(units: Iterator[MemoryUnit], report: ImportReport) -> Iterator[MemoryUnit]:
    """Leave out repetitions: the same texts, tags and neighbours again."""
    seen: set[int] = set()  # hashes: the texts of a large memory would fill the computer's own
    for unit in units:
        key = hash((unit.source, unit.target, unit.previous, unit.following))
        if key in seen:
            report.kept -= 1
            report.pairs -= 1
            report.rejected += 1
            report.reasons[REPETITION] += 1
        else:
            seen.add(key)
            yield unit


def _memory_units(units: Iterator[TranslationUnit]) -> Iterator[MemoryUnit]:
    for unit in units:
        yield MemoryUnit(
            unit.source,
            unit.target,
            created=unit.created,
            author=unit.author,
            changed=unit.changed,
            changed_by=unit.changed_by,
            document=unit.properties.get(DOCUMENT, ""),
            note=unit.note,
            previous=unit.properties.get(PREVIOUS, ""),
            following=unit.properties.get(FOLLOWING, ""),
        )


def _translation_unit(unit: MemoryUnit) -> TranslationUnit:
    properties = {
        DOCUMENT: unit.document,
        PREVIOUS: unit.previous,
        FOLLOWING: unit.following,
    }
    return TranslationUnit(
        source=unit.source,
        target=unit.target,
        id=str(unit.id),
        created=unit.created,
        author=unit.author,
        changed=unit.changed,
        changed_by=unit.changed_by,
        note=unit.note,
        properties={name: value for name, value in properties.items() if value},
    )
