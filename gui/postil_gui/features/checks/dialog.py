"""Dialog of checks: which are made, rules of one's own, and words that are spelt rightly."""

from __future__ import annotations

from dataclasses import replace

from postil.errors import UsageError
from postil.workspace.checks.catalogue import CHECKS
from postil.workspace.checks.patterns import check_rule
from postil.workspace.checks.settings import CheckSettings, PatternRule
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import percent_sign, say, tr
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, field_label, muted
from postil_gui.widgets.dialogs.settings_form import Number
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.plain_text import Label

LONGEST = 100_000
RULE_COLUMNS = 6


class ChecksDialog(Dialog):
    """A page of checks and limits, a page of rules, a page of words."""

    guide = "checks"

    saved = Signal(object)
    """The new :class:`CheckSettings`."""

    dictionary_asked = Signal()
    """Words shall be spelt by a dictionary that is to be chosen."""

    def __init__(self, settings: CheckSettings, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Which Checks"))
        self._settings = settings
        self.checks = QtWidgets.QListWidget()
        self.checks.setProperty("framed", True)
        self.checks.setAccessibleName(tr("Checks"))
        for check in CHECKS:
            item = QtWidgets.QListWidgetItem(f"{tr(check.title)}. {tr(check.about)}")
            item.setData(Qt.ItemDataRole.UserRole, check.id)
            on = check.id not in settings.off
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            self.checks.addItem(item)
        self.longest = _number(tr("Most characters"), settings.longest, "")
        self.share = _number(
            tr("Most characters in percent"), settings.longest_share, percent_sign()
        )
        self.forbidden = QtWidgets.QLineEdit(settings.forbidden_characters)
        self.forbidden.setAccessibleName(tr("Forbidden characters"))
        self.rules = _rules_table(settings.patterns)
        self.words = QtWidgets.QPlainTextEdit("\n".join(sorted(settings.words, key=str.casefold)))
        self.words.setAccessibleName(tr("Words of the project's dictionary"))
        self.words.setTabChangesFocus(True)
        self.dictionary = Label()
        self.dictionary.setWordWrap(True)
        self.add_dictionary = QtWidgets.QPushButton(tr("Add a dictionary …"))
        self.add_dictionary.clicked.connect(self.dictionary_asked)
        self.problem = Label()
        self.problem.setProperty("kind", "wrong")
        self.problem.setWordWrap(True)
        pages = QtWidgets.QTabWidget()
        pages.tabBar().setAccessibleName(tr("Pages"))
        pages.setDocumentMode(True)
        pages.addTab(self._checks_page(), tr("Checks"))
        pages.addTab(self._rules_page(), tr("Rules of your own"))
        pages.addTab(self._words_page(), tr("Dictionary"))
        self.pages = pages
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(12)
        column.addWidget(pages, 1)
        column.addWidget(self.problem)
        column.addLayout(self._buttons())
        begin_with(self, 720, 520)

    @property
    def settings(self) -> CheckSettings:
        """Values of the fields."""
        items = [self.checks.item(row) for row in range(self.checks.count())]
        return replace(
            self._settings,
            off=frozenset(
                item.data(Qt.ItemDataRole.UserRole)
                for item in items
                if item.checkState() == Qt.CheckState.Unchecked
            ),
            longest=self.longest.value(),
            longest_share=self.share.value(),
            forbidden_characters="".join(self.forbidden.text().split()),
            patterns=tuple(self._rule(row) for row in range(self.rules.rowCount())),
            words=frozenset(filter(None, map(str.strip, self.words.toPlainText().splitlines()))),
        )

    def show_dictionary(self, language: str, name: str) -> None:
        """Show by which dictionary a language is spelt; "" for none."""
        known = language_name(language)
        if name:
            text = tr("{language} is spelt by the dictionary {name}.", language=known, name=name)
        else:
            text = tr(
                "There is no dictionary of {language}. Extensions of LibreOffice (.oxt) and of "
                "Firefox (.xpi) have one.",
                language=known,
            )
        self.dictionary.setText(text)

    def add_rule(self) -> None:
        """Add an empty rule and begin to edit it."""
        row = self.rules.rowCount()
        self.rules.setRowCount(row + 1)
        _set_rule(self.rules, row, PatternRule(tr("Rule {number}", number=row + 1), ""))
        self.rules.setCurrentCell(row, 0)
        self.rules.setFocus()

    def remove_rule(self) -> None:
        """Remove the current rule."""
        if self.rules.currentRow() >= 0:
            self.rules.removeRow(self.rules.currentRow())

    def _checks_page(self) -> QtWidgets.QWidget:
        page = QtWidgets.QWidget()
        form = QtWidgets.QFormLayout()
        form.addRow(field_label(tr("Most characters of a translation")), self.longest)
        form.addRow(field_label(tr("Most characters in percent of the source")), self.share)
        form.addRow(field_label(tr("Forbidden characters")), self.forbidden)
        column = QtWidgets.QVBoxLayout(page)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.checks, 1)
        column.addLayout(form)
        return page

    def _rules_page(self) -> QtWidgets.QWidget:
        page = QtWidgets.QWidget()
        add = QtWidgets.QPushButton(tr("Add"))
        add.clicked.connect(self.add_rule)
        remove = QtWidgets.QPushButton(tr("Remove"))
        remove.clicked.connect(self.remove_rule)
        buttons = QtWidgets.QHBoxLayout()
        buttons.addWidget(add)
        buttons.addWidget(remove)
        buttons.addStretch(1)
        column = QtWidgets.QVBoxLayout(page)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(10)
        column.addWidget(
            muted(
                tr(
                    "Regular expressions. Where the source fits (always, if it is empty), the "
                    "translation must not fit, or must if it is required; \\g<1> stands for what "
                    "the first group of the source found."
                )
            )
        )
        column.addWidget(self.rules, 1)
        column.addLayout(buttons)
        return page

    def _words_page(self) -> QtWidgets.QWidget:
        page = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(page)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(10)
        spelling = QtWidgets.QHBoxLayout()
        spelling.setSpacing(12)
        spelling.addWidget(self.dictionary, 1)
        spelling.addWidget(self.add_dictionary)
        column.addLayout(spelling)
        column.addWidget(
            muted(tr("Words that are spelt correctly in this project, one in each line."))
        )
        column.addWidget(self.words, 1)
        return page

    def _buttons(self) -> QtWidgets.QHBoxLayout:
        self.save = QtWidgets.QPushButton(tr("Save"))
        self.save.setDefault(True)
        self.save.clicked.connect(self._save)
        return closing_row(self, self.save)

    def _rule(self, row: int) -> PatternRule:
        texts = [_cell(self.rules, row, column).text() for column in range(RULE_COLUMNS)]
        ticks = [
            _cell(self.rules, row, column).checkState() == Qt.CheckState.Checked
            for column in range(RULE_COLUMNS)
        ]
        return PatternRule(texts[0], texts[2], texts[1], ticks[3], ticks[4], texts[5])

    def _save(self) -> None:
        settings = self.settings
        for rule in settings.patterns:
            try:
                check_rule(rule)
            except UsageError as error:
                self.pages.setCurrentIndex(1)
                self.problem.setText(say(error))
                return
        self.saved.emit(settings)
        self.accept()


def _number(name: str, value: int, suffix: str) -> QtWidgets.QSpinBox:
    field = Number()
    field.setAccessibleName(name)
    field.setRange(0, LONGEST)
    field.setSuffix(suffix)
    field.setSpecialValueText(tr("any number"))
    field.setValue(value)
    return field


def _rules_table(rules: tuple[PatternRule, ...]) -> QtWidgets.QTableWidget:
    table = QtWidgets.QTableWidget(len(rules), RULE_COLUMNS)
    table.setAccessibleName(tr("Rules of your own"))
    table.setHorizontalHeaderLabels(
        [
            *(tr("Name"), tr("Source"), tr("Translation"), tr("Required")),
            *(tr("Any case"), tr("Message")),
        ]
    )
    table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeading)
    table.horizontalHeader().setSectionResizeMode(QtWidgets.QHeaderView.ResizeMode.Stretch)
    for column in (3, 4):
        table.horizontalHeader().setSectionResizeMode(
            column, QtWidgets.QHeaderView.ResizeMode.ResizeToContents
        )
    table.verticalHeader().hide()
    table.setTabKeyNavigation(False)
    for row, rule in enumerate(rules):
        _set_rule(table, row, rule)
    return table


def _set_rule(table: QtWidgets.QTableWidget, row: int, rule: PatternRule) -> None:
    texts = (rule.name, rule.source, rule.target, "", "", rule.message)
    for column, text in enumerate(texts):
        item = QtWidgets.QTableWidgetItem(text)
        if column in (3, 4):
            on = rule.required if column == 3 else rule.ignore_case
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
        table.setItem(row, column, item)


def _cell(table: QtWidgets.QTableWidget, row: int, column: int) -> QtWidgets.QTableWidgetItem:
    item = table.item(row, column)
    return item if item is not None else QtWidgets.QTableWidgetItem("")
