"""C interface of the improved max-margin decoder. See ``overlap.pyx``."""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.models.lm.model cimport LanguageModel, LMState
from postil.search.forbidden cimport ForbiddenSequences
from postil.search.margin.bags cimport BagPredictor, Candidate
from postil.search.margin.features cimport COLUMNS
from postil.types.ids cimport token_t

cdef enum:
    TAIL = 5               # last words kept: longest overlap, and context of the language model

# Apart from the above: an enum with a value this large is unsigned.
cdef enum:
    NONE = 0xFFFFFFFF
    SKIP = 0xFFFFFFFE

cdef struct Zone:
    int start
    int end


# Sub-sentences that are equal to all that follows.
cdef struct Node:
    float score            # of the best of them
    float rest             # what the words not translated yet can still add, at best
    uint32_t edges         # newest of the edges into it
    uint32_t covered        # covered words behind ``first``, bit by bit
    int first              # first word that has not
    int last               # the word covered last
    int size               # words in ``tail``
    int reach              # of these, how many a phrase may overlap
    uint32_t forbidden     # how far a forbidden sequence has come
    token_t tail[TAIL]
    LMState state


cdef struct Edge:
    float score
    float lm
    uint32_t tail
    uint32_t next          # edge into the same node
    uint32_t candidate     # in its bag, or SKIP, or NONE for the end of the sentence
    int word               # whose bag
    int overlap


cdef struct Ordered:
    float value
    uint32_t node


cdef void score_alone(const Candidate* phrase, float* dense) noexcept nogil


cdef class OverlapDecoder:
    cdef readonly BagPredictor predictor
    cdef readonly LanguageModel lm
    cdef float weights[COLUMNS]
    cdef int beam
    cdef int window
    cdef vector[Node] nodes
    cdef vector[Edge] edges
    cdef vector[float] rests                       # by word
    cdef vector[vector[float]] values              # of each candidate by itself
    cdef unordered_map[uint64_t, uint32_t] known   # nodes of the step at hand by hash
    cdef vector[Ordered] order
    cdef uint32_t goal
    cdef vector[int] walls
    cdef vector[Zone] zones
    cdef ForbiddenSequences forbidden
    cdef readonly bint relaxed

    cdef int _run(self) except -1 nogil
    cdef int _weigh(self) except -1 nogil
    cdef float _dot(self, const float* dense) noexcept nogil
    cdef int _begin(self) except -1 nogil
    cdef int _rank(self, uint32_t begin, uint32_t end) except -1 nogil
    cdef int _expand(self, uint32_t number) except -1 nogil
    cdef void _begun(self, const Node* node, int* first, int* limit) noexcept nogil
    cdef bint _in_sight(self, const Node* node, int word) noexcept nogil
    cdef int _extend(
        self, const Node* node, uint32_t number, int word, uint32_t which
    ) except -1 nogil
    cdef float _append(self, Node* node, token_t word) noexcept nogil
    cdef void _cover(self, Node* node, int word) noexcept nogil
    cdef int _keep(self, Node* head, Edge* edge) except -1 nogil
    cdef int _finish(self) except -1 nogil
