"""A suffix array of one side of a corpus. See ``suffixes.pyx``."""

from libc.stdint cimport uint32_t, uint64_t

from postil.types.ids cimport token_t


cdef struct Suffixes:
    const token_t* tokens
    const uint64_t* offsets     # (sentences + 1)
    const uint32_t* places      # of all tokens, in the order of what stands there
    size_t sentences


# Places that begin alike.
cdef struct Range:
    uint32_t start
    uint32_t stop


# Those of some places, alike for ``depth`` words, at which this word comes next.
cdef Range narrowed(const Suffixes& side, Range within, int depth, token_t word) noexcept nogil
# The sentence of a place.
cdef uint32_t sentence_of(const Suffixes& side, uint32_t place) noexcept nogil
