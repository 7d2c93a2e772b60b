"""Features of the tree of a rule, in engines whose rules come from trees (Chiang et al. 2009, 4.1).

rule-root
    The label of its root: where rules overlap, some categories are better places than others.
node-count
    The label of each node that the rule makes; a gap is a node of the rule that fills it.
rewrite
    A node with its children from left to right, of which gaps are some. The paper penalises four
    such rewrites, found by looking at bad translations; here every one is a feature, and training
    finds the bad ones.

A node is a number: its label above bit 16, then the number of its parent in the rule, and in bit 0
whether it is a gap. Parents come before children; the root is its own parent. Words are none.
"""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.features.blocks cimport Emitter, RuleTree, emit, wanted
from postil.features.keys cimport NODE_COUNT, REWRITE, RULE_ROOT
from postil.features.parse cimport label_first, label_length


cdef void emit_tree(Emitter* out, const RuleTree* tree) noexcept nogil:
    cdef uint32_t k
    if wanted(out, RULE_ROOT):
        emit_label(out, RULE_ROOT, tree, tree.root)
    if wanted(out, NODE_COUNT):
        for k in range(tree.count):
            if not is_gap(tree.nodes[k]):
                emit_label(out, NODE_COUNT, tree, node_label(tree.nodes[k]))
    if wanted(out, REWRITE):
        for k in range(tree.count):
            if not is_gap(tree.nodes[k]):
                emit_rewrite(out, tree, k)


cdef void emit_rewrite(Emitter* out, const RuleTree* tree, uint32_t parent) noexcept nogil:
    """A node with its children, if it has any."""
    cdef vector[uint32_t] children
    cdef const uint32_t* first
    cdef uint32_t k, label
    for k in range(parent + 1, tree.count):
        if node_parent(tree.nodes[k]) == parent:
            label = node_label(tree.nodes[k])
            first = label_first(tree.labels, label)
            children.insert(children.end(), first, first + label_length(tree.labels, label))
    if children.empty():
        return
    label = node_label(tree.nodes[parent])
    emit(
        out, REWRITE, label_first(tree.labels, label), label_length(tree.labels, label),
        children.data(), <uint32_t>children.size(),
    )


cdef inline void emit_label(
    Emitter* out, int template, const RuleTree* tree, uint32_t label
) noexcept nogil:
    emit(
        out, template, NULL, 0, label_first(tree.labels, label), label_length(tree.labels, label)
    )
