"""Pieces of records that are grouped by part, and copies of one part of them or of several.

Threads copy at once, without the interpreter: a part may lie in hundreds of pieces.
"""

from libc.stdint cimport int64_t, uint8_t
from libc.string cimport memcpy
from libcpp.vector cimport vector

import numpy as np


cdef class PartPieces:
    """Records in the order in which they came, kept until :meth:`clear`.

    Parameters
    ----------
    item : int
        Bytes of a record.
    """

    cdef size_t item
    cdef list kept
    cdef vector[const uint8_t*] records
    cdef vector[const int64_t*] bounds

    def __init__(self, size_t item):
        self.item = item
        self.kept = []

    def add(self, const uint8_t[::1] records, const int64_t[::1] bounds):
        """Add records, as bytes: those of part p are ``bounds[p]`` to ``bounds[p + 1]``."""
        if bounds[bounds.shape[0] - 1] * self.item != <size_t>records.shape[0]:
            raise ValueError("the bounds of the parts do not end with the records")
        if records.shape[0] > 0:
            self.kept.append((records, bounds))
            self.records.push_back(&records[0])
            self.bounds.push_back(&bounds[0])

    def sizes(self, Py_ssize_t first, Py_ssize_t stop):
        """Bytes of each part from ``first`` up to ``stop``, int64."""
        result = np.zeros(stop - first, np.int64)
        cdef int64_t[::1] out = result
        cdef Py_ssize_t part
        cdef size_t i
        with nogil:
            for i in range(self.bounds.size()):
                for part in range(first, stop):
                    out[part - first] += self.item * (
                        self.bounds[i][part + 1] - self.bounds[i][part]
                    )
        return result

    def copy(self, Py_ssize_t first, Py_ssize_t stop, uint8_t[::1] out):
        """Copy the parts from ``first`` up to ``stop``, one behind another, into ``out``, which has
        room for just that.
        """
        cdef Py_ssize_t part
        cdef size_t i, size, at = 0
        with nogil:
            for part in range(first, stop):
                for i in range(self.bounds.size()):
                    size = self.item * (self.bounds[i][part + 1] - self.bounds[i][part])
                    if size > 0:
                        memcpy(&out[at], self.records[i] + self.item * self.bounds[i][part], size)
                        at += size

    def clear(self):
        """Drop all records."""
        self.records.clear()
        self.bounds.clear()
        self.kept.clear()
