"""A new project: its folder complete, or not at all."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path

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


@dataclass(frozen=True, slots=True)
class NewProject:
    """Everything that a new project is made of.

    Attributes
    ----------
    name
        The project's, and that of its memory.
    source_language, target_language
        Language tags.
    documents
        Files to be translated.
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
    engine
        Folder of the engine that it begins with.
    author
        Name of the translator, for what is confirmed.
    deadline
        The day it is due.
    """

    name: str
    source_language: str
    target_language: str
    documents: Sequence[Path]
    folders: Mapping[Path, str] = field(default_factory=dict)
    memories: Sequence[Path | MemoryFile] = ()
    glossaries: Sequence[Path] = ()
    segmentation: Path | None = None
    include: Collection[Extra] = ()
    columns: Sequence[str] = ()
    placeholders: Style = Style.AUTO
    engine: Path | None = None
    author: str = ""
    deadline: date | None = None


def create_project(
    folder: Path,
    new: NewProject,
    *,
    progress: Progress | None = None,
    engine_opener: EngineOpener = open_engine,
) -> Project:
    """Make a project in ``folder`` and open it: complete, or not at all.

    Parameters
    ----------
    folder
        Must not exist, or be empty.
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
    if not (new.name and new.source_language and new.target_language):
        raise UsageError("A project needs a name, a source and a target language.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(
            Message("{folder} is not empty.", folder=folder), hint="Choose a new folder."
        )
    with atomic_folder(folder) as temporary:
        settings = {
            "name": new.name,
            "source_language": new.source_language,
            "target_language": new.target_language,
            "author": new.author,
            "created": now(),
            "memory": new.name,
        }
        initialise(temporary, settings)
        with Project.open(temporary, engine_opener=engine_opener) as project:
            _set_reading(project, new)
            project.plan.set_deadline(new.deadline)
            _fill(project, new, progress or Progress())
            if new.engine is not None:
                project.attach_engine(new.engine)
    return Project.open(folder, engine_opener=engine_opener)


def _set_reading(project: Project, new: NewProject) -> None:
    """Set how documents are read, before they are."""
    if new.segmentation is not None:
        project.files.set_segmentation(new.segmentation)
    if new.include:
        project.files.set_extras(new.include)
    if new.columns:
        project.files.set_columns(new.columns)
    if new.placeholders is not Style.AUTO:
        project.files.set_placeholders(new.placeholders)


def _fill(project: Project, new: NewProject, progress: Progress) -> None:
    """Read the files, each with its share of the progress by its size."""
    documents = {one: new.folders.get(one, "") for one in new.documents}
    memories = [one if isinstance(one, MemoryFile) else MemoryFile(one) for one in new.memories]
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
    for path in new.glossaries:
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
        return 0  # reading it raises the error
