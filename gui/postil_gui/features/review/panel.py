"""Review: findings of the reviewer, and the number of changes that are not decided yet."""

from __future__ import annotations

from postil.text.tags import TaggedText
from postil.workspace.review import Kind, ReviewFinding, Severity
from postil_gui.features.review.service import ShownFinding
from postil_gui.i18n.messages import mark, tr, whole
from postil_gui.i18n.times import time_text
from postil_gui.qt import Qt, QtGui, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_panel import CardPanel
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.plain_text import Label
from postil_gui.widgets.wrap_row import WrapRow

KIND_NAMES: dict[Kind, str] = {
    "accuracy": mark("Accuracy"),
    "terminology": mark("Terminology"),
    "fluency": mark("Language"),
    "style": mark("Style"),
    "locale": mark("Local conventions"),
    "tags": mark("Tags and layout"),
    "other": mark("Other"),
}
SEVERITY_NAMES: dict[Severity, str] = {
    "neutral": mark("No error"),
    "minor": mark("Minor"),
    "major": mark("Major"),
    "critical": mark("Critical"),
}
_SIGNS: dict[Severity, tuple[str, str]] = {
    "neutral": ("info", "muted"),
    "minor": ("warning", "similar"),
    "major": ("error", "wrong"),
    "critical": ("error", "wrong"),
}
MOST = 500  # cards
LONGEST = 160  # characters of a translation that are shown


def finding_card(shown: ShownFinding, *, right_to_left: bool = False) -> Card:
    """Card of one finding: its text, the translation, and whether it is resolved."""
    finding = shown.finding
    kind, severity = tr(KIND_NAMES[finding.kind]), tr(SEVERITY_NAMES[finding.severity])
    text = shown.target.plain.replace("\n", " ")
    if len(text) > LONGEST:
        text = f"{text[:LONGEST]}…"
    lines = [Line(TaggedText.of(finding.text or kind))]
    if finding.answer:
        lines.append(Line(TaggedText.of(tr("Answer: {text}", text=finding.answer))))
    if text:
        lines.append(Line(TaggedText.of(text), (), right_to_left, quiet=True))
    number = tr("Segment {number}", number=whole(shown.number))
    meta = [number, kind, severity, finding.author, time_text(finding.time)]
    if finding.resolved:
        meta.insert(0, tr("resolved"))
    return Card(
        tuple(lines),
        icon=("state-reviewed", "exact") if finding.resolved else _SIGNS[finding.severity],
        meta=" · ".join(part for part in meta if part),
        tip=tr("Enter goes there; F2 answers it; Del resolves it or opens it again."),
        spoken=". ".join(
            part
            for part in (
                tr("resolved") if finding.resolved else "",
                f"{kind}, {severity}",
                finding.text,
                tr("Answer: {text}", text=finding.answer) if finding.answer else "",
                number,
            )
            if part
        ),
    )


class ReviewPanel(CardPanel):
    """Findings as cards, of the open segment or of all; those that are resolved on demand."""

    filter_changed = Signal()
    """Other findings are to be shown."""

    go_asked = Signal(int)
    """Row id of the segment to go to."""

    resolve_asked = Signal(int, bool)
    """Id of a finding, and whether it is resolved from now on."""

    answered = Signal(int, str)
    """Id of a finding, and what is to be said about it."""

    remove_asked = Signal(int)
    """Id of a finding to be taken away."""

    action_asked = Signal(str)
    """Id of a command."""

    def __init__(
        self, theme: Theme, *, right_to_left: bool, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(theme, tr("Review"), parent)
        self._right_to_left = right_to_left
        self._shown: list[ShownFinding] = []
        self._answering: int | None = None  # id of the finding
        self.scope = _combo(tr("Segments whose findings are shown"))
        self.scope.addItem(tr("Whole project"), True)
        self.scope.addItem(tr("Open segment"), False)
        self.kind = _combo(tr("Kind of findings"))
        self.kind.addItem(tr("All kinds"), "")
        for kind, name in KIND_NAMES.items():
            self.kind.addItem(tr(name), kind)
        self.severity = _combo(tr("Severity"))
        self.severity.addItem(tr("Every severity"), "")
        for severity, name in SEVERITY_NAMES.items():
            self.severity.addItem(tr(name), severity)
        self.resolved = QtWidgets.QCheckBox(tr("Resolved too"))
        self.resolved.toggled.connect(lambda _: self.filter_changed.emit())
        row = WrapRow(12, 8, 8, 6)
        for box in (self.scope, self.kind, self.severity):
            box.currentIndexChanged.connect(lambda _: self.filter_changed.emit())
            row.addWidget(box)
        row.addWidget(self.resolved)
        self.column.insertLayout(0, row)
        self.column.insertLayout(1, self._make_changes())
        self.field = QtWidgets.QLineEdit()
        self.field.setAccessibleName(tr("Answer to the finding"))
        self.field.setPlaceholderText(tr("Answer; Enter keeps it, Escape leaves it as it was"))
        self.field.returnPressed.connect(self._keep_answer)
        self.field.setContentsMargins(12, 6, 12, 8)
        self.field.hide()
        self.column.addWidget(self.field)
        self.list.taken.connect(lambda n: self.go_asked.emit(self._shown[n].finding.row_id))
        self.list.edit_asked.connect(lambda n: self._answer(self._shown[n].finding))
        self.list.delete_asked.connect(lambda n: self._resolve(self._shown[n].finding))
        self.list.menu_asked.connect(lambda n, place: self.menu(n).popup(place))

    def _make_changes(self) -> WrapRow:
        """The line about tracked changes, and what can be done about all of them."""
        self.changes = Label()
        self.changes.setProperty("kind", "muted")
        row = WrapRow(12, 0, 8, 4)
        row.addWidget(self.changes)
        self.buttons = []
        for text, action in (
            (tr("Show them"), "review.changed"),
            (tr("Accept all"), "review.accept_every"),
            (tr("Reject all"), "review.reject_every"),
            (tr("Add a finding …"), "review.finding"),
        ):
            button = QtWidgets.QPushButton(text)
            button.setProperty("flat", True)
            button.setProperty("command", action)
            button.clicked.connect(lambda _=False, action=action: self.action_asked.emit(action))
            self.buttons.append(button)
        row.end_with(*self.buttons)
        self.show_changes("", 0)
        return row

    @property
    def shown(self) -> list[ShownFinding]:
        """Findings in the list."""
        return self._shown

    @property
    def whole_project(self) -> bool:
        """Whether the findings of all segments are shown."""
        return bool(self.scope.currentData())

    def wants(self, shown: ShownFinding) -> bool:
        """Whether the filter lets a finding through."""
        finding = shown.finding
        return (
            self.kind.currentData() in ("", finding.kind)
            and self.severity.currentData() in ("", finding.severity)
            and (self.resolved.isChecked() or not finding.resolved)
        )

    def show_changes(self, reviewer: str, segments: int) -> None:
        """Show the number of segments with changes of the reviewer that are not decided."""
        left = tr("nothing left to decide")
        if segments:
            left = tr("%Ln segments with changes", segments)
        parts = [tr("Reviewer: {name}", name=reviewer), left] if reviewer else []
        self.changes.setText(" · ".join(parts) or tr("No review is under way."))
        for button in self.buttons[:3]:
            button.setVisible(bool(reviewer and segments))

    def show_findings(self, shown: list[ShownFinding], otherwise: str) -> None:
        """Show these findings, or the sentence if there are none."""
        chosen = self.list.currentIndex().row()
        self._shown = shown[:MOST]
        cards = [finding_card(one, right_to_left=self._right_to_left) for one in self._shown]
        self.show_cards(cards, otherwise)
        if cards and chosen >= 0:
            self.list.choose(min(chosen, len(cards) - 1))

    def menu(self, row: int) -> QtWidgets.QMenu:
        """Menu of a finding."""
        finding = self._shown[row].finding
        menu = QtWidgets.QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Go there"), lambda: self.go_asked.emit(finding.row_id))
        menu.addAction(tr("Answer it"), lambda: self._answer(finding))
        text = tr("Open it again") if finding.resolved else tr("Resolve it")
        menu.addAction(text, lambda: self._resolve(finding))
        menu.addSeparator()
        menu.addAction(tr("Remove it"), lambda: self.remove_asked.emit(finding.id))
        return menu

    def _answer(self, finding: ReviewFinding) -> None:
        """Ask for an answer to a finding."""
        self._answering = finding.id
        self.field.setText(finding.answer)
        self.field.show()
        self.field.setFocus()

    def _resolve(self, finding: ReviewFinding) -> None:
        self.resolve_asked.emit(finding.id, not finding.resolved)

    def _keep_answer(self) -> None:
        if self._answering is not None:
            self.answered.emit(self._answering, self.field.text().strip())
        self._leave_field()

    def _leave_field(self) -> None:
        self._answering = None
        self.field.hide()
        self.list.setFocus()

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.field.isVisible():
            self._leave_field()
        else:
            super().keyPressEvent(event)


def _combo(name: str) -> QtWidgets.QComboBox:
    box = QtWidgets.QComboBox()
    box.setAccessibleName(name)
    return box
