"""Features that follow the word links inside blocks (Watanabe et al. 2007, 3.2).

aligned-pair
    A source word and a target word that are linked.
aligned-bigram
    Two such pairs one after the other in target order, also across blocks; the first pair of a
    sentence follows (<s>, <s>). Words without a link are passed over.
insertion
    A target word without a link, with each word of the source sentence.
word-bigram
    Two adjacent target words, also across blocks; the first follows <s>.

A rule with gaps is a block with breaks: what stands on both sides of a gap is not adjacent. What
fills the gap comes between (see ``joins.pyx``).

With word forms (``word_forms.pyx``) each fires once for every combination of a form of the source
side with one of the target side. In a bigram of pairs both words of a side have the same form, or
stand as they are where they have no such form.
"""

from libc.stdint cimport uint32_t

from postil.features.blocks cimport Block, Emitter, Step, apart, emit, wanted
from postil.features.keys cimport ALIGNED_BIGRAM, ALIGNED_PAIR, INSERTION, WORD_BIGRAM
from postil.features.word_forms cimport FORMS, NO_FORM, SURFACE, FormTable, form_of
from postil.types.ids cimport token_t

cdef enum:
    TEMPLATES = 1 << ALIGNED_PAIR | 1 << ALIGNED_BIGRAM | 1 << INSERTION | 1 << WORD_BIGRAM


cdef void emit_block_structure(Emitter* out, const Block* block) noexcept nogil:
    """Features of a block by itself."""
    cdef token_t pair[2]
    cdef token_t before[2]
    cdef uint32_t k
    if not out.templates & TEMPLATES:
        return
    for k in range(block.link_count):
        pair[0] = block.source[block.links[2 * k]]
        pair[1] = block.target[block.links[2 * k + 1]]
        if wanted(out, ALIGNED_PAIR):
            emit_forms(
                out, ALIGNED_PAIR, out.source_forms, pair[0], out.target_forms, pair[1]
            )
        if k and wanted(out, ALIGNED_BIGRAM) and not apart(
            block, block.links[2 * k - 1], block.links[2 * k + 1]
        ):
            emit_pairs(out, before, pair)
        before[0], before[1] = pair[0], pair[1]
    if wanted(out, WORD_BIGRAM):
        for k in range(1, block.target_length):
            if not apart(block, k - 1, k):
                emit_words(out, block.target[k - 1], block.target[k])


cdef void emit_step_structure(Emitter* out, const Step* step) noexcept nogil:
    """Features of a block together with what stands before it, and with the sentence."""
    cdef const Block* block = &step.block
    cdef token_t pair[2]
    cdef uint32_t k
    if not out.templates & TEMPLATES:
        return
    if block.link_count and wanted(out, ALIGNED_BIGRAM):
        pair[0] = block.source[block.links[0]]
        pair[1] = block.target[block.links[1]]
        emit_pairs(out, step.pair, pair)
    if block.target_length and wanted(out, WORD_BIGRAM):
        emit_words(out, step.last[0], block.target[0])
    if wanted(out, INSERTION):
        for k in range(block.target_length):
            if is_unlinked(block, k):
                emit_insertion(out, step.sentence, step.sentence_length, block.target[k])


cdef bint is_unlinked(const Block* block, uint32_t position) noexcept nogil:
    cdef uint32_t k
    for k in range(block.link_count):
        if block.links[2 * k + 1] == position:
            return False
    return True


cdef void emit_insertion(
    Emitter* out, const token_t* sentence, uint32_t length, token_t word
) noexcept nogil:
    cdef uint32_t k
    for k in range(length):
        emit_forms(out, INSERTION, out.source_forms, sentence[k], out.target_forms, word)


cdef void emit_forms(
    Emitter* out, int template, const FormTable* left_forms, token_t first,
    const FormTable* right_forms, token_t second,
) noexcept nogil:
    """Every form of a word with every form of another."""
    cdef uint32_t left, right
    cdef int i, j
    for i in range(FORMS):
        left = form_of(left_forms, first, i)
        if left == NO_FORM:
            continue
        for j in range(FORMS):
            right = form_of(right_forms, second, j)
            if right != NO_FORM:
                emit(out, template, &left, 1, &right, 1)


cdef void emit_words(Emitter* out, token_t first, token_t second) noexcept nogil:
    """Every form of a target word with every form of the next."""
    cdef uint32_t words[2]
    cdef int i, j
    for i in range(FORMS):
        words[0] = form_of(out.target_forms, first, i)
        if words[0] == NO_FORM:
            continue
        for j in range(FORMS):
            words[1] = form_of(out.target_forms, second, j)
            if words[1] != NO_FORM:
                emit(out, WORD_BIGRAM, NULL, 0, words, 2)


cdef bint take_forms(
    const FormTable* table, token_t first, token_t second, int form, token_t* words
) noexcept nogil:
    """The same form of two words; False if neither has it."""
    words[0] = form_of(table, first, form)
    words[1] = form_of(table, second, form)
    if words[0] == NO_FORM and words[1] == NO_FORM:
        return False
    if words[0] == NO_FORM:
        words[0] = form_of(table, first, SURFACE)
    if words[1] == NO_FORM:
        words[1] = form_of(table, second, SURFACE)
    return True


cdef void emit_pairs(Emitter* out, const token_t* before, const token_t* pair) noexcept nogil:
    """Two linked pairs; each of ``before`` and ``pair`` is a source and a target word."""
    cdef token_t left[2]
    cdef token_t right[2]
    cdef int i, j
    for i in range(FORMS):
        if not take_forms(out.source_forms, before[0], pair[0], i, left):
            continue
        for j in range(FORMS):
            if take_forms(out.target_forms, before[1], pair[1], j, right):
                emit(out, ALIGNED_BIGRAM, left, 2, right, 2)
