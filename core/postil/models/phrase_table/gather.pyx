"""From occurrences to distinct pairs: the first of the two kernels of scoring.

:func:`gather_pairs` gets all occurrences of some target phrases and adds up, per distinct pair, the
count, the orientations, the most frequent inner alignment and the target marginals. What follows is
in ``phrase_table.score``.
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from postil.models.phrase_table.extract cimport MANY, Occurrence, Pair, grouped
from postil.models.phrase_table.significance cimport Marks, Significance

import numpy as np

HISTOGRAM = MANY + 1

PAIR = np.dtype(
    [
        ("source_key", "<u8"),
        ("target_key", "<u8"),
        ("links", "<u8"),
        ("inverse_weight", "<f4"),
        ("direct_weight", "<f4"),
        ("sentence", "<u4"),
        ("source_start", "<u2"),
        ("target_start", "<u2"),
        ("source_length", "u1"),
        ("target_length", "u1"),
        ("unused", "<u2"),
        ("count", "<u4"),
        ("target_count", "<u4"),
        ("target_sources", "<u4"),
        ("previous_mono", "<u4"),
        ("previous_swap", "<u4"),
        ("next_mono", "<u4"),
        ("next_swap", "<u4"),
        ("target_sentences", "<u4"),
    ],
    align=True,
)

cdef extern from *:
    """
    struct PostilByTarget {
        template <class R> bool operator()(const R& a, const R& b) const {
            if (a.target_key != b.target_key) return a.target_key < b.target_key;
            if (a.source_key != b.source_key) return a.source_key < b.source_key;
            return a.links < b.links;
        }
    };
    """
    # A functor, not a function, so that the compiler inlines it into the sort.
    cdef cppclass ByTarget "PostilByTarget":
        pass


def gather_pairs(Occurrence[::1] records, int bits, Significance significance=None):
    """Add up the occurrences of each distinct pair; ``records`` are put into another order.

    Parameters
    ----------
    records : ndarray of OCCURRENCE
        All occurrences of whatever target phrases occur in it.
    bits : int
        The pairs are grouped by the highest ``bits`` bits of their source key.
    significance : Significance, optional
        Fills in ``target_sentences``.

    Returns
    -------
    pairs : ndarray of PAIR
        In order of group.
    bounds : ndarray of int64 (2**bits + 1)
        Where each group starts.
    histogram : ndarray of int64 (12)
        How many pairs have each count; the last element counts all above 10.
    """
    cdef Py_ssize_t count = records.shape[0]
    cdef vector[Pair] pairs
    cdef ByTarget order
    histogram = np.zeros(HISTOGRAM, np.int64)
    cdef long long[::1] sums = histogram
    cdef size_t i
    if count > 0:
        with nogil:
            sort(&records[0], &records[0] + count, order)
            _add_up(&records[0], count, pairs)
            for i in range(pairs.size()):
                sums[min(pairs[i].count, <uint32_t>MANY)] += 1
        if significance is not None:
            with nogil:
                _count_sentences(pairs, significance)
    result, bounds = grouped(pairs.data(), pairs.size(), PAIR, "source_key", bits)
    return result, bounds, histogram


cdef int _add_up(const Occurrence* records, size_t count, vector[Pair]& pairs) except -1 nogil:
    """One ``Pair`` per run of equal keys; the marginals follow at the end of each target phrase."""
    cdef size_t first, last = 0, target_first = 0, i
    cdef uint32_t total = 0
    while last < count:
        first = last
        while last < count and _same_pair(&records[first], &records[last]):
            last += 1
        pairs.push_back(_pair(records + first, last - first))
        total += <uint32_t>(last - first)
        if last == count or records[last].target_key != records[first].target_key:
            for i in range(target_first, pairs.size()):
                pairs[i].target_count = total
                pairs[i].target_sources = <uint32_t>(pairs.size() - target_first)
            target_first = pairs.size()
            total = 0
    return 0


cdef int _count_sentences(vector[Pair]& pairs, Significance significance) except -1 nogil:
    """Sentences of each target phrase, whose pairs stand together."""
    cdef Marks marks
    cdef size_t i
    significance.prepare(&marks)
    for i in range(pairs.size()):
        if i > 0 and pairs[i].target_key == pairs[i - 1].target_key:
            pairs[i].target_sentences = pairs[i - 1].target_sentences
        else:
            pairs[i].target_sentences = significance.target_sentences(&pairs[i], &marks)
    return 0


cdef inline bint _same_pair(const Occurrence* a, const Occurrence* b) noexcept nogil:
    return a.target_key == b.target_key and a.source_key == b.source_key


cdef Pair _pair(const Occurrence* records, size_t count) noexcept nogil:
    """Sum of ``count`` occurrences of one pair, sorted by their inner alignment."""
    cdef Pair pair
    cdef size_t i, run = 0, best = 0, best_run = 0
    pair.unused = 0
    pair.count = <uint32_t>count
    pair.target_count = pair.target_sources = 0
    pair.target_sentences = 0
    pair.previous_mono = pair.previous_swap = pair.next_mono = pair.next_swap = 0
    for i in range(count):
        pair.previous_mono += records[i].previous == 0
        pair.previous_swap += records[i].previous == 1
        pair.next_mono += records[i].next == 0
        pair.next_swap += records[i].next == 1
        run = run + 1 if i > 0 and records[i].links == records[i - 1].links else 1
        if run > best_run or (
            run == best_run and _later(records[i].links, records[best].links)
        ):
            best = i
            best_run = run
    pair.source_key = records[best].source_key
    pair.target_key = records[best].target_key
    pair.links = records[best].links
    pair.inverse_weight = records[best].inverse_weight
    pair.direct_weight = records[best].direct_weight
    pair.sentence = records[best].sentence
    pair.source_start = records[best].source_start
    pair.target_start = records[best].target_start
    pair.source_length = records[best].source_length
    pair.target_length = records[best].target_length
    return pair


cdef bint _later(uint64_t a, uint64_t b) noexcept nogil:
    """Whether alignment a comes after b, as lists of source positions per target word.

    Between equally frequent alignments the last in this order is taken, as Moses ``score`` does.
    """
    cdef uint64_t difference = a ^ b
    cdef int bit = 0
    if difference == 0:
        return False
    while not (difference >> bit) & 1:
        bit += 1
    # In the row of the first difference, who lacks that link and has none behind it is a prefix.
    cdef uint64_t behind = (<uint64_t>0xFE << bit) & (<uint64_t>0xFF << (bit & ~7))
    if (a >> bit) & 1:
        return (b & behind) == 0
    return (a & behind) != 0
