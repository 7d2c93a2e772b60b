"""Sparse weights on phrase pairs, as the decoder sees them (Cesa-Bianchi et al. 2008, 2.3).

The feature of a phrase pair has its base translation score as value, f = sum of weight times value
over the four translation features, so the adaptive score is the sum of (1 + w) f: with all w = 0 it
is the static score, bit for bit.
"""

from libcpp.vector cimport vector

from postil.features.dense cimport DENSE, TM_INVERSE
from postil.features.keys cimport phrase_pair_key
from postil.features.weights cimport SparseWeights
from postil.search.options cimport OptionScorer
from postil.types.ids cimport key_t, token_t

import numpy as np


cdef class EntryScorer(OptionScorer):
    """Adds w̄ f to every option, with w̄ the averaged weight of its phrase pair.

    Parameters
    ----------
    sparse : SparseWeights
    weights : float32 array, shape (DENSE,)
        Dense weights, for the value f.
    """

    cdef SparseWeights sparse
    cdef float weights[DENSE]

    def __init__(self, SparseWeights sparse not None, weights):
        cdef const float[::1] values = np.ascontiguousarray(weights, dtype=np.float32)
        cdef int k
        self.sparse = sparse
        for k in range(DENSE):
            self.weights[k] = values[k]

    cdef float score(
        self, const token_t* source, int source_length,
        const token_t* target, int target_length, const float* dense, vector[key_t]& scratch,
    ) noexcept nogil:
        cdef double weight
        cdef float value = 0.0
        cdef int k
        if self.sparse.sums.empty():
            return 0.0
        weight = self.sparse.averaged(
            phrase_pair_key(source, source_length, target, target_length)
        )
        if weight == 0.0:
            return 0.0
        for k in range(TM_INVERSE, TM_INVERSE + 4):
            value += self.weights[k] * dense[k]
        return <float>(weight * value)

    def value(self, dense):
        """Value f of the feature of an option with these dense values."""
        cdef const float[::1] row = np.ascontiguousarray(dense, dtype=np.float32)
        cdef float value = 0.0
        cdef int k
        for k in range(TM_INVERSE, TM_INVERSE + 4):
            value += self.weights[k] * row[k]
        return value


def entry_key(source, target):
    """Feature key of a phrase pair.

    Parameters
    ----------
    source, target : uint32 arrays
        Token ids, neither empty.
    """
    cdef const token_t[::1] left = np.ascontiguousarray(source, dtype=np.uint32)
    cdef const token_t[::1] right = np.ascontiguousarray(target, dtype=np.uint32)
    return phrase_pair_key(&left[0], <int>left.shape[0], &right[0], <int>right.shape[0])
