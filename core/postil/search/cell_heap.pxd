"""A queue of cube cells: a binary heap of 64-bit keys.

A key holds the priority in its high half, turned round so that the smaller key is the better cell,
and the cell's number in its low half: one integer comparison orders cells by priority, and ties
fall to the cell made first, so that results are repeatable.
"""

from libc.stdint cimport int32_t, uint32_t, uint64_t
from libc.string cimport memcpy
from libcpp.vector cimport vector


cdef inline uint32_t descending(float value) noexcept nogil:
    """A number that is the smaller the greater ``value`` is."""
    cdef uint32_t bits
    memcpy(&bits, &value, sizeof(float))
    return ~(bits ^ (<uint32_t>(<int32_t>bits >> 31) | <uint32_t>0x80000000))


cdef inline uint64_t cell_key(float priority, uint32_t number) noexcept nogil:
    return (<uint64_t>descending(priority) << 32) | number


cdef inline void remove_best(vector[uint64_t]& heap) noexcept nogil:
    cdef uint64_t key = heap.back()
    heap.pop_back()
    if heap.empty():
        return
    cdef uint64_t* keys = heap.data()
    cdef size_t last = heap.size() - 1, at = 0, child = 1
    while child < last:
        child += keys[child + 1] < keys[child]  # no branch: no processor could foretell it
        if keys[child] >= key:
            break
        keys[at] = keys[child]
        at = child
        child = 2 * at + 1
    if child == last and keys[child] < key:
        keys[at] = keys[child]
        at = child
    keys[at] = key


cdef inline void insert(vector[uint64_t]& heap, uint64_t key) noexcept nogil:
    cdef size_t at = heap.size(), parent
    heap.push_back(key)
    while at:
        parent = (at - 1) >> 1
        if heap[parent] <= key:
            break
        heap[at] = heap[parent]
        at = parent
    heap[at] = key
