"""Phrases of a sentence, counted and numbered.

A phrase is up to five words in a row; with gaps, its first and last word and any of the words
between. The number of a single word is its token id; phrases of several words that at least two
sentences hold (or one, if asked for) follow, in order of their keys, so that a sorted array and an
index of its highest bits are all the dictionary there is. Everything counts sentences, not
occurrences: the model's features are indicators (section 4.4.1 of the paper).
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.algorithm cimport sort, unique
from libcpp.vector cimport vector

import numpy as np

from postil.models.phrase_table.keys cimport extend_key
from postil.types.ids cimport EOS, key_t, token_t

LONGEST_PHRASE = LONGEST

EDGES = 1 << 20       # of an index, looked for at once

cdef enum:
    GAP = 0x7FFFFFFF      # stands for the words left out; no vocabulary is that large


cdef int places(
    const token_t* words, int length, int longest, bint gaps, vector[Place]& found
) except -1 nogil:
    cdef Place place
    cdef int start, end, inner
    cdef uint32_t mask
    found.clear()
    for start in range(length):
        if words[start] <= EOS:
            continue
        for end in range(start + 1, min(length, start + longest) + 1):
            if words[end - 1] <= EOS:
                if not gaps:
                    break
                continue
            inner = max(0, end - start - 2)
            place.start = start
            place.end = end
            place.number = NO_PHRASE
            # the mask of the inner words that belong to the phrase; all of them first
            for mask in range((<uint32_t>1 << inner) - 1 if not gaps else 0, <uint32_t>1 << inner):
                if _key(words + start, end - start, mask, &place):
                    found.push_back(place)
    return 0


cdef bint _key(const token_t* words, int length, uint32_t mask, Place* place) noexcept nogil:
    """Fill in key and size; False if a word of the phrase is unknown."""
    cdef key_t key = 0
    cdef bint gap = False
    cdef int i
    place.words = 0
    for i in range(length):
        if i == 0 or i == length - 1 or (mask >> (i - 1)) & 1:
            if words[i] <= EOS:
                return False
            key = extend_key(key, words[i])
            place.words += 1
            gap = False
        elif not gap:
            key = extend_key(key, GAP)
            gap = True
    place.key = key
    return True


cdef class PhraseNumbers:
    """The phrases of one side and how many sentences hold each.

    Parameters
    ----------
    vocabulary_size : int
    keys : uint64 array (m,)
        Of phrases of several words, ascending.
    counts : uint32 array (vocabulary_size + m,)
        Sentences that hold each word and each longer phrase.
    buckets : uint32 array, optional
        As :meth:`index` made it.
    """

    def __init__(self, vocabulary_size, keys, counts, buckets=None, int longest=LONGEST,
                 bint gaps=False):
        self.vocabulary_size = vocabulary_size
        self.longest = longest
        self.gaps = gaps
        self.keys = keys
        self.counts = counts
        if self.counts.shape[0] != self.vocabulary_size + self.keys.shape[0]:
            raise ValueError("there is not one count per phrase")
        if buckets is None:
            buckets = self.index(keys)
        self.buckets = buckets
        cdef Py_ssize_t size = self.buckets.shape[0] - 1
        if size < 2 or size & (size - 1) or self.buckets[size] != self.keys.shape[0]:
            raise ValueError("the index does not fit the keys")
        self.shift = 65 - <int>int(size).bit_length()

    @staticmethod
    def index(keys):
        """Offsets of the keys of each value of their highest bits, uint32, about one key each."""
        bits = max(1, len(keys).bit_length())
        starts = np.empty((1 << bits) + 1, np.uint32)
        for first in range(0, 1 << bits, EDGES):
            edges = np.arange(first, min(first + EDGES, 1 << bits), dtype=np.uint64)
            edges <<= np.uint64(64 - bits)
            starts[first:first + len(edges)] = np.searchsorted(keys, edges)
        starts[1 << bits] = len(keys)
        return starts

    def __len__(self):
        return self.counts.shape[0]

    @property
    def arrays(self):
        """Keys, counts and index, as they lie on disk."""
        return np.asarray(self.keys), np.asarray(self.counts), np.asarray(self.buckets)

    cdef uint32_t number(self, key_t key, const token_t* words, uint32_t count) noexcept nogil:
        """Number of a phrase whose first word is ``words[0]``, or NO_PHRASE."""
        cdef uint32_t at, stop
        if count == 1:
            return words[0] if words[0] < self.vocabulary_size else NO_PHRASE
        at = self.buckets[key >> self.shift]
        stop = self.buckets[(key >> self.shift) + 1]
        while at < stop:
            if self.keys[at] == key:
                return self.vocabulary_size + at
            at += 1
        return NO_PHRASE

    cdef int read(self, const token_t* words, int length, vector[Place]& found) except -1 nogil:
        """All phrases of a sentence with their numbers."""
        cdef size_t i
        places(words, length, self.longest, self.gaps, found)
        for i in range(found.size()):
            found[i].number = self.number(
                found[i].key, words + found[i].start, found[i].words
            )
        return 0

    cdef key_t key(self, uint32_t number) noexcept nogil:
        if number < self.vocabulary_size:
            return extend_key(0, number)
        return self.keys[number - self.vocabulary_size]

    def numbers(self, const token_t[::1] words):
        """(start, end, number) of the phrases of a sentence that have a number."""
        cdef vector[Place] found
        if words.shape[0]:
            self.read(&words[0], <int>words.shape[0], found)
        return [
            (place.start, place.end, place.number)
            for place in found if place.number != NO_PHRASE
        ]

    def count(self, uint32_t number):
        """Sentences that hold the phrase."""
        return self.counts[number]


def phrase_keys(
    const token_t[::1] tokens, const uint64_t[::1] offsets, Py_ssize_t start, Py_ssize_t stop,
    uint32_t[::1] words, int longest, bint gaps, int bits,
):
    """Keys of the phrases of several words of the sentences ``start`` to ``stop``, once per
    sentence.

    Parameters
    ----------
    words : uint32 array (vocabulary size,)
        Gains one per sentence for each word it holds.

    Returns
    -------
    keys, bounds : uint64 array, int64 array (2**bits + 1,)
        Grouped by their highest ``bits`` bits.
    """
    cdef vector[Place] found
    cdef vector[uint64_t] own, all
    cdef vector[token_t] ids
    cdef Py_ssize_t index
    cdef size_t i
    cdef int length
    with nogil:
        for index in range(start, stop):
            length = <int>(offsets[index + 1] - offsets[index])
            if length == 0:
                continue
            places(&tokens[0] + offsets[index], length, longest, gaps, found)
            own.clear()
            ids.clear()
            for i in range(found.size()):
                if found[i].words > 1:
                    own.push_back(found[i].key)
                else:
                    ids.push_back(tokens[offsets[index] + found[i].start])
            sort(own.begin(), own.end())
            own.erase(unique(own.begin(), own.end()), own.end())
            all.insert(all.end(), own.begin(), own.end())
            sort(ids.begin(), ids.end())
            ids.erase(unique(ids.begin(), ids.end()), ids.end())
            for i in range(ids.size()):
                words[ids[i]] += 1
    return grouped(all, bits)


cdef object grouped(const vector[uint64_t]& values, int bits):
    """The values in order of their highest bits, and where each group starts."""
    cdef size_t i, count = values.size()
    cdef uint64_t group
    result = np.empty(count, np.uint64)
    bounds = np.zeros((1 << bits) + 1, np.int64)
    cdef uint64_t[::1] out = result
    cdef long long[::1] ends = bounds
    with nogil:
        for i in range(count):
            ends[(values[i] >> 1 >> (63 - bits)) + 1] += 1
    starts = np.cumsum(bounds)
    cdef long long[::1] place = starts.copy()
    with nogil:
        for i in range(count):
            group = values[i] >> 1 >> (63 - bits)
            out[place[group]] = values[i]
            place[group] += 1
    return result, starts


def frequent(uint64_t[::1] keys, Py_ssize_t least=2):
    """Keys that occur ``least`` times or more, ascending, and how often; ``keys`` are sorted in
    place.
    """
    cdef vector[uint64_t] kept
    cdef vector[uint32_t] counts
    cdef Py_ssize_t i = 0, j, size = keys.shape[0]
    if size:
        with nogil:
            sort(&keys[0], &keys[0] + size)
            while i < size:
                j = i + 1
                while j < size and keys[j] == keys[i]:
                    j += 1
                if j - i >= least:
                    kept.push_back(keys[i])
                    counts.push_back(<uint32_t>(j - i))
                i = j
    return np.array(kept, np.uint64), np.array(counts, np.uint32)
