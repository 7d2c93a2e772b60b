"""C interface of the session n-gram model, for search. See ``ngrams.pyx``."""

cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from postil.types.counted cimport Slot
from postil.types.ids cimport key_t, token_t
from postil.types.paged cimport Paged

cdef enum:
    SESSION_ORDER = 4
    SESSION_CONTEXT = 3               # words of the longest context
    TRIED = 10                        # shares that evidence is kept of


cdef struct SessionState:
    uint8_t length                    # words that matter: the longest context ever confirmed
    token_t words[SESSION_CONTEXT]    # the latest word first
    uint32_t counts[SESSION_CONTEXT]  # [i]: how often words[0..i] were confirmed


cdef inline bint same_session_state(
    const SessionState* left, const SessionState* right
) noexcept nogil:
    """Whether hypotheses with these states may be recombined."""
    cdef int i
    if left.length != right.length:
        return False
    for i in range(left.length):
        if left.words[i] != right.words[i]:
            return False
    return True


@cython.final
cdef class SessionNgrams:
    cdef Paged[Slot] slots            # how often each n-gram was confirmed
    cdef uint64_t used                # slots taken
    cdef readonly uint64_t total      # words and sentence ends confirmed
    cdef readonly uint64_t segments
    cdef double[SESSION_ORDER] shares  # of the mixture, by words of the longest context

    cdef uint32_t count_of(self, key_t key) noexcept nogil
    cdef uint32_t _occurrences(
        self, const token_t[::1] ids, Py_ssize_t first, Py_ssize_t last
    ) noexcept nogil
    cdef void _move(self, const token_t* tokens, Py_ssize_t length, int sign) noexcept nogil
    cdef double probability(
        self, const SessionState* context, token_t word, double known, SessionState* out
    ) noexcept nogil
    # State after <s>.
    cdef void begin_state(self, SessionState* out) noexcept nogil
    # What the session adds to ``static``, the natural log p(word | context) of the static model;
    # ``out`` becomes the state after ``word``. out != context.
    cdef float gain(
        self, const SessionState* context, token_t word, float static, SessionState* out
    ) noexcept nogil
