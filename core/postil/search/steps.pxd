"""What a phrase adds because of what stands before it: language model and sparse features."""

from libc.math cimport fabs
from libc.stdint cimport int32_t, uint32_t
from libcpp.vector cimport vector

from postil.features.dense cimport (
    DENSE,
    DISTORTION,
    DISTORTION_IN,
    DISTORTION_OUT,
    LM,
    LM_FIRST,
    REORDERING,
)
from postil.features.emission cimport Step
from postil.models.lm cimport LanguageModel, LMState
from postil.search.options cimport OptionRef, OptionScorer, OptionTable
from postil.types.ids cimport PASS_THROUGH, UNK, key_t, token_t

cdef struct Place:
    # Where a phrase stands in the source, what it says, and the words said when it is done.
    uint32_t start
    uint32_t end
    OptionRef option        # NULL at the start of the sentence
    token_t last[2]         # target words, latest first


cdef inline int orientation(
    uint32_t start, uint32_t end, uint32_t next_start, uint32_t next_end
) noexcept nogil:
    """0 monotone, 1 swap, 2 other: where the next span stands beside ``[start, end)``."""
    if next_start == end:
        return 0
    return 1 if next_end == start else 2


cdef inline const token_t* plain_target(OptionRef option, const token_t* copied) noexcept nogil:
    """Target ids of an option; a copied word is the unknown one."""
    if option.length == 1 and option.target[0] >= PASS_THROUGH:
        return copied
    return option.target


cdef inline float boundary_lm(
    LanguageModel lm, const LMState* context, OptionRef option, LMState* after, float* first
) noexcept nogil:
    """LM of the words whose history reaches back before the phrase; leaves the state after it.

    A state no longer than the words since the phrase began knows nothing of what stood before: from
    there on all is as in the phrase by itself. ``first`` becomes the part of the first word.
    """
    cdef LMState states[2]
    cdef uint32_t k
    cdef float score = 0.0
    states[0] = context[0]
    first[0] = 0.0
    for k in range(option.boundary):
        if k and states[k & 1].length <= k:
            after[0] = option.state
            return score + option.rest[k]
        score += lm.score(&states[k & 1], option.target[k], &states[(k + 1) & 1])
        if k == 0:
            first[0] = score
    after[0] = option.state if option.fixes_state else states[option.boundary & 1]
    return score


cdef inline void add_step_dense(
    OptionTable options, const Place* before, const Place* now, float lm, float lm_first, float* row
) noexcept nogil:
    """Add the dense feature values of one step to ``row``; without words, those of the LM alone."""
    cdef float outbound, inbound
    cdef int k, way
    row[LM] += lm
    row[LM_FIRST] += lm_first
    if now.option == NULL:
        return
    for k in range(DENSE):
        row[k] += now.option.dense[k]
    row[DISTORTION] -= <float>fabs(<float>now.start - <float>before.end)
    options.jump_logs(<int>before.end, <int>now.start, &outbound, &inbound)
    row[DISTORTION_OUT] += outbound
    row[DISTORTION_IN] += inbound
    way = orientation(before.start, before.end, now.start, now.end)
    if now.option.reordering != NULL:
        row[REORDERING + way] += now.option.reordering[way]
    if before.option != NULL and before.option.reordering != NULL:
        row[REORDERING + 3 + way] += before.option.reordering[3 + way]


cdef inline float sparse_step(
    OptionScorer scorer, const token_t* sentence, const Place* before, Place* now,
    vector[key_t]& scratch,
) noexcept nogil:
    """What sparse features add; leaves the last words of ``now``."""
    cdef token_t copied = UNK
    cdef Step step
    step.source_before = step.target_before = NULL
    step.source_before_length = step.target_before_length = 0
    if before.option != NULL:
        step.source_before = sentence + before.start
        step.source_before_length = before.end - before.start
        step.target_before = plain_target(before.option, &copied)
        step.target_before_length = before.option.length
    step.source = sentence + now.start
    step.source_length = now.end - now.start
    step.target = plain_target(now.option, &copied)
    step.target_length = now.option.length
    step.last[0] = before.last[0]
    step.last[1] = before.last[1]
    step.jump = <int32_t>now.start - <int32_t>before.end
    step.way = <uint32_t>orientation(before.start, before.end, now.start, now.end)
    now.last[0] = before.last[0]
    now.last[1] = before.last[1]
    if step.target_length > 1:
        now.last[1] = step.target[step.target_length - 2]
    elif step.target_length == 1:
        now.last[1] = before.last[0]
    if step.target_length:
        now.last[0] = step.target[step.target_length - 1]
    return scorer.step(&step, scratch)
