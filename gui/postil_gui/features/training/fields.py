"""Fields of the training form: what the engine is judged by, and the cluster that helps."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from postil_gui.i18n.messages import tr
from postil_gui.qt import QtWidgets, Signal
from postil_gui.widgets.choices import ElidingChoice
from postil_gui.widgets.dialogs.dialog_parts import muted
from postil_gui.widgets.message_line import MessageLine
from postil_gui.widgets.plain_text import set_tip

ADDRESS = re.compile(r"(tcp|tls|ucx|ws|wss)://[^\s/:]+:\d{1,5}")
LETTERS = 12  # of a choice, at least
KEPT_OUT, OWN = "kept out", "own"


class JudgeField(QtWidgets.QWidget):
    """The segments the new engine is judged by: some of the corpora, or texts of one's own.

    Parameters
    ----------
    ask
        Asks for a memory, or for a text and its translation; empty if the user thinks better of it.
    """

    changed = Signal()

    def __init__(self, ask: Callable[[], tuple[Path, ...]]) -> None:
        super().__init__()
        self._ask = ask
        self._paths: tuple[Path, ...] = ()
        self.choice = ElidingChoice(tr("Segments to judge by"), LETTERS)
        self.choice.addItem(tr("Some of these texts, kept out of the training"), KEPT_OUT)
        self.choice.addItem(tr("Texts of my own …"), OWN)
        self.choice.activated.connect(self._activated)
        self.name = muted("")
        self.name.hide()
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.choice)
        column.addWidget(self.name)
        self.setFocusProxy(self.choice)

    @property
    def paths(self) -> tuple[str, ...]:
        """A memory, or a text and its translation; empty: some of the corpora."""
        return tuple(map(str, self._paths))

    def show_paths(self, paths: tuple[Path, ...]) -> None:
        """Judge by these texts; by none: by some of the corpora."""
        self._paths = paths
        self.choice.setCurrentIndex(self.choice.findData(OWN if paths else KEPT_OUT))
        self.name.setText(
            tr(
                "{files}: nothing of it is trained on.",
                files=" + ".join(path.name for path in paths),
            )
        )
        set_tip(self.name, "\n".join(self.paths))
        self.name.setVisible(bool(paths))
        self.changed.emit()

    def _activated(self) -> None:
        wanted = self.choice.currentData() == OWN
        paths = self._ask() if wanted else ()
        self.show_paths(paths or (self._paths if wanted else ()))


class ClusterField(QtWidgets.QWidget):
    """The address of a Dask cluster, and whether it answers."""

    test_asked = Signal(str)
    """The address that is to be tried."""

    def __init__(self) -> None:
        super().__init__()
        self.address_field = QtWidgets.QLineEdit()
        self.address_field.setAccessibleName(tr("Cluster"))
        self.address_field.setPlaceholderText(tr("This machine only, or tcp://host:8786"))
        set_tip(
            self.address_field,
            tr("Address of the scheduler of a Dask cluster, which translates the training text."),
        )
        self.address_field.textChanged.connect(lambda _: self._edited())
        self.test = QtWidgets.QPushButton(tr("Test the connection"))
        self.test.setAutoDefault(False)
        self.test.setEnabled(False)
        self.test.clicked.connect(self._ask)
        self.answer = MessageLine(name=tr("Answer of the cluster"), takes_no_room=True)
        row = QtWidgets.QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.address_field, 1)
        row.addWidget(self.test)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.answer)
        self.setFocusProxy(self.address_field)

    @property
    def address(self) -> str:
        """Address as filled in; "" for this machine only."""
        return self.address_field.text().strip()

    @property
    def problem(self) -> str:
        """Why it can be no address, or ""."""
        if not self.address or ADDRESS.fullmatch(self.address):
            return ""
        return tr("The address of a cluster looks like tcp://host:8786.")

    def show_answer(self, address: str, text: str, *, wrong: bool) -> None:
        """Show the result of a test, if the address is still the same."""
        if address == self.address:
            self.answer.say(text, wrong=wrong)
            self.test.setEnabled(True)

    def _ask(self) -> None:
        if self.problem:
            self.answer.say(self.problem, wrong=True)
            return
        self.answer.say(tr("Talking to {address} …", address=self.address))
        self.test.setEnabled(False)
        self.test_asked.emit(self.address)

    def _edited(self) -> None:
        self.answer.say("")
        self.test.setEnabled(bool(self.address))
