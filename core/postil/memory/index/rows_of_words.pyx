"""Units that hold words in a row: the kernel of the plain concordance.

Each word of a query stands for a set of token ids. A bit for each word goes along the tokens of a
unit (Baeza-Yates and Gonnet, "A New Approach to Text Searching", 1992): bit n is set while the last
n + 1 tokens are the first n + 1 words. Words of which only is known that they stand somewhere in
the unit have bits of their own, behind those.

A word that is in half of all units has most of its hits among the newest units, and a rare one has
few units to read: so the newest units can be read alone, and the rest of the hits are read off the
lists of the rarest word, its newest units first, or from all units in the order in which they lie
in memory.
"""

from libc.stdint cimport INT64_MAX, INT64_MIN, int64_t, uint32_t, uint64_t
from libcpp.algorithm cimport nth_element, sort
from libcpp.pair cimport pair
from libcpp.vector cimport vector

import numpy as np

from postil.memory.index.arrays cimport IndexArrays
from postil.types.ids cimport token_t
from postil.types.prefetch cimport prefetch

cdef enum:
    LONGEST = 64  # words of a query that count: one bit each
    AHEAD = 8  # units


cdef class WordRowFinder(IndexArrays):
    """Finds the units that hold the words of a query, in a snapshot of an index.

    Parameters
    ----------
    by_id
        Numbers of the fixed units in order of id.
    words
        For each word, one at least, an array of the token ids it stands for, uint32; those in a row
        come first.
    in_a_row
        How many do; with 0 the words stand anywhere.
    vocabulary
        Token ids there are.
    """

    cdef const int64_t[::1] by_id
    cdef uint64_t[::1] words_of  # token id -> bits of the words it stands for
    cdef uint64_t complete  # bit of the last word of the row
    cdef uint64_t needed  # bits of all words
    cdef const uint32_t[::1] rarest
    cdef vector[int64_t] found  # minus unit ids
    cdef readonly uint64_t entries
    """Entries of the lists of the rarest word."""

    cdef readonly int64_t looked_down_to
    """All units of this id and above were looked at; the least int64 if all were."""

    cdef Py_ssize_t rank  # of the oldest fixed unit that was
    cdef vector[pair[int64_t, uint32_t]] listed  # minus unit ids and numbers, by the rarest word
    cdef size_t compared  # of these; 0 before they are gathered

    def __init__(
        self,
        tuple fixed,
        tuple tail,
        const int64_t[::1] by_id,
        list words,
        Py_ssize_t in_a_row,
        Py_ssize_t vocabulary,
    ):
        cdef Py_ssize_t word
        cdef token_t token
        cdef uint64_t entries
        cdef const uint32_t[::1] forms
        IndexArrays.__init__(self, fixed, tail)
        self.by_id = by_id
        self.words_of = np.zeros(vocabulary + 1, np.uint64)
        self.rank, self.looked_down_to = by_id.shape[0], INT64_MAX
        self.entries = <uint64_t>INT64_MAX
        self.needed = 0
        for word in range(min(<Py_ssize_t>len(words), LONGEST)):
            forms = words[word]
            self.needed |= (<uint64_t>1) << word
            for token in forms:
                self.words_of[token] |= (<uint64_t>1) << word
            entries = self.entries_of(forms)
            if entries < self.entries:
                self.entries, self.rarest = entries, forms
        self.compared = 0
        self.complete = (<uint64_t>1) << (min(in_a_row, LONGEST) - 1) if in_a_row else 0

    def newest(self, Py_ssize_t units, size_t wanted):
        """Look at the ``units`` newest units that were not looked at, no further than to the last
        of ``wanted`` hits.

        Returns
        -------
        ids : ndarray of int64
            The hits, newest first.
        looked : int
            Units that were looked at. Those left are older than ``looked_down_to``.
        """
        cdef Py_ssize_t rank = self.rank
        cdef Py_ssize_t last = max(0, rank - units)
        cdef Py_ssize_t looked
        cdef int64_t above = self.looked_down_to
        self.found.clear()
        with nogil:
            while rank > last and self.found.size() < wanted:
                rank -= 1
                if rank >= 2 * AHEAD:
                    self.ask_ahead(self.by_id[rank - AHEAD], self.by_id[rank - 2 * AHEAD])
                self.compare_fixed(self.by_id[rank])
        looked, self.rank = self.rank - rank, rank
        self.looked_down_to = self.ids[self.by_id[rank]] if rank > 0 else INT64_MIN
        with nogil:
            self.read_tail(self.looked_down_to, above)
        return self.taken(), looked

    def others(self, size_t units, size_t wanted):
        """Ids of units that were not looked at and hold the words, newest first: at least
        ``wanted`` of them, or all there are; ``looked_down_to`` says where it stopped.

        Parameters
        ----------
        units
            With the rarest word, that are looked at first; then twice as many each time.
        """
        cdef int64_t above = self.looked_down_to
        self.found.clear()
        with nogil:
            if self.entries >= <uint64_t>self.ids.shape[0] // 2:
                self.read_all(above)
                self.looked_down_to = INT64_MIN
            else:
                if not self.listed.size():
                    self.read_lists(above)
                while self.compared < self.listed.size() and self.found.size() < wanted:
                    self.compare_listed(max(units, self.compared), wanted)
                if self.compared == self.listed.size():
                    self.looked_down_to = INT64_MIN
                else:
                    self.looked_down_to = -self.listed[self.compared - 1].first
            self.read_tail(self.looked_down_to, above)
        return self.taken()

    cdef object taken(self):
        cdef size_t n
        with nogil:
            sort(self.found.begin(), self.found.end())
        units = np.empty(self.found.size(), np.int64)
        cdef int64_t[::1] unit = units
        for n in range(self.found.size()):
            unit[n] = -self.found[n]
        return units

    cdef void read_lists(self, int64_t below) noexcept nogil:
        """Gather the units with the rarest word."""
        cdef Py_ssize_t form
        cdef uint64_t place
        cdef uint32_t unit
        cdef token_t token
        for form in range(self.rarest.shape[0]):
            token = self.rarest[form]
            if token + 1 >= self.posting_offsets.shape[0]:
                continue
            for place in range(self.posting_offsets[token], self.posting_offsets[token + 1]):
                unit = self.postings[place]
                if self.ids[unit] < below:
                    self.listed.push_back(pair[int64_t, uint32_t](-self.ids[unit], unit))

    cdef void compare_listed(self, size_t units, size_t wanted) noexcept nogil:
        """Compare the ``units`` next ones of those gathered, newest first, no further than to the
        last of ``wanted`` hits.
        """
        cdef size_t first = self.compared, end = min(first + units, self.listed.size())
        if end < self.listed.size():
            nth_element(
                self.listed.begin() + first, self.listed.begin() + end, self.listed.end()
            )
        sort(self.listed.begin() + first, self.listed.begin() + end)
        while self.compared < end and self.found.size() < wanted:
            if self.compared + 2 * AHEAD < end:
                self.ask_ahead(
                    self.listed[self.compared + AHEAD].second,
                    self.listed[self.compared + 2 * AHEAD].second,
                )
            # one with two forms of the word stands there twice
            if not self.compared or self.listed[self.compared] != self.listed[self.compared - 1]:
                self.compare_fixed(self.listed[self.compared].second)
            self.compared += 1

    cdef void read_all(self, int64_t below) noexcept nogil:
        cdef int64_t unit
        for unit in range(self.ids.shape[0]):
            if self.ids[unit] < below:
                self.compare_fixed(unit)

    cdef void read_tail(self, int64_t least, int64_t below) noexcept nogil:
        cdef Py_ssize_t unit
        for unit in range(self.tail_count):
            if self.tail_alive[unit] and least <= self.tail_ids[unit] < below:
                if self.tail_offsets[unit + 1] > self.tail_offsets[unit] and self.holds(
                    &self.tail_tokens[self.tail_offsets[unit]],
                    self.tail_offsets[unit + 1] - self.tail_offsets[unit],
                ):
                    self.found.push_back(-self.tail_ids[unit])

    cdef void ask_ahead(self, int64_t soon, int64_t later) noexcept nogil:
        """Have the memory of two units that are compared soon ready then."""
        prefetch(&self.offsets[later])
        prefetch(&self.alive[later])
        prefetch(&self.tokens[0] + self.offsets[soon])

    cdef void compare_fixed(self, int64_t unit) noexcept nogil:
        if self.alive[unit] and self.offsets[unit + 1] > self.offsets[unit] and self.holds(
            &self.tokens[self.offsets[unit]], self.offsets[unit + 1] - self.offsets[unit]
        ):
            self.found.push_back(-self.ids[unit])

    cdef bint holds(self, const token_t* tokens, uint64_t count) noexcept nogil:
        """Whether a unit has the row, and the other words."""
        cdef uint64_t state = 0, there = 0, here, n
        cdef bint in_a_row = not self.complete
        for n in range(count):
            here = self.words_of[tokens[n]]
            there |= here
            state = ((state << 1) | 1) & here
            in_a_row |= (state & self.complete) != 0
        return in_a_row and there & self.needed == self.needed
