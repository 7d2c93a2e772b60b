"""The forest that a block search leaves behind."""

from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from postil.features.dense cimport DENSE
from postil.search.block cimport BlockDecoder, Edge, Hypothesis
from postil.search.options cimport OptionRef
from postil.search.steps cimport Place, add_step_dense

from postil.search.forest import NO_RULE, Forest, Rules

cdef enum:
    NONE = 0xFFFFFFFF


cdef vector[uint32_t] reachable(BlockDecoder decoder) noexcept:
    """Number of every hypothesis on a way to the goal, in the order they were made; NONE elsewhere.
    """
    cdef vector[uint32_t] number, open_nodes
    cdef uint32_t node, edge, tail, count = 0
    number.assign(decoder.hypotheses.size(), NONE)
    number[decoder.goal] = 0
    open_nodes.push_back(decoder.goal)
    while not open_nodes.empty():
        node = open_nodes.back()
        open_nodes.pop_back()
        edge = decoder.hypotheses[node].edges
        while edge != NONE:
            tail = decoder.edges[edge].tail
            if number[tail] == NONE:
                number[tail] = 0
                open_nodes.push_back(tail)
            edge = decoder.edges[edge].next
    for node in range(<uint32_t>number.size()):
        if number[node] != NONE:
            number[node] = count
            count += 1
    return number


cdef void add_dense(
    BlockDecoder decoder, const Edge* edge, const Hypothesis* head, float* row
) noexcept:
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
    dense : float32 array, shape (DENSE,)
        Summed feature values.
    """
    cdef vector[uint32_t] path
    cdef uint32_t head
    cdef const Edge* edge
    cdef size_t k
    cdef uint32_t j
    cdef list steps = []
    dense = np.zeros(DENSE, dtype=np.float32)
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


cdef class RuleTable:
    """Numbers options as they are met."""

    cdef unordered_map[size_t, uint32_t] numbers
    cdef vector[OptionRef] options

    cdef uint32_t number(self, OptionRef option):
        cdef size_t key = <size_t>option
        if self.numbers.count(key) == 0:
            self.numbers[key] = <uint32_t>self.options.size()
            self.options.push_back(option)
        return self.numbers[key]

    def rules(self):
        cdef list event = []
        cdef list target = [], offset = [0], entry = [], origin = [], links = [], ends = [0]
        cdef size_t r
        cdef uint32_t k
        for r in range(self.options.size()):
            for k in range(self.options[r].length):
                target.append(self.options[r].target[k])
            offset.append(len(target))
            entry.append(self.options[r].entry)
            origin.append(self.options[r].origin)
            event.append(self.options[r].event)
            for k in range(2 * self.options[r].link_count):
                links.append(self.options[r].links[k])
            ends.append(len(links) // 2)
        columns = (target, offset, entry, origin)
        return Rules(
            *(np.array(column, dtype=np.uint32) for column in columns),
            event=np.array(event, dtype=np.int64),
            links=np.array(links, dtype=np.uint8).reshape(-1, 2),
            link_offset=np.array(ends, dtype=np.uint32),
        )


def block_forest(BlockDecoder decoder not None):
    """Forest of the decoder's last search.

    Returns
    -------
    Forest
        All derivations the search kept; its best one is the decoder's.
    """
    cdef vector[uint32_t] number = reachable(decoder)
    cdef uint32_t node, edge, at = 0
    cdef size_t nodes = 0, count = 0
    for node in range(<uint32_t>number.size()):
        if number[node] == NONE:
            continue
        nodes += 1
        edge = decoder.hypotheses[node].edges
        while edge != NONE:
            count += 1
            edge = decoder.edges[edge].next
    edge_offset = np.zeros(nodes + 1, dtype=np.uint32)
    tails = np.empty(count, dtype=np.uint32)
    rule = np.full(count, NO_RULE, dtype=np.uint32)
    span = np.zeros((count, 2), dtype=np.uint32)
    score = np.empty(count, dtype=np.float32)
    dense = np.zeros((count, DENSE), dtype=np.float32)
    cdef uint32_t[::1] edge_offset_view = edge_offset, tails_view = tails, rule_view = rule
    cdef uint32_t[:, ::1] span_view = span
    cdef float[::1] score_view = score
    cdef float[:, ::1] dense_view = dense
    table = RuleTable()
    for node in range(<uint32_t>number.size()):
        if number[node] == NONE:
            continue
        edge = decoder.hypotheses[node].edges
        while edge != NONE:
            tails_view[at] = number[decoder.edges[edge].tail]
            score_view[at] = decoder.edges[edge].score
            if decoder.edges[edge].option != NULL:
                rule_view[at] = (<RuleTable>table).number(decoder.edges[edge].option)
                span_view[at, 0] = decoder.edges[edge].start
                span_view[at, 1] = decoder.hypotheses[node].end
            add_dense(decoder, &decoder.edges[edge], &decoder.hypotheses[node], &dense_view[at, 0])
            at += 1
            edge = decoder.edges[edge].next
        edge_offset_view[number[node] + 1] = at
    return Forest(
        source=np.array(decoder.options.sentence, dtype=np.uint32),
        edge_offset=edge_offset,
        tail_offset=np.arange(count + 1, dtype=np.uint32),
        tails=tails, rule=rule, span=span, score=score, dense=dense,
        rules=(<RuleTable>table).rules(),
    )
