"""Append-only streams that stay in memory while the budget lasts and continue in a temporary file.

Estimation passes every n-gram through such streams, so its memory is bounded whatever the corpus,
and small corpora never touch the disk.
"""

import errno
import os

cimport cython
from libc.stdint cimport uint8_t, uint64_t
from libc.stdlib cimport free, malloc
from libc.string cimport memcpy


cdef enum:
    MAX_BITS = 10       # 1024 partitions at most

# Bytes that the buffers of one RecordSpool take at most.
RECORD_BUFFERS = RECORD_CHUNK << MAX_BITS


cdef class Budget:
    """Memory that streams may hold together, in bytes. Not locked: one thread at a time."""

    def __init__(self, limit):
        self.limit = limit

    cdef void* take(self, uint64_t size) noexcept nogil:
        """``size`` bytes, or NULL when the budget or the machine has none left."""
        if self.used + size > self.limit:
            return NULL
        return self.require(size)

    cdef void* require(self, uint64_t size) noexcept nogil:
        """``size`` bytes even above the limit, or NULL when the machine has none left."""
        cdef void* memory = malloc(size)
        if memory != NULL:
            self.used += size
        return memory

    cdef void give(self, void* memory, uint64_t size) noexcept nogil:
        if memory != NULL:
            free(memory)
            self.used -= size


# Whoever stores here gives memory back to the budget at the end: the garbage collector, which meets
# stores in the traceback of an error, must not take the budget away before.
@cython.no_gc_clear
cdef class ChunkStore:
    """Chunks of one size: in memory while the budget lasts, then in ``path``, made when needed."""

    def __init__(self, Budget budget not None, path, chunk):
        self.budget = budget
        self.path = path
        self.file = None
        self.chunk = chunk

    cdef int store(self, const uint8_t* data, Piece* piece) except -1 nogil:
        """Copy one chunk away; ``piece`` gets the place."""
        cdef const uint8_t[::1] whole
        piece.memory = <uint8_t*>self.budget.take(self.chunk)
        piece.position = self.file_size
        if piece.memory != NULL:
            memcpy(piece.memory, data, self.chunk)
            return 0
        with gil:
            if self.file is None:
                self.file = open(self.path, "w+b", buffering=0)  # noqa: SIM115
            self.file.seek(piece.position)
            whole = <const uint8_t[:self.chunk]>data
            if self.file.write(whole) != <Py_ssize_t>self.chunk:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
        self.file_size += self.chunk
        return 0

    cdef int fetch(self, const Piece* piece, uint8_t* data) except -1 nogil:
        """Copy one chunk back."""
        cdef uint8_t[::1] whole
        if piece.memory != NULL:
            memcpy(data, piece.memory, self.chunk)
            return 0
        with gil:
            self.file.seek(piece.position)
            whole = <uint8_t[:self.chunk]>data
            if self.file.readinto(whole) != <Py_ssize_t>self.chunk:
                raise OSError(errno.EIO, os.strerror(errno.EIO), str(self.path))
        return 0

    def close(self):
        """Remove the file, if there is one."""
        if self.file is not None:
            self.file.close()
            self.path.unlink(missing_ok=True)
            self.file = None


@cython.no_gc_clear
cdef class Streams(ChunkStore):
    """Streams of bytes: each written once, then read from the start any number of times."""

    def __init__(self, Budget budget not None, path, count=0):
        super().__init__(budget, path, STREAM_CHUNK)
        self.streams.resize(count)

    def __dealloc__(self):
        cdef size_t i, j
        for i in range(self.streams.size()):
            for j in range(self.streams[i].pieces.size()):
                self.budget.give(self.streams[i].pieces[j].memory, STREAM_CHUNK)

    def add_stream(self):
        """One more stream; returns its number."""
        self.streams.resize(self.streams.size() + 1)
        return self.streams.size() - 1

    def rewind(self):
        """Read every stream from its start."""
        cdef size_t i
        for i in range(self.streams.size()):
            self.streams[i].next = self.streams[i].at = 0
            self.streams[i].buffer.clear()

    cdef int put(self, size_t stream, const void* data, size_t size) except -1 nogil:
        cdef Stream* s = &self.streams[stream]
        cdef const uint8_t* source = <const uint8_t*>data
        cdef size_t part
        cdef Piece piece
        while size:
            part = min(size, <size_t>STREAM_CHUNK - s.last.size())
            s.last.insert(s.last.end(), source, source + part)
            source += part
            size -= part
            if s.last.size() == STREAM_CHUNK:
                self.store(s.last.data(), &piece)
                s.pieces.push_back(piece)
                s.last.clear()
        return 0

    cdef int get(self, size_t stream, void* data, size_t size) except -1 nogil:
        cdef Stream* s = &self.streams[stream]
        cdef uint8_t* target = <uint8_t*>data
        cdef size_t part
        while size:
            if s.at == s.buffer.size():
                self._refill(s)
            part = min(size, s.buffer.size() - s.at)
            memcpy(target, s.buffer.data() + s.at, part)
            s.at += part
            target += part
            size -= part
        return 0

    cdef int _refill(self, Stream* s) except -1 nogil:
        s.at = 0
        if s.next < s.pieces.size():
            s.buffer.resize(STREAM_CHUNK)
            self.fetch(&s.pieces[s.next], s.buffer.data())
        elif s.next == s.pieces.size() and s.last.size():
            s.buffer = s.last
        else:
            with gil:
                raise EOFError("read past the end of a stream")
        s.next += 1
        return 0


@cython.no_gc_clear
cdef class RecordSpool(ChunkStore):
    """Records of one order, parted by the top bits of their keys: a radix sort through the disk.

    Parameters
    ----------
    expected : int
        About how many records will come; fixes the number of partitions.
    """

    def __init__(self, Budget budget not None, path, expected):
        super().__init__(budget, path, RECORD_CHUNK)
        # A partition of 2^14 records and its slots fit the second-level cache.
        self.bits = min(<int>MAX_BITS, max(0, int(expected).bit_length() - 14))
        self.buffers = <Record*>malloc(<uint64_t>RECORD_CHUNK << self.bits)
        if self.buffers == NULL:
            raise MemoryError
        self.filled.assign(1 << self.bits, 0)
        self.pieces.resize(1 << self.bits)

    def __dealloc__(self):
        cdef size_t i, j
        for i in range(self.pieces.size()):
            for j in range(self.pieces[i].size()):
                self.budget.give(self.pieces[i][j].memory, RECORD_CHUNK)
        free(self.buffers)

    cdef int add(self, const Record* records, size_t count) except -1 nogil:
        cdef size_t step = RECORD_CHUNK // sizeof(Record)
        cdef uint64_t partition = 0
        cdef size_t i
        cdef Record* buffer
        cdef Piece piece
        for i in range(count):
            if self.bits:
                partition = records[i].key >> (64 - self.bits)
            buffer = self.buffers + partition * step
            buffer[self.filled[partition]] = records[i]
            self.filled[partition] += 1
            if self.filled[partition] == step:
                self.store(<const uint8_t*>buffer, &piece)
                self.pieces[partition].push_back(piece)
                self.filled[partition] = 0
        return 0

    cdef uint64_t partition_size(self, uint64_t partition) noexcept nogil:
        """Number of records in a partition."""
        return (
            self.pieces[partition].size() * (RECORD_CHUNK // sizeof(Record))
            + self.filled[partition]
        )

    cdef int load(self, uint64_t partition, Record* out) except -1 nogil:
        """Copy all records of a partition to ``out``, in the order they came."""
        cdef uint64_t step = RECORD_CHUNK // sizeof(Record)
        cdef size_t i
        for i in range(self.pieces[partition].size()):
            self.fetch(&self.pieces[partition][i], <uint8_t*>out)
            out += step
        memcpy(out, self.buffers + partition * step, self.filled[partition] * sizeof(Record))
        return 0
