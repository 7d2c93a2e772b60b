"""Which features fire on a block and on a step from one block to the next. See ``emission.pyx``."""

from libc.stdint cimport int32_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.types.ids cimport key_t, token_t

cdef struct Step:
    # A block and what stands before it; pointers to plain token ids (copied words are UNK).
    const token_t* source
    const token_t* target
    uint32_t source_length
    uint32_t target_length
    const token_t* source_before      # the block before; NULL with length 0 at the start
    const token_t* target_before
    uint32_t source_before_length
    uint32_t target_before_length
    token_t last[2]                   # target words before, latest first; BOS where there are none
    uint32_t way                      # 0 monotone, 1 swap, 2 other
    int32_t jump                      # source words from the end of the block before to the start

cdef struct Emitter:
    uint32_t templates                # bit n: template n is wanted
    vector[key_t]* keys
    vector[uint32_t]* records         # template, two lengths and the ids; NULL: keys only
    vector[uint64_t]* starts          # of each record

cdef bint is_stateful(uint32_t templates) noexcept nogil
# Whether a state must remember the block before, and not its last words only.
cdef bint needs_block(uint32_t templates) noexcept nogil
cdef void emit_block(
    Emitter* out, const token_t* source, uint32_t source_length,
    const token_t* target, uint32_t target_length,
) noexcept nogil
cdef void emit_step(Emitter* out, const Step* step) noexcept nogil
