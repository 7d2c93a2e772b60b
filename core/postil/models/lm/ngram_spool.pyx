"""Temporary files of the words of n-grams: the hash tables of a model keep only their keys."""

from libcpp.vector cimport vector

from tempfile import TemporaryFile

import numpy as np

from postil.models.lm.format cimport Longest, Middle, backoff_of, extend_left, fabs, word_key
from postil.models.lm.table cimport GrowingTable
from postil.types.ids cimport key_t, token_t

cdef enum:
    BATCH = 1 << 15      # n-grams handed out at a time


cdef class NgramSpool:
    """Words of the n-grams of order 2 to ``order``, in the order in which they came.

    Parameters
    ----------
    folder : Path
        For the temporary files.
    """

    def __init__(self, int order, folder):
        self.files = [TemporaryFile(dir=folder) for _ in range(2, order + 1)]
        self.words.resize(len(self.files))

    cdef void add(self, int k, const token_t* words) noexcept nogil:
        """One n-gram, its last word first."""
        cdef vector[token_t]* here = &self.words[k - 2]
        cdef int i
        for i in range(k):
            here.push_back(words[k - 1 - i])

    cdef int write(self) except -1:
        """Put what was added into the files."""
        cdef vector[token_t]* here
        cdef size_t i
        for i in range(self.words.size()):
            here = &self.words[i]
            if here.size():
                self.files[i].write(<char[:here.size() * sizeof(token_t)]><char*>here.data())
                here.clear()
        return 0

    def close(self):
        """Remove the files."""
        for file in self.files:
            file.close()

    def batches(self, int k, GrowingTable table not None):
        """All n-grams of order ``k`` with their values in ``table`` now; see ``Ngrams``."""
        file = self.files[k - 2]
        file.seek(0)
        while data := file.read(BATCH * k * sizeof(token_t)):
            words = np.frombuffer(data, np.uint32).reshape(-1, k)
            yield words, *values_of(words, table)


cdef object values_of(const token_t[:, ::1] words, GrowingTable table):
    """Probabilities and backoffs, float32 (n) each, of n-grams that are in the table."""
    cdef Py_ssize_t n = words.shape[0]
    cdef Py_ssize_t k = words.shape[1]
    cdef Py_ssize_t i, j
    cdef key_t key
    cdef Longest* slot
    probs = np.empty(n, np.float32)
    backoffs = np.full(n, -0.0, np.float32)
    cdef float[::1] prob_out = probs
    cdef float[::1] backoff_out = backoffs
    for i in range(n):
        key = word_key(words[i, k - 1])
        for j in range(2, k + 1):
            key = extend_left(key, words[i, k - j])
        slot = table.find(key)
        prob_out[i] = -fabs(slot.prob)
        if table.window.stride == sizeof(Middle):
            backoff_out[i] = backoff_of(slot)[0]
    return probs, backoffs
