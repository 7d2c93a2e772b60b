"""A folder of documents translated in one go: a project is made of it, pre-translated, exported."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from postil.engine.manifest import EngineManifest
from postil.errors import Cancelled, UsageError
from postil.messages import Message
from postil.types.progress import Progress
from postil.types.temporary import ScratchFolder
from postil.workspace.creation import MemoryFile, NewProject, create_project
from postil.workspace.documents.documents import make_folder
from postil.workspace.documents.files import Drafts, ExportOutcome
from postil.workspace.documents.import_candidates import look_at
from postil.workspace.learning.engine import EngineOpener, open_engine
from postil.workspace.segments.batch import BatchReport, PretranslatePolicy


@dataclass(frozen=True, slots=True)
class FolderOrder:
    """Order to translate a folder: which documents, with which memories and engine.

    Attributes
    ----------
    source
        The folder of documents; its subfolders too.
    out
        Where the translations go, under the same names.
    languages
        Source and target; "" to take what the documents, the memories or the engine are in.
    project
        Where to keep the project, to go on by hand; None: it is not kept.
    """

    source: Path
    out: Path
    languages: tuple[str, str] = ("", "")
    memories: Sequence[Path | MemoryFile] = ()
    glossaries: Sequence[Path] = ()
    engine: Path | None = None
    policy: PretranslatePolicy = field(default_factory=PretranslatePolicy)
    drafts: Drafts = "keep"
    project: Path | None = None


@dataclass(frozen=True, slots=True)
class FolderReport:
    """Report of it; ``refused`` are files that could not be read, with the reason."""

    outcomes: list[ExportOutcome]
    refused: list[tuple[Path, str]]
    filled: BatchReport


def translate_folder(
    order: FolderOrder,
    progress: Progress | None = None,
    *,
    engine_opener: EngineOpener = open_engine,
) -> FolderReport:
    """Translate a folder of documents; documents that cannot be read or written are reported, the
    rest is done.

    Raises
    ------
    UsageError
        There is no document, the languages are not known, or the result would overwrite them.
    InputError, EngineError, StorageError
        A memory, a glossary, the engine, the folder of the project.
    Cancelled
        Before the first document was written.
    """
    progress = progress or Progress()
    progress.update(done=0.0, total=1.0)
    source, out = order.source.resolve(), order.out.resolve()
    if out == source or source in out.parents:
        raise UsageError(
            Message("{out} lies in the folder that is to be translated.", out=order.out),
            hint="Choose another folder for the translations.",
        )
    found = look_at([order.source], "document", progress.part(0.1))
    if not found.files:
        raise UsageError(
            Message("There is no document in {source} that can be translated.", source=order.source)
        )
    said = look_at([_path(one) for one in order.memories], "memory").languages()
    spoken = ("", "")
    if order.engine is not None:
        manifest = EngineManifest.load(order.engine)
        spoken = (manifest.source_language, manifest.target_language)
    languages = [
        next((code for code in codes if code), "")
        for codes in zip(order.languages, found.languages(), said, spoken, strict=True)
    ]
    if not all(languages):
        raise UsageError(
            "The documents do not say which languages they are in.", hint="Choose both languages."
        )
    with ScratchFolder() as scratch:
        folder = order.project or scratch / "project"
        with create_project(
            folder,
            NewProject(
                name=folder.name if order.project else order.source.name or "documents",
                source_language=languages[0],
                target_language=languages[1],
                documents=[file.path for file in found.files],
                memories=order.memories,
                glossaries=order.glossaries,
                engine=order.engine,
            ),
            progress=progress.part(0.2),
            engine_opener=engine_opener,
        ) as project:
            progress.update(done=0.3)
            filled = project.batch.pretranslate(order.policy, progress=progress.part(0.6))
            progress.update(done=0.9)
            paths = {
                one: (out / file.path.resolve().relative_to(source)).with_name(one.name)
                for file, one in zip(found.files, project.files.all(), strict=True)
            }
            make_folder(out)
            outcomes = project.files.export_to(paths, order.drafts, progress.part(0.1))
    with suppress(Cancelled):  # the report has what was written
        progress.update(done=1.0)
    return FolderReport(outcomes, found.refused, filled)


def _path(memory: Path | MemoryFile) -> Path:
    return memory.path if isinstance(memory, MemoryFile) else memory
