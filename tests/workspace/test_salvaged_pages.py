"""Pages of an SQLite file read without SQLite: their size, what they say they are, hostile ones."""

from __future__ import annotations

import sqlite3
import struct
from collections import Counter
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from postil.workspace.safety.cells import OVERLAPS, TABLE_LEAF, WITH_ROWIDS, read_node, walk
from postil.workspace.safety.pages import CONTINUED, Pages, _sums
from postil.workspace.safety.tables import Tree, older_tables, other_tables, read_schema

SIZES = (512, 1024, 2048, 4096, 8192, 16384, 32768, 65536)
MADE = "CREATE TABLE text (id INTEGER PRIMARY KEY, line TEXT)"


def make(path: Path, size: int) -> Path:
    """A database with pages of a size; some of its rows go on on further pages."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA page_size = {size}")
        connection.execute(MADE)
        connection.execute("BEGIN")
        connection.executemany(
            "INSERT INTO text (line) VALUES (?)",
            ((f"line {number} " * (size if number % 400 == 0 else 9),) for number in range(4000)),
        )
        connection.execute("COMMIT")
    return path


def rows(pages: Pages) -> list[str]:
    found = []
    root = read_schema(pages)["text"].root
    for node, sound in walk(pages, root, WITH_ROWIDS, set()):
        assert sound
        found += [str(row.values[1]) for row in node.rows]
    return found


@pytest.mark.parametrize("size", SIZES)
def test_pages_have_the_size_at_which_trees_begin(tmp_path: Path, size: int) -> None:
    path = make(tmp_path / "made.sqlite", size)
    with closing(sqlite3.connect(path)) as connection:
        truth = [line for (line,) in connection.execute("SELECT line FROM text ORDER BY id")]
    sound = path.read_bytes()
    for said in SIZES:
        header = (said if said < 65536 else 1).to_bytes(2, "big")
        path.write_bytes(sound[:16] + header + sound[18:])
        with closing(Pages(path)) as pages:
            assert pages.size == size
            assert rows(pages) == truth


def test_bytes_at_the_end_of_pages_are_used_where_something_is_there(tmp_path: Path) -> None:
    path = make(tmp_path / "made.sqlite", 4096)
    sound = path.read_bytes()
    path.write_bytes(sound[:20] + bytes([12]) + sound[21:])
    with closing(Pages(path)) as pages:
        assert pages.usable == 4096
        assert len(rows(pages)) == 4000


def varint(number: int) -> bytes:
    """A number as SQLite writes it, in three bytes."""
    return bytes([0x80 | number >> 14 & 0x7F, 0x80 | number >> 7 & 0x7F, number & 0x7F])


def test_pages_that_many_records_go_on_to_are_read_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of eight cells on each of a hundred pages says that all of a long chain is its own."""
    size, leaves, chain = 4096, 100, 200
    least = (size - 12) * 32 // 255 - 23
    total = least + chain * (size - 4)
    record = bytes([4]) + varint(12 + 2 * (total - 4))  # of one value, a blob
    cell = varint(total) + bytes([1]) + record.ljust(least, b"a") + (leaves + 2).to_bytes(4, "big")
    places = [size - len(cell) * number for number in range(1, 9)]
    leaf = struct.pack(">BHHHB8H", TABLE_LEAF, 0, 8, places[-1], 0, *places)
    leaf += (cell * 8).rjust(size - len(leaf), b"\0")
    further = [
        (leaves + 3 + number if number + 1 < chain else 0).to_bytes(4, "big").ljust(size, b"a")
        for number in range(chain)
    ]
    path = tmp_path / "hostile.sqlite"
    path.write_bytes(bytes(size) + leaf * leaves + b"".join(further))
    read = Counter[int]()
    page = Pages.page

    def counted(self: Pages, number: int) -> bytes:
        read[number] += 1
        return page(self, number)

    with closing(Pages(path)) as pages:
        monkeypatch.setattr(Pages, "page", counted)
        nodes = [read_node(pages, number) for number in range(2, leaves + 2)]
    assert sum(node.damaged for node in nodes) == 8 * leaves - CONTINUED
    assert sum(read.values()) == leaves + CONTINUED * chain


def test_a_row_of_tens_of_thousands_of_values_is_none(tmp_path: Path) -> None:
    """Each would take a hundred bytes of memory, of one in the file."""
    size = 65536
    total = 40_000
    head = varint(total)
    record = varint(total - 3) + bytes(total - 3)
    leaf = bytearray(size)
    struct.pack_into(">BHHHBH", leaf, 0, TABLE_LEAF, 0, 1, 0, 0, 100)
    cell = head + bytes([1]) + record
    leaf[100 : 100 + len(cell)] = cell
    path = tmp_path / "hostile.sqlite"
    header = b"SQLite format 3\0\0\1\2\2\0\x40\x20\x20"
    path.write_bytes(header.ljust(size, b"\0") + leaf)
    with closing(Pages(path)) as pages:
        assert pages.size == size
        node = read_node(pages, 2)
    assert (node.rows, node.damaged) == ((), 1)


def test_cells_that_overlap_are_read_a_few_times(tmp_path: Path) -> None:
    """Each of two thousand pointers of a page leads to one cell that fills most of it."""
    size, count = 4096, 400
    record = varint(6) + varint(12 + 2 * 3000) + bytes(3000)
    cell = varint(len(record)) + bytes([1]) + record
    place = size - len(cell)
    leaf = struct.pack(f">BHHHB{count}H", TABLE_LEAF, 0, count, place, 0, *[place] * count)
    path = tmp_path / "hostile.sqlite"
    path.write_bytes(bytes(size) + leaf.ljust(place, b"\0") + cell)
    with closing(Pages(path)) as pages:
        node = read_node(pages, 2)
    assert 1 < len(node.rows) <= OVERLAPS * size // 3000 + 1
    assert len(node.rows) + node.damaged == count


def test_pages_that_only_a_log_names_are_not_looked_for(tmp_path: Path) -> None:
    """A frame of the log may say that it is of page four thousand million."""
    path = make(tmp_path / "made.sqlite", 4096)
    count = path.stat().st_size // 4096
    salt = b"saltsalt"
    head = struct.pack(">IIII", 0x377F0682, 3007000, 4096, 0) + salt
    sums = _sums(head, (0, 0), "<")
    frame = struct.pack(">II", 2**32 - 1, 2**32 - 1)
    page = b"x" * 4096
    found = _sums(frame + page, sums, "<")
    log = head + struct.pack(">II", *sums) + frame + salt + struct.pack(">II", *found) + page
    path.with_name("made.sqlite-wal").write_bytes(log)
    with closing(Pages(path)) as pages:
        assert pages.page(2**32 - 1) == page
        some = list(islice(pages.newest_first(), 2 * count))
    assert some == [2**32 - 1, *range(2, count + 1)]


def test_a_schema_only_describes_tables() -> None:
    """A statement that selects would go on for ever."""
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
    trees = {
        name: Tree(name, 2, WITH_ROWIDS, f"CREATE TABLE {name} AS {endless}")
        for name in ("segment", "other")
    }
    assert len(older_tables(trees)["segment"].columns) > 15
    assert other_tables(trees) == {}
    fine = {"other": Tree("other", 2, WITH_ROWIDS, MADE.replace("text", "other"))}
    assert [one.name for one in other_tables(fine)["other"].columns] == ["id", "line"]
