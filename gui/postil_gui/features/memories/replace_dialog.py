"""Find and replace in the units that are listed: every replacement is seen before it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from postil.workspace.proposals.unit_replacing import UnitHit
from postil.workspace.segments.text_search import TextQuery
from postil_gui.features.editing.replace.hits_dialog import HitsDialog
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.dialogs.dialog_parts import muted


@dataclass(frozen=True, slots=True)
class UnitSearch:
    """A replacement: the text to find, the new text, whether capitals are kept."""

    query: TextQuery
    replacement: str
    keep_capitals: bool


class UnitReplaceDialog(HitsDialog):
    """Lists what would be replaced while the text is typed.

    Parameters
    ----------
    search
        Begins a search; what it finds is given to :meth:`show_hits` or :meth:`show_error`.
    """

    guide = "memories"

    confirmed = Signal(list)
    """``UnitHit`` that are to be replaced."""

    def __init__(
        self,
        theme: Theme,
        memory: str,
        units: int,
        search: Callable[[UnitSearch], None],
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(theme, tr("Cancel"), parent)
        self.setWindowTitle(tr("Find and Replace in “{name}”", name=memory))
        self._ask = search
        self.about = muted(
            tr("In the translations of the %Ln units that are listed on the page.", units)
        )
        self._lay_out(520, above=[self.about])
        self._connect()
        self.leave.clicked.connect(self.reject)
        self._count()

    def search(self) -> None:
        """Search with the values of the dialog."""
        self._pause.stop()
        if not self.find_field.text():
            self.show_hits([])
            return
        self._ask(UnitSearch(self._query("target"), self.new_field.text(), self._keeps_capitals))

    def show_hits(self, hits: Sequence[UnitHit]) -> None:
        """List what was found."""
        self._is_current = True
        self.model.show_hits(hits, replacing=True)

    def show_error(self, sentence: str) -> None:
        """Show the error of the search."""
        self.show_hits([])
        self.message.setText(sentence)

    def _replace(self) -> None:
        hits = self.model.checked
        if self._is_current and hits:
            self.confirmed.emit(hits)
            self.accept()
