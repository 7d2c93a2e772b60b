"""Records that phrase extraction and scoring hand on, through memory or temporary files."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.types.ids cimport key_t

cdef enum:
    MANY = 11  # counts of counts 0 .. 10 are kept apart, all greater ones are one class


# One phrase pair at one place of the corpus. It says where the tokens are, and copies none.
cdef struct Occurrence:
    key_t target_key
    key_t source_key
    uint64_t links            # inner alignment: bit 8 * target + source
    float inverse_weight      # log lex(f|e) under these links
    float direct_weight       # log lex(e|f)
    uint32_t sentence
    uint16_t source_start     # within the sentence
    uint16_t target_start
    uint8_t source_length
    uint8_t target_length
    uint8_t previous          # orientation to the previous phrase: 0 mono, 1 swap, 2 other
    uint8_t next


# One distinct phrase pair with all that its scores need, except N(S) and the discounts.
cdef struct Pair:
    key_t source_key
    key_t target_key
    uint64_t links            # the most frequent inner alignment
    float inverse_weight
    float direct_weight
    uint32_t sentence         # one place where it occurs
    uint16_t source_start
    uint16_t target_start
    uint8_t source_length
    uint8_t target_length
    uint16_t unused
    uint32_t count            # N(S, T)
    uint32_t target_count     # N(T), over all sources
    uint32_t target_sources   # distinct sources of T
    uint32_t previous_mono    # how often of ``count``; the rest is "other"
    uint32_t previous_swap
    uint32_t next_mono
    uint32_t next_swap
    uint32_t target_sentences  # sentences that hold T, if significance is tested

ctypedef fused Record:
    Occurrence
    Pair


cdef object grouped(const vector[Record]& found, dtype, int bits)
