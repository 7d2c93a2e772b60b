"""The translated document, exported."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from postil.workspace.records import DocumentInfo
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.operations.operation import Operation
from postil_gui.project import exports
from postil_gui.qt import QtWidgets
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.open_segments import ask_about_open
from postil_gui.widgets.plain_text import InputDialog

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil_gui.context import Context


@dataclass(frozen=True, slots=True)
class OpenSegments:
    """Segments of a document that are not confirmed: drafts, empty ones, number of the first."""

    drafts: int = 0
    empty: int = 0
    first: int = 0

    @property
    def count(self) -> int:
        return self.drafts + self.empty


def what_is_written(rest: OpenSegments) -> str:
    """Text about what the export has for segments that are not confirmed."""
    said = []
    if rest.drafts:
        said.append(tr("%Ln have a draft, which is written as it is.", rest.drafts))
    if rest.empty:
        said.append(tr("%Ln have no translation and stay as the document has them.", rest.empty))
    return " ".join(said)


Exported = tuple[DocumentInfo, OpenSegments]


class ExportCommands:
    """Writes translated documents."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def export_document(self) -> None:
        """Ask where to, and write the document of the open segment."""
        open_project, view = self._context.open_project, self._context.view
        if open_project is None or view is None:
            return
        view.save()
        project = open_project.project

        def work(_: Progress) -> list[Exported]:
            counts = project.reports.counts().documents
            found = []
            for one in project.files.all():
                rest, drafts = one.segments - one.confirmed, counts[one.id].drafts
                first = project.files.first_open(one.id) + 1 if rest else 0
                found.append((one, OpenSegments(drafts, rest - drafts, first)))
            return found

        open_project.data.submit(Operation(tr("List the documents"), work, self._choose))

    def _choose(self, documents: list[Exported]) -> None:
        found = self._document(documents)
        if found is None:
            return
        document, rest = found
        if rest.count:
            self._ask_about_open(document, rest)
        else:
            self._export(document)

    def _ask_about_open(self, document: DocumentInfo, rest: OpenSegments) -> None:
        """Not all is confirmed: export all the same, or go on translating?"""
        ask_about_open(
            self._context.window,
            tr("Export the Translation"),
            tr("%Ln segments of {name} are not confirmed.", rest.count, name=document.name),
            what_is_written(rest),
            write=lambda: self._export(document),
            go_to_first=lambda: self._go_to(rest.first),
        )

    def _go_to(self, number: int) -> None:
        if self._context.view is not None:
            self._context.shell.leave_page()
            self._context.view.go_to_number(number)

    def _export(self, document: DocumentInfo) -> None:
        open_project = self._context.open_project
        if open_project is None:
            return
        language = open_project.project.info.target_language
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
        self._context.save()
        text = tr("Exported to {path}.", path=path)

        def done() -> None:
            self._context.announce("")
            self._context.tell_written(text, path.parent, path)

        def failed(error: Exception) -> None:
            self._context.announce("")
            self._context.show_error(tr("Export the document"), error)

        self._context.shell.notice.dismiss_notice()  # of an export before, if this one fails
        self._context.announce(tr("Exporting …"))
        exports.export_document(open_project, document.id, path, done, failed)

    def _document(self, documents: list[Exported]) -> Exported | None:
        """The document of the open segment; if there are several, the translator is asked
        for one.
        """
        if len(documents) < 2:
            return documents[0] if documents else None
        segment = self._context.view.segment if self._context.view is not None else None
        here = next(
            (n for n, (one, _) in enumerate(documents) if segment and one.id == segment.document),
            0,
        )
        names = [
            tr(
                "{name} ({confirmed} of {segments} confirmed)",
                name=one.title,
                confirmed=whole(one.confirmed),
                segments=whole(one.segments),
            )
            for one, _ in documents
        ]
        dialog = InputDialog(self._context.window)
        dialog.setWindowTitle(tr("Export the Translation"))
        dialog.setLabelText(tr("Document"))
        dialog.setComboBoxItems(names)
        dialog.setTextValue(names[here])
        chosen = dialog.exec() == QtWidgets.QDialog.DialogCode.Accepted
        dialog.deleteLater()
        return documents[names.index(dialog.textValue())] if chosen else None
