"""Rules with gaps of confirmed segments as options of a sentence, for decoders that know gaps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log

import numpy as np
import numpy.typing as npt

from postil.models.session.gapped import GappedRule
from postil.search.constraints import ExtraOption
from postil.search.forest.hypergraph import GAP, ORIGIN_SESSION

U32 = npt.NDArray[np.uint32]
Spans = tuple[tuple[int, int], ...]

MOST_OPTIONS = 100  # per sentence, those with most words, most often confirmed, the latest first
# Values of what was confirmed; search fills in translation scores and those of n-grams.
FEATURES = (
    "lex.inverse",
    "lex.direct",
    "session.direct",
    "session.phrase",
    "session.recency",
    "session.layer",
)


@dataclass(slots=True)
class _Counted:
    """A rule with all that is known of it."""

    rule: GappedRule  # at its latest place
    count: int = 0
    own: bool = False
    words: int = field(init=False)  # of the source

    def __post_init__(self) -> None:
        self.words = sum(symbol >= 0 for symbol in self.rule.source)

    def add(self, rule: GappedRule, top: int) -> None:
        self.count += 1
        self.own |= rule.layer == top
        if rule.event >= self.rule.event:
            self.rule = rule


def gapped_options(
    rules: Sequence[GappedRule],
    sentence: U32,
    span: int,
    *,
    clock: int,
    top: int,
    boost: float,
    recent: float,
) -> list[ExtraOption]:
    """An option for every place where a rule fits a sentence.

    Parameters
    ----------
    span
        Words that a rule may span.
    clock
        Number of the latest event.
    top
        Layer of the project itself.
    boost
        What one confirmed occurrence counts beside one of the training corpus.
    recent
        Events after which the recency of a rule has halved.
    """
    counted: dict[tuple[tuple[int, ...], tuple[int, ...]], _Counted] = {}
    totals: dict[tuple[int, ...], int] = {}
    for rule in rules:
        counted.setdefault((rule.source, rule.target), _Counted(rule)).add(rule, top)
        totals[rule.source] = totals.get(rule.source, 0) + 1
    ordered = sorted(
        counted.values(),
        key=lambda one: (-one.words, -one.count, -one.rule.event, one.rule.source, one.rule.target),
    )
    ids = sentence.tolist()
    options: list[ExtraOption] = []
    for one in ordered:
        source, total = one.rule.source, totals[one.rule.source]
        values = (
            one.rule.lex_inverse,
            one.rule.lex_direct,
            log(one.count / (total + 1.0)),
            one.words,
            one.words * 0.5 ** ((clock - one.rule.event) / recent),
            0.0 if one.own else one.words,
        )
        target = [word if word >= 0 else GAP - 1 - word for word in one.rule.target]
        counts = boost * one.count, boost * total + 1.0, boost * one.count + 1.0
        for start, end, gaps in fits(source, ids, span):
            if len(options) == MOST_OPTIONS:
                return options
            options.append(
                ExtraOption(
                    start,
                    end,
                    target,
                    FEATURES,
                    values,
                    ORIGIN_SESSION,
                    counts=counts,
                    event=one.rule.event,
                    gaps=gaps,
                    links=one.rule.links,
                )
            )
    return options


def fits(source: Sequence[int], ids: Sequence[int], span: int) -> Iterator[tuple[int, int, Spans]]:
    """Start, end and gaps of every place where a source side fits a sentence."""
    for start in range(len(ids)):
        last = min(len(ids), start + span)
        for end, gaps in _fits_from(source, ids, start, last, ()):
            yield start, end, gaps


def _fits_from(
    source: Sequence[int], ids: Sequence[int], at: int, last: int, gaps: Spans
) -> Iterator[tuple[int, Spans]]:
    if not source:
        yield at, gaps
    elif at < last and source[0] >= 0:
        if ids[at] == source[0]:
            yield from _fits_from(source[1:], ids, at + 1, last, gaps)
    elif at < last:
        for end in range(at + 1, last + 1):
            yield from _fits_from(source[1:], ids, end, last, (*gaps, (at, end)))
