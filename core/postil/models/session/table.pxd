"""Confirmed segments and the phrases in them. See ``table.pyx``."""

cimport cython
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lexicon.model cimport Lexicon
from postil.types.counted cimport Slot
from postil.types.ids cimport key_t, token_t
from postil.types.paged cimport Paged

cdef enum:
    MAX_PHRASE = 7              # source words a phrase of a decoder may have


cdef struct Segment:
    int64_t event             # its number; segments are in the order of their events
    uint32_t source           # where its words and links start in the stores
    uint32_t target
    uint32_t link
    uint8_t layer
    bint gone                 # forgotten, but not yet cleared away


cdef struct Found:
    # A phrase pair of the session: its target, as words of its latest occurrence.
    uint32_t segment
    uint32_t source           # position in the segment
    uint16_t target           # first target word in the segment, and how many
    uint16_t length
    uint32_t count
    uint32_t own              # of these, in the topmost layer
    uint64_t key              # of the target words


cdef inline key_t mixed(key_t key, token_t word) noexcept nogil:
    key = (key ^ (<key_t>word + 1)) * <key_t>0x9E3779B97F4A7C15
    return key ^ (key >> 29)


cdef inline key_t word_key(token_t word) noexcept nogil:
    return mixed(0, word) | 1


cdef inline key_t pair_key(token_t first, token_t second) noexcept nogil:
    return mixed(mixed(0, first), second) | 1


cdef inline bint better(const Found& left, const Found& right) noexcept nogil:
    """Most often confirmed first, then the latest, then by its target words."""
    if left.count != right.count:
        return left.count > right.count
    if left.segment != right.segment:
        return left.segment > right.segment
    return left.key < right.key


cdef packed struct Row:
    # As ``FOUND``.
    uint32_t start, end, offset, length, count, own, total
    int64_t event
    float lex_inverse, lex_direct


@cython.final
cdef class SessionTable:
    cdef Paged[Segment] segments          # and one behind the last that ends the stores
    cdef Paged[token_t] source, target
    cdef Paged[uint32_t] segment_of       # of each source word
    cdef Paged[uint32_t] before           # the place before with the same source word, and
    cdef Paged[uint32_t] pair_before      # the same two source words; NOWHERE if there is none
    cdef Paged[uint16_t] links            # source and target position, sorted
    cdef Paged[Slot] slots                # by source word and by two source words: latest place
    cdef uint64_t used
    cdef readonly size_t alive            # segments not forgotten
    cdef size_t ordered                   # the first ones, which stand in order
    cdef set fresh                        # events of the others
    cdef Lexicon lexicon

    cdef void _reset(self) noexcept nogil
    cdef void _append(
        self, const Segment* segment, const token_t* source, uint32_t words,
        const token_t* target, uint32_t said, const uint16_t* links, uint32_t points,
    ) noexcept nogil
    cdef void _index(self, uint32_t place, bint last) noexcept nogil
    cdef void _tidy(self) noexcept nogil
    cdef Py_ssize_t _place_of(self, int64_t event) noexcept nogil
    cdef bint _occurrences(
        self, const token_t* phrase, int length, vector[uint32_t]& places
    ) noexcept nogil
    cdef void _go_on(self, token_t word, int length, vector[uint32_t]& places) noexcept nogil
    cdef void _pairs_at(
        self, uint32_t place, int length, uint8_t top, vector[uint16_t]& room, vector[Found]& found
    ) noexcept nogil
    cdef void _count(
        self, uint32_t number, uint32_t source, int start, int stop, uint8_t top,
        vector[Found]& found,
    ) noexcept nogil
    cdef void _report(
        self, int start, int length, size_t most, vector[uint16_t]& room, vector[Found]& found,
        vector[Row]& rows, vector[token_t]& words,
    ) noexcept nogil
    cdef double _word_weight(
        self, const Segment* segment, const uint16_t* links, uint32_t size, uint32_t word,
        bint direct,
    ) noexcept nogil
    cdef void _weigh(
        self, const Found* pair, int length, vector[uint16_t]& room, float* scores
    ) noexcept nogil
