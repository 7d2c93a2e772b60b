"""C interface of the check of digits. See ``phrase_digits.pyx``."""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.types.ids cimport token_t


# Of the tokens of one side: see ``text.digits.digit_sums``.
cdef cppclass Sums:
    vector[uint64_t] trained                    # by token
    unordered_map[token_t, uint64_t] learned    # where there are digits
    size_t seen                                 # learned words that were looked at


cdef class PhraseDigits:
    cdef Sums source
    cdef Sums target

    # ``count``: N(S, T), ``total``: N(S)
    cdef bint keeps(
        self, const token_t* source, uint32_t source_length,
        const token_t* target, uint32_t target_length, uint32_t count, uint32_t total,
    ) noexcept nogil
