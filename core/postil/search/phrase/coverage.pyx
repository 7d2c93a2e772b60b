"""Sets of translated source words, each stored once per sentence.

A set is a small number, so hypotheses compare coverage by one integer and the future cost of what
is left is computed once per set, not once per hypothesis. The hash of a set is the xor of one fixed
random word per position (Zobrist), so extending a set by a span hashes in constant time. Sentences
of any length: the bits take as many 64-bit words as are needed.
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t

from postil.search.phrase.options cimport OptionTable


cdef inline uint64_t mix(uint64_t value) noexcept nogil:
    """SplitMix64 (Steele, Lea & Flood 2014): a fixed pseudo-random word for each position."""
    value += <uint64_t>0x9E3779B97F4A7C15
    value = (value ^ (value >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    value = (value ^ (value >> 27)) * <uint64_t>0x94D049BB133111EB
    return value ^ (value >> 31)


@cython.final
cdef class CoveragePool:
    """All coverage sets of the sentence at hand; item 0 is the empty set."""

    cdef void reset(self, int length, OptionTable options) noexcept nogil:
        cdef int position
        self.length = length
        self.width = (length + 63) // 64 if length else 1
        self.items.clear()
        self.bits.clear()
        self.slots.assign(1024, 0)
        self.marks.assign(length + 1, 0)
        for position in range(length):
            self.marks[position + 1] = self.marks[position] ^ mix(<uint64_t>position)
        self.items.push_back(Coverage(hash=0, covered=0, first_gap=0, between=0, future=0.0))
        self.bits.assign(self.width, 0)
        self.items[0].future = options.future_cost(0, length)

    cdef uint32_t extend(
        self, uint32_t item, int start, int end, OptionTable options
    ) noexcept nogil:
        """The set ``item`` with ``[start, end)`` added; the span must be free."""
        cdef uint64_t key = self.items[item].hash ^ self.marks[start] ^ self.marks[end]
        cdef size_t mask = self.slots.size() - 1
        cdef size_t slot = mix(key) & mask
        cdef uint32_t candidate
        while self.slots[slot]:
            candidate = self.slots[slot] - 1
            if self.items[candidate].hash == key and self._same(candidate, item, start, end):
                return candidate
            slot = (slot + 1) & mask
        candidate = self._create(item, key, start, end, options)
        self.slots[slot] = candidate + 1
        if self.items.size() * 2 > self.slots.size():
            self._grow()
        return candidate

    cdef bint _same(self, uint32_t candidate, uint32_t item, int start, int end) noexcept nogil:
        """Whether ``candidate`` is ``item`` plus the span; hashes are equal already."""
        cdef int word, low, high
        cdef uint64_t extra
        for word in range(self.width):
            extra = 0
            low = max(start - 64 * word, 0)
            high = min(end - 64 * word, 64)
            if low < high:
                extra = (~<uint64_t>0 >> (64 - (high - low))) << low
            if self.bits[<size_t>candidate * self.width + word] != (
                self.bits[<size_t>item * self.width + word] | extra
            ):
                return False
        return True

    cdef uint32_t _create(
        self, uint32_t item, uint64_t key, int start, int end, OptionTable options
    ) noexcept nogil:
        cdef uint32_t made = <uint32_t>self.items.size()
        cdef int word, position
        cdef Coverage coverage = self.items[item]
        coverage.hash = key
        coverage.covered += <uint32_t>(end - start)
        self.items.push_back(coverage)
        self.bits.resize(self.bits.size() + self.width)
        cdef size_t new = <size_t>made * self.width, old = <size_t>item * self.width
        for word in range(self.width):
            self.bits[new + word] = self.bits[old + word]
        for position in range(start, end):
            self.bits[<size_t>made * self.width + (position >> 6)] |= <uint64_t>1 << (position & 63)
        self._measure(made, options)
        return made

    cdef void _measure(self, uint32_t item, OptionTable options) noexcept nogil:
        """First gap, words between gaps, and the future cost: the sum over gaps."""
        cdef int position = 0, gap, last = self.length, between = 0
        cdef int first = self.length
        cdef float future = 0.0
        while position < self.length:
            if self.has(item, position):
                position += 1
                continue
            gap = position
            while position < self.length and not self.has(item, position):
                position += 1
            if first == self.length:
                first = gap
            else:
                between += gap - last
            last = position
            future += options.future_cost(gap, position)
        self.items[item].first_gap = <uint32_t>first
        self.items[item].between = <uint32_t>between
        self.items[item].future = future

    cdef void _grow(self) noexcept nogil:
        cdef size_t mask = self.slots.size() * 4 - 1
        cdef size_t slot, item
        self.slots.assign(mask + 1, 0)
        for item in range(1, self.items.size()):
            slot = mix(self.items[item].hash) & mask
            while self.slots[slot]:
                slot = (slot + 1) & mask
            self.slots[slot] = <uint32_t>item + 1
