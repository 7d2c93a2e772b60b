"""Weights that were learned from the translator, as the decoder sees them.

Features of a phrase pair may have its base translation score as value (Cesa-Bianchi et al. 2008,
2.3): f = sum of weight times value over the four translation features, so the adaptive score is the
sum of (1 + w) f. With all w = 0 scores are the static ones, bit for bit, and as long as nothing was
learned hypotheses need not remember what features would ask for.

Words that the engine was not trained with have other numbers in other sessions; features know them
by their text (see ``word_forms``).
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

import numpy as np

from postil.features.blocks cimport Block, Emitter, Step, emitter, follow, start_step
from postil.features.emission cimport emit_block, emit_step, is_stateful, needs_block, needs_pair
from postil.features.key_numbers cimport KeyNumbers
from postil.features.keys cimport BLOCK, INSERTION, TARGET_PHRASE, TARGET_WORD
from postil.features.structure cimport emit_insertion, is_unlinked
from postil.features.weights cimport SparseWeights
from postil.features.word_forms cimport SURFACE, WordForms, form_of
from postil.search.sparse.rule_scorer cimport BASE, RuleScorer
from postil.types.ids cimport PASS_THROUGH, UNK, key_t, token_t

from postil.features.templates import template_bits
from postil.search.forest.yields import applications
from postil.search.sparse.rule_scorer import BASE_FEATURES

cdef enum:
    PHRASE_BITS = 1 << BLOCK | 1 << TARGET_PHRASE
    WORD_BITS = 1 << TARGET_WORD
    PLAIN_BITS = PHRASE_BITS | WORD_BITS
    MEMO = 1                # marks our keys in a memo


cdef class LearnedScorer(RuleScorer):
    """Adds the learned weights of the features that fire, and says which ones fire.

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

    cdef SparseWeights sparse
    cdef float base[BASE]
    cdef uint32_t plain, structure
    cdef bint scaled, average, steps
    cdef double factor
    cdef WordForms source_forms, target_forms

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
        self.steps = reach == "steps"
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
        self.source_forms.grow()
        self.target_forms.grow()
        self.stateful = some and self.steps and is_stateful(self.structure)
        self.needs_block = some and self.steps and needs_block(self.structure)
        self.needs_pair = some and self.steps and needs_pair(self.structure)

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
                total += self._phrase_value(block, base, PHRASE_BITS) * self._sum(
                    self._fired(&known, self.plain & PHRASE_BITS, scratch)
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

    cdef double _sum(self, const vector[key_t]* keys) noexcept nogil:
        cdef double total = 0.0
        cdef size_t k
        for k in range(keys.size()):
            if self.average:
                total += self.sparse.averaged(keys.at(k))
            else:
                total += self.sparse.current(keys.at(k))
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
        words.clear()
        for k in range(block.source_length):
            words.push_back(form_of(&self.source_forms.table, block.source[k], SURFACE))
        for k in range(block.target_length):
            words.push_back(form_of(&self.target_forms.table, block.target[k], SURFACE))
        known.source = words.data()
        known.target = words.data() + block.source_length

    # -- what fires

    def rows(self, derivations):
        """Features of several derivations of one forest, as a sparse matrix.

        Returns
        -------
        columns : uint64 array, ascending
            Keys of all features that fire.
        indptr : int64 array, shape (k + 1,)
        indices : uint32 array
            Into ``columns``.
        values : float32 array
        """
        found = FiredFeatures(self, derivations[0].forest if derivations else None)
        for derivation in derivations:
            found.add(derivation)
        return found.matrix()

    def records(self, derivation, keys):
        """Records of some features of a derivation: key → record (see ``features.index``).
        """
        found = FiredFeatures(self, derivation.forest, True)
        found.add(derivation)
        return found.named(set(keys))


cdef class FiredFeatures:
    """Collects the features of derivations; those of a block by itself are found once per rule."""

    cdef LearnedScorer scorer
    cdef object forest
    cdef object base                       # by edge, the base translation scores first
    cdef bint recording
    cdef KeyNumbers numbers
    cdef vector[uint32_t] columns
    cdef vector[float] values
    cdef list ends
    cdef vector[double] totals             # by column, of the row at hand
    cdef vector[char] touched
    cdef vector[uint32_t] here
    cdef vector[key_t] scratch
    cdef vector[uint32_t] scratch_records
    cdef vector[uint64_t] scratch_starts
    cdef dict record_of
    cdef vector[uint32_t] rule_columns     # of the blocks met so far
    cdef vector[float] rule_values
    cdef dict rule_range
    cdef const token_t[::1] source
    cdef const unsigned char[::1] links

    def __init__(self, scorer, forest, bint recording=False):
        self.scorer = scorer
        self.forest = forest
        self.recording = recording
        self.numbers = KeyNumbers()
        self.ends = [0]
        self.record_of = {}
        self.rule_range = {}
        if forest is not None:
            self.source = np.ascontiguousarray(forest.source, dtype=np.uint32)
            self.base = base_scores(forest)
            self.links = np.ascontiguousarray(forest.rules.links.reshape(-1), dtype=np.uint8)

    def add(self, derivation):
        """The next row: the words of each rule as a block, gaps left out, in target order."""
        cdef Step step
        cdef Emitter out
        cdef vector[vector[token_t]] kept
        cdef size_t k, number = 0  # of the step
        cdef int before_start = 0, before_end = 0, start, end
        rules = self.forest.rules
        found = [rule for rule in applications(derivation) if rule.source or rule.tokens]
        kept.resize(2 * len(found))
        start_step(&step, &self.source[0] if found else NULL, <uint32_t>self.source.shape[0])
        for rule in found:
            self._block(rule, &step.block, kept[2 * number], kept[2 * number + 1])
            first = last = 0
            if len(rules.link_offset) > 1:  # some decoders give no links
                first, last = rules.link_offset[rule.rule], rules.link_offset[rule.rule + 1]
            step.block.links = &self.links[2 * <size_t>first] if last > first else NULL
            step.block.link_count = last - first
            if rule.rule not in self.rule_range:
                self._keep_rule(rule.rule, self.base[rule.edge], &step.block)
            begin, stop = self.rule_range[rule.rule]
            for k in range(<size_t>begin, <size_t>stop):
                self._count(self.rule_columns[k], self.rule_values[k])
            if self.scorer.structure and self.scorer.steps:
                start, end = rule.source_span
                step.jump = start - before_end
                step.way = 0 if step.jump == 0 else 1 if number and end == before_start else 2
                before_start, before_end = start, end
                out = self._emitter(self.scorer.structure)
                emit_step(&out, &step)
                self._count_scratch()
            follow(&step)
            number += 1
        self._finish_row()

    cdef int _block(
        self, rule, Block* block, vector[token_t]& source, vector[token_t]& target
    ) except -1:
        """Fill in the words of a rule application."""
        cdef uint32_t word
        for start, end in rule.source:
            for word in range(<uint32_t>start, <uint32_t>end):
                source.push_back(self.source[word])
        for word in rule.tokens:
            target.push_back(UNK if word >= <uint32_t>PASS_THROUGH else word)
        block.source, block.source_length = source.data(), <uint32_t>source.size()
        block.target, block.target_length = target.data(), <uint32_t>target.size()
        return 0

    cdef Emitter _emitter(self, uint32_t bits):
        cdef Emitter out = self.scorer._emitter(bits, self.scratch)
        self.scratch.clear()
        if self.recording:
            self.scratch_records.clear()
            self.scratch_starts.clear()
            out.records = &self.scratch_records
            out.starts = &self.scratch_starts
        return out

    cdef int _keep_rule(self, rule, values, const Block* block) except -1:
        """Features of a block by itself, with their values."""
        cdef LearnedScorer scorer = self.scorer
        cdef Block known
        cdef vector[token_t] words
        cdef const float[::1] dense = np.ascontiguousarray(values)
        cdef size_t start = self.rule_columns.size()
        scorer._known_words(block, &known, words)
        for bits in (PHRASE_BITS, WORD_BITS):
            if scorer.plain & <uint32_t>bits:
                value = scorer._phrase_value(block, &dense[0], bits)
                self._keep(&known, scorer.plain & <uint32_t>bits, value)
        if scorer.structure:
            self._keep(block, scorer.structure, 1.0)
        self.rule_range[rule] = (start, self.rule_columns.size())
        return 0

    cdef int _keep(self, const Block* block, uint32_t bits, float value) except -1:
        cdef Emitter out = self._emitter(bits)
        cdef size_t k
        emit_block(&out, block)
        for k in range(self.scratch.size()):
            self.rule_columns.push_back(self.numbers.number(self.scratch[k]))
            self.rule_values.push_back(value)
        self._record()
        return 0

    cdef int _count_scratch(self) except -1:
        cdef size_t k
        for k in range(self.scratch.size()):
            self._count(self.numbers.number(self.scratch[k]), 1.0)
        self._record()
        return 0

    cdef int _record(self) except -1:
        """Remember what the features in ``scratch`` are about."""
        cdef size_t k, start, end
        if not self.recording:
            return 0
        for k in range(self.scratch.size()):
            start = self.scratch_starts[k]
            end = start + 3 + self.scratch_records[start + 1] + self.scratch_records[start + 2]
            self.record_of[self.scratch[k]] = [self.scratch_records[j] for j in range(start, end)]
        return 0

    cdef void _count(self, uint32_t column, float value) noexcept:
        if column >= self.totals.size():
            self.totals.resize(column + 1 + self.totals.size(), 0.0)
            self.touched.resize(self.totals.size(), 0)
        if not self.touched[column]:
            self.touched[column] = 1
            self.here.push_back(column)
        self.totals[column] += value

    cdef int _finish_row(self) except -1:
        cdef size_t k
        sort(self.here.begin(), self.here.end())
        for k in range(self.here.size()):
            self.columns.push_back(self.here[k])
            self.values.push_back(<float>self.totals[self.here[k]])
            self.totals[self.here[k]] = 0.0
            self.touched[self.here[k]] = 0
        self.here.clear()
        self.ends.append(self.columns.size())
        return 0

    def matrix(self):
        """See :meth:`LearnedScorer.rows`."""
        cdef size_t count = self.columns.size()
        keys = self.numbers.array()
        order = np.argsort(keys)
        rank = np.empty(len(keys), dtype=np.uint32)
        rank[order] = np.arange(len(keys), dtype=np.uint32)
        if count == 0:
            indices, values = np.empty(0, np.uint32), np.empty(0, np.float32)
        else:
            indices = rank[np.asarray(<uint32_t[:count]>self.columns.data())]
            values = np.asarray(<float[:count]>self.values.data()).copy()
        return keys[order], np.array(self.ends, dtype=np.int64), indices, values

    def named(self, keys):
        """Records of those keys that fired."""
        return {
            key: np.array(record, dtype=np.uint32)
            for key, record in self.record_of.items() if key in keys
        }


cdef object base_scores(forest):
    """Values of the four translation features on every edge, and perhaps others behind them."""
    if forest.names[:BASE] == BASE_FEATURES:
        return forest.dense
    return np.stack([forest.feature(name) for name in BASE_FEATURES], axis=1)
