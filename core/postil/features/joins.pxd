"""Ends of the yield of a part of a derivation, and features of two parts side by side.

See ``joins.pyx``.
"""

from libc.stdint cimport uint32_t, uint64_t

from postil.features.blocks cimport Block, Emitter
from postil.types.ids cimport token_t

cdef struct Ends:
    # Plain data without padding: equal ones have equal bytes. What is not there is 0.
    uint32_t count              # words, as far as two
    bint linked                 # some word has a link
    token_t first[2]
    token_t last[2]             # the latest first
    token_t first_pair[2]       # source and target word of the first link, by target then source
    token_t last_pair[2]

# What joins depend on: words at each end, 0 to 2, and whether links do.
cdef struct Sight:
    uint32_t words
    bint pairs

cdef Sight sight_of(uint32_t templates) noexcept nogil
cdef inline bint sees(Sight sight) noexcept nogil:
    return sight.words or sight.pairs

# Nothing; the start of a sentence; words ``[first, last)`` of a block.
cdef void no_ends(Ends* ends) noexcept nogil
cdef void start_ends(Ends* ends) noexcept nogil
cdef void run_ends(const Block* block, uint32_t first, uint32_t last, Ends* ends) noexcept nogil
# Put ``right`` behind ``left``.
cdef void join(Ends* left, const Ends* right) noexcept nogil
# Forget what no join depends on.
cdef void forget_beyond(Ends* ends, Sight sight) noexcept nogil
# Features of two parts side by side.
cdef void emit_join(Emitter* out, const Ends* left, const Ends* right) noexcept nogil
# Forget how it begins: nothing more will stand before.
cdef inline void forget_first(Ends* ends) noexcept nogil:
    ends.first[0] = ends.first[1] = ends.first_pair[0] = ends.first_pair[1] = 0

cdef inline uint64_t ends_hash(const Ends* ends) noexcept nogil:
    """0 for nothing."""
    cdef uint64_t value = 0
    cdef uint32_t k
    for k in range(2):
        value = mixed(value, ends.first[k], ends.last[k])
        value = mixed(value, ends.first_pair[k], ends.last_pair[k])
    return value

cdef inline uint64_t mixed(uint64_t value, token_t first, token_t last) noexcept nogil:
    value ^= <uint64_t>first << 32 | last
    value *= <uint64_t>0x9E3779B97F4A7C15
    return value ^ value >> 29
