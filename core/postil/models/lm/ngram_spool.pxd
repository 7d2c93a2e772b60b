from libcpp.vector cimport vector

from postil.types.ids cimport token_t


cdef class NgramSpool:
    cdef list files                      # [k - 2]: of order k
    cdef vector[vector[token_t]] words   # [k - 2]: what goes there next

    # ``words``: last word first
    cdef void add(self, int k, const token_t* words) noexcept nogil
    cdef int write(self) except -1
