"""Word-level edits of many candidates against one reference: WER, PER and TER.

TER counts shifts of word sequences as one edit each. Which shifts are tried, and which of equally
good ones is taken, follows Tercom (Snover et al. 2006) as sacrebleu does, down to the alignment a
trace gives and the beam around the diagonal, so that the counts are those of sacrebleu.

A shift leaves the rows before it as they are, and the words behind it: what is left to do from any
cell there is known from a second table, filled from the end. So a shift is judged from the rows of
the words that it moves. No shift changes which words there are: what cannot be mended in any order
is a bound that most shifts fail at once.

Where the reference has few words, and the beam can cut nothing off, a row is some operations on
words of bits (``bit_rows``): those of the words a shift moves, and on until a row is as before.
"""

from cython.operator cimport dereference as deref
from libc.stdint cimport int32_t, uint64_t
from libc.stdlib cimport abs as cabs
from libcpp.algorithm cimport rotate
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from postil.metrics.bit_rows cimport BITS, BitRow, differ, first_row, follow_row
from postil.types.ids cimport token_t

ctypedef vector[token_t] Words

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


cdef inline void fill_row(
    const int32_t* above, int32_t* row, token_t word, const token_t* reference, int first, int last,
) noexcept nogil:
    """One row of a table of distances, from the one above it, in the columns ``[first, last)``."""
    cdef int j, best, left = INFINITE
    if first == 0 and last > 0:
        row[0] = left = above[0] + 1
        first = 1
    for j in range(first, last):
        best = above[j - 1] + (word != reference[j - 1])
        best = above[j] + 1 if above[j] < best else best
        left = best if best <= left else left + 1
        row[j] = left


cdef inline size_t common(const Words& words, const Words& others) noexcept nogil:
    """First words that both have."""
    cdef size_t k = 0, most = min(words.size(), others.size())
    while k < most and words[k] == others[k]:
        k += 1
    return k


cdef inline int least_by(int i, int j, int rows, int columns) noexcept nogil:
    """The least distance by way of a cell, whatever the words are."""
    return cabs(i - j) + cabs((rows - i) - (columns - j))


cdef class EditTable:
    """Tables of one reference, reused from one candidate to the next."""

    cdef Words reference                # numbers of its words, from 1
    cdef unordered_map[token_t, token_t] numbers
    cdef vector[vector[int]] places     # by number: where it stands in the reference
    cdef vector[int32_t] counts         # by number, in the reference
    cdef vector[int32_t] spare          # the same, less those that a candidate has
    cdef vector[int32_t] costs          # (candidate words + 1) x (reference words + 1)
    cdef vector[int32_t] rest           # the same shape: what is left to do from each cell
    cdef bint rest_known
    cdef vector[int32_t] above, here    # rows of a candidate with a shift, and its words
    cdef Words moved
    cdef Words filled                   # words that ``costs`` is of; empty where it has a beam
    cdef vector[uint64_t] same          # by number: the columns of that word
    cdef vector[BitRow] rows            # of the table, where it is one of bits
    cdef Words of_rows                  # words that ``rows`` are of
    cdef vector[int] outside            # by candidate words: least distance by way of a cell that
    cdef bint in_bits                   # the beam leaves out, -1: not known; which table is filled
    cdef vector[int32_t] align          # by reference word: candidate word, as a trace has it
    cdef vector[char] wrong_reference
    cdef vector[char] wrong_candidate
    cdef int tried
    cdef int distance                   # of the words that the table was filled with last
    cdef int least                      # edits of these words in whatever order

    def __init__(self, tokens):
        cdef const token_t[::1] ids = np.ascontiguousarray(tokens, dtype=np.uint32)
        cdef Py_ssize_t k
        cdef token_t number
        for k in range(ids.shape[0]):
            number = <token_t>self.numbers.size() + 1
            if not self.numbers.count(ids[k]):
                self.numbers[ids[k]] = number
            self.reference.push_back(self.numbers[ids[k]])
        self.counts.assign(self.numbers.size() + 1, 0)
        self.places.resize(self.numbers.size() + 1)
        for k in range(ids.shape[0]):
            self.counts[self.reference[k]] += 1
            self.places[self.reference[k]].push_back(<int>k)
        if ids.shape[0] <= BITS:
            self.same.assign(self.numbers.size() + 1, 0)
            for k in range(ids.shape[0]):
                self.same[self.reference[k]] |= <uint64_t>1 << k

    cdef Words known(self, const token_t* ids, Py_ssize_t length) noexcept nogil:
        """A candidate in the numbers of the reference; 0: not one of its words."""
        cdef Words words
        cdef Py_ssize_t k
        words.reserve(length)
        for k in range(length):
            found = self.numbers.find(ids[k])
            words.push_back(0 if found == self.numbers.end() else deref(found).second)
        return words

    cdef int unordered(self, const Words& words) noexcept nogil:
        """Edits where order does not matter: the longer length less the words in common."""
        cdef int common = 0
        cdef size_t k
        self.spare = self.counts
        for k in range(words.size()):
            if self.spare[words[k]] > 0:
                self.spare[words[k]] -= 1
                common += 1
        return <int>max(words.size(), self.reference.size()) - common

    cdef int fill(self, const Words& words, bint beam) noexcept nogil:
        """Fill the table; return the distance."""
        cdef int columns = <int>self.reference.size()
        self.in_bits = False
        if 0 < columns <= BITS:
            self.fill_bits(words)
            self.distance = self.rows.back().last
            self.in_bits = (
                not beam or columns < BEAM or self.least_outside(words.size()) > self.distance
            )
        return self.distance if self.in_bits else self.fill_cells(words, beam)

    cdef void fill_bits(self, const Words& words) noexcept nogil:
        cdef size_t k = common(words, self.of_rows)
        cdef uint64_t last = <uint64_t>1 << (self.reference.size() - 1)
        self.rows.resize(words.size() + 1)
        self.rows[0] = first_row(<int>self.reference.size())
        for k in range(k, words.size()):
            follow_row(&self.rows[k], &self.rows[k + 1], self.same[words[k]], last)
        self.of_rows = words

    cdef int least_outside(self, size_t size) noexcept nogil:
        """The least distance by way of a cell that the beam leaves out, for so many words."""
        cdef int rows = <int>size, columns = <int>self.reference.size()
        cdef int least = INFINITE, first = 0, last = 0, i
        if size >= self.outside.size():
            self.outside.resize(size + 1, -1)
        if self.outside[size] < 0:
            for i in range(1, rows + 1):
                self.find_beam(i, rows, &first, &last)
                if first > 0:
                    least = min(least, least_by(i, first - 1, rows, columns))
                if last <= columns:
                    least = min(least, least_by(i, last, rows, columns))
            self.outside[size] = least
        return self.outside[size]

    cdef int fill_cells(self, const Words& words, bint beam) noexcept nogil:
        cdef int rows = <int>words.size(), columns = <int>self.reference.size()
        cdef int width = columns + 1, i, j, first = 0, last = width
        cdef int start = <int>common(words, self.filled)
        cdef bint whole = not beam or columns < BEAM
        cdef int32_t* row
        self.costs.resize((rows + 1) * width)
        for j in range(width):
            self.costs[j] = j
        for i in range(start + 1, rows + 1):
            row = &self.costs[i * width]
            if not whole:
                self.find_beam(i, rows, &first, &last)
                for j in range(width):
                    row[j] = INFINITE
            fill_row(row - width, row, words[i - 1], self.reference.data(), first, last)
        self.filled = words if whole else Words()
        self.distance = self.costs[rows * width + columns]
        return self.distance

    cdef void find_beam(self, int i, int rows, int* first, int* last) noexcept nogil:
        """The cells of a row that are looked at, ``[first, last)``."""
        cdef int columns = <int>self.reference.size(), half = BEAM
        cdef int middle = <int>(i * (<double>columns / rows))
        if 2 * BEAM * rows < columns:
            half = (columns + 2 * rows - 1) // (2 * rows) + BEAM
        first[0] = max(0, middle - half)
        last[0] = columns + 1 if i == rows else min(columns + 1, middle + half)

    cdef void fill_rest(self, const Words& words) noexcept nogil:
        """Fill the table from the end, over the cells that :meth:`fill` looks at."""
        cdef int rows = <int>words.size(), columns = <int>self.reference.size()
        cdef int width = columns + 1, i, j, first = 0, last = width, best
        cdef int32_t* row
        cdef int32_t* below
        cdef bint whole = columns < BEAM
        self.rest_known = True
        self.rest.resize((rows + 1) * width)
        for j in range(width):
            self.rest[rows * width + j] = columns - j
        for i in range(rows - 1, -1, -1):
            row = &self.rest[i * width]
            below = row + width
            first, last = 0, width
            if not whole:
                for j in range(width):
                    row[j] = INFINITE
                if i:
                    self.find_beam(i, rows, &first, &last)
            for j in range(last - 1, first - 1, -1):
                best = below[j] + 1
                if j < columns:
                    best = min(best, below[j + 1] + (words[i] != self.reference[j]))
                    if j + 1 < last:
                        best = min(best, row[j + 1] + 1)
                row[j] = best

    cdef int distance_in_cells(
        self, const Words& words, int start, int length, int target, int most
    ) noexcept nogil:
        """Distance of the words of the table with a shift; see :meth:`distance_of_moved`."""
        cdef int first = min(start, target), end = target
        if target <= start + length:
            end = max(start, target) + length
        if not self.rest_known:
            self.fill_rest(words)
        self.moved.assign(words.begin(), words.end())
        move(self.moved, start, length, target)
        return self.distance_of_moved(first, min(end, <int>words.size()), most)

    cdef int distance_of_moved(self, int start, int end, int most) noexcept nogil:
        """Distance of ``moved``, whose words outside of ``[start, end)`` are those of the table.

        More than ``most`` if it is, but then it may be any such number.
        """
        cdef int rows = <int>self.moved.size(), columns = <int>self.reference.size()
        cdef int width = columns + 1, i, j, first = 0, last = width, best, least
        cdef bint whole = columns < BEAM
        cdef const int32_t* rest
        cdef const int32_t* above
        cdef int32_t* row
        self.above.assign(&self.costs[start * width], &self.costs[start * width] + width)
        self.here.resize(width)
        for i in range(start + 1, end + 1):
            if not whole:
                self.find_beam(i, rows, &first, &last)
                self.here.assign(width, INFINITE)
            row = self.here.data()
            fill_row(
                self.above.data(), row, self.moved[i - 1], self.reference.data(), first, last
            )
            least = INFINITE
            for j in range(first, last):
                least = min(least, row[j])
            if least > most:
                return least
            self.above.swap(self.here)
        above, rest = self.above.data(), &self.rest[end * width]
        best = INFINITE
        for j in range(width):
            best = min(best, above[j] + rest[j])
        return best

    cdef int distance_in_bits(
        self, const Words& words, int start, int length, int target
    ) noexcept nogil:
        """Distance of the words of the table with a shift."""
        cdef int place = place_of(<int>words.size(), start, length, target), k
        cdef int first = min(start, place), end = max(start, place) + length
        cdef uint64_t last = <uint64_t>1 << (self.reference.size() - 1), columns = last | (last - 1)
        cdef BitRow row = self.rows[first]
        if place < start:
            for k in range(start, start + length):
                follow_row(&row, &row, self.same[words[k]], last)
            for k in range(place, start):
                follow_row(&row, &row, self.same[words[k]], last)
        else:
            for k in range(start + length, place + length):
                follow_row(&row, &row, self.same[words[k]], last)
            for k in range(start, start + length):
                follow_row(&row, &row, self.same[words[k]], last)
        for k in range(end, <int>words.size()):
            if not differ(&row, &self.rows[k], columns):
                return self.distance + row.last - self.rows[k].last
            follow_row(&row, &row, self.same[words[k]], last)
        return row.last

    cdef int step_back(self, const Words& words, int i, int j) noexcept nogil:
        """The cell before one on the best path: 0 in the row above and the column before, 1 in the
        row above, 2 in the column before. Of ways as good, a replacement goes first, then a word
        of the candidate that goes.
        """
        cdef int width = <int>self.reference.size() + 1, dropped
        cdef bint wrong = words[i - 1] != self.reference[j - 1]
        cdef const int32_t* row
        cdef const int32_t* above
        if self.in_bits:
            if not wrong or not self.rows[i].diagonal >> (j - 1) & 1:
                return 0
            return 1 if self.rows[i].grown >> (j - 1) & 1 else 2
        row = &self.costs[i * width]
        above = row - width
        dropped = above[j] + 1
        if above[j - 1] + wrong <= dropped and above[j - 1] + wrong <= row[j - 1] + 1:
            return 0
        return 1 if dropped <= row[j - 1] + 1 else 2

    cdef void trace(self, const Words& words) noexcept nogil:
        """Alignment and errors of the last table, which is of these words."""
        cdef int columns = <int>self.reference.size(), i = <int>words.size(), j = columns, way
        cdef bint wrong
        self.align.assign(columns, -1)
        self.wrong_reference.assign(columns, 0)
        self.wrong_candidate.assign(words.size(), 0)
        while i > 0 or j > 0:
            way = self.step_back(words, i, j) if i and j else 1 if i else 2
            i -= way != 2
            j -= way != 1
            if way == 0:
                wrong = words[i] != self.reference[j]
                self.align[j] = i
                self.wrong_candidate[i] = self.wrong_reference[j] = wrong
            elif way == 1:  # a word of the candidate too many
                self.wrong_candidate[i] = 1
            else:
                self.align[j] = i - 1
                self.wrong_reference[j] = 1

    cdef int edits(self, Words& words) noexcept nogil:
        """Shifts and word edits that turn ``words`` into the reference."""
        cdef int shifts = 0
        self.tried = 0
        if self.reference.empty():
            return <int>words.size()
        self.least = self.unordered(words)
        while self.best_shift(words):
            shifts += 1
        return shifts + self.distance

    cdef bint best_shift(self, Words& words) noexcept nogil:
        """Make the shift that saves most; False if none saves anything, and then the table is that
        of the words.
        """
        cdef int rows = <int>words.size(), columns = <int>self.reference.size()
        cdef int before = self.fill(words, True), start, at, length
        cdef Shift best
        best.gain = 0
        if before == self.least:
            return False
        self.trace(words)
        self.rest_known = False
        for start in range(rows):
            for at in self.places[words[start]]:
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
        cdef int offset, target, last = -1, gain, wanted
        for offset in range(-1, length):
            if at + offset >= <int>self.reference.size():
                break
            target = 0 if at + offset < 0 else self.align[at + offset] + 1
            if target == last:
                continue
            last = target
            self.tried += 1
            wanted = best.gain
            if wanted == 0 or not better(wanted, length, start, target, best):
                wanted += 1
            if wanted > before - self.least:
                continue
            if self.in_bits:
                gain = before - self.distance_in_bits(words, start, length, target)
            else:
                gain = before - self.distance_in_cells(
                    words, start, length, target, before - wanted
                )
            if gain >= wanted:
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


cdef inline int place_of(int size, int start, int length, int target) noexcept nogil:
    """Where the first of the words that a shift moves stands afterwards, see :func:`move`."""
    return target - length if target > start + length else min(size - length, target)


cdef void move(Words& words, int start, int length, int target) noexcept nogil:
    """Take ``length`` words out at ``start`` and put them before what stood at ``target``; if that
    is one of them, as many words behind the first.
    """
    cdef int place = place_of(<int>words.size(), start, length, target)
    if place < start:
        rotate(
            words.begin() + place, words.begin() + start, words.begin() + (start + length)
        )
    else:
        rotate(
            words.begin() + start, words.begin() + (start + length),
            words.begin() + (place + length),
        )


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
    cdef EditTable table = EditTable(reference)
    cdef const token_t[::1] ids = np.concatenate(
        [np.empty(0, dtype=np.uint32), *candidates]
    ).astype(np.uint32, copy=False)
    cdef const token_t* first = &ids[0] if ids.shape[0] else NULL
    cdef vector[Py_ssize_t] lengths = [len(candidate) for candidate in candidates]
    cdef Words words
    cdef Py_ssize_t k
    cdef int way = ("wer", "per", "ter").index(kind)
    result = np.empty(len(candidates), dtype=np.int32)
    cdef int32_t[::1] view = result
    with nogil:
        for k in range(view.shape[0]):
            words = table.known(first, lengths[k])
            first += lengths[k]
            if way == 0:
                view[k] = table.fill(words, False)
            elif way == 1:
                view[k] = table.unordered(words)
            else:
                view[k] = table.edits(words)
    return result
