"""Records spread over parts: each part holds its own in the order they came, files or not."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.models.partition_pieces import PartPieces
from postil.models.partitions import Partitions

RECORD = np.dtype([("part", "<u4"), ("number", "<u4"), ("rest", "<u8")])


@given(
    bits=st.integers(0, 8),
    pieces=st.lists(st.lists(st.integers(0, 255), max_size=30), max_size=12),
    room=st.sampled_from([0, 200, 1000, 10**6]),
    threads=st.integers(0, 3),
)
def test_a_part_holds_its_records_in_order(tmp_path_factory, bits, pieces, room, threads):
    folder = tmp_path_factory.mktemp("parts")
    pool = ThreadPoolExecutor(threads) if threads else None
    parts = Partitions(folder, "records", RECORD, bits, room)
    expected = [[] for _ in range(1 << bits)]
    number = 0
    for piece in pieces:
        records = np.zeros(len(piece), RECORD)
        records["part"] = np.sort(np.array(piece, dtype=np.uint32) % (1 << bits))
        records["number"] = number + np.arange(len(piece))
        number += len(piece)
        for record in records.tolist():
            expected[record[0]].append(record)
        bounds = np.searchsorted(records["part"], np.arange((1 << bits) + 1)).astype(np.int64)
        parts.append(records, bounds, pool)
    assert len(parts) == 1 << bits
    found = (map if pool is None else pool.map)(parts.take, range(1 << bits))
    assert [part.tolist() for part in found] == expected
    assert not list(folder.iterdir())
    if pool is not None:
        pool.shutdown()


def test_a_file_that_was_cut_is_an_error(tmp_path):
    parts = Partitions(tmp_path, "records", RECORD, 0, 0)
    parts.append(np.zeros(5, RECORD), np.array([0, 5]))
    (tmp_path / "records.0").write_bytes(b"short")
    with pytest.raises(OSError, match="error"):
        parts.take(0)


def test_pieces_refuse_bounds_of_other_records():
    pieces = PartPieces(RECORD.itemsize)
    with pytest.raises(ValueError, match="bounds"):
        pieces.add(np.zeros(5, RECORD).view(np.uint8), np.array([0, 6]))
