"""Phrase options of one sentence: what each source span may become, and how good it is by itself.

Everything that does not depend on the neighbours of a phrase is summed here once, before search:
the translation scores, penalties, sparse features, and the language model on all words whose full
history lies inside the phrase. Search then adds only the LM of the first ``order - 1`` words,
distortion and reordering (Heafield, Koehn & Lavie 2013 call the former the boundary words).

Options that come from the phrase table are kept across sentences: a source phrase is scored, sorted
and cut to ``table_limit`` once. Options of a session or an injected number live for one sentence.

The future cost of a span is the best sum of option estimates that covers it (Koehn 2010, 6.3.2).
"""

cimport cython
from cython.operator cimport dereference as deref
from libc.math cimport INFINITY, log
from libc.stdint cimport int64_t, uint32_t
from libc.stdlib cimport abs as cabs
from libc.string cimport memcmp, memset
from libcpp.algorithm cimport partial_sort, sort
from libcpp.vector cimport vector

import numpy as np

from postil.features.blocks cimport Block
from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.phrase_table.table cimport SCORES, PhraseTable, Row, Rows
from postil.models.session.ngrams cimport SESSION_CONTEXT, SessionNgrams, SessionState
from postil.models.word_distortion cimport WordDistortion, jump_logs
from postil.search.phrase.features cimport (
    COLUMNS, DISTORTION, DISTORTION_IN, DISTORTION_OUT, LM, LM_FIRST, MARGIN_F1, MARGIN_SCORE,
    MRF, PHRASE_COUNT, REORDERING, SESSION_LM, TM_DIRECT, TM_INVERSE, UNKNOWN, WORD_COUNT,
)
from postil.search.phrase.option_words cimport NEW_REORDERING, holds, link_in_order
from postil.search.phrase.target_numbers cimport number_of, start_numbers
from postil.search.phrase.words_ahead cimport fetch_words
from postil.search.sparse.rule_scorer cimport RuleScorer
from postil.types.ids cimport PASS_THROUGH, token_t

from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.settings import SearchOptions

cdef enum:
    CACHE_LIMIT = 400_000   # options kept across sentences before the cache starts afresh
    FETCH_DRAFT = 3         # drafts ahead of the one at hand that something is fetched for

cdef float ROUNDING = 1e-3  # more than sums of the same scores in another order differ by


@cython.final
cdef class OptionTable:
    """Options of the sentence at hand.

    Parameters
    ----------
    table, lm
        Static models, shared between threads.
    weights : float32 array, shape (COLUMNS,)
    table_limit : int
        Best options kept per source phrase.
    scorer : RuleScorer, optional
        Sparse features.
    phrase_scores : float32 array, shape (rows of the table,), optional
        The dense feature ``mrf`` of every phrase pair.
    jumps : WordDistortion, optional
        Gives the dense features of word distortion.
    margin_scores : float32 array, shape (rows of the table, 2), optional
        The dense features ``margin.score`` and ``margin.f1`` of every phrase pair.
    session : SessionNgrams, optional
        Mixed with ``lm``; after it changes, :meth:`forget` what is cached.
    """

    def __init__(self, PhraseTable table not None, LanguageModel lm not None, weights,
                 int table_limit=20, RuleScorer scorer=None, phrase_scores=None,
                 WordDistortion jumps=None, margin_scores=None, SessionNgrams session=None):
        self.phrase_scores = np.empty(0, np.float32) if phrase_scores is None else phrase_scores
        if phrase_scores is not None and len(phrase_scores) != table.rows:
            raise ValueError(f"{len(phrase_scores)} scores for {table.rows} phrase pairs")
        nothing = np.empty((0, 2), np.float32)
        self.margin_scores = nothing if margin_scores is None else margin_scores
        if margin_scores is not None and margin_scores.shape != (table.rows, 2):
            raise ValueError(f"not two scores for each of {table.rows} phrase pairs")
        self.table = table
        self.lm = lm
        self.jumps = jumps
        self.session = SessionNgrams() if session is None else session
        self.scorer = scorer
        self.table_limit = SearchOptions(table_limit=table_limit).table_limit
        self.set_weights(weights)

    def set_weights(self, weights):
        """Use other weights from the next sentence on; forgets every cached score."""
        cdef const float[::1] values = PHRASE_FEATURES.kernel_weights(weights)
        cdef int k
        self.row_columns.clear()
        for k in range(COLUMNS):
            self.weights[k] = values[k]
            if values[k] and (k <= LM or k >= MRF or k == SESSION_LM):
                self.row_columns.push_back(k)
        self.forget()

    def forget(self):
        """Drop what is kept across sentences: sparse weights or the session have changed."""
        cdef FirstWord nothing
        nothing.known = False
        self.by_source.clear()
        self.cached.clear()
        self.cached_targets.clear()
        self.cached_count = 0
        start_numbers(self.numbered, &self.numbering)
        self.first_words.assign(FIRST_WORDS, nothing)

    def __len__(self):
        return <int>self.sentence.size()

    cdef float jump_score(self, int previous, int start) noexcept nogil:
        cdef float outbound = 0.0, inbound = 0.0
        if self.weights[DISTORTION_OUT] or self.weights[DISTORTION_IN]:
            jump_logs(self.jumps, self.sentence.data(), previous, start, &outbound, &inbound)
        return (
            self.weights[DISTORTION_OUT] * outbound + self.weights[DISTORTION_IN] * inbound
            - self.weights[DISTORTION] * cabs(start - previous)
        )

    cdef void begin(self, const token_t* sentence, int length) except *:
        """Start a sentence with the options of the phrase table."""
        cdef int start, size
        self.local.clear()
        self.local_targets.clear()
        self.local_links.clear()
        if self.cached_count > CACHE_LIMIT:
            self.forget()
        self.sentence.assign(sentence, sentence + length)
        self.read_source = NULL
        self.fixed.assign(length, 0)
        if <int>self.spans.size() < length * MAX_PHRASE:  # lists keep their memory
            self.spans.resize(length * MAX_PHRASE)
        with nogil:
            for start in range(length):
                for size in range(1, MAX_PHRASE + 1):
                    self.span(start, start + size).clear()
                    if start + size <= length:
                        self._look_up(start, start + size)

    cdef void finish(self) except *:
        """Complete the sentence once all options are in: unknown words, order, future cost."""
        cdef int start, length = <int>self.sentence.size()
        with nogil:
            for start in range(length):
                if self.span(start, start + 1).empty() and not self.fixed[start]:
                    self._pass_through(start)
            self._estimate_future()

    cdef void add(
        self, int start, int end, const token_t* target, uint32_t length, const float* dense,
        const double* counts, int origin, bint only, int64_t event,
    ) noexcept nogil:
        cdef vector[vector[token_t]] none
        cdef Option option
        cdef const Row* row
        cdef uint32_t k
        memset(&option, 0, sizeof(Option))
        self.local_targets.emplace_back()
        self.local_targets.back().assign(target, target + length)
        option.target = self.local_targets.back().data()
        option.length = length
        option.entry = NO_ENTRY
        option.origin = origin
        option.event = event
        for k in range(COLUMNS):
            option.dense[k] = dense[k]
        if counts != NULL:
            self._pool_counts(
                &option, &self.sentence[start], end - start, counts[0], counts[1], counts[2]
            )
            if option.reordering == NULL and self.table.orientation_count > 1:
                option.reordering = &NEW_REORDERING[0]
        else:
            row = self._row_of(&option, &self.sentence[start], end - start)
            if row != NULL:
                self._take_row(&option, row)
        if option.links == NULL:
            self._link_in_order(&option, end - start)
        self._weigh(&option, &self.sentence[start], end - start)
        option.number = number_of(
            self.numbered, &self.numbering, option.target, option.length, False
        )
        self.local.push_back(option)
        if only:
            self._keep_holding(start, end, none)
        insert(self.span(start, end), &self.local.back())

    def blocks(self, draws):
        """One option, (start, end, target ids), of each span that has any (TZ's bag of blocks).

        ``draws``: uint32 array, shape (n * MAX_PHRASE,), of random numbers that decide which.
        """
        cdef const uint32_t[::1] numbers = draws
        cdef int start, size, length = <int>self.sentence.size()
        cdef OptionList* found
        cdef OptionRef option
        cdef uint32_t k
        cdef list result = []
        for start in range(length):
            for size in range(1, min(MAX_PHRASE, length - start) + 1):
                found = self.span(start, start + size)
                if not found.empty():
                    option = found.at(numbers[start * MAX_PHRASE + size - 1] % found.size())
                    words = tuple([option.target[k] for k in range(option.length)])
                    result.append((start, start + size, words))
        return result

    def force(self, int start, int end, targets):
        """Translate ``[start, end)`` by one of ``targets``, alone or within a longer phrase.

        Raises
        ------
        ValueError
            There is no such span, or no target.
        """
        cdef vector[vector[token_t]] wanted = targets
        cdef float[COLUMNS] nothing
        cdef size_t k
        memset(nothing, 0, sizeof(nothing))
        if wanted.empty():
            raise ValueError(f"the span [{start}, {end}) is forced to nothing")
        self.check_span(start, end)
        self._keep_holding(start, end, wanted)
        for k in range(wanted.size()):
            if not self.offers(start, end, wanted[k]):
                self.add(
                    start, end, wanted[k].data(), <uint32_t>wanted[k].size(), nothing, NULL,
                    ORIGIN_INJECTED, False, 0,
                )

    def check_span(self, int start, int end):
        """Raise ``ValueError`` unless a phrase can be that of ``[start, end)``."""
        if not 0 <= start < end <= len(self) or end - start > MAX_PHRASE:
            raise ValueError(f"no span [{start}, {end}) in a sentence of {len(self)} words")

    cdef bint offers(self, int start, int end, const vector[token_t]& target) noexcept nogil:
        cdef OptionList* options = self.span(start, end)
        cdef OptionRef option
        cdef size_t k
        for k in range(options.size()):
            option = options.at(k)
            if option.length == target.size() and not memcmp(
                option.target, target.data(), target.size() * sizeof(token_t)
            ):
                return True
        return False

    cdef void _keep_holding(
        self, int start, int end, const vector[vector[token_t]]& targets
    ) noexcept nogil:
        """Of the options that touch ``[start, end)``, keep those that hold it whole and one of
        ``targets`` in their translation.
        """
        cdef int first, size
        cdef size_t k
        cdef OptionList kept
        cdef OptionList* options
        cdef OptionRef option
        for first in range(max(0, start - MAX_PHRASE + 1), end):
            for size in range(1, MAX_PHRASE + 1):
                if first + size <= start or first + size > <int>self.sentence.size():
                    continue
                options = self.span(first, first + size)
                kept.clear()
                if first <= start and end <= first + size:
                    for k in range(options.size()):
                        option = options.at(k)
                        if holds(option.target, option.length, targets):
                            kept.push_back(option)
                options.swap(kept)
        for first in range(start, end):
            self.fixed[first] = 1

    cdef const Row* _row_of(
        self, const Option* option, const token_t* source, int length
    ) noexcept nogil:
        """The table's row of this pair, or NULL. Rows of the last source phrase that was asked for
        are read as far as need be, and stay at hand: those from ``read[0].entry`` to that of
        ``unread``. A row is long and has few words, so that their memory is used as it is.
        """
        cdef size_t k = 0
        if source != self.read_source or length != self.read_length:
            self.read_source, self.read_length = source, length
            if self.read.empty():
                self.read.resize(1)
            if not self.table.lookup(source, length, &self.unread):
                self.unread.first = self.unread.count = self.unread.total = 0
            self.read[0].entry = self.unread.first
        while True:
            if k == self.unread.first - self.read[0].entry:
                if k == self.read.size():
                    self.read.resize(2 * k)
                if not self.table.next(&self.unread, &self.read[k]):
                    return NULL
            if self.read[k].length == option.length and not memcmp(
                self.read[k].target, option.target, option.length * sizeof(token_t)
            ):
                return &self.read[k]
            k += 1

    cdef void _link_in_order(self, Option* option, int length) noexcept nogil:
        """Link the words of a phrase of unknown alignment along its diagonal."""
        self.local_links.emplace_back()
        link_in_order(&self.local_links.back(), length, <int>option.length)
        option.links = self.local_links.back().data()
        option.link_count = <uint32_t>(self.local_links.back().size() // 2)

    cdef void _take_row(self, Option* option, const Row* row) noexcept nogil:
        """Make an option one of a row of the phrase table."""
        cdef size_t k
        option.entry = row.entry
        option.links = row.alignment
        option.link_count = row.points
        for k in range(SCORES):
            option.dense[TM_INVERSE + k] = row.scores[k]
        option.reordering = row.reordering
        if self.phrase_scores.shape[0]:
            option.dense[MRF] = self.phrase_scores[row.entry]
        if self.margin_scores.shape[0]:
            option.dense[MARGIN_SCORE] = self.margin_scores[row.entry, 0]
            option.dense[MARGIN_F1] = self.margin_scores[row.entry, 1]

    cdef void _pool_counts(
        self, Option* option, const token_t* source, int length,
        double pair, double left, double right,
    ) noexcept nogil:
        """Translation scores from the counts of table and session together."""
        cdef const Row* row = self._row_of(option, source, length)
        left += self.unread.total
        if row != NULL:
            self._take_row(option, row)
            pair += row.count
            right += row.target_count
        option.dense[TM_DIRECT] = <float>log(min(1.0, pair / left))
        option.dense[TM_INVERSE] = <float>log(min(1.0, pair / right))

    cdef void _weigh(self, Option* option, const token_t* source, int source_length) noexcept nogil:
        """Fill in counts, LM, reordering and the weighted sums."""
        cdef float sparse = self._weigh_words(option, source, source_length)
        self._weigh_reordering(option)
        self._score_lm(option, 0.0, -INFINITY)
        option.score = self._weighted(option) + sparse
        option.estimate += option.score

    cdef float _weigh_words(
        self, Option* option, const token_t* source, int source_length
    ) noexcept nogil:
        """Fill in counts; returns the sparse features' part, which no field holds."""
        cdef Block block
        option.dense[PHRASE_COUNT] = 1.0
        option.dense[WORD_COUNT] = <float>option.length
        if self.scorer is None:
            return 0.0
        fill_block(&block, source, <uint32_t>source_length, option)
        return self.scorer.score(&block, &option.dense[TM_INVERSE], self.scratch)

    cdef const FirstWord* _first_word(self, token_t word) noexcept nogil:
        """The LM of a word by itself; likely known, for many phrases begin with the same words."""
        cdef LMState none
        cdef SessionState no_session
        cdef FirstWord* found = &self.first_words[(word * <uint32_t>0x9E3779B1) >> FIRST_SHIFT]
        if not found.known or found.word != word:
            found.word, found.known = word, True
            self.lm.null_state(&none)
            no_session.length = 0
            found.value = self.lm.score(&none, word, &found.state)
            found.gain = self.session.gain(&no_session, word, found.value, &found.session)
        return found

    cdef inline float _lm_part(self, float value, float gain) noexcept nogil:
        return self.weights[LM] * value + self.weights[SESSION_LM] * gain

    cdef bint _score_lm(self, Option* option, float rest, float least) noexcept nogil:
        """Inner words into ``dense``, the weighted boundary words into ``estimate``.

        False, and not done, once ``rest``, the score with the first words so far, is below
        ``least``.
        """
        cdef LMState before
        cdef SessionState session_before
        cdef const FirstWord* first
        cdef uint32_t k, context = <uint32_t>(self.lm.order - 1)
        cdef float value, gain
        if self.session.total:
            context = max(context, <uint32_t>SESSION_CONTEXT)
        option.boundary = min(option.length, context)
        option.fixes_state = option.length >= context
        option.dense[LM] = option.dense[SESSION_LM] = option.estimate = 0.0
        if not option.length:
            self.lm.null_state(&option.state)
            return True
        option.first = option.target[0]
        first = self._first_word(option.first)
        option.state, option.session = first.state, first.session
        self._add_word(option, 0, first.value, first.gain)
        for k in range(1, option.length):
            before, session_before = option.state, option.session
            value = self.lm.score(&before, option.target[k], &option.state)
            gain = self.session.gain(&session_before, option.target[k], value, &option.session)
            rest += self._lm_part(value, gain)
            if rest < least:
                return False
            self._add_word(option, k, value, gain)
        option.estimate = self._lm_part(option.rest[0], option.session_rest[0])
        option.estimate += self.weights[LM_FIRST] * (option.rest[0] - option.rest[1])
        return True

    cdef inline void _add_word(
        self, Option* option, uint32_t k, float value, float gain
    ) noexcept nogil:
        """Add what the k-th word has in LM and session."""
        cdef uint32_t j
        if k >= option.boundary:
            option.dense[LM] += value
            option.dense[SESSION_LM] += gain
            return
        for j in range(k + 1):
            option.rest[j] += value
            option.session_rest[j] += gain

    cdef void _weigh_reordering(self, Option* option) noexcept nogil:
        cdef int way
        if option.reordering == NULL:
            return
        for way in range(3):
            option.backward[way] = self.weights[REORDERING + way] * option.reordering[way]
            option.forward[way] = self.weights[REORDERING + 3 + way] * option.reordering[3 + way]

    cdef void _look_up(self, int start, int end) noexcept nogil:
        """Put the phrase table's options for ``[start, end)`` in their place."""
        cdef const token_t* source = &self.sentence[start]
        cdef Rows rows
        cdef OptionList* kept
        if not self.table.lookup(source, end - start, &rows):
            return
        kept = &self.by_source[rows.first]  # of every source phrase at least one
        if kept.empty():
            self._cache_rows(source, end - start, rows, kept)
        self.span(start, end)[0] = kept[0]

    cdef void _cache_rows(
        self, const token_t* source, int length, Rows rows, OptionList* kept
    ) noexcept nogil:
        """Keep the best ``table_limit`` rows.

        Where the LM only takes away, those that are best up to their first word come first, and a
        row is put to the LM no further than to the word after which it cannot be among the best.
        """
        cdef vector[float] best         # estimates so far, best first
        cdef OptionList refs
        cdef Option* option
        cdef float least = -INFINITY
        cdef size_t k, keep = <size_t>self.table_limit
        cdef bint cut = rows.count > keep and self._lm_takes_away()
        self._read_rows(source, length, rows, cut)
        best.reserve(min(keep, self.drafts.size()))
        refs.reserve(self.drafts.size())
        if cut:
            sort(self.drafts.begin(), self.drafts.end(), &more_promising)
        for k in range(self.drafts.size()):
            if cut and best.size() == keep:
                least = best.back() - ROUNDING
                if self.drafts[k].rest < least:
                    break
            if k + FETCH_DRAFT < self.drafts.size():
                option = &self.drafted[self.drafts[k + FETCH_DRAFT].number]
                fetch_words(self.lm, self.session, option.target, option.length)
            option = &self.drafted[self.drafts[k].number]
            if self._score_lm(option, self.drafts[k].rest, least):
                option.score = self._weighted_row(option) + self.drafts[k].sparse
                option.estimate += option.score
                if best.size() < keep or option.estimate >= best.back():
                    note_best(best, option.estimate, keep)
                    refs.push_back(option)
        keep = min(keep, refs.size())
        partial_sort(refs.begin(), refs.begin() + keep, refs.end(), &better)
        refs.resize(keep)
        self._keep(refs, kept)

    cdef void _read_rows(
        self, const token_t* source, int length, Rows rows, bint cut
    ) noexcept nogil:
        """Options of rows, as they are without the LM, as drafts; with that of their first words if
        they are to be cut.
        """
        cdef const FirstWord* first
        cdef Row row
        cdef Option* option
        cdef float sparse, rest
        cdef size_t k, place = 0
        self.drafted.clear()
        self.drafted_words.clear()
        self.drafts.clear()
        while self.table.next(&rows, &row):
            option = &self.drafted.emplace_back()   # all zero
            option.target = row.target
            option.length = row.length
            option.origin = ORIGIN_TABLE
            self._take_row(option, &row)
            sparse = self._weigh_words(option, source, length)
            rest = self._weighted_row(option) + sparse
            if row.length and cut:
                first = self._first_word(row.target[0])
                rest += self._lm_part(first.value, first.gain)
            self.drafts.push_back(Draft(rest, sparse, <uint32_t>self.drafts.size()))
            self.drafted_words.insert(
                self.drafted_words.end(), &row.target[0], &row.target[0] + row.length
            )
        for k in range(self.drafted.size()):
            self.drafted[k].target = self.drafted_words.data() + place
            place += self.drafted[k].length

    cdef void _keep(self, const OptionList& refs, OptionList* kept) noexcept nogil:
        """Copy options, and the words they point to, into the cache; list them in ``kept``."""
        cdef size_t k, length = 0
        cdef vector[Option]* options
        cdef vector[token_t]* words
        cdef Option* option
        for k in range(refs.size()):
            length += refs[k].length
        options, words = &self.cached.emplace_back(), &self.cached_targets.emplace_back()
        options.reserve(refs.size())  # what is pointed to stays in place
        words.reserve(length)
        for k in range(refs.size()):
            options.push_back(deref(refs[k]))
            option = &options.back()
            self._weigh_reordering(option)
            option.target = words.data() + words.size()
            words.insert(words.end(), refs[k].target, refs[k].target + option.length)
            option.number = number_of(
                self.numbered, &self.numbering, option.target, option.length, True
            )
            kept.push_back(option)
        self.cached_count += refs.size()

    cdef void _pass_through(self, int position) noexcept nogil:
        """An unknown word is copied; this is the only option of its position."""
        cdef Option option
        memset(&option, 0, sizeof(Option))
        self.local_targets.emplace_back()
        self.local_targets.back().push_back(PASS_THROUGH + <token_t>position)
        option.target = self.local_targets.back().data()
        option.length = 1
        option.entry = NO_ENTRY
        option.origin = ORIGIN_UNKNOWN
        option.dense[UNKNOWN] = -1.0
        self._link_in_order(&option, 1)
        self._weigh(&option, &self.sentence[position], 1)
        option.number = number_of(
            self.numbered, &self.numbering, option.target, option.length, False
        )
        self.local.push_back(option)
        self.span(position, position + 1).push_back(&self.local.back())

    cdef void _estimate_future(self) noexcept nogil:
        """Best estimate for every span, by its first phrase; from the last start to the first."""
        cdef int length = <int>self.sentence.size()
        cdef int side = length + 1, start, end, middle
        cdef float best, value
        self.future.assign(side * side, 0.0)
        for start in range(length - 1, -1, -1):
            for end in range(start + 1, length + 1):
                best = -INFINITY
                for middle in range(start + 1, min(end, start + MAX_PHRASE) + 1):
                    if self.span(start, middle).empty():
                        continue
                    value = self.span(start, middle).front().estimate
                    value += self.future[middle * side + end]
                    if value > best:
                        best = value
                self.future[start * side + end] = best
