"""Stems of words, asked for by many threads at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import snowballstemmer

from postil.memory.comparing.likeness import stemmer

ENDINGS = ["ing", "ed", "ingly", "ation", "s", "fulness", "ables", "iness"]
WORDS = [f"{'bcdfg'[n % 5]}{'aeiou'[n // 5 % 5]}lt{n % 7 * 'er'}{end}" for n in range(175)
         for end in ENDINGS]  # fmt: skip


@pytest.fixture
def threads_in_turns() -> Iterator[None]:
    """Threads that take turns as often as Python can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("threads_in_turns")
def test_threads_that_stem_at_once_do_not_disturb_each_other() -> None:
    """As a segment that is opened while the words of the project are counted."""
    alone = snowballstemmer.stemmer("english")
    expected = [alone.stemWord(word) for word in WORDS]
    stemmer.cache_clear()
    stem = stemmer("en-GB")
    with ThreadPoolExecutor(4) as pool:
        halves = [WORDS, WORDS[::-1], WORDS[700:] + WORDS[:700], WORDS]
        found = list(
            pool.map(lambda words: dict(zip(words, map(stem, words), strict=True)), halves)
        )
    for stems in found:
        assert [stems[word] for word in WORDS] == expected
