"""Phrase extraction from word-aligned sentences.

A source span and a target span form a phrase pair if at least one link joins them and no word of
either span is linked to a word outside the other (Och & Ney 2004; Koehn, Och & Marcu 2003, section
2.2). Source spans also grow over unaligned words at both ends; target spans do so because every
target span is tried.

Of punctuation, where the corpus names it, these are no phrase pairs: one with the end of a sentence
on one side and no punctuation on the other, and one that begins with an unaligned mark that ends
sentences. Such pairs put a full stop behind a word inside a sentence, when labels have one in one
language alone, or take that of an ordinal from its number (Hungarian "10. munkaterület" gave
"workspace" as ". munkaterület"). A full stop, which may belong to a number or an abbreviation, ends
a sentence at the end of the segment, or behind a word of a script without case.

Orientations are those of the word-based model msd-bidirectional-fe (Koehn et al. 2005): to the
previous phrase "mono" if the corner before both starts is linked and the corner behind the source
end is not, "swap" in the opposite case, "other" otherwise; to the next phrase likewise. Sentence
start and end count as links of their own.

The lexical weight of an occurrence is the sum of the weights of its words, because the links of a
word inside a phrase pair all lie inside it: weights are taken once per word of the sentence.
"""

from libc.math cimport log
from libc.stdint cimport INT32_MAX, UINT16_MAX, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from postil.models.lexicon.links cimport NULL_TOKEN
from postil.models.lexicon.model cimport Lexicon
from postil.models.phrase_table.extract cimport Occurrence, Sentence, Word
from postil.models.phrase_table.keys cimport PHRASE_LIMIT, extend_key
from postil.types.ids cimport key_t, token_t

import numpy as np

from postil.models.phrase_table.corpus import misplaced_point

OCCURRENCE = np.dtype(
    [
        ("target_key", "<u8"),
        ("source_key", "<u8"),
        ("links", "<u8"),
        ("inverse_weight", "<f4"),
        ("direct_weight", "<f4"),
        ("sentence", "<u4"),
        ("source_start", "<u2"),
        ("target_start", "<u2"),
        ("source_length", "u1"),
        ("target_length", "u1"),
        ("previous", "u1"),
        ("next", "u1"),
    ],
    align=True,
)

cdef enum:
    MONO = 0
    SWAP = 1
    OTHER = 2

cdef enum:  # as in text.punctuation
    SIGN = 1
    STOP = 2
    END = 3
    UNCASED_WORD = 4


def extract(corpus, Lexicon lexicon, Py_ssize_t start, Py_ssize_t stop, int max_length, int bits):
    """Extract all phrase pairs of the sentence pairs ``start`` to ``stop``.

    A sentence of more than 65,535 words gives none.

    Parameters
    ----------
    corpus : AlignedCorpus
    lexicon : Lexicon or None
        Gives the lexical weights; counted from this corpus or a larger one. Without, all are 0.
    max_length : int
        Longest phrase on either side, 1 to 8.
    bits : int
        Records are grouped by the highest ``bits`` bits of their target key.

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
    if not 1 <= max_length <= PHRASE_LIMIT:
        raise ValueError(f"max_length must be 1 to {PHRASE_LIMIT}")
    cdef const token_t[::1] source = corpus.source_tokens
    cdef const uint64_t[::1] source_offsets = corpus.source_offsets
    cdef const token_t[::1] target = corpus.target_tokens
    cdef const uint64_t[::1] target_offsets = corpus.target_offsets
    cdef const uint16_t[:, ::1] points = corpus.points
    cdef const uint64_t[::1] point_offsets = corpus.point_offsets
    cdef Py_ssize_t index
    cdef const token_t* source_start
    cdef const token_t* target_start
    cdef uint64_t point_start
    cdef bint sound = True
    cdef Sentence sentence
    cdef vector[Occurrence] found
    cdef const uint8_t[::1] source_kinds, target_kinds
    none = np.empty(0, np.uint8)
    source_kinds, target_kinds = corpus.punctuation or (none, none)
    with nogil:
        for index in range(start, stop):
            sentence.source_length = <int>(source_offsets[index + 1] - source_offsets[index])
            sentence.target_length = <int>(target_offsets[index + 1] - target_offsets[index])
            point_start = point_offsets[index]
            if (
                point_offsets[index + 1] == point_start
                or max(sentence.source_length, sentence.target_length) > UINT16_MAX
            ):
                continue  # positions are uint16
            sound = read_links(
                sentence, &points[point_start, 0], <int>(point_offsets[index + 1] - point_start)
            )
            if not sound:
                break
            source_start = &source[source_offsets[index]]
            target_start = &target[target_offsets[index]]
            if lexicon is not None:
                weigh_words(sentence, lexicon, source_start, target_start)
            _keys(source_start, sentence.source_length, max_length, sentence.source_keys)
            _keys(target_start, sentence.target_length, max_length, sentence.target_keys)
            _find_punctuation(
                sentence.source_punctuation, source_start, sentence.source_length, source_kinds
            )
            _find_punctuation(
                sentence.target_punctuation, target_start, sentence.target_length, target_kinds
            )
            _extract_sentence(sentence, <uint32_t>index, max_length, found)
    if not sound:
        raise misplaced_point(index)
    return grouped(found.data(), found.size(), OCCURRENCE, "target_key", bits)


cdef bint read_links(Sentence& sentence, const uint16_t* points, int count) except -1 nogil:
    """Sort the links by target word, once each; False if a point lies outside the sentence."""
    cdef int i, j, f, e, place, used
    cdef Word none
    none.low = INT32_MAX
    none.high = -1
    none.first_link = 0
    none.weight = 0.0
    sentence.source.assign(sentence.source_length, none)
    sentence.target.assign(sentence.target_length + 1, none)
    sentence.links.assign(count, 0)
    for i in range(count):
        f = points[2 * i]
        e = points[2 * i + 1]
        if f >= sentence.source_length or e >= sentence.target_length:
            return False
        sentence.source[f].low = min(sentence.source[f].low, e)
        sentence.source[f].high = max(sentence.source[f].high, e)
        sentence.target[e].low = min(sentence.target[e].low, f)
        sentence.target[e].high = max(sentence.target[e].high, f)
        sentence.target[e + 1].first_link += 1
    for e in range(sentence.target_length):
        sentence.target[e + 1].first_link += sentence.target[e].first_link
    for i in range(count):
        e = points[2 * i + 1]
        # ``weight`` counts the links placed so far; it gets its real meaning in weigh_words
        place = sentence.target[e].first_link + <int>sentence.target[e].weight
        sentence.links[place] = points[2 * i]
        sentence.target[e].weight += 1.0
    used = 0
    for e in range(sentence.target_length):
        i = sentence.target[e].first_link
        j = sentence.target[e + 1].first_link
        sort(sentence.links.begin() + i, sentence.links.begin() + j)
        sentence.target[e].first_link = used
        for place in range(i, j):
            if place == i or sentence.links[place] != sentence.links[place - 1]:
                sentence.links[used] = sentence.links[place]
                used += 1
    sentence.target[sentence.target_length].first_link = used
    return True


cdef int weigh_words(
    Sentence& sentence, Lexicon lexicon, const token_t* source, const token_t* target
) except -1 nogil:
    """Log of the average w(e|f) over the links of each target word, w(f|e) of each source word."""
    cdef int e, f, i
    cdef double direct, inverse, total
    sentence.sums.assign(sentence.source_length, 0)
    for e in range(sentence.target_length):
        total = 0.0
        for i in range(sentence.target[e].first_link, sentence.target[e + 1].first_link):
            f = sentence.links[i]
            lexicon.weights(source[f], target[e], &direct, &inverse)
            total += direct
            sentence.source[f].weight += inverse
            sentence.sums[f] += 1
        i = sentence.target[e + 1].first_link - sentence.target[e].first_link
        if i == 0:
            lexicon.weights(NULL_TOKEN, target[e], &total, &inverse)
            i = 1
        sentence.target[e].weight = _safe_log(total / i)
    for f in range(sentence.source_length):
        i = sentence.sums[f]
        if i == 0:
            lexicon.weights(source[f], NULL_TOKEN, &direct, &sentence.source[f].weight)
            i = 1
        sentence.source[f].weight = _safe_log(sentence.source[f].weight / i)
    return 0


cdef inline double _safe_log(double probability) noexcept nogil:
    """Log with the floor e**-100, for words that a lexicon from elsewhere does not know."""
    return log(probability) if probability > 3.8e-44 else -100.0


cdef int _find_punctuation(
    Punctuation& found, const token_t* tokens, int count, const uint8_t[::1] kinds
) except -1 nogil:
    """Punctuation of one side; tokens beyond ``kinds`` are words."""
    cdef int i, final = -1
    cdef uint8_t kind
    cdef bint ends
    found.kinds.assign(count, 0)
    found.signs.assign(count + 1, 0)
    found.ends.assign(count + 1, 0)
    for i in range(count):
        kind = kinds[tokens[i]] if tokens[i] < <size_t>kinds.shape[0] else 0
        found.kinds[i] = kind
        if _can_end(kind):
            final = i
        elif kind != SIGN:
            final = -1
    for i in range(count):
        kind = found.kinds[i]
        ends = kind == END or (
            kind == STOP and (i == final or (i > 0 and found.kinds[i - 1] == UNCASED_WORD))
        )
        found.signs[i + 1] = found.signs[i] + (kind == SIGN or _can_end(kind))
        found.ends[i + 1] = found.ends[i] + ends
    return 0


cdef inline bint _can_end(uint8_t kind) noexcept nogil:
    return kind == STOP or kind == END


cdef int _keys(
    const token_t* tokens, int count, int max_length, vector[key_t]& keys
) except -1 nogil:
    """Keys of all phrases of the sentence up to ``max_length``."""
    cdef int i, n
    cdef key_t key
    keys.resize(<size_t>count * PHRASE_LIMIT)
    for i in range(count):
        key = 0
        for n in range(min(max_length, count - i)):
            key = extend_key(key, tokens[i + n])
            keys[i * PHRASE_LIMIT + n] = key
    return 0


cdef int _extract_sentence(
    Sentence& sentence, uint32_t index, int max_length, vector[Occurrence]& found
) except -1 nogil:
    """Try every target span; the links of its words give the smallest source span."""
    cdef int start, stop, low, high, f
    cdef double weight
    cdef bint closed
    for start in range(sentence.target_length):
        if _can_end(sentence.target_punctuation.kinds[start]) and sentence.target[start].high < 0:
            continue
        low = INT32_MAX
        high = -1
        weight = 0.0
        for stop in range(start, min(start + max_length, sentence.target_length)):
            weight += sentence.target[stop].weight
            low = min(low, sentence.target[stop].low)
            high = max(high, sentence.target[stop].high)
            if high < 0:
                continue
            if high - low >= max_length:
                break  # longer target spans only make the source span longer
            closed = True
            for f in range(low, high + 1):
                if sentence.source[f].low < start or sentence.source[f].high > stop:
                    closed = False
                    break
            if closed:
                _extend(sentence, index, max_length, start, stop, low, high, weight, found)
    return 0


cdef int _extend(
    Sentence& sentence, uint32_t index, int max_length, int start_e, int stop_e,
    int low, int high, double weight, vector[Occurrence]& found
) except -1 nogil:
    """Record the source span ``low`` to ``high`` and its extensions over unaligned words."""
    cdef Occurrence record
    cdef int start_f = low, stop_f, f
    cdef double inverse
    record.sentence = index
    record.target_start = <uint16_t>start_e
    record.target_length = <uint8_t>(stop_e - start_e + 1)
    record.target_key = sentence.target_keys[start_e * PHRASE_LIMIT + stop_e - start_e]
    record.direct_weight = <float>weight
    while start_f >= 0 and start_f > high - max_length:
        if start_f < low and sentence.source[start_f].high >= 0:
            break
        if start_f < low and _can_end(sentence.source_punctuation.kinds[start_f]):
            start_f -= 1
            continue
        record.source_start = <uint16_t>start_f
        record.links = _links(sentence, start_e, stop_e, start_f)
        stop_f = high
        while stop_f < sentence.source_length and stop_f < start_f + max_length:
            if stop_f > high and sentence.source[stop_f].high >= 0:
                break
            if _parts_mark(
                sentence.source_punctuation, start_f, stop_f,
                sentence.target_punctuation, start_e, stop_e,
            ):
                stop_f += 1
                continue
            inverse = 0.0
            for f in range(start_f, stop_f + 1):
                inverse += sentence.source[f].weight
            record.inverse_weight = <float>inverse
            record.source_length = <uint8_t>(stop_f - start_f + 1)
            record.source_key = sentence.source_keys[start_f * PHRASE_LIMIT + stop_f - start_f]
            record.previous = _orientation(
                _linked(sentence, start_f - 1, start_e - 1),
                _linked(sentence, stop_f + 1, start_e - 1),
            )
            record.next = _orientation(
                _linked(sentence, stop_f + 1, stop_e + 1),
                _linked(sentence, start_f - 1, stop_e + 1),
            )
            found.push_back(record)
            stop_f += 1
        start_f -= 1
    return 0


cdef inline bint _parts_mark(
    const Punctuation& source, int start_f, int stop_f,
    const Punctuation& target, int start_e, int stop_e,
) noexcept nogil:
    """Whether one side has the end of a sentence, and the other no punctuation."""
    return (
        target.ends[stop_e + 1] > target.ends[start_e]
        and source.signs[stop_f + 1] == source.signs[start_f]
    ) or (
        source.ends[stop_f + 1] > source.ends[start_f]
        and target.signs[stop_e + 1] == target.signs[start_e]
    )


cdef uint64_t _links(const Sentence& sentence, int start_e, int stop_e, int start_f) noexcept nogil:
    """Inner alignment of a phrase pair as one 8 × 8 bit matrix."""
    cdef uint64_t matrix = 0
    cdef int i, e
    for e in range(start_e, stop_e + 1):
        for i in range(sentence.target[e].first_link, sentence.target[e + 1].first_link):
            matrix |= <uint64_t>1 << (8 * (e - start_e) + sentence.links[i] - start_f)
    return matrix


cdef inline uint8_t _orientation(bint straight, bint crossed) noexcept nogil:
    if straight and not crossed:
        return MONO
    if crossed and not straight:
        return SWAP
    return OTHER


cdef bint _linked(const Sentence& sentence, int f, int e) noexcept nogil:
    """Whether two positions are linked; those just outside both ends of the sentence are."""
    cdef int i
    if f < 0 or e < 0:
        return f == e
    if f >= sentence.source_length or e >= sentence.target_length:
        return f == sentence.source_length and e == sentence.target_length
    if f < sentence.target[e].low or f > sentence.target[e].high:
        return False
    for i in range(sentence.target[e].first_link, sentence.target[e + 1].first_link):
        if sentence.links[i] == f:
            return True
    return False


cdef object grouped(const void* found, size_t count, dtype, key, int bits):
    """Copy records into a NumPy array, in order of the highest bits of the field ``key``, which
    decides who gets them next: occurrences of that of their target, pairs of that of their source.

    Returns the array, and where each group starts, int64 (2**bits + 1).
    """
    cdef size_t i, size = dtype.itemsize, offset = dtype.fields[key][1]
    cdef const char* records = <const char*>found
    cdef uint64_t group
    ordered = np.empty(count, dtype)
    bounds = np.zeros((1 << bits) + 1, np.int64)
    cdef long long[::1] ends = bounds
    with nogil:
        for i in range(count):
            ends[_group(records + i * size + offset, bits) + 1] += 1
    starts = np.cumsum(bounds)
    cdef long long[::1] place = starts.copy()
    cdef uint8_t[::1] out = ordered.view(np.uint8)
    with nogil:
        for i in range(count):
            group = _group(records + i * size + offset, bits)
            memcpy(&out[place[group] * size], records + i * size, size)
            place[group] += 1
    return ordered, starts


cdef inline uint64_t _group(const void* key, int bits) noexcept nogil:
    return (<const uint64_t*>key)[0] >> 1 >> (63 - bits)
