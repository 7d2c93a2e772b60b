"""Analysis of a text against the memories: the table that work is planned and paid by.

Every segment falls into one band, by the first of these that holds: it repeats an earlier segment;
a memory has it (102 to 50%); an earlier segment of the text itself is like it ("internal", for the
translator will have that one in the memory by then); none of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from postil.errors import UsageError
from postil.memory.comparing.tokens import source_hash
from postil.memory.database import connect
from postil.memory.options import MatchOptions
from postil.memory.store import TranslationMemory
from postil.memory.units import Context, MemoryUnit
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.proposals.memories import ProjectMemories
from postil.workspace.records import ProjectSegment
from postil.workspace.word_counts import word_count

REPETITIONS = "repetitions"
NOTHING = "no match"
SCORES: tuple[tuple[str, int], ...] = (
    ("102%", 102),
    ("101%", 101),
    ("100%", 100),
    ("95–99%", 95),
    ("85–94%", 85),
    ("75–84%", 75),
    ("50–74%", 50),
)
"""Bands of memory matches with the least score of each."""
INTERNAL_MATCH = "internal "
INTERNAL: tuple[tuple[str, int], ...] = tuple(
    (INTERNAL_MATCH + name, least) for name, least in SCORES if 50 <= least < 100
)
BANDS: tuple[str, ...] = (
    REPETITIONS,
    *(name for name, _ in SCORES),
    *(name for name, _ in INTERNAL),
    NOTHING,
)
# What is usual among agencies, in percent of a new word.
DEFAULT_WEIGHTS: dict[str, float] = {
    REPETITIONS: 0,
    "102%": 0,
    "101%": 0,
    "100%": 10,
    "95–99%": 30,
    "85–94%": 60,
    "75–84%": 60,
    "50–74%": 100,
    "internal 95–99%": 30,
    "internal 85–94%": 60,
    "internal 75–84%": 60,
    "internal 50–74%": 100,
    NOTHING: 100,
}


@dataclass(frozen=True, slots=True)
class Count:
    """Size of a text.

    Attributes
    ----------
    characters
        Without white space; ``spaces`` are counted beside them.
    tags
        Inline tags of the sources.
    """

    segments: int = 0
    words: int = 0
    characters: int = 0
    spaces: int = 0
    tags: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(
            *(getattr(self, item.name) + getattr(other, item.name) for item in fields(Count))
        )

    @classmethod
    def of(cls, text: TaggedText) -> Count:
        """The count of one segment."""
        plain = text.plain
        spaces = sum(character.isspace() for character in plain)
        tags = len(text.text) - len(plain)
        return cls(1, word_count(plain), len(plain) - spaces, spaces, tags)


@dataclass(frozen=True, slots=True)
class Analysis:
    """Counts by document and band.

    Attributes
    ----------
    time
        ISO-8601 UTC.
    documents
        Counts by band, by the name of the document.
    """

    time: str
    documents: dict[str, dict[str, Count]]

    def total(self) -> dict[str, Count]:
        """Counts by band over all documents."""
        bands = dict.fromkeys(BANDS, Count())
        for document in self.documents.values():
            for name, count in document.items():
                bands[name] += count
        return bands

    def weighted_words(self, weights: Mapping[str, float]) -> float:
        """New words that the text is worth, by percent of each band."""
        return sum(count.words * weights[name] / 100 for name, count in self.total().items())

    def to_json(self) -> dict[str, Any]:
        return {
            "time": self.time,
            "documents": {
                document: {band: list(asdict(count).values()) for band, count in bands.items()}
                for document, bands in self.documents.items()
            },
        }

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> Analysis:
        """The inverse of :meth:`to_json`."""
        documents = {
            document: {_present(band): Count(*counts) for band, counts in bands.items()}
            for document, bands in value["documents"].items()
        }
        return cls(value["time"], documents)


def analyse(
    segments: Sequence[ProjectSegment],
    names: Mapping[int, str],
    memories: ProjectMemories,
    time: str,
    *,
    internal: bool = True,
    progress: Progress | None = None,
) -> Analysis:
    """Count ``segments`` by their best match.

    Parameters
    ----------
    names
        Documents by id.
    internal
        Also look for matches among the segments themselves.
    """
    documents = {name: dict.fromkeys(BANDS, Count()) for name in names.values()}
    seen: set[int] = set()
    connection = connect(Path(":memory:"))
    earlier = TranslationMemory(connection, "internal", memories.own.language)
    try:
        tracked = (progress or Progress()).track(segments, total=len(segments))
        for place, segment in enumerate(tracked):
            key = source_hash(segment.source.text)
            if key in seen:
                band = REPETITIONS
            else:
                band = _band(segment, _context(segments, place, names), memories)
                if band == NOTHING and internal:
                    band = _internal_band(segment, earlier)
                if internal:
                    earlier.add(MemoryUnit(segment.source, TaggedText("x")))
            seen.add(key)
            documents[names[segment.document]][band] += Count.of(segment.source)
    finally:
        connection.close()
    return Analysis(time, documents)


def checked_weights(weights: Mapping[str, float]) -> dict[str, float]:
    """The defaults with ``weights`` in their place; bands may be written as they once were.

    Raises
    ------
    UsageError
        There is no such band, or a weight is not 0 to 100%.
    """
    wanted = {_present(band): value for band, value in weights.items()}
    unknown = wanted.keys() - set(BANDS)
    if unknown:
        raise UsageError(
            Message("There is no band {name}.", name=min(unknown)),
            hint=Message("Bands are {bands}.", bands=", ".join(BANDS)),
        )
    if not all(0 <= value <= 100 for value in wanted.values()):
        raise UsageError("A band is paid with 0 to 100% of a new word.")
    return DEFAULT_WEIGHTS | wanted


def _present(band: str) -> str:
    """Name of a band today: projects of before have kept "100 %" with a space."""
    return band.replace(" %", "%")


def _context(segments: Sequence[ProjectSegment], place: int, names: Mapping[int, str]) -> Context:
    segment = segments[place]
    before, after = (
        segments[other].source.plain
        if 0 <= other < len(segments) and segments[other].document == segment.document
        else ""
        for other in (place - 1, place + 1)
    )
    return Context(before, after, names[segment.document], segment.key)


def _band(segment: ProjectSegment, context: Context, memories: ProjectMemories) -> str:
    best = memories.lookup(segment.source, 50, 1, context)
    return _name(SCORES, best[0].score if best else 0)


def _internal_band(segment: ProjectSegment, earlier: TranslationMemory) -> str:
    best = earlier.lookup(segment.source, MatchOptions(50, 1))
    return _name(INTERNAL, min(best[0].score, 99) if best else 0)


def _name(bands: Iterable[tuple[str, int]], score: float) -> str:
    return next((name for name, least in bands if score >= least), NOTHING)


def difference(before: Analysis, after: Analysis) -> dict[str, Count]:
    """By band, how much more there is ``after`` than ``before`` (less is negative)."""
    old, new = before.total(), after.total()
    minus = {
        name: replace(count, **{item.name: -getattr(count, item.name) for item in fields(Count)})
        for name, count in old.items()
    }
    return {name: new[name] + minus[name] for name in BANDS}
