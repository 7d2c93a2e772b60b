"""Exports of an open project: translated documents, memories, its engine.

All of it is written on the data executor: what was given to that before is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject

if TYPE_CHECKING:
    from postil.types.progress import Progress


def export_document(
    open_project: OpenProject,
    document: int,
    path: Path,
    done: Callable[[], None],
    failed: Callable[[Exception], None],
) -> None:
    """Write a translated document."""
    project = open_project.project
    open_project.data.submit(
        Operation(
            tr("Export the document"),
            lambda _: project.files.export(document, path),
            lambda _: done(),
            failed,
        )
    )


def export_memory(
    open_project: OpenProject, path: Path, done: Callable[[int], None], name: str = ""
) -> None:
    """Write a memory, by default the project's own, as TMX."""
    project = open_project.project
    open_project.data.submit(
        Operation(
            tr("Export the memory"),
            lambda progress: project.memories.export(path, progress, name),
            done,
        )
    )


def export_memories(
    open_project: OpenProject,
    paths: Mapping[str, Path],
    done: Callable[[], None],
    failed: Callable[[Exception], None],
    *,
    sample: Path | None = None,
) -> None:
    """Write memories, by name, as TMX files to train on, and what is left to translate to
    ``sample``.
    """
    project = open_project.project

    def work(progress: Progress) -> None:
        for name, path in paths.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            project.memories.export(path, progress, name)
        if sample is not None:
            from postil.workspace.segments.sample import write_sample  # noqa: PLC0415

            write_sample(project.segments, sample)

    open_project.data.submit(Operation(tr("Export the memories"), work, lambda _: done(), failed))


def export_engine(open_project: OpenProject, path: Path, done: Callable[[], None]) -> None:
    """Write the engine with what it learned here as one ``.postil`` file."""
    project = open_project.project

    def work(_progress: Progress) -> None:
        from postil.engine.exchange.archive import export_engine as write_archive  # noqa: PLC0415 (opens models)

        folder = project.info.engine
        if folder is None:
            raise RuntimeError("no engine is attached")
        write_archive(folder, path, project.learned.in_force())

    open_project.data.submit(Operation(tr("Export the engine"), work, lambda _: done()))
