"""A new project: its folder complete, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from postil.errors import UsageError
from postil.memory.database import now
from postil.types.files import atomic_folder
from postil.types.progress import Progress
from postil.workspace.database import initialise
from postil.workspace.engines import EngineOpener, open_engine
from postil.workspace.project import Project


def create_project(
    folder: Path,
    *,
    name: str,
    source_language: str,
    target_language: str,
    documents: Sequence[Path],
    memories: Sequence[Path] = (),
    glossaries: Sequence[Path] = (),
    segmentation: Path | None = None,
    engine: Path | None = None,
    author: str = "",
    progress: Progress | None = None,
    engine_opener: EngineOpener = open_engine,
) -> Project:
    """Make a project in ``folder`` and open it: complete, or not at all.

    Parameters
    ----------
    folder
        Must not exist, or be empty.
    memories
        TMX files.
    glossaries
        TSV or CSV files.
    segmentation
        SRX rules by which the documents are cut into sentences; by default Postil's own.
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
        raise UsageError(f"{folder} is not empty.", hint="Choose a new folder.")
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
                project.set_segmentation(segmentation)
            project.add_documents(documents, progress)
            for path in memories:
                project.import_memory(path, progress)
            for path in glossaries:
                project.import_glossary(path)
            if engine is not None:
                project.attach_engine(engine)
    return Project.open(folder, engine_opener=engine_opener)
