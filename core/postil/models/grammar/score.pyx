"""From distinct rules to scored rows of a grammar.

:func:`score_rules` gets all rules of some source sides, so it knows their sums, and makes the rows:
p(e|f) = c(f, e) / c(f) and p(f|e) = c(f, e) / c(e) with the counts of extraction, and
the lexical weights of the words of the rule under its links where it occurred first. Counts are
discounted by how often a rule occurred, rules without gaps and with gaps apart (see
:mod:`postil.models.phrase_table.discount`): of the latter far more were seen once. Rules with
too few occurrences are dropped first, then those with a low p(e|f), then all but the best; scores
are those of the unpruned grammar.
"""

from libc.math cimport log
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcmp, memcpy
from libcpp.algorithm cimport sort, swap

from postil.models.grammar.occurrence cimport (
    FIRST_WORD,
    LONGEST_SPAN,
    Place,
    RulePair,
    number_words,
    source_symbols,
    target_symbols,
    unpack,
)
from postil.models.phrase_table.extract cimport MANY
from postil.models.phrase_table.keys cimport Slot
from postil.types.ids cimport token_t

import numpy as np

from postil.models.phrase_table.entries import SLOT, RowBlock

cdef extern from *:
    """
    struct PostilRulesBySource {
        template <class R> bool operator()(const R& a, const R& b) const {
            if (a.source_key != b.source_key) return a.source_key < b.source_key;
            return a.target_key < b.target_key;
        }
    };
    struct PostilRulesByScore {
        template <class R> bool operator()(const R& a, const R& b) const {
            if (a.count != b.count) return a.count > b.count;
            if (a.target_count != b.target_count) return a.target_count < b.target_count;
            return a.target_key < b.target_key;
        }
    };
    """
    # Functors, not functions, so that the compiler inlines them into the sort.
    cdef cppclass BySource "PostilRulesBySource":
        pass
    cdef cppclass ByScore "PostilRulesByScore":
        pass


# Where the corpus lies, and how to prune.
cdef struct Job:
    const token_t* source_tokens
    const uint64_t* source_offsets
    const token_t* target_tokens
    const uint64_t* target_offsets
    const uint16_t* points
    const uint64_t* point_offsets
    const float* source_weights
    const float* target_weights
    # Of counts, by occurrences, the last for all greater numbers: without gaps, and with gaps.
    const double* factors[2]
    double minimum             # least p(e|f)
    size_t limit               # most rows per source side
    uint32_t occurrences       # least, of a rule with gaps
    bint normal                # rules with gaps in target normal form only


def score_rules(
    RulePair[::1] rules, corpus, const float[::1] source_weights, const float[::1] target_weights,
    const double[:, ::1] factors, double minimum, Py_ssize_t limit, uint32_t occurrences,
    bint normal=False,
):
    """Score all rules of some source sides and prune them; ``rules`` are put into another order.

    Parameters
    ----------
    rules : ndarray of PAIR
        All rules of whatever source sides occur in it.
    corpus : AlignedCorpus
        Where the words of the rules stand.
    source_weights, target_weights : float32 arrays
        Of each token of the corpus, as extraction filled them in.
    factors : ndarray of float64 (2, 12)
        Discounts of counts by occurrences, the last for all above 10: of rules without gaps, and of
        those with gaps.
    minimum : float
        Rules with a lower p(e|f) are dropped; 0 keeps all.
    limit : int
        Rows kept per source side, highest p(e|f) first; 0 keeps all.
    occurrences : int
        Rules with gaps that occurred less often are dropped.
    normal : bool
        Keep only rules whose target side has its words before its gaps (Watanabe et al. 2006).

    Returns
    -------
    RowBlock
        In order of the source key; tokens are symbols (see ``occurrence.pxd``).
    """
    cdef const token_t[::1] source_tokens = corpus.source_tokens
    cdef const uint64_t[::1] source_offsets = corpus.source_offsets
    cdef const token_t[::1] target_tokens = corpus.target_tokens
    cdef const uint64_t[::1] target_offsets = corpus.target_offsets
    cdef const uint16_t[:, ::1] points = corpus.points
    cdef const uint64_t[::1] point_offsets = corpus.point_offsets
    cdef size_t count = <size_t>rules.shape[0], first = 0, last
    cdef BySource order
    cdef Job job
    cdef Rows rows
    if count:
        job.source_tokens, job.source_offsets = &source_tokens[0], &source_offsets[0]
        job.target_tokens, job.target_offsets = &target_tokens[0], &target_offsets[0]
        job.points, job.point_offsets = &points[0, 0], &point_offsets[0]
        job.source_weights, job.target_weights = &source_weights[0], &target_weights[0]
        job.minimum, job.occurrences, job.normal = minimum, occurrences, normal
        job.factors[0], job.factors[1] = &factors[0, 0], &factors[1, 0]
        job.limit = <size_t>limit if limit > 0 else count
        with nogil:
            sort(&rules[0], &rules[0] + count, order)
            while first < count:
                last = end_of_side(&rules[0], first, count, job)
                choose(&rules[0], first, last, job, rows)
                first = last
    return block(rows)


cdef int symbols_of(const RulePair* rule, const Job& job, token_t* out) noexcept nogil:
    cdef Place place
    unpack(rule.place, &place)
    return source_symbols(&place, job.source_tokens + job.source_offsets[rule.sentence], out)


cdef size_t end_of_side(
    RulePair* rules, size_t first, size_t count, const Job& job
) noexcept nogil:
    """End of the rules with the source side of ``first``.

    Rules of another side with the same key (one in a million grammars has any) move behind them.
    """
    cdef size_t last = first + 1, i = first + 1
    cdef token_t wanted[LONGEST_SPAN]
    cdef token_t here[LONGEST_SPAN]
    cdef int length
    if i == count or rules[i].source_key != rules[first].source_key:
        return last
    length = symbols_of(&rules[first], job, wanted)
    while i < count and rules[i].source_key == rules[first].source_key:
        if symbols_of(&rules[i], job, here) == length and not memcmp(
            wanted, here, length * sizeof(token_t)
        ):
            if i != last:
                swap(rules[i], rules[last])
            last += 1
        i += 1
    return last


cdef int choose(
    RulePair* rules, size_t first, size_t last, const Job& job, Rows& rows
) except -1 nogil:
    """Lay out the best rules of one source side."""
    cdef double total = 0.0, count
    cdef size_t i, kept = 0, before = rows.counts.size()
    cdef token_t symbols[LONGEST_SPAN]
    cdef ByScore order
    cdef Place place
    cdef Slot slot
    cdef bint gapped
    for i in range(first, last):
        total += rules[i].count
    unpack(rules[first].place, &place)
    gapped = place.gaps > 0
    sort(rules + first, rules + last, order)
    for i in range(first, last):
        if kept == job.limit:
            break
        count = rules[i].count * job.factors[gapped][min(rules[i].occurrences, <uint32_t>MANY)]
        if count >= job.minimum * total and (
            not gapped or rules[i].occurrences >= job.occurrences
            and (not job.normal or is_normal(&rules[i], job))
        ):
            add_row(&rules[i], count, total, job, rows)
            kept += 1
    if kept:
        slot.key = rules[first].source_key
        slot.first, slot.count = <uint32_t>before, <uint32_t>kept
        slot.length = symbols_of(&rules[first], job, symbols)
        slot.source, slot.unused = <uint32_t>rows.source_tokens.size(), 0
        slot.total = <uint32_t>(total + 0.5)
        rows.slots.push_back(slot)
        rows.source_tokens.insert(rows.source_tokens.end(), symbols, symbols + slot.length)
    return 0


cdef bint is_normal(const RulePair* rule, const Job& job) noexcept nogil:
    """Whether a rule with gaps has a target word, and all its target words before its gaps."""
    cdef token_t symbols[LONGEST_SPAN]
    cdef Place place
    cdef int length, k
    unpack(rule.place, &place)
    length = target_symbols(
        &place, job.target_tokens + job.target_offsets[rule.sentence], symbols
    )
    for k in range(length):
        if (symbols[k] < FIRST_WORD) != (k >= length - place.gaps):
            return False
    return length > place.gaps


cdef int add_row(
    const RulePair* rule, double count, double total, const Job& job, Rows& rows
) except -1 nogil:
    """Scores, target side and links of one rule."""
    cdef token_t symbols[LONGEST_SPAN]
    cdef uint64_t from_source = job.source_offsets[rule.sentence]
    cdef uint64_t from_target = job.target_offsets[rule.sentence]
    cdef int source_word[LONGEST_SPAN]   # number among the words of the rule, or -1 in a gap
    cdef int target_word[LONGEST_SPAN]
    cdef uint32_t linked[LONGEST_SPAN]   # source positions, as bits
    cdef int length, f, e, links = 0
    cdef uint64_t point
    cdef Place place
    cdef float inverse, direct
    unpack(rule.place, &place)
    length = target_symbols(&place, job.target_tokens + from_target, symbols)
    from_source += place.source_start
    from_target += place.target_start
    inverse = number_words(
        place.source_length, place.gaps, &place.gap_source[0], &place.gap_source_length[0],
        job.source_weights + from_source, source_word,
    )
    direct = number_words(
        place.target_length, place.gaps, &place.gap_target[0], &place.gap_target_length[0],
        job.target_weights + from_target, target_word,
    )
    rows.target_lengths.push_back(<uint32_t>length)
    rows.target_tokens.insert(rows.target_tokens.end(), symbols, symbols + length)
    rows.scores.push_back(<float>log(count / rule.target_count))
    rows.scores.push_back(inverse)
    rows.scores.push_back(<float>log(count / total))
    rows.scores.push_back(direct)
    rows.counts.push_back(rule.occurrences)
    rows.target_counts.push_back(<uint32_t>(rule.target_count + 0.5))
    for e in range(place.target_length):
        linked[e] = 0
    for point in range(job.point_offsets[rule.sentence], job.point_offsets[rule.sentence + 1]):
        f = job.points[2 * point] - place.source_start
        e = job.points[2 * point + 1] - place.target_start
        if 0 <= f < place.source_length and 0 <= e < place.target_length:
            linked[e] |= 1 << f
    for e in range(place.target_length):
        for f in range(place.source_length):
            if linked[e] >> f & 1 and source_word[f] >= 0 and target_word[e] >= 0:
                rows.alignment.push_back(<uint8_t>source_word[f])
                rows.alignment.push_back(<uint8_t>target_word[e])
                links += 1
    rows.alignment_lengths.push_back(2 * <uint32_t>links)
    return 0


cdef object block(const Rows& rows):
    cdef size_t count = rows.counts.size()
    return RowBlock(
        slots=array(rows.slots.data(), rows.slots.size(), SLOT),
        source_tokens=array(rows.source_tokens.data(), rows.source_tokens.size(), np.uint32),
        target_lengths=array(rows.target_lengths.data(), count, np.uint32),
        target_tokens=array(rows.target_tokens.data(), rows.target_tokens.size(), np.uint32),
        scores=array(rows.scores.data(), 4 * count, np.float32).reshape(-1, 4),
        reordering=np.zeros((count, 6), np.float32),
        alignment_lengths=array(rows.alignment_lengths.data(), count, np.uint32),
        alignment=array(rows.alignment.data(), rows.alignment.size(), np.uint8),
        counts=array(rows.counts.data(), count, np.uint32),
        target_counts=array(rows.target_counts.data(), count, np.uint32),
    )


cdef object array(const void* values, size_t count, dtype):
    copy = np.empty(count, dtype)
    cdef uint8_t[::1] out = copy.view(np.uint8)
    if out.shape[0]:
        memcpy(&out[0], values, out.shape[0])
    return copy
