"""The project page: shown and left by a key; documents, glossaries, settings of the project."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from postil_gui.features.batch.dialogs import ProjectSettingsDialog
from postil_gui.features.documents.encoding_commands import EncodingCommands
from postil_gui.features.projects.page import ProjectPage
from postil_gui.features.projects.page_service import Overview, OverviewService
from postil_gui.i18n.messages import tr, whole
from postil_gui.qt import QtWidgets
from postil_gui.widgets import file_dialogs as files
from postil_gui.widgets.plain_text import ask
from postil_gui.widgets.work_dialog import OutcomeDialog

if TYPE_CHECKING:
    from postil.workspace.documents.new_versions import UpdateReport
    from postil_gui.shell.desk import Desk
    from postil_gui.shell.project_session import ProjectSession
    from postil_gui.shell.project_view import ProjectView


class PageCommands:
    """Commands on what an open project consists of."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.page: ProjectPage | None = None
        self.service: OverviewService | None = None
        self._shown: Overview | None = None
        self.encodings = EncodingCommands(desk, self)
        desk.project_closed.connect(self._closed)

    def callbacks(self) -> dict[str, Callable[[], None]]:
        """By id of the action."""
        return {
            "view.project_page": self.toggle,
            "project.document_open": self.open_document,
            "project.document_add": self.add_documents,
            "project.document_update": self.update_document,
            "project.document_encoding": self.encodings.ask,
            "project.document_remove": self.remove_document,
            "project.memory_remove": self.remove_memory,
            "project.glossary_add": self.add_glossary,
            "project.glossary_remove": self.remove_glossary,
            "project.details": self.settings,
            "project.analyse": self.analyse,
        }

    def toggle(self) -> None:
        """Show the project page, or go back to the editor."""
        place, page = self._desk.window.workplace, self.page
        if place is None or page is None or self.service is None:
            return
        pages = self._desk.window.pages
        if pages.currentWidget() is page:
            pages.setCurrentWidget(place)
            place.view.grid.editor.setFocus()
        else:
            place.view.flow.save()
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
            self._desk.window, self._desk.settings, tr("Add documents"), files.DOCUMENTS
        )
        if paths:
            self.service.add_documents(paths)

    def update_document(self) -> None:
        """Ask for a new version of the chosen document, and take it in."""
        if self.page is None or self.service is None or self.page.document is None:
            return
        document = self.page.document
        suffix = Path(document.name).suffix
        path = files.ask_file(
            self._desk.window,
            self._desk.settings,
            tr("New version of {name}", name=document.name),
            files.FileKind(suffix, (suffix,)),
        )
        if path is not None:
            self.save()
            self.service.update_document(document.id, document.name, path)

    def remove_document(self) -> None:
        """Take the chosen document out of the project, if that is meant."""
        if self.page is None or self.service is None or self.page.document is None:
            return
        document = self.page.document
        meant = ask(
            self._desk.window,
            tr(
                "Take {name} out of the project? Drafts in it are lost; what was confirmed stays "
                "in the memory. The original file stays where it is.",
                name=document.name,
            ),
            QtWidgets.QMessageBox.StandardButton.Yes,
            title=tr("Remove the Document"),
        )
        if meant:
            self.save()
            self.service.remove_document(document.id)

    def remove_memory(self) -> None:
        """Take the chosen memory out of the project, if that is meant."""
        if self.page is not None and self._shown is not None and self.page.removable_memory:
            name = self.page.removable_memory
            self._desk.memories.remove(name, self._shown.memories[name])

    def add_glossary(self) -> None:
        """Ask for a glossary, and bring it along."""
        if self.service is None:
            return
        path = files.ask_file(
            self._desk.window, self._desk.settings, tr("Import a glossary"), files.GLOSSARIES
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
            if self._desk.window.pages.currentWidget() is not self.page:
                self.toggle()
            self.service.analyse()
            self._desk.window.status.remark(tr("Counting …"))

    def settings(self) -> None:
        """Ask for name, author, deadline, thresholds and segmentation."""
        session, service = self._desk.session, self.service
        if session is None or service is None:
            return
        info = session.project.info
        dialog = ProjectSettingsDialog(
            info,
            session.project.plan.deadline,
            lambda parent: files.ask_file(
                parent, self._desk.settings, tr("Segmentation rules"), files.SEGMENTATION
            ),
            self._desk.window,
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
        dialog.open()

    def make_page(self, session: ProjectSession, view: ProjectView) -> None:
        """Make the page of a project that is about to be shown."""
        self.service = OverviewService(session)
        self.page = ProjectPage(self._desk.theme)
        self._desk.window.pages.addWidget(self.page)
        self._desk.window.book.describe_buttons()
        self.page.action_asked.connect(lambda action: self._desk.window.book[action].trigger())
        self.page.open_asked.connect(self._go_to)
        self.page.weighed.connect(self.service.weigh)
        self.page.glossary_weighed.connect(view.glossing.service.use)
        view.glossing.service.changed.connect(lambda _: self._refresh())
        self.service.loaded.connect(self._show)
        self.service.analysed.connect(self.page.show_analysis)
        self.service.updated.connect(self._updated)
        self.encodings.follow(self.service)
        session.statistics_changed.connect(lambda _: self._refresh())
        session.engine_changed.connect(self._refresh)

    def _closed(self) -> None:
        page, self.page, self.service, self._shown = self.page, None, None, None
        if page is not None:
            self._desk.window.pages.removeWidget(page)
            page.deleteLater()

    def _refresh(self) -> None:
        """Read again what is in sight."""
        if self.service is not None and self._desk.window.pages.currentWidget() is self.page:
            self.service.load()

    def _show(self, shown: Overview) -> None:
        self._shown = shown
        if self.page is not None:
            self.page.show_overview(shown)
        self._desk.window.setWindowTitle(tr("{title} – Postil", title=shown.info.name))

    def _updated(self, name: str, report: UpdateReport) -> None:
        """Say what a new version brought; what was said of segments that are gone can be read."""
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
            news += " " + tr("%n drafts went with what is gone.", drafts)
        if report.lost_cuts:
            cuts = report.lost_cuts
            news += " " + tr(
                "%n splits and merges could not be kept: the text around them changed.", cuts
            )
        if report.lost:
            remarks = len(report.lost)
            news += " " + tr("%n remarks stood on what is gone:", remarks)
        self._say(news)
        if report.lost:
            desk = self._desk
            rows = [(f"{one.source}\n{one.author}: {one.text}", "") for one in report.lost]
            OutcomeDialog(desk.theme, tr("New Version"), news, rows, desk.window).open()

    def _go_to(self, document: int) -> None:
        """Open a document at its first open segment."""
        place = self._desk.window.workplace
        if self.service is None or place is None:
            return
        view = place.view
        self.service.find_open(document, view.waiting.then(view.go_to_number))
        self._desk.window.pages.setCurrentWidget(place)
        view.grid.editor.setFocus()

    def save(self) -> None:
        """Save the text in the editor first: it counts, too."""
        if self._desk.view is not None:
            self._desk.view.flow.save()

    def _say(self, text: str) -> None:
        self._desk.window.status.announce(text)
