"""The terms of a project listed, found and read on the executors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from postil.types.progress import Progress
from postil_gui.features.glossaries.listing import Listing, Sought
from postil_gui.i18n.messages import tr
from postil_gui.operations.operation import Operation
from postil_gui.project.open_project import OpenProject
from postil_gui.qt import QtCore, Signal

if TYPE_CHECKING:
    from postil.memory.terms.terminology import GlossaryTerm
    from postil.workspace.proposals.glossary_settings import GlossarySettings
    from postil_gui.widgets.paged_model import Ids, Listed

_LISTING, _FINDING = "list of terms", "find terms"


class TermList(QtCore.QObject):
    """Lists the terms of a project; what is looked for is found among those last listed."""

    glossaries_read = Signal(object, object)
    """Terms by name of glossary, and how each glossary is used."""

    found = Signal(object, int, bool)
    """Ids of terms, the one to be chosen (0: none), and whether the terms were listed again."""

    page_read = Signal(object, int, object)
    """:class:`Listed`, the number of a page of it, and the terms there by id."""

    def __init__(self, open_project: OpenProject, parent: QtCore.QObject | None = None) -> None:
        super().__init__(parent)
        self._open_project = open_project
        self._terminology = open_project.project.terminology
        self._listing = Listing()
        self.wanted: GlossaryTerm | None = None  # to be chosen when the terms are listed again

    def read(self, sought: Callable[[], Sought]) -> None:
        """List the terms again, then find what is looked for by then."""
        project = self._open_project.project

        def done(found: tuple[Mapping[str, int], Mapping[str, GlossarySettings]]) -> None:
            self.glossaries_read.emit(*found)
            self._list(sought)

        # After all changes that were asked for before, else it would tell what was before them.
        self._open_project.data.submit(
            Operation(
                tr("List the terms"),
                lambda _: (project.files.glossaries(), project.terminology.glossaries),
                done,
                key=_LISTING,
            )
        )

    def forget(self) -> None:
        """Drop the listing under way: a new one follows."""
        self._open_project.data.cancel(_LISTING)

    def _list(self, sought: Callable[[], Sought]) -> None:
        wanted = self.wanted

        def work(progress: Progress) -> tuple[Listing, int]:
            listing = Listing(self._terminology.rows(progress))
            return listing, self._terminology.id_of(*wanted) if wanted is not None else 0

        def done(made: tuple[Listing, int]) -> None:
            self._listing = made[0]
            self._find(sought(), made[1], again=True)
            if wanted is self.wanted:
                self.wanted = None

        self._open_project.search.submit(Operation(tr("List the terms"), work, done, key=_LISTING))

    def find(self, sought: Sought) -> None:
        """Find terms."""
        self._find(sought, 0, again=False)

    def _find(self, sought: Sought, wanted: int, *, again: bool) -> None:
        listing = self._listing

        def done(ids: Ids) -> None:
            self.found.emit(ids, wanted, again)

        self._open_project.search.submit(
            Operation(tr("Find terms"), lambda _: listing.find(sought), done, key=_FINDING)
        )

    def read_page(self, listed: Listed, number: int) -> None:
        """Read the terms of a page."""
        self._open_project.search.submit(
            Operation(
                tr("Read the terms"),
                lambda _: self._terminology.read(listed.page(number)),
                lambda terms: self.page_read.emit(listed, number, terms),
            )
        )
