"""The forest that a chart search leaves behind."""

from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from postil.models.lm.others cimport MOST_OTHERS
from postil.search.chart.chart cimport ChartDecoder, Edge
from postil.search.grammar.features cimport (
    BACK_WORDS, COLUMNS, GLUE_COUNT, LM, LM_SECOND, SESSION_LM,
)
from postil.search.grammar.rules cimport GAP, RuleRef
from postil.search.grammar.span_rules cimport cover, words_back
from postil.search.forest.assembly cimport ForestAssembly
from postil.types.ids cimport token_t

from postil.search.grammar.features import GRAMMAR_FEATURES

cdef enum:
    NONE = 0xFFFFFFFF


def best_tokens(ChartDecoder decoder not None):
    """Target ids of the best derivation of the last search, uint32 array."""
    cdef vector[uint32_t] path
    cdef vector[vector[token_t]] stack
    cdef vector[token_t] made
    cdef vector[token_t]* part
    cdef const Edge* edge
    cdef size_t k
    cdef uint32_t j, t
    cdef token_t symbol
    decoder.best_path(path)
    for k in range(path.size()):
        edge = &decoder.edges[path[k]]
        made.clear()
        if edge.rule == NULL:
            # the start of the sentence has no words and no edge
            t = 0
            for j in range(edge.arity):
                t += decoder.hypotheses[edge.tails[j]].best != NONE
            for j in range(t):
                part = &stack[stack.size() - t + j]
                made.insert(made.end(), part.begin(), part.end())
            stack.resize(stack.size() - t)
        else:
            for j in range(edge.rule.length):
                symbol = edge.rule.target[j]
                if symbol < <token_t>GAP:
                    made.push_back(symbol)
                else:
                    part = &stack[stack.size() - edge.arity + symbol - <token_t>GAP]
                    made.insert(made.end(), part.begin(), part.end())
            stack.resize(stack.size() - edge.arity)
        stack.push_back(made)
    if stack.empty():
        return np.empty(0, np.uint32)
    return np.array(stack.back(), dtype=np.uint32)


def chart_forest(ChartDecoder decoder not None):
    """Forest of the decoder's last search: all derivations it kept; its best one is the decoder's.
    """
    cdef ForestAssembly assembly = ForestAssembly(
        GRAMMAR_FEATURES.names, linked=True, trees=decoder.rules.grammar.trees
    )
    with nogil:
        assemble(decoder, assembly)
    return assembly.forest(decoder.rules.sentence)


cdef void assemble(ChartDecoder decoder, ForestAssembly assembly) noexcept nogil:
    cdef vector[uint32_t] number
    cdef unordered_map[size_t, uint32_t] rules
    cdef uint32_t node, which, t, count = 0
    cdef const Edge* edge
    cdef float* row
    cdef int k
    number.assign(decoder.hypotheses.size(), NONE)
    number[decoder.goal] = 0
    for node in range(decoder.goal, 0, -1):  # tails have smaller numbers than heads
        if number[node] == NONE:
            continue
        which = decoder.hypotheses[node].edges
        while which != NONE:
            edge = &decoder.edges[which]
            for t in range(edge.arity):
                number[edge.tails[t]] = 0
            which = edge.next
    for node in range(<uint32_t>number.size()):
        if number[node] == NONE:
            continue
        number[node] = count
        count += 1
        which = decoder.hypotheses[node].edges
        while which != NONE:
            edge = &decoder.edges[which]
            row = assembly.add_edge(rule_of(assembly, rules, edge.rule), edge.score)
            row[LM] = edge.lm_scores.lm
            row[SESSION_LM] = edge.lm_scores.session
            for k in range(MOST_OTHERS):
                row[LM_SECOND + k] = edge.lm_scores.others.of[k]
            if edge.rule != NULL:
                for k in range(COLUMNS):
                    row[k] += edge.rule.dense[k]
                row[BACK_WORDS] = words_back(&decoder.fits.cubes[edge.cube], edge.rule)
                cover(assembly, &decoder.fits.cubes[edge.cube])
            elif edge.arity == 2:
                row[GLUE_COUNT] = 1.0
            for t in range(edge.arity):
                assembly.add_tail(number[edge.tails[t]])
            which = edge.next
        assembly.close_node()


cdef uint32_t rule_of(
    ForestAssembly assembly, unordered_map[size_t, uint32_t]& rules, RuleRef rule
) noexcept nogil:
    """Number of a rule."""
    cdef size_t key = <size_t>rule
    if rule == NULL:
        return NONE
    if rules.count(key) == 0:
        rules[key] = assembly.add_rule(
            rule.target, rule.length, rule.entry, rule.origin, rule.event
        )
        assembly.link(rule.links, rule.link_count)
        assembly.root(rule.label)
    return rules[key]
