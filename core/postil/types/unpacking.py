"""Unpacking of compressed values of a database, which may come from a stranger or be damaged."""

from __future__ import annotations

import zlib


def unpacked(packed: bytes, most: int) -> bytes:
    """The bytes that ``packed`` was made of.

    Raises
    ------
    ValueError
        It is damaged, cut off, or unpacks to more than ``most`` bytes.
    """
    unpacker = zlib.decompressobj()
    try:
        found = unpacker.decompress(packed, most)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not unpacker.eof:
        raise ValueError("cut off or too large")
    return found
