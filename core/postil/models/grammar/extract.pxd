"""Initial phrase pairs of a sentence and the rules that come from them. See ``extract.pyx``."""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.models.grammar.occurrence cimport MOST_GAPS, RuleOccurrence
from postil.models.phrase_table.extract cimport Sentence, Word
from postil.types.ids cimport token_t


# An initial phrase pair.
cdef struct Phrase:
    int start             # source span, half-open
    int end
    int target_start
    int target_end
    int links


# Those of a sentence with linked words at all four ends, in order of their start.
cdef struct Phrases:
    vector[Phrase] all
    vector[uint32_t] first  # (source words + 2): the first that starts at a word or behind it


# Initial phrase pairs that become gaps in another, in the order of the source.
cdef struct Gaps:
    int count
    const Phrase* of[MOST_GAPS]


cdef struct Limits:
    int span              # words of an initial phrase, on either side
    int words             # of the source side of a rule without gaps
    int symbols           # of one with gaps
    int gaps
    bint loose            # initial phrases with unlinked words at their ends,
    bint loose_gapped     # and rules with gaps that come from them
    bint shared           # the rules with gaps of an initial phrase share its count of one,
    bint all_shared       # and so do all its rules


# Set how rules are counted: one of ``COUNTS``.
cdef int count_rules(Limits* limits, counts) except -1

# What a rule with so many gaps counts, of so many rules that come from an initial phrase.
cdef inline float share_of(const Limits& limits, int gaps, size_t rules) noexcept nogil:
    if limits.all_shared or (limits.shared and gaps):
        return <float>(1.0 / rules)
    return 1.0


cdef int find_phrases(
    const Sentence& sentence, const Limits& limits, Phrases& phrases
) except -1 nogil

# The last of the unlinked words that follow position ``at``, or that position.
cdef int reach(const vector[Word]& words, int length, int at, int step) noexcept nogil

# The gaps that make rules of an initial phrase pair, which has ``core`` without unlinked ends.
cdef int find_gaps(
    const Phrases& phrases, const Phrase* core, const Phrase* whole, const Limits& limits,
    vector[Gaps]& choices
) except -1 nogil

# Whether an initial phrase may have gaps.
cdef inline bint may_have_gaps(
    const Phrase* core, const Phrase* whole, const Limits& limits
) noexcept nogil:
    return limits.gaps > 0 and (limits.loose_gapped or (
        whole.start == core.start and whole.end == core.end
        and whole.target_start == core.target_start and whole.target_end == core.target_end
    ))

cdef int add_rule(
    const Phrase* whole, const Gaps* gaps, float share, const token_t* source,
    const token_t* target, uint32_t sentence, vector[RuleOccurrence]& found
) except -1 nogil
