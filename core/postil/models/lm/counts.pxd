"""C layout of the count streams: one per order, groups of n-grams with the same context.

Groups of order k stand in context order; the groups whose contexts extend a group's context by one
word to the left stand together in the stream of order k + 1.
"""

from libc.stdint cimport uint32_t

from postil.types.ids cimport token_t

cdef enum:
    PRUNED = 1 << 31     # flags in Entry.word: counted, but not in the model
    EXTENDED = 1 << 30   # some longer n-gram of the model ends in this one
    WORD_MASK = (1 << 30) - 1


cdef struct Group:
    token_t word         # farthest word of the context; undefined for unigrams
    uint32_t entries
    uint32_t children    # groups of the next order below this one


cdef struct Entry:
    uint32_t word        # last word of the n-gram, with flags
    uint32_t count       # adjusted
