"""In how many sentences features were seen, counted while sentences are visited."""

cimport cython
from libc.stdint cimport uint8_t, uint32_t
from libcpp.vector cimport vector

import numpy as np

from postil.features.key_numbers cimport KeyNumbers
from postil.types.ids cimport key_t

cdef struct Seen:
    uint32_t first      # sentence that had it first
    uint32_t visits     # in which it was seen
    uint8_t several     # whether another sentence had it, too


@cython.final
cdef class FeatureVisits:
    """Counts visits of features; what belongs to one stands together, since each feature of a
    sentence is somewhere else in a large table.
    """

    cdef KeyNumbers _numbers
    cdef vector[Seen] _seen             # by number

    def __init__(self):
        self._numbers = KeyNumbers()

    def visit(self, uint32_t sentence, const key_t[::1] keys not None):
        """Visit a sentence; in how many visits each of its features was seen, this one included.

        Parameters
        ----------
        sentence : int
            Its number.
        keys : uint64 array, shape (n,)
            Its features, each once.

        Returns
        -------
        uint32 array, shape (n,)
        """
        cdef Py_ssize_t k
        cdef uint32_t number
        cdef Seen* seen
        cdef Seen fresh
        fresh.first, fresh.visits, fresh.several = sentence, 0, 0
        visits = np.empty(keys.shape[0], dtype=np.uint32)
        cdef uint32_t[::1] view = visits
        with nogil:
            for k in range(keys.shape[0]):
                number = self._numbers.number(keys[k])
                if number == self._seen.size():
                    self._seen.push_back(fresh)
                seen = &self._seen[number]
                seen.several |= seen.first != sentence
                seen.visits += 1
                view[k] = seen.visits
        return visits

    def of_several(self):
        """Features that several sentences had, uint64 array, in the order of their first visits."""
        return self._numbers.array()[self._columns()["several"]]

    def save(self):
        """The whole state as arrays, for :meth:`restore`."""
        return {"numbered": self._numbers.array(), **self._columns()}

    def restore(self, arrays):
        """Become what :meth:`save` gave."""
        cdef const uint32_t[::1] first = arrays["first"], visits = arrays["visits"]
        cdef const uint8_t[::1] several = arrays["several"].view(np.uint8)
        cdef Py_ssize_t k
        cdef Seen seen
        self._numbers = KeyNumbers()
        self._numbers.numbers(arrays["numbered"])
        if not len(self._numbers) == first.shape[0] == visits.shape[0] == several.shape[0]:
            raise ValueError("as many counts as features")
        self._seen.clear()
        for k in range(first.shape[0]):
            seen.first, seen.visits, seen.several = first[k], visits[k], several[k]
            self._seen.push_back(seen)

    def _columns(self):
        cdef Py_ssize_t count = self._seen.size(), k
        first, visits = np.empty(count, dtype=np.uint32), np.empty(count, dtype=np.uint32)
        several = np.empty(count, dtype=np.bool_)
        cdef uint32_t[::1] firsts = first, counts = visits
        cdef uint8_t[::1] flags = several.view(np.uint8)
        for k in range(count):
            firsts[k] = self._seen[k].first
            counts[k] = self._seen[k].visits
            flags[k] = self._seen[k].several
        return {"first": first, "several": several, "visits": visits}
