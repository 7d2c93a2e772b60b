"""Terms added, changed and removed on the data executor."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from postil.formats.exchange.glossary import Term
from postil.memory.terms.finder import TermHit
from postil.types.progress import Progress
from postil.workspace.proposals.terminology import TermImport
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal


class TermService(QtCore.QObject):
    """Changes the glossaries of the project."""

    changed = Signal(str)
    """The terms are others now; what was done, in a sentence."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project

    def read(self, hit: TermHit, done: Callable[[Term], None]) -> None:
        """Ask for the whole term behind a hit."""
        terms = self._open_project.project.terminology
        self._open_project.data.submit(
            Operation(
                tr("Read the term"),
                lambda _: terms.term(hit.glossary, hit.source, hit.target),
                done,
            )
        )

    def use(self, glossary: str, changes: Mapping[str, Any]) -> None:
        """Use a glossary differently: ``used``, ``priority``, ``read_only``. Of several values on
        their way, as from a key that is held down, the last is written.
        """
        terms, title = self._open_project.project.terminology, tr("Weigh the glossary")

        def work(_: Progress) -> None:
            terms.use(glossary, replace(terms.settings_of(glossary), **changes))

        sentence = tr("{name}: kept.", name=glossary)
        if "used" in changes:
            sentence = (
                tr("{name} is in use again.", name=glossary)
                if changes["used"]
                else tr("{name} is off: its terms are neither shown nor checked.", name=glossary)
            )

        def failed(error: Exception) -> None:
            self._open_project.failed.emit(title, error)
            self.changed.emit("")

        self._open_project.data.submit(
            Operation(
                title,
                work,
                lambda _: self.changed.emit(sentence),
                failed,
                key=f"{title} {glossary} {sorted(changes)}",
            )
        )

    def add(self, term: Term, glossary: str = "") -> None:
        """Add a term to a glossary, by default the project's own."""
        project = self._open_project.project
        self._change(
            tr("Add the term"),
            lambda _: (
                project.terminology.add(glossary, term)
                if glossary
                else project.terminology.add_own(term)
            ),
            tr("Added: {source}, {target}", source=term.source, target=term.target),
        )

    def add_all(self, glossary: str, terms: Sequence[Term]) -> None:
        """Add terms to a glossary."""
        terminology = self._open_project.project.terminology
        self._change(
            tr("Add the terms"),
            lambda _: terminology.add_all(glossary, terms),
            tr("%Ln terms added", len(terms)),
        )

    def change(self, glossary: str, old: Term, new: Term) -> None:
        """Put a term in place of another."""
        terms = self._open_project.project.terminology
        self._change(
            tr("Change the term"),
            lambda _: terms.change(glossary, old, new),
            tr("Changed: {source}, {target}", source=new.source, target=new.target),
        )

    def remove(self, hit: TermHit) -> None:
        """Remove a term."""
        terms = self._open_project.project.terminology
        self._change(
            tr("Remove the term"),
            lambda _: terms.remove(hit.glossary, hit.source, hit.target),
            tr("Removed: {source}, {target}", source=hit.source, target=hit.target),
        )

    def remove_ids(self, ids: Sequence[int]) -> None:
        """Remove terms by id."""
        terminology = self._open_project.project.terminology
        self._change(
            tr("Remove the terms"),
            lambda _: terminology.remove_ids(ids),
            tr("%Ln terms removed", len(ids)),
        )

    def bring(
        self,
        path: Path,
        done: Callable[[TermImport], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Add the terms of a file."""
        terminology = self._open_project.project.terminology

        def sentence(report: TermImport) -> None:
            self.changed.emit(tr("%Ln terms imported", report.read))
            done(report)

        self._open_project.data.submit(
            Operation(
                tr("Import the glossary"),
                lambda progress: terminology.bring(path, progress),
                sentence,
                failed,
            )
        )

    def export(
        self,
        path: Path,
        glossary: str,
        done: Callable[[int], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Write a glossary, or all of them, as a file."""
        terminology = self._open_project.project.terminology
        self._open_project.data.submit(
            Operation(
                tr("Export the glossary"),
                lambda progress: terminology.export(path, glossary, progress),
                done,
                failed,
            )
        )

    def _change(self, title: str, work: Callable[[Progress], object], sentence: str) -> None:
        self._open_project.data.submit(
            Operation(title, work, lambda _: self.changed.emit(sentence))
        )
