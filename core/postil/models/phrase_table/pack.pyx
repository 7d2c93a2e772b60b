"""Rows of a phrase table as bytes; the layout stands in ``rows.pxd``."""

from cython.operator cimport dereference
from libc.math cimport lround
from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.string cimport string
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.models.phrase_table.keys cimport Slot
from postil.models.phrase_table.rows cimport MOST_STEPS, MOST_WORDS, STEPS, UNIT
from postil.types.ids cimport token_t

import numpy as np

cdef extern from *:
    """
    #include <cstdint>
    #include <cstring>
    struct PostilOrientation {
        uint64_t bits[3];  // six float32
        bool operator==(const PostilOrientation& o) const {
            return bits[0] == o.bits[0] && bits[1] == o.bits[1] && bits[2] == o.bits[2];
        }
    };
    struct PostilOrientationHash {
        size_t operator()(const PostilOrientation& o) const {
            uint64_t z = o.bits[0];
            for (int i = 1; i < 3; ++i) {
                z = (z ^ (z >> 29)) * 0xBF58476D1CE4E5B9ull + o.bits[i];
            }
            z = (z ^ (z >> 32)) * 0x94D049BB133111EBull;
            return static_cast<size_t>(z ^ (z >> 29));
        }
    };
    static inline PostilOrientation postil_orientation(const float* scores) {
        PostilOrientation o;
        std::memcpy(o.bits, scores, sizeof o.bits);
        return o;
    }
    """
    cdef cppclass Orientation "PostilOrientation":
        pass
    cdef cppclass OrientationHash "PostilOrientationHash":
        pass
    Orientation orientation_of "postil_orientation" (const float* scores) noexcept nogil

UNIT_BYTES = UNIT


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


cdef class RowPacker:
    """Packs rows, and keeps the patterns and orientations they share."""

    cdef vector[uint8_t] out
    cdef vector[uint8_t] rows                        # of the source phrase at hand
    cdef unordered_map[string, uint32_t] patterns    # length and points
    cdef vector[uint32_t] pattern_starts
    cdef vector[uint8_t] pattern_lengths
    cdef vector[uint8_t] points
    cdef unordered_map[Orientation, uint32_t, OrientationHash] orientations
    cdef vector[float] orientation_scores

    def pack(self, block, order=None):
        """Pack the source phrases of a block.

        Parameters
        ----------
        block : RowBlock
        order : ndarray of int64, optional
            The slots to pack, in this order; all of them as they come if not given.

        Returns
        -------
        data : ndarray of uint8
        starts : ndarray of uint64
            Where each source phrase begins in ``data``, in units.
        """
        cdef Columns columns
        cdef const Slot[::1] slots = block.slots
        cdef const long long[::1] chosen = np.ascontiguousarray(
            np.arange(len(block.slots)) if order is None else order, np.int64
        )
        cdef Py_ssize_t i
        if np.max(block.target_lengths, initial=0) > MOST_WORDS:
            raise ValueError(f"a target phrase of more than {MOST_WORDS} words")
        _point_to(block, &columns)
        starts = np.empty(chosen.shape[0], np.uint64)
        cdef uint64_t[::1] starts_out = starts
        self.out.clear()
        with nogil:
            for i in range(chosen.shape[0]):
                starts_out[i] = self.out.size() // UNIT
                self._pack_source(&slots[chosen[i]], columns)
        return _copy(self.out.data(), self.out.size(), np.uint8), starts

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

    cdef int _pack_source(self, const Slot* slot, const Columns& columns) except -1 nogil:
        cdef uint64_t row
        cdef uint32_t i
        self.rows.clear()
        for row in range(slot.first, <uint64_t>slot.first + slot.count):
            self._pack_row(row, columns)
        _put(self.out, <uint32_t>(self.rows.size() // UNIT))
        _put(self.out, slot.length)
        for i in range(slot.length):
            _put(self.out, columns.source_tokens[slot.source + i])
        _put(self.out, slot.total)
        _put(self.out, slot.count)
        _make_even(self.out)
        self.out.insert(self.out.end(), self.rows.begin(), self.rows.end())
        return 0

    cdef int _pack_row(self, uint64_t row, const Columns& columns) except -1 nogil:
        cdef uint64_t start = columns.target_starts[row]
        cdef uint32_t i
        for i in range(4):
            _put_score(self.rows, columns.scores[4 * row + i])
        _put(self.rows, self._pattern(row, columns))
        _put(self.rows, self._orientation(&columns.reordering[6 * row]))
        _put(self.rows, columns.counts[row])
        _put(self.rows, columns.target_counts[row])
        for i in range(columns.target_lengths[row]):
            _put(self.rows, columns.target_tokens[start + i])
        _make_even(self.rows)
        return 0

    cdef uint32_t _pattern(self, uint64_t row, const Columns& columns) except? 0 nogil:
        """Number of the target length and inner alignment of a row."""
        cdef const uint8_t* points = columns.alignment + columns.alignment_starts[row]
        cdef uint32_t size = columns.alignment_lengths[row]
        cdef uint32_t fresh = <uint32_t>self.pattern_lengths.size()
        cdef unordered_map[string, uint32_t].iterator known
        cdef string key = string(<const char*>points, size)
        key.push_back(<char>columns.target_lengths[row])
        known = self.patterns.find(key)
        if known != self.patterns.end():
            return dereference(known).second
        self.patterns[key] = fresh
        self.pattern_starts.push_back(<uint32_t>self.points.size())
        self.pattern_lengths.push_back(<uint8_t>columns.target_lengths[row])
        self.points.insert(self.points.end(), points, points + size)
        return fresh

    cdef uint32_t _orientation(self, const float* scores) except? 0 nogil:
        cdef uint32_t fresh = <uint32_t>(self.orientation_scores.size() // 6)
        cdef unordered_map[Orientation, uint32_t, OrientationHash].iterator known
        cdef Orientation key = orientation_of(scores)
        known = self.orientations.find(key)
        if known != self.orientations.end():
            return dereference(known).second
        self.orientations[key] = fresh
        self.orientation_scores.insert(self.orientation_scores.end(), scores, scores + 6)
        return fresh


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


cdef inline int _put(vector[uint8_t]& out, uint32_t number) except -1 nogil:
    while number > 127:
        out.push_back(<uint8_t>(number & 127 | 128))
        number >>= 7
    out.push_back(<uint8_t>number)
    return 0


cdef inline int _put_score(vector[uint8_t]& out, float score) except -1 nogil:
    cdef long steps = MOST_STEPS
    if score >= 0.0:
        steps = 0
    elif score * -STEPS < MOST_STEPS:
        steps = lround(score * -STEPS)
    out.push_back(<uint8_t>(steps & 255))
    out.push_back(<uint8_t>(steps >> 8))
    return 0


cdef inline int _make_even(vector[uint8_t]& out) except -1 nogil:
    if out.size() % UNIT:
        out.push_back(0)
    return 0
