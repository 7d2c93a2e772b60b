"""A suffix array of one side of a corpus, as deep as phrases of rules are long.

The places of all words, in the order of the words that stand there: a phrase is a range of it,
found by bisection (Manber & Myers 1993). Suffixes end with their sentence; those that are equal as
far as it looks stand in the order of the corpus.
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.algorithm cimport upper_bound

from postil.types.ids cimport token_t

import numpy as np

cdef extern from *:
    """
    #include <algorithm>
    #include <cstdint>
    static void postil_sort_suffixes(
        uint32_t* places, size_t count, const uint32_t* tokens, const uint8_t* lengths
    ) {
        std::sort(places, places + count, [tokens, lengths](uint32_t a, uint32_t b) {
            const int shorter = std::min(lengths[a], lengths[b]);
            for (int k = 0; k < shorter; ++k) {
                if (tokens[a + k] != tokens[b + k]) return tokens[a + k] < tokens[b + k];
            }
            if (lengths[a] != lengths[b]) return lengths[a] < lengths[b];
            return a < b;
        });
    }
    """
    void sort_suffixes "postil_sort_suffixes"(
        uint32_t* places, size_t count, const token_t* tokens, const unsigned char* lengths
    ) noexcept nogil


def sorted_suffixes(const token_t[::1] tokens, const uint64_t[::1] offsets, int depth):
    """The suffix array: uint32, a place for each token.

    Parameters
    ----------
    tokens, offsets
        A side of a corpus, as in ``AlignedCorpus``.
    depth : int
        Words that decide on the order.
    """
    cdef uint32_t[::1] places = np.arange(tokens.shape[0], dtype=np.uint32)
    cdef unsigned char[::1] lengths = np.empty(tokens.shape[0], np.uint8)
    cdef Py_ssize_t sentence, place
    for sentence in range(offsets.shape[0] - 1):
        for place in range(<Py_ssize_t>offsets[sentence], <Py_ssize_t>offsets[sentence + 1]):
            lengths[place] = <unsigned char>min(depth, <int>offsets[sentence + 1] - <int>place)
    if tokens.shape[0]:
        with nogil:
            sort_suffixes(&places[0], places.shape[0], &tokens[0], &lengths[0])
    return np.asarray(places)


cdef Range narrowed(const Suffixes& side, Range within, int depth, token_t word) noexcept nogil:
    cdef Range found
    found.start = bound(side, within, depth, word)
    within.start = found.start
    found.stop = bound(side, within, depth, <uint64_t>word + 1)
    return found


cdef uint32_t bound(
    const Suffixes& side, Range within, int depth, uint64_t word
) noexcept nogil:
    """The first suffix whose word at ``depth`` is not before ``word``; an ended one is before all.
    """
    cdef uint32_t low = within.start, high = within.stop, middle, place
    while low < high:
        middle = low + (high - low) // 2
        place = side.places[middle]
        if (
            place + depth >= side.offsets[sentence_of(side, place) + 1]
            or side.tokens[place + depth] < word
        ):
            low = middle + 1
        else:
            high = middle
    return low


cdef uint32_t sentence_of(const Suffixes& side, uint32_t place) noexcept nogil:
    return <uint32_t>(
        upper_bound(side.offsets, side.offsets + side.sentences + 1, <uint64_t>place)
        - side.offsets - 1
    )
