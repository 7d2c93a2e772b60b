"""Context of a segment in memories and glossaries: looked up once for all that is made of it."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from postil.memory.composing.parts import ContainedUnit, Fragment
from postil.memory.terms.finder import TermHit
from postil.memory.terms.terminology import Glossaries
from postil.memory.units import Context, Match
from postil.text.tags import TaggedText
from postil.workspace.proposals.memories import ProjectMemories

Value = TypeVar("Value")


class _Once(Generic[Value]):
    """A value that is made when it is first asked for; who asks meanwhile waits for it."""

    def __init__(self, make: Callable[[], Value]) -> None:
        self._make = make
        self._lock = threading.Lock()
        self._made: list[Value] = []

    def __call__(self) -> Value:
        with self._lock:
            if not self._made:
                self._made.append(self._make())
            return self._made[0]


class SegmentContext:
    """One source at its place, with what is known of it; from any thread.

    Parameters
    ----------
    place
        Where it stands in its document.
    threshold
        Least percent of a match.

    Attributes
    ----------
    terms, fragments, contained
        Called, they give the terms in the source, its parts that stand in longer units, and the
        units that are a part of it.
    """

    def __init__(
        self,
        source: TaggedText,
        place: Context,
        threshold: int,
        memories: ProjectMemories,
        glossaries: Glossaries,
    ) -> None:
        self.source = source
        self._place = place
        self._threshold = threshold
        self._memories = memories
        self._matches: dict[int, list[Match]] = {}
        self._lock = threading.Lock()
        self.terms: _Once[list[TermHit]] = _Once(lambda: glossaries.recognise(source.plain))
        self.fragments: _Once[list[Fragment]] = _Once(lambda: memories.fragments(source))
        self.contained: _Once[list[tuple[ContainedUnit, str]]] = _Once(
            lambda: memories.contained(source)
        )

    def matches(self, limit: int) -> list[Match]:
        """The matches of as many different texts, best first."""
        with self._lock:
            if limit not in self._matches:
                self._matches[limit] = self._memories.lookup(
                    self.source, self._threshold, limit, self._place
                )
            return self._matches[limit]

    def best(self, count: int) -> list[Match]:
        """The best matches, so many at most; no look-up if more were looked up before."""
        with self._lock:
            limit = min((one for one in self._matches if one >= count), default=0)
        return self.matches(limit or count)[:count]


class SegmentContexts:
    """The contexts of the segments that were asked about last."""

    MOST = 8

    def __init__(self) -> None:
        self._kept: deque[tuple[object, SegmentContext]] = deque(maxlen=self.MOST)
        self._lock = threading.Lock()

    def keep(self, key: object, context: SegmentContext) -> SegmentContext:
        """The context that is kept for an equal key, else this one from now on."""
        with self._lock:
            for known, kept in self._kept:
                if known == key:
                    return kept
            self._kept.append((key, context))
        return context
