"""Trees of the rules of a typed grammar, row by row, in a folder beside it.

A rule has words and gaps in a row; here are the nodes that stood between them and the root where
it first occurred, as ``features/rule_tree.pyx`` has them. Search has no use for them but features.
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t

from postil.features.blocks cimport RuleTree
from postil.features.parse cimport LabelNames
from postil.features.rule_tree cimport node_label
from postil.types.ids cimport entry_t

from functools import partial

import numpy as np

from postil.types.array_folder import ArraysWriter, damaged, open_checked

TREES = "-trees"
KIND, VERSION = "rule trees", 1
MOST_NODES = 256         # of a rule; so few symbols cannot have more
TYPES = {"offsets": np.dtype("<u8"), "nodes": np.dtype("<u4")}


@cython.final
cdef class RuleTrees:
    """Trees of rules, and labels of those that have none.

    Parameters
    ----------
    labels : sequence of str
    offsets : uint64 array, shape (rows + 1,), optional
        Where the nodes of each row begin.
    nodes : uint32 array, optional
    """

    def __init__(self, labels, offsets=None, nodes=None):
        self.names = LabelNames(labels)
        self.offsets = np.zeros(1, np.uint64) if offsets is None else offsets
        self.nodes = np.empty(0, np.uint32) if nodes is None else nodes

    def __len__(self):
        return self.offsets.shape[0] - 1

    def of(self, entry_t entry):
        """Nodes of a row, as tuples of label, parent and whether it is a gap."""
        cdef uint64_t k
        if entry >= <uint64_t>len(self):
            return []
        return [
            (self.nodes[k] >> 16, self.nodes[k] >> 1 & 0x7FFF, bool(self.nodes[k] & 1))
            for k in range(self.offsets[entry], self.offsets[entry + 1])
        ]

    cdef void fill(self, entry_t entry, uint32_t root, RuleTree* tree) noexcept nogil:
        tree.labels, tree.root = &self.names.table, root
        tree.count = 0
        if entry + <uint64_t>1 >= <uint64_t>self.offsets.shape[0]:
            return
        tree.count = <uint32_t>(self.offsets[entry + 1] - self.offsets[entry])
        if tree.count:
            tree.nodes = &self.nodes[self.offsets[entry]]
            if node_label(tree.nodes[0]) != root:  # a phrase that is offered has labels of its own
                tree.count = 0


def trees_folder(folder):
    """Path of the trees of a grammar."""
    return folder.with_name(folder.name + TREES)


def write_rule_trees(folder, offsets, nodes):
    """Write the trees of all rows into ``folder``."""
    with ArraysWriter(folder, TYPES) as writer:
        writer.append("offsets", offsets)
        writer.append("nodes", nodes)
        writer.finish(KIND, VERSION, {})


def open_rule_trees(folder, labels, rows):
    """Map the trees of a grammar with so many rows; without a folder no rule has a tree.

    Raises
    ------
    EngineError
        The folder is damaged, or of another grammar.
    """
    if not folder.exists():
        return RuleTrees(labels)
    _, arrays, _ = open_checked(
        folder, KIND, VERSION, TYPES, partial(check_trees, len(labels))
    )
    if len(arrays["offsets"]) != rows + 1:
        raise damaged(folder, "it is of another grammar")
    return RuleTrees(labels, arrays["offsets"], arrays["nodes"])


def check_trees(labels, _settings, arrays):
    """The check of a file of trees (see ``array_folder.open_checked``)."""
    offsets, nodes = arrays["offsets"], arrays["nodes"]
    if not (
        offsets[0] == 0 and offsets[len(offsets) - 1] == len(nodes)
        and bool((nodes >> 16 < labels).all())
        and bool((np.diff(offsets) <= MOST_NODES).all())  # a step back is a long one
    ):
        raise ValueError("the trees of rules are not sound")
    return {}
