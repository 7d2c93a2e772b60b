"""The forest that a block search leaves behind."""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

from postil.search.forest.assembly cimport ForestAssembly
from postil.search.forest.yields cimport copied
from postil.search.phrase.block cimport BlockDecoder
from postil.search.phrase.block_values cimport BlockValues
from postil.search.phrase.features cimport COLUMNS
from postil.search.phrase.hypotheses cimport Edge, Hypothesis
from postil.search.phrase.options cimport OptionRef
from postil.search.phrase.steps cimport Place, add_step_dense, orientation

from postil.search.phrase.features import PHRASE_FEATURES

cdef enum:
    NONE = 0xFFFFFFFF


cdef void add_dense(
    BlockDecoder decoder, const Edge* edge, uint32_t tail_number, const Hypothesis* head, float* row
) noexcept nogil:
    """Feature values of one step: those of its option, and those that depend on its predecessor."""
    cdef const Hypothesis* tail = &decoder.pool.items[tail_number]
    cdef Place before, now
    before.start, before.end = tail.start, tail.end
    before.option = NULL
    if tail.best != NONE:
        before.option = decoder.pool.edges[tail.best].option
    now.start, now.end, now.option = edge.start, head.end, edge.option
    add_step_dense(decoder.options, &before, &now, &edge.lm_scores, row)


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
    if decoder.pool.items[decoder.goal].best == NONE:
        return steps, dense
    decoder.pool.best_path(decoder.goal, path)
    path.push_back(decoder.pool.items[decoder.goal].best)
    for k in range(path.size()):
        edge = &decoder.pool.edges[path[k]]
        head = decoder.goal
        if k + 1 < path.size():
            head = decoder.pool.edges[path[k + 1]].tail
            words = tuple([edge.option.target[j] for j in range(edge.option.length)])
            steps.append((edge.start, decoder.pool.items[head].end, words))
        add_dense(decoder, edge, edge.tail, &decoder.pool.items[head], &row[0])
    return steps, dense


def block_forest(BlockDecoder decoder not None):
    """Forest of the decoder's last search.

    Returns
    -------
    Forest
        All derivations the search kept; its best one is the decoder's.
    """
    cdef ForestAssembly assembly = ForestAssembly(PHRASE_FEATURES.names, linked=True, dense=False)
    cdef BlockValues values = BlockValues(assembly, decoder.options)
    cdef vector[uint32_t] sentence
    sentence.assign(decoder.options.sentence.begin(), decoder.options.sentence.end())
    with nogil:
        assemble(decoder, assembly, values)
    return assembly.forest(copied(sentence), values)


cdef uint32_t way_of(
    const Hypothesis* tail, const Edge* edge, const Hypothesis* head
) noexcept nogil:
    return <uint32_t>orientation(tail.start, tail.end, edge.start, head.end)


cdef uint32_t next_tail(
    BlockDecoder decoder, const Edge* edge, uint32_t node, uint32_t tail
) noexcept nogil:
    """The tail after ``tail`` of those that an edge into ``node`` stands for, round a ring.

    They are the hypotheses of the class of its own tail that go on in the same way.
    """
    cdef const Hypothesis* head = &decoder.pool.items[node]
    cdef uint32_t way
    if edge.option == NULL:
        return decoder.pool.items[tail].alike
    way = way_of(&decoder.pool.items[edge.tail], edge, head)
    while True:
        tail = decoder.pool.items[tail].alike
        if way_of(&decoder.pool.items[tail], edge, head) == way:
            return tail


cdef struct Size:
    size_t nodes
    size_t edges


cdef struct RuleSlot:
    OptionRef option        # NULL: free
    uint32_t rule


cdef void empty_slots(BlockDecoder decoder, vector[RuleSlot]& rules) noexcept nogil:
    """Room for the rules of all options of the sentence, twice over."""
    cdef size_t size = 16
    while size < 2 * decoder.queue.columns.size():
        size *= 2
    rules.assign(size, RuleSlot(NULL, 0))


cdef Size number_nodes(BlockDecoder decoder, vector[uint32_t]& number) noexcept nogil:
    """Number the nodes on a way to the goal in the order they were made; NONE elsewhere."""
    cdef Size size = Size(0, 0)
    cdef uint32_t node, which, tail
    cdef const Edge* edge
    number.assign(decoder.pool.items.size(), <uint32_t>NONE)
    number[decoder.goal] = 0
    for node in range(decoder.goal, -1, -1):    # heads come after tails
        if number[node] == NONE:
            continue
        size.nodes += 1
        which = decoder.pool.items[node].edges
        while which != NONE:
            edge = &decoder.pool.edges[which]
            tail = edge.tail
            while True:
                number[tail] = 0
                size.edges += 1
                tail = next_tail(decoder, edge, node, tail)
                if tail == edge.tail:
                    break
            which = edge.next
    tail = 0
    for node in range(<uint32_t>number.size()):
        if number[node] != NONE:
            number[node] = tail
            tail += 1
    return size


cdef void assemble(
    BlockDecoder decoder, ForestAssembly assembly, BlockValues values
) noexcept nogil:
    cdef vector[uint32_t] number
    cdef vector[RuleSlot] rules
    cdef Size size = number_nodes(decoder, number)
    cdef uint32_t node, which
    assembly.reserve(size.nodes, size.edges)
    values.lm_scores.reserve(size.edges)
    empty_slots(decoder, rules)
    for node in range(<uint32_t>number.size()):
        if number[node] == NONE:
            continue
        which = decoder.pool.items[node].edges
        while which != NONE:
            add_edges(decoder, assembly, values, number, rules, which, node)
            which = decoder.pool.edges[which].next
        assembly.close_node()


cdef void add_edges(
    BlockDecoder decoder, ForestAssembly assembly, BlockValues values,
    const vector[uint32_t]& number, vector[RuleSlot]& rules, uint32_t which, uint32_t node,
) noexcept nogil:
    """Add an edge from each of the tails that one of search stands for."""
    cdef const Edge* edge = &decoder.pool.edges[which]
    cdef const Hypothesis* head = &decoder.pool.items[node]
    cdef uint32_t rule = rule_of(assembly, values, rules, edge.option), tail = edge.tail
    cdef uint32_t way = way_of(&decoder.pool.items[tail], edge, head)
    cdef float before = decoder.pool.items[tail].forward[way], score
    while True:
        score = edge.score
        if edge.option != NULL and tail != edge.tail:
            score += decoder.pool.items[tail].forward[way] - before
        assembly.add_edge(rule, score)
        values.add_edge(&edge.lm_scores)
        assembly.add_tail(number[tail])
        if edge.option != NULL:
            assembly.cover(edge.start, head.end)
        tail = next_tail(decoder, edge, node, tail)
        if tail == edge.tail:
            break


cdef uint32_t rule_of(
    ForestAssembly assembly, BlockValues values, vector[RuleSlot]& rules, OptionRef option
) noexcept nogil:
    """Number of the rule that an option is."""
    cdef size_t mask = rules.size() - 1, at
    if option == NULL:
        return NONE
    at = (<uint64_t><size_t>option * <uint64_t>0x9E3779B97F4A7C15) >> 32 & mask
    while rules[at].option != option:
        if rules[at].option == NULL:
            rules[at].option = option
            rules[at].rule = assembly.add_rule(
                option.target, option.length, option.entry, option.origin, option.event
            )
            assembly.link(option.links, option.link_count)
            values.add_rule(option)
            break
        at = (at + 1) & mask
    return rules[at].rule
