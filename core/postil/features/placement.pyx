"""Features of rules with gaps: what fills them, and how often a rule was seen.

hierarchical
    A source word of a rule with one of a rule that fills a gap of it, both with a link (Watanabe et
    al. 2007, 3.2.4); with word forms, each form of the one with each of the other.
gap-size
    Source words in a gap, in bins: structural distortion (Chiang et al. 2009, 4.2).
rule-count
    How often a rule was extracted, in bins (discount features, 4).
inserted-word
    A target word of a rule without source words (insertion features, 4.1).

Those of ``site.pyx`` belong to what a rule adds in its place, too.
"""

from libc.math cimport lround, log
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Emitter, emit, wanted
from postil.features.keys cimport GAP_SIZE, HIERARCHICAL, INSERTED, RULE_COUNT
from postil.features.site cimport emit_site
from postil.features.structure cimport emit_forms
from postil.types.ids cimport token_t


cdef uint32_t count_bin(float rarity) noexcept nogil:
    cdef long count
    if rarity <= 0:
        return 5
    count = lround(1.0 - log(rarity))
    if count <= 2:
        return 1 if count <= 1 else 2
    return 3 if count <= 5 else 4 if count <= 10 else 5


cdef uint32_t gap_bin(uint32_t size) noexcept nogil:
    """Number of the bin of a size: see ``templates.GAP_SIZES``."""
    if size <= 4:
        return size
    return 5 if size <= 6 else 6 if size <= 10 else 7


cdef void linked_words(const Block* block, vector[token_t]& words) noexcept nogil:
    cdef uint32_t position, k
    words.clear()
    for position in range(block.source_length):
        for k in range(block.link_count):
            if block.links[2 * k] == position:
                words.push_back(block.source[position])
                break


cdef void emit_place(Emitter* out, const RulePlace* place) noexcept nogil:
    cdef uint32_t k, number
    if wanted(out, GAP_SIZE):
        for k in range(place.gaps):
            number = gap_bin(place.gap_sizes[k])
            emit(out, GAP_SIZE, NULL, 0, &number, 1)
    if place.count and wanted(out, RULE_COUNT):
        number = place.count
        emit(out, RULE_COUNT, NULL, 0, &number, 1)
    if place.block.source_length == 0 and wanted(out, INSERTED):
        for k in range(place.block.target_length):
            emit(out, INSERTED, NULL, 0, place.block.target + k, 1)
    emit_site(out, place.block, &place.site)


cdef void emit_descent(
    Emitter* out, const vector[token_t]& parent, const vector[token_t]& child
) noexcept nogil:
    cdef size_t k, m
    if not wanted(out, HIERARCHICAL):
        return
    for k in range(parent.size()):
        for m in range(child.size()):
            emit_forms(
                out, HIERARCHICAL, out.source_forms, parent[k], out.source_forms, child[m]
            )
