"""The session phrase table: phrase pairs of segments the translator confirmed.

It lives in memory beside the static table. Each pair remembers the numbers of the events that
brought it, so that any event can be taken back exactly, in any order, and the age of a pair is
known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

Phrase = tuple[int, ...]


@dataclass(slots=True)
class SessionPair:
    """One phrase pair: ``events`` holds an event number for each time it was confirmed.

    ``lex_inverse``, ``lex_direct``: its lexical weights, natural log.
    """

    source: Phrase
    target: Phrase
    lex_inverse: float
    lex_direct: float
    events: list[int] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.events)

    @property
    def last(self) -> int:
        return max(self.events)


class SessionTable:
    """Phrase pairs by source phrase, in ids of the engine's (extended) vocabularies."""

    def __init__(self) -> None:
        self._pairs: dict[Phrase, dict[Phrase, SessionPair]] = {}
        self._target_counts: dict[Phrase, int] = {}

    def __len__(self) -> int:
        return sum(len(targets) for targets in self._pairs.values())

    def __iter__(self) -> Iterator[SessionPair]:
        for targets in self._pairs.values():
            yield from targets.values()

    def add(self, event: int, pairs: Iterable[tuple[Phrase, Phrase, float, float]]) -> None:
        """Add the phrase pairs of one event: source, target and both lexical weights."""
        for source, target, inverse, direct in pairs:
            targets = self._pairs.setdefault(source, {})
            pair = targets.get(target)
            if pair is None:
                pair = targets[target] = SessionPair(source, target, inverse, direct)
            pair.events.append(event)
            self._target_counts[target] = self._target_counts.get(target, 0) + 1

    def remove(self, event: int, pairs: Iterable[tuple[Phrase, Phrase, float, float]]) -> None:
        """Undo :meth:`add` with the same arguments."""
        for source, target, _, _ in pairs:
            targets = self._pairs[source]
            pair = targets[target]
            pair.events.remove(event)
            if not pair.events:
                del targets[target]
            if not targets:
                del self._pairs[source]
            self._target_counts[target] -= 1
            if not self._target_counts[target]:
                del self._target_counts[target]

    def lookup(self, source: Phrase) -> list[SessionPair]:
        """Pairs of a source phrase, most often confirmed first, then the latest."""
        targets = self._pairs.get(source)
        if not targets:
            return []
        return sorted(targets.values(), key=lambda pair: (-pair.count, -pair.last, pair.target))

    def target_count(self, target: Phrase) -> int:
        """How often a target phrase was confirmed, whatever its source."""
        return self._target_counts.get(target, 0)

    def dump(self) -> list[tuple[Phrase, Phrase, tuple[int, ...]]]:
        """The whole state, sorted; equal states dump equal."""
        return sorted((pair.source, pair.target, tuple(sorted(pair.events))) for pair in self)
