"""Features of rules with what fills their gaps. See ``placement.pyx``."""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Emitter
from postil.features.keys cimport GAP_SIZE, INSERTED, RULE_COUNT
from postil.features.site cimport SITE_BITS, Site
from postil.types.ids cimport token_t

cdef enum:
    PLACED_GAPS = 64        # no rule has more
    # Templates of ``emit_place``.
    PLACED_BITS = 1 << GAP_SIZE | 1 << RULE_COUNT | 1 << INSERTED | SITE_BITS

cdef struct RulePlace:
    const Block* block
    uint32_t count          # bin of how often the rule was extracted; 0: not in a grammar
    uint32_t gaps
    uint32_t gap_sizes[PLACED_GAPS]     # source words in each
    Site site

# Bin of a count n, of the value exp(1 - n) that decoders have as a feature.
cdef uint32_t count_bin(float rarity) noexcept nogil
# Source words of a block that have a link, in their order.
cdef void linked_words(const Block* block, vector[token_t]& words) noexcept nogil
cdef void emit_place(Emitter* out, const RulePlace* place) noexcept nogil
# Words of a rule with those of a rule that fills one of its gaps.
cdef void emit_descent(
    Emitter* out, const vector[token_t]& parent, const vector[token_t]& child
) noexcept nogil
