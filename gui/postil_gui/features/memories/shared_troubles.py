"""Notices about shared memories that cannot be used, or refuse changes: shown once, as matches are
missing without any other sign.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil_gui.i18n.messages import say, sentence, tr
from postil_gui.qt import Qt, QtCore

if TYPE_CHECKING:
    from postil.workspace.project import Project
    from postil_gui.context import Context

PAUSE_MILLISECONDS = 500
"""Delay after a refusal: the message about the confirmation comes first, and hides notices."""


def trouble_text(project: Project) -> tuple[str, str]:
    """Text about the shared memories of a project that fail, and the name of the first of them."""
    shared = project.memories.shared
    texts = [
        tr("The shared memory “{name}” cannot be used: {reason}", name=name, reason=_said(reason))
        for name, reason in shared.missing.items()
    ]
    texts += [
        tr(
            "The shared memory “{name}” takes nothing now: {reason} What you confirm is kept in "
            "this project until it does.",
            name=name,
            reason=_said(reason),
        )
        for name, reason in shared.refused.items()
    ]
    return " ".join(texts), next(iter([*shared.missing, *shared.refused]), "")


def _said(reason: str) -> str:
    return sentence(say(reason))


class SharedTroubles(QtCore.QObject):
    """Shows them in the notice bar: as a project is opened, and as one begins to refuse.

    Parameters
    ----------
    show
        Shows the page of memories with the one of that name.
    """

    def __init__(self, context: Context, show: Callable[[str], None]) -> None:
        super().__init__(context)
        self._context = context
        self._show = show
        self._later = QtCore.QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PAUSE_MILLISECONDS)
        self._later.timeout.connect(self._tell)
        context.project_opened.connect(self._opened)

    def _opened(self) -> None:
        open_project = self._context.open_project
        if open_project is not None:
            queued = Qt.ConnectionType.QueuedConnection
            open_project.shared_refusing.connect(self._later.start, queued)
            self._tell()

    def _tell(self) -> None:
        open_project = self._context.open_project
        if open_project is None:
            return
        text, name = trouble_text(open_project.project)
        if text:
            offer = tr("Show the Memory"), lambda: self._show(name)
            self._context.shell.notice.show_notice(text, [offer])
