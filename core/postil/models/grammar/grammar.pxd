"""C interface of a grammar, for search."""

from libc.stdint cimport uint64_t

from postil.models.phrase_table.table cimport PhraseTable, Rows
from postil.models.tree_grammar.rule_trees cimport RuleTrees
from postil.types.ids cimport key_t, token_t


cdef class Grammar:
    cdef readonly PhraseTable rules     # sides are symbols, see ``occurrence.pxd``
    cdef const uint64_t[::1] words      # of the filter of beginnings
    cdef readonly bint typed            # gaps and roots have labels, which are symbols
    cdef readonly token_t first_word    # a word is this symbol + id
    cdef readonly tuple labels          # names
    cdef readonly tuple unknown         # (label, log share): what a word no rule knows may be
    cdef const float[::1] roots         # log P(rule) by row; empty without labels
    cdef readonly RuleTrees trees       # None without labels

    # Whether a source side may begin with the symbols of this key.
    cdef bint may_begin(self, key_t key) noexcept nogil
