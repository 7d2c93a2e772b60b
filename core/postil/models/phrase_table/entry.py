"""One row of a phrase table as plain Python, for tests, reports and exchange formats."""

from __future__ import annotations

from dataclasses import dataclass

NO_PREFERENCE = (-1.0986123085021973,) * 6  # log 1/3 in float32: all orientations equally likely


@dataclass(frozen=True, slots=True)
class PhraseEntry:
    """A phrase pair with what is known of it; all scores are natural logs.

    Parameters
    ----------
    source, target
        Token ids.
    scores
        log p(f|e), log lex(f|e), log p(e|f), log lex(e|f): the order of Moses.
    reordering
        Orientation to the previous phrase (mono, swap, other), then to the next one.
    alignment
        (source, target) positions within the phrase, in order of target then source.
    count, source_count, target_count
        N(S,T), N(S), N(T): how often the pair was extracted, and its sides with any partner; 0
        where unknown.
    """

    source: tuple[int, ...]
    target: tuple[int, ...]
    scores: tuple[float, ...]
    reordering: tuple[float, ...] = NO_PREFERENCE
    alignment: tuple[tuple[int, int], ...] = ()
    count: int = 0
    source_count: int = 0
    target_count: int = 0
