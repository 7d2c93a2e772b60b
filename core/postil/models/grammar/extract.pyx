"""Extraction of hierarchical rules from word-aligned sentences (Chiang 2007, section 3.2).

An initial phrase pair is a source span and a target span that are linked to each other and to
nothing outside, with linked words at all four ends. Each of them is a rule; and so is what is left
of it where one or two smaller initial phrases in it become gaps. A rule with gaps has at most five
symbols on the source side, no two gaps side by side there, and a pair of linked words of its own.
An initial phrase pair may be wanted with unlinked words around it, too, as phrases of a phrase
table are: then it is a rule, but has no gaps unless that is wanted as well.

Every rule counts as one wherever it occurs, as phrases of a phrase table do; or every initial
phrase pair does, shared out equally among the rules that come from it, as Chiang has it; or this
holds for rules with gaps only, and the phrase pair itself counts as one.
"""

from libc.stdint cimport uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.grammar.occurrence cimport (
    FIRST_GAP,
    FIRST_WORD,
    GAPPED_SYMBOLS,
    LONGEST_SENTENCE,
    LONGEST_SPAN,
    MOST_SYMBOLS,
    Place,
    RuleOccurrence,
    packed,
)
from postil.models.lexicon.model cimport Lexicon
from postil.models.phrase_table.extract cimport Sentence, Word, grouped, read_links, weigh_words
from postil.models.phrase_table.keys cimport extend_key
from postil.types.ids cimport key_t, token_t

import numpy as np

from postil.models.phrase_table.corpus import misplaced_point

OCCURRENCE = np.dtype(
    [
        ("target_key", "<u8"),
        ("source_key", "<u8"),
        ("place", "<u8"),
        ("sentence", "<u4"),
        ("share", "<f4"),
    ],
    align=True,
)
COUNTS = "single", "shared", "gapped-shared"   # as in ``GrammarOptions``
WIDEST = LONGEST_SPAN
LONGEST = MOST_SYMBOLS


def extract_rules(
    corpus, Lexicon lexicon not None, Py_ssize_t start, Py_ssize_t stop, int bits,
    float[::1] source_weights, float[::1] target_weights, int span=10, int gaps=2,
    int words=5, bint loose=False, bint loose_gapped=True, str counts="single",
):
    """Extract all rules of the sentence pairs ``start`` to ``stop``.

    A sentence of more than 4,095 words gives none.

    Parameters
    ----------
    corpus : AlignedCorpus
    lexicon : Lexicon
        Gives the lexical weights of words.
    bits : int
        Records are grouped by the highest ``bits`` bits of their target key.
    source_weights, target_weights : float32 arrays, one value per token of the corpus
        Filled in for these sentences: log w(f|e) and log w(e|f) of each word under its links.
    span : int
        Words of an initial phrase on either side, at most ``WIDEST``.
    gaps : int
        Gaps of a rule, 0 to 2.
    words : int
        Source words of a rule without gaps, at most ``LONGEST``.
    loose : bool
        Initial phrases may have unlinked words at their ends; what fills a gap may not.
    loose_gapped : bool
        With ``loose``: rules with gaps may have such ends, too.
    counts : str
        How rules are counted, one of ``COUNTS``.

    Returns
    -------
    records : ndarray of OCCURRENCE
        In order of group.
    bounds : ndarray of int64 (2**bits + 1)
        Where each group starts.

    Raises
    ------
    EngineError
        An alignment point lies outside its sentences.
    """
    if not 1 <= span <= LONGEST_SPAN or not 0 <= gaps <= 2:
        raise ValueError(f"initial phrases of {span} words with {gaps} gaps")
    cdef const token_t[::1] source = corpus.source_tokens
    cdef const uint64_t[::1] source_offsets = corpus.source_offsets
    cdef const token_t[::1] target = corpus.target_tokens
    cdef const uint64_t[::1] target_offsets = corpus.target_offsets
    cdef const uint16_t[:, ::1] points = corpus.points
    cdef const uint64_t[::1] point_offsets = corpus.point_offsets
    cdef Py_ssize_t index
    cdef uint64_t from_source, from_target, from_point
    cdef bint sound = True
    cdef int k
    cdef Sentence sentence
    cdef Phrases phrases
    cdef vector[RuleOccurrence] found
    cdef Limits limits
    limits.span, limits.gaps = span, gaps
    limits.loose, limits.loose_gapped = loose, loose_gapped
    count_rules(&limits, counts)
    limits.words, limits.symbols = min(words, MOST_SYMBOLS), GAPPED_SYMBOLS
    if source_weights.shape[0] < source.shape[0] or target_weights.shape[0] < target.shape[0]:
        raise ValueError("there is not a weight for each token of the corpus")
    with nogil:
        for index in range(start, stop):
            from_source, from_target = source_offsets[index], target_offsets[index]
            from_point = point_offsets[index]
            sentence.source_length = <int>(source_offsets[index + 1] - from_source)
            sentence.target_length = <int>(target_offsets[index + 1] - from_target)
            if (
                point_offsets[index + 1] == from_point
                or max(sentence.source_length, sentence.target_length) > LONGEST_SENTENCE
            ):
                continue
            sound = read_links(
                sentence, &points[from_point, 0], <int>(point_offsets[index + 1] - from_point)
            )
            if not sound:
                break
            weigh_words(sentence, lexicon, &source[from_source], &target[from_target])
            for k in range(sentence.source_length):
                source_weights[from_source + k] = <float>sentence.source[k].weight
            for k in range(sentence.target_length):
                target_weights[from_target + k] = <float>sentence.target[k].weight
            find_phrases(sentence, limits, phrases)
            find_all_rules(
                sentence, phrases, limits, &source[from_source], &target[from_target],
                <uint32_t>index, found,
            )
    if not sound:
        raise misplaced_point(index)
    return grouped(found.data(), found.size(), OCCURRENCE, "target_key", bits)


cdef int count_rules(Limits* limits, counts) except -1:
    if counts not in COUNTS:
        raise ValueError(f"rules are counted by one of {', '.join(COUNTS)}, not {counts}")
    limits.shared, limits.all_shared = counts != "single", counts == "shared"
    return 0


cdef int find_phrases(
    const Sentence& sentence, const Limits& limits, Phrases& phrases
) except -1 nogil:
    """All initial phrase pairs with linked words at all four ends."""
    cdef Phrase phrase
    cdef int start, end, low, high, e, links
    phrases.all.clear()
    phrases.first.clear()
    for start in range(sentence.source_length):
        phrases.first.push_back(<uint32_t>phrases.all.size())
        if sentence.source[start].high < 0:
            continue
        low, high = sentence.source[start].low, sentence.source[start].high
        for end in range(start + 1, min(sentence.source_length, start + limits.span) + 1):
            if sentence.source[end - 1].high < 0:
                continue
            low = min(low, sentence.source[end - 1].low)
            high = max(high, sentence.source[end - 1].high)
            if high - low >= limits.span:
                break
            links = 0
            for e in range(low, high + 1):
                if sentence.target[e].high < 0:
                    continue
                if sentence.target[e].low < start or sentence.target[e].high >= end:
                    break
                links += sentence.target[e + 1].first_link - sentence.target[e].first_link
            else:
                phrase.start, phrase.end = start, end
                phrase.target_start, phrase.target_end = low, high + 1
                phrase.links = links
                phrases.all.push_back(phrase)
    phrases.first.resize(sentence.source_length + 2, <uint32_t>phrases.all.size())
    return 0


cdef int find_all_rules(
    const Sentence& sentence, const Phrases& phrases, const Limits& limits,
    const token_t* source, const token_t* target, uint32_t number, vector[RuleOccurrence]& found
) except -1 nogil:
    """The rules of every initial phrase pair; if wanted, of each with unlinked words around it."""
    cdef size_t tight
    cdef Phrase whole
    cdef const Phrase* core
    cdef int start, end
    for tight in range(phrases.all.size()):
        core = &phrases.all[tight]
        start, end = core.start, core.end
        if limits.loose:
            start = reach(sentence.source, sentence.source_length, start, -1)
            end = reach(sentence.source, sentence.source_length, end - 1, 1) + 1
        for whole.start in range(start, core.start + 1):
            for whole.end in range(core.end, min(end, whole.start + limits.span) + 1):
                find_on_target(
                    sentence, phrases, core, &whole, limits, source, target, number, found
                )
    return 0


cdef int find_on_target(
    const Sentence& sentence, const Phrases& phrases, const Phrase* core, Phrase* whole,
    const Limits& limits, const token_t* source, const token_t* target, uint32_t number,
    vector[RuleOccurrence]& found
) except -1 nogil:
    """The rules of the initial phrase pairs with one source span."""
    cdef int start = core.target_start, end = core.target_end
    whole.links = core.links
    if limits.loose:
        start = reach(sentence.target, sentence.target_length, start, -1)
        end = reach(sentence.target, sentence.target_length, end - 1, 1) + 1
    for whole.target_start in range(start, core.target_start + 1):
        for whole.target_end in range(
            core.target_end, min(end, whole.target_start + limits.span) + 1
        ):
            find_rules(phrases, core, whole, limits, source, target, number, found)
    return 0


cdef int reach(const vector[Word]& words, int length, int at, int step) noexcept nogil:
    """The last of the unlinked words that follow position ``at``, or that position."""
    while 0 <= at + step < length and words[at + step].high < 0:
        at += step
    return at


cdef int find_rules(
    const Phrases& phrases, const Phrase* core, const Phrase* whole, const Limits& limits,
    const token_t* source, const token_t* target, uint32_t number, vector[RuleOccurrence]& found
) except -1 nogil:
    """The rules of an initial phrase pair, and what each of them counts."""
    cdef vector[Gaps] choices
    cdef float share
    cdef size_t k
    find_gaps(phrases, core, whole, limits, choices)
    for k in range(choices.size()):
        share = share_of(limits, choices[k].count, choices.size())
        add_rule(whole, &choices[k], share, source, target, number, found)
    return 0


cdef int find_gaps(
    const Phrases& phrases, const Phrase* core, const Phrase* whole, const Limits& limits,
    vector[Gaps]& choices
) except -1 nogil:
    cdef size_t one, other, last = 0
    cdef Gaps gaps
    cdef const Phrase* gap[2]
    cdef int words = whole.end - whole.start, left
    if words <= limits.words:
        gaps.count = 0
        choices.push_back(gaps)
    if may_have_gaps(core, whole, limits):
        last = phrases.first[whole.end]
    for one in range(phrases.first[whole.start], last):
        gap[0] = &phrases.all[one]
        gaps.of[0] = gap[0]
        left = words - (gap[0].end - gap[0].start)
        if gap[0].end > whole.end or gap[0].links == whole.links:
            continue
        if left + 1 <= limits.symbols:
            gaps.count = 1
            choices.push_back(gaps)
        if limits.gaps < 2:
            continue
        for other in range(phrases.first[gap[0].end + 1], last):
            gap[1] = &phrases.all[other]
            gaps.of[1] = gap[1]
            if (
                gap[1].end <= whole.end
                and left - (gap[1].end - gap[1].start) + 2 <= limits.symbols
                and gap[0].links + gap[1].links < whole.links
            ):
                gaps.count = 2
                choices.push_back(gaps)
    return 0


cdef int add_rule(
    const Phrase* whole, const Gaps* gaps, float share, const token_t* source,
    const token_t* target, uint32_t sentence, vector[RuleOccurrence]& found
) except -1 nogil:
    cdef RuleOccurrence record
    cdef Place place
    cdef int k
    place.source_start, place.source_length = whole.start, whole.end - whole.start
    place.target_start = whole.target_start
    place.target_length = whole.target_end - whole.target_start
    place.gaps = gaps.count
    for k in range(gaps.count):
        place.gap_source[k] = gaps.of[k].start - whole.start
        place.gap_source_length[k] = gaps.of[k].end - gaps.of[k].start
        place.gap_target[k] = gaps.of[k].target_start - whole.target_start
        place.gap_target_length[k] = gaps.of[k].target_end - gaps.of[k].target_start
    record.source_key = side_key(
        place.source_start, place.source_length, place.gaps, &place.gap_source[0],
        &place.gap_source_length[0], source,
    )
    record.target_key = side_key(
        place.target_start, place.target_length, place.gaps, &place.gap_target[0],
        &place.gap_target_length[0], target,
    )
    record.place = packed(&place)
    record.sentence, record.share = sentence, share
    found.push_back(record)
    return 0


cdef key_t side_key(
    int start, int length, int gaps, const int* gap, const int* gap_length, const token_t* words
) noexcept nogil:
    """Key of the symbols of a side, as ``side_symbols`` writes them."""
    cdef key_t key = 0
    cdef int at = 0, k
    while at < length:
        for k in range(gaps):
            if gap[k] == at:
                key = extend_key(key, FIRST_GAP + k)
                at += gap_length[k]
                break
        else:
            key = extend_key(key, FIRST_WORD + words[start + at])
            at += 1
    return key
