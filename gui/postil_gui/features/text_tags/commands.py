"""Rules that make text a tag: tried in the background, and put into effect for all documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.qt import QtCore
from postil_gui.widgets.keys.opening_keys import open_for_typing

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.documents.files import Outline
    from postil_gui.context import Context
    from postil_gui.features.text_tags.dialog import TextTagsDialog
    from postil_gui.project.open_project import OpenProject

_KEY = "text tags"


class TextTagCommands(QtCore.QObject):
    """Shows the dialog and does what it asks for."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context

    def show(self) -> None:
        """Ask for the rules of the open project."""
        open_project = self._context.open_project
        if open_project is None:
            return
        self._context.save()
        rules = open_project.project.files.text_tags
        open_project.search.submit(
            Operation(tr("Read the rules"), lambda _: rules.patterns(), self._open, key=_KEY)
        )

    def _open(self, patterns: tuple[str, ...]) -> None:
        from postil_gui.features.text_tags.dialog import TextTagsDialog  # noqa: PLC0415

        open_project, editing = self._context.open_project, self._context.part(SegmentEditing)
        if open_project is None or editing is None:
            return
        document = None if editing.segment is None else editing.segment.document
        dialog = TextTagsDialog(
            self._context.theme, patterns, self._context.window, one_document=document is not None
        )
        dialog.asked.connect(lambda wanted: self._try(open_project, dialog, wanted, document))
        dialog.chosen.connect(lambda wanted: self._set(open_project, dialog, wanted))
        dialog.finished.connect(lambda _: open_project.search.cancel(_KEY))
        open_for_typing(dialog)
        dialog.look()

    def _try(
        self,
        open_project: OpenProject,
        dialog: TextTagsDialog,
        patterns: list[str],
        document: int | None,
    ) -> None:
        rules = open_project.project.files.text_tags
        open_project.search.submit(
            Operation(
                tr("Try the rules"),
                lambda progress: rules.try_out(patterns, document, progress),
                dialog.show_trial,
                dialog.show_problem,
                key=_KEY,
            )
        )

    def _set(self, open_project: OpenProject, dialog: TextTagsDialog, patterns: list[str]) -> None:
        files = open_project.project.files

        def work(progress: Progress) -> tuple[list[int], Outline]:
            return files.text_tags.set(patterns, progress), files.outline()

        def done(found: tuple[list[int], Outline]) -> None:
            rows, outline = found
            open_project.documents_changed.emit(outline)
            view = self._context.view
            if view is not None:
                view.read_again(frozenset(rows))
                view.look_again()
            dialog.accept()
            self._context.announce(tr("%Ln segments have other tags now.", len(rows)))

        changes = Changes(counts=True)
        open_project.data.submit(
            Operation(
                tr("Make text tags"),
                work,
                done,
                dialog.show_problem,
                changes=lambda _: changes,
            )
        )
