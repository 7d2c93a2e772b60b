"""Sentences of token ids as training reads them: all in one array, and where each begins."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass
class Side:
    """One language of a text."""

    tokens: np.ndarray
    offsets: np.ndarray

    @classmethod
    def of(cls, sentences):
        offsets = np.cumsum([0, *map(len, sentences)]).astype(np.uint64)
        return cls(np.array([w for s in sentences for w in s], dtype=np.uint32), offsets)


@dataclass
class Text:
    """Both languages of a text."""

    source: Side
    target: Side

    @classmethod
    def of(cls, pairs):
        return cls(Side.of([s for s, _ in pairs]), Side.of([t for _, t in pairs]))
