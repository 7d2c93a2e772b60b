"""Features of a rule and the source sentence around it (Chiang et al. 2009, 4.2).

word-before, word-after
    Word context: a source word with its neighbour in the sentence, and a target word linked to it.
    Of each side the frequent words count, those of the forms (``word_forms.pyx``); all others are
    ``<unk>``. Without a list of them all words count.
source-match, source-cross
    Soft syntactic constraints (Marton & Resnik 2008): the source words that a rule covers are a
    constituent of the source parse, by its label; or they cross one: each has words that the other
    lacks, and some are common. In a sentence without a parse neither fires.
"""

from libc.stdint cimport uint32_t

from postil.features.blocks cimport Block, Emitter, emit, wanted
from postil.features.keys cimport SOURCE_CROSS, SOURCE_MATCH, WORD_AFTER, WORD_BEFORE
from postil.features.parse cimport Constituent, label_first, label_length
from postil.features.word_forms cimport frequent_form
from postil.types.ids cimport BOS, EOS, token_t


cdef void emit_site(Emitter* out, const Block* block, const Site* site) noexcept nogil:
    if wanted(out, WORD_BEFORE) or wanted(out, WORD_AFTER):
        emit_neighbours(out, block, site)
    if site.parse != NULL and (wanted(out, SOURCE_MATCH) or wanted(out, SOURCE_CROSS)):
        emit_constituents(out, site)


cdef void emit_neighbours(Emitter* out, const Block* block, const Site* site) noexcept nogil:
    """Every link with the words beside its source word."""
    cdef uint32_t k, at
    cdef token_t words[3]
    cdef token_t target
    for k in range(block.link_count):
        at = block.links[2 * k]
        at = site.start + at if site.positions == NULL else site.positions[at]
        words[0] = site.sentence[at - 1] if at else <token_t>BOS
        words[1] = site.sentence[at]
        words[2] = site.sentence[at + 1] if at + 1 < site.sentence_length else <token_t>EOS
        for at in range(3):
            words[at] = frequent_form(out.source_forms, words[at])
        target = frequent_form(out.target_forms, block.target[block.links[2 * k + 1]])
        if wanted(out, WORD_BEFORE):
            emit(out, WORD_BEFORE, words, 2, &target, 1)
        if wanted(out, WORD_AFTER):
            emit(out, WORD_AFTER, words + 1, 2, &target, 1)


cdef void emit_constituents(Emitter* out, const Site* site) noexcept nogil:
    cdef const Constituent* node
    cdef uint32_t k
    for k in range(site.parse.count):
        node = site.parse.nodes + k
        if node.start == site.start and node.end == site.end:
            if wanted(out, SOURCE_MATCH):
                emit_label(out, SOURCE_MATCH, site, node.label)
        elif wanted(out, SOURCE_CROSS) and crosses(node, site):
            emit_label(out, SOURCE_CROSS, site, node.label)


cdef inline bint crosses(const Constituent* node, const Site* site) noexcept nogil:
    if node.start < site.start:
        return site.start < node.end < site.end
    return site.start < node.start < site.end < node.end


cdef inline void emit_label(
    Emitter* out, int template, const Site* site, uint32_t label
) noexcept nogil:
    emit(
        out, template, NULL, 0, label_first(&site.parse.labels, label),
        label_length(&site.parse.labels, label),
    )
