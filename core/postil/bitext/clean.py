"""Cleaning: which sentence pairs are fit for training, and why the others are not."""

from __future__ import annotations

import hashlib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

Pair = tuple[str, str]
Reason = Literal[
    "empty", "too long", "length ratio", "same on both sides", "control characters", "duplicate"
]

_CHARACTERS_PER_WORD = 20  # beyond this a "word" is data, not language


@dataclass(frozen=True, slots=True)
class CleaningOptions:
    """What is left out.

    Parameters
    ----------
    max_words
        Longest side, in words at white space; 0 disables.
    max_ratio
        Longest side over shortest, in words, for pairs of more than ``ratio_from`` words on one side; 0 disables.
    ratio_from
        Short labels differ in length more than sentences do.
    same_from
        Pairs whose sides are equal are left out if they have at least this many letters-only words:
        untranslated text, where a product name or a number may be the same in both; 0 disables.
    drop_duplicates
        Whether to keep only the first of equal pairs.
    """

    max_words: int = 100
    max_ratio: float = 4.0
    ratio_from: int = 9
    same_from: int = 4
    drop_duplicates: bool = False


@dataclass(slots=True)
class CleaningReport:
    """How many pairs were read and kept, and how many left out for each reason."""

    read: int = 0
    kept: int = 0
    rejected: Counter[str] = field(default_factory=Counter)


def clean(
    pairs: Iterable[Pair], options: CleaningOptions, report: CleaningReport
) -> Iterator[Pair]:
    """Yield the pairs worth training on, NFC-normalised and stripped of outer white space."""
    seen: set[bytes] = set()
    for pair in pairs:
        report.read += 1
        source, target = (unicodedata.normalize("NFC", text).strip() for text in pair)
        reason = flaw(source, target, options)
        if reason is None and options.drop_duplicates:
            digest = hashlib.blake2b(f"{source}\n{target}".encode(), digest_size=8).digest()
            reason = "duplicate" if digest in seen else None
            seen.add(digest)
        if reason is None:
            report.kept += 1
            yield source, target
        else:
            report.rejected[reason] += 1


def flaw(source: str, target: str, options: CleaningOptions) -> Reason | None:
    """Why a pair (stripped) is unfit, or None."""
    if not source or not target:
        return "empty"
    left, right = len(source.split()), len(target.split())
    longest, shortest = max(left, right), min(left, right)
    limit = options.max_words
    if limit and (longest > limit or max(len(source), len(target)) > limit * _CHARACTERS_PER_WORD):
        return "too long"
    if options.max_ratio and longest > options.ratio_from and longest > options.max_ratio * shortest:
        return "length ratio"
    if source == target and options.same_from and _words(source) >= options.same_from:
        return "same on both sides"
    if any(unicodedata.category(c) == "Cc" and c not in "\t\n\r" for c in source + target):
        return "control characters"
    return None


def _words(text: str) -> int:
    return sum(word.isalpha() for word in text.split())
