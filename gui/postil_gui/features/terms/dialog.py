"""Add or change a term."""

from __future__ import annotations

from collections.abc import Mapping

from postil.formats.exchange.glossary import Status, Term
from postil.workspace.proposals.match_settings import TermUse
from postil_gui.i18n.messages import mark, tr
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.widgets.choices import Choice
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, field_label, muted
from postil_gui.widgets.measures import scaled

STATUS: Mapping[Status, str] = {
    "preferred": mark("preferred"),
    "admitted": mark("admitted"),
    "forbidden": mark("forbidden"),
}
EXPLAINED: Mapping[Status, str] = {
    "preferred": mark("Preferred: comes before other translations of the term"),
    "admitted": mark("Admitted: may be used"),
    "forbidden": mark("Forbidden: this translation is to be avoided"),
}
# By what the machine does with terms.
EFFECTS: Mapping[TermUse, str] = {
    "off": mark("In this project the machine does not use terms; only the checks do."),
    "prefer": mark(
        "From now on the machine uses this translation where the sentence allows it; where the "
        "source has another form of the term, only if the engine knows a form for it. The checks "
        "report where it is missing."
    ),
    "always": mark(
        "From now on the machine always uses this translation, or another form of it that the "
        "engine knows. The checks report where it is missing."
    ),
}
AVOIDED = mark("From now on the machine avoids this translation, and the checks report it.")


class TermDialog(Dialog):
    """The fields of one term.

    Parameters
    ----------
    languages
        Names of source and target language.
    directions
        Whether they run from right to left.
    use
        What the machine does with terms.
    """

    guide = "terms"

    saved = Signal(object)
    """The :class:`Term`."""

    def __init__(
        self,
        term: Term,
        languages: tuple[str, str],
        directions: tuple[bool, bool],
        *,
        use: TermUse,
        new: bool,
        parent: QtWidgets.QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Add a Term") if new else tr("Change the Term"))
        self._use = use
        self.source = _line(term.source, languages[0], directions[0])
        self.target = _line(term.target, languages[1], directions[1])
        self.note = _line(term.note, tr("Note"), False)
        self.definition = _line(term.definition, tr("Definition"), False)
        self.domain = _line(term.domain, tr("Domain"), False)
        self.status = Choice()
        self.status.setAccessibleName(tr("Status"))
        for status, text in EXPLAINED.items():
            self.status.addItem(tr(text), status)
        self.status.setCurrentIndex(self.status.findData(term.status))
        self.case = QtWidgets.QCheckBox(tr("Only with these capitals in the source"))
        self.case.setChecked(term.case)
        form = QtWidgets.QFormLayout()
        form.setVerticalSpacing(9)
        form.setHorizontalSpacing(14)
        form.addRow(field_label(languages[0]), self.source)
        form.addRow(field_label(languages[1]), self.target)
        form.addRow(field_label(tr("Status")), self.status)
        form.addRow(field_label(tr("Definition")), self.definition)
        form.addRow(field_label(tr("Domain")), self.domain)
        form.addRow(field_label(tr("Note")), self.note)
        form.addRow("", self.case)
        self.save = QtWidgets.QPushButton(tr("Add") if new else tr("Save"))
        self.save.setDefault(True)
        self.save.clicked.connect(self._save)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(12)
        column.addLayout(form)
        self.effect = muted("")
        column.addWidget(self.effect)
        column.addLayout(closing_row(self, self.save))
        self.setMinimumWidth(scaled(self, 460))
        (self.target if term.source and not term.target else self.source).setFocus()
        for field in (self.source, self.target):
            field.textChanged.connect(self._check)
        self.status.currentIndexChanged.connect(self._explain)
        self._explain()
        self._check()

    @property
    def term(self) -> Term:
        """Values of the fields."""
        status = self.status.currentData()
        return Term(
            " ".join(self.source.text().split()),
            " ".join(self.target.text().split()),
            self.note.text().strip(),
            status == "forbidden",
            self.case.isChecked(),
            status == "preferred",
            self.definition.text().strip(),
            self.domain.text().strip(),
        )

    def _explain(self) -> None:
        """Show the effect of the choices."""
        forbidden = self.status.currentData() == "forbidden"
        self.effect.setText(tr(AVOIDED if forbidden and self._use != "off" else EFFECTS[self._use]))

    def _check(self) -> None:
        self.save.setEnabled(bool(self.term.source and self.term.target))

    def _save(self) -> None:
        self.saved.emit(self.term)
        self.accept()


def _line(text: str, name: str, right_to_left: bool) -> QtWidgets.QLineEdit:
    field = QtWidgets.QLineEdit(text)
    field.setAccessibleName(name)
    if right_to_left:
        field.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    return field
