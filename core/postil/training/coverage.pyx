"""Sentences of a corpus that cover the word sequences of a sample (Tillmann & Zhang, section VI-A).

They train on a part of their text that holds every sequence of up to 12 words of the test set at
least once. Sentences with the longest sequences come first; if more are wanted, sequences are
covered twice, three times and so on.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map

import numpy as np

from postil.models.phrase_table.keys cimport extend_key
from postil.types.ids cimport EOS, key_t, token_t

LONGEST = 12


cdef class Coverage:
    """The sequences of a sample, and how often each is covered.

    Parameters
    ----------
    sample : sequence of uint32 arrays
        Sentences, in the ids of the corpus; words that it lacks stand in no sequence.
    longest : int
        Words of a sequence at most.
    """

    cdef unordered_map[key_t, uint32_t] covered
    cdef int longest

    def __init__(self, sample, int longest=LONGEST):
        cdef const token_t[::1] words
        cdef Py_ssize_t start, end
        cdef key_t key
        self.longest = longest
        for sentence in sample:
            words = np.ascontiguousarray(sentence, dtype=np.uint32)
            for start in range(words.shape[0]):
                key = 0
                for end in range(start, min(words.shape[0], start + longest)):
                    if words[end] <= EOS:
                        break
                    key = extend_key(key, words[end])
                    self.covered[key] = 0

    def __len__(self):
        """Different sequences."""
        return self.covered.size()

    cdef int _longest(self, const token_t* words, Py_ssize_t length) noexcept nogil:
        """Words of the longest sequence in a sentence."""
        cdef Py_ssize_t start, end
        cdef int found = 0
        cdef key_t key
        for start in range(length):
            key = 0
            for end in range(start, min(length, start + self.longest)):
                key = extend_key(key, words[end])
                if self.covered.count(key) == 0:
                    break
                found = max(found, <int>(end - start + 1))
        return found

    cdef bint _take(self, const token_t* words, Py_ssize_t length, uint32_t level) noexcept nogil:
        """Whether a sentence holds a sequence that is covered fewer times; then all of its
        sequences are covered once more.
        """
        cdef Py_ssize_t start, end
        cdef key_t key
        cdef bint wanted = False
        cdef int turn
        for turn in range(2):
            for start in range(length):
                key = 0
                for end in range(start, min(length, start + self.longest)):
                    key = extend_key(key, words[end])
                    if self.covered.count(key) == 0:
                        break
                    if turn:
                        self.covered[key] += 1
                    elif self.covered[key] < level:
                        wanted = True
                        break
                if wanted and not turn:
                    break
            if not wanted:
                return False
        return True

    def chosen(self, const token_t[::1] tokens, const uint64_t[::1] offsets, Py_ssize_t wanted):
        """Choose sentences; each call goes on from what the calls before have covered.

        Parameters
        ----------
        tokens, offsets
            Sentence s is ``tokens[offsets[s]:offsets[s + 1]]``.
        wanted
            Sentences at most; those without a word of the sample are never taken.

        Returns
        -------
        int64 array, ascending
        """
        cdef Py_ssize_t count = offsets.shape[0] - 1, s, k, taken = 0
        cdef uint32_t level = 0
        longest = np.zeros(count, np.uint8)
        cdef uint8_t[::1] longest_view = longest
        cdef const token_t* first = &tokens[0] if tokens.shape[0] else NULL
        with nogil:
            for s in range(count):
                longest_view[s] = <uint8_t>self._longest(
                    first + offsets[s], <Py_ssize_t>(offsets[s + 1] - offsets[s])
                )
        order = np.argsort(-longest.astype(np.int16), kind="stable")
        order = order[:np.count_nonzero(longest)].astype(np.int64)
        cdef const long long[::1] order_view = order
        marks = np.zeros(count, np.uint8)
        cdef uint8_t[::1] taken_view = marks
        cdef Py_ssize_t most = min(wanted, <Py_ssize_t>len(order))
        with nogil:
            while taken < most:
                level += 1
                for k in range(order_view.shape[0]):
                    s = order_view[k]
                    if taken == most:
                        break
                    if not taken_view[s] and self._take(
                        first + offsets[s], <Py_ssize_t>(offsets[s + 1] - offsets[s]), level
                    ):
                        taken_view[s] = 1
                        taken += 1
        return np.flatnonzero(marks)
