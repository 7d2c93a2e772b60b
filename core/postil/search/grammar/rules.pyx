"""Rules of one sentence: those of the grammar, and what is offered beside it.

All scores that do not depend on the context of a rule are summed here once, before search. Rules of
the grammar are kept across sentences: those of a source side are scored, sorted and cut to
``table_limit`` once. Rules of a session, a term or a number live for one sentence; they have no
gaps.
"""

cimport cython
from libc.math cimport exp, log
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.algorithm cimport partial_sort
from libcpp.vector cimport vector

import numpy as np

from postil.features.blocks cimport Block, RuleTree
from postil.models.grammar.grammar cimport Grammar
from postil.models.grammar.occurrence cimport MOST_SYMBOLS, MOST_TAILS
from postil.models.lexicon.model cimport Lexicon
from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.lm.others cimport MOST_OTHERS, OtherModels, OtherScores, OtherStates
from postil.models.phrase_table.keys cimport phrase_key
from postil.models.phrase_table.table cimport SCORES, Row, Rows
from postil.models.session.ngrams cimport SessionNgrams, SessionState
from postil.search.grammar.features cimport (
    BACK_COUNT, COLUMNS, DELETION, GAP_COUNT, GAPPED_DIRECT, GAPPED_INVERSE, INSERTION, LM,
    LM_SECOND, PHRASE_COUNT, ROOT, RULE_COUNT, RULE_RARITY, SESSION_LM, TM_DIRECT, TM_INVERSE,
    UNKNOWN, WORD_COUNT,
)
from postil.search.grammar.gap_order cimport Sides, gaps_out_of_order
from postil.search.forest.origins cimport (
    NO_ENTRY, ORIGIN_TABLE, ORIGIN_UNKNOWN,
)
from postil.search.sparse.rule_scorer cimport RuleScorer
from postil.types.ids cimport PASS_THROUGH, UNK, key_t, token_t

from postil.search.grammar.features import GRAMMAR_FEATURES

cdef enum:
    # Rules of the source sides used of late; when there are more, they become the ageing ones, and
    # those that were ageing go.
    CACHE_LIMIT = 100_000

cdef double WEAK = 0.01     # a lexical probability below explains no word
NO_WORDS = np.empty(0, np.uint32)


@cython.final
cdef class RuleTable:
    """Rules of the sentence at hand.

    Parameters
    ----------
    grammar : Grammar or RuleCorpus
        Gives each sentence its grammar.
    lm
        Static models, shared between threads.
    weights : float32 array, shape (COLUMNS,)
    table_limit : int
        Best rules kept per source side.
    session : SessionNgrams, optional
        Mixed with ``lm``; after it changes, :meth:`forget` what is cached.
    lexicon : Lexicon, optional
        Tells inserted and deleted words; without it their features are 0.
    scorer : RuleScorer, optional
        Sparse features of rules by themselves; what they add in their place is that of
        ``Joiner``.
    others : OtherModels, optional
        Further language models.
    """

    def __init__(
        self, grammar, LanguageModel lm not None, weights, int table_limit,
        SessionNgrams session=None, Lexicon lexicon=None, RuleScorer scorer=None,
        OtherModels others=None,
    ):
        self.grammars = grammar.grammars()
        self.grammar = self.grammars(NO_WORDS)
        self.lm = lm
        self.others = OtherModels() if others is None else others
        self.session = SessionNgrams() if session is None else session
        self.lexicon = lexicon
        self.scorer = scorer
        self.table_limit = table_limit
        self.set_weights(weights)

    def set_weights(self, weights):
        """Use other weights from the next sentence on; forgets every cached score."""
        cdef const float[::1] values = GRAMMAR_FEATURES.kernel_weights(weights)
        cdef int k
        for k in range(COLUMNS):
            self.weights[k] = values[k]
        self.forget()

    def forget(self):
        """Drop cached rules."""
        self.cached.clear()
        self.ageing.clear()
        self.cached_rules = 0

    cdef void begin(self, const token_t* sentence, int length) except *:
        self.local.clear()
        self.local_targets.clear()
        self.local_links.clear()
        self.sentence.assign(sentence, sentence + length)
        ids = np.asarray(<token_t[:length]>self.sentence.data()) if length else NO_WORDS
        cdef Grammar grammar = self.grammars(ids)
        if grammar is not self.grammar:
            self.forget()
        elif self.cached_rules > CACHE_LIMIT:
            self.ageing.clear()
            self.ageing.swap(self.cached)
            self.cached_rules = 0
        self.grammar = grammar

    cdef RuleList* find(
        self, key_t key, const token_t* symbols, int length, uint32_t gaps
    ) noexcept nogil:
        cdef Rows rows
        cdef SideRules* side
        if not self.grammar.rules.lookup_key(key, symbols, length, &rows):
            return NULL
        if self.cached.count(rows.first):
            return &self.cached[rows.first].best
        side = &self.cached[rows.first]
        if self.ageing.count(rows.first):
            swap_rules(side, &self.ageing[rows.first])
            self.ageing.erase(rows.first)
        else:
            self._read_rows(rows, symbols, gaps, side)
        self.cached_rules += side.rules.size()
        return &side.best

    cdef size_t add(
        self, option, const float[::1] values, token_t label, float root
    ) except 0:
        """Address of a new rule of this sentence.

        If the grammar has this rule too, the lexical scores of its row are used.

        Parameters
        ----------
        option : ExtraOption
        values : (COLUMNS,)
            Stateless values; counts of rules and words are filled in here.
        label, root
            Of the root in a typed grammar, and log P(rule).
        """
        cdef const token_t[::1] ids = np.ascontiguousarray(option.target, dtype=np.uint32)
        cdef ChartRule rule
        cdef Rows rows
        cdef Row row
        cdef double pair, left, right, known
        cdef bint found
        cdef int k
        memset(&rule, 0, sizeof(ChartRule))
        self.local_targets.emplace_back()
        for k in range(ids.shape[0]):
            self.local_targets.back().push_back(ids[k])
        rule.target = self.local_targets.back().data()
        rule.length = <uint32_t>ids.shape[0]
        rule.entry, rule.origin, rule.label = NO_ENTRY, option.origin, label
        rule.event = option.event
        for k in range(COLUMNS):
            rule.dense[k] = values[k]
        rule.dense[ROOT] = root
        rows.total = 0
        found = not option.gaps and self._find_row(&rule, option.start, option.end, &rows, &row)
        if found:
            self._take_row(&rule, &row)
        if option.counts is not None:
            pair, left, right = option.counts
            left += rows.total
            if found:
                known = rows.total * exp(row.scores[2])
                pair += known
                right += known / exp(row.scores[0])
            rule.dense[TM_DIRECT] = <float>log(min(1.0, pair / left))
            rule.dense[TM_INVERSE] = <float>log(min(1.0, pair / right))
        if option.links is not None:
            self._link(&rule, option.links)
        elif rule.links == NULL:
            self._link_in_order(&rule, option.end - option.start)
        if option.gaps:
            self._add_gaps(&rule, option)
        self._weigh(&rule)
        self._score_words_between(&rule, option)
        self.local.push_back(rule)
        return <size_t>&self.local.back()

    cdef int _add_gaps(self, ChartRule* rule, option) except -1:
        """Rule in its source form; raises ValueError if its target side has not each gap once."""
        cdef token_t symbols[50]
        cdef token_t first = self.grammar.first_word
        cdef int count = 0, at = option.start
        gaps = sorted(symbol - <int64_t>GAP for symbol in option.target if symbol >= <int64_t>GAP)
        if gaps != list(range(len(option.gaps))) or len(gaps) > MOST_TAILS:
            raise ValueError(f"gaps {gaps} of a rule with {len(option.gaps)}")
        for start, end in (*option.gaps, (option.end, option.end)):
            if not at <= start <= end <= option.end:
                raise ValueError(f"gaps {option.gaps} of the span [{option.start}, {option.end})")
            while at < start:
                symbols[count] = first
                count += 1
                at += 1
            if start < end:
                symbols[count] = 0
                count += 1
                at = end
        order_gaps(rule, symbols, count, first)
        return 0

    cdef int _link(self, ChartRule* rule, links) except -1:
        """Links of a rule that is offered."""
        self.local_links.emplace_back()
        for source, target in links:
            self.local_links.back().push_back(<uint8_t>source)
            self.local_links.back().push_back(<uint8_t>target)
        rule.links = self.local_links.back().data()
        rule.link_count = <uint32_t>(self.local_links.back().size() // 2)
        return 0

    cdef RuleRef pass_through(self, int position, token_t label, float root) noexcept nogil:
        cdef ChartRule rule
        memset(&rule, 0, sizeof(ChartRule))
        self.local_targets.emplace_back()
        self.local_targets.back().push_back(PASS_THROUGH + <token_t>position)
        rule.target = self.local_targets.back().data()
        rule.length = 1
        rule.entry, rule.origin, rule.label = NO_ENTRY, ORIGIN_UNKNOWN, label
        rule.dense[UNKNOWN] = -1.0
        rule.dense[ROOT] = root
        self._link_in_order(&rule, 1)
        self._weigh(&rule)
        self.source_words.assign(1, self.sentence[position])
        self._score_words(&rule)
        self.local.push_back(rule)
        return &self.local.back()

    cdef bint _find_row(
        self, const ChartRule* rule, int start, int end, Rows* rows, Row* row
    ) noexcept nogil:
        """The row of the grammar with the words of a rule; ``rows`` are those of its source."""
        cdef token_t symbols[MOST_SYMBOLS]
        cdef token_t first = self.grammar.first_word
        cdef uint32_t skip = self.grammar.typed, k
        cdef int at
        if end - start > MOST_SYMBOLS:
            return False
        for at in range(start, end):
            symbols[at - start] = first + self.sentence[at]
        if not self.grammar.rules.lookup_key(
            phrase_key(symbols, end - start), symbols, end - start, rows
        ):
            rows.total = 0
            return False
        while self.grammar.rules.next(rows, row):
            if row.length == rule.length + skip:
                for k in range(rule.length):
                    if row.target[k + skip] != first + rule.target[k]:
                        break
                else:
                    return True
        return False

    cdef void _link_in_order(self, ChartRule* rule, int words) noexcept nogil:
        """Links along the diagonal, for a rule of unknown alignment."""
        cdef int longer = max(words, <int>rule.length), k
        self.local_links.emplace_back()
        if rule.length:
            for k in range(longer):
                self.local_links.back().push_back(<uint8_t>(k * words // longer))
                self.local_links.back().push_back(<uint8_t>(k * <int>rule.length // longer))
        rule.links = self.local_links.back().data()
        rule.link_count = <uint32_t>(self.local_links.back().size() // 2)

    cdef void _take_row(self, ChartRule* rule, const Row* row) noexcept nogil:
        cdef int k
        rule.entry = row.entry
        if self.grammar.typed:
            rule.dense[ROOT] = self.grammar.roots[row.entry]
        for k in range(SCORES):
            rule.dense[TM_INVERSE + k] = row.scores[k]
        rule.dense[RULE_RARITY] = <float>exp(1.0 - row.count)
        rule.links = row.alignment
        rule.link_count = row.points

    cdef void _weigh(self, ChartRule* rule) noexcept nogil:
        """Fill in counts, the weighted sum and the estimate."""
        cdef LMState state, after
        cdef SessionState session_state, next_session
        cdef OtherStates others
        cdef OtherScores sums
        cdef float lm = 0.0, gain = 0.0, value
        cdef uint32_t k, words = 0
        cdef int j
        for j in range(MOST_OTHERS):
            sums.of[j] = 0.0
        self.others.null_states(&others)
        self.lm.null_state(&state)
        session_state.length = 0
        for k in range(rule.length):
            if rule.target[k] >= GAP:
                self.others.null_states(&others)
                self.lm.null_state(&state)
                session_state.length = 0
                continue
            value = self.lm.score(&state, rule.target[k], &after)
            gain += self.session.gain(&session_state, rule.target[k], value, &next_session)
            lm += value
            self.others.read(&others, rule.target[k], &sums)
            state, session_state = after, next_session
            words += 1
        rule.dense[RULE_COUNT] = 1.0
        rule.dense[WORD_COUNT] = <float>words
        rule.dense[GAP_COUNT] = <float>(rule.length - words)
        if rule.length > words:
            rule.dense[GAPPED_DIRECT] = rule.dense[TM_DIRECT]
            rule.dense[GAPPED_INVERSE] = rule.dense[TM_INVERSE]
        else:
            rule.dense[PHRASE_COUNT] = 1.0
        rule.score = 0.0
        for k in range(COLUMNS):
            rule.score += self.weights[k] * rule.dense[k]
        rule.estimate = rule.score + self.weights[LM] * lm + self.weights[SESSION_LM] * gain
        for j in range(MOST_OTHERS):
            rule.estimate += self.weights[LM_SECOND + j] * sums.of[j]

    cdef int _score_words_between(self, ChartRule* rule, option) except -1:
        """Sparse features of a rule that is offered."""
        cdef uint32_t start, end, word, at = option.start
        if self.scorer is None:
            return 0
        self.source_words.clear()
        for start, end in (*option.gaps, (option.end, option.end)):
            for word in range(at, start):
                self.source_words.push_back(self.sentence[word])
            at = end
        self._score_words(rule)
        return 0

    cdef void _score_words(self, ChartRule* rule) noexcept nogil:
        """Sparse features of a rule with the words ``source_words``."""
        cdef Block block
        cdef RuleTree tree
        cdef float score
        cdef uint32_t k
        if self.scorer is None:
            return
        self.target_words.clear()
        block.breaks = 0
        block.tree = NULL
        if self.grammar.trees is not None:
            self.grammar.trees.fill(rule.entry, rule.label, &tree)
            block.tree = &tree
        for k in range(rule.length):
            if rule.target[k] < <token_t>PASS_THROUGH:
                self.target_words.push_back(rule.target[k])
            elif rule.target[k] < <token_t>GAP:
                self.target_words.push_back(UNK)
            elif self.target_words.size() < 64:
                block.breaks |= <uint64_t>1 << self.target_words.size()
        block.source, block.source_length = self.source_words.data(), <uint32_t>(
            self.source_words.size()
        )
        block.target, block.target_length = self.target_words.data(), <uint32_t>(
            self.target_words.size()
        )
        block.links, block.link_count = rule.links, rule.link_count
        score = self.scorer.score(&block, &rule.dense[TM_INVERSE], self.scratch)
        rule.score += score
        rule.estimate += score

    cdef void _read_rows(
        self, Rows rows, const token_t* symbols, uint32_t gaps, SideRules* side
    ) noexcept nogil:
        """Score all rules of a source side, keep the best ``table_limit``."""
        cdef vector[ChartRule] found
        cdef vector[vector[token_t]] targets
        cdef vector[token_t] target
        cdef RuleList refs
        cdef ChartRule rule
        cdef token_t first = self.grammar.first_word
        cdef uint32_t skip = self.grammar.typed, j
        cdef Row row
        cdef size_t k, keep, which, words = 0
        while self.grammar.rules.next(&rows, &row):
            if not self._is_sound(&row, rows.length, gaps):
                continue
            memset(&rule, 0, sizeof(ChartRule))
            target.clear()
            for j in range(skip, row.length):
                if row.target[j] < first:
                    target.push_back(<token_t>GAP + row.target[j])
                else:
                    target.push_back(row.target[j] - first)
            if skip:
                rule.label = row.target[0]
            rule.target = target.data()
            rule.length = row.length - skip
            rule.origin = ORIGIN_TABLE
            self._take_row(&rule, &row)
            if gaps:
                order_gaps(&rule, symbols, <int>rows.length, first)
            if self.lexicon is not None:
                self._count_unexplained(&rule, symbols, <int>rows.length)
            self._weigh(&rule)
            if self.scorer is not None:
                self.source_words.clear()
                for j in range(rows.length):
                    if symbols[j] >= first:
                        self.source_words.push_back(symbols[j] - first)
                self._score_words(&rule)
            found.push_back(rule)
            targets.push_back(target)
        for k in range(found.size()):
            refs.push_back(&found[k])
        keep = min(<size_t>self.table_limit, refs.size())
        partial_sort(refs.begin(), refs.begin() + keep, refs.end(), &better)
        for k in range(keep):
            words += refs[k].length
        side.rules.reserve(keep)
        side.targets.reserve(words)
        for k in range(keep):
            which = refs[k] - found.data()
            side.rules.push_back(found[which])
            side.rules.back().target = side.targets.data() + side.targets.size()
            side.targets.insert(side.targets.end(), targets[which].begin(), targets[which].end())
            side.best.push_back(&side.rules.back())

    cdef bint _is_sound(self, const Row* row, uint32_t source_length, uint32_t gaps) noexcept nogil:
        """Whether a row has each gap once, and links words that it has: a grammar may
        come from anywhere.
        """
        cdef token_t first = self.grammar.first_word
        cdef uint32_t skip = self.grammar.typed, seen = 0, words, k
        if row.length < skip or (skip and row.target[0] >= first):
            return False
        words = row.length - skip
        for k in range(skip, row.length):
            if row.target[k] < first:
                if row.target[k] >= gaps or seen >> row.target[k] & 1:
                    return False
                seen |= 1 << row.target[k]
                words -= 1
        for k in range(row.points):
            if row.alignment[2 * k] >= source_length - gaps or row.alignment[2 * k + 1] >= words:
                return False
        return words + gaps + skip == row.length

    cdef void _count_unexplained(
        self, ChartRule* rule, const token_t* symbols, int length
    ) noexcept nogil:
        """Features of inserted and deleted words."""
        cdef token_t first = self.grammar.first_word
        cdef double direct, inverse
        cdef double best[MOST_SYMBOLS]
        cdef double most
        cdef uint32_t k
        cdef int f
        for f in range(length):
            best[f] = 0.0
        for k in range(rule.length):
            if rule.target[k] >= <token_t>GAP:
                continue
            most = 0.0
            for f in range(length):
                if symbols[f] < first:
                    continue
                self.lexicon.weights(symbols[f] - first, rule.target[k], &direct, &inverse)
                most = max(most, direct)
                best[f] = max(best[f], inverse)
            rule.dense[INSERTION] += most < WEAK
        for f in range(length):
            rule.dense[DELETION] += symbols[f] >= first and best[f] < WEAK


cdef inline void swap_rules(SideRules* left, SideRules* right) noexcept nogil:
    left.rules.swap(right.rules)
    left.targets.swap(right.targets)
    left.best.swap(right.best)


cdef void order_gaps(
    ChartRule* rule, const token_t* symbols, int length, token_t first_word
) noexcept nogil:
    """Fill in which gaps of a rule stand out of order, and how many."""
    cdef Sides sides
    cdef uint32_t gap
    sides.source, sides.source_length, sides.first_word = symbols, length, first_word
    sides.target, sides.target_length = rule.target, rule.length
    sides.first_gap = <token_t>GAP
    sides.links, sides.link_count = rule.links, rule.link_count
    rule.back = gaps_out_of_order(&sides)
    for gap in range(MOST_TAILS):
        rule.dense[BACK_COUNT] += rule.back >> gap & 1
