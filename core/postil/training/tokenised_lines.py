"""Pairs of segments as lines of tokens: work for processes, which begin the sooner the less they
import.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from postil.text.tokeniser import Mode, Tokeniser

Pair = tuple[str, str]


def tokenised_lines(
    languages: tuple[str, str], kind: Mode, pairs: Sequence[Pair]
) -> tuple[int, bytes, bytes]:
    """How many pairs have tokens on both sides, and the lines of their tokens, of each side."""
    source, target = (_tokeniser(language, kind) for language in languages)
    lines = [(source.line(left), target.line(right)) for left, right in pairs]
    kept = [pair for pair in lines if all(pair)]
    left, right = ("".join([f"{pair[side]}\n" for pair in kept]) for side in (0, 1))
    return len(kept), left.encode(), right.encode()


@lru_cache(2)  # it remembers words, so a process keeps it from one stretch to the next
def _tokeniser(language: str, kind: Mode) -> Tokeniser:
    return Tokeniser(language, kind)
