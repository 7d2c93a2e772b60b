"""The segments of one document of a project."""

from __future__ import annotations

from postil.workspace.project import Project
from postil.workspace.records import ProjectSegment


def segments_of(project: Project, document: int) -> list[ProjectSegment]:
    """In their order."""
    return [one for one in project.segments.read() if one.document == document]
