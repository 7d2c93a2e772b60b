"""C interface of session counts. See ``session.pyx``."""

from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.models.max_margin.matrix cimport MarginMatrix
from postil.models.max_margin.phrases cimport LONGEST, Place
from postil.types.ids cimport key_t, token_t


# A target phrase that confirmed segments hold beside one source phrase.
cdef struct SessionEntry:
    key_t key
    token_t words[LONGEST]
    int length
    int count

ctypedef vector[SessionEntry] SessionRow


cdef class SessionCounts:
    cdef MarginMatrix matrix
    cdef unordered_map[key_t, int] source_counts
    cdef unordered_map[key_t, int] target_counts
    cdef unordered_map[key_t, SessionRow] rows
    cdef readonly int segments

    cdef int _move(
        self, const vector[Place]& left, const vector[Place]& right, const token_t* target,
        int source_length, int target_length, int sign,
    ) except -1
    cdef int _pair(self, SessionRow* row, const Place* place, const token_t* target, int sign)
    cdef int source_count(self, key_t key) noexcept nogil
    cdef int target_count(self, key_t key) noexcept nogil
    cdef const SessionRow* row(self, key_t key) noexcept nogil
