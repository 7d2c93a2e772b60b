"""Breaks of the paragraphs of a document, noted while it is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from postil.formats.paragraphs import Breaks, Cuts, Outline


class NotedCut(NamedTuple):
    """A paragraph, by its id, and where it is cut; None for the usual cuts."""

    id: str
    outline: Outline
    breaks: Breaks | None


class NotedCuts(Cuts):
    """Cuts of a document that take note of all paragraphs while it is read.

    Attributes
    ----------
    noted
        The paragraphs, in order.
    """

    def __init__(self, breaks: Mapping[str, Breaks]) -> None:
        super().__init__(breaks)
        self.noted: list[NotedCut] = []

    def concern(self, id: str) -> bool:  # noqa: ARG002  # all are noted
        """See :meth:`Cuts.concern`."""
        return True

    def of(self, id: str, outline: Callable[[], Outline]) -> Breaks | None:
        """See :meth:`Cuts.of`."""
        breaks = super().of(id, outline)
        self.noted.append(NotedCut(id, outline(), breaks))
        return breaks
