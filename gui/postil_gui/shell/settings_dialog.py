"""The settings: every declared one with its help, by groups, searchable; a change works at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from postil_gui.actions.search import folded
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import mark, percent_sign, tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.settings import DECLARED, FONTS, GIGABYTES, PERCENT, Setting, Settings
from postil_gui.theme.theme import LanguageFont, Theme, read_fonts, written_fonts
from postil_gui.widgets.choices import Choice
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import Scrolled, heading, muted
from postil_gui.widgets.dialogs.settings_form import FIELD_WIDTH, Number
from postil_gui.widgets.measures import begin_with, scaled
from postil_gui.widgets.plain_text import Label, set_tip

GROUPS: dict[str, str] = {
    "view": mark("Look"),
    "editor": mark("Translating"),
    "keys": mark("Keys"),
    "project": mark("Projects"),
}
"""Titles of the groups in their order; a setting of another group comes under "More"."""
MORE = mark("More")
BUTTONS: dict[str, tuple[tuple[str, str], ...]] = {
    "keys": (
        ("help.shortcuts", mark("Change keys …")),
        ("help.toolbar", mark("Customise the tool bar …")),
    ),
}
"""Commands that belong to a group, and the texts of their buttons."""


SIZE_WIDTH = 136


class OffNumber(Number):
    """A whole number, the greatest of which means never."""

    def __init__(self, off: int) -> None:
        super().__init__()
        self._off = off

    def textFromValue(self, value: int) -> str:
        return tr("never") if value == self._off else super().textFromValue(value)

    def valueFromText(self, text: str) -> int:
        if text.removesuffix(self.suffix()).strip() == tr("never"):
            return self._off
        return super().valueFromText(text)

    def validate(self, text: str, at: int) -> tuple[QtGui.QValidator.State, str, int]:
        if tr("never").startswith(text.removesuffix(self.suffix()).strip()):
            return (QtGui.QValidator.State.Acceptable, text, at)
        return super().validate(text, at)


class SettingRow(QtWidgets.QWidget):
    """One setting: title and help to the left, its value to the right."""

    def __init__(self, setting: Setting[Any], settings: Settings, theme: Theme) -> None:
        super().__init__()
        self.setting = setting
        self._theme = theme
        self._settings = settings
        self.editor = self._make_editor()
        title = tr(setting.title or setting.help).removesuffix(".")
        self.editor.setAccessibleName(title)
        self.editor.setAccessibleDescription(tr(setting.help))
        self.label = Label(title)
        self.label.setWordWrap(True)
        self.label.setBuddy(self.editor)
        self.reset = QtWidgets.QPushButton()
        self.reset.setIcon(theme.icon("unconfirm", "accent"))
        self.reset.setProperty("flat", True)
        self.reset.setAutoDefault(False)
        self.reset.setFixedWidth(34)
        self.reset.setAccessibleName(tr("Default: {title}", title=title))
        set_tip(self.reset, tr("Back to the default"))
        self.reset.clicked.connect(
            lambda: self._settings.set(setting, self._settings.default(setting))
        )
        texts = QtWidgets.QVBoxLayout()
        texts.setSpacing(1)
        texts.addWidget(self.label)
        if setting.title and setting.help:
            texts.addWidget(muted(tr(setting.help)))
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(10)
        row.addLayout(texts, 1)
        row.addWidget(self.editor, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignTop)
        self.refresh()

    def refresh(self) -> None:
        """Show the value as it is."""
        value, editor = self._settings.get(self.setting), self.editor
        with QtCore.QSignalBlocker(editor):
            if isinstance(editor, QtWidgets.QCheckBox):
                editor.setChecked(value)
            elif isinstance(editor, QtWidgets.QComboBox):
                editor.setCurrentIndex(editor.findData(value))
            elif isinstance(editor, QtWidgets.QSpinBox):
                editor.setValue(value)
            elif isinstance(editor, QtWidgets.QLineEdit) and editor.text() != value:
                editor.setText(value)
        kept = self.reset.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(kept)
        self.reset.setVisible(value != self._settings.default(self.setting))

    def _make_editor(self) -> QtWidgets.QWidget:
        setting, change = self.setting, self._change
        if isinstance(setting.default, bool):
            box = QtWidgets.QCheckBox()
            box.toggled.connect(change)
            return box
        if setting.choices:
            combo = Choice()
            for value, label in zip(
                setting.choices, setting.labels or setting.choices, strict=False
            ):
                is_name = setting.names and value != setting.choices[0]
                combo.addItem(str(label) if is_name else tr(str(label)), value)
            combo.activated.connect(lambda _: change(combo.currentData()))
            combo.setFixedWidth(scaled(self, FIELD_WIDTH))
            return combo
        if isinstance(setting.default, int):
            number = Number() if setting.off is None else OffNumber(setting.off)
            number.setRange(setting.minimum or 0, setting.maximum or 1_000_000)
            number.setSuffix(_suffix(setting.unit))
            number.valueChanged.connect(change)
            number.setFixedWidth(scaled(self, FIELD_WIDTH))
            return number
        line = QtWidgets.QLineEdit()
        line.textEdited.connect(change)
        line.setFixedWidth(scaled(self, FIELD_WIDTH))
        if setting.folder:
            choose = line.addAction(
                self._theme.icon("folder"),
                QtWidgets.QLineEdit.ActionPosition.TrailingPosition,
            )
            choose.setText(tr("Choose …"))
            set_tip(choose, tr("Choose …"))
            choose.triggered.connect(self._choose_folder)
        return line

    def _choose_folder(self) -> None:
        folder = files.ask_folder(self, self._settings, tr(self.setting.title))
        if folder is not None:
            self._change(str(folder))

    def _change(self, value: object) -> None:
        if self.setting.accepts(value):
            self._settings.set(self.setting, value)


def _suffix(unit: str) -> str:
    """A unit as it stands behind a number."""
    if unit == PERCENT:
        return percent_sign()
    return tr("{n} GB", n="") if unit == GIGABYTES else unit


class FontRow(QtWidgets.QWidget):
    """Family and size of the texts of one language."""

    def __init__(self, code: str, settings: Settings) -> None:
        super().__init__()
        self._code = code
        self._settings = settings
        name = language_name(code)
        title = Label(tr("Font of {language}", language=name))
        title.setWordWrap(True)
        self.family = QtWidgets.QComboBox()
        self.family.addItem(tr("Usual font"), "")
        for family in QtGui.QFontDatabase.families():
            self.family.addItem(family, family)
        self.family.setAccessibleName(tr("Font of {language}", language=name))
        self.family.setFixedWidth(scaled(self, FIELD_WIDTH))
        self.size_field = Number()
        self.size_field.setRange(7, 40)
        self.size_field.setSpecialValueText(tr("Usual size"))
        self.size_field.setSuffix(" pt")
        self.size_field.setAccessibleName(tr("Size of {language}", language=name))
        self.size_field.setMinimumWidth(scaled(self, SIZE_WIDTH))
        own = read_fonts(settings.get(FONTS)).get(code, LanguageFont())
        self.family.setCurrentIndex(max(0, self.family.findData(own.family)))
        self.size_field.setValue(max(7, own.size))
        self.family.activated.connect(lambda _: self._change())
        self.size_field.valueChanged.connect(lambda _: self._change())
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 4, 44, 4)
        row.setSpacing(10)
        row.addWidget(title, 1)
        row.addWidget(self.size_field)
        row.addWidget(self.family)

    def _change(self) -> None:
        size = self.size_field.value()
        fonts = read_fonts(self._settings.get(FONTS))
        fonts[self._code] = LanguageFont(self.family.currentData(), size if size > 7 else 0)
        self._settings.set(FONTS, written_fonts(fonts))


class SettingsDialog(Dialog):
    """All settings that have a help text.

    Parameters
    ----------
    codes
        Languages of the open project, whose fonts can be chosen.
    """

    guide = "start"

    command_asked = Signal(str)
    """Id of a command whose button was pressed."""

    def __init__(
        self, theme: Theme, settings: Settings, codes: Sequence[str], parent: QtWidgets.QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Settings"))
        begin_with(self, 820, 620)
        self.rows = {
            one.key: SettingRow(one, settings, theme) for one in DECLARED if one.help or one.title
        }
        self.fonts = [FontRow(code, settings) for code in dict.fromkeys(codes)]
        self._groups: dict[str, tuple[QtWidgets.QLabel, list[QtWidgets.QWidget]]] = {}
        self.field = QtWidgets.QLineEdit()
        self.field.setPlaceholderText(tr("Search the settings"))
        self.field.setAccessibleName(tr("Search the settings"))
        self.field.setClearButtonEnabled(True)
        self.none = muted(tr("No setting has this in its name or its help."))
        self.groups = QtWidgets.QListWidget()
        self.groups.setAccessibleName(tr("Groups of settings"))
        self.groups.setProperty("framed", True)
        self.groups.setFixedWidth(scaled(self, 170))
        self.area = Scrolled(self._make_body())
        self.area.setAccessibleName(tr("Settings"))
        close = QtWidgets.QPushButton(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        middle = QtWidgets.QHBoxLayout()
        middle.setSpacing(18)
        middle.addWidget(self.groups)
        middle.addWidget(self.area, 1)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(12)
        column.addWidget(self.field)
        column.addLayout(middle, 1)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        self.field.textChanged.connect(self._search)
        self.groups.setCurrentRow(0)
        self.groups.currentRowChanged.connect(self._go_to_group)
        self.area.verticalScrollBar().valueChanged.connect(self._mark_group)
        stop = settings.listen(self._setting_changed)
        self.finished.connect(lambda _: stop())
        self._search("")

    def _make_body(self) -> QtWidgets.QWidget:
        body = QtWidgets.QWidget()
        column = QtWidgets.QVBoxLayout(body)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(2)
        for group in (*GROUPS, MORE):
            found: list[QtWidgets.QWidget] = [
                row
                for row in self.rows.values()
                if (row.setting.group if row.setting.group in GROUPS else MORE) == group
            ]
            if group == "view":
                found += self.fonts or [
                    muted(tr("Fonts of its languages are chosen while a project is open."))
                ]
            found += [self._button(*one) for one in BUTTONS.get(group, ())]
            if found:
                title = heading(tr(GROUPS.get(group, MORE)))
                title.setContentsMargins(0, 12 if self._groups else 0, 0, 4)
                column.addWidget(title)
                for widget in found:
                    if isinstance(widget, QtWidgets.QPushButton):
                        column.addSpacing(6)  # rows have room of their own
                    column.addWidget(widget)
                self._groups[group] = (title, found)
                self.groups.addItem(title.text())
        column.addWidget(self.none)
        column.addStretch(1)
        return body

    def _button(self, command: str, text: str) -> QtWidgets.QPushButton:
        button = QtWidgets.QPushButton(tr(text))
        button.setAutoDefault(False)
        button.setSizePolicy(
            QtWidgets.QSizePolicy.Policy.Maximum, QtWidgets.QSizePolicy.Policy.Fixed
        )
        button.clicked.connect(lambda: self.command_asked.emit(command))
        return button

    def _search(self, text: str) -> None:
        wanted = folded(text.strip())
        anything = False
        for number, (title, widgets) in enumerate(self._groups.values()):
            shown = False
            for widget in widgets:
                fits = wanted in folded(f"{title.text()}\n{_words(widget)}")
                widget.setVisible(fits)
                shown = shown or fits
            title.setVisible(shown)
            self.groups.setRowHidden(number, not shown)
            anything = anything or shown
        self.none.setVisible(not anything)

    def _go_to_group(self, number: int) -> None:
        titles = [title for title, _ in self._groups.values()]
        if 0 <= number < len(titles):
            self.area.verticalScrollBar().setValue(titles[number].y())

    def _mark_group(self, scrolled: int) -> None:
        """Let the list follow the form; the last groups have no room to come to its top."""
        titles = [title for title, _ in self._groups.values()]
        reached = [n for n, one in enumerate(titles) if one.y() <= scrolled and one.isVisible()]
        number = max(reached, default=0)
        if scrolled == self.area.verticalScrollBar().maximum():
            number = max(number, self.groups.currentRow())
        with QtCore.QSignalBlocker(self.groups):
            self.groups.setCurrentRow(number)

    def _setting_changed(self, key: str) -> None:
        if key in self.rows:
            self.rows[key].refresh()


def _words(widget: QtWidgets.QWidget) -> str:
    """Words that can be read in a row."""
    if isinstance(widget, QtWidgets.QLabel | QtWidgets.QPushButton):
        return widget.text()
    return " ".join(label.text() for label in widget.findChildren(QtWidgets.QLabel))
