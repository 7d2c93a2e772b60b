"""Trained weights of sparse features. See ``sparse_model.pyx``."""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Step
from postil.features.emission cimport Emitter
from postil.features.joins cimport Ends
from postil.features.placement cimport RulePlace
from postil.features.word_forms cimport FormTable
from postil.types.ids cimport key_t, token_t

cdef packed struct WeightSlot:
    key_t key              # 0 where free
    float weight


@cython.final
cdef class SparseModel:
    cdef readonly uint32_t bits         # templates
    cdef readonly uint64_t features     # with a weight
    cdef readonly object folder
    cdef readonly tuple forms
    cdef readonly tuple frequent
    cdef const WeightSlot* slots
    cdef uint64_t mask
    cdef dict arrays                    # owns the memory behind the pointer

    # Sums of weights; ``scratch`` is anybody's vector, kept to spare allocations.
    # Forms of words are those of ``forms``; NULL: words as they stand.
    cdef float block(
        self, const Block* block, vector[key_t]& scratch, const FormTable* source_forms,
        const FormTable* target_forms,
    ) noexcept nogil
    cdef float step(
        self, const Step* step, vector[key_t]& scratch, const FormTable* source_forms,
        const FormTable* target_forms,
    ) noexcept nogil
    cdef float join(
        self, const Ends* left, const Ends* right, vector[key_t]& scratch,
        const FormTable* source_forms, const FormTable* target_forms,
    ) noexcept nogil
    cdef float place(
        self, const RulePlace* place, vector[key_t]& scratch, const FormTable* source_forms,
        const FormTable* target_forms,
    ) noexcept nogil
    cdef float descent(
        self, const vector[token_t]& parent, const vector[token_t]& child,
        vector[key_t]& scratch, const FormTable* source_forms,
    ) noexcept nogil
    cdef float inserted(
        self, const token_t* sentence, uint32_t length, token_t word, vector[key_t]& scratch,
        const FormTable* source_forms, const FormTable* target_forms,
    ) noexcept nogil
    cdef Emitter _emitter(
        self, vector[key_t]& scratch, const FormTable* source_forms, const FormTable* target_forms
    ) noexcept nogil
    cdef float _sum(self, const vector[key_t]& keys) noexcept nogil
    cdef float _weight(self, key_t key) noexcept nogil
