"""Keys of many phrases at once, for writers in Python; the hash itself stands in the ``.pxd``."""

from libc.stdint cimport uint64_t

from postil.models.phrase_table.keys cimport PHRASE_LIMIT, phrase_key
from postil.types.ids cimport token_t

import numpy as np

LONGEST = PHRASE_LIMIT


def phrase_keys(const token_t[::1] tokens, const uint64_t[::1] offsets):
    """Key of each phrase ``tokens[offsets[i]:offsets[i + 1]]``; offsets must be ascending."""
    cdef Py_ssize_t i, n = offsets.shape[0] - 1
    if offsets[n] > <uint64_t>tokens.shape[0]:
        raise IndexError("the last offset lies behind the last token")
    result = np.zeros(n, np.uint64)
    cdef uint64_t[::1] keys = result
    for i in range(n):
        if offsets[i] > offsets[i + 1]:
            raise IndexError("offsets must be ascending")
        if offsets[i] < offsets[i + 1]:
            keys[i] = phrase_key(&tokens[offsets[i]], <int>(offsets[i + 1] - offsets[i]))
    return result
