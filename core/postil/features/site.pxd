"""Features of a rule in its sentence. See ``site.pyx``."""

from libc.stdint cimport uint32_t

from postil.features.blocks cimport Block, Emitter
from postil.features.keys cimport SOURCE_CROSS, SOURCE_MATCH, WORD_AFTER, WORD_BEFORE
from postil.features.parse cimport Parse
from postil.types.ids cimport token_t

cdef enum:
    SITE_BITS = 1 << WORD_BEFORE | 1 << WORD_AFTER | 1 << SOURCE_MATCH | 1 << SOURCE_CROSS

cdef struct Site:
    uint32_t start              # source words that a rule covers, those in its gaps included
    uint32_t end
    const uint32_t* positions   # of its own source words; NULL: one after the other
    const token_t* sentence
    uint32_t sentence_length
    const Parse* parse          # NULL: none

cdef void emit_site(Emitter* out, const Block* block, const Site* site) noexcept nogil
