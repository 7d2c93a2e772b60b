"""Shared memories made and attached."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.features.memories.share_dialog import ShareDialog, Sharing
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.settings import SHARED_MEMORIES

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.project import Project
    from postil_gui.context import Context


def ask_sharing(context: Context, memory: str, attached: Callable[[str], None]) -> None:
    """Ask for a shared memory and attach it; ``attached`` gets what it is called in the project.

    Parameters
    ----------
    memory
        Of which a new one can be made; "" if of none.
    """
    open_project = context.open_project
    if open_project is None:
        return
    project = open_project.project
    here = set(project.memories.shared.paths)
    known = [Path(name) for name in context.settings.get(SHARED_MEMORIES)]
    offered = [one for one in known if one not in here and one.is_file()]
    dialog = ShareDialog(context.settings, offered, memory, context.window)

    def done(sharing: Sharing, name: str) -> None:
        context.settings.remember_shared_memory(sharing.path)
        if open_project is context.open_project:
            attached(name)

    def begin(sharing: Sharing) -> None:
        open_project.imports.submit(
            Operation(
                tr("Attach the shared memory"),
                lambda progress: attach(project, sharing, progress),
                lambda name: done(sharing, name),
                changes=lambda _: Changes(counts=True),
            )
        )

    dialog.chosen.connect(begin)
    dialog.open()


def attach(project: Project, sharing: Sharing, progress: Progress) -> str:
    """Do what was asked for; returns what the memory is called in the project."""
    memories = project.memories
    if sharing.made_of:
        memories.share(sharing.made_of, sharing.path, progress)
    name = memories.attach(sharing.path, updates=sharing.updates)
    settings = memories.settings
    weighed = replace(settings.memory(name), priority=sharing.priority, penalty=sharing.penalty)
    memories.set_settings(replace(settings, memories={**settings.memories, name: weighed}))
    return name
