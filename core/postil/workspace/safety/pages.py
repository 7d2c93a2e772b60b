"""Pages of an SQLite file as they were last committed, read without SQLite.

SQLite gives up a table where its tree is damaged; here every page can be asked for by its number.
The write-ahead log is read as far as its frames are sound, and past one that is not: each frame is
checked from the checksum that the frame before it carries. Format: https://sqlite.org/fileformat2.html
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import BinaryIO

HEADER = 100  # bytes at the beginning of the first page
_MAGIC = b"SQLite format 3\x00"
_SIZES = (512, 1024, 2048, 4096, 8192, 16384, 32768, 65536)
_USUAL = 4096
LONGEST_LOG = 64 * 2**20  # bytes
MOST_LOG = 2**30  # bytes that are read of one
CONTINUED = 16  # times that one page is read as a part of records
MOST_RESERVED = 32  # bytes
LOOKED_AT = 2048  # pages, for what the first one does not say for sure
_WAL_HEADER, _FRAME_HEADER = 32, 24
_WAL_MAGIC = (0x377F0682, 0x377F0683)
_FIRST_CELL = {0x02: 12, 0x05: 12, 0x0A: 8, 0x0D: 8}  # by the kind of a page of a tree
Sums = tuple[int, int]


class Pages:
    """The pages of one database, from 1.

    Attributes
    ----------
    size
        Bytes of a page.
    count
        Number of pages in the file, whatever number its header has.
    """

    def __init__(self, path: Path) -> None:
        self._stream = path.open("rb")
        try:
            header = self._stream.read(HEADER)
            wal = path.with_name(f"{path.name}-wal")
            log = _Log(wal) if wal.is_file() else None
            self.size = (log.page_size if log else 0) or _likely_size(header, self._stream)
            self._newer = log.pages(self.size) if log else {}
            self._in_file = path.stat().st_size // self.size
            self.count = max([self._in_file, *self._newer])
        except BaseException:
            self._stream.close()
            raise
        self.usable = self.size - self._reserved()
        self._continued: Counter[int] = Counter()

    def close(self) -> None:
        self._stream.close()

    def page(self, number: int) -> bytes:
        """A page; what lies beyond the file is zeros, what cannot be read as well."""
        if (newer := self._newer.get(number)) is not None:
            return newer
        try:
            self._stream.seek((number - 1) * self.size)
            data = self._stream.read(self.size)
        except OSError:  # of a bad sector
            data = b""
        return data.ljust(self.size, b"\0")

    def newest_first(self) -> Iterator[int]:
        """All pages but the first; those in the log come before those in the file, which may be
        an earlier version of them at a wrong place.
        """
        yield from (number for number in self._newer if number > 1)
        yield from (n for n in range(2, self._in_file + 1) if n not in self._newer)

    def may_continue(self, number: int) -> bool:
        """Whether a record may go on on a page: in a sound file one record does. In a damaged file
        a page is read a few times at most, or the time would grow with its square.
        """
        self._continued[number] += 1
        return self._continued[number] <= CONTINUED

    def _reserved(self) -> int:
        """Bytes at the end of each page that SQLite does not use, if all pages agree with the first
        one about them: they are zeros.
        """
        first = self.page(1)
        reserved = first[20] if first.startswith(_MAGIC) else 0
        if not 0 < reserved <= MOST_RESERVED:
            return 0
        some = (self.page(number) for number in range(2, min(self.count, LOOKED_AT) + 1))
        return reserved if not any(any(page[-reserved:]) for page in some) else 0

    def free(self) -> frozenset[int]:
        """Pages that are not in use, as far as their list can be read: what they hold is old."""
        found: set[int] = set()
        number = int.from_bytes(self.page(1)[32:36], "big")
        while 1 < number <= self.count and number not in found:
            found.add(number)
            trunk = self.page(number)
            number, count = struct.unpack_from(">II", trunk)
            if count > self.usable // 4 - 2:
                break
            leaves = struct.unpack_from(f">{count}I", trunk, 8)
            if any(not 1 < leaf <= self.count for leaf in leaves):
                break
            found.update(leaves)
        return frozenset(found)


class LogState(Enum):
    """State in which a write-ahead log was left.

    CUT: it is damaged, and SQLite would silently go back to what was before. TORN: what was written
    last is not whole; that happens when the power fails, but a disk may have done it as well.
    """

    SOUND = 0
    TORN = 1
    CUT = 2


def log_state(path: Path) -> LogState:
    """State of the write-ahead log of a database; a very long one is not looked at."""
    wal = path.with_name(f"{path.name}-wal")
    try:
        if not 0 < wal.stat().st_size <= LONGEST_LOG:
            return LogState.SOUND
        with path.open("rb") as stream:
            size = _page_size(stream.read(HEADER))
        log = _Log(wal)
        return log.state(log.page_size or size or _USUAL)
    except OSError:
        return LogState.SOUND  # opening it finds out


class _Log:
    """A write-ahead log."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as stream:
            self._data = stream.read(MOST_LOG)
        self._header = self._data[:_WAL_HEADER].ljust(_WAL_HEADER, b"\0")
        magic, _, size = struct.unpack_from(">III", self._header)
        self._order = ">" if magic == _WAL_MAGIC[1] else "<"
        stored = struct.unpack_from(">II", self._header, 24)
        self._sound = (
            magic in _WAL_MAGIC and _sums(self._header[:24], (0, 0), self._order) == stored
        )
        self.page_size = size if self._sound and size in _SIZES else 0

    def pages(self, size: int) -> dict[int, bytes]:
        """The last version of every page that was committed and is sound."""
        frames = list(self._frames(size))
        last = max((place for place, _, _, commit in frames if commit), default=-1)
        return {number: data for place, number, data, _ in frames if place <= last}

    def state(self, size: int) -> LogState:
        """Cut if two commits come from the first frame on that is not sound, where SQLite stops;
        after a power failure one may come: that of a transaction which never came to its end.
        """
        expected, commits, cut = 0, 0, not self._sound
        for place, _, _, commit in self._frames(size):
            lost = range(expected, place)
            cut = cut or bool(lost)
            if cut:
                commits += sum(self._commits(number, size) for number in lost) + bool(commit)
            expected = place + 1
        if commits > 1:
            return LogState.CUT
        start = _WAL_HEADER + expected * (_FRAME_HEADER + size)
        head = self._data[start : start + _FRAME_HEADER]
        whole = len(self._data) >= start + _FRAME_HEADER + size
        torn = cut or (whole and head[8:16] == self._header[16:24])
        return LogState.TORN if torn and len(self._data) > _WAL_HEADER else LogState.SOUND

    def _commits(self, place: int, size: int) -> bool:
        """Whether an unsound frame is marked as the end of a transaction."""
        start = _WAL_HEADER + place * (_FRAME_HEADER + size)
        return 0 < int.from_bytes(self._data[start + 4 : start + 8], "big") <= 2**24

    def _frames(self, size: int) -> Iterator[tuple[int, int, bytes, int]]:
        """Place, number of the page, page and commit mark of each sound frame of this log; those of
        an earlier one that was written over have another salt.
        """
        first = self._data[_WAL_HEADER : _WAL_HEADER + _FRAME_HEADER]
        salt = self._header[16:24] if self._sound else first[8:16]
        before: Sums = struct.unpack_from(">II", self._header, 24)
        step = _FRAME_HEADER + size
        for place, start in enumerate(range(_WAL_HEADER, len(self._data) - step + 1, step)):
            head = self._data[start : start + _FRAME_HEADER]
            number, commit = struct.unpack_from(">II", head)
            data = self._data[start + _FRAME_HEADER : start + step]
            stored: Sums = struct.unpack_from(">II", head, 16)
            ours = number and head[8:16] == salt
            if ours and _sums(head[:8] + data, before, self._order) == stored:
                yield place, number, data, commit
            before = stored


def _sums(data: bytes, before: Sums, order: str) -> Sums:
    first, second = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


def _page_size(header: bytes) -> int:
    """Page size in bytes from the header of a database; 0 if that is no valid size."""
    if len(header) < HEADER:
        return 0
    size = int.from_bytes(header[16:18], "big")
    size = 65536 if size == 1 else size
    return size if size in _SIZES and header[21:24] == b"\x40\x20\x20" else 0


def _likely_size(header: bytes, stream: BinaryIO) -> int:
    """Page size in bytes: that of the header, else the valid size at whose multiples most pages of
    trees begin.
    """
    said = _page_size(header)
    stream.seek(0)
    data = stream.read(LOOKED_AT * _USUAL)
    found = {size: _trees_begin(data, size) for size in _SIZES}
    best = max(found, key=lambda size: (found[size], size == said, size == _USUAL))
    return best if found[best] else said or _USUAL


def _trees_begin(data: bytes, size: int) -> int:
    """Number of pages of that size that begin as pages of trees do."""
    return sum(_is_tree(data[at : at + size]) for at in range(size, len(data) - size + 1, size))


def _is_tree(page: bytes) -> bool:
    first = _FIRST_CELL.get(page[0], 0)
    count = int.from_bytes(page[3:5], "big")
    if not first or not 0 < count <= (len(page) - first) // 2:
        return False
    places: tuple[int, ...] = struct.unpack_from(f">{count}H", page, first)
    return min(places) >= first + 2 * count and max(places) < len(page)
