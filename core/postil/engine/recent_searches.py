"""The searches that one version of an engine made last.

A segment is translated when it opens, and again when it is confirmed, completed, or looked at once
more: as long as nothing was learned meanwhile, the search would find the same.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from threading import Lock

from postil.engine.pipeline import Prepared
from postil.engine.term_constraints import TermRule
from postil.search.constraints import Constraints
from postil.search.forest.hypergraph import Forest

MOST_EDGES = 200_000
"""Of the forests that are kept: some 30 MB, 40 sentences of 25 words."""


@dataclass(frozen=True, slots=True)
class Searched:
    """What a search found, and what bound it."""

    forest: Forest
    constraints: Constraints


class RecentSearches:
    """Searches by sentence, the latest; for any number of threads."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Searched] = OrderedDict()
        self._edges = 0
        self._lock = Lock()

    def find(self, key: Hashable) -> Searched | None:
        """The search of a sentence, see :func:`sentence_key`; None if it is not kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def keep(self, key: Hashable, searched: Searched) -> None:
        """Keep a search in place of the oldest ones."""
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = searched
            self._edges += searched.forest.edge_count
            while self._edges > MOST_EDGES and self._kept:
                _, oldest = self._kept.popitem(last=False)
                self._edges -= oldest.forest.edge_count


def sentence_key(prepared: Prepared, terms: Sequence[TermRule]) -> Hashable:
    """All that the search of a sentence depends on, beside the version of the engine."""
    return (
        prepared.plain,
        prepared.ids.tobytes(),
        tuple(prepared.words),
        prepared.tags,
        tuple(prepared.placed),
        tuple(terms),
    )
