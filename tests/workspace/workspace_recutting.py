"""What the tests of splitting and merging share, whatever the format of the document."""

from __future__ import annotations

import random
from pathlib import Path

from workspace_engine import ParrotEngine

from postil.errors import UsageError
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project
from postil.workspace.segments.split_merge import Recut


def project_of(folder: Path, document: Path) -> Project:
    """A project of one document, with an engine that learns."""
    return create_project(
        folder / "project",
        NewProject(
            name="x",
            source_language="en",
            target_language="fr",
            documents=[document],
            engine=ParrotEngine.make(folder / "parrot"),
        ),
        engine_opener=ParrotEngine,
    )


def swapped(text: TaggedText) -> TaggedText:
    """A translation of a text, with its tags."""
    return TaggedText.from_parts(
        part.swapcase() if isinstance(part, str) else part for part in text.parts()
    )


def state(project: Project) -> list[tuple[object, ...]]:
    """All of the segments that a cut may change."""
    return [
        (one.key, one.source, one.target, one.state, one.origin, one.confirmed)
        for one in project.segments.read()
    ]


def cut_at_random(project: Project, chance: random.Random) -> Recut | None:
    """Split or merge somewhere; None where that is not possible."""
    row = chance.choice(project.segments.read())
    try:
        if chance.random() < 0.5:
            return project.tools.recutting.merge(row.row_id)
        offset = chance.randint(0, len(row.source))
        return project.tools.recutting.split(row.row_id, offset, offset)
    except UsageError:
        return None
