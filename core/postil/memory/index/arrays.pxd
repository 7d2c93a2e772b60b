"""The arrays of a fuzzy index, as kernels read them. See ``arrays.pyx``."""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t

from postil.types.ids cimport token_t


cdef class IndexArrays:
    cdef const int64_t[::1] ids
    cdef const uint64_t[::1] offsets
    cdef const token_t[::1] tokens
    cdef const uint8_t[::1] alive
    cdef const uint64_t[::1] posting_offsets
    cdef const uint32_t[::1] postings
    cdef const int64_t[::1] tail_ids
    cdef const uint64_t[::1] tail_offsets
    cdef const token_t[::1] tail_tokens
    cdef const uint8_t[::1] tail_alive
    cdef Py_ssize_t tail_count

    # Entries in the inverted lists of some tokens.
    cdef uint64_t entries_of(self, const uint32_t[::1] forms) noexcept
