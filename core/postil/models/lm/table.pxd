"""C interface for building the hash table of one order. See ``table.pyx``."""

from libc.stdint cimport uint64_t

from postil.models.lm.format cimport Longest
from postil.types.ids cimport key_t


# A stretch of slots of one table. Every slot starts with key and prob; strides differ.
cdef struct Window:
    char* slots
    uint64_t stride      # bytes per slot
    uint64_t first       # number of slots[0] in the whole table
    uint64_t size        # slots at hand; the last stays empty
    uint64_t buckets     # range of home slots of the whole table


cdef void clear_slots(Window* window, uint64_t first, uint64_t stop) noexcept nogil
cdef Longest* find_slot(const Window* window, key_t key) noexcept nogil
cdef Longest* insert_slot(Window* window, key_t key, bint* fresh) noexcept nogil
cdef uint64_t buckets_for(uint64_t count) noexcept nogil


cdef class GrowingTable:
    cdef readonly uint64_t count      # n-grams in it
    cdef Window window
    cdef object memory                # array behind the window
    cdef object folder

    # Pointers into the table are good until the next insertion.
    cdef Longest* find(self, key_t key) noexcept nogil
    cdef void fetch(self, key_t key) noexcept nogil
    cdef Longest* insert(self, key_t key, bint* fresh) except NULL nogil
    cdef int _resize(self, uint64_t buckets, uint64_t spare) except -1
    cdef object _empty_file(self, uint64_t slots)
