"""Dialog of the team server of a project: its address, a token, and what is used of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from postil.workspace.team.link import LONGEST_LAYER
from postil_gui.i18n.messages import say, tr
from postil_gui.qt import Qt, QtWidgets, Signal
from postil_gui.widgets.choices import Choice
from postil_gui.widgets.dialogs.dialog import MARGINS, Dialog
from postil_gui.widgets.dialogs.dialog_parts import closing_row, muted
from postil_gui.widgets.measures import begin_with
from postil_gui.widgets.message_line import MessageLine
from postil_gui.widgets.plain_text import Label

if TYPE_CHECKING:
    from postil.workspace.team.link import LessonsFor, Offer, TeamLink


@dataclass(frozen=True, slots=True)
class Connecting:
    """Choice of a server and of what to use there; ``token`` is "" for the one that is kept."""

    address: str
    token: str
    engine: str
    memory: str
    glossary: str
    teaches: bool
    client: str
    lessons_for: LessonsFor


class ConnectDialog(Dialog):
    """Asks for a server, tries it, and lets choose what is used of it.

    Parameters
    ----------
    link
        The server that is used now, if any.
    """

    guide = "team"

    tested = Signal(str, str)
    """Address and token that are to be tried."""

    chosen = Signal(object)
    """:class:`Connecting`."""

    left = Signal()
    """No server is to be used any more."""

    def __init__(self, link: TeamLink | None, parent: QtWidgets.QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Team Server"))
        self._link = link
        self._offer: Offer | None = None
        self.address = QtWidgets.QLineEdit("" if link is None else link.address)
        self.address.setPlaceholderText("https://server.office:8585")
        self.token = QtWidgets.QLineEdit()
        self.token.setEchoMode(QtWidgets.QLineEdit.EchoMode.Password)
        self.token.setPlaceholderText(
            tr("as whoever runs the server gave it to you")
            if link is None
            else tr("kept; type another one to change it")
        )
        self.test = QtWidgets.QPushButton(tr("T&est the connection"))
        self.test.setAutoDefault(False)
        self.engine, self.memory, self.glossary = Choice(), Choice(), Choice()
        self.teaches = QtWidgets.QCheckBox(tr("&Send what is confirmed in this project"))
        self.teaches.setChecked(link is None or link.teaches)
        self.client = QtWidgets.QLineEdit("" if link is None else link.client)
        self.client.setPlaceholderText(tr("if its lessons are kept apart"))
        self.client.setMaxLength(LONGEST_LAYER)
        self.lessons_for = Choice()
        for kind, text in (
            ("team", tr("the whole team")),
            ("client", tr("this client")),
            ("project", tr("this project")),
            ("person", tr("me alone")),
        ):
            self.lessons_for.addItem(text, kind)
        if link is not None:
            self.lessons_for.setCurrentIndex(self.lessons_for.findData(link.lessons_for))
        self.outcome, self.note = MessageLine(name=tr("Outcome of the test")), muted("")
        self.leave = QtWidgets.QPushButton(tr("&Disconnect"))
        self.leave.setAutoDefault(False)
        self.leave.setVisible(link is not None)
        self.token_kept = muted(
            tr("“Disconnect” removes the token, unless another project needs it.")
        )
        self.token_kept.setVisible(link is not None)
        self.connect_to = QtWidgets.QPushButton(tr("Connect"))
        self.connect_to.setProperty("primary", True)
        self.connect_to.setDefault(True)
        self._lay_out()
        self.address.textEdited.connect(lambda _: self._forget())
        self.token.textEdited.connect(lambda _: self._forget())
        self.test.clicked.connect(self._test)
        self.connect_to.clicked.connect(self._connect)
        self.leave.clicked.connect(self._leave)
        for changed in (
            self.engine.currentIndexChanged,
            self.memory.currentIndexChanged,
            self.glossary.currentIndexChanged,
            self.teaches.toggled,
        ):
            changed.connect(lambda _: self._update())
        self._forget()

    def _lay_out(self) -> None:
        grid = QtWidgets.QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, (text, field) in enumerate(
            (
                (tr("&Address"), self.address),
                (tr("T&oken"), self.token),
                (tr("E&ngine"), self.engine),
                (tr("&Memory"), self.memory),
                (tr("&Glossary"), self.glossary),
                (tr("C&lient"), self.client),
                (tr("Lessons coun&t for"), self.lessons_for),
            )
        ):
            label = Label(text)
            label.setBuddy(field)
            place = row if row < 2 else row + 2
            grid.addWidget(label, place, 0)
            grid.addWidget(field, place, 1)
        grid.addWidget(self.test, 2, 1, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(self.outcome, 3, 0, 1, 2)
        buttons = closing_row(self, self.connect_to)
        buttons.insertWidget(0, self.leave)
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(10)
        column.addLayout(grid)
        column.addWidget(self.teaches)
        column.addWidget(self.note)
        column.addStretch(1)
        column.addWidget(self.token_kept)
        column.addLayout(buttons)
        begin_with(self, 560, 460)

    def test_known(self) -> None:
        """Try the server that is used now."""
        if self._link is not None:
            self._test()

    def show_offer(self, offer: Offer) -> None:
        """Let choose among what the server has."""
        self._offer = offer
        used = self._link
        self._fill(self.engine, offer.engines, "" if used is None else used.engine)
        for choice, names, kept in (
            (self.memory, offer.memories, "" if used is None else used.memory),
            (self.glossary, offer.glossaries, "" if used is None else used.glossary),
        ):
            self._fill(choice, {name: name for name in names}, kept)
        user = tr("The server answers; this is the token of {user}.", user=offer.user)
        self.outcome.say(user if offer.user else tr("The server answers."))
        if not (offer.engines or offer.memories or offer.glossaries):
            self.show_problem(tr("The server has nothing for the languages of this project."))
        self._update()

    def show_problem(self, problem: object) -> None:
        """Show why the connection fails."""
        self.outcome.say(say(problem), wrong=True)
        self._update()

    def _fill(self, choice: Choice, names: Mapping[str, str], used: str) -> None:
        choice.blockSignals(True)
        choice.clear()
        choice.addItem(tr("none"), "")
        for name, title in names.items():
            choice.addItem(title, name)
        first = choice.findData(used) if used else min(1, choice.count() - 1)
        if self._link is not None and not used:
            first = 0
        choice.setCurrentIndex(max(0, first))
        choice.blockSignals(False)

    @property
    def _choices(self) -> tuple[Choice, ...]:
        return self.engine, self.memory, self.glossary

    def _forget(self) -> None:
        """Forget the offer: the address may be that of another server."""
        self._offer = None
        self.outcome.say("")
        for choice in self._choices:
            choice.clear()
        self._update()

    def _update(self) -> None:
        offer = self._offer
        self.test.setEnabled(bool(self.address.text().strip()))
        for choice in self._choices:
            choice.setEnabled(choice.count() > 1)
        may_teach = offer is not None and offer.may_teach
        self.teaches.setEnabled(may_teach)
        for field in (self.client, self.lessons_for):
            field.setEnabled(bool(self.engine.currentData()))
        some = any(choice.currentData() for choice in self._choices)
        self.connect_to.setEnabled(offer is not None and some)
        if offer is not None and not offer.may_teach:
            self.note.setText(tr("This token may ask only: nothing of this project is sent."))
        elif self.teaches.isChecked():
            self.note.setText(
                tr(
                    "What is confirmed, and was so far, is sent to the server in your name; "
                    "while the server is away, it waits here."
                )
            )
        else:
            self.note.setText(
                tr("Segments that are opened are sent to be looked up; nothing is kept of them.")
            )

    def _test(self) -> None:
        self.test.setEnabled(False)
        self.outcome.say(tr("Asking the server …"))
        self.tested.emit(self.address.text().strip(), self.token.text().strip())

    def _connect(self) -> None:
        self.connect_to.setEnabled(False)
        self.outcome.say(tr("Connecting …"))
        self.chosen.emit(
            Connecting(
                self.address.text().strip(),
                self.token.text().strip(),
                self.engine.currentData() or "",
                self.memory.currentData() or "",
                self.glossary.currentData() or "",
                self.teaches.isChecked(),
                self.client.text().strip(),
                self.lessons_for.currentData(),
            )
        )

    def _leave(self) -> None:
        self.left.emit()
        self.accept()
