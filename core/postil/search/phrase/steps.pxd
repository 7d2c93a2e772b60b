"""What a phrase adds because of what stands before it: language model and sparse features."""

from libc.math cimport fabs
from libc.stdint cimport int32_t, uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Step, follow, start_step
from postil.features.parse cimport Parse
from postil.models.lm.class_model cimport ClassModel, class_score
from postil.models.lm.model cimport LMState
from postil.models.session.ngrams cimport SessionState
from postil.models.word_distortion cimport WordDistortion, jump_logs
from postil.search.phrase.features cimport (
    COLUMNS,
    DISTORTION,
    DISTORTION_IN,
    DISTORTION_OUT,
    LM,
    LM_CLASSES,
    LM_FIRST,
    REORDERING,
    SESSION_LM,
)
from postil.search.phrase.options cimport OptionRef, OptionTable, fill_block
from postil.search.sparse.rule_scorer cimport RuleScorer
from postil.types.ids cimport EOS, key_t, token_t

cdef struct Place:
    # Where a phrase stands in the source, its target words, and what is remembered behind it.
    uint32_t start
    uint32_t end
    OptionRef option        # NULL at the start of the sentence
    token_t last[2]         # target words, latest first
    token_t pair[2]         # source and target word of the last link


cdef struct Jump:
    # From one phrase to the next.
    float distance
    float outbound          # see ``jump_logs``
    float inbound
    int way                 # see ``orientation``


cdef inline int orientation(
    uint32_t start, uint32_t end, uint32_t next_start, uint32_t next_end
) noexcept nogil:
    """0 monotone, 1 swap, 2 other: where the next span stands beside ``[start, end)``."""
    if next_start == end:
        return 0
    return 1 if next_end == start else 2


cdef struct LMScores:
    # Language-model scores of the boundary words of a phrase, natural log.
    float lm
    float first             # of these, the first word
    float session           # what the n-grams of the session add
    float classes           # of the model of word classes


cdef struct States:
    # Of all language models, after some words.
    LMState lm
    LMState classes
    SessionState session


cdef inline uint32_t known_words(const States* states) noexcept nogil:
    """Latest words that what follows depends on."""
    return max(states.lm.length, states.classes.length, states.session.length)


cdef inline void states_after(OptionRef option, States* after) noexcept nogil:
    """After the words of a phrase of which nothing before is known."""
    after.lm, after.classes, after.session = option.state, option.class_state, option.session


cdef inline void boundary_lm(
    OptionTable options, const States* context, OptionRef option, States* after, LMScores* scores
) noexcept nogil:
    """LM of the words whose history reaches back before the phrase; leaves the states after it.

    A state no longer than the words since the phrase began knows nothing of what stood before: from
    there on all is as in the phrase by itself.
    """
    cdef States states[2]
    cdef States* now
    cdef States* next
    cdef uint32_t k
    cdef float value
    states[0] = context[0]
    scores.lm = scores.first = scores.session = scores.classes = 0.0
    for k in range(option.boundary):
        now, next = &states[k & 1], &states[(k + 1) & 1]
        if k and known_words(now) <= k:
            states_after(option, after)
            scores.lm += option.rest[k]
            scores.session += option.session_rest[k]
            scores.classes += option.class_rest[k]
            return
        value = options.lm.score(&now.lm, option.target[k], &next.lm)
        scores.session += options.session.gain(
            &now.session, option.target[k], value, &next.session
        )
        scores.classes += class_score(
            options.classes, &now.classes, option.target[k], &next.classes
        )
        scores.lm += value
        if k == 0:
            scores.first = value
    if option.fixes_state:
        states_after(option, after)
    else:
        after[0] = states[option.boundary & 1]


cdef inline void end_lm(
    OptionTable options, const States* context, LMScores* scores
) noexcept nogil:
    """LM of the end of the sentence."""
    cdef States after
    scores.lm = options.lm.score(&context.lm, EOS, &after.lm)
    scores.first = 0.0
    scores.session = options.session.gain(&context.session, EOS, scores.lm, &after.session)
    scores.classes = class_score(options.classes, &context.classes, EOS, &after.classes)


cdef inline void add_lm_values(const LMScores* scores, float* row) noexcept nogil:
    """Add what a step adds to the dense values of the language models, inner words left out."""
    row[LM] += scores.lm
    row[LM_FIRST] += scores.first
    row[SESSION_LM] += scores.session
    row[LM_CLASSES] += scores.classes


cdef inline void add_phrase_values(
    const float* dense, const float* reordering, const float* reordering_before, const Jump* jump,
    float* row,
) noexcept nogil:
    """Add the other dense values of a step with words; ``dense``: those of its option, COLUMNS;
    ``reordering``: six log-probabilities of this option and of the one before it, or NULL.
    """
    cdef int k
    for k in range(COLUMNS):
        row[k] += dense[k]
    row[DISTORTION] -= jump.distance
    row[DISTORTION_OUT] += jump.outbound
    row[DISTORTION_IN] += jump.inbound
    if reordering != NULL:
        row[REORDERING + jump.way] += reordering[jump.way]
    if reordering_before != NULL:
        row[REORDERING + 3 + jump.way] += reordering_before[3 + jump.way]


cdef inline Jump jump_between(
    WordDistortion jumps, const token_t* sentence, uint32_t start_before, uint32_t end_before,
    uint32_t start, uint32_t end,
) noexcept nogil:
    """From the span of one phrase to that of the next; ``jumps`` may be None."""
    cdef Jump jump
    jump.distance = <float>fabs(<float>start - <float>end_before)
    jump.way = orientation(start_before, end_before, start, end)
    jump_logs(
        jumps, sentence, <int>end_before, <int>start, &jump.outbound, &jump.inbound
    )
    return jump


cdef inline void add_step_dense(
    OptionTable options, const Place* before, const Place* now, const LMScores* scores, float* row
) noexcept nogil:
    """Add the dense feature values of one step to ``row``; without words, those of the LM alone."""
    cdef const float* reordering_before = NULL
    cdef Jump jump
    add_lm_values(scores, row)
    if now.option == NULL:
        return
    if before.option != NULL:
        reordering_before = before.option.reordering
    jump = jump_between(
        options.jumps, options.sentence.data(), before.start, before.end, now.start, now.end
    )
    add_phrase_values(now.option.dense, now.option.reordering, reordering_before, &jump, row)


cdef inline float sparse_step(
    RuleScorer scorer, const token_t* sentence, uint32_t length, const Parse* parse,
    const Place* before, Place* now, unordered_map[uint64_t, float]* memo, vector[key_t]& scratch,
) noexcept nogil:
    """Score of the sparse features of a step; leaves what is remembered in ``now``."""
    cdef Step step
    cdef Block block
    cdef float score
    start_step(&step, sentence, length)
    step.memo, step.parse, step.start = memo, parse, now.start
    if before.option != NULL:
        fill_block(&block, sentence + before.start, before.end - before.start, before.option)
        step.source_before, step.source_before_length = block.source, block.source_length
        step.target_before, step.target_before_length = block.target, block.target_length
    fill_block(&step.block, sentence + now.start, now.end - now.start, now.option)
    step.last[0], step.last[1] = before.last[0], before.last[1]
    step.pair[0], step.pair[1] = before.pair[0], before.pair[1]
    step.jump = <int32_t>now.start - <int32_t>before.end
    step.way = <uint32_t>orientation(before.start, before.end, now.start, now.end)
    score = scorer.step(&step, scratch)
    follow(&step)
    now.last[0], now.last[1] = step.last[0], step.last[1]
    now.pair[0], now.pair[1] = step.pair[0], step.pair[1]
    return score
