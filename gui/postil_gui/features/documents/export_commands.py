"""The translated document, exported."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from postil.workspace.records import DocumentInfo
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.project import exports
from postil_gui.qt import QtWidgets
from postil_gui.widgets import file_dialogs as files
from postil_gui.widgets.plain_text import InputDialog

if TYPE_CHECKING:
    from postil_gui.context import Context


class ExportCommands:
    """Writes translated documents."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def export_document(self) -> None:
        """Ask where to, and write the document of the open segment."""
        session, view = self._context.session, self._context.view
        if session is None or view is None:
            return
        session.list_documents(self._export_one_of)

    def _export_one_of(self, documents: list[DocumentInfo]) -> None:
        session, view = self._context.session, self._context.view
        document = self._document(documents)
        if session is None or view is None or document is None:
            return
        language = session.project.info.target_language
        name = f"{Path(document.name).stem}.{language}{Path(document.name).suffix}"
        path = files.ask_new_file(
            self._context.window,
            self._context.settings,
            tr("Export the translation"),
            name,
            files.FileKind(mark("Document"), (Path(document.name).suffix,)),
        )
        if path is None:
            return
        view.save()
        rest = document.segments - document.confirmed
        note = tr(" %Ln of its segments are not confirmed.", rest) if rest else ""
        exports.export_document(
            session,
            document.id,
            path,
            lambda: self._say(tr("Exported to {path}.{note}", path=path, note=note)),
        )

    def _document(self, documents: list[DocumentInfo]) -> DocumentInfo | None:
        """The document of the open segment; if there are several, the translator says which."""
        if len(documents) < 2:
            return documents[0] if documents else None
        segment = self._context.view.segment if self._context.view is not None else None
        here = next(
            (n for n, one in enumerate(documents) if segment and one.id == segment.document), 0
        )
        names = [
            tr(
                "{name} ({confirmed} of {segments} confirmed)",
                name=one.name,
                confirmed=whole(one.confirmed),
                segments=whole(one.segments),
            )
            for one in documents
        ]
        dialog = InputDialog(self._context.window)
        dialog.setWindowTitle(tr("Export the Translation"))
        dialog.setLabelText(tr("Document"))
        dialog.setComboBoxItems(names)
        dialog.setTextValue(names[here])
        chosen = dialog.exec() == QtWidgets.QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return documents[names.index(dialog.textValue())] if chosen else None

    def _say(self, text: str) -> None:
        self._context.announce(text)
