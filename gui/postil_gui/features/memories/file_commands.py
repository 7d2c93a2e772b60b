"""Memories as files: imported into the open project, and the project's own memory exported."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.features.memories.import_report import import_counts, import_reasons, import_title
from postil_gui.i18n.messages import tr
from postil_gui.project import exports
from postil_gui.widgets.dialogs import file_dialogs as files

if TYPE_CHECKING:
    from postil.formats.exchange.tmx import ImportReport
    from postil_gui.context import Context


class MemoryFileCommands:
    """Imports and exports memories from the Project menu.

    Parameters
    ----------
    imported
        Called when the project has other units than before.
    """

    def __init__(self, context: Context, imported: Callable[[], None]) -> None:
        self._context = context
        self._tell_imported = imported

    def export(self) -> None:
        """Ask where to, and write the project's own memory."""
        open_project = self._context.open_project
        if open_project is None:
            return
        path = files.ask_new_file(
            self._context.window,
            self._context.settings,
            tr("Export the memory"),
            f"{open_project.project.info.name}.tmx",
            files.FileKind("TMX", (".tmx",)),
        )
        if path is not None:
            exports.export_memory(
                open_project,
                path,
                lambda number: self._context.announce(
                    tr("%Ln units exported to {path}.", number, path=path)
                ),
            )

    def add(self) -> None:
        """Ask for a TMX file, and bring it along."""
        open_project = self._context.open_project
        if open_project is None:
            return
        path = files.ask_file(
            self._context.window, self._context.settings, tr("Import a memory"), files.MEMORIES
        )
        if path is not None:
            open_project.import_memory(path, partial(self._imported, path))

    def _imported(self, path: Path, result: tuple[str, ImportReport]) -> None:
        name, report = result
        sentence = f"{import_title(path.name, name, report)} {import_counts(report)}"
        reasons = ", ".join(import_reasons(report))
        self._context.announce(f"{sentence} ({reasons})" if reasons else sentence)
        self._tell_imported()
