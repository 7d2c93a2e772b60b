"""Aligning two documents: read, paired, looked through on a page, kept as a memory."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.operations.serial_executor import SerialExecutor
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.plain_text import InputDialog, ask

if TYPE_CHECKING:
    from postil.bitext.alignment_review import AlignmentReview
    from postil.types.progress import Progress
    from postil_gui.context import Context
    from postil_gui.features.alignment.page import AlignPage, DocumentField

REPORT_MILLISECONDS = 100


class AlignCommands(QtCore.QObject):
    """Shows the alignment page and does what it asks for."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context
        self.page: AlignPage | None = None
        self._executor: SerialExecutor | None = None
        self._aligning: Operation | None = None
        self._timer = QtCore.QTimer(self)
        self._timer.setInterval(REPORT_MILLISECONDS)
        self._timer.timeout.connect(self._report)
        context.project_opened.connect(self._project_changed)
        context.project_closed.connect(self._project_changed)

    @property
    def executor(self) -> SerialExecutor:
        """Its thread, begun when first needed."""
        if self._executor is None:
            self._executor = SerialExecutor("align")
            self._executor.failed.connect(self._context.show_error)
        return self._executor

    @property
    def is_idle(self) -> bool:
        return self._executor is None or self._executor.is_idle

    def show(self) -> None:
        """Show the page."""
        page = self._page()
        self._context.shell.show_page(page)
        self._project_changed()
        (page.table if page.review is not None else page.source.choose).setFocus()

    def may_close(self) -> bool:
        """Ask what is to become of pairs that were saved nowhere; False to stay."""
        if self.page is None or not self.page.is_unsaved:
            return True
        return self._lose()

    def close(self) -> None:
        """End its thread."""
        self.cancel()
        if self._executor is not None:
            self._executor.close(cancel=True)
            self._executor = None

    def align(self) -> None:
        """Align the chosen documents."""
        page = self._page()
        paths, languages = (page.source.path, page.target.path), page.languages
        if paths[0] is None or paths[1] is None or not self.may_close():
            return
        source, target = paths[0], paths[1]

        def done(review: AlignmentReview) -> None:
            self._end()
            page.message.say("")
            page.show_review(review)

        def failed(error: Exception) -> None:
            self._end()
            page.message.say(say(error), wrong=True)

        operation = self._aligning = Operation(
            tr("Align the documents"),
            lambda progress: _align(source, target, languages, progress),
            done,
            failed,
        )
        page.message.say(tr("Reading and aligning …"))
        self.executor.submit(operation)
        self._timer.start()
        self._report()

    def cancel(self) -> None:
        """Stop the aligning under way."""
        if self._aligning is not None:
            self._aligning.cancel()
            self._end()
            self._page().message.say(tr("Cancelled."))

    def _page(self) -> AlignPage:
        if self.page is None:
            from postil_gui.features.alignment.page import AlignPage  # noqa: PLC0415 (not at start-up)

            window, settings = self._context.window, self._context.settings
            page = self.page = AlignPage(
                self._context.theme,
                lambda title: files.ask_file(window, settings, title, files.DOCUMENTS),
            )
            page.align_asked.connect(self.align)
            page.cancel_asked.connect(self.cancel)
            page.save_asked.connect(self._save)
            for field in (page.source, page.target):
                field.taken.connect(partial(self._guess_language, field))
        return self.page

    def _guess_language(self, field: DocumentField, path: Path) -> None:
        """Guess the language of a document; errors of the file are shown when it is aligned."""
        self.executor.submit(
            Operation(
                tr("Look at the files"),
                lambda progress: _language_of(path, progress),
                lambda code: field.show_guess(path, code),
            )
        )

    def _project_changed(self) -> None:
        open_project = self._context.open_project
        if self.page is None:
            return
        if open_project is None:
            self.page.show_project("")
            return
        info = open_project.project.info
        self.page.show_project(info.name)
        self.page.show_languages((info.source_language, info.target_language))

    def _save(self, where: str) -> None:
        page = self._page()
        review, source = page.review, page.source.path
        if review is None or source is None:
            return
        pairs = list(review.pairs())
        if where == "memory":
            self._choose_memory(pairs, source)
            return
        path = files.ask_new_file(
            self._context.window,
            self._context.settings,
            tr("Save the pairs"),
            f"{source.stem}.tmx",
            files.MEMORIES,
        )
        if path is None:
            return
        languages = page.languages

        def work(progress: Progress) -> int:
            from postil.memory.importer import aligned_units, write_units  # noqa: PLC0415

            return write_units(
                aligned_units(pairs, source.name), path, *languages, progress, total=len(pairs)
            )

        def done(count: int) -> None:
            page.show_saved(tr("%Ln pairs in {file}.", count, file=path))

        self.executor.submit(Operation(tr("Save the pairs"), work, done))

    def _choose_memory(self, pairs: list[tuple[str, str]], source: Path) -> None:
        open_project = self._context.open_project
        if open_project is None:
            return

        def ask(memories: dict[str, int]) -> None:
            dialog = InputDialog(self._context.window)
            dialog.setObjectName("memory")
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.setWindowTitle(tr("Into a memory"))
            dialog.setLabelText(tr("A new memory, or one of the project:"))
            dialog.setComboBoxItems([source.stem, *memories])
            dialog.setComboBoxEditable(True)
            dialog.textValueSelected.connect(lambda name: self._into_memory(pairs, source, name))
            dialog.open()

        open_project.list_memories(ask)

    def _into_memory(self, pairs: list[tuple[str, str]], source: Path, name: str) -> None:
        open_project, page, name = self._context.open_project, self._page(), name.strip()
        if open_project is None or not name:
            return
        project = open_project.project

        def work(progress: Progress) -> int:
            from postil.memory.importer import aligned_units  # noqa: PLC0415

            return project.units.add(name, aligned_units(pairs, source.name), progress)

        def done(count: int) -> None:
            if self._context.view is not None:
                self._context.view.look_again()
            page.show_saved(
                tr(
                    "%Ln pairs in the memory “{name}”, marked as from an alignment.",
                    count,
                    name=name,
                )
            )

        open_project.imports.submit(
            Operation(tr("Fill the memory"), work, done, changes=lambda _: Changes(counts=True))
        )

    def _report(self) -> None:
        if self._aligning is not None:
            self._page().show_working(self._aligning.progress.fraction)

    def _end(self) -> None:
        self._aligning = None
        self._timer.stop()
        self._page().show_working(-1.0)

    def _lose(self) -> bool:
        return ask(
            self._context.window,
            tr("The pairs of the alignment were not saved. Discard them?"),
            QtWidgets.QMessageBox.StandardButton.Discard,
        )


def _language_of(path: Path, progress: Progress) -> str:
    from postil.workspace.documents.import_candidates import look_at  # noqa: PLC0415

    return next((one.source_language for one in look_at([path], "document", progress).files), "")


def _align(
    source: Path, target: Path, languages: tuple[str, str], progress: Progress
) -> AlignmentReview:
    from postil.bitext.alignment_review import AlignmentReview  # noqa: PLC0415
    from postil.bitext.sentence_alignment import align_sentences  # noqa: PLC0415
    from postil.errors import InputError  # noqa: PLC0415
    from postil.formats.registry import open_document  # noqa: PLC0415

    sides = []
    for path, language in zip((source, target), languages, strict=True):
        progress.check()
        document = open_document(path, language, language)
        sentences = [one.source.plain for one in document.segments if one.source.plain.strip()]
        if not sentences:
            raise InputError("it holds no text", file=path)
        sides.append(sentences)
    return AlignmentReview(sides[0], sides[1], align_sentences(sides[0], sides[1], progress))
