"""C interface of the significance test. See ``significance.pyx``."""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.phrase_table.extract cimport Pair
from postil.types.ids cimport token_t


# Where a phrase stands in a SentenceIndex: suffixes first ≤ i < last.
cdef struct Range:
    uint64_t first
    uint64_t last


# Scratch of one thread: sentences seen, so that none counts twice.
cdef struct Marks:
    vector[uint32_t] source     # by sentence: the last round that met it
    vector[uint32_t] target
    Range source_range          # of the source phrase at hand
    uint32_t source_round
    uint32_t target_round


cdef class SentenceIndex:
    cdef readonly uint64_t sentences
    cdef readonly uint64_t size         # words
    cdef const token_t* tokens
    cdef const uint64_t* offsets
    cdef object arrays                  # owns both
    cdef vector[uint32_t] suffixes      # positions, by the first words from there on
    cdef vector[uint32_t] sentence_of   # by position
    cdef vector[uint32_t] starts        # by token: where its suffixes begin

    cdef const token_t* words(self, uint32_t sentence, uint32_t start) noexcept nogil
    cdef Range find(self, const token_t* phrase, uint32_t length) noexcept nogil
    cdef bint at(self, uint64_t index, uint32_t length, uint32_t* sentence) noexcept nogil
    cdef uint32_t mark(
        self, Range found, uint32_t length, vector[uint32_t]& marks, uint32_t number
    ) noexcept nogil
    cdef int _sort(self) except -1 nogil
    cdef int _compare(
        self, uint64_t position, const token_t* phrase, uint32_t length
    ) noexcept nogil
    cdef bint holds(self, uint32_t sentence, const token_t* phrase, uint32_t length) noexcept nogil


cdef class Significance:
    cdef readonly SentenceIndex source
    cdef readonly SentenceIndex target
    cdef readonly double limit          # least -ln p
    cdef vector[double] log_factorials

    cdef int prepare(self, Marks* marks) except -1 nogil
    cdef uint32_t target_sentences(self, const Pair* pair, Marks* marks) noexcept nogil
    cdef uint32_t source_sentences(self, const Pair* pair, Marks* marks) noexcept nogil
    cdef bint keeps(self, const Pair* pair, uint32_t source_sentences, Marks* marks) noexcept nogil
    cdef uint32_t _together(
        self, const Pair* pair, uint32_t source_sentences, Marks* marks
    ) noexcept nogil
    cdef double surprise(self, uint64_t joint, uint64_t source, uint64_t target) noexcept nogil
    cdef double _log_probability(
        self, uint64_t joint, uint64_t source, uint64_t target
    ) noexcept nogil
