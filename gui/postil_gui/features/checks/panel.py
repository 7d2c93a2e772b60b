"""Checks: findings of the open segment, or of all of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from postil.text.tags import TaggedText, tag_index
from postil.workspace.checks.catalogue import BY_ID, CHECKS
from postil.workspace.checks.project_checks import Issue
from postil_gui.features.checks.findings import EMPTY
from postil_gui.i18n.messages import say, tr, whole
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.theme.theme import Theme
from postil_gui.widgets.cards.card_panel import CardPanel
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.dialogs.dialog_parts import muted
from postil_gui.widgets.plain_text import set_tip
from postil_gui.widgets.wrap_row import WrapRow

SIGNS = {"error": ("error", "wrong"), "warning": ("warning", "similar"), "hint": ("info", "muted")}
MOST = 300  # cards; more than that nobody reads in one list
AROUND = 60  # characters of the target beside what is concerned


@dataclass(frozen=True, slots=True)
class ListedIssue:
    """A finding with the number of its segment (from 1) and the segment's target."""

    number: int
    issue: Issue
    target: TaggedText


def issue_card(shown: ListedIssue, *, right_to_left: bool = False) -> Card:
    """Card of one finding: its segment, its message, the check; its tip has text and fix."""
    finding = shown.issue.finding
    check = BY_ID[finding.check]
    said = say(finding.message)
    start, end = _plain(shown.target, finding.start), _plain(shown.target, finding.end)
    details = [said]
    if end > start:
        details.append(_excerpt(shown.target.plain, start, end))
    if finding.fix is not None:
        details.append(tr("Fix: ") + finding.fix.plain)
    meta = [tr(check.title)]
    if shown.issue.ignored:
        meta.append(tr("ignored"))
    if finding.suggestions:
        meta.append(", ".join(finding.suggestions[:3]))
    tip = tr("Enter goes there; Del ignores it.")
    if finding.fix is not None:
        tip = tr("Enter goes there; F2 mends it; Del ignores it.")
    return Card(
        (Line(TaggedText.of(said), right_to_left=right_to_left),),
        badge=whole(shown.number),
        row=True,
        icon=("info", "faint") if shown.issue.ignored else SIGNS[shown.issue.severity],
        meta=" · ".join(meta),
        tip="\n".join([*details, tip]),
        spoken=f"{tr('Segment {number}', number=whole(shown.number))}, {tr(check.title)}: {said}",
    )


def _plain(text: TaggedText, place: int) -> int:
    return sum(tag_index(character) is None for character in text.text[:place])


def _excerpt(text: str, start: int, end: int) -> str:
    """The words of a finding, in brackets, and the words beside them."""
    first, last = max(0, start - AROUND), min(len(text), end + AROUND)
    before = "…" if first else ""
    after = "…" if last < len(text) else ""
    shown = f"{before}{text[first:start]}[{text[start:end]}]{text[end:last]}{after}"
    return shown.replace("\n", " ")


class ChecksPanel(CardPanel):
    """Findings as cards, of the open segment or of the project, all or of one kind."""

    scope_changed = Signal(bool)
    """Whether the findings of the whole project are to be shown."""

    kind_changed = Signal()
    """Findings of another kind are to be shown."""

    go_asked = Signal(object)
    """:class:`ListedIssue` to go to."""

    fix_asked = Signal(object)
    """:class:`ListedIssue` to be mended."""

    ignore_asked = Signal(object, bool)
    """:class:`ListedIssue`, and whether it is to be ignored."""

    switch_off_asked = Signal(str)
    """Id of a check that is not to be made any more."""

    run_asked = Signal()
    settings_asked = Signal()
    export_asked = Signal()

    def __init__(
        self, theme: Theme, *, right_to_left: bool, parent: QtWidgets.QWidget | None = None
    ) -> None:
        super().__init__(theme, tr("Checks"), parent)
        self._right_to_left = right_to_left
        self._shown: list[ListedIssue] = []
        self.scope = QtWidgets.QComboBox()
        self.scope.setAccessibleName(tr("Segments whose findings are shown"))
        self.scope.addItem(tr("Open segment"), False)
        self.scope.addItem(tr("Whole project"), True)
        self.scope.currentIndexChanged.connect(
            lambda _: self.scope_changed.emit(self.whole_project)
        )
        self.kind = QtWidgets.QComboBox()
        self.kind.setAccessibleName(tr("Kind of findings"))
        self.kind.setSizeAdjustPolicy(
            QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.kind.setMinimumContentsLength(16)
        self.kind.addItem(tr("All kinds"), "")
        self.kind.currentIndexChanged.connect(lambda _: self.kind_changed.emit())
        self.ignored = QtWidgets.QCheckBox(tr("Ignored too"))
        self.ignored.toggled.connect(lambda _: self.kind_changed.emit())
        self.untranslated = QtWidgets.QCheckBox(tr("List them too"))
        set_tip(
            self.untranslated,
            tr("List the segments without a translation as well; else they are only counted."),
        )
        self.untranslated.toggled.connect(lambda _: self.kind_changed.emit())
        self.left_out = muted("")
        self.left_out.setWordWrap(False)
        foot = WrapRow(12, 4, 8, 6)
        foot.addWidget(self.left_out)
        foot.addWidget(self.untranslated)
        self.foot = QtWidgets.QWidget()
        self.foot.setLayout(foot)
        self.foot.hide()
        row = WrapRow(12, 8, 8, 6)
        for widget in (self.scope, self.kind, self.ignored):
            row.addWidget(widget)
        buttons = []
        for text, command, signal in (
            (tr("Check everything"), "qa.run", self.run_asked),
            (tr("Export …"), "qa.export", self.export_asked),
            (tr("Which checks …"), "qa.settings", self.settings_asked),
        ):
            button = QtWidgets.QPushButton(text)
            button.setProperty("command", command)
            button.setProperty("flat", True)
            button.clicked.connect(signal)
            buttons.append(button)
        row.end_with(*buttons)
        self.column.insertLayout(0, row)
        self.column.addWidget(self.foot)
        self.list.taken.connect(lambda n: self.go_asked.emit(self._shown[n]))
        self.list.edit_asked.connect(lambda n: self.fix_asked.emit(self._shown[n]))
        self.list.delete_asked.connect(lambda n: self._ignore(self._shown[n]))
        self.list.menu_asked.connect(lambda n, place: self.menu(n).popup(place))

    @property
    def whole_project(self) -> bool:
        """Whether the findings of all segments are shown."""
        return bool(self.scope.currentData())

    @property
    def shown(self) -> list[ListedIssue]:
        """Findings in the list."""
        return self._shown

    def wants(self, issue: Issue) -> bool:
        """Whether the filter lets a finding through."""
        kind, check = self.kind.currentData(), issue.finding.check
        if check == EMPTY and not self.wants_untranslated:
            return False
        return (not kind or check == kind) and (self.ignored.isChecked() or not issue.ignored)

    @property
    def wants_untranslated(self) -> bool:
        """Whether segments without a translation are listed, rather than counted."""
        return self.untranslated.isChecked() or self.kind.currentData() == EMPTY

    def show_kinds(self, counts: Counter[str]) -> None:
        """Offer the kinds that were found, with how many of each."""
        now = self.kind.currentData()
        missing = counts[EMPTY] if self.whole_project else 0
        self.left_out.setText(tr("%Ln segments have no translation.", missing))
        self.foot.setVisible(missing > 0)
        total = counts.total() - (0 if self.untranslated.isChecked() else counts[EMPTY])
        self.kind.blockSignals(True)
        self.kind.clear()
        self.kind.addItem(tr("All kinds ({number})", number=whole(total)), "")
        for check in CHECKS:
            if counts[check.id] or check.id == now:
                self.kind.addItem(f"{tr(check.title)} ({whole(counts[check.id])})", check.id)
        self.kind.setCurrentIndex(max(0, self.kind.findData(now)))
        self.kind.blockSignals(False)

    def show_issues(self, shown: list[ListedIssue], otherwise: str) -> None:
        """Show these findings, or the sentence if there are none."""
        chosen = self.list.currentIndex().row()
        self._shown = shown[:MOST]
        cards = [issue_card(one, right_to_left=self._right_to_left) for one in self._shown]
        self.show_cards(cards, otherwise)
        if 0 <= chosen < len(cards):
            self.list.choose(chosen)

    def choose(self, row_id: int, check: str) -> None:
        """Make a finding the current one of the list, if it is there."""
        for row, one in enumerate(self._shown):
            if one.issue.row_id == row_id and one.issue.finding.check == check:
                self.list.choose(row)
                return

    def menu(self, row: int) -> QtWidgets.QMenu:
        """Menu of a finding."""
        shown = self._shown[row]
        menu = QtWidgets.QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Go there"), lambda: self.go_asked.emit(shown))
        if shown.issue.finding.fix is not None:
            menu.addAction(tr("Mend it"), lambda: self.fix_asked.emit(shown))
        text = tr("Do not ignore it") if shown.issue.ignored else tr("Ignore it")
        menu.addAction(text, lambda: self._ignore(shown))
        menu.addSeparator()
        check = shown.issue.finding.check
        menu.addAction(tr("Switch this check off"), lambda: self.switch_off_asked.emit(check))
        return menu

    def _ignore(self, shown: ListedIssue) -> None:
        self.ignore_asked.emit(shown, not shown.issue.ignored)
