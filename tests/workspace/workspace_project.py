"""A small project to work on: what the tests of projects share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from workspace_engine import ParrotEngine

from postil.workspace.creation import NewProject, create_project
from postil.workspace.learning.engine import EngineOpener
from postil.workspace.project import Project

LINES = ["Open the file.", "Close the file.", "Save", "Open the file.", "Print page 2."]
MakeProject = Callable[..., Project]


def create(
    folder: Path,
    texts: list[list[str]],
    engine: Path | None,
    engine_opener: EngineOpener = ParrotEngine,
    **more: object,
) -> Project:
    """A project of text documents, written beside ``folder``."""
    documents = []
    for number, lines in enumerate(texts):
        path = folder.parent / f"doc{number}.txt"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        documents.append(path)
    return create_project(
        folder,
        NewProject(
            name="Manual",
            source_language="en",
            target_language="fr",
            documents=documents,
            engine=engine,
            author="Ada",
            **more,  # type: ignore[arg-type]
        ),
        engine_opener=engine_opener,
    )


def reopen(project: Project) -> Project:
    """Close ``project`` and open it again."""
    project.close()
    return Project.open(project.folder, engine_opener=ParrotEngine)
