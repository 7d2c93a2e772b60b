"""A sparse matrix of features in the making: a row for each candidate."""

cimport cython
from libc.stdint cimport int64_t, uint32_t
from libcpp.algorithm cimport sort

import numpy as np

from postil.features.key_numbers cimport KeyNumbers


@cython.final
cdef class FeatureRows:
    """Rows of features by their keys; nothing here needs the GIL until :meth:`matrix`."""

    def __init__(self):
        self.numbers = KeyNumbers()
        self.ends.push_back(0)

    cdef void count(self, uint32_t column, float value) noexcept nogil:
        if column >= self.totals.size():
            self.totals.resize(column + 1 + self.totals.size(), 0.0)
            self.touched.resize(self.totals.size(), 0)
        if not self.touched[column]:
            self.touched[column] = 1
            self.here.push_back(column)
        self.totals[column] += value

    cdef void finish_row(self) noexcept nogil:
        cdef size_t k
        sort(self.here.begin(), self.here.end())
        for k in range(self.here.size()):
            self.columns.push_back(self.here[k])
            self.values.push_back(<float>self.totals[self.here[k]])
            self.totals[self.here[k]] = 0.0
            self.touched[self.here[k]] = 0
        self.here.clear()
        self.ends.push_back(<int64_t>self.columns.size())

    def matrix(self):
        """The matrix, as ``fired_rows`` returns it."""
        cdef size_t count = self.columns.size()
        cdef int64_t[::1] ends = <int64_t[:self.ends.size()]>self.ends.data()
        cdef uint32_t[::1] columns
        cdef float[::1] values
        keys = self.numbers.array()
        order = np.argsort(keys)
        rank = np.empty(len(keys), dtype=np.uint32)
        rank[order] = np.arange(len(keys), dtype=np.uint32)
        if count == 0:
            return keys[order], np.array(ends), np.empty(0, np.uint32), np.empty(0, np.float32)
        columns = <uint32_t[:count]>self.columns.data()
        values = <float[:count]>self.values.data()
        return keys[order], np.array(ends), rank[np.asarray(columns)], np.array(values)
