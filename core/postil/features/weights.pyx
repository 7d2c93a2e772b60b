"""Sparse weights that can be undone exactly.

A weight is a sum of deltas, each belonging to a numbered event (a confirmed segment). Deltas are
kept in fixed point (2**-32 in a signed 64-bit integer), where addition is associative and has exact
inverses: events may be undone in any order, and what is left is byte for byte what it would have
been without them.

The averaged weight (Cesa-Bianchi et al. 2008, 2.5) is the mean of the weight after each of the
events 1..t. An event s adds its delta d to the weights after s, s+1, ..., t, so with A = sum of d
and B = sum of s*d the mean is ((t + 1) A - B) / t, and no weight needs touching when t grows.

Sums stand in a table with open addressing, a power of two of slots, in pages: a copy shares them
(see ``types.paged``). A key whose sums fall to 0 keeps its slot until the table grows.
"""

from libc.stdint cimport int64_t

import numpy as np

from postil.types.ids cimport key_t
from postil.types.paged cimport Paged, slot_of

cdef enum:
    FEWEST_SLOTS = 256

cdef double UNIT = 2.0 ** -32


def to_fixed(values):
    """Deltas as fixed-point int64, rounded to the nearest 2**-32; beyond +-2**20 they are clipped.
    """
    bounded = np.clip(np.asarray(values, dtype=np.float64), -(2.0**20), 2.0**20)
    return np.rint(bounded / UNIT).astype(np.int64)


def from_fixed(values):
    """Fixed-point int64 as float64."""
    return np.asarray(values, dtype=np.float64) * UNIT


cdef class SparseWeights:
    """A table from 64-bit feature keys to weights; 0 for keys that were never touched."""

    def __cinit__(self):
        self.events = set()
        self._clear()

    def __len__(self):
        return self.alive

    def copy(self):
        """A copy that does not change when the origin learns; quick, as they share memory."""
        cdef SparseWeights version = SparseWeights.__new__(SparseWeights)
        version.slots, version.used, version.of_zero = self.slots, self.used, self.of_zero
        version.alive, version.clock, version.events = self.alive, self.clock, None
        return version

    def _clear(self):
        cdef Sum free = Sum(0, 0, 0)
        self.slots.assign(FEWEST_SLOTS, free)
        self.of_zero = free
        self.used = self.alive = 0

    def add(self, int64_t event, keys, deltas):
        """Apply the deltas of one event.

        Parameters
        ----------
        event : int
            Its number, at least 1; larger than all before is usual but not required.
        keys : uint64 array, shape (n,)
        deltas : int64 array, shape (n,)
            Fixed point, see :func:`to_fixed`.
        """
        if event < 1 or event in self.events:
            raise ValueError(f"event {event} is not new")
        self._move(event, keys, deltas, 1)
        self.events.add(event)
        self.clock = max(self.clock, event)

    def remove(self, int64_t event, keys, deltas):
        """Undo :meth:`add` with the same arguments."""
        if event not in self.events:
            raise ValueError(f"event {event} is not applied")
        self._move(event, keys, deltas, -1)
        self.events.remove(event)
        if event == self.clock:
            self.clock = max(self.events, default=0)

    def _move(self, int64_t event, keys, deltas, int sign):
        cdef const key_t[::1] key = np.ascontiguousarray(keys, dtype=np.uint64)
        cdef const int64_t[::1] delta = np.ascontiguousarray(deltas, dtype=np.int64)
        cdef Py_ssize_t k
        if key.shape[0] != delta.shape[0]:
            raise ValueError("as many deltas as keys")
        for k in range(key.shape[0]):
            self._shift(key[k], sign * delta[k], sign * event * delta[k])

    cdef const Sum* _find(self, key_t key) noexcept nogil:
        """Sums of a key; 0 where it is not there."""
        if not key:
            return &self.of_zero
        return &self.slots[slot_of(self.slots, key)]

    cdef void _shift(self, key_t key, int64_t total, int64_t moment) noexcept nogil:
        cdef Sum* place = &self.of_zero
        if key:
            if self.used * 4 >= self.slots.size() * 3:
                self._grow()
            place = self.slots.edit(slot_of(self.slots, key))
            self.used += place.key == 0
            place.key = key
        self.alive -= place.total != 0 or place.moment != 0
        place.total += total
        place.moment += moment
        self.alive += place.total != 0 or place.moment != 0

    cdef void _grow(self) noexcept nogil:
        """Room for twice the keys that have sums; the others give up their slots."""
        cdef Paged[Sum] old = self.slots
        cdef Sum free = Sum(0, 0, 0)
        cdef size_t k, size = FEWEST_SLOTS
        while size < self.alive * 2:
            size *= 2
        self.slots.assign(size, free)
        self.used = 0
        for k in range(old.size()):
            if old[k].total or old[k].moment:
                self.slots.edit(slot_of(self.slots, old[k].key))[0] = old[k]
                self.used += 1

    cdef double current(self, key_t key) noexcept nogil:
        return self._find(key).total * UNIT

    cdef double averaged(self, key_t key) noexcept nogil:
        cdef const Sum* value = self._find(key)
        cdef double total
        if value.total == 0 and value.moment == 0:
            return 0.0
        total = <double>(self.clock + 1) * value.total - <double>value.moment
        return total / <double>self.clock * UNIT

    def get(self, keys, bint average=False):
        """Weights of several keys, float64 array."""
        cdef const key_t[::1] key = np.ascontiguousarray(keys, dtype=np.uint64)
        result = np.empty(key.shape[0])
        cdef double[::1] view = result
        cdef Py_ssize_t k
        for k in range(key.shape[0]):
            view[k] = self.averaged(key[k]) if average else self.current(key[k])
        return result

    def save(self):
        """The whole state as arrays, for :meth:`restore`."""
        events, keys, totals, moments = self.dump()
        return {
            "events": np.array(events, dtype=np.int64), "keys": keys, "totals": totals,
            "moments": moments,
        }

    def restore(self, arrays):
        """Become what :meth:`save` gave; ValueError if it is not."""
        cdef const key_t[::1] key = arrays["keys"]
        cdef const int64_t[::1] total = arrays["totals"], moment = arrays["moments"]
        cdef Py_ssize_t k
        events = set(arrays["events"].tolist())
        if not key.shape[0] == total.shape[0] == moment.shape[0]:
            raise ValueError("as many sums as keys")
        if min(events, default=1) < 1 or (key.shape[0] and not events):
            raise ValueError("weights come from events")
        self.events = events
        self.clock = max(self.events, default=0)
        self._clear()
        for k in range(key.shape[0]):
            self._shift(key[k], total[k], moment[k])

    def dump(self):
        """The whole state: (event numbers, keys, totals, moments), sorted; equal states dump equal.
        """
        keys = np.empty(self.alive, dtype=np.uint64)
        totals = np.empty(self.alive, dtype=np.int64)
        moments = np.empty(self.alive, dtype=np.int64)
        cdef key_t[::1] key = keys
        cdef int64_t[::1] total = totals, moment = moments
        cdef const Sum* item
        cdef Py_ssize_t at, k = 0
        for at in range(-1, <Py_ssize_t>self.slots.size()):
            item = self._find(0)
            if at >= 0:
                item = &self.slots[at]
            if item.total or item.moment:
                key[k], total[k], moment[k] = item.key, item.total, item.moment
                k += 1
        order = np.argsort(keys)
        return sorted(self.events), keys[order], totals[order], moments[order]
