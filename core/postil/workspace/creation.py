"""A new project: its folder complete, or not at all."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from types import MappingProxyType

from postil.errors import UsageError
from postil.formats.filter_options import Extra, Style
from postil.memory.database import now
from postil.memory.shared import SUFFIX as SHARED_SUFFIX
from postil.messages import Message
from postil.types.files import atomic_folder
from postil.types.progress import Progress
from postil.workspace.database import initialise
from postil.workspace.learning.engine import EngineOpener, open_engine
from postil.workspace.project import Project
from postil.workspace.proposals.match_settings import MemorySettings


@dataclass(frozen=True, slots=True)
class MemoryFile:
    """A TMX file to bring along or a shared memory to attach, and how it is to be used."""

    path: Path
    settings: MemorySettings = field(default_factory=MemorySettings)


def create_project(
    folder: Path,
    *,
    name: str,
    source_language: str,
    target_language: str,
    documents: Sequence[Path],
    folders: Mapping[Path, str] = MappingProxyType({}),
    memories: Sequence[Path | MemoryFile] = (),
    glossaries: Sequence[Path] = (),
    segmentation: Path | None = None,
    include: Collection[Extra] = (),
    columns: Sequence[str] = (),
    placeholders: Style = Style.AUTO,
    engine: Path | None = None,
    author: str = "",
    deadline: date | None = None,
    progress: Progress | None = None,
    engine_opener: EngineOpener = open_engine,
) -> Project:
    """Make a project in ``folder`` and open it: complete, or not at all.

    Parameters
    ----------
    folder
        Must not exist, or be empty.
    folders
        In which folder each document was found, if that is to be kept.
    memories
        TMX files, and shared memories.
    glossaries
        TBX, UTX, TSV or CSV files.
    segmentation
        SRX rules by which the documents are cut into sentences; by default Postil's own.
    include
        What is read beside the body of documents.
    columns
        Which columns of tables are read, by heading or number; all if none is named.
    placeholders
        Style of those in JSON, properties and tables.
    deadline
        The day it is due.
    progress
        Counts bytes of the files that are read.
    engine_opener
        What opens engines; another one in tests.

    Raises
    ------
    UsageError
        The folder is not empty, or a name is missing.
    InputError
        A document, memory or glossary cannot be read.
    StorageError
        The folder cannot be written.
    """
    if not (name and source_language and target_language):
        raise UsageError("A project needs a name, a source and a target language.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(
            Message("{folder} is not empty.", folder=folder), hint="Choose a new folder."
        )
    brought = [one if isinstance(one, MemoryFile) else MemoryFile(one) for one in memories]
    progress = progress or Progress()
    with atomic_folder(folder) as temporary:
        settings = {
            "name": name,
            "source_language": source_language,
            "target_language": target_language,
            "author": author,
            "created": now(),
            "memory": name,
        }
        initialise(temporary, settings)
        with Project.open(temporary, engine_opener=engine_opener) as project:
            if segmentation is not None:
                project.files.set_segmentation(segmentation)
            if include:
                project.files.set_extras(include)
            if columns:
                project.files.set_columns(columns)
            if placeholders is not Style.AUTO:
                project.files.set_placeholders(placeholders)
            project.plan.set_deadline(deadline)
            places = {one: folders.get(one, "") for one in documents}
            _fill(project, places, brought, glossaries, progress)
            if engine is not None:
                project.attach_engine(engine)
    return Project.open(folder, engine_opener=engine_opener)


def _fill(
    project: Project,
    documents: Mapping[Path, str],
    memories: Sequence[MemoryFile],
    glossaries: Sequence[Path],
    progress: Progress,
) -> None:
    """Read the files, each with its share of the progress by its size; ``documents`` with their
    folders.
    """
    sizes = [_size(one) for one in documents]
    sizes += [_size(one.path) for one in memories]
    total = sum(sizes) or 1
    progress.update(done=0, total=total, message=", ".join(one.name for one in [*documents][:3]))
    read = sum(sizes[: len(documents)])
    project.files.add(list(documents), progress.part(read / total), folders=documents)
    weighed = project.memories.settings
    for one, size in zip(memories, sizes[len(documents) :], strict=True):
        progress.update(done=read, message=one.path.name)
        given = _bring(project, one, progress.part(size / total))
        weighed = replace(weighed, memories={**weighed.memories, given: one.settings})
        read += size
    progress.update(done=total)
    if memories:
        project.memories.set_settings(weighed)
    for path in glossaries:
        progress.check()
        project.terminology.import_file(path, progress.part(0))


def _bring(project: Project, memory: MemoryFile, progress: Progress) -> str:
    """Attach a shared memory, or copy a TMX file; returns the name."""
    if memory.path.suffix.lower() == SHARED_SUFFIX:
        return project.memories.attach(memory.path)
    return project.memories.add(memory.path, progress)[0]


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0  # reading it says what is wrong
