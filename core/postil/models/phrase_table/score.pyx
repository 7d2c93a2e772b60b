"""From distinct pairs to scored rows: the second of the two kernels of scoring.

:func:`score_pairs` gets all pairs of some source phrases, so it knows N(S), and makes the rows:

    p(e|f) = c / N(S)   p(f|e) = c / N(T)   c = N(S,T) · factor(N(S,T)) − D + D · n(S) · n(T) / n

where factor is the Good-Turing discount (D = 0) or 1, and D the Kneser-Ney discount of the count,
n(S) and n(T) the number of distinct partners, n of distinct pairs (Foster, Kuhn & Johnson 2006,
section 3). Orientation o of m occurrences of N has log((m + σ) / (N + 3σ)).

Pairs that are not significant are dropped first, then those with a low p(e|f), then all but the
best; scores are those of the unpruned table.
"""

from libc.math cimport log
from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy
from libcpp.algorithm cimport sort, swap
from libcpp.vector cimport vector

from postil.models.phrase_table.extract cimport MANY, Pair
from postil.models.phrase_table.keys cimport Slot
from postil.models.phrase_table.significance cimport Marks, Significance
from postil.types.ids cimport key_t, token_t
from postil.types.prefetch cimport prefetch

import numpy as np

from postil.models.phrase_table.entries import SLOT, RowBlock

cdef extern from *:
    """
    struct PostilBySource {
        template <class R> bool operator()(const R& a, const R& b) const {
            if (a.source_key != b.source_key) return a.source_key < b.source_key;
            return a.target_key < b.target_key;
        }
    };
    struct PostilByScore {
        template <class R> bool operator()(const R& a, const R& b) const {
            if (a.direct != b.direct) return a.direct > b.direct;
            if (a.inverse != b.inverse) return a.inverse > b.inverse;
            return a.target_key < b.target_key;
        }
    };
    """
    # Functors, not functions, so that the compiler inlines them into the sort.
    cdef cppclass BySource "PostilBySource":
        pass
    cdef cppclass ByScore "PostilByScore":
        pass


cdef enum:
    AHEAD = 6  # pairs, whose phrases are fetched from the corpus
    FEW = 12   # occurrences; of fewer, the logs of all orientations are kept


# A number and its log.
cdef struct LastLog:
    double of
    float log


# A pair that stays in the table.
cdef struct Choice:
    size_t pair        # index into the pairs
    key_t target_key
    double direct      # p(e|f)
    double inverse     # p(f|e)


# Where the corpus and the settings of the scores lie; one per call.
cdef struct Job:
    const token_t* source_tokens
    const uint64_t* source_offsets
    const token_t* target_tokens
    const uint64_t* target_offsets
    const double* factors      # by count, the last for all greater counts
    const double* discounts
    double distinct            # n: distinct pairs in the whole corpus
    double minimum             # least p(e|f)
    size_t limit               # most rows per source phrase
    double smoothing           # σ


def score_pairs(
    Pair[::1] pairs, corpus, const double[::1] factors, const double[::1] discounts,
    double distinct, double minimum, Py_ssize_t limit, double smoothing,
    Significance significance=None
):
    """Score all pairs of some source phrases and prune them; ``pairs`` are put into another order.

    Parameters
    ----------
    pairs : ndarray of PAIR
        All pairs of whatever source phrases occur in it.
    corpus : AlignedCorpus
        Where the tokens of the pairs stand.
    factors, discounts : ndarray of float64 (12)
        Discounts by count, the last for all counts above 10 (see the formula above).
    distinct : float
        Number of distinct pairs in the whole corpus.
    minimum : float
        Pairs with a lower p(e|f) are dropped; 0 keeps all.
    limit : int
        Rows kept per source phrase, highest p(e|f) first; 0 keeps all.
    smoothing : float
        Added to each orientation count.
    significance : Significance, optional
        Keeps significant pairs only; then ``target_sentences`` must be filled in.

    Returns
    -------
    RowBlock
        In order of the source key.
    """
    cdef const token_t[::1] source_tokens = corpus.source_tokens
    cdef const uint64_t[::1] source_offsets = corpus.source_offsets
    cdef const token_t[::1] target_tokens = corpus.target_tokens
    cdef const uint64_t[::1] target_offsets = corpus.target_offsets
    cdef Py_ssize_t count = pairs.shape[0]
    cdef BySource order
    cdef Job job
    cdef vector[Choice] choices
    cdef vector[Slot] slots
    cdef Marks marks
    if count == 0:
        raise ValueError("there are no pairs to score")
    job.source_tokens = &source_tokens[0]
    job.source_offsets = &source_offsets[0]
    job.target_tokens = &target_tokens[0]
    job.target_offsets = &target_offsets[0]
    job.factors = &factors[0]
    job.discounts = &discounts[0]
    job.distinct = distinct
    job.minimum = minimum
    job.limit = <size_t>limit if limit > 0 else <size_t>count
    job.smoothing = smoothing
    with nogil:
        sort(&pairs[0], &pairs[0] + count, order)
        if significance is not None:
            significance.prepare(&marks)
        _choose_all(&pairs[0], <size_t>count, job, significance, &marks, choices, slots)
    return _block(&pairs[0], choices, slots, job)


cdef int _choose_all(
    Pair* pairs, size_t count, const Job& job, Significance significance, Marks* marks,
    vector[Choice]& choices, vector[Slot]& slots
) except -1 nogil:
    """Go through the source phrases one by one."""
    cdef size_t first = 0, last, before, words = 0
    cdef uint32_t total
    cdef Slot slot
    slot.unused = 0
    while first < count:
        last = _group(pairs, first, count, job)
        before = choices.size()
        total = _choose(pairs, first, last, job, significance, marks, choices)
        if choices.size() > before:
            slot.key = pairs[first].source_key
            slot.first = <uint32_t>before
            slot.count = <uint32_t>(choices.size() - before)
            slot.source = <uint32_t>words
            slot.length = pairs[first].source_length
            slot.total = total
            slots.push_back(slot)
            words += slot.length
        first = last
    return 0


cdef size_t _group(Pair* pairs, size_t first, size_t count, const Job& job) noexcept nogil:
    """End of the pairs with the source phrase of ``first``.

    Pairs of another phrase with the same key (one in a million tables has any) move behind them.
    """
    cdef size_t last = first + 1, i = first + 1
    while i < count and pairs[i].source_key == pairs[first].source_key:
        if i + 2 * AHEAD < count:
            prefetch(&job.source_offsets[pairs[i + 2 * AHEAD].sentence])
            prefetch(_source(&pairs[i + AHEAD], job))
        if _same_source(&pairs[first], &pairs[i], job):
            if i != last:
                swap(pairs[i], pairs[last])
            last += 1
        i += 1
    return last


cdef inline const token_t* _source(const Pair* pair, const Job& job) noexcept nogil:
    return job.source_tokens + job.source_offsets[pair.sentence] + pair.source_start


cdef inline bint _same_source(const Pair* a, const Pair* b, const Job& job) noexcept nogil:
    return (
        a.source_length == b.source_length
        and memcmp(_source(a, job), _source(b, job), a.source_length * sizeof(token_t)) == 0
    )


cdef uint32_t _choose(
    const Pair* pairs, size_t first, size_t last, const Job& job, Significance significance,
    Marks* marks, vector[Choice]& choices
) except? 0 nogil:
    """Score the pairs of one source phrase, keep the best, and return N(S)."""
    cdef size_t i, before = choices.size()
    cdef double adjusted, discount
    cdef uint32_t place, sentences = 0, total = 0
    cdef ByScore order
    cdef Choice choice
    if significance is not None:
        sentences = significance.source_sentences(&pairs[first], marks)
    for i in range(first, last):
        total += pairs[i].count
    for i in range(first, last):
        place = min(pairs[i].count, <uint32_t>MANY)
        discount = job.discounts[place]
        adjusted = pairs[i].count * job.factors[place] - discount
        adjusted += discount * (last - first) * pairs[i].target_sources / job.distinct
        choice.pair = i
        choice.target_key = pairs[i].target_key
        choice.direct = adjusted / total
        choice.inverse = adjusted / pairs[i].target_count
        if choice.direct >= job.minimum and (
            significance is None or significance.keeps(&pairs[i], sentences, marks)
        ):
            choices.push_back(choice)
    sort(choices.begin() + before, choices.end(), order)
    if choices.size() - before > job.limit:
        choices.resize(before + job.limit)
    return total


cdef object _block(
    const Pair* pairs, const vector[Choice]& choices, const vector[Slot]& slots, const Job& job
):
    """Lay the chosen rows out as arrays."""
    cdef size_t rows = choices.size(), i, source_words = 0, target_words = 0, bytes_ = 0
    for i in range(slots.size()):
        source_words += slots[i].length
    for i in range(rows):
        target_words += pairs[choices[i].pair].target_length
        bytes_ += 2 * _size(pairs[choices[i].pair].links)
    block = RowBlock(
        slots=np.empty(slots.size(), SLOT),
        source_tokens=np.empty(source_words, np.uint32),
        target_lengths=np.empty(rows, np.uint32),
        target_tokens=np.empty(target_words, np.uint32),
        scores=np.empty((rows, 4), np.float32),
        reordering=np.empty((rows, 6), np.float32),
        alignment_lengths=np.empty(rows, np.uint32),
        alignment=np.empty(bytes_, np.uint8),
        counts=np.empty(rows, np.uint32),
        target_counts=np.empty(rows, np.uint32),
    )
    cdef Slot[::1] slots_out = block.slots
    cdef token_t[::1] source_out = block.source_tokens
    if rows > 0:
        memcpy(&slots_out[0], slots.data(), slots.size() * sizeof(Slot))
        for i in range(slots.size()):
            memcpy(
                &source_out[slots[i].source],
                _source(&pairs[choices[slots[i].first].pair], job),
                slots[i].length * sizeof(token_t),
            )
        _fill_numbers(pairs, choices, block, job.smoothing)
        _fill_phrases(pairs, choices, block, job)
    return block


cdef int _fill_numbers(
    const Pair* pairs, const vector[Choice]& choices, object block, double smoothing
) except -1:
    """Counts and logs of all scores."""
    cdef float[:, ::1] scores = block.scores
    cdef float[:, ::1] reordering = block.reordering
    cdef uint32_t[::1] counts = block.counts
    cdef uint32_t[::1] target_counts = block.target_counts
    cdef const Pair* pair
    cdef size_t i
    cdef vector[float] logs
    cdef LastLog direct, inverse
    logs.assign(3 * FEW * FEW * FEW, 1.0)  # 1.0: not worked out
    direct.of = inverse.of = 1.0
    direct.log = inverse.log = 0.0
    with nogil:
        for i in range(choices.size()):
            pair = &pairs[choices[i].pair]
            counts[i] = pair.count
            target_counts[i] = pair.target_count
            scores[i, 0] = _log(choices[i].inverse, &inverse)
            scores[i, 1] = pair.inverse_weight
            scores[i, 2] = _log(choices[i].direct, &direct)
            scores[i, 3] = pair.direct_weight
            _orient(
                pair.previous_mono, pair.previous_swap, pair.count, smoothing, logs,
                &reordering[i, 0],
            )
            _orient(pair.next_mono, pair.next_swap, pair.count, smoothing, logs, &reordering[i, 3])
    return 0


cdef inline float _log(double x, LastLog* last) noexcept nogil:
    """The log of ``x``, which is often that of the row before."""
    if x != last.of:
        last.of = x
        last.log = <float>log(x)
    return last.log


cdef inline void _orient(
    uint32_t mono, uint32_t swapped, uint32_t count, double smoothing, vector[float]& logs,
    float* out,
) noexcept nogil:
    """Scores of one side of a pair; those of few occurrences are worked out once."""
    cdef float* known
    if count >= FEW:
        _orientation(mono, swapped, count, smoothing, out)
        return
    known = &logs[3 * ((count * FEW + mono) * FEW + swapped)]
    if known[0] > 0.0:
        _orientation(mono, swapped, count, smoothing, known)
    memcpy(out, known, 3 * sizeof(float))


cdef void _orientation(
    uint32_t mono, uint32_t swapped, uint32_t count, double smoothing, float* out
) noexcept nogil:
    cdef double total = count + 3.0 * smoothing
    out[0] = <float>log((mono + smoothing) / total)
    out[1] = <float>log((swapped + smoothing) / total)
    out[2] = <float>log((count - mono - swapped + smoothing) / total)


cdef int _fill_phrases(
    const Pair* pairs, const vector[Choice]& choices, object block, const Job& job
) except -1:
    """Target phrases and inner alignments."""
    cdef token_t[::1] tokens = block.target_tokens
    cdef uint32_t[::1] lengths = block.target_lengths
    cdef uint32_t[::1] sizes = block.alignment_lengths
    cdef uint8_t[::1] alignment = block.alignment
    cdef const Pair* pair
    cdef size_t i, word = 0, byte = 0
    cdef uint8_t e, f, linked
    with nogil:
        for i in range(choices.size()):
            if i + 2 * AHEAD < choices.size():
                pair = &pairs[choices[i + 2 * AHEAD].pair]
                prefetch(&job.target_offsets[pair.sentence])
                pair = &pairs[choices[i + AHEAD].pair]
                prefetch(job.target_tokens + job.target_offsets[pair.sentence] + pair.target_start)
            pair = &pairs[choices[i].pair]
            lengths[i] = pair.target_length
            memcpy(
                &tokens[word],
                job.target_tokens + job.target_offsets[pair.sentence] + pair.target_start,
                pair.target_length * sizeof(token_t),
            )
            word += pair.target_length
            sizes[i] = 2 * _size(pair.links)
            for e in range(pair.target_length):
                linked = <uint8_t>(pair.links >> 8 * e)
                f = 0
                while linked:
                    if linked & 1:
                        alignment[byte] = f
                        alignment[byte + 1] = e
                        byte += 2
                    linked >>= 1
                    f += 1
    return 0


cdef inline uint32_t _size(uint64_t links) noexcept nogil:
    """Number of links: the bits that are set."""
    cdef uint32_t count = 0
    while links:
        links &= links - 1
        count += 1
    return count
