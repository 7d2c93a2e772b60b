"""The engine of the open project: chosen, exported, detached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui import paths
from postil_gui.features.engines.dialog import EnginesDialog
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project import exports
from postil_gui.widgets.dialogs import file_dialogs as files

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil_gui.context import Context


class EngineCommands:
    """Commands on the engine of the open project."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def attach(self) -> None:
        """Choose an engine for the open project."""
        open_project = self._context.open_project
        if open_project is None:
            return
        info = open_project.project.info
        languages, used = (info.source_language, info.target_language), info.engine

        def work(_progress: Progress) -> list[paths.KnownEngine]:
            return paths.known_engines(languages, used)

        def show(engines: list[paths.KnownEngine]) -> None:
            context = self._context
            if context.open_project is not open_project:  # another project is open by now
                return
            theme, settings, window = context.theme, context.settings, context.window
            dialog = EnginesDialog(theme, settings, languages, engines, used=used, parent=window)
            dialog.chosen.connect(open_project.attach_engine)
            dialog.open()

        self._context.trainer.executor.submit(Operation(tr("List the engines"), work, show))

    def detach(self) -> None:
        """Work without an engine."""
        if self._context.open_project is not None:
            self._context.open_project.detach_engine()

    def export(self) -> None:
        """Write the engine with what it learned here as one file."""
        context, open_project = self._context, self._context.open_project
        if open_project is None or open_project.project.engine is None:
            return
        path = files.ask_new_file(
            context.window,
            context.settings,
            tr("Export the engine"),
            f"{open_project.project.engine.manifest.label}.postil",
            files.ENGINES,
        )
        if path is not None:
            exports.export_engine(
                open_project, path, lambda: context.announce(tr("Exported to {path}.", path=path))
            )
