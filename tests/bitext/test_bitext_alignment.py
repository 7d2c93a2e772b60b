"""Symmetrisation against Koehn's pseudo-code; alignments on disk and their damage."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from bitext_oracle import Point, symmetrise_slowly
from hypothesis import given
from hypothesis import strategies as st

from postil.bitext.alignment import Alignment
from postil.bitext.symmetrise import symmetrise_corpus
from postil.errors import InputError

# Words of each side; for each target word its source word, for each source word its target word.
Sentence = tuple[int, int, list[int], list[int]]
NOBODY = -1


def partners(words: int, others: int) -> st.SearchStrategy[list[int]]:
    choice = st.integers(NOBODY, others - 1)
    return st.lists(choice, min_size=words, max_size=words)


one_sentence = st.tuples(st.integers(0, 6), st.integers(0, 6)).flatmap(
    lambda sizes: st.tuples(
        st.just(sizes[0]), st.just(sizes[1]), partners(sizes[1], sizes[0]), partners(*sizes)
    )
)


def as_set(links: np.ndarray) -> set[Point]:
    return {(int(source), int(target)) for source, target in links}


def both_ways(sentence: Sentence) -> tuple[set[Point], set[Point]]:
    forward = {(i, j) for j, i in enumerate(sentence[2]) if i != NOBODY}
    return forward, {(i, j) for i, j in enumerate(sentence[3]) if j != NOBODY}


def symmetrise(corpus: list[Sentence], start: int) -> list[np.ndarray]:
    """Links of each sentence from number ``start`` on."""
    forward, backward = (
        np.array([one for case in corpus[start:] for one in case[side]], np.int64).astype(np.uint16)
        for side in (2, 3)
    )
    source_offsets, target_offsets = (
        np.cumsum([0] + [case[side] for case in corpus]).astype(np.uint64) for side in (0, 1)
    )
    found, counts = symmetrise_corpus(
        forward, backward, source_offsets, target_offsets, start, len(corpus)
    )
    assert found.dtype == np.uint16
    return np.split(found, np.cumsum(counts).astype(int)[:-1]) if len(counts) else []


@given(st.lists(one_sentence, max_size=5), st.integers(0, 2))
def test_as_the_pseudo_code(corpus: list[Sentence], skipped: int) -> None:
    start = min(skipped, len(corpus))
    found = symmetrise(corpus, start)
    for sentence, links in zip(corpus[start:], found, strict=True):
        forward, backward = both_ways(sentence)
        assert as_set(links) == symmetrise_slowly(forward, backward)
        assert forward & backward <= as_set(links) <= forward | backward
        order = [(int(target), int(source)) for source, target in links]
        assert order == sorted(set(order))


def test_textbook_example() -> None:
    """Michael geht davon aus / michael assumes: the phrase grows only where one word is free."""
    sentence = 5, 3, [0, 1, 4], [0, 1, 1, 1, NOBODY]
    (found,) = symmetrise([sentence], 0)
    assert as_set(found) == {(0, 0), (1, 1), (2, 1), (3, 1), (4, 2)}


def write(folder: Path) -> Alignment:
    first = np.array([[0, 0], [1, 1], [4, 2]], np.uint16), np.array([1, 0, 2], np.uint64)
    nothing = np.empty((0, 2), np.uint16), np.empty(0, np.uint64)
    last = np.array([[9, 8]], np.uint16), np.array([1, 0], np.uint64)
    return Alignment.write(folder, [first, nothing, last])


def test_on_disk(tmp_path: Path) -> None:
    write(tmp_path / "a")
    alignment = Alignment.open(tmp_path / "a")
    assert [links.tolist() for links in (alignment[i] for i in range(len(alignment)))] == [
        [[0, 0]],
        [],
        [[1, 1], [4, 2]],
        [[9, 8]],
        [],
    ]
    assert isinstance(alignment.points, np.memmap)


def test_no_links_at_all(tmp_path: Path) -> None:
    Alignment.write(tmp_path / "a", [(np.empty((0, 2), np.uint16), np.zeros(2, np.uint64))])
    alignment = Alignment.open(tmp_path / "a")
    assert (len(alignment), alignment[1].shape) == (2, (0, 2))


@pytest.mark.parametrize(
    ("name", "edit"),
    [
        ("points", lambda data: data[:-1]),
        ("points", lambda data: data + b"\0\0"),
        ("offsets", lambda data: data[:-8]),
        ("offsets", lambda data: data[:-1]),
        ("offsets", lambda _: b""),
        ("offsets", lambda data: data[8:]),
        ("offsets", lambda data: data[:8] + data[-8:] + data[16:]),
        ("manifest.json", lambda _: b"[]"),
        ("manifest.json", lambda _: b'{"format_version": 2}'),
    ],
)
def test_damage(tmp_path: Path, name: str, edit: Callable[[bytes], bytes]) -> None:
    write(tmp_path / "a")
    path = tmp_path / "a" / name
    path.write_bytes(edit(path.read_bytes()))
    with pytest.raises(InputError, match="not a word alignment"):
        Alignment.open(tmp_path / "a")


def test_missing(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="not a word alignment"):
        Alignment.open(tmp_path / "a")
