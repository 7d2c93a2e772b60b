"""Trained sparse weights in the decoder."""

from libcpp.vector cimport vector

from postil.features.emission cimport Step, is_stateful, needs_block
from postil.features.sparse_model cimport SparseModel
from postil.search.options cimport OptionScorer
from postil.types.ids cimport PASS_THROUGH, UNK, key_t, token_t

cdef token_t COPIED = UNK


cdef class SparseScorer(OptionScorer):
    """Adds the weights of the features that fire.

    Parameters
    ----------
    model : SparseModel
    inner : OptionScorer, optional
        Scored as well: what the translator's session learned.
    """

    cdef SparseModel model
    cdef OptionScorer inner

    def __init__(self, SparseModel model not None, OptionScorer inner=None):
        if inner is not None and inner.stateful:
            raise ValueError("only one scorer may depend on the phrase before")
        self.model = model
        self.inner = inner
        self.stateful = is_stateful(model.bits)
        self.needs_block = needs_block(model.bits)

    cdef float score(
        self, const token_t* source, int source_length,
        const token_t* target, int target_length, const float* dense, vector[key_t]& scratch,
    ) noexcept nogil:
        cdef float total = 0.0
        if self.inner is not None:
            total = self.inner.score(
                source, source_length, target, target_length, dense, scratch
            )
        if target_length == 1 and target[0] >= PASS_THROUGH:
            target = &COPIED
        return total + self.model.block(
            source, <unsigned int>source_length, target, <unsigned int>target_length, scratch
        )

    cdef float step(self, const Step* step, vector[key_t]& scratch) noexcept nogil:
        return self.model.step(step, scratch)
