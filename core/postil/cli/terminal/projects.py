"""The project that a command works on."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from postil.errors import EngineError, StorageError

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.project import Project


def add_read_only(parser: argparse.ArgumentParser) -> None:
    """``--read-only``, of commands that need not change the project."""
    parser.add_argument(
        "--read-only",
        action="store_true",
        help="write nothing into the project: for one that is open elsewhere, or on a disk that is "
        "full or cannot be written to",
    )


def open_project(
    folder: Path, args: argparse.Namespace, progress: Progress | None = None
) -> Project:
    """Open a project, read-only if ``args.read_only`` is set.

    Raises
    ------
    ProjectError, StorageError
        It cannot be opened so; the hint says so if it can be opened read-only.
    """
    from postil.workspace.lock import ProjectInUse  # noqa: PLC0415
    from postil.workspace.project import Project  # noqa: PLC0415

    if args.read_only:
        from postil.workspace.read_only import open_read_only  # noqa: PLC0415

        return open_read_only(folder, progress=progress)
    try:
        return Project.open(folder, progress=progress)
    except (ProjectInUse, StorageError) as error:
        error.hint = (
            f"To read it as it is, without writing to it:  postil {args.command} --read-only"
        )
        raise


def need_engine(project: Project, instead: str = "") -> None:
    """Refuse to go on without the engine of a project that has one, which opens without it, too.

    Parameters
    ----------
    instead
        The option that does without it.

    Raises
    ------
    EngineError
        The engine was moved, or cannot be opened.
    """
    if project.engine_error:
        hint = f"Bring it back, or do without it:  {instead}" if instead else "Bring it back."
        raise EngineError(project.engine_error, hint=hint)
