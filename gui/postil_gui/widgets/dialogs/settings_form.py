"""A form made of settings that are declared as data: one field each, with its help beneath."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from postil.errors import UsageError
from postil_gui.i18n.messages import say, tr
from postil_gui.qt import Qt, QtCore, QtGui, QtWidgets, Signal
from postil_gui.widgets.choices import Choice, is_scrolled_past
from postil_gui.widgets.dialogs.dialog_parts import muted, set_flag
from postil_gui.widgets.eliding import ElidingCheckBox
from postil_gui.widgets.measures import scaled
from postil_gui.widgets.plain_text import Label, set_tip

if TYPE_CHECKING:
    from postil.training.recipe import Setting, Value

FIELD_WIDTH = 190
BOUND = 1_000_000_000  # of whole numbers without one of their own


TEXT_MARGIN = 9
CHOOSER_MARGIN = 4


MOST_PRIORITY = 9  # of memories and glossaries, above and below the usual 0


class Number(QtWidgets.QSpinBox):
    """A whole number; scrolling a form past it does not change it."""

    def __init__(self) -> None:
        super().__init__()
        # Style sheets do not reach the field within a spin box.
        self.lineEdit().setTextMargins(TEXT_MARGIN, 0, TEXT_MARGIN, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QtGui.QWheelEvent) -> None:
        if not is_scrolled_past(self, event):
            super().wheelEvent(event)


class SettingField(QtWidgets.QWidget):
    """One setting: name and help to the left, the value to the right."""

    changed = Signal()

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.editor = self._make_editor()
        self.editor.setAccessibleName(tr(setting.label))
        self.editor.setAccessibleDescription(tr(setting.help))
        self.label = Label(tr(setting.label))
        self.label.setWordWrap(True)
        self.label.setBuddy(self.editor)
        self.help = muted(self._help_text())
        self.problem = Label()
        self.problem.setProperty("kind", "wrong")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.project_text = ElidingCheckBox(tr("What is left to translate in this project"))
        self.project_text.toggled.connect(self._project_text_toggled)
        self.project_text.hide()
        texts = QtWidgets.QVBoxLayout()
        texts.setSpacing(1)
        for widget in (self.label, self.help, self.problem, self.project_text):
            texts.addWidget(widget)
        row = QtWidgets.QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addLayout(texts, 1)
        value = QtWidgets.QHBoxLayout()
        value.setSpacing(CHOOSER_MARGIN)
        self._entry = [self.editor, *([self._make_chooser()] if setting.file else [])]
        for part in self._entry:
            value.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(value)

    def value(self) -> Value:
        """Value that is set.

        Raises
        ------
        UsageError
            It is not allowed; the field says so.
        """
        editor = self.editor
        if self.takes_project_text:
            return self.setting.default
        if isinstance(editor, QtWidgets.QCheckBox):
            return editor.isChecked()
        if isinstance(editor, QtWidgets.QSpinBox):
            return editor.value()
        if isinstance(editor, QtWidgets.QComboBox):
            return self.setting.choices[editor.currentIndex()]
        text = editor.text() if isinstance(editor, QtWidgets.QLineEdit) else ""
        try:
            is_text = isinstance(self.setting.default, str)
            value = self.setting.parse(text.strip() if is_text else text.strip().replace(",", "."))
        except UsageError as error:
            self._say(say(error.hint).partition(". ")[0] + ".")
            raise
        self._say("")
        return value

    def set_value(self, value: Value) -> None:
        """Show a value; the text of the project is not taken then."""
        editor = self.editor
        self.project_text.setChecked(False)
        if isinstance(editor, QtWidgets.QCheckBox):
            editor.setChecked(bool(value))
        elif isinstance(editor, QtWidgets.QSpinBox):
            editor.setValue(int(value))
        elif isinstance(editor, QtWidgets.QComboBox):
            editor.setCurrentIndex(editor.findData(value))
        elif isinstance(editor, QtWidgets.QLineEdit):
            editor.setText(_plain(value))

    @property
    def takes_project_text(self) -> bool:
        """Whether the text of the open project is wanted in place of a file."""
        return self.project_text.isChecked()

    def offer_project_text(self, offered: bool) -> None:
        """Offer what is left to translate in the open project, if the setting takes a sample."""
        offered = offered and self.setting.sample
        self.project_text.setVisible(offered)
        if not offered:
            self.project_text.setChecked(False)

    def _project_text_toggled(self, wanted: bool) -> None:
        for widget in self._entry:
            widget.setEnabled(not wanted)
        if wanted:
            self._say("")  # of a file that does not count
        self.changed.emit()

    def _make_editor(self) -> QtWidgets.QWidget:
        setting = self.setting
        editor: QtWidgets.QCheckBox | QtWidgets.QComboBox | QtWidgets.QSpinBox | QtWidgets.QLineEdit
        if isinstance(setting.default, bool):
            editor = QtWidgets.QCheckBox()
            editor.setChecked(setting.default)
            editor.toggled.connect(lambda _: self.changed.emit())
        elif setting.choices:
            editor = Choice()
            labels = [tr(label) for label in setting.labels] or setting.choices
            for label, choice in zip(labels, setting.choices, strict=True):
                editor.addItem(label, choice)
            editor.setCurrentIndex(editor.findData(setting.default))
            editor.currentIndexChanged.connect(lambda _: self.changed.emit())
        elif isinstance(setting.default, int):
            editor = Number()
            low = -BOUND if setting.low is None else int(setting.low)
            editor.setRange(low, BOUND if setting.high is None else int(setting.high))
            editor.setGroupSeparatorShown(True)
            editor.setValue(setting.default)
            editor.valueChanged.connect(lambda _: self.changed.emit())
        else:
            editor = QtWidgets.QLineEdit(_plain(setting.default))
            editor.textEdited.connect(self._edited)
        if not isinstance(editor, QtWidgets.QCheckBox):
            editor.setFixedWidth(scaled(editor, FIELD_WIDTH))
        return editor

    def _make_chooser(self) -> QtWidgets.QPushButton:
        """A button beside the name of a file."""
        chooser = QtWidgets.QPushButton("…")
        chooser.setAutoDefault(False)
        chooser.setAccessibleName(tr("Choose a file"))
        set_tip(chooser, tr("Choose a file"))
        chooser.setFixedHeight(self.editor.sizeHint().height())
        chooser.clicked.connect(self._choose)
        chooser.ensurePolished()  # its margins come with the style
        width = chooser.sizeHint().width() + CHOOSER_MARGIN
        self.editor.setFixedWidth(scaled(self.editor, FIELD_WIDTH) - width)
        return chooser

    def _choose(self) -> None:
        name, _ = QtWidgets.QFileDialog.getOpenFileName(self, tr(self.setting.label))
        if name:
            self.set_value(name)
            self._edited()

    def _help_text(self) -> str:
        setting = self.setting
        if setting.choices or isinstance(setting.default, bool) or not setting.range:
            return tr(setting.help)
        return f"{tr(setting.help)} ({setting.range})"

    def _edited(self) -> None:
        with suppress(UsageError):  # the field says so
            self.value()
        self.changed.emit()

    def _say(self, problem: str) -> None:
        set_flag(self.editor, "wrong", bool(problem))
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        text = tr(self.setting.help)
        described = f"{problem} {text}" if problem else text
        self.editor.setAccessibleDescription(described)


def _plain(value: Value) -> str:
    if not isinstance(value, float):
        return str(value)
    from postil.training.recipe import plain  # noqa: PLC0415 (not at start-up)

    return plain(value)


class SettingsForm(QtWidgets.QWidget):
    """All settings of a recipe, the advanced ones folded away."""

    def __init__(self, settings: Sequence[Setting]) -> None:
        super().__init__()
        self.fields = {setting.name: SettingField(setting) for setting in settings}
        self.more = QtWidgets.QToolButton()
        self.more.setText(tr("Advanced settings"))
        self.more.setCheckable(True)
        self.more.setProperty("fold", True)
        self.more.setArrowType(Qt.ArrowType.RightArrow)
        self.more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more.toggled.connect(self._unfold)
        self.defaults = QtWidgets.QPushButton(tr("Restore defaults"))
        self.defaults.setProperty("flat", True)
        self.defaults.setAutoDefault(False)
        self.defaults.clicked.connect(self.restore_defaults)
        self.advanced = QtWidgets.QWidget()
        folded = QtWidgets.QVBoxLayout(self.advanced)
        folded.setContentsMargins(0, 6, 0, 0)
        folded.setSpacing(14)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        for field in self.fields.values():
            field.changed.connect(self._changed)
            (folded if field.setting.advanced else column).addWidget(field)
        foot = QtWidgets.QHBoxLayout()
        foot.addWidget(self.more)
        foot.addStretch(1)
        foot.addWidget(self.defaults)
        column.addLayout(foot)
        column.addWidget(self.advanced)
        self.advanced.hide()
        self.more.setVisible(any(setting.advanced for setting in settings))
        self._changed()

    def values(self) -> dict[str, Value]:
        """Values that differ from the defaults, by name.

        Raises
        ------
        UsageError
            A value is not allowed; its field is shown and says so.
        """
        found: dict[str, Value] = {}
        for name, field in self.fields.items():
            try:
                value = field.value()
            except UsageError:
                self.more.setChecked(self.more.isChecked() or field.setting.advanced)
                field.editor.setFocus()
                raise
            if value != field.setting.default:
                found[name] = value
        return found

    @property
    def sample(self) -> str:
        """Name of the setting that the text of the open project is wanted for, or ""."""
        names = (name for name, field in self.fields.items() if field.takes_project_text)
        return next(names, "")

    def offer_project_text(self, offered: bool) -> None:
        """Offer what is left to translate in the open project where a sample is asked for."""
        for field in self.fields.values():
            field.offer_project_text(offered)

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Show values; what is not given gets its default."""
        for name, field in self.fields.items():
            field.set_value(values.get(name, field.setting.default))
        self._changed()

    def add_advanced(self, widget: QtWidgets.QWidget) -> None:
        """Put something else under the advanced settings."""
        layout = self.advanced.layout()
        if layout is not None:
            layout.addWidget(widget)
            self.more.show()

    def restore_defaults(self) -> None:
        """Set everything back."""
        self.set_values({})

    def _unfold(self, shown: bool) -> None:
        self.advanced.setVisible(shown)
        self.more.setArrowType(Qt.ArrowType.DownArrow if shown else Qt.ArrowType.RightArrow)

    def _changed(self) -> None:
        try:
            fields = self.fields.values()
            changed = bool(self.sample or [f for f in fields if f.value() != f.setting.default])
        except UsageError:
            changed = True
        self.defaults.setEnabled(changed)

    def minimumSizeHint(self) -> QtCore.QSize:
        return QtCore.QSize(0, super().minimumSizeHint().height())
