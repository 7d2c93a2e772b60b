"""A dialog of a heading, fields in a form, and a button that does it."""

from __future__ import annotations

from postil_gui.i18n.messages import percent_sign, tr
from postil_gui.qt import Qt, QtWidgets
from postil_gui.settings import Settings
from postil_gui.widgets.dialogs import file_dialogs as files
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import (
    LEAVE,
    closing_row,
    come_last,
    field_label,
    heading,
)
from postil_gui.widgets.dialogs.settings_form import Number
from postil_gui.widgets.measures import scaled

FORM_WIDTH, PERCENT_WIDTH = 556, 96


class FormDialog(Dialog):
    """A heading, fields, and a button that does it."""

    guide = "projects"

    def __init__(self, title: str, do: str, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.form = QtWidgets.QFormLayout()
        self.form.setVerticalSpacing(12)
        self.form.setHorizontalSpacing(16)
        self.do = QtWidgets.QPushButton(do)
        self.do.setDefault(True)
        self.do.clicked.connect(self.accept)
        column = QtWidgets.QVBoxLayout(self)
        # At least: a minimum of the window would overrule its contents.
        column.addStrut(scaled(self, FORM_WIDTH))
        column.setContentsMargins(*MARGINS)
        column.setSpacing(14)
        column.addWidget(heading(title))
        column.addLayout(self.form)
        column.addLayout(closing_row(self, self.do, auto_default=False))

    def setVisible(self, visible: bool) -> None:
        if visible:  # before Qt gives the focus to the first there is
            come_last(self, *self.findChildren(QtWidgets.QPushButton, LEAVE), self.do)
        super().setVisible(visible)

    def percent(self, name: str, value: int, least: int, most: int) -> QtWidgets.QSpinBox:
        """A field for a percentage."""
        field = Number()
        field.setRange(least, most)
        field.setValue(value)
        field.setSuffix(percent_sign())
        field.setFixedWidth(scaled(field, PERCENT_WIDTH))
        field.setAccessibleName(name)
        return field

    def folder_field(self, name: str, settings: Settings) -> QtWidgets.QLineEdit:
        """A row for a folder, typed or chosen."""
        field = QtWidgets.QLineEdit()
        field.setAccessibleName(name)
        choose = QtWidgets.QPushButton(tr("Choose …"))
        choose.setAccessibleName(tr("Choose: {name}", name=name))
        choose.setAutoDefault(False)

        def ask() -> None:
            folder = files.ask_folder(self, settings, name)
            if folder is not None:
                field.setText(str(folder))

        choose.clicked.connect(ask)
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(field, 1)
        row.addWidget(choose)
        self.form.addRow(field_label(name), row)
        field.textChanged.connect(lambda text: self.do.setEnabled(bool(text.strip())))
        self.do.setEnabled(False)
        return field


def beside(*widgets: QtWidgets.QWidget) -> QtWidgets.QHBoxLayout:
    """A row of widgets, of which the first takes all room that is left."""
    row = QtWidgets.QHBoxLayout()
    row.setSpacing(8)
    for number, widget in enumerate(widgets):
        row.addWidget(widget, 1 if number == 0 else 0)
    return row
