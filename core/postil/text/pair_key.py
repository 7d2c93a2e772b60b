"""Keys of pairs of segments, by which they are known again without keeping their text."""

from __future__ import annotations

from hashlib import blake2b

KEY_BYTES = 8  # little-endian; two of a million pairs share one with a chance of 1 in 37 million


def pair_key(source: str, target: str) -> bytes:
    """The key of a pair of lines of tokens, see ``Tokeniser.line``; ``KEY_BYTES``."""
    return blake2b(f"{source}\n{target}".encode(), digest_size=KEY_BYTES).digest()
