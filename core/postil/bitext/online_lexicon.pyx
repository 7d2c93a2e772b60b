"""Links of the segments confirmed so far: the sufficient statistics of an incremental aligner.

Stepwise EM (Cappé & Moulines 2009; Liang & Klein 2009) with the E-step's best alignment of each
segment instead of expected counts (Neal & Hinton 1998): whole counts, which can be taken back
exactly, in any order.
"""

cimport cython
from libc.stdint cimport uint16_t, uint64_t

from postil.types.counted cimport Slot, clear, copy_in, copy_out, find, take
from postil.types.ids cimport key_t, token_t
from postil.types.paged cimport Paged

import numpy as np

from postil.types.counted_arrays import SLOT

cdef enum:
    NO_WORD = 0xFFFFFFFF    # the other side of a total


cdef inline key_t link_key(token_t source, token_t target) noexcept nogil:
    cdef key_t key = (<key_t>source << 32 | target) * <key_t>0x9E3779B97F4A7C15
    return (key ^ (key >> 29)) | 1


@cython.final
cdef class OnlineLexicon:
    """Counts of words of confirmed segments: linked, and in all."""

    cdef Paged[Slot] slots
    cdef uint64_t used

    def __cinit__(self):
        clear(self.slots)

    def copy(self):
        """A copy that does not change when the origin learns; quick, as they share memory."""
        cdef OnlineLexicon version = OnlineLexicon.__new__(OnlineLexicon)
        version.slots, version.used = self.slots, self.used
        return version

    def add(self, source, target, links):
        """Count the links of a confirmed segment.

        Parameters
        ----------
        source, target : uint32 arrays
            Token ids.
        links : uint16 array, shape (n, 2)
            Positions in source and target, each pair once.
        """
        self._move(source, target, links, 1)

    def remove(self, source, target, links):
        """Undo :meth:`add` with the same arguments."""
        self._move(source, target, links, -1)

    def _move(self, source, target, links, int sign):
        cdef const token_t[::1] left = np.ascontiguousarray(source, dtype=np.uint32)
        cdef const token_t[::1] right = np.ascontiguousarray(target, dtype=np.uint32)
        points = np.ascontiguousarray(links, dtype=np.uint16).reshape(-1, 2)
        cdef const uint16_t[:, ::1] point = points
        cdef Py_ssize_t k
        if len(points) and (points.max(axis=0) >= (left.shape[0], right.shape[0])).any():
            raise ValueError("a link leaves its segment")
        with nogil:
            for k in range(point.shape[0]):
                self._count(link_key(left[point[k, 0]], right[point[k, 1]]), sign)
                self._count(link_key(left[point[k, 0]], NO_WORD), sign)
                self._count(link_key(NO_WORD, right[point[k, 1]]), sign)

    cdef void _count(self, key_t key, int sign) noexcept nogil:
        take(self.slots, &self.used, key).count += sign

    def counts(self, source, target):
        """Links between the words of a sentence pair, and of each of its words.

        Returns
        -------
        float32 arrays, shapes (target, source), (source,), (target,)
        """
        cdef const token_t[::1] left = np.ascontiguousarray(source, dtype=np.uint32)
        cdef const token_t[::1] right = np.ascontiguousarray(target, dtype=np.uint32)
        cells = np.empty((right.shape[0], left.shape[0]), dtype=np.float32)
        sources = np.empty(left.shape[0], dtype=np.float32)
        targets = np.empty(right.shape[0], dtype=np.float32)
        cdef float[:, ::1] cell = cells
        cdef float[::1] one = sources, other = targets
        cdef Py_ssize_t i, j
        with nogil:
            for i in range(left.shape[0]):
                one[i] = <float>find(self.slots, link_key(left[i], NO_WORD)).count
            for j in range(right.shape[0]):
                other[j] = <float>find(self.slots, link_key(NO_WORD, right[j])).count
                for i in range(left.shape[0]):
                    cell[j, i] = <float>find(self.slots, link_key(left[i], right[j])).count
        return cells, sources, targets

    def save(self):
        """The table as arrays, for :meth:`restore`; quick."""
        slots = np.empty(self.slots.size(), dtype=SLOT)
        copy_out(self.slots, slots)
        return {"slots": slots, "numbers": np.array([self.used], dtype=np.uint64)}

    def restore(self, arrays):
        """Become what :meth:`save` gave; ValueError if it is not."""
        (used,) = arrays["numbers"].tolist()
        copy_in(self.slots, arrays["slots"], used)
        self.used = used

    @property
    def bytes(self):
        """Memory of the table."""
        return self.slots.bytes()

    def dump(self):
        """The whole state as sorted (key, count) pairs; equal states dump equal."""
        cdef size_t k
        return sorted(
            (self.slots[k].key, self.slots[k].count)
            for k in range(self.slots.size()) if self.slots[k].count
        )
