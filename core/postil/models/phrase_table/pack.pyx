"""Rows of a phrase table as bytes; the layout stands in ``rows.pxd``.

Patterns and orientations are numbered through the whole table, in order of appearance, and the
number is part of a row. So that blocks can be packed beside each other all the same, it takes three
steps, of which the second is short: :class:`NumberedRows` numbers what a block holds, in the order
in which it appears there; :meth:`SharedParts.adopt` gives what is new to the table its number,
block after block; :meth:`NumberedRows.pack` writes the rows. The bytes are those of packing row
after row.
"""

from libc.math cimport lround
from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.deque cimport deque
from libcpp.string cimport string
from libcpp.vector cimport vector

from postil.models.phrase_table.keys cimport Slot
from postil.models.phrase_table.rows cimport MOST_STEPS, MOST_WORDS, STEPS, UNIT
from postil.types.ids cimport token_t

import numpy as np

cdef extern from *:
    """
    #include <cstdint>
    #include <cstring>
    #include <vector>
    // Byte strings, numbered in the order in which they come; the bytes stay where they are.
    class PostilAppearances {
        struct Seen { const uint8_t* bytes; uint64_t size; uint64_t hash; };
        std::vector<uint32_t> slots;  // number + 1, 0: empty
        std::vector<Seen> seen;
        static uint64_t hash_of(const uint8_t* bytes, uint64_t size, uint64_t extra) {
            uint64_t z = size << 32 ^ extra, word;
            for (uint64_t left = size; left; bytes += word, left -= word) {
                uint64_t part = 0;
                word = left < 8 ? left : 8;
                std::memcpy(&part, bytes, word);
                z = (z ^ (z >> 29) ^ part) * 0xBF58476D1CE4E5B9ull;
            }
            z = (z ^ (z >> 32)) * 0x94D049BB133111EBull;
            return z ^ (z >> 29);
        }
        void grow() {
            slots.assign(slots.empty() ? 1024 : 2 * slots.size(), 0);
            for (size_t i = 0; i < seen.size(); ++i) {
                size_t at = seen[i].hash & (slots.size() - 1);
                while (slots[at]) at = (at + 1) & (slots.size() - 1);
                slots[at] = static_cast<uint32_t>(i + 1);
            }
        }
    public:
        size_t size() const { return seen.size(); }
        // Strings with another ``extra`` (below 2**31) are others. The bytes must stay in place.
        uint32_t number(const uint8_t* bytes, uint32_t size, uint32_t extra) {
            if (2 * seen.size() >= slots.size()) grow();
            const uint64_t hash = hash_of(bytes, size, extra);
            const uint64_t whole = uint64_t(size) << 32 | extra;
            size_t at = hash & (slots.size() - 1);
            for (; slots[at]; at = (at + 1) & (slots.size() - 1)) {
                const Seen& other = seen[slots[at] - 1];
                if (other.hash == hash && other.size == whole
                    && std::memcmp(other.bytes, bytes, size) == 0) return slots[at] - 1;
            }
            seen.push_back({bytes, whole, hash});
            slots[at] = static_cast<uint32_t>(seen.size());
            return static_cast<uint32_t>(seen.size() - 1);
        }
        // Where the last fresh string is found from now on.
        void move_last(const uint8_t* bytes) { seen.back().bytes = bytes; }
    };
    """
    cdef cppclass Appearances "PostilAppearances":
        size_t size() noexcept nogil
        uint32_t number(const uint8_t* bytes, uint32_t size, uint32_t extra) except + nogil
        void move_last(const uint8_t* bytes) noexcept nogil

UNIT_BYTES = UNIT

cdef enum:
    LONGEST = 5    # bytes of a number


# Rows of one block, column by column (``RowBlock``).
cdef struct Columns:
    const token_t* source_tokens
    const uint32_t* target_lengths
    const token_t* target_tokens
    const float* scores
    const float* reordering
    const uint32_t* alignment_lengths
    const uint8_t* alignment
    const uint32_t* counts
    const uint32_t* target_counts
    vector[uint64_t] target_starts      # by row
    vector[uint64_t] alignment_starts


cdef class NumberedRows:
    """The rows of a block, whose patterns and orientations are numbered.

    Parameters
    ----------
    block : RowBlock
    order : ndarray of int64, optional
        The slots to pack, in this order; all of them as they come if not given.
    """

    cdef readonly object block
    cdef object order
    cdef Columns columns
    cdef vector[uint32_t] patterns, orientations    # by row: which of those of the block
    cdef vector[uint64_t] pattern_rows              # of each of them, the first row that has it
    cdef vector[uint64_t] orientation_rows
    cdef vector[uint32_t] pattern_numbers           # of each of them, its number in the table
    cdef vector[uint32_t] orientation_numbers

    def __init__(self, block, order=None):
        cdef const Slot[::1] slots = block.slots
        cdef const long long[::1] chosen = np.ascontiguousarray(
            np.arange(len(block.slots)) if order is None else order, np.int64
        )
        cdef Py_ssize_t i
        cdef Appearances patterns, orientations
        if np.max(block.target_lengths, initial=0) > MOST_WORDS:
            raise ValueError(f"a target phrase of more than {MOST_WORDS} words")
        self.block = block
        self.order = chosen
        _point_to(block, &self.columns)
        self.patterns.resize(len(block.target_lengths))
        self.orientations.resize(len(block.target_lengths))
        with nogil:
            for i in range(chosen.shape[0]):
                self._number(&slots[chosen[i]], patterns, orientations)

    cdef int _number(
        self, const Slot* slot, Appearances& patterns, Appearances& orientations
    ) except -1 nogil:
        """Number what the rows of a source phrase have."""
        cdef const Columns* columns = &self.columns
        cdef uint64_t row
        for row in range(slot.first, <uint64_t>slot.first + slot.count):
            self.patterns[row] = patterns.number(
                columns.alignment + columns.alignment_starts[row],
                columns.alignment_lengths[row],
                columns.target_lengths[row],
            )
            if patterns.size() > self.pattern_rows.size():
                self.pattern_rows.push_back(row)
            self.orientations[row] = orientations.number(
                <const uint8_t*>(columns.reordering + 6 * row), 6 * sizeof(float), 0
            )
            if orientations.size() > self.orientation_rows.size():
                self.orientation_rows.push_back(row)
        return 0

    def pack(self):
        """Pack the source phrases, when a :class:`SharedParts` has adopted the block.

        Returns
        -------
        data : ndarray of uint8
        starts : ndarray of uint64
            Where each source phrase begins in ``data``, in units.
        """
        cdef const Slot[::1] slots = self.block.slots
        cdef const long long[::1] chosen = self.order
        cdef vector[uint8_t] out, rows
        cdef Py_ssize_t i
        starts = np.empty(chosen.shape[0], np.uint64)
        cdef uint64_t[::1] starts_out = starts
        if (
            self.pattern_numbers.size() != self.pattern_rows.size()
            or self.orientation_numbers.size() != self.orientation_rows.size()
        ):
            raise ValueError("no table has adopted these rows")
        with nogil:
            for i in range(chosen.shape[0]):
                starts_out[i] = out.size() // UNIT
                self._pack_source(&slots[chosen[i]], out, rows)
        return _copy(out.data(), out.size(), np.uint8), starts

    cdef int _pack_source(
        self, const Slot* slot, vector[uint8_t]& out, vector[uint8_t]& rows
    ) except -1 nogil:
        cdef size_t start = out.size()
        cdef uint64_t row
        cdef uint32_t i
        cdef uint8_t* at
        rows.clear()
        for row in range(slot.first, <uint64_t>slot.first + slot.count):
            self._pack_row(row, rows)
        out.resize(start + LONGEST * (4 + <size_t>slot.length) + UNIT)
        at = put(&out[start], <uint32_t>(rows.size() // UNIT))
        at = put(at, slot.length)
        for i in range(slot.length):
            at = put(at, self.columns.source_tokens[slot.source + i])
        at = put(at, slot.total)
        at = put(at, slot.count)
        at = make_even(at, &out[start])
        out.resize(at - out.data())
        out.insert(out.end(), rows.begin(), rows.end())
        return 0

    cdef int _pack_row(self, uint64_t row, vector[uint8_t]& rows) except -1 nogil:
        cdef const Columns* columns = &self.columns
        cdef uint64_t start = columns.target_starts[row]
        cdef uint8_t[8 + LONGEST * (4 + MOST_WORDS) + UNIT] bytes_
        cdef uint8_t* at = bytes_
        cdef uint32_t i
        for i in range(4):
            at = put_score(at, columns.scores[4 * row + i])
        at = put(at, self.pattern_numbers[self.patterns[row]])
        at = put(at, self.orientation_numbers[self.orientations[row]])
        at = put(at, columns.counts[row])
        at = put(at, columns.target_counts[row])
        for i in range(columns.target_lengths[row]):
            at = put(at, columns.target_tokens[start + i])
        at = make_even(at, bytes_)
        rows.insert(rows.end(), <uint8_t*>bytes_, at)
        return 0


cdef class SharedParts:
    """The patterns and orientations that the rows of a table share."""

    cdef Appearances patterns, orientations
    cdef deque[string] kept           # their bytes
    cdef vector[uint32_t] pattern_starts
    cdef vector[uint8_t] pattern_lengths
    cdef vector[uint8_t] points
    cdef vector[float] orientation_scores

    def adopt(self, NumberedRows rows not None):
        """Number what ``rows`` have in the table; blocks come in its order. Returns ``rows``."""
        cdef size_t i
        rows.pattern_numbers.clear()
        rows.orientation_numbers.clear()
        with nogil:
            for i in range(rows.pattern_rows.size()):
                rows.pattern_numbers.push_back(self._pattern(rows.pattern_rows[i], rows.columns))
            for i in range(rows.orientation_rows.size()):
                rows.orientation_numbers.push_back(
                    self._orientation(&rows.columns.reordering[6 * rows.orientation_rows[i]])
                )
        return rows

    def shared(self):
        """Arrays of all patterns and orientations so far, by their name in the table."""
        cdef vector[uint32_t] starts = self.pattern_starts
        starts.push_back(<uint32_t>self.points.size())
        return {
            "pattern_starts": _copy(starts.data(), starts.size() * 4, np.uint32),
            "pattern_lengths": _copy(
                self.pattern_lengths.data(), self.pattern_lengths.size(), np.uint8
            ),
            "points": _copy(self.points.data(), self.points.size(), np.uint8),
            "orientations": _copy(
                self.orientation_scores.data(), self.orientation_scores.size() * 4, np.float32
            ),
        }

    cdef uint32_t _pattern(self, uint64_t row, const Columns& columns) except? 0 nogil:
        """Number of the target length and inner alignment of a row."""
        cdef const uint8_t* points = columns.alignment + columns.alignment_starts[row]
        cdef uint32_t size = columns.alignment_lengths[row]
        cdef uint32_t length = columns.target_lengths[row]
        cdef uint32_t number = self.patterns.number(points, size, length)
        if number == self.pattern_lengths.size():
            self._keep(self.patterns, points, size)
            self.pattern_starts.push_back(<uint32_t>self.points.size())
            self.pattern_lengths.push_back(<uint8_t>length)
            self.points.insert(self.points.end(), points, points + size)
        return number

    cdef uint32_t _orientation(self, const float* scores) except? 0 nogil:
        cdef const uint8_t* bytes_ = <const uint8_t*>scores
        cdef uint32_t number = self.orientations.number(bytes_, 6 * sizeof(float), 0)
        if 6 * <size_t>number == self.orientation_scores.size():
            self._keep(self.orientations, bytes_, 6 * sizeof(float))
            self.orientation_scores.insert(self.orientation_scores.end(), scores, scores + 6)
        return number

    cdef int _keep(self, Appearances& seen, const uint8_t* bytes_, size_t size) except -1 nogil:
        """Copy the bytes of a fresh string, whose block goes."""
        self.kept.push_back(string(<const char*>bytes_, size))
        seen.move_last(<const uint8_t*>self.kept.back().data())
        return 0


cdef int _point_to(object block, Columns* columns) except -1:
    """Addresses of the columns; the block must be kept alive."""
    cdef uint64_t at = 0, point = 0
    cdef Py_ssize_t row
    cdef const uint32_t[::1] target_lengths = block.target_lengths
    cdef const uint32_t[::1] alignment_lengths = block.alignment_lengths
    columns.source_tokens = <const token_t*>_address(block.source_tokens)
    columns.target_lengths = <const uint32_t*>_address(block.target_lengths)
    columns.target_tokens = <const token_t*>_address(block.target_tokens)
    columns.scores = <const float*>_address(block.scores)
    columns.reordering = <const float*>_address(block.reordering)
    columns.alignment_lengths = <const uint32_t*>_address(block.alignment_lengths)
    columns.alignment = <const uint8_t*>_address(block.alignment)
    columns.counts = <const uint32_t*>_address(block.counts)
    columns.target_counts = <const uint32_t*>_address(block.target_counts)
    columns.target_starts.reserve(target_lengths.shape[0])
    columns.alignment_starts.reserve(target_lengths.shape[0])
    for row in range(target_lengths.shape[0]):
        columns.target_starts.push_back(at)
        columns.alignment_starts.push_back(point)
        at += target_lengths[row]
        point += alignment_lengths[row]
    return 0


cdef const void* _address(object array) except? NULL:
    if not array.flags.c_contiguous:
        raise ValueError("a column of the rows is not contiguous")
    return <const void*><size_t>array.ctypes.data


cdef object _copy(const void* data, size_t size, object dtype):
    if size == 0:
        return np.empty(0, dtype)
    return np.frombuffer((<const char*>data)[:size], dtype)


cdef inline uint8_t* put(uint8_t* out, uint32_t number) noexcept nogil:
    """Write a number; what follows it."""
    while number > 127:
        out[0] = <uint8_t>(number & 127 | 128)
        out += 1
        number >>= 7
    out[0] = <uint8_t>number
    return out + 1


cdef inline uint8_t* put_score(uint8_t* out, float score) noexcept nogil:
    cdef long steps = MOST_STEPS
    if score >= 0.0:
        steps = 0
    elif score * -STEPS < MOST_STEPS:
        steps = lround(score * -STEPS)
    out[0] = <uint8_t>(steps & 255)
    out[1] = <uint8_t>(steps >> 8)
    return out + 2


cdef inline uint8_t* make_even(uint8_t* out, const uint8_t* start) noexcept nogil:
    """Write a zero if an odd number of bytes stands behind ``start``."""
    if (out - start) % UNIT == 0:
        return out
    out[0] = 0
    return out + 1
