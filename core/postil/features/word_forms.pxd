"""What a word may stand for in a feature. See ``word_forms.pyx``."""

cimport cython
from libc.stdint cimport uint8_t, uint32_t
from libcpp.vector cimport vector

from postil.types.ids cimport UNK, token_t

cdef enum:
    SURFACE = 0
    CLASS = 1
    PREFIX = 2
    SUFFIX = 3
    DIGITS = 4
    FORMS = 5

# Apart from the above: enums with values this large are unsigned.
cdef enum:
    NO_FORM = 0xFFFFFFFF

cdef struct FormTable:
    const uint32_t* forms      # FORMS for each token; NO_FORM where it is no other than the surface
    uint32_t tokens
    uint32_t trained           # tokens below are their own surface
    const uint8_t* frequent    # by token: features of context know it; NULL: they know all


cdef inline uint32_t form_of(const FormTable* table, token_t token, int form) noexcept nogil:
    """A form of a word as an id, or NO_FORM."""
    if table == NULL or token >= table.tokens:
        return token if form == SURFACE else NO_FORM
    return table.forms[token * FORMS + form]


cdef inline uint32_t frequent_form(const FormTable* table, token_t token) noexcept nogil:
    """A word as features of context have it: rare ones are the unknown word."""
    if table == NULL or table.frequent == NULL:
        return form_of(table, token, SURFACE)
    return token if token < table.tokens and table.frequent[token] else <uint32_t>UNK


@cython.final
cdef class WordForms:
    cdef vector[uint32_t] forms
    cdef vector[uint8_t] is_frequent       # by token
    cdef FormTable table
    cdef readonly object kinds             # names of the forms besides the surface
    cdef readonly tuple frequent           # ids of frequent words, ascending
    cdef object vocabulary
    cdef object class_of                   # word -> number of its class
    cdef object trained                    # words when this was made
    cdef dict first                        # form -> id of the first word that has it
    cdef dict names                        # id -> what it stands for
