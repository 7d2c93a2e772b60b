"""Sparse weights that can be undone exactly.

A weight is a sum of deltas, each belonging to a numbered event (a confirmed segment). Deltas are
kept in fixed point (2**-32 in a signed 64-bit integer), where addition is associative and has exact
inverses: events may be undone in any order, and what is left is byte for byte what it would have
been without them.

The averaged weight (Cesa-Bianchi et al. 2008, 2.5) is the mean of the weight after each of the
events 1..t. An event s adds its delta d to the weights after s, s+1, ..., t, so with A = sum of d
and B = sum of s*d the mean is ((t + 1) A - B) / t, and no weight needs touching when t grows.
"""

from cython.operator cimport dereference as deref
from libc.stdint cimport int64_t

import numpy as np

from postil.types.ids cimport key_t

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

    def __len__(self):
        return self.sums.size()

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

    def __cinit__(self):
        self.events = set()

    def _move(self, int64_t event, keys, deltas, int sign):
        cdef const key_t[::1] key = np.ascontiguousarray(keys, dtype=np.uint64)
        cdef const int64_t[::1] delta = np.ascontiguousarray(deltas, dtype=np.int64)
        cdef Py_ssize_t k
        cdef Sum* place
        if key.shape[0] != delta.shape[0]:
            raise ValueError("as many deltas as keys")
        for k in range(key.shape[0]):
            place = &self.sums[key[k]]
            place.total += sign * delta[k]
            place.moment += sign * event * delta[k]
            if place.total == 0 and place.moment == 0:
                self.sums.erase(key[k])

    cdef double current(self, key_t key) noexcept nogil:
        found = self.sums.find(key)
        if found == self.sums.end():
            return 0.0
        return deref(found).second.total * UNIT

    cdef double averaged(self, key_t key) noexcept nogil:
        cdef Sum value
        cdef double total
        found = self.sums.find(key)
        if found == self.sums.end():
            return 0.0
        value = deref(found).second
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
        self.sums.clear()
        self.sums.reserve(key.shape[0])
        for k in range(key.shape[0]):
            self.sums[key[k]] = Sum(total[k], moment[k])

    def dump(self):
        """The whole state: (event numbers, keys, totals, moments), sorted; equal states dump equal.
        """
        keys = np.empty(self.sums.size(), dtype=np.uint64)
        totals = np.empty(self.sums.size(), dtype=np.int64)
        moments = np.empty(self.sums.size(), dtype=np.int64)
        cdef key_t[::1] key = keys
        cdef int64_t[::1] total = totals, moment = moments
        cdef Py_ssize_t k = 0
        for item in self.sums:
            key[k] = item.first
            total[k] = item.second.total
            moment[k] = item.second.moment
            k += 1
        order = np.argsort(keys)
        return sorted(self.events), keys[order], totals[order], moments[order]
