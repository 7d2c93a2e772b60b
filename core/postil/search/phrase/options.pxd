"""Phrase options of one sentence, scored in isolation. See ``options.pyx``."""

cimport cython
from libc.stdint cimport int64_t, uint8_t, uint32_t
from libcpp.deque cimport deque
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.features.blocks cimport Block
from postil.models.lm.format cimport MAX_ORDER
from postil.models.lm.class_model cimport ClassModel
from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.phrase_table.table cimport PhraseTable
from postil.models.session.ngrams cimport SessionNgrams, SessionState
from postil.models.session.table cimport MAX_PHRASE
from postil.models.word_distortion cimport WordDistortion
from postil.search.forest.origins cimport (
    NO_ENTRY, ORIGIN_INJECTED, ORIGIN_SESSION, ORIGIN_TABLE, ORIGIN_UNKNOWN,
)
from postil.search.phrase.features cimport COLUMNS, LM, LM_CLASSES, LM_FIRST, SESSION_LM
from postil.search.phrase.known_rows cimport KnownRow, KnownRows
from postil.search.phrase.target_numbers cimport Numbered, Numbering
from postil.search.sparse.rule_scorer cimport RuleScorer
from postil.types.ids cimport PASS_THROUGH, entry_t, key_t, token_t

cdef struct Option:
    # What every cell of a cube reads comes first, within a cache line.
    float score                 # weighted stateless features, inner LM words included
    float estimate              # score + LM of the first words without their context
    uint32_t number             # of the target words: options of equal words share it
    uint32_t length
    float backward[3]           # weighted reordering by orientation; zero where there is none
    float forward[3]
    const token_t* target       # into one of the stores of targets below
    const float* reordering     # six log-probabilities, or NULL
    token_t first               # word of the target, where it has one
    uint32_t boundary           # first words whose LM score can depend on what stands before
    entry_t entry
    uint32_t origin
    const uint8_t* links        # source, target index within the phrase, by target then source
    uint32_t link_count
    float rest[MAX_ORDER]       # LM of the boundary words from the k-th on, phrase by itself
    LMState state               # after the phrase by itself
    float session_rest[MAX_ORDER]  # what the session adds to the boundary words from the k-th on
    SessionState session        # after the phrase by itself
    float class_rest[MAX_ORDER]  # as ``rest``, of the model of word classes
    LMState class_state         # after the phrase by itself
    int64_t event               # latest learning event that holds the phrase pair, or 0
    bint fixes_state            # the state is the same whatever stands before
    float dense[COLUMNS]          # stateless values; those of language models: inner words only

cdef enum:
    FIRST_WORDS = 1024          # whose scores are remembered
    FIRST_SHIFT = 22            # a hash of 32 bits to as many
    LEVELS = 64                 # of log-probabilities, STEPS to one
    STEPS = 4


cdef struct FirstWord:
    # A word without anything before it: natural logs, and the states after it.
    token_t word
    bint known
    float value                 # LM
    LMState state
    float class_value           # of the model of word classes
    LMState class_state
    uint32_t version            # of what follows
    float gain                  # what the session adds
    SessionState session

cdef struct Draft:
    # An option of which not all is known.
    float rest                  # score without the LM, or with that of the first word
    float sparse                # of that, sparse features
    uint32_t number

ctypedef const Option* OptionRef
ctypedef vector[OptionRef] OptionList

cdef extern from *:
    """
    static const unsigned int postil_copied = 0;  // the unknown word
    """
    const token_t COPIED "postil_copied"

cdef inline void fill_block(
    Block* block, const token_t* source, uint32_t length, OptionRef option
) noexcept nogil:
    """An option as a block; a copied word is the unknown one."""
    block.source, block.source_length = source, length
    block.target, block.target_length = option.target, option.length
    if option.length == 1 and option.target[0] >= PASS_THROUGH:
        block.target = &COPIED
    block.links, block.link_count = option.links, option.link_count
    block.breaks = 0
    block.tree = NULL


cdef inline bint better(const OptionRef& left, const OptionRef& right) noexcept nogil:
    """Order of options: estimate, then a fixed tie-break so that results never depend on addresses.
    """
    if left.estimate != right.estimate:
        return left.estimate > right.estimate
    return left.entry < right.entry


cdef inline bint more_promising(const Draft& left, const Draft& right) noexcept nogil:
    if left.rest != right.rest:
        return left.rest > right.rest
    return left.number < right.number


cdef inline void insert(OptionList* options, OptionRef option) noexcept nogil:
    """Keep the list in order of estimates."""
    cdef size_t place = 0
    while place < options.size() and not better(option, options.at(place)):
        place += 1
    options.insert(options.begin() + place, option)


cdef inline void note_best(vector[float]& best, float value, size_t count) noexcept nogil:
    """Keep the ``count`` greatest values in order."""
    cdef size_t place
    if best.size() == count:
        if value <= best.back():
            return
        best.pop_back()
    best.push_back(value)
    place = best.size() - 1
    while place and best[place - 1] < value:
        best[place] = best[place - 1]
        place -= 1
    best[place] = value


@cython.final
cdef class OptionTable:
    cdef readonly PhraseTable table
    cdef readonly LanguageModel lm
    cdef readonly ClassModel classes                    # or None
    cdef readonly SessionNgrams session
    cdef readonly WordDistortion jumps                  # or None
    cdef RuleScorer scorer
    cdef readonly int table_limit
    cdef float weights[COLUMNS]
    cdef vector[int] row_columns                        # that have a weight, and a value in rows
    # options of the phrase table, kept across sentences
    cdef KnownRows known
    cdef deque[vector[Option]] cached                   # those of a source phrase side by side
    cdef size_t filling                                 # the first that has room
    cdef size_t cached_count
    cdef vector[Numbered] numbered                      # distinct target words of the table
    cdef Numbering numbering
    cdef uint32_t next_number                           # the first that is of no such words
    cdef uint32_t version                               # of weights and session
    cdef bint lasting                                   # whether others are likely to follow
    # by number of a source phrase: its best options, and the version they are of
    cdef deque[OptionList] kept
    cdef vector[uint32_t] versions
    cdef deque[Option] local                            # options of this sentence only
    cdef deque[vector[token_t]] local_targets
    cdef deque[vector[uint8_t]] local_links
    cdef vector[token_t] sentence
    # [i, j) stands at i * MAX_PHRASE + j - i - 1
    cdef vector[OptionList] spans
    cdef vector[uint32_t] phrases                       # likewise: number of the source phrase
    cdef vector[char] fixed                             # words that an exclusive option translates
    cdef vector[char] deprived                          # whose own options were all dropped
    cdef vector[float] future                           # (length + 1)^2
    cdef const float[::1] phrase_scores                 # by row of the table; may be empty
    cdef const float[:, ::1] margin_scores              # likewise: in W, and F1
    cdef vector[key_t] scratch
    cdef vector[FirstWord] first_words                  # by a hash
    # by level of its LM: what LM and session together can add for a word at most
    cdef float most_of_level[LEVELS]
    # rows of the source phrase whose options are chosen
    cdef vector[Option] drafted
    cdef vector[Draft] drafts

    cdef void begin(self, const token_t* sentence, int length) except *
    # Complete the sentence: unknown words are copied, and if ``copy_deprived`` those, too, whose
    # own options constraints have dropped. Whether one of these was left without.
    cdef bint finish(self, bint copy_deprived) except -1

    cdef inline OptionList* span(self, int start, int end) noexcept nogil:
        return &self.spans[start * MAX_PHRASE + end - start - 1]

    cdef inline float future_cost(self, int start, int end) noexcept nogil:
        return self.future[start * (<int>self.sentence.size() + 1) + end]

    cdef inline float _weighted(self, const Option* option) noexcept nogil:
        cdef int k
        cdef float score = 0.0
        for k in range(COLUMNS):
            score += self.weights[k] * option.dense[k]
        return score

    cdef inline float _weighted_row(self, const Option* option) noexcept nogil:
        """The same for a row of the table."""
        cdef int k
        cdef float score = 0.0
        for k in self.row_columns:
            score += self.weights[k] * option.dense[k]
        return score

    cdef inline float lm_part(self, float value, float gain, float classes) noexcept nogil:
        """Weighted scores of a word in the language models."""
        return (
            self.weights[LM] * value + self.weights[SESSION_LM] * gain
            + self.weights[LM_CLASSES] * classes
        )

    cdef inline bint _lm_takes_away(self) noexcept nogil:
        """Whether the LM can only make an option worse: log-probabilities, also those mixed with
        the session's, are not above 0.
        """
        cdef float lm = self.weights[LM], session = self.weights[SESSION_LM]
        return (
            lm >= 0.0 and self.weights[LM_FIRST] >= 0.0 and self.weights[LM_CLASSES] >= 0.0
            and (not self.session.total or 0.0 <= session <= lm)
        )

    # weighted distortion of going on at ``start`` after ``previous``
    cdef float jump_score(self, int previous, int start) noexcept nogil
    # whether an option of just this span has just this target
    cdef bint offers(self, int start, int end, const vector[token_t]& target) noexcept nogil
    cdef void _keep_holding(
        self, int start, int end, const vector[vector[token_t]]& targets
    ) noexcept nogil
    # Adds an option for source words [start, end). ``dense``: COLUMNS stateless values, the counts
    # of phrases and words are filled in; ``counts``: see ``ExtraOption``, or NULL; ``only``: this
    # is the one way to translate these words, options of all spans that touch them are dropped.
    cdef void add(
        self, int start, int end, const token_t* target, uint32_t length, const float* dense,
        const double* counts, int origin, bint only, int64_t event,
    ) noexcept nogil
    cdef void _start_afresh(self) noexcept nogil
    cdef KnownRow* _row_of(self, const Option* option, int start, int end) noexcept nogil
    cdef void _link_in_order(self, Option* option, int length) noexcept nogil
    cdef void _take_row(self, Option* option, const KnownRow* row) noexcept nogil
    cdef void _pool_counts(
        self, Option* option, int start, int end, double pair, double left, double right
    ) noexcept nogil
    cdef void _weigh(self, Option* option, const token_t* source, int source_length) noexcept nogil
    cdef float _weigh_words(
        self, Option* option, const token_t* source, int source_length
    ) noexcept nogil
    cdef const FirstWord* _first_word(self, token_t word) noexcept nogil
    cdef void _find_most(self) noexcept nogil
    cdef float _most(self, const KnownRow* row, float rest) noexcept nogil
    cdef void _add_word(
        self, Option* option, uint32_t k, float value, float gain, float classes
    ) noexcept nogil
    cdef bint _score_lm(
        self, Option* option, KnownRow* row, float rest, float least
    ) noexcept nogil
    cdef void _weigh_reordering(self, Option* option) noexcept nogil
    cdef void _look_up(self, int start, int end) noexcept nogil
    cdef void _choose(self, const token_t* source, int length, uint32_t phrase) noexcept nogil
    cdef void _draft(
        self, const token_t* source, int length, vector[KnownRow]* rows, bint cut
    ) noexcept nogil
    cdef float _sparse_score(
        self, const token_t* source, int length, const KnownRow* row
    ) noexcept nogil
    cdef float _row_score(self, const KnownRow* row) noexcept nogil
    cdef vector[Option]* _room(self, size_t count) noexcept nogil
    cdef void _keep(
        self, const OptionList& refs, vector[KnownRow]* rows, OptionList* kept
    ) noexcept nogil
    cdef void _pass_through(self, int position) noexcept nogil
    cdef void _estimate_future(self) noexcept nogil
