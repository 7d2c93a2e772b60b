"""Commands to export the translated document or the memory, and to import memories."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from postil.workspace.records import DocumentInfo
from postil_gui.features.memories.import_words import import_counts, import_reasons, import_title
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.operations import exports
from postil_gui.qt import QtWidgets
from postil_gui.widgets import file_dialogs as files
from postil_gui.widgets.plain_text import InputDialog

if TYPE_CHECKING:
    from postil.formats.tmx import ImportReport
    from postil_gui.shell.desk import Desk


class ExportCommands:
    """Commands on the files of a project."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def callbacks(self) -> dict[str, Callable[[], None]]:
        """By id of the action."""
        return {
            "project.export_document": self.export_document,
            "project.export_memory": self.export_memory,
            "project.add_memory": self.add_memory,
        }

    def export_document(self) -> None:
        """Ask where to, and write the document of the open segment."""
        session, view = self._desk.session, self._desk.view
        if session is None or view is None:
            return
        session.list_documents(self._export_one_of)

    def _export_one_of(self, documents: list[DocumentInfo]) -> None:
        session, view = self._desk.session, self._desk.view
        document = self._document(documents)
        if session is None or view is None or document is None:
            return
        language = session.project.info.target_language
        name = f"{Path(document.name).stem}.{language}{Path(document.name).suffix}"
        path = files.ask_new_file(
            self._desk.window,
            self._desk.settings,
            tr("Export the translation"),
            name,
            files.FileKind(mark("Document"), (Path(document.name).suffix,)),
        )
        if path is None:
            return
        view.flow.save()
        rest = document.segments - document.confirmed
        note = tr(" %Ln of its segments are not confirmed.", rest) if rest else ""
        exports.export_document(
            session,
            document.id,
            path,
            lambda: self._say(tr("Exported to {path}.{note}", path=path, note=note)),
        )

    def export_memory(self) -> None:
        """Ask where to, and write the project's own memory."""
        session = self._desk.session
        if session is None:
            return
        path = files.ask_new_file(
            self._desk.window,
            self._desk.settings,
            tr("Export the memory"),
            f"{session.project.info.name}.tmx",
            files.FileKind("TMX", (".tmx",)),
        )
        if path is not None:
            exports.export_memory(
                session,
                path,
                lambda number: self._say(tr("%Ln units exported to {path}.", number, path=path)),
            )

    def add_memory(self) -> None:
        """Ask for a TMX file, and bring it along."""
        session = self._desk.session
        if session is None:
            return
        path = files.ask_file(
            self._desk.window, self._desk.settings, tr("Import a memory"), files.MEMORIES
        )
        if path is not None:
            session.import_memory(path, partial(self._imported, path))

    def _imported(self, path: Path, result: tuple[str, ImportReport]) -> None:
        name, report = result
        told = f"{import_title(path.name, name, report)} {import_counts(report)}"
        reasons = ", ".join(import_reasons(report))
        self._say(f"{told} ({reasons})" if reasons else told)
        if self._desk.view is not None:
            self._desk.view.look_again()

    def _document(self, documents: list[DocumentInfo]) -> DocumentInfo | None:
        """The document of the open segment; if there are several, the translator says which."""
        if len(documents) < 2:
            return documents[0] if documents else None
        segment = self._desk.view.flow.segment if self._desk.view is not None else None
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
        dialog = InputDialog(self._desk.window)
        dialog.setWindowTitle(tr("Export the Translation"))
        dialog.setLabelText(tr("Document"))
        dialog.setComboBoxItems(names)
        dialog.setTextValue(names[here])
        chosen = dialog.exec() == QtWidgets.QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return documents[names.index(dialog.textValue())] if chosen else None

    def _say(self, text: str) -> None:
        self._desk.window.status.announce(text)
