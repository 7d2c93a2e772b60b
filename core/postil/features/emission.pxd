"""Which features fire on a block and on a step from one block to the next. See ``emission.pyx``."""

from libc.stdint cimport uint32_t

from postil.features.blocks cimport Block, Emitter, Step

cdef bint is_stateful(uint32_t templates) noexcept nogil
# Whether a state must remember the block before, and not its last words only.
cdef bint needs_block(uint32_t templates) noexcept nogil
# Whether a state must remember the last link.
cdef bint needs_pair(uint32_t templates) noexcept nogil
cdef void emit_block(Emitter* out, const Block* block) noexcept nogil
cdef void emit_step(Emitter* out, const Step* step) noexcept nogil
