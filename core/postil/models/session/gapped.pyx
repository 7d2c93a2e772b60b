"""Rules with gaps of confirmed segments that fit a sentence: the session grammar.

As the session phrase table, it keeps no rules but looks into the confirmed segments when a sentence
needs them: into those that share most words with it, the latest first. What is undone is never
looked at. Rules are those of Chiang 2007, with at least ``LEAST_WORDS`` source words: fewer fit
everywhere.
"""

from libc.stdint cimport uint16_t, uint32_t, uint64_t
from libcpp.algorithm cimport partial_sort
from libcpp.unordered_map cimport unordered_map
from libcpp.unordered_set cimport unordered_set
from libcpp.vector cimport vector

import numpy as np

from postil.models.grammar.occurrence cimport (
    FIRST_WORD, LONGEST_SPAN, Place, RuleOccurrence, number_words, source_symbols,
    target_symbols, unpack,
)
from postil.models.lexicon.model cimport Lexicon
from postil.models.session.table cimport SessionTable
from postil.types.ids cimport token_t

from dataclasses import dataclass

from postil.models.grammar.extract import extract_rules
from postil.models.phrase_table.corpus import AlignedCorpus

cdef enum:
    LEAST_WORDS = 3
    SEGMENTS = 12        # that are looked into


@dataclass(frozen=True, slots=True)
class GappedRule:
    """A rule at one place of a confirmed segment.

    ``source``, ``target``: word ids, gap k is -1 - k, numbered in the source; ``links``: (source,
    target) numbers of linked words, gaps left out; ``event``, ``layer``: of the segment;
    ``lex_inverse``, ``lex_direct``: lexical weights, natural log.
    """

    source: tuple
    target: tuple
    links: tuple
    event: int
    layer: int
    lex_inverse: float
    lex_direct: float


cdef struct Shared:
    uint32_t words
    uint32_t segment


cdef bint more(const Shared& left, const Shared& right) noexcept nogil:
    if left.words != right.words:
        return left.words > right.words
    return left.segment > right.segment


def gapped_rules(SessionTable table not None, Lexicon lexicon not None, sentence, int span=10):
    """Rules with gaps all of whose source words are in ``sentence`` (token ids), one per place.

    Parameters
    ----------
    span : int
        Words of an initial phrase.
    """
    cdef const token_t[::1] ids = np.ascontiguousarray(sentence, dtype=np.uint32)
    cdef vector[uint32_t] chosen
    table.order()
    if not table.alive or not ids.shape[0]:
        return []
    with nogil:
        choose(table, &ids[0], ids.shape[0], chosen)
    if chosen.empty():
        return []
    segments = [table._segment(segment) for segment in chosen]
    events = [segment[0] for segment in segments]
    layers = [segment[4] for segment in segments]
    corpus = AlignedCorpus(
        source_tokens=np.concatenate([segment[1] for segment in segments]),
        source_offsets=running([len(segment[1]) for segment in segments]),
        target_tokens=np.concatenate([segment[2] for segment in segments]),
        target_offsets=running([len(segment[2]) for segment in segments]),
        points=np.concatenate([segment[3].reshape(-1, 2) for segment in segments]),
        point_offsets=running([len(segment[3]) for segment in segments]),
    )
    weights = [
        np.zeros(len(tokens), np.float32) for tokens in (corpus.source_tokens, corpus.target_tokens)
    ]
    records, _ = extract_rules(corpus, lexicon, 0, len(segments), 0, *weights, span, 2, 1, True)
    return found_in(records, corpus, weights, ids, events, layers)


cdef object running(lengths):
    return np.cumsum([0, *lengths]).astype(np.uint64)


cdef int choose(
    SessionTable table, const token_t* ids, Py_ssize_t length, vector[uint32_t]& chosen
) except -1 nogil:
    """Segments that share most different words with a sentence, in the order of their events."""
    cdef unordered_map[uint32_t, uint32_t] shared
    cdef unordered_set[token_t] known
    cdef vector[uint32_t] places
    cdef vector[Shared] ranked
    cdef unordered_set[uint32_t] counted
    cdef Shared one
    cdef Py_ssize_t k
    cdef uint32_t segment, number
    cdef size_t j, keep
    for k in range(length):
        if known.count(ids[k]):
            continue
        known.insert(ids[k])
        table._occurrences(&ids[k], 1, places)
        counted.clear()
        for j in range(places.size()):
            segment = table.segment_of[places[j]]
            if not counted.count(segment):
                counted.insert(segment)
                shared[segment] += 1
    for number in range(<uint32_t>table.segments.size() - 1):
        if shared.count(number) and shared[number] >= LEAST_WORDS:
            one.words, one.segment = shared[number], number
            ranked.push_back(one)
    keep = min(<size_t>SEGMENTS, ranked.size())
    partial_sort(ranked.begin(), ranked.begin() + keep, ranked.end(), &more)
    for j in range(keep):
        chosen.push_back(ranked[j].segment)
    return 0


cdef list found_in(
    RuleOccurrence[::1] records, corpus, weights, const token_t[::1] ids, events, layers
):
    """The rules whose source words are all in a sentence."""
    cdef const token_t[::1] source = corpus.source_tokens, target = corpus.target_tokens
    cdef const uint64_t[::1] source_offsets = corpus.source_offsets
    cdef const uint64_t[::1] target_offsets = corpus.target_offsets
    cdef const uint64_t[::1] point_offsets = corpus.point_offsets
    cdef const uint16_t[:, ::1] points = corpus.points
    cdef const float[::1] inverse = weights[0], direct = weights[1]
    cdef unordered_set[token_t] words
    cdef token_t symbols[LONGEST_SPAN]
    cdef int source_word[LONGEST_SPAN]
    cdef int target_word[LONGEST_SPAN]
    cdef float scores[2]
    cdef Place place
    cdef Py_ssize_t k
    cdef uint32_t sentence
    cdef int length, j
    cdef list found = []
    for k in range(ids.shape[0]):
        words.insert(FIRST_WORD + ids[k])
    for k in range(records.shape[0]):
        unpack(records[k].place, &place)
        if place.gaps == 0:
            continue
        sentence = records[k].sentence
        length = source_symbols(&place, &source[source_offsets[sentence]], symbols)
        if length - place.gaps < LEAST_WORDS or not all_in(words, symbols, length):
            continue
        left = in_words(symbols, length)
        length = target_symbols(&place, &target[target_offsets[sentence]], symbols)
        scores[0] = number_words(
            place.source_length, place.gaps, &place.gap_source[0], &place.gap_source_length[0],
            &inverse[source_offsets[sentence] + place.source_start], source_word,
        )
        scores[1] = number_words(
            place.target_length, place.gaps, &place.gap_target[0], &place.gap_target_length[0],
            &direct[target_offsets[sentence] + place.target_start], target_word,
        )
        links = []
        for j in range(<int>point_offsets[sentence], <int>point_offsets[sentence + 1]):
            link = link_of(
                points[j, 0] - place.source_start, points[j, 1] - place.target_start, &place,
                source_word, target_word,
            )
            if link is not None:
                links.append(link)
        found.append(GappedRule(
            left, in_words(symbols, length), tuple(links), events[sentence], layers[sentence],
            scores[0], scores[1],
        ))
    return found


cdef object link_of(int f, int e, const Place* place, const int* source_word,
                    const int* target_word):
    """A link as numbers of words of the rule; None if it is not between two of them."""
    if not (0 <= f < place.source_length and 0 <= e < place.target_length):
        return None
    if source_word[f] < 0 or target_word[e] < 0:
        return None
    return source_word[f], target_word[e]


cdef bint all_in(
    unordered_set[token_t]& words, const token_t* symbols, int length
) noexcept nogil:
    cdef int k
    for k in range(length):
        if symbols[k] >= FIRST_WORD and not words.count(symbols[k]):
            return False
    return True


cdef tuple in_words(const token_t* symbols, int length):
    """Symbols as ids, and gaps as -1 - k."""
    cdef int k
    cdef list found = []
    for k in range(length):
        if symbols[k] >= FIRST_WORD:
            found.append(symbols[k] - FIRST_WORD)
        else:
            found.append(-1 - <int>symbols[k])
    return tuple(found)
