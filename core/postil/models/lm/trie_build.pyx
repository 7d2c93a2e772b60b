"""Kernels of trie building: reversed n-grams as sortable records, and bit fields.

A record has the scrambled words of an n-gram, last word first, in 128 bits from the top, so that
numeric order is the order of the trie (``trie_format.pxd``).
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

import numpy as np

from postil.errors import EngineError

from postil.models.lm.trie_format cimport scramble
from postil.types.ids cimport token_t

RECORD = np.dtype([("high", "<u8"), ("low", "<u8"), ("prob", "<f4"), ("backoff", "<f4")])

cdef extern from *:
    """
    struct PostilByPath {
        template <class R> bool operator()(const R& a, const R& b) const {
            return a.high != b.high ? a.high < b.high : a.low < b.low;
        }
    };
    """
    # A functor, not a function, so that the compiler inlines it into the sort.
    cdef cppclass ByPath "PostilByPath":
        pass


cdef struct Record:
    uint64_t high
    uint64_t low
    float prob
    float backoff


cdef inline void put_word(Record* record, int index, uint64_t word, int bits) noexcept nogil:
    """Set word number ``index`` from the top, which was zero."""
    cdef int shift = 128 - (index + 1) * bits
    if shift >= 64:
        record.high |= word << (shift - 64)
    else:
        record.low |= word << shift
        if shift + bits > 64:
            record.high |= word >> (64 - shift)


cdef inline uint32_t get_word(const Record* record, int index, int bits) noexcept nogil:
    cdef int shift = 128 - (index + 1) * bits
    cdef uint64_t word
    if shift >= 64:
        word = record.high >> (shift - 64)
    else:
        word = record.low >> shift
        if shift + bits > 64:
            word |= record.high << (64 - shift)
    return <uint32_t>(word & ((<uint64_t>1 << bits) - 1))


def trie_records(
    const token_t[:, ::1] words, const float[::1] probs, const float[::1] backoffs,
    int bits, int part_bits
):
    """Records of some n-grams.

    Parameters
    ----------
    words : ndarray of uint32 (n, k)
        In reading order.
    probs, backoffs : ndarray of float32 (n)
    bits : int
        Per word.
    part_bits : int
        The records are grouped by the highest ``part_bits`` bits of the scrambled last word.

    Returns
    -------
    records : ndarray of RECORD (n)
        In order of group.
    bounds : ndarray of int64 (2**part_bits + 1)
        Where each group starts.
    """
    cdef Py_ssize_t n = words.shape[0]
    cdef int k = words.shape[1]
    cdef uint32_t mask = <uint32_t>((<uint64_t>1 << bits) - 1)
    cdef Py_ssize_t i
    cdef int j
    cdef Record* record
    cdef Record[::1] out
    cdef long long[::1] place
    parts = (np.asarray(words)[:, k - 1] * np.uint32(0x9E3779B1)) & np.uint32(mask)
    parts >>= np.uint32(bits - part_bits)
    cdef const uint32_t[::1] part = parts
    bounds = np.zeros((1 << part_bits) + 1, np.int64)
    bounds[1:] = np.cumsum(np.bincount(parts, minlength=1 << part_bits))
    records = np.empty(n, RECORD)
    out = records
    place = bounds[:1 << part_bits].copy()
    for i in range(n):
        record = &out[place[part[i]]]
        place[part[i]] += 1
        record.high = record.low = 0
        for j in range(k):
            put_word(record, j, scramble(words[i, k - 1 - j], mask), bits)
        record.prob = probs[i]
        record.backoff = backoffs[i]
    return records, bounds


def sort_records(Record[::1] records):
    """Put the records into the order of the trie."""
    cdef ByPath order
    if records.shape[0]:
        with nogil:
            sort(&records[0], &records[0] + records.shape[0], order)


def path_words(const Record[::1] records, int index, int bits):
    """Scrambled word number ``index`` from the end of each n-gram; uint32 (n)."""
    cdef Py_ssize_t i
    result = np.empty(records.shape[0], np.uint32)
    cdef uint32_t[::1] out = result
    for i in range(records.shape[0]):
        out[i] = get_word(&records[i], index, bits)
    return result


def child_starts(const Record[::1] parents, const Record[::1] children, int k, int bits):
    """Offsets of the children of each n-gram of order ``k`` among those of order ``k`` + 1.

    Raises
    ------
    EngineError
        Some child has no parent.
    """
    cdef Py_ssize_t i
    cdef Py_ssize_t j = 0
    cdef int below = 128 - k * bits       # bits of a child that are not its parent's
    cdef uint64_t high_mask = ~<uint64_t>0
    cdef uint64_t low_mask = ~<uint64_t>0
    if below >= 64:
        low_mask = 0
        high_mask <<= below - 64
    else:
        low_mask <<= below
    result = np.empty(parents.shape[0], np.uint64)
    cdef uint64_t[::1] out = result
    for i in range(parents.shape[0]):
        out[i] = j
        while (
            j < children.shape[0]
            and children[j].high & high_mask == parents[i].high
            and children[j].low & low_mask == parents[i].low
        ):
            j += 1
    if j < children.shape[0]:
        raise EngineError("An n-gram of the model ends in one that it does not have.")
    return result


cdef class BitPacker:
    """Fields of fixed widths one after another, as bytes, a batch at a time.

    Parameters
    ----------
    widths : sequence of int
        Bits of each field of a record, 57 at most; 0 leaves it out.
    """

    cdef vector[int] widths
    cdef uint64_t pending       # bits that do not fill a byte yet
    cdef int filled             # how many

    def __init__(self, widths):
        self.widths = widths

    def add(self, *fields):
        """Pack a batch.

        Parameters
        ----------
        fields : ndarrays of uint64 (n), or None where the width is 0

        Returns
        -------
        ndarray of uint8
            The bytes that are complete.
        """
        cdef Py_ssize_t n = len(fields[0])
        cdef const uint64_t* columns[4]
        cdef const uint64_t[::1] view
        cdef Py_ssize_t i, size = 0
        cdef size_t j
        cdef uint64_t rest
        cdef int width, room
        cdef vector[uint8_t] out
        if len(fields) != <Py_ssize_t>self.widths.size() or len(fields) > 4:
            raise ValueError("not as many fields as widths")
        for j in range(self.widths.size()):
            if self.widths[j]:
                view = fields[j]
                if view.shape[0] != n:
                    raise ValueError("fields of different lengths")
                columns[j] = &view[0] if n else NULL
                size += self.widths[j]
        out.reserve(n * size // 8 + 8)
        with nogil:
            for i in range(n):
                for j in range(self.widths.size()):
                    width = self.widths[j]
                    if width == 0:
                        continue
                    # At most 7 bits are pending, and a field has at most 57.
                    rest = columns[j][i] & ((<uint64_t>1 << width) - 1)
                    self.pending |= rest << self.filled
                    room = self.filled + width
                    while room >= 8:
                        out.push_back(<uint8_t>self.pending)
                        self.pending >>= 8
                        room -= 8
                    self.filled = room
        return self._bytes(out)

    def finish(self, padding):
        """The last byte, if it is not complete, and ``padding`` zeros behind it."""
        cdef vector[uint8_t] out
        if self.filled:
            out.push_back(<uint8_t>self.pending)
        out.insert(out.end(), <size_t>padding, <uint8_t>0)
        self.pending = 0
        self.filled = 0
        return self._bytes(out)

    cdef object _bytes(self, const vector[uint8_t]& data):
        result = np.empty(data.size(), np.uint8)
        cdef uint8_t[::1] view = result
        if data.size():
            memcpy(&view[0], data.data(), data.size())
        return result
