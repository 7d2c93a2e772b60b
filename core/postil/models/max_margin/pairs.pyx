"""Counting which phrases occur together.

Every source phrase of a sentence pair meets the target phrases that start within a window around
the place where its translation is expected, target length / source length × its own start. A pair
of numbers is one 64-bit value, source number scrambled above, target number below; the values of a
range of sentences are grouped by their highest bits, so that each group can be sorted and counted
by itself.

F1 is at most 2 min(n_s, n_t) / (n_s + n_t), whatever n_st: pairs whose frequencies differ too much
to reach the threshold are dropped before they are counted, which loses nothing.
"""

from libc.math cimport floor as round_down
from libc.stdint cimport uint32_t, uint64_t
from libcpp.algorithm cimport sort, unique
from libcpp.vector cimport vector

import numpy as np

from postil.models.max_margin.measures cimport measured
from postil.models.max_margin.phrases cimport NO_PHRASE, PhraseNumbers, Place
from postil.types.ids cimport token_t

cdef extern from *:
    """
    struct PostilByNumber {
        template <class P> bool operator()(const P& a, const P& b) const {
            return a.number != b.number ? a.number < b.number : a.start < b.start;
        }
    };
    struct PostilByValue {
        template <class E> bool operator()(const E& a, const E& b) const {
            return a.value != b.value ? a.value > b.value : a.target < b.target;
        }
    };
    """
    # Functors, not functions, so that the compiler inlines them into the sort.
    cdef cppclass ByNumber "PostilByNumber":
        pass
    cdef cppclass ByValue "PostilByValue":
        pass


cdef struct Entry:
    double value
    uint32_t target
    uint32_t count


cdef inline uint32_t scramble(uint32_t number) noexcept nogil:
    """A bijection that spreads neighbouring numbers over all groups."""
    return number * <uint32_t>2654435761


cdef inline uint32_t unscramble(uint32_t value) noexcept nogil:
    return value * <uint32_t>244002641


cdef int expected(int start, int source_length, int target_length) noexcept nogil:
    """Expected start of the translation of the word at ``start``, if word order is alike."""
    return <int>round_down(<double>start * target_length / source_length + 0.5)


cdef class PairCounter:
    """Pairs of phrases of a corpus.

    Parameters
    ----------
    source, target : PhraseNumbers
    floor : float
        Least F1 that a pair must be able to reach.
    bits : int
        Pairs are grouped by the highest ``bits`` bits of their values.
    """

    cdef PhraseNumbers source, target
    cdef double floor
    cdef int bits

    def __init__(self, PhraseNumbers source not None, PhraseNumbers target not None, floor, bits):
        self.source = source
        self.target = target
        self.floor = floor
        self.bits = bits

    def pairs(
        self,
        const token_t[::1] source_tokens, const uint64_t[::1] source_offsets,
        const token_t[::1] target_tokens, const uint64_t[::1] target_offsets,
        Py_ssize_t start, Py_ssize_t stop,
    ):
        """Pairs of the sentence pairs ``start`` to ``stop``, each once per sentence pair.

        Returns
        -------
        values, bounds : uint64 array, int64 array (2**bits + 1,)
        """
        cdef vector[Place] left, right
        cdef vector[uint32_t] first
        cdef vector[uint64_t] found
        cdef ByNumber by_number
        cdef Py_ssize_t index
        cdef int source_length, target_length
        with nogil:
            for index in range(start, stop):
                source_length = <int>(source_offsets[index + 1] - source_offsets[index])
                target_length = <int>(target_offsets[index + 1] - target_offsets[index])
                if source_length == 0 or target_length == 0:
                    continue
                self.source.read(&source_tokens[0] + source_offsets[index], source_length, left)
                self.target.read(&target_tokens[0] + target_offsets[index], target_length, right)
                sort(left.begin(), left.end(), by_number)
                _starts(right, target_length, first)
                self._sentence(left, right, first, source_length, target_length, found)
        return self._grouped(found)

    cdef int _sentence(
        self, const vector[Place]& left, const vector[Place]& right,
        const vector[uint32_t]& first, int source_length, int target_length,
        vector[uint64_t]& found,
    ) except -1 nogil:
        cdef size_t i = 0, j, begin
        cdef uint32_t at
        cdef uint64_t high
        cdef double n, m
        cdef int middle
        while i < left.size():
            if left[i].number == NO_PHRASE:
                break                                  # the largest number of all
            begin = found.size()
            high = <uint64_t>scramble(left[i].number) << 32
            n = self.source.counts[left[i].number]
            j = i
            while j < left.size() and left[j].number == left[i].number:
                middle = expected(left[j].start, source_length, target_length)
                for at in range(
                    first[min(target_length, max(0, middle - BEFORE_EXPECTED))],
                    first[min(target_length, middle + BEHIND_EXPECTED + 1)],
                ):
                    if right[at].number == NO_PHRASE:
                        continue
                    m = self.target.counts[right[at].number]
                    if 2.0 * min(n, m) >= self.floor * (n + m):
                        found.push_back(high | right[at].number)
                j += 1
            sort(found.begin() + begin, found.end())
            found.erase(unique(found.begin() + begin, found.end()), found.end())
            i = j
        return 0

    cdef object _grouped(self, const vector[uint64_t]& values):
        cdef size_t i, count = values.size()
        cdef uint64_t group
        cdef int shift = 63 - self.bits
        result = np.empty(count, np.uint64)
        bounds = np.zeros((1 << self.bits) + 1, np.int64)
        cdef uint64_t[::1] out = result
        cdef long long[::1] ends = bounds
        with nogil:
            for i in range(count):
                ends[(values[i] >> 1 >> shift) + 1] += 1
        starts = np.cumsum(bounds)
        cdef long long[::1] place = starts.copy()
        with nogil:
            for i in range(count):
                group = values[i] >> 1 >> shift
                out[place[group]] = values[i]
                place[group] += 1
        return result, starts

    def select(
        self, uint64_t[::1] values, int measure, double threshold, uint32_t least, int limit,
        double total,
    ):
        """Count pairs and keep those that predict well; ``values`` are sorted in place.

        Parameters
        ----------
        values
            All pairs of whatever source phrases occur in it.
        threshold
            Least value of the measure.
        least
            Least n_st.
        limit
            Pairs kept per source phrase, the best first.
        total
            Sentence pairs in all.

        Returns
        -------
        sources, sizes, targets, counts : uint32 arrays
            Source phrases with the number of their pairs; of each pair, best first, target phrase
            and n_st.
        """
        cdef vector[uint32_t] sources, sizes, targets, counts
        cdef vector[Entry] entries
        cdef ByValue by_value
        cdef Py_ssize_t i = 0, j, size = values.shape[0]
        cdef size_t k
        cdef uint32_t number
        if size == 0:
            return tuple(np.empty(0, np.uint32) for _ in range(4))
        with nogil:
            sort(&values[0], &values[0] + size)
            while i < size:
                number = unscramble(<uint32_t>(values[i] >> 32))
                entries.clear()
                j = i
                while j < size and values[j] >> 32 == values[i] >> 32:
                    j = self._count(values, j, size, number, measure, total, entries)
                    if entries.back().value < threshold or entries.back().count < least:
                        entries.pop_back()
                i = j
                if entries.empty():
                    continue
                sort(entries.begin(), entries.end(), by_value)
                if entries.size() > <size_t>limit:
                    entries.resize(limit)
                sources.push_back(number)
                sizes.push_back(<uint32_t>entries.size())
                for k in range(entries.size()):
                    targets.push_back(entries[k].target)
                    counts.push_back(entries[k].count)
        return tuple(np.array(x, np.uint32) for x in (sources, sizes, targets, counts))

    cdef Py_ssize_t _count(
        self, const uint64_t[::1] values, Py_ssize_t at, Py_ssize_t size, uint32_t number,
        int measure, double total, vector[Entry]& entries,
    ) except -1 nogil:
        """Add the entry of the run of equal values at ``at``; where the next run starts."""
        cdef Entry entry
        cdef Py_ssize_t end = at
        while end < size and values[end] == values[at]:
            end += 1
        entry.target = <uint32_t>values[at]
        entry.count = <uint32_t>(end - at)
        entry.value = measured(
            measure, entry.count, self.source.counts[number], self.target.counts[entry.target],
            total,
        )
        entries.push_back(entry)
        return end


cdef int _starts(const vector[Place]& found, int length, vector[uint32_t]& first) except -1 nogil:
    """Offsets in ``found`` of the phrases that start at each word; one more ends the last."""
    cdef size_t i
    cdef int k
    first.assign(length + 1, 0)
    for i in range(found.size()):
        first[found[i].start + 1] += 1
    for k in range(length):
        first[k + 1] += first[k]
    return 0
