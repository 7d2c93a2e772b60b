"""The forest that a search of the improved max-margin decoder leaves behind."""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.search.forest.assembly cimport ForestAssembly, reachable
from postil.search.forest.origins cimport ORIGIN_INJECTED
from postil.search.margin.bags cimport Candidate
from postil.search.margin.features cimport (
    DISTORTION, LM, MARGIN_OVERLAP, MARGIN_SKIP, PHRASE_COUNT, WORD_COUNT,
)
from postil.search.margin.overlap cimport NONE, SKIP, Edge, OverlapDecoder, score_alone

from postil.search.margin.features import MARGIN_FEATURES


def overlap_forest(OverlapDecoder decoder not None):
    """All derivations that the decoder's last search kept."""
    cdef vector[uint32_t] number = reachable(decoder.nodes, decoder.edges, decoder.goal)
    cdef ForestAssembly assembly = ForestAssembly(MARGIN_FEATURES.names)
    cdef dict rules = {}
    cdef const Edge* edge
    cdef uint32_t node, which
    cdef float* row
    for node in range(<uint32_t>number.size()):
        if number[node] == NONE:
            continue
        which = decoder.nodes[node].edges
        while which != NONE:
            edge = &decoder.edges[which]
            row = assembly.add_edge(rule_of(decoder, assembly, rules, edge), edge.score)
            add_dense(decoder, edge, row)
            assembly.add_tail(number[edge.tail])
            if edge.candidate != NONE:
                assembly.cover(edge.word, last_of(decoder, edge))
            which = edge.next
        assembly.close_node()
    return assembly.forest(decoder.predictor.sentence)


cdef uint32_t rule_of(
    OverlapDecoder decoder, ForestAssembly assembly, dict rules, const Edge* edge
) except *:
    """Number of the rule that adds the words of an edge."""
    cdef const Candidate* phrase
    cdef tuple words, key      # declared: inferring their types does not end
    cdef int i
    if edge.candidate >= SKIP:
        return NONE
    phrase = &decoder.predictor.bags[edge.word][edge.candidate]
    if edge.overlap == phrase.length:
        return NONE
    words = tuple([phrase.words[i] for i in range(edge.overlap, phrase.length)])
    key = (words, phrase.origin)
    if key not in rules:
        rules[key] = assembly.new_rule(words, origin=phrase.origin)
    return rules[key]


cdef uint32_t last_of(OverlapDecoder decoder, const Edge* edge) noexcept:
    """End of the words that a phrase predicts: the one that predicts, or all of a term."""
    cdef const Candidate* phrase
    if edge.candidate != SKIP:
        phrase = &decoder.predictor.bags[edge.word][edge.candidate]
        if phrase.origin == ORIGIN_INJECTED:
            return phrase.end
    return edge.word + 1


cdef void add_dense(OverlapDecoder decoder, const Edge* edge, float* row) noexcept:
    cdef const Candidate* phrase
    row[LM] = edge.lm
    if edge.candidate == NONE:
        return
    row[DISTORTION] = -abs(edge.word - decoder.nodes[edge.tail].last - 1)
    if edge.candidate == SKIP:
        row[MARGIN_SKIP] = -1.0
        return
    phrase = &decoder.predictor.bags[edge.word][edge.candidate]
    score_alone(phrase, row)
    row[MARGIN_OVERLAP] = edge.overlap
    row[WORD_COUNT] = phrase.length - edge.overlap
    row[PHRASE_COUNT] = 1.0 if edge.overlap < phrase.length else 0.0
