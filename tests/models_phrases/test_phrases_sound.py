"""What the arrays of a phrase table may hold: its check against a plain reader of the layout, and
the reading of what was never checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from edge_of_memory import at_the_edge
from postil.errors import EngineError
from postil.models.phrase_table import table as table_module
from postil.models.phrase_table.entries import PhraseEntry, rows_from_entries
from postil.models.phrase_table.table import PhraseTable, check_table
from postil.models.phrase_table.writer import TYPES, arrays_in_memory

Arrays = dict[str, npt.NDArray[Any]]
Index = dict[str, Any]
REORDERING = (-0.5,) * 6
MOST_TOGETHER = 100  # source phrases of a bucket, see table.pyx


def entry(
    source: list[int], target: list[int], links: list[tuple[int, int]], *, likely: bool = False
) -> PhraseEntry:
    reordering = (-0.25,) * 6 if likely else REORDERING
    return PhraseEntry(
        tuple(source), tuple(target), (-1.0,) * 4, reordering, tuple(links), 1, 130, 300
    )


ENTRIES = [
    entry([4], [5], [(0, 0)]),
    entry([4], [5, 6], [(0, 1)], likely=True),
    entry([5, 200], [70_000], [(1, 0)]),
    entry([6], [7, 5], [(0, 0), (0, 1)]),
    *(entry([word], [word], [(0, 0)]) for word in range(7, 12)),
    entry([12], [5], []),
]


def sound_parts() -> tuple[Arrays, Index]:
    arrays, index = arrays_in_memory(rows_from_entries(ENTRIES))
    return {name: np.array(arrays[name], TYPES[name]) for name in TYPES}, index


def number_at(data: bytes, at: int) -> tuple[int, int]:
    """A number and the place behind it; IndexError if it does not end."""
    value = 0
    for k in range(5):
        value |= (data[at + k] & 127) << 7 * k
        if data[at + k] < 128:
            return value & 0xFFFFFFFF, at + k + 1
    raise IndexError("too long")


def even(at: int) -> int:
    return at + at % 2


def is_sound(arrays: Arrays, index: Index) -> bool:
    """Whether these are the arrays of a table, as ``rows.pxd`` and the writer describe them."""
    try:
        return _is_sound(arrays, index)
    except IndexError:
        return False


def patterns_of(arrays: Arrays) -> list[tuple[int, int]]:
    """Length of the target and source words needed, of each pattern; IndexError if not sound."""
    starts, lengths = arrays["pattern_starts"].tolist(), arrays["pattern_lengths"].tolist()
    points = arrays["points"].tolist()
    if len(starts) != len(lengths) + 1 or starts[-1] != len(points) or starts != sorted(starts):
        raise IndexError("patterns")
    found = []
    for start, stop, length in zip(starts[:-1], starts[1:], lengths, strict=True):
        links = points[start:stop]
        if len(links) % 2 or not length or any(word >= length for word in links[1::2]):
            raise IndexError("a pattern")
        found.append((length, max((word + 1 for word in links[::2]), default=0)))
    return found


def _is_sound(arrays: Arrays, index: Index) -> bool:
    patterns, orientations = patterns_of(arrays), len(arrays["orientations"]) / 6
    data, row, phrases = arrays["blocks"].tobytes(), 0, 0
    if not np.isfinite(arrays["orientations"]).all() or not len(arrays["filter"]):
        return False
    begins, at = {(0, 0)}, 0
    while at < len(data):
        size, at = number_at(data, at)
        length, at = number_at(data, at)
        if not 0 < length <= min(255, index["max_length"]):
            return False
        for _ in range(length):
            _, at = number_at(data, at)
        _, at = number_at(data, at)
        count, at = number_at(data, at)
        at = even(at)
        end = at + 2 * size
        if end > len(data) or not count:
            return False
        for _ in range(count):
            if end - at < 8:
                return False
            at = row_behind(data[:end], at + 8, length, patterns, orientations)
        if at != end:
            return False
        row, phrases = row + count, phrases + 1
        begins.add((at, row))
    buckets = [(2 * start, first) for start, first in arrays["buckets"].tolist()]
    return (
        len(buckets) > 1
        and buckets == sorted(buckets)
        and buckets[-1] == (len(data), row)
        and set(buckets) <= begins
        and orientations % 1 == 0
        and (row, phrases) == (index["rows"], index["sources"])
    )


def row_behind(
    data: bytes, at: int, length: int, patterns: list[tuple[int, int]], orientations: float
) -> int:
    """The place behind a row whose scores end at ``at``; IndexError if it is none."""
    pattern, at = number_at(data, at)
    orientation, at = number_at(data, at)
    if pattern >= len(patterns) or patterns[pattern][1] > length or orientation >= orientations:
        raise IndexError("a row")
    for _ in range(2 + patterns[pattern][0]):
        _, at = number_at(data, at)
    return even(at)


def changes() -> Iterator[tuple[Arrays, Index]]:
    """Tables with one thing changed."""
    arrays, index = sound_parts()
    for name, values in arrays.items():
        for changed in changed_values(values):
            yield {**arrays, name: changed}, index
        for size in {0, 1, 2, len(values) - 1, len(values) // 2 & ~1, max(0, len(values) - 6)}:
            yield {**arrays, name: values[:size].copy()}, index
        yield {**arrays, name: np.append(values, values[-1:])}, index
        yield {**arrays, name: np.append(values, values)}, index
    for name, value in index.items():
        for other in (value - 1, value + 1, 0):
            yield arrays, {**index, name: other}
    for size in range(0, len(arrays["blocks"]), 2):  # the buckets end there, too
        buckets = arrays["buckets"].copy()
        buckets["start"] = np.minimum(buckets["start"], size // 2)
        yield {**arrays, "blocks": arrays["blocks"][:size].copy(), "buckets": buckets}, index
    yield nothing()
    yield arrays_in_memory(rows_from_entries([entry([*range(4, 260)], [5], [(0, 0)])]))
    buckets = arrays["buckets"].copy()
    buckets["start"][-1] += 3
    no_rows = np.array([0, 1, 99, 1, 0, 0], np.uint8)  # of a source phrase
    blocks = np.append(arrays["blocks"], no_rows)
    more = {**index, "sources": index["sources"] + 1}
    yield {**arrays, "blocks": blocks, "buckets": buckets}, more
    long = np.frombuffer(b"\x80" * 6 + b"\x01\x01", np.uint8)  # no number
    for at in range(len(arrays["blocks"]) - len(long)):
        blocks = arrays["blocks"].copy()
        blocks[at : at + len(long)] = long
        yield {**arrays, "blocks": blocks}, index


def nothing() -> tuple[Arrays, Index]:
    """No rows, and no bucket."""
    arrays, index = sound_parts()
    buckets = np.zeros(1, TYPES["buckets"])
    empty = {"blocks": arrays["blocks"][:0].copy(), "buckets": buckets}
    return arrays | empty, dict.fromkeys(index, 0) | {"max_length": 1}


def changed_values(values: npt.NDArray[Any]) -> Iterator[npt.NDArray[Any]]:
    for field in values.dtype.names or ("",):
        for at in range(len(values)):
            old = (values[field] if field else values)[at].item()
            for new in others(old, values.dtype[field] if field else values.dtype):
                copy = values.copy()
                (copy[field] if field else copy)[at] = new
                yield copy


def others(old: Any, kind: np.dtype[Any]) -> list[Any]:
    if kind.kind == "f":
        return [np.nan, np.inf, -np.inf]
    most = np.iinfo(kind).max
    some = {0, 1, 2, 3, 7, 127, 128, most, most - 1, most // 2 + 1, old ^ 1, old | 128}
    return sorted(value for value in some | {old - 1, old + 1} if 0 <= value <= most != old)


def edged(arrays: Arrays) -> Arrays:
    return {name: at_the_edge(values) for name, values in arrays.items()}


def test_the_check_says_what_a_plain_reader_says() -> None:
    arrays, index = sound_parts()
    facts = check_table(Path(), {"index": dict(index)}, edged(arrays))
    assert facts == {"max_source": 200, "max_target": 70_000}
    said = set()
    for changed, facts in changes():
        try:
            check_table(Path(), {"index": dict(facts)}, edged(changed))
            found = True
        except (ArithmeticError, EngineError, LookupError, ValueError):
            found = False
        assert found == is_sound(changed, facts), (differences(changed), facts)
        said.add(found)
    assert said == {True, False}


def differences(changed: Arrays) -> dict[str, Any]:
    arrays, _ = sound_parts()
    return {
        name: values.tolist()
        for name, values in changed.items()
        if values.tolist() != arrays[name].tolist()
    }


def test_a_bucket_of_too_many_source_phrases_is_refused() -> None:
    """A search reads its bucket from end to end."""
    for count in (MOST_TOGETHER, MOST_TOGETHER + 1):
        block = rows_from_entries([entry([word], [5], []) for word in range(count)])
        arrays, index = arrays_in_memory(block)
        check_table(Path(), {"index": dict(index)}, arrays)
        buckets = arrays["buckets"].copy()
        buckets[1:] = buckets[-1]  # the first has all
        if count == MOST_TOGETHER:
            check_table(Path(), {"index": dict(index)}, {**arrays, "buckets": buckets})
        else:
            with pytest.raises(ValueError, match="no list of tokens"):
                check_table(Path(), {"index": dict(index)}, {**arrays, "buckets": buckets})


def test_what_was_never_checked_is_read_safely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows and source phrases are looked at again wherever they are read."""
    block = rows_from_entries(ENTRIES)
    opened = 0
    for changed, facts in changes():
        if len(changed["pattern_lengths"]) == 1:  # of a phrase that is too long to be in a table
            continue
        parts = edged(changed), dict(facts)
        monkeypatch.setattr(table_module, "arrays_in_memory", lambda _, parts=parts: parts)
        try:
            table = PhraseTable.from_rows(block)
        except (ArithmeticError, EngineError, LookupError, ValueError):
            continue
        opened += 1
        for one in ENTRIES:
            for found in table.options(one.source):
                assert len(found.target) <= 255
                assert all(f < len(one.source) for f, _ in found.alignment)
            table.targets(one.source)
        try:
            list(table.entries())
        except EngineError as error:
            assert "damaged" in str(error)
    assert opened > 1000
