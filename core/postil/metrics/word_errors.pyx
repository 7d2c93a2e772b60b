"""Word-level edits of many candidates against one reference: WER, PER and TER.

TER counts shifts of word sequences as one edit each. Which shifts are tried, and which of equally
good ones is taken, follows Tercom (Snover et al. 2006) as sacrebleu does, down to the alignment a
trace gives and the beam around the diagonal, so that the counts are those of sacrebleu.

A shift leaves the rows before it as they are. Behind it, as soon as a row differs from the one
there was by the same number everywhere, so will the last one; and no row is less than the one above
it at its least. So most shifts are judged from a few rows.
"""

from libc.stdint cimport int32_t
from libc.stdlib cimport abs as cabs
from libcpp.algorithm cimport rotate
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from postil.types.ids cimport token_t

ctypedef vector[token_t] Words

cdef enum:
    NOTHING = 0            # how a cell of the table was reached
    REPLACED = 1
    DROPPED = 2            # a word of the candidate
    ADDED = 3              # a word of the reference

cdef enum:
    BEAM = 25              # cells looked at on both sides of the diagonal
    LONGEST_SHIFT = 10     # words
    FARTHEST_SHIFT = 50    # positions
    MOST_SHIFTS = 1000     # tried for one candidate
    INFINITE = 1 << 29


cdef struct Shift:
    int gain
    int length
    int start
    int target


cdef class EditTable:
    """Tables of one reference, reused from one candidate to the next."""

    cdef Words reference
    cdef vector[int32_t] costs          # (candidate words + 1) x (reference words + 1)
    cdef vector[int32_t] above, here    # rows of a candidate with a shift, and its words
    cdef Words moved
    cdef vector[char] ways
    cdef vector[int32_t] align          # by reference word: candidate word, as a trace has it
    cdef vector[char] wrong_reference
    cdef vector[char] wrong_candidate
    cdef int tried

    cdef int fill(self, const Words& words, bint beam) noexcept nogil:
        """Fill the table; return the distance."""
        cdef int rows = <int>words.size(), columns = <int>self.reference.size()
        cdef int width = columns + 1, i, j, first, last, best, other
        cdef int32_t* row
        cdef int32_t* above
        cdef char* way
        self.costs.assign((rows + 1) * width, INFINITE)
        self.ways.assign((rows + 1) * width, NOTHING)
        for j in range(width):
            self.costs[j] = j
            self.ways[j] = ADDED
        for i in range(1, rows + 1):
            row = &self.costs[i * width]
            above = row - width
            way = &self.ways[i * width]
            first, last = 0, width
            if beam:
                self.find_beam(i, rows, &first, &last)
            for j in range(first, last):
                best, way[j] = above[j] + 1, DROPPED
                if j:
                    other = above[j - 1] + (words[i - 1] != self.reference[j - 1])
                    if other <= best:
                        best = other
                        way[j] = REPLACED if words[i - 1] != self.reference[j - 1] else NOTHING
                    if row[j - 1] + 1 < best:
                        best, way[j] = row[j - 1] + 1, ADDED
                row[j] = best
        return self.costs[rows * width + columns]

    cdef void find_beam(self, int i, int rows, int* first, int* last) noexcept nogil:
        """The cells of a row that are looked at, ``[first, last)``."""
        cdef int columns = <int>self.reference.size(), half = BEAM
        cdef int middle = <int>(i * (<double>columns / rows))
        if 2 * BEAM * rows < columns:
            half = (columns + 2 * rows - 1) // (2 * rows) + BEAM
        first[0] = max(0, middle - half)
        last[0] = columns + 1 if i == rows else min(columns + 1, middle + half)

    cdef int distance_of_moved(self, int start, int end, int most) noexcept nogil:
        """Distance of ``moved``, whose words outside of ``[start, end)`` are those of the table.

        More than ``most`` if it is, but then it may be any such number.
        """
        cdef int rows = <int>self.moved.size(), columns = <int>self.reference.size()
        cdef int width = columns + 1, i, j, first, last, best, other, least
        cdef token_t word
        cdef const int32_t* before
        cdef const int32_t* above
        cdef int32_t* row
        self.above.assign(&self.costs[start * width], &self.costs[start * width] + width)
        self.here.assign(width, INFINITE)
        for i in range(start + 1, rows + 1):
            self.find_beam(i, rows, &first, &last)
            if first or last < width:
                self.here.assign(width, INFINITE)
            above, row, word = self.above.data(), self.here.data(), self.moved[i - 1]
            least = INFINITE
            for j in range(first, last):
                best = above[j] + 1
                if j:
                    other = above[j - 1] + (word != self.reference[j - 1])
                    best = min(best, other, row[j - 1] + 1)
                row[j] = best
                least = min(least, best)
            if least > most:
                return least
            if i >= end:
                before = &self.costs[i * width]
                other = row[first] - before[first]
                j = first + 1
                while j < last and row[j] - before[j] == other:
                    j += 1
                if j >= last:
                    return self.costs[rows * width + columns] + other
            self.above.swap(self.here)
        return self.above[columns]

    cdef void trace(self, int rows) noexcept nogil:
        """Alignment and errors of the last table."""
        cdef int columns = <int>self.reference.size(), i = rows, j = columns
        cdef char way
        self.align.assign(columns, -1)
        self.wrong_reference.assign(columns, 0)
        self.wrong_candidate.assign(rows, 0)
        while i > 0 or j > 0:
            way = self.ways[i * (columns + 1) + j]
            if way == ADDED:
                j -= 1
                self.align[j] = i - 1
                self.wrong_reference[j] = 1
                continue
            i -= 1
            if way == DROPPED:
                self.wrong_candidate[i] = 1
                continue
            j -= 1
            self.align[j] = i
            self.wrong_candidate[i] = self.wrong_reference[j] = way == REPLACED

    cdef int edits(self, Words& words) noexcept nogil:
        """Shifts and word edits that turn ``words`` into the reference."""
        cdef int shifts = 0
        self.tried = 0
        if self.reference.empty():
            return <int>words.size()
        while self.best_shift(words):
            shifts += 1
        return shifts + self.costs.back()

    cdef bint best_shift(self, Words& words) noexcept nogil:
        """Make the shift that saves most; False if none saves anything, and then the table is that
        of the words.
        """
        cdef int rows = <int>words.size(), columns = <int>self.reference.size()
        cdef int before = self.fill(words, True), start, at, length
        cdef Shift best
        best.gain = 0
        self.trace(rows)
        for start in range(rows):
            for at in range(columns):
                if cabs(at - start) > FARTHEST_SHIFT:
                    continue
                length = 0
                while (
                    length < LONGEST_SHIFT and start + length < rows and at + length < columns
                    and words[start + length] == self.reference[at + length]
                ):
                    length += 1
                    if self.may_move(start, at, length):
                        self.try_targets(words, before, start, at, length, &best)
                        if self.tried >= MOST_SHIFTS:
                            return False
        if best.gain <= 0:
            return False
        move(words, best.start, best.length, best.target)
        return True

    cdef bint may_move(self, int start, int at, int length) noexcept nogil:
        """Whether both places have an error, and the words would leave where they are."""
        cdef int k
        cdef bint here = False, there = False
        for k in range(length):
            here = here or self.wrong_candidate[start + k]
            there = there or self.wrong_reference[at + k]
        if not here or not there:
            return False
        return not start <= self.align[at] < start + length

    cdef void try_targets(
        self, const Words& words, int before, int start, int at, int length, Shift* best
    ) noexcept nogil:
        cdef int offset, target, last = -1, gain, first, end
        for offset in range(-1, length):
            if at + offset >= <int>self.reference.size():
                break
            target = 0 if at + offset < 0 else self.align[at + offset] + 1
            if target == last:
                continue
            last = target
            self.moved.assign(words.begin(), words.end())
            move(self.moved, start, length, target)
            self.tried += 1
            first, end = min(start, target), target
            if target <= start + length:
                end = max(start, target) + length
            # of those that save as much as the best one yet, the last may be it
            gain = before - self.distance_of_moved(
                first, min(end, <int>words.size()), before - max(1, best.gain)
            )
            if gain > 0 and better(gain, length, start, target, best):
                best.gain, best.length, best.start, best.target = gain, length, start, target


cdef bint better(int gain, int length, int start, int target, const Shift* best) noexcept nogil:
    """Most saved first; then the longest, the earliest, the nearest to the front."""
    if gain != best.gain:
        return gain > best.gain
    if length != best.length:
        return length > best.length
    if start != best.start:
        return start < best.start
    return target < best.target


cdef void move(Words& words, int start, int length, int target) noexcept nogil:
    """Take ``length`` words out at ``start`` and put them before what stood at ``target``; if that
    is one of them, as many words behind the first.
    """
    cdef int size = <int>words.size(), place = min(size - length, target)
    if target > start + length:
        place = target - length
    if place < start:
        rotate(
            words.begin() + place, words.begin() + start, words.begin() + (start + length)
        )
    else:
        rotate(
            words.begin() + start, words.begin() + (start + length),
            words.begin() + (place + length),
        )


cdef int unordered_edits(const Words& words, const Words& reference) noexcept nogil:
    """Edits where order does not matter: the longer length less the words in common."""
    cdef unordered_map[token_t, int] left
    cdef int common = 0
    cdef size_t k
    for k in range(reference.size()):
        left[reference[k]] += 1
    for k in range(words.size()):
        if left[words[k]] > 0:
            left[words[k]] -= 1
            common += 1
    return <int>max(words.size(), reference.size()) - common


cdef Words as_words(tokens):
    cdef const token_t[::1] ids = np.ascontiguousarray(tokens, dtype=np.uint32)
    cdef Words words
    cdef Py_ssize_t k
    words.reserve(ids.shape[0])
    for k in range(ids.shape[0]):
        words.push_back(ids[k])
    return words


def word_edits(candidates, reference, str kind):
    """Edits that turn each candidate into the reference.

    Parameters
    ----------
    candidates : sequence of uint32 arrays
    reference : uint32 array
    kind : str
        "wer": insertions, deletions, substitutions; "per": the same where order does not matter;
        "ter": with shifts.

    Returns
    -------
    int32 array, shape (k,)
    """
    cdef EditTable table = EditTable()
    cdef Words words
    cdef Py_ssize_t k
    cdef int way = ("wer", "per", "ter").index(kind)
    table.reference = as_words(reference)
    result = np.empty(len(candidates), dtype=np.int32)
    cdef int32_t[::1] view = result
    for k in range(len(candidates)):
        words = as_words(candidates[k])
        with nogil:
            if way == 0:
                view[k] = table.fill(words, False)
            elif way == 1:
                view[k] = unordered_edits(words, table.reference)
            else:
                view[k] = table.edits(words)
    return result
