"""The terms of a project, made ready in the background to be searched and sorted at once.

Everything that takes a step for each term is done when the listing is made: 100,000 terms are then
searched and put in order within 50 ms, on the GUI thread. No Qt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from heapq import merge
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from postil.formats.glossary import Term
from postil.types.progress import Progress
from postil_gui.i18n import tr

Entry: TypeAlias = tuple[str, Term]
"""Name of a glossary, and a term of it."""
Kind: TypeAlias = Literal["all", "forbidden", "several"]
Places: TypeAlias = npt.NDArray[np.int64]

STRETCH = 2000  # texts sorted at once: a longer sort would keep Python's lock for too long


class Listing:
    """Terms with what is searched of them, and their order by each column."""

    def __init__(self, entries: Sequence[Entry], progress: Progress | None = None) -> None:
        self.entries = entries
        self._searched: list[str] = []
        columns: list[list[str]] = []
        targets: set[tuple[str, str]] = set()
        for entry in (progress or Progress()).track(entries, total=len(entries)):
            term = entry[1]
            self._searched.append(f"{term.source}\n{term.target}\n{term.note}".casefold())
            targets.add((term.source.casefold(), term.target))
            for column, cell in enumerate(cells(entry)):
                if column == len(columns):
                    columns.append([])
                columns[column].append(cell.casefold())
        self._ranks = [_ranks(column) for column in columns]
        counts = Counter(source for source, _ in targets)
        sources = (term.source.casefold() for _, term in entries)
        self._several = _flags([counts[source] > 1 for source in sources])
        self._forbidden = _flags([term.forbidden for _, term in entries])
        names = [name for name, _ in entries]
        self._glossaries = {one: _flags([name == one for name in names]) for one in set(names)}
        self._numbers = {_key(entry): number for number, entry in enumerate(entries)}

    def find(
        self, glossary: str, kind: Kind, text: str, order: tuple[int, bool] = (0, False)
    ) -> Places:
        """Numbers of the terms of a glossary ("": of all) that are of a kind and contain a text.

        Parameters
        ----------
        order
            The column they are sorted by, then by source and translation; and whether backwards.
        """
        wanted = np.ones(len(self.entries), dtype=np.bool_)
        if glossary:
            wanted &= self._glossaries.get(glossary, np.zeros_like(wanted))
        if kind != "all":
            wanted &= self._forbidden if kind == "forbidden" else self._several
        places = np.flatnonzero(wanted)
        sought = text.casefold()
        if sought:
            searched = self._searched
            found = [place for place in places.tolist() if sought in searched[place]]
            places = np.array(found, dtype=np.int64)
        return self.sorted(places, order)

    def sorted(self, places: Places, order: tuple[int, bool]) -> Places:
        """Numbers of terms in the order of a column, then of source and translation."""
        if not len(places):
            return places
        column, backwards = order
        keys = (self._ranks[1][places], self._ranks[0][places], self._ranks[column][places])
        ordered = places[np.lexsort(keys)]
        return ordered[::-1] if backwards else ordered

    def number_of(self, entry: Entry) -> int:
        """Number of a term, known by glossary, source and translation; -1 if there is none."""
        return self._numbers.get(_key(entry), -1)


def cells(entry: Entry) -> tuple[str, ...]:
    """What stands in the columns: source, translation, note, forbidden, capitals, glossary."""
    glossary, term = entry
    return (
        term.source,
        term.target,
        " ".join(term.note.split()),
        tr("forbidden") if term.forbidden else "",
        tr("as written") if term.case else "",
        glossary,
    )


def _ranks(texts: Sequence[str]) -> npt.NDArray[np.int32]:
    """Where each text stands among all of them; the same texts stand in the same place."""
    different = list(set(texts))
    stretches = [
        sorted(different[start : start + STRETCH]) for start in range(0, len(different), STRETCH)
    ]
    places = {text: place for place, text in enumerate(merge(*stretches))}
    return np.fromiter((places[text] for text in texts), dtype=np.int32, count=len(texts))


def _flags(values: list[bool]) -> npt.NDArray[np.bool_]:
    return np.array(values, dtype=np.bool_)


def _key(entry: Entry) -> tuple[str, str, str]:
    return entry[0], entry[1].source, entry[1].target
