"""The glossaries page: terms found, added, changed and deleted; glossaries read and written."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from postil.formats.exchange.glossary import Term
from postil_gui.features.glossaries.service import TermList
from postil_gui.features.terms.binding import TermsBinding
from postil_gui.i18n.languages import sides_right_to_left
from postil_gui.i18n.messages import tr, whole
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.keys.opening_keys import open_for_typing
from postil_gui.widgets.plain_text import MessageBox

if TYPE_CHECKING:
    from postil.memory.terms.terminology import GlossaryTerm
    from postil.workspace.proposals.glossary_settings import GlossarySettings
    from postil.workspace.proposals.terminology import TermImport
    from postil_gui.context import Context
    from postil_gui.features.glossaries.listing import Sought
    from postil_gui.features.glossaries.page import GlossariesPage
    from postil_gui.features.terms.service import TermService
    from postil_gui.widgets.paged_model import Listed


class GlossaryCommands(QtCore.QObject):
    """Shows the glossaries page and does what it asks for."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context
        self.page: GlossariesPage | None = None
        self._terms: TermList | None = None
        self._wanted = ""  # glossary that is to be chosen when they are read again
        context.project_opened.connect(self._follow)
        context.project_closed.connect(self._leave)

    @property
    def service(self) -> TermService | None:
        """Service that changes the terms of the open project."""
        binding = self._context.part(TermsBinding)
        return binding.service if binding is not None else None

    def show(self) -> None:
        """Show the page."""
        page = self._page()
        self._context.shell.show_page(page)
        page.message.say("")
        page.table.setFocus()
        self._refresh()

    def _page(self) -> GlossariesPage:
        if self.page is None:
            from postil_gui.features.glossaries.page import GlossariesPage  # noqa: PLC0415 (not at start-up)

            page = self.page = GlossariesPage()
            page.asked.connect(self._ask)
            page.weighed.connect(self._weigh)
            page.looked.connect(self._look)
            page.table.terms.wanted.connect(self._read)
        return self.page

    def _follow(self) -> None:
        """A project was opened: follow its terms, wherever they are changed."""
        if self.service is not None:
            self.service.changed.connect(self._changed)

    def _leave(self) -> None:
        """Drop answers under way: the project is closed."""
        self._wanted = ""
        if self._terms is not None:
            self._terms.deleteLater()
            self._terms = None
        if self.page is not None:
            self.page.show_glossaries({}, {})
            self.page.table.terms.show(None)

    def _changed(self, sentence: str) -> None:
        if self.page is not None:
            self.page.message.say(sentence)
        self._refresh()

    def _refresh(self) -> None:
        """List the terms again, if they are looked at; else that is done when the page is shown."""
        open_project, page = self._context.open_project, self.page
        if open_project is None or page is None or self._context.shell.page is not page:
            return
        if self._terms is None:
            terms = self._terms = TermList(open_project, self)
            terms.glossaries_read.connect(self._show_glossaries)
            terms.found.connect(page.show_terms)
            terms.page_read.connect(page.table.terms.fill)
        self._terms.read(lambda: page.sought)

    def _show_glossaries(
        self, glossaries: Mapping[str, int], settings: Mapping[str, GlossarySettings]
    ) -> None:
        page = self._page()
        page.show_glossaries(glossaries, settings, self._right_to_left())
        if self._wanted in glossaries:
            page.choose(self._wanted)
        self._wanted = ""

    def _right_to_left(self) -> tuple[bool, bool]:
        """Whether source and target of the open project run so."""
        if self._context.open_project is None:
            return False, False
        info = self._context.open_project.project.info
        return sides_right_to_left(info.source_language, info.target_language)

    def _look(self, sought: Sought) -> None:
        if self._terms is not None:
            self._terms.find(sought)

    def _read(self, listed: Listed, number: int) -> None:
        if self._terms is not None:
            self._terms.read_page(listed, number)

    def _want(self, glossary: str, term: Term) -> None:
        """Choose a term when the terms are listed again."""
        if self._terms is not None:
            self._terms.wanted = (glossary, term)

    def _ask(self, what: str) -> None:
        """Do what the page asks for."""
        {
            "add": self._add,
            "candidates": lambda: None,  # a command of the desk, pressed by the button itself
            "edit": self._edit,
            "delete": self._delete,
            "import": self._import,
            "export": self._export,
        }[what]()

    def _weigh(self, glossary: str, changes: dict[str, Any]) -> None:
        if self.service is not None:
            if self._terms is not None:
                self._terms.forget()
            self.service.use(glossary, changes)

    def _add(self) -> None:
        terms, glossary = self._context.part(TermsBinding), self._page().name
        if terms is None or self._context.open_project is None:
            return
        own = self._context.open_project.project.info.name

        def add(term: Term) -> None:
            self._want(glossary or own, term)
            terms.service.add(term, glossary)

        dialog = terms.dialog(Term("", ""), new=True)
        dialog.saved.connect(add)
        open_for_typing(dialog)

    def _edit(self) -> None:
        terms, chosen = self._context.part(TermsBinding), self._chosen()
        if terms is None or chosen is None:
            return
        glossary, old = chosen

        def change(new: Term) -> None:
            self._want(glossary, new)
            terms.service.change(glossary, old, new)

        dialog = terms.dialog(old, new=False)
        dialog.saved.connect(change)
        open_for_typing(dialog)

    def _delete(self) -> None:
        service, chosen = self.service, self._page().table.chosen
        if service is None or not chosen:
            return
        one = self._chosen()
        if one is not None:
            glossary, term = one
            question = tr(
                "Remove “{source} → {target}” from the glossary “{glossary}”?",
                source=term.source,
                target=term.target,
                glossary=glossary,
            )
        else:
            question = tr("Remove %Ln terms from their glossaries?", len(chosen))
        box = MessageBox(self._context.window, question)
        box.setObjectName("remove terms")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        remove = box.addButton(tr("Remove"), QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel))
        remove.clicked.connect(lambda: service.remove_ids(chosen))
        box.open()

    def _chosen(self) -> GlossaryTerm | None:
        """The term that is selected; None if there are several, or if it was not read yet."""
        table = self._page().table
        places = table.places
        return table.terms.item(places[0]) if len(places) == 1 else None

    def _import(self) -> None:
        service = self.service
        path = files.ask_file(
            self._context.window, self._context.settings, tr("Import a glossary"), files.GLOSSARIES
        )
        if service is None or path is None:
            return
        self._page().message.say(tr("Importing {file} …", file=path.name))
        service.bring(
            path,
            lambda report: self._tell(path, report),
            lambda error: self._fail(tr("Import the glossary"), error),
        )

    def _tell(self, path: Path, report: TermImport) -> None:
        """Show the number of terms read, and of new ones."""
        self._wanted = report.name
        self._refresh()
        box = MessageBox(
            self._context.window,
            tr("{file} is in the glossary “{name}” now.", file=path.name, name=report.name),
            icon=QtWidgets.QMessageBox.Icon.Information,
        )
        box.setObjectName("import report")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setInformativeText(
            tr(
                "{read} terms read: {new} new, {changed} changed, {same} there already.",
                read=whole(report.read),
                new=whole(report.new),
                changed=whole(report.changed),
                same=whole(report.same),
            )
        )
        box.open()

    def _export(self) -> None:
        service, page, open_project = self.service, self._page(), self._context.open_project
        if service is None or open_project is None:
            return
        name = page.name
        path = files.ask_new_file(
            self._context.window,
            self._context.settings,
            tr("Export the glossary"),
            f"{name or open_project.project.info.name}.tbx",
            files.WRITTEN_GLOSSARIES,
        )
        if path is None:
            return
        page.message.say(tr("Exporting …"))
        service.export(
            path,
            name,
            lambda count: page.message.say(tr("%Ln terms in {file}.", count, file=path)),
            lambda error: self._fail(tr("Export the glossary"), error),
        )

    def _fail(self, title: str, error: Exception) -> None:
        self._page().message.say("")
        self._context.show_error(title, error)
