"""Phrase options of one sentence: what each source span may become, and how good it is by itself.

Everything that does not depend on the neighbours of a phrase is summed here once, before search:
the translation scores, penalties, sparse features, and the language model on all words whose full
history lies inside the phrase. Search then adds only the LM of the first ``order - 1`` words,
distortion and reordering (Heafield, Koehn & Lavie 2013 call the former the boundary words).

Options that come from the phrase table are kept across sentences: a source phrase is scored, sorted
and cut to ``table_limit`` once; its rows are kept for other weights, too (``known_rows``). Options
of a session or an injected number live for one sentence.

The future cost of a span is the best sum of option estimates that covers it (Koehn 2010, 6.3.2).
"""

cimport cython
from cython.operator cimport dereference as deref
from libc.math cimport INFINITY, exp, log
from libc.stdint cimport int64_t, uint32_t
from libc.stdlib cimport abs as cabs
from libc.string cimport memcmp, memset
from libcpp.algorithm cimport partial_sort, sort
from libcpp.vector cimport vector

import numpy as np

from postil.features.blocks cimport Block
from postil.models.lm.class_model cimport ClassModel, class_score
from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.phrase_table.table cimport SCORES, PhraseTable, Rows
from postil.models.session.ngrams cimport SESSION_CONTEXT, SessionNgrams, SessionState
from postil.models.word_distortion cimport WordDistortion, jump_logs
from postil.search.phrase.features cimport (
    COLUMNS, DISTORTION, DISTORTION_IN, DISTORTION_OUT, LM, LM_CLASSES, LM_FIRST,
    MARGIN_F1, MARGIN_SCORE, MRF, PHRASE_COUNT, REORDERING, SESSION_LM, TM_DIRECT, TM_INVERSE,
    UNKNOWN, WORD_COUNT,
)
from postil.search.phrase.known_rows cimport KnownRow, KnownRows
from postil.search.phrase.option_words cimport NEW_REORDERING, holds, link_in_order
from postil.search.phrase.target_numbers cimport number_of, start_numbers
from postil.search.phrase.words_ahead cimport fetch_words
from postil.search.sparse.rule_scorer cimport RuleScorer
from postil.types.ids cimport PASS_THROUGH, token_t

from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.settings import SearchOptions

cdef enum:
    CACHE_LIMIT = 400_000   # options kept across sentences before the cache starts afresh
    ROW_LIMIT = 150_000     # rows at hand; beyond, they are read again
    WORD_LIMIT = 4_000_000  # of the cached rows, before the cache starts afresh
    SIDE_BY_SIDE = 256      # options that have memory together
    FETCH_DRAFT = 3         # drafts ahead of the one at hand that something is fetched for
    NO_PHRASE = 0xFFFFFFFF

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
    classes : ClassModel, optional
        Language model of word classes.
    """

    def __init__(self, PhraseTable table not None, LanguageModel lm not None, weights,
                 int table_limit=20, RuleScorer scorer=None, phrase_scores=None,
                 WordDistortion jumps=None, margin_scores=None, SessionNgrams session=None,
                 ClassModel classes=None):
        self.phrase_scores = np.empty(0, np.float32) if phrase_scores is None else phrase_scores
        if phrase_scores is not None and len(phrase_scores) != table.rows:
            raise ValueError(f"{len(phrase_scores)} scores for {table.rows} phrase pairs")
        nothing = np.empty((0, 2), np.float32)
        self.margin_scores = nothing if margin_scores is None else margin_scores
        if margin_scores is not None and margin_scores.shape != (table.rows, 2):
            raise ValueError(f"not two scores for each of {table.rows} phrase pairs")
        self.table = table
        self.lm = lm
        self.classes = classes
        self.jumps = jumps
        self.session = SessionNgrams() if session is None else session
        self.scorer = scorer
        self.table_limit = SearchOptions(table_limit=table_limit).table_limit
        self.known = KnownRows(table, lm)
        self.first_words.resize(FIRST_WORDS)  # all unknown
        self._start_afresh()
        self.set_weights(weights)

    def renew(self, RuleScorer scorer, SessionNgrams session):
        """Use what a later version has of these; :meth:`set_weights` is to follow."""
        self.scorer, self.session = scorer, SessionNgrams() if session is None else session
        self.lasting = True  # as what was learned changed once, it will again

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
        """Drop options kept across sentences: sparse weights or the session have changed."""
        cdef size_t k
        for k in range(self.cached.size()):
            self.cached[k].clear()  # the memory stays
        self.filling = self.cached_count = 0
        self.version += 1
        self._find_most()

    cdef void _start_afresh(self) noexcept nogil:
        """Forget all that is kept across sentences."""
        self.known.clear()
        self.kept.clear()
        self.versions.clear()
        self.cached.clear()
        self.filling = self.cached_count = 0
        start_numbers(self.numbered, &self.numbering)
        self.next_number = self.numbering.following
        self.version += 1

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
        if self.cached_count > CACHE_LIMIT or self.known.word_count > WORD_LIMIT:
            self._start_afresh()
        elif self.known.row_count > ROW_LIMIT:
            self.known.let_go()
        self.numbering.following = self.next_number  # those of the last sentence's own are free
        self.sentence.assign(sentence, sentence + length)
        self.fixed.assign(length, 0)
        self.deprived.assign(length, 0)
        self.phrases.assign(length * MAX_PHRASE, NO_PHRASE)
        if <int>self.spans.size() < length * MAX_PHRASE:  # lists keep their memory
            self.spans.resize(length * MAX_PHRASE)
        with nogil:
            for start in range(length):
                for size in range(1, MAX_PHRASE + 1):
                    self.span(start, start + size).clear()
                    if start + size <= length:
                        self._look_up(start, start + size)
        self.next_number = self.numbering.following

    cdef bint finish(self, bint copy_deprived) except -1:
        """Complete the sentence once all options are in: unknown words, order, future cost."""
        cdef int start, length = <int>self.sentence.size()
        cdef bint left = False
        with nogil:
            for start in range(length):
                if not self.span(start, start + 1).empty() or self.fixed[start]:
                    continue
                if self.deprived[start] and not copy_deprived:
                    left = True
                else:
                    self._pass_through(start)
            self._estimate_future()
        return left

    cdef void add(
        self, int start, int end, const token_t* target, uint32_t length, const float* dense,
        const double* counts, int origin, bint only, int64_t event,
    ) noexcept nogil:
        cdef vector[vector[token_t]] none
        cdef Option option
        cdef const KnownRow* row
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
            self._pool_counts(&option, start, end, counts[0], counts[1], counts[2])
            if option.reordering == NULL and self.table.orientation_count > 1:
                option.reordering = &NEW_REORDERING[0]
        else:
            row = self._row_of(&option, start, end)
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

    cdef KnownRow* _row_of(self, const Option* option, int start, int end) noexcept nogil:
        """The table's row of this pair, or NULL."""
        cdef uint32_t phrase = self.phrases[start * MAX_PHRASE + end - start - 1]
        cdef vector[KnownRow]* rows
        cdef KnownRow* row
        cdef size_t k
        if phrase == <uint32_t>NO_PHRASE:
            return NULL
        rows = self.known.read(phrase)
        for k in range(rows.size()):
            row = &rows.at(k)
            if row.length == option.length and not memcmp(
                row.target, option.target, option.length * sizeof(token_t)
            ):
                return row
        return NULL

    cdef void _link_in_order(self, Option* option, int length) noexcept nogil:
        """Link the words of a phrase of unknown alignment along its diagonal."""
        self.local_links.emplace_back()
        link_in_order(&self.local_links.back(), length, <int>option.length)
        option.links = self.local_links.back().data()
        option.link_count = <uint32_t>(self.local_links.back().size() // 2)

    cdef void _take_row(self, Option* option, const KnownRow* row) noexcept nogil:
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
        self, Option* option, int start, int end, double pair, double left, double right
    ) noexcept nogil:
        """Translation scores from the counts of table and session together."""
        cdef const KnownRow* row = self._row_of(option, start, end)
        cdef uint32_t phrase = self.phrases[start * MAX_PHRASE + end - start - 1]
        if phrase != <uint32_t>NO_PHRASE:
            left += self.known.places[phrase].total
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
        self._score_lm(option, NULL, 0.0, -INFINITY)
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
            found.word, found.known, found.version = word, True, 0
            self.lm.null_state(&none)
            found.value = self.lm.score(&none, word, &found.state)
            found.class_value = class_score(self.classes, &none, word, &found.class_state)
        if found.version != self.version:
            found.version = self.version
            no_session.length = 0
            found.gain = self.session.gain(&no_session, word, found.value, &found.session)
        return found

    cdef void _find_most(self) noexcept nogil:
        """Bounds for :meth:`_most`: the session makes a word certain at most."""
        cdef double share = 0.0, known
        cdef int level
        for level in range(SESSION_CONTEXT + 1):
            share = max(share, self.session.shares[level] if self.session.total else 0.0)
        for level in range(LEVELS):
            known = -<double>level / STEPS  # of the level, the highest
            self.most_of_level[level] = self.lm_part(
                <float>known, <float>(log((1.0 - share) * exp(known) + share) - known), 0.0
            )

    cdef float _most(self, const KnownRow* row, float rest) noexcept nogil:
        """What a row can have at most, from its score with the first word; where the LM only takes
        away.
        """
        cdef uint32_t k
        for k in range(1, row.known):
            rest += self.most_of_level[max(0, min(LEVELS - 1, <int>(-STEPS * row.values[k])))]
        return rest

    cdef bint _score_lm(
        self, Option* option, KnownRow* row, float rest, float least
    ) noexcept nogil:
        """Inner words into ``dense``, the weighted boundary words into ``estimate``; ``row``: that
        of the option, or NULL.

        False, and not done, once ``rest``, the score with the first words so far, is below
        ``least``.
        """
        cdef LMState before
        cdef SessionState session_before
        cdef const FirstWord* first
        cdef uint32_t k, context = <uint32_t>(self.lm.order - 1)
        cdef float value, gain, classes = 0.0
        if self.classes is not None:
            context = max(context, <uint32_t>(self.classes.lm.order - 1))
        if self.session.total:
            context = max(context, <uint32_t>SESSION_CONTEXT)
        option.boundary = min(option.length, context)
        option.fixes_state = option.length >= context
        option.dense[LM] = option.dense[SESSION_LM] = option.dense[LM_CLASSES] = 0.0
        option.estimate = 0.0
        if not option.length:
            self.lm.null_state(&option.state)
            option.class_state.length = 0
            return True
        option.first = option.target[0]
        first = self._first_word(option.first)
        option.state, option.session = first.state, first.session
        option.class_state = first.class_state
        if row != NULL:
            self.known.begin_with(row, first.value, &first.state)
        self._add_word(option, 0, first.value, first.gain, first.class_value)
        for k in range(1, option.length):
            session_before = option.session
            if row != NULL:
                value = self.known.value(row, k)
            else:
                before = option.state
                value = self.lm.score(&before, option.target[k], &option.state)
            gain = self.session.gain(&session_before, option.target[k], value, &option.session)
            if self.classes is not None:
                before = option.class_state
                classes = class_score(self.classes, &before, option.target[k], &option.class_state)
            rest += self.lm_part(value, gain, classes)
            if rest < least:
                return False
            self._add_word(option, k, value, gain, classes)
        if row != NULL:
            option.state = row.state
        option.estimate = self.lm_part(
            option.rest[0], option.session_rest[0], option.class_rest[0]
        )
        option.estimate += self.weights[LM_FIRST] * (option.rest[0] - option.rest[1])
        return True

    cdef inline void _add_word(
        self, Option* option, uint32_t k, float value, float gain, float classes
    ) noexcept nogil:
        """Add what the k-th word has in the language models and the session."""
        cdef uint32_t j
        if k >= option.boundary:
            option.dense[LM] += value
            option.dense[SESSION_LM] += gain
            option.dense[LM_CLASSES] += classes
            return
        for j in range(k + 1):
            option.rest[j] += value
            option.session_rest[j] += gain
            option.class_rest[j] += classes

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
        cdef uint32_t phrase
        if not self.table.lookup(source, end - start, &rows):
            return
        phrase = self.known.number_of_phrase(&rows)
        if phrase == self.kept.size():
            self.kept.emplace_back()
            self.versions.push_back(0)
        if self.versions[phrase] != self.version:
            self._choose(source, end - start, phrase)
        self.span(start, end)[0] = self.kept[phrase]
        self.phrases[start * MAX_PHRASE + end - start - 1] = phrase

    cdef void _choose(self, const token_t* source, int length, uint32_t phrase) noexcept nogil:
        """Keep the best ``table_limit`` rows.

        Where the LM only takes away, those that are best up to their first word come first, and a
        row is put to the LM no further than to the word after which it cannot be among the best.
        """
        cdef vector[KnownRow]* rows = self.known.read(phrase)
        cdef vector[float] best         # estimates so far, best first
        cdef OptionList refs
        cdef KnownRow* row
        cdef Option* option
        cdef float least = -INFINITY
        cdef size_t k, keep = <size_t>self.table_limit
        cdef bint cut = rows.size() > keep and self._lm_takes_away()
        self._draft(source, length, rows, cut)
        best.reserve(min(keep, self.drafts.size()))
        refs.reserve(self.drafts.size())
        if self.drafted.size() < self.drafts.size():
            self.drafted.resize(self.drafts.size())
        for k in range(self.drafts.size()):
            if cut and best.size() == keep:
                least = best.back() - ROUNDING
                if self.drafts[k].rest < least:
                    break
            if k + FETCH_DRAFT < self.drafts.size():
                row = &rows.at(self.drafts[k + FETCH_DRAFT].number)
                fetch_words(self.lm, self.session, row.target, row.length, row.known)
            row = &rows.at(self.drafts[k].number)
            if cut and self._most(row, self.drafts[k].rest) < least:
                continue
            option = &self.drafted[refs.size()]
            memset(option, 0, sizeof(Option))
            option.target, option.length, option.origin = row.target, row.length, ORIGIN_TABLE
            option.dense[PHRASE_COUNT], option.dense[WORD_COUNT] = 1.0, <float>row.length
            self._take_row(option, row)
            if self._score_lm(option, row, self.drafts[k].rest, least):
                option.score = self._weighted_row(option) + self.drafts[k].sparse
                option.estimate += option.score
                if best.size() < keep or option.estimate >= best.back():
                    note_best(best, option.estimate, keep)
                    refs.push_back(option)
        keep = min(keep, refs.size())
        partial_sort(refs.begin(), refs.begin() + keep, refs.end(), &better)
        refs.resize(keep)
        self._keep(refs, rows, &self.kept[phrase])
        self.versions[phrase] = self.version
        if not self.lasting:
            self.known.give_back(phrase)

    cdef void _draft(
        self, const token_t* source, int length, vector[KnownRow]* rows, bint cut
    ) noexcept nogil:
        """Scores of rows as they are without the LM; if they are to be cut, with that of their
        first words, best first.
        """
        cdef const FirstWord* first
        cdef KnownRow* row
        cdef float sparse, rest
        cdef size_t k
        self.drafts.clear()
        for k in range(rows.size()):
            row = &rows.at(k)
            sparse = self._sparse_score(source, length, row) if self.scorer is not None else 0.0
            rest = self._row_score(row) + sparse
            if row.length and cut:
                first = self._first_word(row.target[0])
                rest += self.lm_part(first.value, first.gain, first.class_value)
            self.drafts.push_back(Draft(rest, sparse, <uint32_t>k))
        if cut:
            sort(self.drafts.begin(), self.drafts.end(), &more_promising)

    cdef float _sparse_score(
        self, const token_t* source, int length, const KnownRow* row
    ) noexcept nogil:
        """Sparse features of a row."""
        cdef Block block
        block.source, block.source_length = source, <uint32_t>length
        block.target, block.target_length = row.target, row.length
        block.links, block.link_count = row.alignment, row.points
        block.breaks = 0
        block.tree = NULL
        return self.scorer.score(&block, row.scores, self.scratch)

    cdef float _row_score(self, const KnownRow* row) noexcept nogil:
        """As :meth:`_weighted_row` of its option has it without the LM."""
        cdef int k
        cdef float score = 0.0
        for k in range(SCORES):
            score += self.weights[TM_INVERSE + k] * row.scores[k]
        score += self.weights[PHRASE_COUNT]
        score += self.weights[WORD_COUNT] * <float>row.length
        if self.phrase_scores.shape[0]:
            score += self.weights[MRF] * self.phrase_scores[row.entry]
        if self.margin_scores.shape[0]:
            score += self.weights[MARGIN_SCORE] * self.margin_scores[row.entry, 0]
            score += self.weights[MARGIN_F1] * self.margin_scores[row.entry, 1]
        return score

    cdef vector[Option]* _room(self, size_t count) noexcept nogil:
        """Where so many options find room side by side, and stay."""
        while self.filling < self.cached.size():
            if self.cached[self.filling].capacity() - self.cached[self.filling].size() >= count:
                return &self.cached[self.filling]
            self.filling += 1
        self.cached.emplace_back()
        self.cached.back().reserve(max(count, <size_t>SIDE_BY_SIDE))
        return &self.cached.back()

    cdef void _keep(
        self, const OptionList& refs, vector[KnownRow]* rows, OptionList* kept
    ) noexcept nogil:
        """Copy options of rows into the cache; list them in ``kept``."""
        cdef vector[Option]* options = self._room(refs.size())
        cdef KnownRow* row
        cdef Option* option
        cdef size_t k
        kept.clear()
        for k in range(refs.size()):
            options.push_back(deref(refs[k]))
            option = &options.back()
            self._weigh_reordering(option)
            row = &rows.at(option.entry - rows.front().entry)
            if not row.number:
                row.number = number_of(
                    self.numbered, &self.numbering, row.target, row.length, True
                )
            option.number = row.number
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
