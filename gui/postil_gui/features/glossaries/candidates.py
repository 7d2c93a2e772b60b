"""Term candidates: asked for in the background, and what is ticked added to a glossary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.features.terms.binding import TermsBinding
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtCore

if TYPE_CHECKING:
    from postil.workspace.project import Project
    from postil.workspace.proposals.term_extraction import ExtractionOptions
    from postil_gui.context import Context
    from postil_gui.features.glossaries.candidates_dialog import CandidatesDialog

_KEY = "term candidates"


class CandidateCommands(QtCore.QObject):
    """Shows the dialog and does what it asks for."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context

    def show(self) -> None:
        """Look for candidates in the documents of the open project."""
        open_project = self._context.open_project
        if open_project is None:
            return
        open_project.search.submit(
            Operation(
                tr("Look for term candidates"), lambda _: _names(open_project.project), self._open
            )
        )

    def _open(self, names: tuple[list[str], list[str], list[str]]) -> None:
        """Show the dialog with the names of documents, memories and glossaries."""
        from postil_gui.features.glossaries.candidates_dialog import (  # noqa: PLC0415
            CandidatesDialog,
        )

        open_project, terms = self._context.open_project, self._context.part(TermsBinding)
        if open_project is None or terms is None:
            return
        dialog = CandidatesDialog(*names, self._context.window)
        dialog.asked.connect(lambda options: self._find(dialog, options))
        dialog.added.connect(terms.service.add_all)
        dialog.finished.connect(lambda _: open_project.search.cancel(_KEY))
        dialog.open()
        dialog.look()

    def _find(self, dialog: CandidatesDialog, options: ExtractionOptions) -> None:
        open_project = self._context.open_project
        if open_project is None:
            return
        title = tr("Look for term candidates")

        def failed(error: Exception) -> None:
            dialog.show_candidates([])
            self._context.show_error(title, error)

        open_project.search.submit(
            Operation(
                title,
                lambda progress: open_project.project.term_extraction.find(options, progress),
                dialog.show_candidates,
                failed,
                key=_KEY,
            )
        )


def _names(project: Project) -> tuple[list[str], list[str], list[str]]:
    """Names of the documents, the memories, and the glossaries that may be added to."""
    glossaries = project.terminology.glossaries.items()
    free = [name for name, one in glossaries if not one.read_only]
    documents = [one.name for one in project.files.all()]
    return (
        documents,
        list(project.memories.sizes()),
        list(dict.fromkeys([project.info.name, *free])),
    )
