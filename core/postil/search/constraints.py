"""Constraints on the translation of one sentence, and extra options for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from postil.features.layout import FeatureLayout


@dataclass(frozen=True, slots=True)
class Forced:
    """A term: source words ``[start, end)`` are translated by one of ``targets`` (token ids).

    Longer phrases around the term may be used if their translation holds one of the targets.
    """

    start: int
    end: int
    targets: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Preferred:
    """A term: source words ``[start, end)`` are preferably translated by one of ``targets``.

    Phrases that do so, alone or around the term, get the dense feature ``glossary``; of the targets
    that no phrase has, those in ``offered`` are offered beside them, by default all (see
    ``phrase/preferred.pyx``).
    """

    start: int
    end: int
    targets: tuple[tuple[int, ...], ...]
    offered: tuple[tuple[int, ...], ...] | None = None

    def may_offer(self, target: tuple[int, ...]) -> bool:
        """Whether a target may be offered that no phrase has."""
        return self.offered is None or target in self.offered


@dataclass(frozen=True, slots=True)
class Blocked:
    """Source words ``[start, end)`` are not translated by any of ``targets`` (token ids): neither
    alone nor within a longer phrase whose translation holds it.
    """

    start: int
    end: int
    targets: tuple[tuple[int, ...], ...]


BINDING = ("walls", "zones", "enclosures", "forced", "forbidden", "blocked")
"""Kinds of constraints that bind without exception: fields of :class:`Constraints`."""

EVERY_KIND = frozenset((*BINDING, "preferred"))


@dataclass(frozen=True, slots=True)
class Constraints:
    """Constraints on one search; all but the last two bind without exception.

    Parameters
    ----------
    walls
        Positions that no phrase and no reordering crosses: what stands before a wall is translated
        first.
    zones
        Half-open spans translated in one go: once a word of a zone is, no word outside is until all
        are. Zones may nest but not cross.
    enclosures
        Zones that begin and end with marks which enclose the others: the first word of one is
        translated first and the last word last. Searches other than that of phrases by
        :class:`~postil.search.phrase.block.BlockDecoder` see zones in them: there glue keeps the
        order of what no rule moves.
    forced
        Terms; their spans must not overlap.
    forbidden
        Sequences of target ids that the translation must not hold, within a phrase or across.
    blocked
        Phrase pairs that are not used; terms overrule them. A word whose translations by itself are
        all blocked or forbidden is copied only where no longer phrase can translate it.
    preferred
        Terms that are used where the rest of the sentence allows it; without a weight for them they
        change nothing. Forced terms, walls and zones take precedence.
    constituents
        Of the source sentence, label and half-open span: they bind nothing, but sparse features may
        have weights for phrases that match or cross them (see ``features/site.pyx``).

    Raises
    ------
    ValueError
        Two terms overlap.
    """

    walls: Sequence[int] = ()
    zones: Sequence[tuple[int, int]] = ()
    enclosures: Sequence[tuple[int, int]] = ()
    forced: Sequence[Forced] = ()
    forbidden: Sequence[Sequence[int]] = ()
    blocked: Sequence[Blocked] = ()
    preferred: Sequence[Preferred] = ()
    constituents: Sequence[tuple[str, int, int]] = ()

    def __post_init__(self) -> None:
        spans = sorted((term.start, term.end) for term in self.forced)
        for (start, end), (following, stop) in pairwise(spans):
            if following < end:
                raise ValueError(f"terms overlap: [{start}, {end}) and [{following}, {stop})")

    def allows(self, start: int, end: int, target: Sequence[int]) -> bool:
        """Whether a phrase may translate source words ``[start, end)`` by ``target``: it holds
        nothing that is forbidden, and no blocked pair.
        """
        unwanted = [*self.forbidden]
        for one in self.blocked:
            if start <= one.start and one.end <= end:
                unwanted += one.targets
        return not any(holds(target, words) for words in unwanted)

    @property
    def all_zones(self) -> list[tuple[int, int]]:
        """Zones and enclosures."""
        return [*self.zones, *self.enclosures]

    @property
    def binds(self) -> bool:
        """Whether any constraint excludes a translation."""
        return any(getattr(self, kind) for kind in BINDING)

    def beyond(self, heeded: Collection[str]) -> Constraints:
        """Constraints that bind a translation and are not of the kinds ``heeded``."""
        left = [kind for kind in BINDING if kind not in heeded]
        return Constraints(**{kind: getattr(self, kind) for kind in left}) if left else FREE

    def relaxed(self) -> Constraints:
        """The constraints that are kept where no translation meets all of them."""
        return Constraints(
            forced=self.forced,
            blocked=self.blocked,
            preferred=self.preferred,
            constituents=self.constituents,
        )


def holds(words: Sequence[int], part: Sequence[int]) -> bool:
    """Whether ``part``, which is not empty, stands in ``words`` in one piece."""
    wanted, size = list(part), len(part)
    return bool(wanted) and any(
        list(words[at : at + size]) == wanted for at in range(len(words) - size + 1)
    )


@dataclass(frozen=True, slots=True)
class ExtraOption:
    """A translation that is offered for one sentence, beside those of the models.

    Parameters
    ----------
    start, end
        Source words ``[start, end)``.
    target
        Token ids; ``PASS_THROUGH + i`` copies source word ``i``.
    names, values
        Dense features that do not depend on what stands beside it, and their values; all others are
        0. Counts of phrases and words are filled in by the decoder.
    origin
        See ``forest.Rules``.
    only
        This is the one way to translate these words.
    counts
        Of the pair, its source and its target phrase beside the table's: log p(e|f) and log p(f|e)
        are relative frequencies over both together (maximum a posteriori).
    event
        Number of the latest learning event that holds the pair, or 0.
    gaps
        Spans that other phrases fill, from left to right, for decoders that know rules with gaps;
        in ``target``, ``GAP + k`` (``forest.hypergraph``) stands for the k-th.
    links
        (source, target) numbers of linked words, gaps left out; None where they are not known.
    """

    start: int
    end: int
    target: Sequence[int]
    names: tuple[str, ...] = ()
    values: npt.NDArray[np.float32] | Sequence[float] = ()
    origin: int = 1
    only: bool = False
    counts: tuple[float, float, float] | None = None
    event: int = 0
    gaps: tuple[tuple[int, int], ...] = ()
    links: tuple[tuple[int, int], ...] | None = None


def feature_rows(
    options: Sequence[ExtraOption], features: FeatureLayout
) -> npt.NDArray[np.float32]:
    """Dense values of options by column, shape (options, columns)."""
    dense = np.zeros((len(options), len(features)), dtype=np.float32)
    by_names: dict[tuple[str, ...], list[int]] = {}
    for number, option in enumerate(options):
        by_names.setdefault(option.names, []).append(number)
    for names, numbers in by_names.items():
        if names:
            places = np.ix_(numbers, [features.column(name) for name in names])
            dense[places] = [options[number].values for number in numbers]
    return dense


FREE = Constraints()
