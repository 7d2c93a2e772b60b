"""Rules that make text a tag: tried in the background, and put into effect for all documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.qt import QtCore

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.documents.files import Outline
    from postil_gui.context import Context
    from postil_gui.features.text_tags.dialog import TextTagsDialog
    from postil_gui.project.project_session import ProjectSession

_KEY = "text tags"


class TextTagCommands(QtCore.QObject):
    """Shows the dialog and does what it asks for."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context

    def show(self) -> None:
        """Ask for the rules of the open project."""
        session = self._context.session
        if session is None:
            return
        self._context.save()
        rules = session.project.files.text_tags
        session.search.submit(
            Operation(tr("Read the rules"), lambda _: rules.patterns(), self._open, key=_KEY)
        )

    def _open(self, patterns: tuple[str, ...]) -> None:
        from postil_gui.features.text_tags.dialog import TextTagsDialog  # noqa: PLC0415

        session, editing = self._context.session, self._context.part(SegmentEditing)
        if session is None or editing is None:
            return
        document = None if editing.segment is None else editing.segment.document
        dialog = TextTagsDialog(
            self._context.theme, patterns, self._context.window, one_document=document is not None
        )
        dialog.asked.connect(lambda wanted: self._try(session, dialog, wanted, document))
        dialog.chosen.connect(lambda wanted: self._set(session, dialog, wanted))
        dialog.finished.connect(lambda _: session.search.cancel(_KEY))
        dialog.open()
        dialog.look()

    def _try(
        self,
        session: ProjectSession,
        dialog: TextTagsDialog,
        patterns: list[str],
        document: int | None,
    ) -> None:
        rules = session.project.files.text_tags
        session.search.submit(
            Operation(
                tr("Try the rules"),
                lambda progress: rules.try_out(patterns, document, progress),
                dialog.show_trial,
                dialog.show_problem,
                key=_KEY,
            )
        )

    def _set(self, session: ProjectSession, dialog: TextTagsDialog, patterns: list[str]) -> None:
        files = session.project.files

        def work(progress: Progress) -> tuple[list[int], Outline]:
            return files.text_tags.set(patterns, progress), files.outline()

        def done(found: tuple[list[int], Outline]) -> None:
            rows, outline = found
            session.documents_changed.emit(outline)
            view = self._context.view
            if view is not None:
                view.read_again(frozenset(rows))
                view.look_again()
            dialog.accept()
            self._context.announce(tr("%Ln segments have other tags now.", len(rows)))

        changes = Changes(counts=True)
        session.data.submit(
            Operation(
                tr("Make text tags"),
                work,
                done,
                dialog.show_problem,
                changes=lambda _: changes,
            )
        )
