"""Assembly of forests by decoders: rules, then node by node the edges into it.

Nodes are numbered in the order they are closed, tails before heads, the goal last.
"""

cimport cython
from cpython.buffer cimport PyBuffer_FillInfo
from libc.stdint cimport int64_t, uint8_t, uint32_t
from libcpp.vector cimport vector

import numpy as np

from postil.types.ids cimport token_t

from postil.search.forest.edge_values import ArrayValues
from postil.search.forest.hypergraph import GAP, NO_ENTRY, NO_RULE, Forest, Rules

cdef object UINT8 = np.dtype(np.uint8), UINT32 = np.dtype(np.uint32)
cdef object INT64 = np.dtype(np.int64), FLOAT32 = np.dtype(np.float32)


cdef inline void end_row(vector[uint32_t]& offsets, size_t value) noexcept nogil:
    """The row at hand ends here."""
    offsets[offsets.size() - 1] = <uint32_t>value


cdef class ForestAssembly:
    """A forest in the making.

    Parameters
    ----------
    names : sequence of str
        The dense features of the decoder, by column.
    linked : bool
        Whether rules come with their word links.
    trees : RuleTrees, optional
        Of rules that come with the labels of their roots.
    dense : bool
        Whether edges come with their dense values; else they are given with the whole.
    """

    def __init__(self, names, bint linked=False, trees=None, *, bint dense=True):
        self.names = tuple(names)
        self.trees = trees
        self.width = len(self.names) if dense else 0
        self.linked = linked
        self.edge_offset.push_back(0)
        self.tail_offset.push_back(0)
        self.stretch_offset.push_back(0)
        self.gap_offset.push_back(0)
        self.target_offset.push_back(0)
        self.link_offset.push_back(0)

    def __dealloc__(self):
        with nogil:  # there is much to free, and other threads need not wait for it
            self.tail_offset.clear()
            self.tails.clear()
            self.rule.clear()
            self.stretch_offset.clear()
            self.stretches.clear()
            self.score.clear()
            self.dense.clear()
            self._fit()

    cdef void reserve(self, size_t nodes, size_t edges) noexcept nogil:
        self.edge_offset.reserve(nodes + 1)
        self.tail_offset.reserve(edges + 1)
        self.stretch_offset.reserve(edges + 1)
        self.gap_offset.reserve(edges + 1)
        self.stretches.reserve(2 * edges)
        self.tails.reserve(edges)
        self.rule.reserve(edges)
        self.score.reserve(edges)
        self.dense.reserve(edges * self.width)

    cdef uint32_t add_rule(
        self, const token_t* target, uint32_t length, uint32_t entry, uint32_t origin, int64_t event
    ) noexcept nogil:
        self.target.insert(self.target.end(), target, target + length)
        self.target_offset.push_back(<uint32_t>self.target.size())
        self.entry.push_back(entry)
        self.origin.push_back(origin)
        self.event.push_back(event)
        self.link_offset.push_back(self.link_offset.back())
        return <uint32_t>self.entry.size() - 1

    cdef void link(self, const uint8_t* links, uint32_t count) noexcept nogil:
        """Word links of the rule added last."""
        self.links.insert(self.links.end(), links, links + 2 * count)
        end_row(self.link_offset, self.links.size() // 2)

    cdef void root(self, uint32_t label) noexcept nogil:
        """Label of the root of the rule added last."""
        self.roots.push_back(label)

    cdef float* add_edge(self, uint32_t rule, float score) noexcept nogil:
        self.rule.push_back(rule)
        self.score.push_back(score)
        self.tail_offset.push_back(<uint32_t>self.tails.size())
        self.stretch_offset.push_back(<uint32_t>(self.stretches.size() // 2))
        self.gap_offset.push_back(<uint32_t>(self.gaps.size() // 2))
        self.dense.resize(self.dense.size() + self.width, 0.0)
        return self.dense.data() + self.dense.size() - self.width

    cdef void add_tail(self, uint32_t node) noexcept nogil:
        self.tails.push_back(node)
        end_row(self.tail_offset, self.tails.size())

    cdef void cover(self, uint32_t start, uint32_t end) noexcept nogil:
        """The next stretch of source words that the rule of the edge translates."""
        self.stretches.push_back(start)
        self.stretches.push_back(end)
        end_row(self.stretch_offset, self.stretches.size() // 2)

    cdef void leave(self, uint32_t start, uint32_t end) noexcept nogil:
        """The next gap of the rule of the edge."""
        self.gaps.push_back(start)
        self.gaps.push_back(end)
        end_row(self.gap_offset, self.gaps.size() // 2)

    cdef uint32_t close_node(self) noexcept nogil:
        """Number of the node that all edges since the last one lead into."""
        self.edge_offset.push_back(<uint32_t>self.rule.size())
        return <uint32_t>self.edge_offset.size() - 2

    def new_rule(self, target, *, entry=NO_ENTRY, origin=0, event=0, links=()):
        """Number of a new rule; ``links``: (source, target) pairs, see ``Rules``."""
        cdef vector[token_t] words = target
        cdef vector[uint8_t] pairs = [position for link in links for position in link]
        self._check_open()
        number = self.add_rule(words.data(), <uint32_t>words.size(), entry, origin, event)
        self.link(pairs.data(), <uint32_t>(pairs.size() // 2))
        return number

    def new_edge(self, tails, rule=NO_RULE, stretches=(), score=0.0, dense=None):
        """An edge into the node at hand.

        Parameters
        ----------
        tails : sequence of int
        stretches : sequence of (int, int)
        dense : mapping of str to float, optional
            Values that are not 0, by name.

        Raises
        ------
        ValueError
            A tail is no node yet, or a gap of the rule has no tail, or two have the same; or the
            forest is complete.
        """
        cdef float* row
        self._check_open()
        nodes = self.edge_offset.size() - 1
        if any(not 0 <= tail < nodes for tail in tails):
            raise ValueError(f"tails {tails} of an edge into node {nodes}")
        if rule != NO_RULE:
            first, last = self.target_offset[rule], self.target_offset[rule + 1]
            gaps = [self.target[k] - GAP for k in range(first, last) if self.target[k] >= GAP]
            if len(set(gaps)) < len(gaps) or any(gap >= len(tails) for gap in gaps):
                raise ValueError(f"gaps {gaps} of a rule with {len(tails)} tails")
        row = self.add_edge(rule, score)
        for tail in tails:
            self.add_tail(tail)
        for start, end in stretches:
            self.cover(start, end)
        for name, value in (dense or {}).items():
            row[<size_t>self.names.index(name)] = value

    def end_node(self):
        """Number of the node that all edges since the last one lead into; an axiom if none do."""
        self._check_open()
        return self.close_node()

    def forest(self, source, values=None):
        """The forest of a sentence, token ids ``source``; the node closed last is its goal.
        ``values``: its ``EdgeValues``, if edges came without theirs.

        Its arrays are the assembly's own memory, so nothing can be added afterwards.
        """
        cdef size_t edges = self.rule.size()
        self.complete = True
        with nogil:
            self._fit()
        links = {}
        if self.linked:
            links["links"] = array_of(
                self, self.links.data(), self.links.size(), UINT8
            ).reshape(-1, 2)
            links["link_offset"] = numbers(self, self.link_offset)
        gaps = {}
        if not self.gaps.empty():
            gaps["gap_offset"] = numbers(self, self.gap_offset)
            gaps["gaps"] = numbers(self, self.gaps).reshape(-1, 2)
        return Forest(
            source=np.array(source, dtype=np.uint32),
            edge_offset=numbers(self, self.edge_offset),
            tail_offset=numbers(self, self.tail_offset),
            tails=numbers(self, self.tails),
            rule=numbers(self, self.rule),
            stretch_offset=numbers(self, self.stretch_offset),
            stretches=numbers(self, self.stretches).reshape(-1, 2),
            score=array_of(self, self.score.data(), edges, FLOAT32),
            values=values if values is not None else ArrayValues(
                array_of(self, self.dense.data(), self.dense.size(), FLOAT32).reshape(
                    edges, self.width
                )
            ),
            names=self.names,
            rules=Rules(
                numbers(self, self.target), numbers(self, self.target_offset),
                numbers(self, self.entry), numbers(self, self.origin),
                array_of(self, self.event.data(), self.event.size(), INT64),
                roots=numbers(self, self.roots), **links,
            ),
            trees=self.trees,
            **gaps,
        )

    cdef void _fit(self) noexcept nogil:
        """Give back memory that is not used: a forest may be kept for long."""
        self.edge_offset.shrink_to_fit()
        self.tail_offset.shrink_to_fit()
        self.tails.shrink_to_fit()
        self.rule.shrink_to_fit()
        self.stretch_offset.shrink_to_fit()
        self.stretches.shrink_to_fit()
        self.gap_offset.shrink_to_fit()
        self.gaps.shrink_to_fit()
        self.score.shrink_to_fit()
        self.dense.shrink_to_fit()

    cdef _check_open(self):
        if self.complete:
            raise ValueError("the forest is complete")


@cython.final
cdef class AssemblyBuffer:
    """A stretch of an assembly's memory, which it keeps alive, as a buffer to be read."""

    cdef ForestAssembly owner
    cdef const void* first
    cdef size_t size

    def __getbuffer__(self, Py_buffer* buffer, int flags):
        PyBuffer_FillInfo(buffer, self, <void*>self.first, <Py_ssize_t>self.size, 1, flags)


cdef object numbers(ForestAssembly owner, const vector[uint32_t]& values):
    return array_of(owner, values.data(), values.size(), UINT32)


cdef object array_of(ForestAssembly owner, const void* values, size_t count, dtype):
    """Values of an assembly as an array that cannot be written, without a copy."""
    cdef AssemblyBuffer stretch = AssemblyBuffer.__new__(AssemblyBuffer)
    if not count:
        return np.empty(0, dtype=dtype)
    stretch.owner, stretch.first = owner, values
    stretch.size = count * <size_t>dtype.itemsize
    return np.frombuffer(stretch, dtype)
