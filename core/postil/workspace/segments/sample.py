"""The open segments of a project, as a sample for trainings that take one."""

from __future__ import annotations

from pathlib import Path

from postil.errors import UsageError
from postil.types.files import atomic_write, make_folder
from postil.workspace.segments.project_segments import ProjectSegments


def write_sample(segments: ProjectSegments, path: Path) -> None:
    """Write the sources of all segments that are not confirmed, one a line, without tags.

    Raises
    ------
    UsageError
        Everything is confirmed.
    StorageError
        The file cannot be written.
    """
    lines = [" ".join(one.source.plain.split()) for one in segments.read() if not one.confirmed]
    text = "".join(f"{line}\n" for line in lines if line)
    if not text:
        raise UsageError(
            "Everything in this project is confirmed.",
            hint="Choose a text file instead, or leave it out.",
        )
    make_folder(path.parent)
    with atomic_write(path) as temporary:
        temporary.write_text(text, encoding="utf-8")
