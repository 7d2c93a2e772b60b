"""C interface of the bags of candidate phrases. See ``bags.pyx``."""

from libc.stdint cimport uint32_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.models.max_margin.matrix cimport MarginMatrix
from postil.models.max_margin.phrases cimport Place
from postil.models.max_margin.session cimport SessionCounts, SessionRow
from postil.types.ids cimport key_t, token_t

cdef enum:
    MOST_WORDS = 8          # of a candidate; those of the matrix have up to 5


# A target phrase in the bag of a source word.
cdef struct Candidate:
    key_t key
    token_t words[MOST_WORDS]
    int length
    double score            # (W φ(x))_k over the neighbourhood of the word, or the sum of F1
    double f1               # of the best source phrase that predicts it
    int start               # source words of that phrase
    int end
    uint32_t origin         # see search/phrase/options.pxd

ctypedef vector[Candidate] Bag


cdef class BagPredictor:
    cdef readonly MarginMatrix matrix
    cdef readonly SessionCounts session
    cdef readonly int size
    cdef readonly bint weighted
    cdef int row_limit
    cdef vector[Place] phrases
    cdef vector[vector[Candidate]] predicted      # by source phrase
    cdef unordered_map[key_t, size_t] where       # in the bag at hand
    cdef vector[Bag] bags
    cdef vector[token_t] sentence
    cdef readonly tuple walls                     # of the sentence at hand
    cdef readonly tuple zones
    cdef vector[int] rooms                        # by word: which stretch between borders

    cdef int fill(self, const token_t* sentence, int length) except -1 nogil
    cdef bint together(self, int start, int end) noexcept nogil
    cdef int _predict(self, const Place* place, Bag& out) except -1 nogil
    cdef int _add_learned(
        self, const SessionRow* learned, double left, Candidate* candidate, Bag& out
    ) except -1 nogil
    cdef int _collect(self, int word, Bag& bag) except -1 nogil
    cdef int _claim(self, int start, int end) except -1
    cdef int _take_off(
        self, Bag& bag, unordered_map[token_t, double]& inside,
        unordered_map[token_t, double]& outside,
    ) except -1
    cdef int _read_terms(
        self, int start, int end, targets, uint32_t origin, Bag& bag
    ) except -1
