"""Records that rule extraction and scoring hand on, and how a rule is written as symbols.

A side of a rule is a row of symbols: ``FIRST_GAP`` and ``FIRST_GAP + 1`` for its gaps, numbered
from left to right in the source, and ``FIRST_WORD + id`` for words.
"""

from libc.stdint cimport uint32_t, uint64_t

from postil.types.ids cimport key_t, token_t

cdef enum:
    FIRST_GAP = 0
    FIRST_WORD = 2          # so that ids take as few bytes as in a phrase table
    MOST_GAPS = 2
    MOST_TAILS = 4          # gaps of a typed rule
    MOST_SYMBOLS = 8        # of the source side
    GAPPED_SYMBOLS = 5      # of one with gaps
    LONGEST_SPAN = 15       # words of an initial phrase: four bits
    LONGEST_SENTENCE = 4095  # words: twelve bits


# Where a rule stands in its sentence pair: an initial phrase, and the phrases that are gaps in it.
cdef struct Place:
    int source_start
    int source_length
    int target_start
    int target_length
    int gaps
    int gap_source[MOST_GAPS]         # from the start of the initial phrase
    int gap_source_length[MOST_GAPS]
    int gap_target[MOST_GAPS]
    int gap_target_length[MOST_GAPS]


# One rule at one place of the corpus.
cdef struct RuleOccurrence:
    key_t target_key
    key_t source_key
    uint64_t place            # packed
    uint32_t sentence
    float share               # what it counts: one, or its share of the initial phrase


# One distinct rule with all that its scores need, except the sum of its source side.
cdef struct RulePair:
    key_t source_key
    key_t target_key
    uint64_t place            # the first place where it occurs
    uint32_t sentence
    uint32_t occurrences
    double count              # sum of the shares
    double target_count       # the same, over all rules with this target side


cdef inline uint64_t packed(const Place* place) noexcept nogil:
    cdef uint64_t value = place.source_start
    cdef int gap
    value = value << 4 | <uint64_t>place.source_length
    value = value << 12 | <uint64_t>place.target_start
    value = value << 4 | <uint64_t>place.target_length
    for gap in range(MOST_GAPS):
        value <<= 16
        if gap < place.gaps:
            value |= (
                place.gap_source[gap] << 12 | place.gap_source_length[gap] << 8
                | place.gap_target[gap] << 4 | place.gap_target_length[gap]
            )
    return value


cdef inline bint has_gaps(uint64_t place) noexcept nogil:
    """Whether a rule at a packed place has gaps."""
    return <uint32_t>place != 0  # a gap has words


cdef inline void unpack(uint64_t value, Place* place) noexcept nogil:
    cdef int gap
    cdef uint64_t bits
    place.source_start = <int>(value >> 52)
    place.source_length = <int>(value >> 48 & 15)
    place.target_start = <int>(value >> 36 & 4095)
    place.target_length = <int>(value >> 32 & 15)
    place.gaps = 0
    for gap in range(MOST_GAPS):
        bits = value >> (16 if gap == 0 else 0) & 65535
        if bits:  # a gap has words
            place.gap_source[gap] = <int>(bits >> 12)
            place.gap_source_length[gap] = <int>(bits >> 8 & 15)
            place.gap_target[gap] = <int>(bits >> 4 & 15)
            place.gap_target_length[gap] = <int>(bits & 15)
            place.gaps += 1


cdef inline int source_symbols(
    const Place* place, const token_t* words, token_t* out
) noexcept nogil:
    """Symbols of the source side; ``words`` is the sentence."""
    return side_symbols(
        place.source_start, place.source_length, place.gaps, &place.gap_source[0],
        &place.gap_source_length[0], words, out,
    )


cdef inline int target_symbols(
    const Place* place, const token_t* words, token_t* out
) noexcept nogil:
    """Symbols of the target side; ``words`` is the sentence."""
    return side_symbols(
        place.target_start, place.target_length, place.gaps, &place.gap_target[0],
        &place.gap_target_length[0], words, out,
    )


cdef inline int side_symbols(
    int start, int length, int gaps, const int* gap, const int* gap_length,
    const token_t* words, token_t* out
) noexcept nogil:
    cdef int at = 0, count = 0, k
    while at < length:
        for k in range(gaps):
            if gap[k] == at:
                out[count] = FIRST_GAP + k
                at += gap_length[k]
                break
        else:
            out[count] = FIRST_WORD + words[start + at]
            at += 1
        count += 1
    return count


cdef inline float number_words(
    int length, int gaps, const int* gap, const int* gap_length, const float* weights, int* number
) noexcept nogil:
    """Count the words that are in no gap; the sum of their weights."""
    cdef float total = 0.0
    cdef int at = 0, words = 0, k, _step
    while at < length:
        for k in range(gaps):
            if gap[k] == at:
                for _step in range(gap_length[k]):
                    number[at] = -1
                    at += 1
                break
        else:
            number[at] = words
            total += weights[at]
            words += 1
            at += 1
    return total
