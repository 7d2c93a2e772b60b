"""Rows of the phrase table, read once for many sentences and weights. See ``known_rows.pyx``."""

cimport cython
from libc.stdint cimport uint8_t, uint32_t
from libcpp.deque cimport deque
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.models.lm.model cimport LanguageModel, LMState
from postil.models.phrase_table.table cimport SCORES, PhraseTable, Rows
from postil.types.ids cimport entry_t, token_t


cdef struct KnownRow:
    entry_t entry
    uint32_t length             # of the target phrase
    const token_t* target       # stays in place
    uint32_t number             # of the target words, see ``target_numbers``; 0: none yet
    uint32_t known              # of the words, those whose LM stands in ``values``
    float* values               # natural log, of the phrase by itself
    float scores[SCORES]
    uint32_t count              # how often the pair was extracted,
    uint32_t target_count       # and its target, with any source
    uint32_t points
    const float* reordering
    const uint8_t* alignment
    LMState state               # after the known words


@cython.final
cdef class KnownRows:
    cdef PhraseTable table
    cdef LanguageModel lm
    cdef unordered_map[entry_t, uint32_t] numbers   # by the first row of a source phrase
    # by number of a source phrase
    cdef vector[Rows] places
    cdef deque[vector[KnownRow]] rows               # empty where they are not at hand
    cdef deque[vector[float]] values
    cdef deque[vector[token_t]] words
    cdef size_t row_count                           # at hand
    cdef size_t word_count
    cdef vector[KnownRow] spare_rows                # memory for the next that are read
    cdef vector[float] spare_values

    # Forget all: words, too.
    cdef void clear(self) noexcept nogil
    # Give back the memory of rows; words stay in place.
    cdef void let_go(self) noexcept nogil
    # Number of a source phrase, from 0 on.
    cdef uint32_t number_of_phrase(self, const Rows* rows) noexcept nogil
    # Its rows, in the order of the table; valid until they are let go.
    cdef vector[KnownRow]* read(self, uint32_t number) noexcept nogil
    # Let its rows go, and read the next ones into their memory.
    cdef void give_back(self, uint32_t number) noexcept nogil

    cdef inline float value(self, KnownRow* row, uint32_t k) noexcept nogil:
        """LM score of word ``k``, after that of the words before; of the first, see
        :meth:`begin_with`.
        """
        cdef LMState before
        if k == row.known:
            before = row.state
            row.values[k] = self.lm.score(&before, row.target[k], &row.state)
            row.known = k + 1
        return row.values[k]

    cdef inline void begin_with(
        self, KnownRow* row, float value, const LMState* state
    ) noexcept nogil:
        """Set the LM score of the first word, and the state behind it."""
        if not row.known:
            row.known, row.values[0], row.state = 1, value, state[0]
