"""The team server of the open project: connected, left, shown in the status bar."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    from postil.workspace.team.answers import TeamLesson
    from postil.workspace.team.connection import TeamState
    from postil.workspace.team.link import Offer
    from postil_gui.context import Context
    from postil_gui.features.team.connect_dialog import ConnectDialog, Connecting
    from postil_gui.features.team.lessons_dialog import LessonsDialog
    from postil_gui.project.open_project import OpenProject


class TeamCommands(QtCore.QObject):
    """Commands on the team server; whatever asks it does so off the GUI thread."""

    _changed = Signal()
    """The state may be another; sent from any thread."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._context = context
        self._connecting: ConnectDialog | None = None
        self._lessons: LessonsDialog | None = None
        self._terms: int | None = None  # version of the terms that are shown
        self._changed.connect(self._look, QtCore.Qt.ConnectionType.QueuedConnection)
        context.project_opened.connect(self._opened)
        context.shell.status.team.clicked.connect(lambda: context.trigger("team.connect"))

    def connect(self) -> None:  # type: ignore[override]
        """Ask for a server, and use it."""
        open_project = self._context.open_project
        if open_project is None:
            return
        from postil_gui.features.team.connect_dialog import ConnectDialog  # noqa: PLC0415 (not at start-up)

        link = open_project.project.team.link
        dialog = self._connecting = ConnectDialog(link, self._context.window)
        dialog.finished.connect(self._forget_connecting)
        dialog.tested.connect(partial(self._test, open_project))
        dialog.chosen.connect(partial(self._connect, open_project))
        dialog.left.connect(partial(self._leave, open_project))
        dialog.open()
        dialog.test_known()

    def show_lessons(self) -> None:
        """Show the lessons of the team's engine."""
        open_project = self._context.open_project
        if open_project is None:
            return
        link = open_project.project.team.link
        if link is None or not link.engine:
            self._context.announce(tr("This project uses no engine of a team."))
            return
        from postil_gui.features.team.lessons_dialog import LessonsDialog  # noqa: PLC0415 (not at start-up)

        dialog = self._lessons = LessonsDialog(self._context.window)
        dialog.finished.connect(self._forget_lessons)
        dialog.more_asked.connect(partial(self._read, open_project))
        dialog.back_asked.connect(partial(self._take_back, open_project))
        dialog.open()
        self._read(open_project, None)

    def _opened(self) -> None:
        open_project = self._context.open_project
        if open_project is not None:
            self._terms = None
            open_project.project.team.listen(self._changed.emit)
            self._look()

    def _look(self) -> None:
        """Read the state, off the GUI thread."""
        open_project = self._context.open_project
        if open_project is None:
            return
        team = open_project.project.team

        def show(state: TeamState | None) -> None:
            if open_project is self._context.open_project:
                self._context.shell.status.show_team(*_status_texts(state))
                self._look_at_terms(None if state is None else state.terms)

        open_project.reports.submit(
            Operation(tr("Look at the team server"), lambda _: team.state(), show, key="team")
        )

    def _look_at_terms(self, version: int | None) -> None:
        """Underline and check by the present terms: the server may have sent new ones."""
        before, self._terms = self._terms, version
        view = self._context.view
        if view is not None and None not in (before, version) and before != version:
            view.terms_changed()

    def _test(self, open_project: OpenProject, address: str, token: str) -> None:
        team = open_project.project.team

        def show(offer: Offer) -> None:
            if self._connecting is not None:
                self._connecting.show_offer(offer)

        self._submit(
            open_project,
            tr("Test the connection"),
            lambda: team.offer(address, token),
            show,
            self._refuse_connecting,
        )

    def _connect(self, open_project: OpenProject, wanted: Connecting) -> None:
        team = open_project.project.team

        def work() -> Offer:
            return team.connect(
                wanted.address,
                wanted.token,
                engine=wanted.engine,
                memory=wanted.memory,
                glossary=wanted.glossary,
                teaches=wanted.teaches,
                client=wanted.client,
                lessons_for=wanted.lessons_for,
            )

        def done(_offer: Offer) -> None:
            if self._connecting is not None:
                self._connecting.accept()
            self._context.announce(tr("Connected to the team server."))
            self._look_again(open_project)

        self._submit(
            open_project, tr("Connect to the team server"), work, done, self._refuse_connecting
        )

    def _leave(self, open_project: OpenProject) -> None:
        team = open_project.project.team

        def done(others: int) -> None:
            left = tr("This project uses no team server any more.")
            token = (
                tr("The token is kept: %Ln other projects are connected to the server.", others)
                if others
                else tr("The token was removed from this computer.")
            )
            self._context.announce(f"{left} {token}")
            self._look_again(open_project)

        self._submit(open_project, tr("Leave the team server"), team.disconnect, done)

    def _look_again(self, open_project: OpenProject) -> None:
        view = self._context.view
        if view is not None and open_project is self._context.open_project:
            view.look_again()

    def _read(self, open_project: OpenProject, before: int | None) -> None:
        team = open_project.project.team

        def show(found: tuple[list[TeamLesson], bool]) -> None:
            if self._lessons is not None:
                lessons, more = found
                self._lessons.show_lessons(lessons, more=more, after=before is not None)

        self._submit(
            open_project,
            tr("Ask the team server"),
            lambda: team.lessons(before),
            show,
            self._refuse_lessons,
        )

    def _take_back(self, open_project: OpenProject, lesson: TeamLesson) -> None:
        team = open_project.project.team

        def work() -> tuple[list[TeamLesson], bool]:
            team.take_back(lesson)
            return team.lessons()

        def show(found: tuple[list[TeamLesson], bool]) -> None:
            if self._lessons is not None:
                self._lessons.show_lessons(found[0], more=found[1])
                self._lessons.say(tr("Taken back: {text}", text=lesson.target))
            self._look_again(open_project)

        self._submit(open_project, tr("Ask the team server"), work, show, self._refuse_lessons)

    def _refuse_connecting(self, error: Exception) -> None:
        if self._connecting is not None:
            self._connecting.show_problem(error)

    def _refuse_lessons(self, error: Exception) -> None:
        if self._lessons is not None:
            self._lessons.say(error, wrong=True)

    def _forget_connecting(self) -> None:
        self._connecting = None

    def _forget_lessons(self) -> None:
        self._lessons = None

    @staticmethod
    def _submit(
        open_project: OpenProject,
        title: str,
        work: Callable[[], object],
        done: Callable[..., None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        open_project.remote.submit(Operation(title, lambda _: work(), done, failed))


def _status_texts(state: TeamState | None) -> tuple[str, str]:
    """Text of the status bar about the server, and a longer one for its tip."""
    if state is None:
        return "", ""
    kinds = {
        "asking": tr("Team: asking …"),
        "connected": tr("Team: connected"),
        "away": tr("Team: away"),
        "refused": tr("Team: refused"),
    }
    parts, more = [kinds[state.kind]], [state.link.address]
    if state.reason:
        more.append(say(state.reason))
    if state.waiting:
        parts.append(tr("%Ln waiting", state.waiting))
        more.append(tr("%Ln confirmed segments wait to be sent.", state.waiting))
    if state.refused:
        more.append(tr("%Ln segments were not taken by the server.", state.refused))
    return " · ".join(parts), "\n".join(more)
