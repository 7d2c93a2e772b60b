"""Rules of one sentence, scored in isolation. See ``rules.pyx``."""

cimport cython
from libc.stdint cimport int64_t, uint8_t, uint32_t
from libcpp.deque cimport deque
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.models.grammar.grammar cimport Grammar
from postil.models.lexicon.model cimport Lexicon
from postil.models.lm.model cimport LanguageModel
from postil.models.lm.others cimport OtherModels
from postil.models.phrase_table.table cimport Row, Rows
from postil.models.session.ngrams cimport SessionNgrams
from postil.search.grammar.features cimport COLUMNS
from postil.search.sparse.rule_scorer cimport RuleScorer
from postil.types.ids cimport entry_t, key_t, token_t

cdef enum:
    GAP = 0xC0000000            # as in hypergraph.py

cdef struct ChartRule:
    const token_t* target       # words and gaps
    uint32_t length
    entry_t entry
    uint32_t origin
    const uint8_t* links        # source, target word of the rule, by target then source
    uint32_t link_count
    token_t label               # of the root; 0 without labels
    uint32_t back               # gaps that stand out of order, as bits
    int64_t event               # latest learning event that holds the phrase pair, or 0
    float score                 # weighted stateless features, without LM
    float estimate              # score + LM of the words without what stands around them
    float dense[COLUMNS]        # stateless values

ctypedef const ChartRule* RuleRef
ctypedef vector[RuleRef] RuleList


# The best rules of a source side. What it points to stays where it is when two of them swap.
cdef cppclass SideRules:
    vector[ChartRule] rules
    vector[token_t] targets
    RuleList best


cdef inline uint32_t words_first(RuleRef rule) noexcept nogil:
    """Words of a target side in normal form; its gaps follow."""
    cdef uint32_t count = rule.length
    while count and rule.target[count - 1] >= <token_t>GAP:
        count -= 1
    return count


cdef inline bint better(const RuleRef& left, const RuleRef& right) noexcept nogil:
    """Order of rules: estimate, then a fixed tie-break so that results never depend on addresses.
    """
    if left.estimate != right.estimate:
        return left.estimate > right.estimate
    return left.entry < right.entry


@cython.final
cdef class RuleTable:
    cdef object grammars                            # token ids -> their grammar
    cdef readonly Grammar grammar                   # of the sentence at hand
    cdef readonly LanguageModel lm
    cdef readonly OtherModels others
    cdef readonly SessionNgrams session
    cdef readonly Lexicon lexicon                   # may be None
    cdef RuleScorer scorer                          # may be None
    cdef readonly int table_limit
    cdef float weights[COLUMNS]
    # Rules of the grammar, kept across sentences, by the first row of their source side: those
    # that were used of late, and those that were not used since.
    cdef unordered_map[entry_t, SideRules] cached
    cdef unordered_map[entry_t, SideRules] ageing
    cdef size_t cached_rules                        # rules in ``cached``
    cdef deque[ChartRule] local                     # rules of this sentence only
    cdef deque[vector[token_t]] local_targets
    cdef deque[vector[uint8_t]] local_links
    cdef vector[token_t] sentence
    cdef vector[token_t] source_words               # of the rule at hand, gaps left out
    cdef vector[token_t] target_words
    cdef vector[key_t] scratch

    cdef void begin(self, const token_t* sentence, int length) except *
    # Rules with a source side of these symbols, best first; NULL if there are none.
    cdef RuleList* find(
        self, key_t key, const token_t* symbols, int length, uint32_t gaps
    ) noexcept nogil
    # The rule that copies a word.
    cdef RuleRef pass_through(self, int position, token_t label, float root) noexcept nogil
    cdef void _weigh(self, ChartRule* rule) noexcept nogil
    cdef void _take_row(self, ChartRule* rule, const Row* row) noexcept nogil
    cdef void _read_rows(
        self, Rows rows, const token_t* symbols, uint32_t gaps, SideRules* side
    ) noexcept nogil
    cdef void _count_unexplained(
        self, ChartRule* rule, const token_t* symbols, int length
    ) noexcept nogil
    cdef size_t add(
        self, option, const float[::1] values, token_t label, float root
    ) except 0
    cdef int _add_gaps(self, ChartRule* rule, option) except -1
    cdef int _score_words_between(self, ChartRule* rule, option) except -1
    cdef void _score_words(self, ChartRule* rule) noexcept nogil
    cdef int _link(self, ChartRule* rule, links) except -1
    cdef bint _is_sound(
        self, const Row* row, uint32_t source_length, uint32_t gaps
    ) noexcept nogil
    cdef bint _find_row(
        self, const ChartRule* rule, int start, int end, Rows* rows, Row* row
    ) noexcept nogil
    cdef void _link_in_order(self, ChartRule* rule, int words) noexcept nogil
