"""The project page: shown and left by a key; documents, glossaries, settings of the project."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from postil.types.progress import Progress
from postil_gui.features.editing.grid.waiting import Waiting
from postil_gui.features.projects.encoding_commands import EncodingCommands
from postil_gui.features.projects.foreign_documents import foreign, listed, pair
from postil_gui.features.projects.page import ProjectPage
from postil_gui.features.projects.page_service import Overview, OverviewService
from postil_gui.features.projects.settings_dialog import ProjectSettingsDialog
from postil_gui.i18n.messages import sentence, tr, whole
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtWidgets
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.work_dialog import OutcomeDialog
from postil_gui.widgets.keys.opening_keys import open_for_typing
from postil_gui.widgets.plain_text import MessageBox, ask

if TYPE_CHECKING:
    from postil.workspace.documents.import_candidates import CandidateFile, ImportCandidates
    from postil.workspace.documents.new_versions import UpdateReport
    from postil.workspace.records import DocumentInfo
    from postil_gui.context import Context
    from postil_gui.features.terms.service import TermService
    from postil_gui.project.open_project import OpenProject


class PageCommands:
    """Commands on what an open project consists of."""

    def __init__(self, context: Context, remove_memory: Callable[[str, int], None]) -> None:
        self._context = context
        self._remove_memory = remove_memory
        self._page: ProjectPage | None = None
        self._terms: TermService | None = None
        self.service: OverviewService | None = None
        self._shown: Overview | None = None
        self.encodings = EncodingCommands(context, self._document)
        context.project_closed.connect(self._closed)

    @property
    def page(self) -> ProjectPage | None:
        """The page of the open project, made when it is first wanted; None if none is open."""
        if self._page is None and self.service is not None and self._terms is not None:
            self._page = self._make_page(self.service, self._terms)
        return self._page

    def _document(self) -> DocumentInfo | None:
        """The document that is chosen."""
        return None if self.page is None else self.page.document

    def toggle(self) -> None:
        """Show the project page, or go back to the editor."""
        page, shell = self.page, self._context.shell
        if page is None or self.service is None:
            return
        pages = shell.pages
        if pages.currentWidget() is page:
            shell.leave_page()
        else:
            self._context.save()
            self.service.load()
            pages.setCurrentWidget(page)
            page.documents.setFocus()

    def open_document(self) -> None:
        """Open the document that is chosen at its first open segment."""
        if self.page is not None and self.page.document is not None:
            self._go_to(self.page.document.id)

    def add_documents(self) -> None:
        """Ask for documents, and add them."""
        if self.service is None:
            return
        paths = files.ask_files(
            self._context.window, self._context.settings, tr("Add documents"), files.DOCUMENTS
        )
        if paths:
            self._add_those_meant(self.service, paths)

    def _add_those_meant(self, service: OverviewService, paths: Sequence[Path]) -> None:
        """Add documents; first ask whether those in other languages are meant. Those that cannot be
        used among others are named, and left out.
        """
        open_project = self._context.open_project
        if open_project is None:
            return
        info = open_project.project.info
        spoken = (info.source_language, info.target_language)

        def work(progress: Progress) -> ImportCandidates:
            from postil.workspace.documents.import_candidates import look_at  # noqa: PLC0415

            return look_at(paths, "document", progress)

        def done(found: ImportCandidates) -> None:
            if self._context.open_project is not open_project:
                return
            for one in found.files:
                if one.loss:
                    self._say(tr("{group}: {name}", group=one.path.name, name=sentence(one.loss)))
            usable = [one.path for one in found.files] if len(paths) > 1 else paths
            others = foreign(found.files, spoken)
            meant = self._ask_about(others, usable, spoken) if others else usable
            if meant is None:
                return
            if meant:
                service.add_documents(meant)
            if found.refused and len(paths) > 1:
                self._show_refused(found)

        self._context.executor.submit(Operation(tr("Add the documents"), work, done))

    def _ask_about(
        self, others: Sequence[CandidateFile], usable: Sequence[Path], spoken: tuple[str, str]
    ) -> Sequence[Path] | None:
        """Ask which documents are meant, of which some are between other languages; None if none
        is.
        """
        text = tr(
            "Not between the languages of this project ({languages}): {files}. "
            "Add the documents all the same?",
            languages=pair(*spoken),
            files=listed(others),
        )
        box = MessageBox(self._context.window, text, title=tr("Add documents"))
        role = QtWidgets.QMessageBox.ButtonRole
        every = box.addButton(tr("&Add All"), role.AcceptRole)
        left = {one.path for one in others}
        rest = [path for path in usable if path not in left]
        without = box.addButton(tr("&Leave Those Out"), role.AcceptRole) if rest else None
        box.setDefaultButton(box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel))
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        return usable if chosen is every else rest if chosen and chosen is without else None

    def _show_refused(self, found: ImportCandidates) -> None:
        """Show which documents cannot be used, and why."""
        context, number = self._context, len(found.refused)
        text = (
            tr("%Ln documents cannot be used; the others are added.", number)
            if found.files
            else tr("%Ln documents cannot be used.", number)
        )
        rows = [(path.name, sentence(reason)) for path, reason in found.refused]
        OutcomeDialog(context.theme, tr("Add documents"), text, rows, context.window).open()

    def update_document(self) -> None:
        """Ask for a new version of the chosen document, and take it in."""
        if self.page is None or self.service is None or self.page.document is None:
            return
        document = self.page.document
        suffix = Path(document.name).suffix
        path = files.ask_file(
            self._context.window,
            self._context.settings,
            tr("New version of {name}", name=document.name),
            files.FileKind(suffix, (suffix,)),
        )
        if path is not None:
            self._context.save()
            self.service.update_document(document.id, document.name, path)

    def remove_document(self) -> None:
        """Take the chosen document out of the project, if that is meant."""
        if self.page is None or self.service is None or self.page.document is None:
            return
        document = self.page.document
        meant = ask(
            self._context.window,
            tr(
                "Take {name} out of the project? Drafts in it are lost; what was confirmed stays "
                "in the memory. The original file stays where it is.",
                name=document.name,
            ),
            QtWidgets.QMessageBox.StandardButton.Yes,
            title=tr("Remove the Document"),
        )
        if meant:
            self._context.save()
            self.service.remove_document(document.id)

    def remove_memory(self) -> None:
        """Take the chosen memory out of the project, if that is meant."""
        if self.page is not None and self._shown is not None and self.page.removable_memory:
            name = self.page.removable_memory
            self._remove_memory(name, self._shown.memories[name])

    def add_glossary(self) -> None:
        """Ask for a glossary, and bring it along."""
        if self.service is None:
            return
        path = files.ask_file(
            self._context.window, self._context.settings, tr("Import a glossary"), files.GLOSSARIES
        )
        if path is not None:
            self.service.add_glossary(path)

    def remove_glossary(self) -> None:
        """Take the chosen glossary out of the project; its file can be imported again."""
        if self.page is not None and self.service is not None and self.page.glossary:
            self.service.remove_glossary(self.page.glossary)

    def analyse(self) -> None:
        """Count words by match band, on the project page."""
        if self.service is not None and self.page is not None:
            if self._context.shell.pages.currentWidget() is not self.page:
                self.toggle()
            self.service.analyse()
            self._context.shell.status.remark(tr("Counting …"))

    def keep_before_work(self) -> None:
        """Keep what the text of a new project is worth before anything is translated."""
        if self.service is not None:
            self.service.keep_before_work()

    def settings(self) -> None:
        """Ask for name, author, deadline, thresholds and segmentation."""
        open_project, service = self._context.open_project, self.service
        if open_project is None or service is None:
            return
        info = open_project.project.info
        dialog = ProjectSettingsDialog(
            info,
            open_project.project.plan.deadline,
            lambda parent: files.ask_file(
                parent, self._context.settings, tr("Segmentation rules"), files.SEGMENTATION
            ),
            self._context.window,
        )
        dialog.accepted.connect(
            lambda: service.set_details(
                dialog.name.text(),
                dialog.author.text(),
                dialog.deadline.day,
                dialog.thresholds,
                dialog.srx,
                source_edits=dialog.sources.isChecked(),
            )
        )
        open_for_typing(dialog)

    def follow(self, open_project: OpenProject, terms: TermService) -> None:
        """Serve a project that is about to be shown."""
        self.service, self._terms = OverviewService(open_project), terms
        terms.changed.connect(lambda _: self._refresh())
        self.service.loaded.connect(self._show)
        self.service.analysed.connect(lambda *_: self._context.shell.status.drop_remark())
        self.service.updated.connect(self._updated)
        self.encodings.follow(self.service)
        open_project.statistics_changed.connect(lambda _: self._refresh())
        open_project.engine_changed.connect(self._refresh)

    def _make_page(self, service: OverviewService, terms: TermService) -> ProjectPage:
        shell = self._context.shell
        page = ProjectPage(self._context.theme, shell.pages)
        shell.pages.addWidget(page)
        shell.book.describe_buttons(page)
        page.action_asked.connect(self._context.trigger)
        page.open_asked.connect(self._go_to)
        page.weighed.connect(service.weigh)
        page.glossary_weighed.connect(terms.use)
        service.analysed.connect(page.show_analysis)
        if self._shown is not None:
            page.show_overview(self._shown)
        return page

    def _closed(self) -> None:
        page, self._page, self._terms = self._page, None, None
        self.service = self._shown = None
        if page is not None:
            self._context.shell.pages.removeWidget(page)
            page.deleteLater()

    def _refresh(self) -> None:
        """Read again what is in sight."""
        if self.service is not None and self._context.shell.pages.currentWidget() is self._page:
            self.service.load()

    def _show(self, shown: Overview) -> None:
        self._shown = shown
        if self._page is not None:
            self._page.show_overview(shown)
        self._context.window.setWindowTitle(tr("{title} – Postil", title=shown.info.name))

    def _updated(self, name: str, report: UpdateReport) -> None:
        """Show the report of a new version; comments on removed segments can be read there."""
        news = tr(
            "{name}: {kept} segments kept ({confirmed} confirmed), {changed} changed a little and "
            "drafts now, {new} new, {removed} gone.",
            name=name,
            kept=whole(report.kept),
            confirmed=whole(report.kept_confirmed),
            changed=whole(report.changed),
            new=whole(report.new),
            removed=whole(report.removed),
        )
        if report.removed_drafts:
            drafts = report.removed_drafts
            news += " " + tr("%Ln drafts went with what is gone.", drafts)
        if report.lost_cuts:
            cuts = report.lost_cuts
            news += " " + tr(
                "%Ln splits and merges could not be kept: the text around them changed.", cuts
            )
        if report.lost:
            remarks = len(report.lost)
            news += " " + tr("%Ln remarks stood on what is gone:", remarks)
        self._say(news)
        if report.lost:
            context = self._context
            rows = [
                (f"{one.source}\n{tr('{group}: {name}', group=one.author, name=one.text)}", "")
                for one in report.lost
            ]
            OutcomeDialog(context.theme, tr("New Version"), news, rows, context.window).open()

    def _go_to(self, document: int) -> None:
        """Open a document at its first open segment."""
        view = self._context.view
        if self.service is None or view is None:
            return
        waiting = view.parts.get(Waiting)
        self.service.find_open(document, waiting.then(view.go_to_number))
        self._context.shell.leave_page()

    def _say(self, text: str) -> None:
        self._context.announce(text)
