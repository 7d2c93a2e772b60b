"""Units of the memories page deleted and replaced, as steps that can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from postil.errors import PostilError
from postil.workspace.proposals.unit_replacing import UnitReplacement
from postil_gui.actions.keys import shown
from postil_gui.features.memories.deletion import Deletion, delete_units, restore_units
from postil_gui.i18n.messages import say, tr
from postil_gui.operations.operation import Changes, Operation
from postil_gui.qt import QtWidgets
from postil_gui.widgets.plain_text import ask

if TYPE_CHECKING:
    from postil.types.progress import Progress
    from postil.workspace.proposals.unit_replacing import UnitHit
    from postil_gui.context import Context
    from postil_gui.features.memories.deletion import Restoration
    from postil_gui.features.memories.page import MemoriesPage
    from postil_gui.features.memories.replace_dialog import UnitReplaceDialog, UnitSearch

MANY = 1  # units that are deleted without a question
UNDO_KEY = "Ctrl+Z"
_SEARCH = "replace in units"  # of which the last one asked for counts


class UnitChanges:
    """Changes units that the page lists, and takes the last step back.

    Parameters
    ----------
    page
        The page, which is made when it is first needed.
    refresh
        Shows the memories again.
    """

    def __init__(
        self, context: Context, page: Callable[[], MemoriesPage], refresh: Callable[[], None]
    ) -> None:
        self._context = context
        self._page = page
        self._refresh = refresh
        self._last: Deletion | UnitReplacement | None = None  # what can be taken back

    def forget(self, memory: str = "") -> bool:
        """Drop the undo steps of a memory, by default of all; whether any are left."""
        if self._last is not None and memory in ("", self._last.memory):
            self._last = None
        return self._last is not None

    def delete(self) -> None:
        """Delete the chosen units."""
        open_project, page = self._context.open_project, self._page()
        ids, memory = page.table.chosen, page.table.units.store
        if open_project is None or not ids or (len(ids) > MANY and not self._sure(len(ids))):
            return
        project = open_project.project

        def done(deleted: Deletion) -> None:
            if open_project is not self._context.open_project:  # another project is open by now
                return
            for segment in deleted.segments:
                open_project.unconfirmed.emit(segment)
            count = len(deleted.units)
            self._keep(
                deleted, tr("Deleted %Ln units. {key} takes it back.", count, key=shown(UNDO_KEY))
            )

        open_project.data.submit(
            Operation(
                tr("Delete memory units"),
                lambda progress: delete_units(project, memory, ids, progress),
                done,
                changes=lambda _: Changes(counts=True),
            )
        )

    def ask_replacement(self) -> None:
        """Ask what is to be replaced in the units that are listed, and by what."""
        from postil_gui.features.memories.replace_dialog import (  # noqa: PLC0415 (not at start-up)
            UnitReplaceDialog,
        )

        open_project, page = self._context.open_project, self._page()
        memory, ids = page.name, page.listed
        if open_project is None or not ids:
            return

        def search(wanted: UnitSearch) -> None:
            self._search(dialog, memory, ids, wanted)

        dialog = UnitReplaceDialog(
            self._context.theme, memory, len(ids), search, self._context.window
        )
        dialog.confirmed.connect(self._replace)
        dialog.finished.connect(lambda _: open_project.search.cancel(_SEARCH))
        dialog.open()

    def _search(
        self, dialog: UnitReplaceDialog, memory: str, ids: list[int], wanted: UnitSearch
    ) -> None:
        open_project = self._context.open_project
        if open_project is None:
            return
        replacer, title = open_project.project.unit_replacer, tr("Find")

        def failed(error: Exception) -> None:
            if isinstance(error, PostilError):
                dialog.show_error(say(error))
            else:
                self._context.show_error(title, error)

        open_project.search.submit(
            Operation(
                title,
                lambda progress: replacer.find(
                    memory,
                    ids,
                    wanted.query,
                    wanted.replacement,
                    progress,
                    keep_capitals=wanted.keep_capitals,
                ),
                dialog.show_hits,
                failed,
                key=_SEARCH,
            )
        )

    def _replace(self, hits: list[UnitHit]) -> None:
        open_project = self._context.open_project
        if open_project is None:
            return
        replacer = open_project.project.unit_replacer

        def done(made: UnitReplacement) -> None:
            if open_project is not self._context.open_project:
                return
            for segment in made.segments:
                open_project.saved.emit(segment)
            open_project.load_learned()
            count = len(made.units)
            self._keep(
                made, tr("Replaced in %Ln units. {key} takes it back.", count, key=shown(UNDO_KEY))
            )

        open_project.data.submit(
            Operation(
                tr("Replace in memory units"),
                lambda progress: replacer.replace(hits, progress),
                done,
                changes=lambda _: Changes(counts=True),
            )
        )

    def _keep(self, made: Deletion | UnitReplacement, sentence: str) -> None:
        """Something was done that can be taken back."""
        self._last = made
        page = self._page()
        page.allow_undo(True)
        page.remark(sentence)
        self._refresh()

    def undo(self) -> None:
        """Take the last step back."""
        open_project, last = self._context.open_project, self._last
        if open_project is None or last is None:
            return
        self._last = None
        self._page().allow_undo(False)
        project = open_project.project

        def work(progress: Progress) -> Restoration | UnitReplacement:
            if isinstance(last, UnitReplacement):
                return project.unit_replacer.put_back(last, progress)
            return restore_units(project, last, progress)

        def done(restored: Restoration | UnitReplacement) -> None:
            if open_project is not self._context.open_project:
                return
            for segment in restored.segments:
                open_project.saved.emit(segment)
            open_project.load_learned()
            self._refresh()
            page = self._page()
            page.choose(restored.memory)
            page.remark(_put_back_text(restored))

        open_project.data.submit(
            Operation(
                tr("Put memory units back"),
                work,
                done,
                changes=lambda _: Changes(counts=True),
            )
        )

    def _sure(self, number: int) -> bool:
        return ask(
            self._context.window,
            tr(
                "Delete %Ln units? Segments they were confirmed in become drafts, and the engine "
                "forgets them.",
                number,
            ),
            QtWidgets.QMessageBox.StandardButton.Yes,
        )


def _put_back_text(restored: Restoration | UnitReplacement) -> str:
    """A sentence about the units put back."""
    if isinstance(restored, UnitReplacement):
        sentence = tr("%Ln units are as they were before.", len(restored.units))
        kept = restored.kept
        return sentence + (
            " " + tr("%Ln were changed meanwhile, and stay so.", kept) if kept else ""
        )
    sentence = tr("Put back %Ln units.", restored.count)
    if restored.changed:
        sentence += " " + tr(
            "%Ln were not: their segments were changed meanwhile.", restored.changed
        )
    return sentence
