"""Weights that were learned from the translator, as the decoder sees them.

Features of a phrase pair may have its base translation score as value (Cesa-Bianchi et al. 2008,
2.3): f = sum of weight times value over the four translation features, so the adaptive score is the
sum of (1 + w) f. With all w = 0 scores are the static ones, bit for bit, and as long as nothing was
learned hypotheses need not remember what features would ask for.

Words that the engine was not trained with have other numbers in other sessions; features know them
by their text (see ``word_forms``).
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

from postil.features.blocks cimport Block, Emitter, Step, emitter
from postil.features.emission cimport emit_block, emit_step, needs_of
from postil.features.joins cimport Ends, emit_join, sight_of
from postil.features.keys cimport BLOCK, HIERARCHICAL, INSERTION, phrase_pair_key
from postil.features.placement cimport PLACED_BITS, RulePlace, emit_descent, emit_place
from postil.features.structure cimport emit_insertion, is_unlinked
from postil.features.weights cimport SparseWeights
from postil.features.word_forms cimport SURFACE, WordForms, form_of
from postil.search.sparse.rule_scorer cimport BASE, RuleScorer
from postil.types.ids cimport key_t, token_t

from postil.features.templates import template_bits

cdef enum:
    MEMO = 1                # marks our keys in a memo


cdef inline bint all_below(
    const token_t* words, uint32_t length, uint32_t limit
) noexcept nogil:
    cdef uint32_t k
    for k in range(length):
        if words[k] >= limit:
            return False
    return True


cdef class LearnedScorer(RuleScorer):
    """Adds up the learned weights of the features that fire, and lists these features.

    Parameters
    ----------
    sparse : SparseWeights
    base : float32 array, shape (4,)
        Weights of ``BASE_FEATURES``.
    features : FeatureSet
        Templates: phrase pairs, target phrases, target words, and structure.
    source_forms, target_forms : WordForms
    average : bool
        Score with averaged weights, not with the current ones.
    reach : Reach
        What the decoder scores: no other features fire.
    """

    def __init__(self, SparseWeights sparse not None, base, features,
                 WordForms source_forms not None, WordForms target_forms not None,
                 bint average=True, reach="steps"):
        cdef const float[::1] values = np.ascontiguousarray(base, dtype=np.float32)
        cdef uint32_t bits = 0 if reach == "none" else template_bits(features.templates)
        cdef int k
        self.sparse = sparse
        for k in range(BASE):
            self.base[k] = values[k]
        self.plain = bits & PLAIN_BITS
        self.structure = bits & ~PLAIN_BITS
        self.scaled = features.scaled
        self.average = average
        self.reach = {"steps": STEPS, "yield": YIELD}.get(reach, OTHER)
        self.factor = 1.0
        self.source_forms = source_forms
        self.target_forms = target_forms
        self.declare()

    def set_factor(self, double factor):
        """Let what was learned count so much; 1 in full."""
        self.factor = factor

    def declare(self):
        """Take note of new words and weights; before decoding, whenever they change."""
        cdef bint some = self.sparse.alive > 0
        cdef bint steps = some and self.reach == STEPS
        cdef bint whole = some and self.reach == YIELD
        self.source_forms.grow()
        self.target_forms.grow()
        self.needs = needs_of(self.structure if steps else 0)
        self.sight = sight_of(self.structure if whole else 0)
        self.inserts = whole and self.structure >> INSERTION & 1
        self.places = whole and self.structure & PLACED_BITS
        self.descends = whole and self.structure >> HIERARCHICAL & 1

    # -- scoring

    cdef float score(
        self, const Block* block, const float* base, vector[key_t]& scratch
    ) noexcept nogil:
        cdef double total = 0.0
        cdef Block known
        cdef vector[token_t] words
        if not self.sparse.alive:
            return 0.0
        if self.plain:
            self._known_words(block, &known, words)
            if self.plain & PHRASE_BITS:
                total += self._phrase_value(block, base, PHRASE_BITS) * self._phrase_sum(
                    &known, scratch
                )
            if self.plain & WORD_BITS:
                total += self._phrase_value(block, base, WORD_BITS) * self._sum(
                    self._fired(&known, WORD_BITS, scratch)
                )
        if self.structure:
            total += self._sum(self._fired(block, self.structure, scratch))
        return <float>(self.factor * total)

    cdef float step(self, const Step* step, vector[key_t]& scratch) noexcept nogil:
        cdef Emitter out = self._emitter(self.structure & ~(1 << INSERTION), scratch)
        cdef double total
        cdef uint32_t k
        scratch.clear()
        emit_step(&out, step)
        total = self._sum(&scratch)
        if (self.structure >> INSERTION) & 1:
            for k in range(step.block.target_length):
                if is_unlinked(&step.block, k):
                    total += self._inserted(step, step.block.target[k], scratch)
        return <float>(self.factor * total)

    cdef float join(
        self, const Ends* left, const Ends* right, vector[key_t]& scratch
    ) noexcept nogil:
        cdef Emitter out = self._emitter(self.structure, scratch)
        if not self.sparse.alive:
            return 0.0
        scratch.clear()
        emit_join(&out, left, right)
        return <float>(self.factor * self._sum(&scratch))

    cdef float inserted(
        self, const token_t* sentence, uint32_t length, token_t word, vector[key_t]& scratch
    ) noexcept nogil:
        cdef Emitter out = self._emitter(self.structure, scratch)
        scratch.clear()
        emit_insertion(&out, sentence, length, word)
        return <float>(self.factor * self._sum(&scratch))

    cdef float place(self, const RulePlace* place, vector[key_t]& scratch) noexcept nogil:
        cdef Emitter out = self._emitter(self.structure, scratch)
        scratch.clear()
        emit_place(&out, place)
        return <float>(self.factor * self._sum(&scratch))

    cdef float descent(
        self, const vector[token_t]& parent, const vector[token_t]& child, vector[key_t]& scratch
    ) noexcept nogil:
        cdef Emitter out = self._emitter(self.structure, scratch)
        scratch.clear()
        emit_descent(&out, parent, child)
        return <float>(self.factor * self._sum(&scratch))

    cdef double _inserted(
        self, const Step* step, token_t word, vector[key_t]& scratch
    ) noexcept nogil:
        """Weights of an inserted word; the same wherever in the sentence's translation it stands.
        """
        cdef uint64_t name = (<uint64_t>MEMO << 32) | word
        cdef Emitter out
        cdef double total
        if step.memo != NULL and step.memo.count(name):
            return step.memo[0][name]
        out = self._emitter(self.structure, scratch)
        scratch.clear()
        emit_insertion(&out, step.sentence, step.sentence_length, word)
        total = self._sum(&scratch)
        if step.memo != NULL:
            step.memo[0][name] = <float>total
        return total

    cdef Emitter _emitter(self, uint32_t bits, vector[key_t]& keys) noexcept nogil:
        cdef Emitter out = emitter(bits, &keys)
        out.source_forms = &self.source_forms.table
        out.target_forms = &self.target_forms.table
        return out

    cdef const vector[key_t]* _fired(
        self, const Block* block, uint32_t bits, vector[key_t]& scratch
    ) noexcept nogil:
        cdef Emitter out = self._emitter(bits, scratch)
        scratch.clear()
        emit_block(&out, block)
        return &scratch

    cdef double _phrase_sum(self, const Block* block, vector[key_t]& scratch) noexcept nogil:
        """Weights of the features of both sides as they are; of one at once, as most sets have it.
        """
        cdef uint32_t bits = self.plain & PHRASE_BITS
        if bits == 1 << BLOCK and (block.source_length or block.target_length):
            return self._weight(phrase_pair_key(
                block.source, block.source_length, block.target, block.target_length
            ))
        return self._sum(self._fired(block, bits, scratch))

    cdef inline double _weight(self, key_t key) noexcept nogil:
        return self.sparse.averaged(key) if self.average else self.sparse.current(key)

    cdef double _sum(self, const vector[key_t]* keys) noexcept nogil:
        cdef double total = 0.0
        cdef size_t k
        for k in range(keys.size()):
            total += self._weight(keys.at(k))
        return total

    cdef float _phrase_value(
        self, const Block* block, const float* base, uint32_t bits
    ) noexcept nogil:
        """Value of the features of a phrase pair: f, an n-th of it for words, or 1."""
        cdef float value = 0.0
        cdef int k
        if not self.scaled:
            return 1.0
        for k in range(BASE):
            value += self.base[k] * base[k]
        if bits & WORD_BITS and block.target_length:
            value /= block.target_length
        return value

    cdef void _known_words(
        self, const Block* block, Block* known, vector[token_t]& words
    ) noexcept nogil:
        """The block with words the engine was not trained with as features know them."""
        cdef uint32_t k
        known[0] = block[0]
        if all_below(block.source, block.source_length, self.source_forms.table.trained) and (
            all_below(block.target, block.target_length, self.target_forms.table.trained)
        ):
            return
        words.clear()
        for k in range(block.source_length):
            words.push_back(form_of(&self.source_forms.table, block.source[k], SURFACE))
        for k in range(block.target_length):
            words.push_back(form_of(&self.target_forms.table, block.target[k], SURFACE))
        known.source = words.data()
        known.target = words.data() + block.source_length
