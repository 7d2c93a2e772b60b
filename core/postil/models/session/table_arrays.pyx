"""The session phrase table as arrays: the segments as they stand in its stores.

The index is made anew when they are read back, so that no place in a file leads anywhere.
"""

from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t

import numpy as np

from postil.models.session.table cimport Segment, SessionTable
from postil.types.ids cimport token_t
from postil.types.paged cimport Paged

SEGMENT = np.dtype([
    ("event", "<i8"), ("source", "<u4"), ("target", "<u4"), ("link", "<u4"), ("layer", "u1"),
    ("gone", "u1"),
])

cdef packed struct Stored:
    int64_t event
    uint32_t source, target, link    # where its words and links begin
    uint8_t layer, gone


cdef numbers_of(const Paged[token_t]& values):
    found = np.empty(values.size(), dtype=np.uint32)
    cdef uint32_t[::1] view = found
    cdef size_t k
    for k in range(values.size()):
        view[k] = values[k]
    return found


cdef class SessionTableStore:
    """Keeps and restores one table."""

    cdef SessionTable table

    def __init__(self, SessionTable table not None):
        self.table = table

    def save(self):
        """The stores as arrays, for :meth:`restore`; quick."""
        cdef SessionTable table = self.table
        cdef const Segment* one
        cdef size_t k
        table.order()
        segments = np.zeros(table.segments.size(), dtype=SEGMENT)
        links = np.empty(table.links.size(), dtype=np.uint16)
        cdef Stored[::1] out = segments
        cdef uint16_t[::1] link = links
        for k in range(links.shape[0]):
            link[k] = table.links[k]
        for k in range(table.segments.size()):
            one = &table.segments[k]
            out[k] = Stored(one.event, one.source, one.target, one.link, one.layer, one.gone)
        return {
            "segments": segments,
            "links": links,
            "source": numbers_of(table.source),
            "target": numbers_of(table.target),
        }

    def restore(self, arrays):
        """Let the table hold the segments that :meth:`save` gave.

        Raises
        ------
        ValueError
            The arrays are none that :meth:`save` gives; the table is as it was.
        """
        cdef SessionTable table = self.table
        cdef const Stored[::1] stored = arrays["segments"]
        cdef const token_t[::1] source = arrays["source"], target = arrays["target"]
        cdef const uint16_t[::1] links = arrays["links"]
        cdef Segment segment
        cdef const Stored* one
        cdef const Stored* end
        cdef Py_ssize_t k
        cdef bint sound
        with nogil:
            sound = are_segments(stored, source.shape[0], target.shape[0], links)
        if not sound:
            raise ValueError("the segments do not fit their words")
        table.fresh.clear()
        with nogil:
            table._reset()
            for k in range(stored.shape[0] - 1):
                one, end = &stored[k], &stored[k + 1]
                if one.gone:
                    continue
                segment = Segment(one.event, 0, 0, 0, one.layer, False)
                table._append(
                    &segment, &source[0] + one.source, end.source - one.source,
                    &target[0] + one.target, end.target - one.target,
                    &links[0] + 2 * one.link, end.link - one.link,
                )
        table.ordered = table.segments.size() - 1

    def events(self):
        """Numbers of the events of its segments, ascending."""
        cdef size_t k
        self.table.order()
        return [
            self.table.segments[k].event for k in range(self.table.segments.size() - 1)
            if not self.table.segments[k].gone
        ]


cdef bint are_segments(
    const Stored[::1] stored, size_t words, size_t said, const uint16_t[::1] links
) noexcept nogil:
    """Whether segments follow each other in the order of their events, from the first word to the
    last, and no link leaves its segment.
    """
    cdef Py_ssize_t k, last = stored.shape[0] - 1
    cdef uint32_t link
    cdef const Stored* one
    cdef const Stored* end
    if last < 0 or stored[0].source or stored[0].target or stored[0].link:
        return False
    if stored[last].source != words or stored[last].target != said:
        return False
    if <size_t>stored[last].link * 2 != <size_t>links.shape[0]:
        return False
    for k in range(last):
        one, end = &stored[k], &stored[k + 1]
        if one.source > end.source or one.target > end.target or one.link > end.link:
            return False
        if k + 1 < last and one.event >= end.event:
            return False
    for k in range(last):
        one, end = &stored[k], &stored[k + 1]
        for link in range(one.link, end.link):
            if links[2 * link] >= end.source - one.source:
                return False
            if links[2 * link + 1] >= end.target - one.target:
                return False
    return True
