"""Terms added, changed and removed on the data lane."""

from __future__ import annotations

from collections.abc import Callable

from postil.formats.glossary import Term
from postil.memory.terms import TermHit
from postil.types.progress import Progress
from postil_gui.i18n import tr
from postil_gui.operations.operation import Operation
from postil_gui.qt import QtCore, Signal
from postil_gui.session import Session


class TermService(QtCore.QObject):
    """Changes the glossaries of the project."""

    changed = Signal(str)
    """The terms are others now; what was done, in a sentence."""

    def __init__(self, session: Session, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    def read(self, hit: TermHit, done: Callable[[Term], None]) -> None:
        """Ask for the whole term behind a hit."""
        terms = self._session.project.terminology
        self._session.data.submit(
            Operation(
                tr("Read the term"),
                lambda _: terms.term(hit.glossary, hit.source, hit.target),
                done,
            )
        )

    def add(self, term: Term) -> None:
        """Add a term to the project's own glossary."""
        project = self._session.project
        self._change(
            tr("Add the term"),
            lambda _: project.add_term(term),
            tr("Added: {source}, {target}", source=term.source, target=term.target),
        )

    def change(self, glossary: str, old: Term, new: Term) -> None:
        """Put a term in place of another."""
        terms = self._session.project.terminology
        self._change(
            tr("Change the term"),
            lambda _: terms.change(glossary, old, new),
            tr("Changed: {source}, {target}", source=new.source, target=new.target),
        )

    def remove(self, hit: TermHit) -> None:
        """Remove a term."""
        terms = self._session.project.terminology
        self._change(
            tr("Remove the term"),
            lambda _: terms.remove(hit.glossary, hit.source, hit.target),
            tr("Removed: {source}, {target}", source=hit.source, target=hit.target),
        )

    def _change(self, title: str, work: Callable[[Progress], None], told: str) -> None:
        self._session.data.submit(Operation(title, work, lambda _: self.changed.emit(told)))
