"""Find and replace in the translations of a memory: every replacement is seen before it is made.

All replacements are one step that can be taken back. A unit of the project's own memory belongs to
a confirmed segment: that is confirmed anew, and what the engine learned goes along; those of
locked segments are left alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from postil.errors import UsageError
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.proposals.units import MemoryUnits
from postil.workspace.records import ProjectSegment
from postil.workspace.segments.replacing import MOST_HITS, new_texts, with_replacements
from postil.workspace.segments.text_search import TextQuery

_AT_ONCE = 500  # units read by one query
_LOCKED = "SELECT unit FROM segment WHERE locked <> 0 AND unit IS NOT NULL"


@dataclass(frozen=True, slots=True)
class UnitHit:
    """A place in the translation of a unit where the text was found.

    Attributes
    ----------
    place
        Of the unit in the list that was searched, from 0.
    start, end
        Offsets into the text with tags; some may stand between them.
    new
        What would stand there instead; None where nothing is replaced.
    locked
        Whether the segment that the unit was confirmed in is locked.
    """

    memory: str
    unit: MemoryUnit
    place: int
    start: int
    end: int
    new: str | None
    locked: bool = False
    side: str = "target"

    @property
    def owner(self) -> int:
        """Id of the unit."""
        return self.unit.id

    @property
    def text(self) -> TaggedText:
        """The text it was found in."""
        return self.unit.target

    @property
    def found(self) -> TaggedText:
        """Hits of the search."""
        return self.text[self.start : self.end]


@dataclass(slots=True)
class UnitReplacement:
    """Units as they were before a replacement, and what they became.

    Attributes
    ----------
    units
        Each with the translation it was given.
    segments
        Those that were confirmed anew.
    kept
        Of one taken back: units that were changed since, and stayed as they are.
    """

    memory: str
    units: list[tuple[MemoryUnit, TaggedText]] = field(default_factory=list)
    segments: list[ProjectSegment] = field(default_factory=list)
    kept: int = 0


class UnitReplacer:
    """Finds and replaces in the memories of one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext, units: MemoryUnits) -> None:
        self._database = context.database
        self._own = context.memories.own.name
        self._units = units

    def find(
        self,
        memory: str,
        ids: Sequence[int],
        query: TextQuery,
        replacement: str,
        progress: Progress | None = None,
        *,
        keep_capitals: bool = False,
    ) -> list[UnitHit]:
        """All hits in the translations of these units, up to ``MOST_HITS``; the parameters are
        those of :meth:`Replacer.find <postil.workspace.segments.replacing.Replacer.find>`.

        Raises
        ------
        UsageError
            As there; or there is no such memory.
        """
        if not query.text:
            raise UsageError("There is no text to search for.")
        progress = progress or Progress()
        new_text = new_texts(query, replacement, keep_capitals)
        locked = self._locked() if memory == self._own else frozenset()
        hits: list[UnitHit] = []
        starts = range(0, len(ids), _AT_ONCE)
        for first in progress.track(starts, total=len(starts)):
            some = [int(number) for number in ids[first : first + _AT_ONCE]]
            read = self._units.read(memory, some)
            for place, number in enumerate(some, first):
                if number in read:
                    unit, fixed = read[number], number in locked
                    hits += [
                        UnitHit(
                            memory, unit, place, start, end, None if fixed else new_text(one), fixed
                        )
                        for start, end, one in query.spans(unit.target)
                    ]
            if len(hits) >= MOST_HITS:
                return hits[:MOST_HITS]
        return hits

    def replace(self, hits: Iterable[UnitHit], progress: Progress | None = None) -> UnitReplacement:
        """Make the replacements, all or none; the hits are those of one memory.

        Raises
        ------
        UsageError
            A unit was changed since it was found, or the memory is protected.
        """
        by_unit: dict[int, list[UnitHit]] = {}
        for hit in hits:
            if hit.new is not None:
                by_unit.setdefault(hit.unit.id, []).append(hit)
        first = next(iter(by_unit.values()), None)
        if first is None:
            return UnitReplacement("")
        memory = first[0].memory
        done = UnitReplacement(memory)
        with self._units.together(memory):
            for number, found in (progress or Progress()).track(by_unit.items(), len(by_unit)):
                unit = self._units.unit(memory, number)
                if unit.target != found[0].unit.target:
                    raise UsageError(
                        "A unit was changed since the search; nothing was replaced.",
                        hint="Search again.",
                    )
                target = with_replacements(unit.target, found)
                segment = self._units.change(memory, number, target)
                done.units.append((unit, target))
                if segment is not None:
                    done.segments.append(segment)
        return done

    def put_back(self, made: UnitReplacement, progress: Progress | None = None) -> UnitReplacement:
        """Take a replacement back; what became of its units since then is kept."""
        done = UnitReplacement(made.memory)
        with self._units.together(made.memory):
            for unit, target in (progress or Progress()).track(made.units, len(made.units)):
                now = self._units.read(made.memory, [unit.id]).get(unit.id)
                if now is None or now.target != target or unit.id in self._locked():
                    done.kept += 1
                    continue
                segment = self._units.put_back(made.memory, unit)
                done.units.append((now, unit.target))
                if segment is not None:
                    done.segments.append(segment)
        return done

    def _locked(self) -> frozenset[int]:
        """Units of the project's own memory whose segments are locked."""
        with self._database.reading() as connection:
            return frozenset(number for (number,) in connection.execute(_LOCKED))
