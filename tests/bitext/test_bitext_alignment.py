"""Symmetrisation against Koehn's pseudo-code; alignments on disk and their damage."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
import pytest
from bitext_oracle import Point, symmetrise_slowly
from hypothesis import given
from hypothesis import strategies as st

from postil.bitext.alignment import Alignment
from postil.bitext.symmetrise import HEURISTICS, symmetrise_corpus, symmetrise_points
from postil.errors import InputError, UsageError

points = st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=14)
heuristics = st.sampled_from(HEURISTICS)


def as_set(links: np.ndarray) -> set[Point]:
    return {(int(source), int(target)) for source, target in links}


def symmetrise(forward: Iterable[Point], backward: Iterable[Point], heuristic: str) -> np.ndarray:
    sides = (np.array(list(links), dtype=np.uint16) for links in (forward, backward))
    return symmetrise_points(*(links.reshape(-1, 2) for links in sides), heuristic)


@given(points, points, heuristics)
def test_as_the_pseudo_code(forward: set[Point], backward: set[Point], heuristic: str) -> None:
    found = symmetrise(forward, backward, heuristic)
    assert as_set(found) == symmetrise_slowly(forward, backward, heuristic)
    assert found.dtype == np.uint16
    order = [(int(target), int(source)) for source, target in found]
    assert order == sorted(order)


@given(points, points, heuristics)
def test_between_intersection_and_union(
    forward: set[Point], backward: set[Point], heuristic: str
) -> None:
    found = as_set(symmetrise(forward, backward, heuristic))
    assert forward & backward <= found <= forward | backward


@given(points, points, heuristics)
def test_symmetrising_again_changes_nothing(
    forward: set[Point], backward: set[Point], heuristic: str
) -> None:
    once = symmetrise(forward, backward, heuristic)
    assert np.array_equal(symmetrise_points(once, once, heuristic), once)


def test_textbook_example() -> None:
    """Michael geht davon aus / michael assumes: the phrase grows only where one word is free."""
    forward = {(0, 0), (1, 1), (2, 1), (3, 1)}
    backward = {(0, 0), (1, 1), (4, 2)}
    grown = {(0, 0), (1, 1), (2, 1), (3, 1)}
    assert as_set(symmetrise(forward, backward, "grow")) == grown
    assert as_set(symmetrise(forward, backward, "grow-diag-final-and")) == grown | {(4, 2)}


sentences = st.lists(
    st.integers(0, 5).flatmap(
        lambda columns: st.integers(0, 5).flatmap(
            lambda rows: st.tuples(
                st.just(columns),
                st.just(rows),
                st.lists(
                    st.integers(-1, columns - 1) if columns else st.just(-1),
                    min_size=rows,
                    max_size=rows,
                ),
                st.lists(
                    st.integers(-1, rows - 1) if rows else st.just(-1),
                    min_size=columns,
                    max_size=columns,
                ),
            )
        )
    ),
    max_size=5,
)


@given(sentences, heuristics, st.integers(0, 2))
def test_a_corpus_is_its_sentences(
    corpus: list[tuple[int, int, list[int], list[int]]], heuristic: str, skipped: int
) -> None:
    start = min(skipped, len(corpus))
    used = corpus[start:]
    source_offsets = np.cumsum([0] + [case[0] for case in corpus]).astype(np.uint64)
    target_offsets = np.cumsum([0] + [case[1] for case in corpus]).astype(np.uint64)
    forward, backward = (
        np.array([best for case in used for best in case[side]], dtype=np.int64).astype(np.uint16)
        for side in (2, 3)
    )
    found, counts = symmetrise_corpus(
        forward, backward, source_offsets, target_offsets, start, len(corpus), heuristic
    )
    ends = np.cumsum(counts).astype(int)
    for number, (_, _, to_source, to_target) in enumerate(used):
        expected = symmetrise(
            {(i, j) for j, i in enumerate(to_source) if i >= 0},
            {(i, j) for i, j in enumerate(to_target) if j >= 0},
            heuristic,
        )
        mine = found[ends[number] - int(counts[number]) : ends[number]]
        assert np.array_equal(mine, expected)


def test_unknown_heuristic() -> None:
    with pytest.raises(UsageError, match="grow-final"):
        symmetrise([(0, 0)], [(0, 0)], "grow-final")


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
