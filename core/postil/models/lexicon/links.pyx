"""The links of a word-aligned corpus as sortable 64-bit keys."""

from libc.stdint cimport uint8_t, uint16_t, uint64_t
from libcpp.vector cimport vector

from postil.types.ids cimport token_t

import numpy as np

from postil.models.phrase_table.corpus import misplaced_point


def link_keys(corpus, Py_ssize_t start, Py_ssize_t stop):
    """One key per link of the sentence pairs ``start`` to ``stop``: source id << 32 | target id.

    A word without alignment point gives one link with the empty word (id 2**32 - 1).

    Returns
    -------
    ndarray of uint64
        In no useful order.

    Raises
    ------
    EngineError
        An alignment point lies outside its sentences.
    """
    cdef const token_t[::1] source = corpus.source_tokens
    cdef const uint64_t[::1] source_offsets = corpus.source_offsets
    cdef const token_t[::1] target = corpus.target_tokens
    cdef const uint64_t[::1] target_offsets = corpus.target_offsets
    cdef const uint16_t[:, ::1] points = corpus.points
    cdef const uint64_t[::1] point_offsets = corpus.point_offsets
    room = sum(
        int(values[stop] - values[start])
        for values in (corpus.source_offsets, corpus.target_offsets, corpus.point_offsets)
    )
    result = np.empty(room, np.uint64)
    cdef uint64_t[::1] keys = result
    cdef Py_ssize_t sentence, used = 0
    cdef uint64_t point, f, e, f_start, e_start, f_length, e_length
    cdef bint sound = True
    cdef vector[uint8_t] linked_f, linked_e
    with nogil:
        for sentence in range(start, stop):
            f_start, e_start = source_offsets[sentence], target_offsets[sentence]
            f_length = source_offsets[sentence + 1] - f_start
            e_length = target_offsets[sentence + 1] - e_start
            linked_f.assign(f_length, 0)
            linked_e.assign(e_length, 0)
            for point in range(point_offsets[sentence], point_offsets[sentence + 1]):
                f, e = points[point, 0], points[point, 1]
                if f >= f_length or e >= e_length:
                    sound = False
                    break
                linked_f[f] = linked_e[e] = 1
                keys[used] = _key(source[f_start + f], target[e_start + e])
                used += 1
            if not sound:
                break
            for f in range(f_length):
                if not linked_f[f]:
                    keys[used] = _key(source[f_start + f], NULL_TOKEN)
                    used += 1
            for e in range(e_length):
                if not linked_e[e]:
                    keys[used] = _key(NULL_TOKEN, target[e_start + e])
                    used += 1
    if not sound:
        raise misplaced_point(sentence)
    return result[:used]


cdef inline uint64_t _key(token_t source, token_t target) noexcept nogil:
    return <uint64_t>source << 32 | target
