"""C interface of session counts. See ``session.pyx``."""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.memory cimport shared_ptr
from libcpp.vector cimport vector

from postil.models.max_margin.matrix cimport MarginMatrix
from postil.models.max_margin.phrases cimport LONGEST, Place
from postil.types.counted cimport Slot
from postil.types.ids cimport key_t, token_t
from postil.types.paged cimport Paged

cdef extern from *:
    """
    #ifndef POSTIL_KEYED_ROW
    #define POSTIL_KEYED_ROW
    #include <cstdint>
    #include <memory>
    template <class R> struct PostilKeyedRow {
        std::uint64_t key = 0;         // 0: a free slot
        std::shared_ptr<R> row;        // shared with copies of the table; NULL: a row without pairs
    };
    #endif
    """
    cppclass KeyedRow "PostilKeyedRow"[R]:
        key_t key
        shared_ptr[R] row


# A target phrase that confirmed segments hold beside one source phrase.
cdef struct SessionEntry:
    key_t key
    token_t words[LONGEST]
    int length
    int count

ctypedef vector[SessionEntry] SessionRow


cdef class SessionCounts:
    cdef MarginMatrix matrix
    cdef Paged[Slot] source_counts                  # hash tables: see ``types.counted``
    cdef Paged[Slot] target_counts
    cdef uint64_t source_used, target_used
    cdef Paged[KeyedRow[SessionRow]] rows           # likewise, by source phrase
    cdef size_t row_used, row_alive                 # slots with a key, and those with pairs
    cdef readonly int segments

    cdef SessionRow* _edit_row(self, key_t key) noexcept nogil
    cdef void _drop_row(self, key_t key) noexcept nogil
    cdef void _grow_rows(self) noexcept nogil
    cdef int _move(
        self, const vector[Place]& left, const vector[Place]& right, const token_t* target,
        int source_length, int target_length, int sign,
    ) except -1
    cdef int _pair(self, SessionRow* row, const Place* place, const token_t* target, int sign)
    cdef int source_count(self, key_t key) noexcept nogil
    cdef int target_count(self, key_t key) noexcept nogil
    cdef const SessionRow* row(self, key_t key) noexcept nogil
