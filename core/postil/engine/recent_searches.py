"""The searches that an engine made last.

A segment is translated when it opens, and again when it is confirmed, completed, or looked at once
more: as long as nothing was learned meanwhile, the search would find the same. Where many teach one
engine, something always was; then the search is still what the translator was offered.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from threading import Lock

from postil.engine.pipeline import Prepared
from postil.engine.session.version import SessionVersion
from postil.engine.term_constraints import TermRule
from postil.search.constraints import Constraints
from postil.search.forest.hypergraph import Forest

MOST_EDGES = 110_000
"""Of the forests that are kept: some 15 MB, the open sentence and 20 coming ones of 25 words."""
MOST_OUTPUTS = 500
"""Sentences whose best translation is kept: the coming ones of a translator, or of a team's."""


@dataclass(frozen=True, slots=True)
class Searched:
    """What a search found, and by what.

    Attributes
    ----------
    version
        Of whatever binds the search: another one may find something else.
    session
        What was learned by then.
    """

    version: object
    session: SessionVersion
    forest: Forest
    constraints: Constraints


class RecentSearches:
    """The latest search of each of some sentences; for any number of threads."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Searched] = OrderedDict()
        self._edges = 0
        self._lock = Lock()

    def find(self, key: Hashable) -> Searched | None:
        """The last search of a sentence, see :func:`sentence_key`; None if it is not kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def drop(self, key: Hashable) -> None:
        """Keep the search of a sentence no longer."""
        with self._lock:
            self._drop(key)

    def keep(self, key: Hashable, searched: Searched) -> None:
        """Keep a search in place of the oldest ones."""
        with self._lock:
            self._drop(key)
            self._kept[key] = searched
            self._edges += searched.forest.edge_count
            while self._edges > MOST_EDGES and self._kept:
                self._drop(next(iter(self._kept)))

    def clear(self) -> None:
        """Keep none of those before."""
        with self._lock:
            self._kept.clear()
            self._edges = 0

    def _drop(self, key: Hashable) -> None:
        found = self._kept.pop(key, None)
        if found is not None:
            self._edges -= found.forest.edge_count


class RecentOutputs:
    """The words of the best translation of each of some sentences; for any number of threads."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[str, ...]] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Hashable) -> list[str] | None:
        """The words for a sentence, see :func:`sentence_key`; None if they are not kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return list(found)

    def keep(self, key: Hashable, words: Sequence[str]) -> None:
        """Keep the words for a sentence in place of the oldest ones."""
        with self._lock:
            self._kept[key] = tuple(words)
            self._kept.move_to_end(key)
            if len(self._kept) > MOST_OUTPUTS:
                self._kept.popitem(last=False)


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
