"""The Terms panel: terms of the open segment, added, changed and removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil.formats.exchange.glossary import Term
from postil.memory.terms.finder import TermHit
from postil_gui.features.editing.segments.segment_editing import SegmentEditing
from postil_gui.features.terms.dialog import TermDialog
from postil_gui.features.terms.panel import TermsPanel
from postil_gui.features.terms.service import TermService
from postil_gui.i18n.messages import tr
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import Qt, QtCore, QtWidgets
from postil_gui.tagged_text.segment_text import SegmentText, SourceView
from postil_gui.theme.theme import Theme
from postil_gui.widgets.keys.opening_keys import open_for_typing
from postil_gui.widgets.plain_text import MessageBox

if TYPE_CHECKING:
    from postil.workspace.package.merge import MergeReport


class TermsBinding(QtCore.QObject):
    """Keeps the Terms panel at the open segment.

    Parameters
    ----------
    texts
        What shows source and target of the open segment.
    languages, directions
        Names of the languages; whether they run from right to left.
    """

    def __init__(
        self,
        panel: TermsPanel,
        editing: SegmentEditing,
        open_project: OpenProject,
        theme: Theme,
        *,
        texts: tuple[SourceView, SegmentText],
        languages: tuple[str, str],
        directions: tuple[bool, bool],
    ) -> None:
        super().__init__(panel)
        self._panel = panel
        self._editing = editing
        self._open_project = open_project
        self._theme = theme
        self._texts = texts
        self._languages = languages
        self._directions = directions
        self.service = TermService(open_project, self)
        panel.chosen.connect(editing.insert_text)
        panel.add_asked.connect(self.add)
        panel.edit_asked.connect(self._edit)
        panel.delete_asked.connect(self._ask_delete)
        self.service.changed.connect(self._changed)
        open_project.terms_found.connect(self._show)
        editing.nothing_open.connect(lambda: panel.show_cards([], tr("No segment is open.")))
        open_project.merged.connect(self._merged)
        editing.opened.connect(lambda _: panel.show_machine(None))
        editing.proposals_changed.connect(lambda *_: panel.show_machine(editing.machine))

    def add(self) -> None:
        """Ask for a term, beginning with what is selected on both sides."""
        source, target = (text.selected_words(whole=True) for text in self._texts)
        dialog = self.dialog(Term(source, target), new=True)
        dialog.saved.connect(self.service.add)
        open_for_typing(dialog)

    def insert(self, number: int) -> None:
        """Insert a term of the segment by its number, from 1; shows a message if there is none."""
        if not self._panel.insert(number - 1):
            self._editing.announced.emit(tr("There is no term {number}.", number=number))

    def _edit(self, hit: TermHit) -> None:
        def show(old: Term) -> None:
            dialog = self.dialog(old, new=False)
            dialog.saved.connect(lambda new: self.service.change(hit.glossary, old, new))
            open_for_typing(dialog)

        self.service.read(hit, show)

    def _ask_delete(self, hit: TermHit) -> None:
        button = QtWidgets.QMessageBox.StandardButton
        box = MessageBox(
            self._panel.window(),
            tr(
                "Remove “{source}, {target}” from the glossary {glossary}?",
                source=hit.source,
                target=hit.target,
                glossary=hit.glossary,
            ),
            title=tr("Remove the Term"),
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        remove = box.addButton(tr("Remove"), QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(button.Cancel))
        remove.clicked.connect(lambda: self.service.remove(hit))
        box.open()

    def _show(self, row_id: int, hits: list[TermHit]) -> None:
        """List the terms of the open segment, and underline them in its source."""
        segment = self._editing.segment
        if segment is not None and segment.row_id == row_id:
            self._panel.show_terms(hits)
            spans = [(hit.start, hit.end) for hit in hits]
            self._texts[0].underline(spans, self._theme.colour("accent"))

    def _merged(self, report: MergeReport) -> None:
        if report.terms:
            self.service.changed.emit("")  # the checks follow

    def _changed(self, sentence: str) -> None:
        self._editing.announced.emit(sentence)
        segment = self._editing.segment
        if segment is not None:
            self._open_project.ask_now(segment.row_id)

    def dialog(self, term: Term, *, new: bool) -> TermDialog:
        """Dialog that asks for a term of this project."""
        return TermDialog(
            term,
            self._languages,
            self._directions,
            use=self._open_project.project.memories.settings.terms,
            new=new,
            parent=self._panel.window(),
        )
