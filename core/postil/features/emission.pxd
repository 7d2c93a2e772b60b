"""Which features fire on a block and on a step from one block to the next. See ``emission.pyx``."""

from libc.stdint cimport uint32_t

from postil.features.blocks cimport Block, Emitter, Step

# What templates ask of a decoder that puts blocks one behind the other.
cdef struct Needs:
    bint step                   # ``emit_step`` gives features
    bint words                  # and it depends on the last words before
    bint start                  # on where the block before begins
    bint block                  # on the whole block before
    bint pair                   # on the last linked pair of words

cdef Needs needs_of(uint32_t templates) noexcept nogil
cdef inline Needs both(Needs one, Needs other) noexcept nogil:
    one.step, one.words = one.step or other.step, one.words or other.words
    one.start, one.block = one.start or other.start, one.block or other.block
    one.pair = one.pair or other.pair
    return one

cdef void emit_block(Emitter* out, const Block* block) noexcept nogil
cdef void emit_step(Emitter* out, const Step* step) noexcept nogil
