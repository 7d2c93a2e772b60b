"""Work on many segments at once: pre-translate, remember, pseudo-translate, clear, export all,
folders.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from postil_gui.actions.keys import key_of
from postil_gui.features.batch.dialogs import (
    ExportAllDialog,
    FolderDialog,
    PretranslateDialog,
    RememberDialog,
)
from postil_gui.features.batch.remembered import RememberedStep, report_text
from postil_gui.features.batch.service import BatchService
from postil_gui.i18n.messages import mark, sentence, tallied, tr, whole
from postil_gui.operations.operation import Operation
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.work_dialog import OutcomeDialog, WorkDialog
from postil_gui.widgets.engine_captions import why_no_engine

if TYPE_CHECKING:
    from postil.workspace.documents.files import Drafts, ExportOutcome
    from postil.workspace.documents.folders import FolderReport
    from postil.workspace.records import DocumentInfo
    from postil.workspace.segments.batch import BatchReport, Source
    from postil.workspace.segments.confirmed_imports import RememberedSegments
    from postil_gui.context import Context
    from postil_gui.features.batch.service import Again

FILLED_FROM: dict[Source, str] = {
    "exact": mark("exact matches"),
    "ambiguous": mark("with several exact matches (as 99%)"),
    "memory": mark("matches"),
    "repaired": mark("repaired matches"),
    "assembled": mark("put together from parts"),
    "machine": mark("from the machine"),
    "pseudo": mark("pseudo-translated"),
    "cleared": mark("cleared"),
    "none": mark("left empty"),
}


class BatchCommands:
    """Commands on many segments of the open project."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.service: BatchService | None = None
        self._work: WorkDialog | None = None
        context.project_opened.connect(self._opened)
        context.project_closed.connect(self._closed)

    def pretranslate(self) -> None:
        """Ask for documents and sources, and fill empty segments."""
        open_project = self._context.open_project
        if open_project is not None:
            open_project.list_documents(self._ask_to_pretranslate)

    def _ask_to_pretranslate(self, documents: list[DocumentInfo]) -> None:
        service = self.service
        if service is None:
            return
        dialog = PretranslateDialog(documents, self._no_engine, self._context.window)

        def go() -> None:
            operation = service.pretranslate(dialog.values, dialog.document.only)
            self._watch(tr("Pre-Translate"), operation)

        dialog.accepted.connect(go)
        dialog.open()

    def remember(self) -> None:
        """Ask of which document, and put segments that came confirmed into the memory."""
        open_project = self._context.open_project
        if open_project is not None:
            open_project.list_documents(self._ask_to_remember)

    def _ask_to_remember(self, documents: list[DocumentInfo]) -> None:
        service = self.service
        if service is None:
            return
        dialog = RememberDialog(documents, self._no_engine, self._context.window)

        def go() -> None:
            operation = service.remember(dialog.document.only, learning=dialog.learning.isChecked())
            self._watch(tr("Put Confirmed Segments into the Memory"), operation)

        dialog.accepted.connect(go)
        dialog.open()

    def pseudo_fill(self) -> None:
        """Fill empty segments with text that only looks translated."""
        if self.service is not None:
            self._context.save()
            self.service.pseudo_fill()

    def pseudo_export(self) -> None:
        """Write the document of the open segment as it would look, translated."""
        open_project, view = self._context.open_project, self._context.view
        if self.service is None or open_project is None or view is None or view.segment is None:
            return
        number = view.segment.document
        open_project.list_documents(
            lambda found: self._pseudo_export_one(next(one for one in found if one.id == number))
        )

    def _pseudo_export_one(self, document: DocumentInfo) -> None:
        suffix = Path(document.name).suffix
        path = files.ask_new_file(
            self._context.window,
            self._context.settings,
            tr("Write the pseudo-translation"),
            f"{Path(document.name).stem}.pseudo{suffix}",
            files.FileKind(suffix, (suffix,)),
        )
        text = tr("Pseudo-translation in {path}.", path=path)
        if path is not None and self.service is not None:
            self.service.pseudo_export(
                document.id, path, lambda: self._context.tell_written(text, path.parent, path)
            )

    def clear(self) -> None:
        """Take the translations out of all segments that are not confirmed."""
        if self.service is not None:
            self._context.save()
            self.service.clear()

    def undo(self) -> None:
        """Take the last batch back."""
        if self.service is not None and self.service.can_undo:
            self._context.save()
            self.service.undo()
        else:
            self._say(tr("There is nothing to undo here."))

    def export_all(self) -> None:
        """Ask where to, and write all documents."""
        self._context.save()
        if self._context.open_project is not None:
            self._context.open_project.list_documents(self._ask_where_to)

    def _ask_where_to(self, documents: list[DocumentInfo]) -> None:
        open_project, service = self._context.open_project, self.service
        if open_project is None or service is None:
            return
        rest = sum(one.segments - one.confirmed for one in documents)
        language = open_project.project.info.target_language
        dialog = ExportAllDialog(language, rest, self._context.settings, self._context.window)

        def go() -> None:
            folder, name, drafts = dialog.choice
            self._context.save()
            operation = service.export_all(folder, name, cast("Drafts", drafts))
            self._watch(tr("Export All Documents"), operation)

        dialog.accepted.connect(go)
        dialog.open()

    def translate_folder(self) -> None:
        """Ask which, and translate a folder of documents."""
        service = self.service
        if service is None:
            return
        dialog = FolderDialog(self._no_engine, self._context.settings, self._context.window)

        def go() -> None:
            operation = service.translate_folder(*dialog.folders, dialog.policy.values)
            self._watch(tr("Translate a Folder"), operation)

        dialog.accepted.connect(go)
        dialog.open()

    @property
    def _no_engine(self) -> str:
        open_project = self._context.open_project
        return why_no_engine(open_project.project) if open_project is not None else ""

    def _opened(self) -> None:
        if self._context.open_project is None:
            return
        self.service = BatchService(self._context.open_project)
        self.service.changed.connect(self._changed)
        self.service.remembered.connect(self._remembered)
        self.service.undone.connect(self._undone)
        self.service.exported.connect(self._exported)
        self.service.translated.connect(self._translated)
        self.service.ended.connect(self._ended)
        self.service.stopped.connect(self._stopped)
        self.service.failed.connect(self._context.show_error)

    def _closed(self) -> None:
        self.service = None
        if self._work is not None:
            self._work.accept()

    def _watch(self, title: str, operation: Operation) -> None:
        self._context.save()
        self._work = WorkDialog(title, operation, self._context.window)
        self._work.finished.connect(self._forget_work)
        self._work.open()

    def _forget_work(self) -> None:
        self._work = None

    def _ended(self, operation: Operation) -> None:
        """Close the dialog of the operation; where that was stopped, another may be in sight."""
        if self._work is not None and self._work.operation is operation:
            self._work.accept()

    def _stopped(self) -> None:
        self._say(tr("Stopped: nothing was changed."))

    def _changed(self, report: BatchReport, rows: frozenset[int]) -> None:
        self._reload(rows)
        command = key_of("project.undo_batch")
        undo = tr(" {command} takes it back.", command=command) if rows else ""
        self._say(_report_text(report) + undo)

    def _undone(self, count: int, rows: frozenset[int]) -> None:
        self._reload(rows)
        self._say(tr("%Ln segments have again what they had.", count))

    def _remembered(self, done: RememberedSegments, again: Again) -> None:
        open_project, view = self._context.open_project, self._context.view
        if open_project is not None and view is not None and done.steps:
            RememberedStep(open_project, view, done, again)
        self._say(report_text(done))

    def _reload(self, rows: frozenset[int]) -> None:
        if self._context.view is not None:
            self._context.view.read_again(rows)

    def _exported(self, outcomes: list[ExportOutcome]) -> None:
        stopped = sum(one.stopped for one in outcomes)
        if stopped:
            self._export_stopped(outcomes, stopped)
            return
        failed = sum(bool(one.error) for one in outcomes)
        text = tr("%Ln documents written", len(outcomes) - failed)
        if not failed:
            folder = outcomes[0].path.parent
            self._context.tell_written(tr("{group}: {name}", group=text, name=folder), folder)
            return
        text += tr(", %Ln not", failed)
        self._tell(tr("Export All Documents"), f"{text}.", _outcome_rows(outcomes))

    def _export_stopped(self, outcomes: list[ExportOutcome], stopped: int) -> None:
        text = tr(
            "Stopped: {done} of {total} documents written",
            done=whole(sum(not one.error for one in outcomes)),
            total=whole(len(outcomes)),
        )
        if any(one.error for one in outcomes[:-stopped]):
            self._tell(tr("Export All Documents"), f"{text}.", _outcome_rows(outcomes))
        elif stopped == len(outcomes):
            self._say(f"{text}.")
        else:
            folder = outcomes[0].path.parent
            self._context.tell_written(tr("{group}: {name}", group=text, name=folder), folder)

    def _translated(self, report: FolderReport) -> None:
        filled = sentence(_counted(report.filled) or tr("There was nothing to do"))
        rows = [
            *_outcome_rows(report.outcomes),
            *((path.name, reason) for path, reason in report.refused),
        ]
        self._tell(tr("Translate a Folder"), filled, rows)

    def _tell(self, title: str, text: str, rows: list[tuple[str, str]]) -> None:
        OutcomeDialog(self._context.theme, title, text, rows, self._context.window).open()

    def _say(self, text: str) -> None:
        self._context.announce(text)


def _report_text(report: BatchReport) -> str:
    """Report in sentences: how far it came if it was stopped, and what was filled."""
    counted = _counted(report)
    if not report.left:
        return sentence(counted or tr("There was nothing to do"))
    stopped = tr(
        "Stopped after {done} of {total} segments.",
        done=whole(report.seen),
        total=whole(report.seen + report.left),
    )
    return f"{stopped} {sentence(counted)}" if counted else stopped


def _outcome_rows(outcomes: list[ExportOutcome]) -> list[tuple[str, str]]:
    """Rows of the report: path of each file written, name and reason of each one not written."""
    return [(str(one.path) if not one.error else one.path.name, one.error) for one in outcomes]


def _counted(report: BatchReport) -> str:
    """Number of segments by what they were filled with."""
    return tallied({text: report.segments[what] for what, text in FILLED_FROM.items()})
