"""Terms of a project's glossaries, changed by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from postil.errors import UsageError
from postil.formats.exchange.glossary import Term
from postil.formats.exchange.termbase import stream_termbase, write_termbase
from postil.memory.terms.finder import TermHit
from postil.memory.terms.rows import TermRow
from postil.memory.terms.terminology import GlossaryTerm, concepts, walk
from postil.messages import Message
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.proposals.glossary_settings import (
    GlossarySettings,
    read_glossary_settings,
    write_glossary_settings,
)
from postil.workspace.segments.rows import read_segment


@dataclass(frozen=True, slots=True)
class TermImport:
    """Report of an import of terms.

    Attributes
    ----------
    name
        Of the glossary they are in now.
    new, changed, same
        Terms that were not there; that were there with another note or other marks; that were
        there as they are in the file.
    """

    name: str
    new: int
    changed: int
    same: int

    @property
    def read(self) -> int:
        """Terms in the file."""
        return self.new + self.changed + self.same


class Terminology:
    """Looks at, changes and removes terms; methods may be called from any thread.

    Parameters
    ----------
    changing
        Lock of what changes the project.
    languages
        Source and target language of the project.
    """

    def __init__(self, context: ProjectContext, *, own: str) -> None:
        self._database = context.database
        self._glossaries = context.glossaries
        self._changing = context.changing
        self._languages = context.languages
        self._team = context.team
        self._own = own
        with context.database.reading() as connection:
            self._settings = read_glossary_settings(connection)
        self._weigh()

    @property
    def glossaries(self) -> dict[str, GlossarySettings]:
        """The glossaries of the project, in the order they came, and how each is used."""
        return {name: self.settings_of(name) for name in self._glossaries.counts()}

    def settings_of(self, glossary: str) -> GlossarySettings:
        """Settings of a glossary."""
        return self._settings.get(glossary, GlossarySettings())

    def use(self, glossary: str, settings: GlossarySettings) -> None:
        """Use a glossary in this way from now on.

        Raises
        ------
        UsageError
            There is no such glossary.
        """
        with self._changing:
            if glossary not in self.glossaries:
                raise UsageError(Message("There is no glossary {name}.", name=glossary))
            self._keep({**self._settings, glossary: settings})

    def use_all(self, settings: Mapping[str, GlossarySettings]) -> None:
        """Use the glossaries in these ways, the others as by default."""
        with self._changing:
            self._keep(dict(settings))

    def remove_glossary(self, glossary: str) -> None:
        """Take a glossary out of the project; one of its name starts anew.

        Raises
        ------
        UsageError
            It is the copy of a team's.
        """
        if self._team.keeps(glossary):
            raise UsageError(
                "This glossary is that of the team server.",
                hint="Choose no glossary where the project is connected to the server.",
            )
        with self._changing:
            with self._database.using():
                self._glossaries.remove(glossary)
            self._keep({name: one for name, one in self._settings.items() if name != glossary})

    def _keep(self, settings: dict[str, GlossarySettings]) -> None:
        with self._database.writing() as connection:
            write_glossary_settings(connection, settings)
        self._settings = settings
        self._weigh()

    def _weigh(self) -> None:
        self._glossaries.set_priorities(
            [name for name, one in self._settings.items() if not one.used],
            {name: one.priority for name, one in self._settings.items()},
        )

    def check_writable(self, glossary: str) -> None:
        """Raise ``UsageError`` if a glossary is read-only."""
        if self.settings_of(glossary).read_only:
            raise UsageError(
                Message("The glossary {name} is read-only.", name=glossary),
                hint="Allow changes on the glossaries page first.",
            )

    def rows(self, progress: Progress | None = None) -> Iterator[TermRow]:
        """The terms of all glossaries in the order of their ids, one at a time."""
        total = sum(self._glossaries.counts().values())
        with self._database.surveying() as connection:
            yield from (progress or Progress()).track(walk(connection), total)

    def read(self, ids: Sequence[int]) -> dict[int, GlossaryTerm]:
        """Terms by id, each with the name of its glossary; those that are not there any more are
        left out.
        """
        return self._glossaries.read(ids)

    def id_of(self, glossary: str, term: Term) -> int:
        """The id of a term, known by its source and target; 0 if there is none."""
        found = self._glossaries.find(glossary, term.source, term.target)
        return 0 if found is None else found[0]

    def term(self, glossary: str, source: str, target: str) -> Term:
        """One term.

        Raises
        ------
        UsageError
            The glossary has no such term.
        """
        found = self._glossaries.find(glossary, source, target)
        if found is None:
            raise _no_term(glossary, source, target)
        return found[1]

    def in_segment(self, row_id: int) -> list[TermHit]:
        """Terms in the source of a segment, in order."""
        with self._database.reading() as connection:
            source = read_segment(connection, row_id).source
        return self._glossaries.recognise(source.plain)

    def import_file(self, path: Path, progress: Progress | None = None) -> int:
        """Add a glossary file, in place of the glossary of its name; returns how many terms.

        Raises
        ------
        UsageError
            The glossary of its name is read-only.
        """
        self.check_writable(path.stem)
        with self._changing, self._database.using():
            return self._glossaries.add_file(path, self._languages, progress)

    def add_own(self, term: Term) -> None:
        """Add a term to the project's own glossary, which has the name of the project."""
        self.add(self._own, term)

    def add(self, glossary: str, term: Term) -> None:
        """Add a term to a glossary, which is made if there is none; twice is once.

        Raises
        ------
        UsageError
            A side of the term is empty, or the glossary is read-only.
        ServerAway, ServerRefusal
            The glossary is a team's, and its server is away or does not take the term.
        """
        _check(term)
        self.check_writable(glossary)
        if self._team.keeps(glossary):
            self._team.add_term(term)
            return
        with self._changing, self._database.using():
            self._glossaries.add_term(glossary, term)

    def add_all(self, glossary: str, terms: Sequence[Term]) -> None:
        """Add terms to a glossary, which is made if there is none, all of them or none.

        Raises
        ------
        UsageError
            A side of a term is empty, or the glossary is read-only.
        """
        for term in terms:
            _check(term)
        self.check_writable(glossary)
        with self._changing, self._database.using():
            self._glossaries.add_terms(glossary, terms)

    def change(self, glossary: str, old: Term, new: Term) -> None:
        """Put ``new`` in place of ``old``.

        Raises
        ------
        UsageError
            The glossary has no such term or is read-only, or a side of the new one is empty.
        ServerAway, ServerRefusal
            As :meth:`add`.
        """
        _check(new)
        self.check_writable(glossary)
        if self._team.keeps(glossary):
            self._team.change_term(old, new)
            return
        with self._changing, self._database.using():
            if not self._glossaries.change_term(glossary, old.source, old.target, new):
                raise _no_term(glossary, old.source, old.target)

    def remove(self, glossary: str, source: str, target: str) -> None:
        """Remove a term.

        Raises
        ------
        UsageError
            The glossary has no such term, or is read-only.
        ServerAway, ServerRefusal
            As :meth:`add`.
        """
        self.check_writable(glossary)
        if self._team.keeps(glossary):
            self._team.remove_term(source, target)
            return
        with self._changing, self._database.using():
            if not self._glossaries.remove_term(glossary, source, target):
                raise _no_term(glossary, source, target)

    def remove_ids(self, ids: Sequence[int]) -> int:
        """Remove terms by id; returns how many there were.

        Raises
        ------
        UsageError
            One is of a read-only glossary; nothing was removed.
        ServerAway, ServerRefusal
            As :meth:`add`; what the server took before is removed.
        """
        for glossary in sorted(self._glossaries.names(ids)):
            self.check_writable(glossary)
        theirs = {
            number: term
            for number, (glossary, term) in self._glossaries.read(ids).items()
            if self._team.keeps(glossary)
        }
        for term in theirs.values():
            self._team.remove_term(term.source, term.target)
        with self._changing, self._database.using():
            ours = [number for number in ids if number not in theirs]
            return len(theirs) + self._glossaries.remove_ids(ours)

    def bring(self, path: Path, progress: Progress | None = None) -> TermImport:
        """Add the terms of a file to the glossary of its name, which is made if there is none.

        Terms that are there already take over note and marks of the file; nothing is removed.

        Raises
        ------
        InputError
            The file cannot be read, or has no terms for the languages; nothing was changed.
        UsageError
            The glossary of its name is read-only.
        """
        self.check_writable(path.stem)
        terms = stream_termbase(path, *self._languages)
        with self._changing, self._database.using():
            return TermImport(path.stem, *self._glossaries.merge(path.stem, terms, progress))

    def take_over(
        self, glossary: str, terms: Sequence[Term], gone: Iterable[tuple[str, str]] = ()
    ) -> None:
        """Give a glossary, made if there is none, terms of another copy of the project, and take
        out those that it has not any more.
        """
        with self._changing, self._database.using():
            self._glossaries.remove_terms(glossary, gone)
            self._glossaries.add_terms(glossary, terms)

    def export(self, path: Path, glossary: str = "", progress: Progress | None = None) -> int:
        """Write a glossary, or all, as TBX or a table by the ending of ``path``; returns how many
        terms it has.
        """
        count = 0

        def counted(terms: Iterable[Term]) -> Iterator[Term]:
            nonlocal count
            for term in (progress or Progress()).track(terms):
                count += 1
                yield term

        with self._database.surveying() as connection:
            write_termbase(counted(concepts(connection, glossary or None)), path, *self._languages)
        return count


def _no_term(glossary: str, source: str, target: str) -> UsageError:
    return UsageError(
        Message(
            "The glossary {glossary} has no term {source!r}, {target!r}.",
            glossary=glossary,
            source=source,
            target=target,
        )
    )


def _check(term: Term) -> None:
    if not term.source.strip() or not term.target.strip():
        raise UsageError("A term needs a source and a translation.")
