"""Arrays of the fuzzy index: inverted lists by counting sort, and units put into another order."""

from libc.stdint cimport int64_t, uint32_t, uint64_t

import numpy as np

from postil.types.ids cimport token_t


def invert(const token_t[::1] tokens, const uint64_t[::1] offsets, Py_ssize_t vocabulary):
    """Inverted lists of units by token: (offsets uint64 v+1, units uint32), each unit once in a
    list.

    Two counting passes; a token repeated in a unit is found by remembering the last unit each token
    was in. What is known of a token stands side by side, as tokens come in any order.
    """
    cdef Py_ssize_t units = offsets.shape[0] - 1
    starts = np.empty(vocabulary + 1, np.uint64)
    met = np.zeros((vocabulary, 2), np.uint64)
    cdef uint64_t[::1] start = starts
    cdef uint64_t[:, ::1] known = met      # by token: last unit + 1, and a count or a place
    cdef Py_ssize_t unit, place, token
    cdef uint64_t total = 0
    with nogil:
        for unit in range(units):
            for place in range(<Py_ssize_t>offsets[unit], <Py_ssize_t>offsets[unit + 1]):
                token = tokens[place]
                if known[token, 0] != <uint64_t>unit + 1:
                    known[token, 0] = <uint64_t>unit + 1
                    known[token, 1] += 1
        for token in range(vocabulary):
            start[token] = total
            total += known[token, 1]
            known[token, 0] = 0
            known[token, 1] = start[token]
        start[vocabulary] = total
    lists = np.empty(total, np.uint32)
    cdef uint32_t[::1] postings = lists
    with nogil:
        for unit in range(units):
            for place in range(<Py_ssize_t>offsets[unit], <Py_ssize_t>offsets[unit + 1]):
                token = tokens[place]
                if known[token, 0] != <uint64_t>unit + 1:
                    known[token, 0] = <uint64_t>unit + 1
                    postings[known[token, 1]] = <uint32_t>unit
                    known[token, 1] += 1
    return starts, lists


def gather(const token_t[::1] tokens, const uint64_t[::1] offsets, const int64_t[::1] order):
    """``tokens`` with the units in another ``order``: (tokens uint32, offsets uint64)."""
    cdef Py_ssize_t units = order.shape[0]
    cdef Py_ssize_t unit
    cdef uint64_t place, end
    cdef uint64_t total = 0
    new_offsets = np.zeros(units + 1, np.uint64)
    cdef uint64_t[::1] start = new_offsets
    with nogil:
        for unit in range(units):
            total += offsets[order[unit] + 1] - offsets[order[unit]]
            start[unit + 1] = total
    new_tokens = np.empty(total, np.uint32)
    cdef token_t[::1] moved = new_tokens
    with nogil:
        total = 0
        for unit in range(units):
            place = offsets[order[unit]]
            end = offsets[order[unit] + 1]
            while place < end:
                moved[total] = tokens[place]
                total += 1
                place += 1
    return new_tokens, new_offsets
