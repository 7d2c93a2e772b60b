"""Trees of the rules of a typed grammar. See ``rule_trees.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t

from postil.features.blocks cimport RuleTree
from postil.features.parse cimport LabelNames
from postil.types.ids cimport entry_t


@cython.final
cdef class RuleTrees:
    cdef LabelNames names
    cdef const uint64_t[::1] offsets
    cdef const uint32_t[::1] nodes

    # The tree of a row of the grammar, or, without one, the label of its root alone.
    cdef void fill(self, entry_t entry, uint32_t root, RuleTree* tree) noexcept nogil
