"""Features that follow word links. See ``structure.pyx``."""

from libc.stdint cimport uint32_t

from postil.features.blocks cimport Block, Emitter, Step
from postil.features.word_forms cimport FormTable
from postil.types.ids cimport token_t

cdef void emit_block_structure(Emitter* out, const Block* block) noexcept nogil
cdef void emit_step_structure(Emitter* out, const Step* step) noexcept nogil
# An inserted word with every word of the sentence.
cdef void emit_insertion(
    Emitter* out, const token_t* sentence, uint32_t length, token_t word
) noexcept nogil
# Every form of a word with every form of another.
cdef void emit_forms(
    Emitter* out, int template, const FormTable* left_forms, token_t first,
    const FormTable* right_forms, token_t second,
) noexcept nogil
# A pair of adjacent words, and one of linked pairs, in all their forms.
cdef void emit_words(Emitter* out, token_t first, token_t second) noexcept nogil
cdef void emit_pairs(Emitter* out, const token_t* before, const token_t* pair) noexcept nogil
# Whether no link of a block reaches its target word number ``position``.
cdef bint is_unlinked(const Block* block, uint32_t position) noexcept nogil
