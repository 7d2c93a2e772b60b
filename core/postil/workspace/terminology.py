"""Terms of a project's glossaries, changed by hand."""

from __future__ import annotations

from threading import RLock

from postil.errors import UsageError
from postil.formats.glossary import Term
from postil.memory.terms import Glossaries
from postil.workspace.database import ProjectDatabase


class Terminology:
    """Looks at, changes and removes single terms; methods may be called from any thread.

    Parameters
    ----------
    changing
        Lock of what changes the project.
    """

    def __init__(self, database: ProjectDatabase, glossaries: Glossaries, changing: RLock) -> None:
        self._database = database
        self._glossaries = glossaries
        self._changing = changing

    def term(self, glossary: str, source: str, target: str) -> Term:
        """One term.

        Raises
        ------
        UsageError
            The glossary has no such term.
        """
        for term in self._glossaries.terms(glossary):
            if (term.source, term.target) == (source, target):
                return term
        raise UsageError(f"The glossary {glossary} has no term {source!r}, {target!r}.")

    def change(self, glossary: str, old: Term, new: Term) -> None:
        """Put ``new`` in place of ``old``.

        Raises
        ------
        UsageError
            The glossary has no such term, or a side of the new one is empty.
        """
        if not new.source.strip() or not new.target.strip():
            raise UsageError("A term needs a source and a translation.")
        with self._changing, self._database.using():
            self.term(glossary, old.source, old.target)
            self._glossaries.remove_term(glossary, old.source, old.target)
            self._glossaries.add_term(glossary, new)

    def remove(self, glossary: str, source: str, target: str) -> None:
        """Remove a term.

        Raises
        ------
        UsageError
            The glossary has no such term.
        """
        with self._changing, self._database.using():
            if not self._glossaries.remove_term(glossary, source, target):
                raise UsageError(f"The glossary {glossary} has no term {source!r}, {target!r}.")
