"""The forest that a block search leaves behind."""

from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.assembly cimport ForestAssembly, reachable
from postil.search.forest.yields cimport copied
from postil.search.phrase.block cimport BlockDecoder, Edge, Hypothesis
from postil.search.phrase.features cimport COLUMNS
from postil.search.phrase.options cimport OptionRef
from postil.search.phrase.steps cimport Place, add_step_dense

from postil.search.phrase.features import PHRASE_FEATURES

cdef enum:
    NONE = 0xFFFFFFFF


cdef void add_dense(
    BlockDecoder decoder, const Edge* edge, const Hypothesis* head, float* row
) noexcept nogil:
    """Feature values of one step: those of its option, and those that depend on its predecessor."""
    cdef const Hypothesis* tail = &decoder.hypotheses[edge.tail]
    cdef Place before, now
    before.start, before.end = tail.start, tail.end
    before.option = NULL
    if tail.best != NONE:
        before.option = decoder.edges[tail.best].option
    now.start, now.end, now.option = edge.start, head.end, edge.option
    add_step_dense(decoder.options, &before, &now, &edge.said, row)


def best_derivation(BlockDecoder decoder not None):
    """The best derivation of the decoder's last search, without the forest around it.

    Returns
    -------
    steps : list of (start, end, target ids)
        Phrases in target order; spans half-open.
    dense : float32 array, shape (COLUMNS,)
        Summed feature values.
    """
    cdef vector[uint32_t] path
    cdef uint32_t head
    cdef const Edge* edge
    cdef size_t k
    cdef uint32_t j
    cdef list steps = []
    dense = np.zeros(COLUMNS, dtype=np.float32)
    cdef float[::1] row = dense
    if decoder.hypotheses[decoder.goal].best == NONE:
        return steps, dense
    decoder.best_path(path)
    path.push_back(decoder.hypotheses[decoder.goal].best)
    for k in range(path.size()):
        edge = &decoder.edges[path[k]]
        head = decoder.goal
        if k + 1 < path.size():
            head = decoder.edges[path[k + 1]].tail
            words = tuple([edge.option.target[j] for j in range(edge.option.length)])
            steps.append((edge.start, decoder.hypotheses[head].end, words))
        add_dense(decoder, edge, &decoder.hypotheses[head], &row[0])
    return steps, dense


def block_forest(BlockDecoder decoder not None):
    """Forest of the decoder's last search.

    Returns
    -------
    Forest
        All derivations the search kept; its best one is the decoder's.
    """
    cdef ForestAssembly assembly = ForestAssembly(PHRASE_FEATURES.names, linked=True)
    cdef vector[uint32_t] sentence
    sentence.assign(decoder.options.sentence.begin(), decoder.options.sentence.end())
    with nogil:
        assemble(decoder, assembly)
    return assembly.forest(copied(sentence))


cdef void assemble(BlockDecoder decoder, ForestAssembly assembly) noexcept nogil:
    cdef vector[uint32_t] number = reachable(
        decoder.hypotheses, decoder.edges, decoder.goal
    )
    cdef unordered_map[size_t, uint32_t] rules
    cdef const Edge* edge
    cdef uint32_t node, which
    cdef size_t nodes = 0, edges = 0
    cdef float* row
    for node in range(<uint32_t>number.size()):
        if number[node] != NONE:
            nodes += 1
            which = decoder.hypotheses[node].edges
            while which != NONE:
                edges += 1
                which = decoder.edges[which].next
    assembly.reserve(nodes, edges)
    for node in range(<uint32_t>number.size()):
        if number[node] == NONE:
            continue
        which = decoder.hypotheses[node].edges
        while which != NONE:
            edge = &decoder.edges[which]
            row = assembly.add_edge(rule_of(assembly, rules, edge.option), edge.score)
            add_dense(decoder, edge, &decoder.hypotheses[node], row)
            assembly.add_tail(number[edge.tail])
            if edge.option != NULL:
                assembly.cover(edge.start, decoder.hypotheses[node].end)
            which = edge.next
        assembly.close_node()


cdef uint32_t rule_of(
    ForestAssembly assembly, unordered_map[size_t, uint32_t]& rules, OptionRef option
) noexcept nogil:
    """Number of the rule that an option is."""
    cdef size_t key = <size_t>option
    if option == NULL:
        return NONE
    if rules.count(key) == 0:
        rules[key] = assembly.add_rule(
            option.target, option.length, option.entry, option.origin, option.event
        )
        assembly.link(option.links, option.link_count)
    return rules[key]
