"""Numbers of a confirmed segment: those of one value are each other's translation, and no phrase
pair is learned that changes a digit.

A number may be several tokens (``1 234,00`` with spaces between the thousands). All of its words
are linked to all words of its counterpart and to no others, so that no phrase can cut it. Where a
number has no counterpart (``8 pm``, ``20 h``), no phrase with it is learned: which words go with it
cannot be learned from one segment, and a wrong number is the worst that a suggestion can have.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, TypeAlias
from unicodedata import decimal

import numpy as np
import numpy.typing as npt

U16 = npt.NDArray[np.uint16]
U64 = npt.NDArray[np.uint64]
Span: TypeAlias = tuple[int, int]

_FIRST_GROUP = re.compile(r"[-+−±]?\d{1,3}")
_GROUP = re.compile(r"\d{3}")
_LAST_GROUP = re.compile(r"\d{3}[.,]\d+")
_MOST_GROUPS = 5
_HASHES = tuple(pow(0x9E3779B97F4A7C15, digit + 2, 1 << 64) for digit in range(10))


@lru_cache(1 << 16)
def digits(token: str) -> str:
    """The decimal digits of a token in any script, as ASCII; "" if it has none."""
    if token.isalpha():
        return ""
    return "".join(str(decimal(sign)) for sign in token if sign.isdecimal())


@lru_cache(1 << 16)
def digit_hash(token: str) -> int:
    """Sum of the hashes of the digits of a token, below 2**64."""
    return sum(_HASHES[int(digit)] for digit in digits(token)) % (1 << 64)


def keep_digits(
    source: Sequence[str], target: Sequence[str], spans: Sequence[npt.NDArray[np.integer[Any]]]
) -> npt.NDArray[np.bool_]:
    """Mask of the phrase pairs that have the same digits on both sides, each as often.

    Parameters
    ----------
    source, target
        Tokens of both sides.
    spans
        Start and end of all source phrases, then of all target phrases.
    """
    start, end, first, last = spans
    left, right = _sums(source), _sums(target)
    kept: npt.NDArray[np.bool_] = left[end] - left[start] == right[last] - right[first]
    return kept


def _sums(tokens: Sequence[str]) -> U64:
    """Sums modulo 2**64 of the hashes of the first n tokens, for n from 0."""
    sums = np.zeros(len(tokens) + 1, dtype=np.uint64)
    np.cumsum(np.fromiter(map(digit_hash, tokens), np.uint64, len(tokens)), out=sums[1:])
    return sums


def link_numbers(links: U16, source: Sequence[str], target: Sequence[str]) -> U16:
    """Links with each number bound to that of the same value, and to nothing else.

    Parameters
    ----------
    links : uint16 array, shape (N, 2)
        (source, target) positions. Of several numbers of one value, those that are linked are
        counterparts, then those that come in the same order.
    source, target
        Tokens of both sides.
    """
    pairs = [*_counterparts(links, source, target)]
    if not pairs:
        return links
    ours = {place for span, _ in pairs for place in range(*span)}
    theirs = {place for _, span in pairs for place in range(*span)}
    found = {(i, j) for i, j in links.tolist() if i not in ours and j not in theirs}
    for left, right in pairs:
        found.update(product(range(*left), range(*right)))
    ordered = sorted(found, key=lambda link: (link[1], link[0]))
    return np.array(ordered, dtype=np.uint16).reshape(-1, 2)


def _counterparts(
    links: U16, source: Sequence[str], target: Sequence[str]
) -> Iterator[tuple[Span, Span]]:
    """Numbers of the same digits, those of most tokens first; each token at most once."""
    linked = {(i, j) for i, j in links.tolist()}
    left, right = _numbers(source), _numbers(target)
    used: tuple[set[int], set[int]] = set(), set()
    sizes = {size for spans in (*left.values(), *right.values()) for size in map(_size, spans)}
    for longest in sorted(sizes, reverse=True):
        for value in (value for value in left if value in right):
            ours, theirs = (
                [one for one in spans if _size(one) <= longest and taken.isdisjoint(range(*one))]
                for spans, taken in zip((left[value], right[value]), used, strict=True)
            )
            for pair in _paired(ours, theirs, linked):
                free = all(
                    taken.isdisjoint(range(*span)) for span, taken in zip(pair, used, strict=True)
                )
                if free and longest == max(map(_size, pair)):
                    for span, taken in zip(pair, used, strict=True):
                        taken.update(range(*span))
                    yield pair


def _size(span: Span) -> int:
    return span[1] - span[0]


def _paired(
    ours: list[Span], theirs: list[Span], linked: set[tuple[int, int]]
) -> Iterator[tuple[Span, Span]]:
    """Numbers of one value in pairs: linked ones first, the others in their order."""
    starts = {span[0]: span for span in theirs}
    partners = defaultdict(list)
    for i, j in linked if len(ours) != len(theirs) else ():
        if j in starts:
            partners[i].append(j)
    chosen = {}
    for span in ours:
        for j in sorted(partners[span[0]]):
            if j in starts:
                chosen[span] = starts.pop(j)
                break
    yield from chosen.items()
    yield from zip((span for span in ours if span not in chosen), starts.values(), strict=False)


def _numbers(tokens: Sequence[str]) -> dict[str, list[Span]]:
    """All that may be one number, by its digits: tokens, and groups of three digits in a row."""
    found = defaultdict(list)
    for start, token in enumerate(tokens):
        value = digits(token)
        if value:
            found[value].append((start, start + 1))
        if not _FIRST_GROUP.fullmatch(token):
            continue
        for end in range(start + 1, min(start + _MOST_GROUPS, len(tokens))):
            last = bool(_LAST_GROUP.fullmatch(tokens[end]))
            if not last and not _GROUP.fullmatch(tokens[end]):
                break
            value += digits(tokens[end])
            found[value].append((start, end + 1))
            if last:
                break
    return found
