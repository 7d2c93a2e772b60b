"""C interface of the language model, for search and features.

A state is plain data: the words a future score can depend on, most recent first, and the backoffs
of the contexts they form, so that backing off is a sum over an array. Two states with equal
``length`` and equal first ``length`` words have equal futures; whatever lies behind is undefined.
"""

cimport cython
from libc.stdint cimport uint8_t, uint32_t, uint64_t

from postil.models.lm.format cimport MAX_CONTEXT, Longest, Middle, Unigram
from postil.models.lm.trie_format cimport Trie
from postil.types.ids cimport token_t


cdef struct LMState:
    uint8_t length                # words that matter, 0 to order - 1
    token_t words[MAX_CONTEXT]    # the latest word first
    float backoff[MAX_CONTEXT]    # [i]: natural-log backoff of the context words[0..i]


cdef inline bint same_state(const LMState* left, const LMState* right) noexcept nogil:
    """Whether hypotheses with these states may be recombined."""
    cdef int i
    if left.length != right.length:
        return False
    for i in range(left.length):
        if left.words[i] != right.words[i]:
            return False
    return True


cdef inline uint64_t state_hash(const LMState* state) noexcept nogil:
    """Hash that agrees with ``same_state``."""
    cdef uint64_t value = state.length
    cdef int i
    for i in range(state.length):
        value = (value ^ state.words[i]) * <uint64_t>0x9E3779B97F4A7C15
        value ^= value >> 32
    return value


cdef struct Table:
    const char* slots
    uint64_t buckets      # range of home slots
    uint64_t count        # slots in all; the last is empty


@cython.final
cdef class LanguageModel:
    cdef readonly int order                 # 1 to 6
    cdef readonly token_t vocabulary_size   # unigram rows; larger ids are unknown
    cdef readonly tuple counts              # n-grams of each order
    cdef readonly dict settings             # how it was made
    cdef readonly object folder             # pathlib.Path
    cdef readonly bint is_trie              # which of the following is filled
    cdef const Unigram* unigrams
    cdef Table tables[MAX_CONTEXT]          # probing form; [n - 2]: order n
    cdef Trie trie
    cdef LMState begin
    cdef dict arrays                        # owns the memory behind the pointers

    # State after <s>.
    cdef void begin_state(self, LMState* out) noexcept nogil
    # State without any context.
    cdef void null_state(self, LMState* out) noexcept nogil
    # Natural log p(word | context); ``out`` becomes the state after ``word``. out ≠ context.
    cdef float score(self, const LMState* context, token_t word, LMState* out) noexcept nogil
    # Whether ``word`` is scored as <unk>.
    cdef bint is_unknown(self, token_t word) noexcept nogil

    cdef int _map_tables(self) except -1
    cdef int _map_trie(self) except -1
    cdef float _score_probing(
        self, const LMState* context, token_t word, LMState* out
    ) noexcept nogil
    cdef float _score_trie(
        self, const LMState* context, token_t word, LMState* out
    ) noexcept nogil
    # A hint to the processor that ``score`` will soon be called with these arguments.
    cdef void fetch(self, const LMState* context, token_t word) noexcept nogil
