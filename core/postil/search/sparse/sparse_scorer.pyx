"""Trained sparse weights in the decoder."""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.features.blocks cimport Block, Step
from postil.features.emission cimport both, needs_of
from postil.features.joins cimport Ends, sight_of
from postil.features.keys cimport HIERARCHICAL, INSERTION
from postil.features.placement cimport PLACED_BITS, RulePlace
from postil.features.sparse_model cimport SparseModel
from postil.features.word_forms cimport FormTable, WordForms
from postil.search.sparse.rule_scorer cimport RuleScorer
from postil.types.ids cimport key_t, token_t


cdef class SparseScorer(RuleScorer):
    """Adds the weights of the features that fire.

    Parameters
    ----------
    model : SparseModel
    inner : RuleScorer, optional
        Scored as well: what the translator's session learned.
    forms : (WordForms, WordForms), optional
        Of source and target words, of the kinds and with the frequent words that the model has;
        needed if it has any.

    Raises
    ------
    ValueError
        The forms are not those of the model.
    """

    cdef SparseModel model
    cdef RuleScorer inner
    cdef WordForms source_forms
    cdef WordForms target_forms
    cdef const FormTable* source_table
    cdef const FormTable* target_table

    def __init__(self, SparseModel model not None, RuleScorer inner=None, forms=None):
        self.model = model
        self.inner = inner
        self.source_table = self.target_table = NULL
        if model.forms or any(model.frequent):
            if forms is None or [(one.kinds, one.frequent) for one in forms] != [
                (model.forms, frequent) for frequent in model.frequent
            ]:
                raise ValueError(f"the model needs the forms {model.forms} and its frequent words")
            self.source_forms, self.target_forms = forms
            self.source_table = &self.source_forms.table
            self.target_table = &self.target_forms.table
        self.declare()

    def declare(self):
        """Take over what the inner scorer depends on now, and words that are new."""
        if self.source_forms is not None:
            self.source_forms.grow()
            self.target_forms.grow()
        self.needs = needs_of(self.model.bits)
        self.sight = sight_of(self.model.bits)
        self.inserts = self.model.bits >> INSERTION & 1
        self.places = self.model.bits & PLACED_BITS
        self.descends = self.model.bits >> HIERARCHICAL & 1
        if self.inner is not None:
            self.places = self.places or self.inner.places
            self.descends = self.descends or self.inner.descends
            self.sight.words = max(self.sight.words, self.inner.sight.words)
            self.sight.pairs = self.sight.pairs or self.inner.sight.pairs
            self.inserts = self.inserts or self.inner.inserts
            self.needs = both(self.needs, self.inner.needs)

    cdef float score(
        self, const Block* block, const float* base, vector[key_t]& scratch
    ) noexcept nogil:
        cdef float total = 0.0
        if self.inner is not None:
            total = self.inner.score(block, base, scratch)
        return total + self.model.block(block, scratch, self.source_table, self.target_table)

    cdef float step(self, const Step* step, vector[key_t]& scratch) noexcept nogil:
        cdef float total = self.model.step(step, scratch, self.source_table, self.target_table)
        if self.inner is not None and self.inner.needs.step:
            total += self.inner.step(step, scratch)
        return total

    cdef float join(
        self, const Ends* left, const Ends* right, vector[key_t]& scratch
    ) noexcept nogil:
        cdef float total = self.model.join(
            left, right, scratch, self.source_table, self.target_table
        )
        if self.inner is not None:
            total += self.inner.join(left, right, scratch)
        return total

    cdef float inserted(
        self, const token_t* sentence, uint32_t length, token_t word, vector[key_t]& scratch
    ) noexcept nogil:
        cdef float total = 0.0
        if self.model.bits >> INSERTION & 1:
            total = self.model.inserted(
                sentence, length, word, scratch, self.source_table, self.target_table
            )
        if self.inner is not None and self.inner.inserts:
            total += self.inner.inserted(sentence, length, word, scratch)
        return total

    cdef float place(self, const RulePlace* place, vector[key_t]& scratch) noexcept nogil:
        cdef float total = self.model.place(
            place, scratch, self.source_table, self.target_table
        )
        if self.inner is not None and self.inner.places:
            total += self.inner.place(place, scratch)
        return total

    cdef float descent(
        self, const vector[token_t]& parent, const vector[token_t]& child, vector[key_t]& scratch
    ) noexcept nogil:
        cdef float total = self.model.descent(parent, child, scratch, self.source_table)
        if self.inner is not None and self.inner.descends:
            total += self.inner.descent(parent, child, scratch)
        return total
