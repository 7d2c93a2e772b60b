"""Units that contain, or nearly contain, a few words in a row: the kernel of the concordance.

Each pattern word stands for a set of token ids (its inflected forms in the vocabulary). A unit that
contains the pattern with at most k errors holds all but k of its words, so of any k + 1 words it
holds one: the lists of the k + 1 words that are rarest are read, and each unit met is compared as a
whole, unless a glance shows that it lacks too many words. The comparison is Sellers' (1980): the
table of the edit distance, with an occurrence free to begin at any token; each cell remembers where
its occurrence began.
"""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.pair cimport pair
from libcpp.vector cimport vector

import numpy as np

from postil.memory.index.arrays cimport IndexArrays
from postil.types.ids cimport token_t

ctypedef pair[int64_t, int64_t] two_t

cdef enum:
    LONGEST = 64  # words of a pattern: one bit each


cdef class NearFinder(IndexArrays):
    """Finds units that nearly contain some words, in a snapshot of an index."""

    cdef uint64_t[::1] words_of  # token id -> the pattern words it stands for
    cdef int length
    cdef int most
    cdef vector[pair[two_t, two_t]] found  # ((errors, minus unit id), (first, last token))
    cdef int[LONGEST + 1] errors
    cdef int[LONGEST + 1] begins
    cdef int first, last, fewest  # the best occurrence in the unit compared last

    def find(self, list pattern, Py_ssize_t vocabulary, int errors, Py_ssize_t limit):
        """Units with the fewest errors, at most ``errors``; newest first among equals.

        Parameters
        ----------
        pattern
            For each word, at most 64 of them, an array of the token ids it stands for, uint32.

        Returns
        -------
        list of (errors, unit id, first token, last token)
            The occurrence as a half-open span of the unit's tokens.
        """
        self.read(pattern, vocabulary, errors)
        return [(ranked[0], -ranked[1], *span) for ranked, span in (<list>self.found)[:limit]]

    cdef object read(self, list pattern, Py_ssize_t vocabulary, int errors):
        """Set ``found``, best first."""
        cdef Py_ssize_t word
        cdef token_t token
        cdef const uint32_t[::1] forms
        cdef list rarest
        self.words_of = np.zeros(vocabulary + 1, np.uint64)
        self.length = min(len(pattern), LONGEST)
        self.most = errors
        self.found.clear()
        for word in range(self.length):
            forms = pattern[word]
            for token in forms:
                self.words_of[token] |= (<uint64_t>1) << word
        rarest = sorted(range(self.length), key=lambda word: self.entries_of(pattern[word]))
        seen = np.zeros(self.ids.shape[0] + 1, np.uint8)
        cdef uint8_t[::1] met = seen
        for word in rarest[: errors + 1]:
            forms = pattern[word]
            with nogil:
                self.read_lists(forms, met)
        with nogil:
            self.read_tail()
            sort(self.found.begin(), self.found.end())

    cdef void read_lists(self, const uint32_t[::1] forms, uint8_t[::1] met) noexcept nogil:
        cdef Py_ssize_t form
        cdef uint64_t place
        cdef int64_t unit
        cdef token_t token
        for form in range(forms.shape[0]):
            token = forms[form]
            if token + 1 >= self.posting_offsets.shape[0]:
                continue  # it came with the tail
            for place in range(self.posting_offsets[token], self.posting_offsets[token + 1]):
                unit = self.postings[place]
                if not met[unit]:
                    met[unit] = 1
                    if self.alive[unit]:
                        self.compare(
                            self.ids[unit],
                            &self.tokens[self.offsets[unit]],
                            self.offsets[unit + 1] - self.offsets[unit],
                        )

    cdef void read_tail(self) noexcept nogil:
        cdef Py_ssize_t unit
        for unit in range(self.tail_count):
            if self.tail_alive[unit] and self.tail_offsets[unit + 1] > self.tail_offsets[unit]:
                self.compare(
                    self.tail_ids[unit],
                    &self.tail_tokens[self.tail_offsets[unit]],
                    self.tail_offsets[unit + 1] - self.tail_offsets[unit],
                )

    cdef void compare(self, int64_t unit, const token_t* tokens, int64_t count) noexcept nogil:
        if not self.holds_enough(tokens, count):
            return
        self.place(tokens, count)
        if self.fewest <= self.most and self.first < self.last:
            self.found.push_back(
                pair[two_t, two_t](two_t(self.fewest, -unit), two_t(self.first, self.last))
            )

    cdef bint holds_enough(self, const token_t* tokens, int64_t count) noexcept nogil:
        """Whether no more pattern words are missing than there may be errors."""
        cdef uint64_t there = 0
        cdef int64_t n
        cdef int missing = self.length
        for n in range(count):
            there |= self.words_of[tokens[n]]
        while there:
            there &= there - 1
            missing -= 1
        return missing <= self.most

    cdef void place(self, const token_t* tokens, int64_t count) noexcept nogil:
        """Set ``first``, ``last`` and ``fewest`` to the best occurrence, the leftmost of equals."""
        cdef int row, swap, begin, above_errors, above_begin
        cdef int64_t end
        cdef uint64_t here
        for row in range(self.length + 1):
            self.errors[row] = row
            self.begins[row] = 0
        self.fewest = LONGEST + 1
        self.first = self.last = 0
        for end in range(1, count + 1):
            here = self.words_of[tokens[end - 1]]
            above_errors, above_begin = self.errors[0], self.begins[0]
            self.begins[0] = <int>end
            for row in range(1, self.length + 1):
                swap = above_errors + (not (here >> (row - 1)) & 1)
                begin = above_begin
                above_errors, above_begin = self.errors[row], self.begins[row]
                if above_errors + 1 < swap:
                    swap = above_errors + 1
                    begin = above_begin
                if self.errors[row - 1] + 1 < swap:
                    swap = self.errors[row - 1] + 1
                    begin = self.begins[row - 1]
                self.errors[row] = swap
                self.begins[row] = begin
            if self.errors[self.length] < self.fewest:
                self.fewest = self.errors[self.length]
                self.first = self.begins[self.length]
                self.last = <int>end
