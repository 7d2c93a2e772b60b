"""The empty word of alignments and lexicons."""

from postil.types.ids cimport token_t

cdef extern from *:
    """
    #define POSTIL_NULL_TOKEN 0xFFFFFFFFu
    """
    # The empty word, which explains words without an alignment point.
    const token_t NULL_TOKEN "POSTIL_NULL_TOKEN"
