"""C interface of the spools that estimation streams through. See ``spool.pyx``."""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.types.ids cimport key_t

cdef enum:
    STREAM_CHUNK = 1 << 16   # bytes
    RECORD_CHUNK = 1 << 13

cdef enum RecordKind:
    PROB = 0       # a new n-gram and its flagged log-probability
    BACKOFF = 1    # the log backoff of an n-gram that exists


# One fact about one n-gram of a known order.
cdef struct Record:
    key_t key
    float value
    uint32_t kind


# Where one chunk lies.
cdef struct Piece:
    uint8_t* memory      # NULL: in the file
    uint64_t position    # in the file


cdef struct Stream:
    vector[Piece] pieces       # full chunks
    vector[uint8_t] last       # the chunk being written
    vector[uint8_t] buffer     # the chunk being read
    size_t next                # piece to read after ``buffer``
    size_t at                  # reading position in ``buffer``


cdef class Budget:
    cdef readonly uint64_t limit
    cdef readonly uint64_t used

    cdef void* take(self, uint64_t size) noexcept nogil
    cdef void* require(self, uint64_t size) noexcept nogil
    cdef void give(self, void* memory, uint64_t size) noexcept nogil


cdef class ChunkStore:
    cdef readonly Budget budget
    cdef object path
    cdef object file
    cdef uint64_t file_size
    cdef uint64_t chunk

    cdef int store(self, const uint8_t* data, Piece* piece) except -1 nogil
    cdef int fetch(self, const Piece* piece, uint8_t* data) except -1 nogil


cdef class Streams(ChunkStore):
    cdef vector[Stream] streams

    cdef int put(self, size_t stream, const void* data, size_t size) except -1 nogil
    cdef int get(self, size_t stream, void* data, size_t size) except -1 nogil
    cdef int _refill(self, Stream* stream) except -1 nogil


cdef class RecordSpool(ChunkStore):
    cdef readonly int bits           # partitions are the top ``bits`` bits of the key
    cdef Record* buffers
    cdef vector[uint32_t] filled
    cdef vector[vector[Piece]] pieces

    cdef int add(self, const Record* records, size_t count) except -1 nogil
    cdef uint64_t partition_size(self, uint64_t partition) noexcept nogil
    cdef int load(self, uint64_t partition, Record* out) except -1 nogil
