"""Features of the tree of a rule. See ``rule_tree.pyx``."""

from libc.stdint cimport uint32_t

from postil.features.blocks cimport Emitter, RuleTree

cdef inline uint32_t node_label(uint32_t node) noexcept nogil:
    return node >> 16

cdef inline uint32_t node_parent(uint32_t node) noexcept nogil:
    return node >> 1 & 0x7FFF

cdef inline bint is_gap(uint32_t node) noexcept nogil:
    return node & 1

cdef void emit_tree(Emitter* out, const RuleTree* tree) noexcept nogil
