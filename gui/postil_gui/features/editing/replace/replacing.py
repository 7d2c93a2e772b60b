"""Find and replace in the background."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from postil.errors import PostilError
from postil.workspace.segments.bulk import BulkChange
from postil.workspace.segments.replacing import Hit
from postil.workspace.segments.text_search import TextQuery
from postil_gui.actions.keys import key_of
from postil_gui.features.editing.undo.changes import ChangeService
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal


@dataclass(frozen=True, slots=True)
class Search:
    """A replacement: the text to find, the new text, whether only segments shown are searched."""

    query: TextQuery
    replacement: str
    shown_only: bool
    keep_capitals: bool


class ReplacingService(QtCore.QObject):
    """Asks ``Project.tools.replacer``.

    Parameters
    ----------
    shown
        Tells the places of the segments that are shown.
    """

    found = Signal(list)
    """``Hit`` in document order."""

    refused = Signal(str)
    """Why it cannot be searched for."""

    replaced = Signal(int)
    """Number of segments that were changed."""

    def __init__(
        self,
        open_project: OpenProject,
        changes: ChangeService,
        shown: Callable[[], npt.NDArray[np.int64]],
    ) -> None:
        super().__init__(open_project)
        self._open_project = open_project
        self.last = ("", "")  # what was looked for, and what was to take its place
        self._changes = changes
        self._shown = shown

    def search(self, wanted: Search) -> None:
        """Find; replaces the last search."""
        replacer = self._open_project.project.tools.replacer
        within = self._shown() if wanted.shown_only else None

        def failed(error: Exception) -> None:
            if isinstance(error, PostilError):
                self.refused.emit(say(error))
            else:
                self._open_project.failed.emit(tr("Find"), error)

        search = Operation(
            tr("Find"),
            lambda progress: replacer.find(
                wanted.query,
                wanted.replacement,
                within,
                progress,
                keep_capitals=wanted.keep_capitals,
            ),
            self.found.emit,
            failed,
            key="replace",
        )
        self._after_writing(search)

    def _after_writing(self, search: Operation) -> None:
        """Call once the text typed before is on disk: writing has an executor of its own."""

        def go_on(_: object) -> None:
            self._open_project.search.submit(search)

        self._open_project.data.submit(
            Operation(search.title, lambda _: None, go_on, key=search.key)
        )

    def replace(self, hits: Sequence[Hit], *, keep_confirmed: bool) -> None:
        """Make the replacements as one step."""
        replacer = self._open_project.project.tools.replacer

        def done(change: BulkChange) -> None:
            self._changes.finish_change(tr("Replace"), change)
            self._changes.announced.emit(
                tr(
                    "Replaced in %Ln segments. {key} takes it back.",
                    len(change.after),
                    key=key_of("segment.undo_change"),
                )
            )
            self.replaced.emit(len(change.after))

        self._changes.before_change.emit()
        self._changes.submit(
            tr("Replace"),
            lambda progress: replacer.replace(
                hits, keep_confirmed=keep_confirmed, progress=progress
            ),
            done,
        )
