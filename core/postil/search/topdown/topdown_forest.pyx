"""The forest that a top-down search leaves behind."""

from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.models.lm.others cimport MOST_OTHERS
from postil.search.forest.assembly cimport ForestAssembly, reachable
from postil.search.grammar.features cimport (
    BACK_WORDS, COLUMNS, GLUE_COUNT, LM, LM_SECOND, SESSION_LM,
)
from postil.search.grammar.rules cimport RuleRef, words_first
from postil.search.grammar.span_rules cimport cover, words_back
from postil.search.topdown.topdown cimport Edge, TopDownDecoder

from postil.search.grammar.features import GRAMMAR_FEATURES

cdef enum:
    NONE = 0xFFFFFFFF


def topdown_forest(TopDownDecoder decoder not None):
    """Forest of the decoder's last search: all derivations it kept; its best one is the decoder's.
    Its rules are rows of words, one behind the other.
    """
    cdef ForestAssembly assembly = ForestAssembly(GRAMMAR_FEATURES.names, linked=True)
    with nogil:
        assemble(decoder, assembly)
    return assembly.forest(decoder.rules.sentence)


cdef void assemble(TopDownDecoder decoder, ForestAssembly assembly) noexcept nogil:
    cdef vector[uint32_t] number = reachable(decoder.hypotheses, decoder.edges, decoder.goal)
    cdef unordered_map[size_t, uint32_t] rules
    cdef const Edge* edge
    cdef uint32_t node, which
    cdef float* row
    cdef int k
    for node in range(<uint32_t>number.size()):
        if number[node] == NONE:
            continue
        which = decoder.hypotheses[node].edges
        while which != NONE:
            edge = &decoder.edges[which]
            row = assembly.add_edge(rule_of(assembly, rules, edge.rule), edge.score)
            row[LM] = edge.lm
            row[SESSION_LM] = edge.session
            for k in range(MOST_OTHERS):
                row[LM_SECOND + k] = edge.others.of[k]
            if edge.rule != NULL:
                for k in range(COLUMNS):
                    row[k] += edge.rule.dense[k]
                row[GLUE_COUNT] = <float>edge.glued
                row[BACK_WORDS] = words_back(&decoder.fits.cubes[edge.cube], edge.rule)
                cover(assembly, &decoder.fits.cubes[edge.cube])
            assembly.add_tail(number[edge.tail])
            which = edge.next
        assembly.close_node()


cdef uint32_t rule_of(
    ForestAssembly assembly, unordered_map[size_t, uint32_t]& rules, RuleRef rule
) noexcept nogil:
    """Number of a rule, of which the forest has the words."""
    cdef size_t key = <size_t>rule
    if rule == NULL:
        return NONE
    if rules.count(key) == 0:
        rules[key] = assembly.add_rule(
            rule.target, words_first(rule), rule.entry, rule.origin, rule.event
        )
        assembly.link(rule.links, rule.link_count)
    return rules[key]
