"""The attempts of a decoder at a sentence. See ``sentence_search.pyx``."""

from libc.stdint cimport uint64_t

from postil.types.ids cimport token_t


cdef class SentenceSearch:
    cdef readonly uint64_t expanded     # hypotheses that the last search made
    cdef readonly bint relaxed          # the constraints left no translation

    # Search until there is a translation.
    cdef int _search(self, source, extra, constraints) except -1
    # Find the options of a sentence; `copy_deprived`: words whose translations are all blocked or
    # forbidden may be copied. Returns whether there are such words and they may not.
    cdef bint _prepare(
        self, const token_t[::1] ids, extra, constraints, bint copy_deprived
    ) except -1
    # Search among the options; returns whether there is a translation.
    cdef bint _run(self) noexcept nogil
