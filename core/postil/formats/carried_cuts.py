"""Cuts of one version of a document, found again in another by the texts of the paragraphs."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence

from postil.formats.paragraphs import Breaks, Cuts


class NotedCuts(Cuts):
    """Cuts of a document that take note of all paragraphs while it is read.

    Attributes
    ----------
    noted
        Outline and cuts of each, in order; None for the usual cuts.
    """

    def __init__(self, breaks: Mapping[str, Breaks]) -> None:
        super().__init__(breaks)
        self.noted: list[tuple[str, Breaks | None]] = []

    def concern(self, id: str) -> bool:  # noqa: ARG002  # all are noted
        """See :meth:`Cuts.concern`."""
        return True

    def of(self, id: str, outline: Callable[[], str]) -> Breaks | None:
        """See :meth:`Cuts.of`."""
        breaks = super().of(id, outline)
        self.noted.append((outline(), breaks))
        return breaks


class CarriedCuts(Cuts):
    """Cuts of paragraphs that are called otherwise now; of paragraphs with the same outline the
    first is the first. Where they are, is in ``breaks`` once the document was read.
    """

    def __init__(self, noted: Sequence[tuple[str, Breaks | None]]) -> None:
        self._found: dict[str, Breaks] = {}
        super().__init__(self._found)
        self._waiting: defaultdict[str, deque[Breaks | None]] = defaultdict(deque)
        for outline, breaks in noted:
            self._waiting[outline].append(breaks)

    def concern(self, id: str) -> bool:  # noqa: ARG002  # the name says nothing
        """See :meth:`Cuts.concern`."""
        return True

    def of(self, id: str, outline: Callable[[], str]) -> Breaks | None:
        """See :meth:`Cuts.of`."""
        waiting = self._waiting.get(outline())
        breaks = waiting.popleft() if waiting else None
        if breaks is not None:
            self._found[id] = breaks
        return breaks
