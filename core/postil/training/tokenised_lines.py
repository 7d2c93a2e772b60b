"""Tokenising pairs of segments into lines of tokens, in worker processes.

The module imports little, so that processes start quickly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import NamedTuple

from postil.text.pair_key import pair_key
from postil.text.tokeniser import Mode, Tokeniser

Pair = tuple[str, str]


class Tokenised(NamedTuple):
    """Pairs that have tokens on both sides: the lines of each side, hashes of the sources, and keys
    of the pairs, see ``pair_key``.

    ``hashes``, ``keys``: little-endian, 8 bytes for each pair.
    """

    sources: bytes
    targets: bytes
    hashes: bytes
    keys: bytes


def tokenised_lines(
    languages: tuple[str, str], kind: Mode, salt: bytes, pairs: Sequence[Pair]
) -> Tokenised:
    """The lines of tokens of some pairs; ``salt``: of the hashes."""
    source, target = (_tokeniser(language, kind) for language in languages)
    lines = [(source.line(left), target.line(right)) for left, right in pairs]
    kept = [pair for pair in lines if all(pair)]
    left, right = ("".join([f"{pair[side]}\n" for pair in kept]).encode() for side in (0, 1))
    hashes = [blake2b(pair[0].encode(), digest_size=8, salt=salt).digest() for pair in kept]
    return Tokenised(left, right, b"".join(hashes), b"".join([pair_key(*pair) for pair in kept]))


@lru_cache(2)  # it remembers words, so a process keeps it from one stretch to the next
def _tokeniser(language: str, kind: Mode) -> Tokeniser:
    return Tokeniser(language, kind)
