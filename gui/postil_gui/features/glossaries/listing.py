"""The terms of a project, made ready in the background to be searched and put in order.

Of each term there are its id, its texts in small letters and its place by each column: arrays and
plain lists of texts, no object for a term. So 100,000 terms are found and sorted within 50 ms, and
Python's garbage collector, which stops all threads, has nothing to look through. No Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from heapq import merge
from typing import TYPE_CHECKING, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from postil.memory.term_rows import TermRow

SOURCE, TARGET, NOTE, STATUS, CASE, DOMAIN, GLOSSARY = range(7)
Kind: TypeAlias = Literal["all", "preferred", "forbidden", "several"]
Ids: TypeAlias = npt.NDArray[np.int64]
Flags: TypeAlias = npt.NDArray[np.bool_]
Ranks: TypeAlias = npt.NDArray[np.int64]

_DEFINITION = 7  # no column of the table: only searched
STRETCH = 2000  # texts sorted at once: a longer sort would keep Python's lock for too long


@dataclass(frozen=True, slots=True)
class Sought:
    """A search of the terms.

    Attributes
    ----------
    glossary
        "" for all.
    text
        In source, translation, note, definition or domain, whatever the case.
    column, backwards
        What they are sorted by, then by source and translation.
    """

    glossary: str = ""
    kind: Kind = "all"
    text: str = ""
    column: int = SOURCE
    backwards: bool = False


class Listing:
    """Terms with what is searched of them, and their order by each column."""

    def __init__(self, rows: Iterable[TermRow] = ()) -> None:
        columns = (SOURCE, TARGET, NOTE, DOMAIN, _DEFINITION)
        texts: dict[int, list[str]] = {column: [] for column in columns}
        numbers, ids, marks = _Numbers(), [], []
        glossaries, targets = [], []
        exact = _Numbers()
        for row in rows:
            number, glossary, source, target, note, forbidden, case, preferred, *more = row
            ids.append(number)
            definition, domain = more
            said = (source, target, " ".join(note.split()), domain, definition)
            for column, text in zip(texts.values(), said, strict=True):
                column.append(text.casefold())
            glossaries.append(numbers.of(glossary))
            targets.append(exact.of(target))
            marks.append(bool(forbidden) + 2 * bool(case) + 4 * bool(preferred and not forbidden))
        self.ids: Ids = np.array(ids, dtype=np.int64)
        self._texts = texts
        self._names = numbers.names
        self._glossaries: Ids = np.array(glossaries, dtype=np.int64)
        flags = np.array(marks, dtype=np.int64)
        self._forbidden: Flags = (flags & 1).astype(np.bool_)
        self._case: Flags = (flags & 2).astype(np.bool_)
        self._preferred: Flags = (flags & 4).astype(np.bool_)
        self._ranks: dict[int, Ranks] = {}
        self._several = self._of_several_targets(np.array(targets, dtype=np.int64))

    def find(self, sought: Sought) -> Ids:
        """Ids of the terms that are looked for, in order."""
        wanted = np.ones(len(self.ids), dtype=np.bool_)
        if sought.glossary:
            wanted &= self._glossaries == self._names.get(sought.glossary, -1)
        if sought.kind != "all":
            wanted &= {
                "preferred": self._preferred,
                "forbidden": self._forbidden,
                "several": self._several,
            }[sought.kind]
        places = np.flatnonzero(wanted)
        text = sought.text.casefold()
        if text:
            every = tuple(self._texts.values())
            found = [
                place for place in places.tolist() if any(text in texts[place] for texts in every)
            ]
            places = np.array(found, dtype=np.int64)
        keys = tuple(self._rank(n)[places] for n in (TARGET, SOURCE, sought.column))
        ordered = places[np.lexsort(keys)]
        return self.ids[ordered[::-1] if sought.backwards else ordered]

    def _rank(self, column: int) -> Ranks:
        """Position of each term by a column."""
        if column == CASE:
            return self._case.astype(np.int64)
        if column == STATUS:  # preferred, admitted, forbidden
            return 1 - self._preferred.astype(np.int64) + self._forbidden
        if column not in self._ranks:
            if column == GLOSSARY:
                names = _ranks([name.casefold() for name in self._names])
                self._ranks[column] = names[self._glossaries]
            else:
                self._ranks[column] = _ranks(self._texts[column])
        return self._ranks[column]

    def _of_several_targets(self, targets: Ids) -> Flags:
        """Terms whose source has several translations."""
        if not len(targets):
            return np.zeros(0, dtype=np.bool_)
        sources = self._rank(SOURCE)
        pairs = np.unique(sources * (targets.max() + 1) + targets)
        counts = np.bincount(pairs // (targets.max() + 1))
        return counts[sources] > 1


class _Numbers:
    """Numbers texts as they come."""

    def __init__(self) -> None:
        self.names: dict[str, int] = {}

    def of(self, text: str) -> int:
        return self.names.setdefault(text, len(self.names))


def _ranks(texts: Sequence[str]) -> Ranks:
    """Rank of each text among all of them; equal texts have the same."""
    places: Mapping[str, int] = {text: place for place, text in enumerate(_sorted(texts))}
    return np.fromiter((places[text] for text in texts), dtype=np.int64, count=len(texts))


def _sorted(texts: Iterable[str]) -> Iterator[str]:
    different = list({text for text in texts})  # noqa: C416 (set() would not let the lock go)
    return merge(
        *(sorted(different[start : start + STRETCH]) for start in range(0, len(different), STRETCH))
    )
