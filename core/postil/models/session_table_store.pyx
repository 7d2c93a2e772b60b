"""The session phrase table as arrays: stores and index as they stand, so that reading them back is
a matter of copying.
"""

from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t

import numpy as np

from postil.models.session_table cimport Segment, SessionTable
from postil.types.counted cimport copy_in, copy_out

from postil.types.counted_arrays import SLOT

SEGMENT = np.dtype([
    ("event", "<i8"), ("source", "<u4"), ("target", "<u4"), ("link", "<u4"), ("layer", "u1"),
    ("gone", "u1"),
])

cdef packed struct Stored:
    int64_t event
    uint32_t source, target, link
    uint8_t layer, gone


cdef numbers_of(const uint32_t* values, size_t size):
    found = np.empty(size, dtype=np.uint32)
    cdef uint32_t[::1] view = found
    cdef size_t k
    for k in range(size):
        view[k] = values[k]
    return found


cdef int copy_numbers(uint32_t* values, const uint32_t[::1] stored) except -1:
    cdef Py_ssize_t k
    for k in range(stored.shape[0]):
        values[k] = stored[k]
    return 0


cdef class SessionTableStore:
    """Keeps and restores one table."""

    cdef SessionTable table

    def __init__(self, SessionTable table not None):
        self.table = table

    def save(self):
        """Stores and index as arrays, for :meth:`restore`; quick."""
        cdef SessionTable table = self.table
        cdef Segment* one
        cdef size_t k
        table.order()
        segments = np.zeros(table.segments.size(), dtype=SEGMENT)
        slots = np.empty(table.slots.size(), dtype=SLOT)
        links = np.empty(table.links.size(), dtype=np.uint16)
        cdef Stored[::1] out = segments
        cdef uint16_t[::1] link = links
        copy_out(table.slots, slots)
        for k in range(links.shape[0]):
            link[k] = table.links[k]
        for k in range(table.segments.size()):
            one = &table.segments[k]
            out[k] = Stored(one.event, one.source, one.target, one.link, one.layer, one.gone)
        return {
            "segments": segments,
            "slots": slots,
            "links": links,
            "source": numbers_of(table.source.data(), table.source.size()),
            "target": numbers_of(table.target.data(), table.target.size()),
            "segment-of": numbers_of(table.segment_of.data(), table.segment_of.size()),
            "before": numbers_of(table.before.data(), table.before.size()),
            "pair-before": numbers_of(table.pair_before.data(), table.pair_before.size()),
            "numbers": np.array([table.used, table.alive], dtype=np.uint64),
        }

    def restore(self, arrays):
        """Let the table become what :meth:`save` gave."""
        cdef SessionTable table = self.table
        cdef const Stored[::1] stored = arrays["segments"]
        cdef const uint16_t[::1] link = arrays["links"]
        cdef Py_ssize_t k
        table.fresh.clear()
        table.segments.resize(stored.shape[0])
        for k in range(stored.shape[0]):
            table.segments[k] = Segment(
                stored[k].event, stored[k].source, stored[k].target, stored[k].link,
                stored[k].layer, stored[k].gone,
            )
        copy_in(table.slots, arrays["slots"])
        table.links.resize(link.shape[0])
        for k in range(link.shape[0]):
            table.links[k] = link[k]
        table.source.resize(len(arrays["source"]))
        copy_numbers(table.source.data(), arrays["source"])
        table.target.resize(len(arrays["target"]))
        copy_numbers(table.target.data(), arrays["target"])
        table.segment_of.resize(len(arrays["segment-of"]))
        copy_numbers(table.segment_of.data(), arrays["segment-of"])
        table.before.resize(len(arrays["before"]))
        copy_numbers(table.before.data(), arrays["before"])
        table.pair_before.resize(len(arrays["pair-before"]))
        copy_numbers(table.pair_before.data(), arrays["pair-before"])
        table.used, table.alive = arrays["numbers"].tolist()
        table.ordered = stored.shape[0] - 1
