"""Filters and orders of segments, as data: they can be combined, kept by name, and described in
words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, cast

from postil.formats.segment import SegmentState
from postil.workspace.segments.text_search import TextQuery

Order = Literal["document", "source", "length", "match", "frequency", "changed"]
Band = tuple[int, int]
NO_MATCH: Band = (0, 49)
"""Also of targets that come from no memory at all, and of empty ones."""
MATCHES: tuple[Band, ...] = ((101, 102), (100, 100), (95, 99), (85, 94), (75, 84), (50, 74))
"""Match bands as memoQ counts them: least and most percent."""
BANDS: tuple[Band, ...] = (*MATCHES, NO_MATCH)

_CONDITIONS = ("findings", "commented", "bookmarked", "locked", "repeated", "learned", "edited")


@dataclass(frozen=True, slots=True)
class SegmentFilter:
    """Filter of segments to show; all conditions hold together.

    Attributes
    ----------
    query
        A text in source or target.
    states, origins, bands
        Any of these; empty for all. A band is least and most percent of the match that a target
        came from; without any it counts as 0.
    document
        Only this one, or None.
    findings, commented, bookmarked, locked, repeated, learned
        Whether the checks find something, it has comments, a bookmark, is locked, its source
        stands more than once, the engine learned from it; None to ask nothing.
    edited
        Whether its source was edited.
    rows
        Only segments with these row ids, or None.
    """

    query: TextQuery = field(default_factory=TextQuery)
    states: frozenset[SegmentState] = frozenset()
    origins: frozenset[str] = frozenset()
    bands: frozenset[tuple[int, int]] = frozenset()
    document: int | None = None
    findings: bool | None = None
    commented: bool | None = None
    bookmarked: bool | None = None
    locked: bool | None = None
    repeated: bool | None = None
    learned: bool | None = None
    edited: bool | None = None
    rows: frozenset[int] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether it shows everything."""
        return self == SegmentFilter(TextQuery("", *_options(self.query)))

    def to_json(self) -> dict[str, Any]:
        """Everything but ``rows``, which are of the moment."""
        value: dict[str, Any] = {"query": asdict(self.query), "document": self.document}
        value["states"] = sorted(state.value for state in self.states)
        value["origins"] = sorted(self.origins)
        value["bands"] = sorted(list(band) for band in self.bands)
        return value | {name: getattr(self, name) for name in _CONDITIONS}

    @classmethod
    def from_json(cls, value: Mapping[str, Any]) -> SegmentFilter:
        """The inverse of :meth:`to_json`; what it does not know is left out."""
        known = {one.name for one in fields(TextQuery)}
        query = {name: given for name, given in value.get("query", {}).items() if name in known}
        conditions = {name: value.get(name) for name in _CONDITIONS}
        return cls(
            TextQuery(**query),
            frozenset(SegmentState(state) for state in value.get("states", ())),
            frozenset(value.get("origins", ())),
            frozenset(cast("tuple[int, int]", tuple(band)) for band in value.get("bands", ())),
            value.get("document"),
            **conditions,
        )


def _options(query: TextQuery) -> tuple[Any, ...]:
    return query.side, query.is_regex, query.case, query.whole
