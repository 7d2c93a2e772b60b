"""Features of a whole block sequence, as training writes them down."""

cimport cython
from libc.stdint cimport int32_t, uint8_t, uint32_t
from libcpp.vector cimport vector

import numpy as np

from postil.features.blocks cimport Emitter, Step, emitter, follow, start_step
from postil.features.emission cimport emit_block, emit_step
from postil.types.ids cimport PASS_THROUGH, UNK, token_t

from postil.features.templates import template_bits


@cython.final
cdef class FeatureExtractor:
    """Finds which features of some templates fire; for ``FeatureIndex.ids``.

    Parameters
    ----------
    templates : iterable of str
        See ``templates.TEMPLATES``.

    Raises
    ------
    UsageError
        There is no such template.
    """

    def __init__(self, templates):
        self.bits = template_bits(templates)

    cdef int extract(self, source, steps, bint alone, uint32_t bits) except -1:
        """Fill in keys and records of the features of some templates."""
        cdef const token_t[::1] ids = np.ascontiguousarray(source, dtype=np.uint32)
        cdef Emitter out = emitter(bits, &self.keys)
        cdef Step step
        cdef vector[uint32_t] spans
        cdef vector[size_t] starts, link_starts
        cdef vector[uint8_t] links
        cdef size_t k
        cdef int32_t end = 0
        cdef uint32_t start_before = 0
        self.keys.clear()
        self.records.clear()
        self.starts.clear()
        self.sentence.clear()
        self.target.clear()
        for k in range(<size_t>ids.shape[0]):
            self.sentence.push_back(ids[k])
        for begin, stop, words, *linked in steps:
            if not 0 <= begin <= stop <= ids.shape[0] or (begin == stop and not alone):
                raise ValueError(f"no span [{begin}, {stop}) in {ids.shape[0]} words")
            spans.push_back(begin)
            spans.push_back(stop)
            starts.push_back(self.target.size())
            link_starts.push_back(links.size())
            for left, right in linked[0] if linked else ():
                if not (0 <= left < stop - begin and 0 <= right < len(words)):
                    raise ValueError(f"no link ({left}, {right}) in [{begin}, {stop})")
                links.push_back(left)
                links.push_back(right)
            for word in words:
                self.target.push_back(UNK if <token_t>word >= PASS_THROUGH else <token_t>word)
        starts.push_back(self.target.size())
        link_starts.push_back(links.size())
        out.records = &self.records
        out.starts = &self.starts
        start_step(&step, self.sentence.data(), <uint32_t>self.sentence.size())
        for k in range(spans.size() // 2):
            step.block.source = self.sentence.data() + spans[2 * k]
            step.block.source_length = spans[2 * k + 1] - spans[2 * k]
            step.block.target = self.target.data() + starts[k]
            step.block.target_length = <uint32_t>(starts[k + 1] - starts[k])
            step.block.links = links.data() + link_starts[k]
            step.block.link_count = <uint32_t>((link_starts[k + 1] - link_starts[k]) // 2)
            emit_block(&out, &step.block)
            if alone:
                continue
            step.jump = <int32_t>spans[2 * k] - end
            step.start = spans[2 * k]
            step.way = 2
            if step.jump == 0:
                step.way = 0
            elif k and spans[2 * k + 1] == start_before:
                step.way = 1
            emit_step(&out, &step)
            start_before = spans[2 * k]
            end = <int32_t>spans[2 * k + 1]
            follow(&step)
        return 0
