"""64-bit keys to dense numbers, in order of appearance: a table with linear probing, half full at
most. Keys are hashes already, so their low bits are the home slot.
"""

cimport cython
from libc.stdint cimport uint32_t

import numpy as np

from postil.types.ids cimport key_t

cdef enum:
    FIRST_SIZE = 1 << 10   # a sentence has some hundred keys


@cython.final
cdef class KeyNumbers:
    """Numbers keys from 0 on; forgets none."""

    def __init__(self):
        self.slots.assign(FIRST_SIZE, 0)

    def __len__(self):
        return self.keys.size()

    def array(self):
        """Keys by number, uint64 array (a copy)."""
        cdef key_t[::1] keys
        cdef size_t count = self.keys.size()
        if count == 0:
            return np.empty(0, dtype=np.uint64)
        keys = <key_t[:count]>self.keys.data()
        return np.array(keys)

    def numbers(self, const key_t[::1] keys not None):
        """Numbers of several keys, new ones included, uint32 array."""
        cdef Py_ssize_t k
        found = np.empty(keys.shape[0], dtype=np.uint32)
        cdef uint32_t[::1] view = found
        for k in range(keys.shape[0]):
            view[k] = self.number(keys[k])
        return found

    cdef uint32_t find(self, key_t key) noexcept nogil:
        cdef size_t slot = self._slot(key)
        return self.slots[slot] - 1 if self.slots[slot] else <uint32_t>NO_NUMBER

    cdef uint32_t number(self, key_t key) noexcept nogil:
        cdef size_t slot = self._slot(key)
        if self.slots[slot]:
            return self.slots[slot] - 1
        self.keys.push_back(key)
        self.slots[slot] = <uint32_t>self.keys.size()
        if self.keys.size() * 2 > self.slots.size():
            self._spread(self.slots.size() * 2)
        return <uint32_t>self.keys.size() - 1

    cdef void reserve(self, size_t count) noexcept nogil:
        cdef size_t size = self.slots.size()
        while count * 2 > size:
            size *= 2
        if size > self.slots.size():
            self.keys.reserve(count)
            self._spread(size)

    cdef size_t _slot(self, key_t key) noexcept nogil:
        """Slot of the key, or the free one where it belongs."""
        cdef size_t mask = self.slots.size() - 1
        cdef size_t slot = key & mask
        while self.slots[slot] and self.keys[self.slots[slot] - 1] != key:
            slot = (slot + 1) & mask
        return slot

    cdef void _spread(self, size_t size) noexcept nogil:
        cdef size_t item
        self.slots.assign(size, 0)
        for item in range(self.keys.size()):
            self.slots[self._slot(self.keys[item])] = <uint32_t>item + 1
