"""Cleaning: which sentence pairs are fit for training, and why the others are not."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Literal

from postil.text.access_keys import without_keys
from postil.text.normalise import nfc, readable
from postil.text.scripts import HAN, KANA, UNSPACED

Pair = tuple[str, str]
Reason = Literal[
    "empty", "too long", "length ratio", "same on both sides", "control characters", "duplicate"
]

_CHARACTERS_PER_WORD = 20  # beyond this a "word" is data, not language
_MOST_DIGESTS = 5_000_000  # about 500 MB
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_IDEOGRAPH = re.compile(f"[{KANA}{HAN}]")
_UNSPACED = re.compile(f"[{UNSPACED}]")
_WORDS_PER_IDEOGRAPH, _WORDS_PER_UNSPACED = 0.6, 0.2


@dataclass(frozen=True, slots=True)
class CleaningOptions:
    """Options of cleaning: which pairs are left out.

    Parameters
    ----------
    max_words
        Longest side, in words at white space (in scripts without spaces: estimated from the
        letters); 0 disables.
    max_ratio
        Longest side over shortest, in words, for pairs of more than ``ratio_from`` words on one
        side; 0 disables.
    ratio_from
        Short labels differ in length more than sentences do.
    same_from
        Pairs whose sides are equal are left out if they have at least this many letters-only words:
        untranslated text, where a product name or a number may be the same in both; 0 disables.
    drop_duplicates
        Whether to keep only the first of equal pairs. Beyond 5 million different pairs, new ones
        are no longer remembered, so that memory stays bounded.
    """

    max_words: int = 100
    max_ratio: float = 4.0
    ratio_from: int = 9
    same_from: int = 4
    drop_duplicates: bool = False


@dataclass(slots=True)
class CleaningReport:
    """Number of pairs read and kept, and of those left out for each reason."""

    read: int = 0
    kept: int = 0
    rejected: Counter[str] = field(default_factory=Counter)


def clean(
    pairs: Iterable[Pair], options: CleaningOptions, report: CleaningReport
) -> Iterator[Pair]:
    """Yield the pairs worth training on, as :func:`as_trained` has them."""
    seen: set[bytes] = set()
    for pair in pairs:
        report.read += 1
        source, target = as_trained(*pair)
        reason = flaw(source, target, options)
        if reason is None and options.drop_duplicates and _repeats(source, target, seen):
            reason = "duplicate"
        if reason is None:
            report.kept += 1
            yield source, target
        else:
            report.rejected[reason] += 1


def as_trained(source: str, target: str) -> Pair:
    """A pair as engines read it: letters composed, without outer white space and access keys."""
    return without_keys(
        readable(nfc(source), source=True).strip(),
        readable(nfc(target), source=False).strip(),
    )


def flaw(source: str, target: str, options: CleaningOptions) -> Reason | None:
    """Why a pair (stripped) is unfit, or None."""
    if not source or not target:
        return "empty"
    left, right = _length(source), _length(target)
    longest, shortest = max(left, right), min(left, right)
    limit = options.max_words
    if limit and (longest > limit or max(len(source), len(target)) > limit * _CHARACTERS_PER_WORD):
        return "too long"
    ratio = options.max_ratio
    if ratio and longest > options.ratio_from and longest > ratio * shortest:
        return "length ratio"
    if source == target and options.same_from and _words(source) >= options.same_from:
        return "same on both sides"
    if _CONTROL.search(source) or _CONTROL.search(target):
        return "control characters"
    return None


def _repeats(source: str, target: str, seen: set[bytes]) -> bool:
    """Whether the pair came before, by a 64-bit digest."""
    digest = hashlib.blake2b(f"{source}\n{target}".encode(), digest_size=8).digest()
    if digest in seen:
        return True
    if len(seen) < _MOST_DIGESTS:
        seen.add(digest)
    return False


def _length(text: str) -> float:
    """Words of a text, more or less."""
    words = float(len(text.split()))
    if not text.isascii():
        words += _WORDS_PER_IDEOGRAPH * len(_IDEOGRAPH.findall(text))
        words += _WORDS_PER_UNSPACED * len(_UNSPACED.findall(text))
    return words


def _words(text: str) -> int:
    return sum(word.isalpha() for word in text.split())
