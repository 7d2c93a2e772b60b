"""The searches that an engine made last.

A segment is translated when it opens, and again when it is confirmed, completed, or looked at once
more: as long as nothing was learned meanwhile, the search would find the same. Where many teach one
engine, something always was; then the search is still what the translator was offered.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Generic, TypeVar

from postil.engine.ending_learning import EndingOrder
from postil.engine.pipeline import Prepared
from postil.engine.session.version import SessionVersion
from postil.engine.term_constraints import TermRule
from postil.search.constraints import Constraints
from postil.search.forest.hypergraph import Forest

T = TypeVar("T")
MOST_EDGES = 110_000
"""Edges of all forests kept: some 15 MB, the open sentence and 20 coming ones of 25 words."""
MOST_OUTPUTS = 500
"""Sentences whose best translation is kept: the coming ones of a translator, or of a team's."""


@dataclass(frozen=True, slots=True)
class Searched:
    """Result of a search, and the version of the engine that made it.

    Attributes
    ----------
    version
        Of whatever binds the search: another one may find something else.
    session
        What was learned by then.
    endings
        Puts its candidates in order.
    words
        Of the source.
    """

    version: object
    session: SessionVersion
    forest: Forest
    constraints: Constraints
    endings: EndingOrder
    words: tuple[str, ...]


class Recent(Generic[T]):
    """The latest values of some sentences, as many as there is room for; for any number of threads.

    Parameters
    ----------
    room
        What all values take together at most.
    size
        What a value takes.
    """

    def __init__(self, room: int, size: Callable[[T], int] = lambda _value: 1) -> None:
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._room = room
        self._size = size
        self._taken = 0
        self._lock = Lock()

    def find(self, key: Hashable) -> T | None:
        """The value of a sentence, see :func:`sentence_key`; None if it is not kept."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def drop(self, key: Hashable) -> None:
        """Forget the value of a sentence."""
        with self._lock:
            self._drop(key)

    def keep(self, key: Hashable, value: T) -> None:
        """Keep a value in place of the oldest ones."""
        with self._lock:
            self._drop(key)
            self._kept[key] = value
            self._taken += self._size(value)
            while self._taken > self._room and self._kept:
                self._drop(next(iter(self._kept)))

    def clear(self) -> None:
        """Keep none of those before."""
        with self._lock:
            self._kept.clear()
            self._taken = 0

    def _drop(self, key: Hashable) -> None:
        found = self._kept.pop(key, None)
        if found is not None:
            self._taken -= self._size(found)


def recent_searches() -> Recent[Searched]:
    """Room for the latest searches."""
    return Recent(MOST_EDGES, lambda searched: searched.forest.edge_count)


def recent_outputs() -> Recent[tuple[str, ...]]:
    """Room for the words of the latest best translations."""
    return Recent(MOST_OUTPUTS)


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
