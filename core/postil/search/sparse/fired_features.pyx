"""Features that fire in derivations, of any decoder: what learning sees."""

from libc.stdint cimport int64_t, uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from postil.features.blocks cimport (
    Block, Emitter, RuleTree, Step, apart, follow, start_step, wanted,
)
from postil.features.emission cimport emit_block, emit_step
from postil.features.joins cimport (
    Ends, emit_join, join, run_ends, sees, sight_of, start_ends,
)
from postil.features.keys cimport HIERARCHICAL, INSERTION
from postil.features.parse cimport SourceParse
from postil.features.placement cimport (
    PLACED_BITS, RulePlace, count_bin, emit_descent, emit_place, linked_words,
)
from postil.features.structure cimport emit_insertion, is_unlinked
from postil.models.tree_grammar.rule_trees cimport RuleTrees
from postil.search.forest.origins cimport NO_ENTRY
from postil.search.forest.yields cimport GAP, NONE, YieldReader, copied, copy_edges
from postil.search.sparse.feature_rows cimport FeatureRows
from postil.search.sparse.learned_scorer cimport (
    PHRASE_BITS, STEPS, WORD_BITS, YIELD, LearnedScorer,
)
from postil.search.sparse.rule_scorer cimport BASE
from postil.types.ids cimport PASS_THROUGH, UNK, key_t, token_t

from postil.search.sparse.rule_scorer import BASE_FEATURES

RARITY = "rule.rarity"


def fired_rows(LearnedScorer scorer not None, derivations):
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
    found = FiredFeatures(scorer, derivations[0].forest if derivations else None)
    found.add(derivations)
    return found.matrix()


def fired_rows_of(LearnedScorer scorer not None, forest, edges, offsets):
    """The same of derivations whose edges stand one after another: those of derivation i are
    ``edges[offsets[i]:offsets[i + 1]]``.
    """
    found = FiredFeatures(scorer, forest)
    found.add_edges(edges, offsets)
    return found.matrix()


def fired_records(LearnedScorer scorer not None, derivation, keys):
    """Records of some features of a derivation: key → record (see ``features.index``)."""
    return records_of(scorer, [derivation], keys)


def records_of(LearnedScorer scorer not None, derivations, keys):
    """The same of several derivations of one forest."""
    found = FiredFeatures(scorer, derivations[0].forest if derivations else None, True)
    found.add(derivations)
    return found.named(set(keys))


cdef struct Placed:
    uint32_t place          # of the first target token
    uint32_t number         # of the edge in the derivation


cdef bint stands_before(const Placed& left, const Placed& right) noexcept nogil:
    if left.place != right.place:
        return left.place < right.place
    return left.number < right.number


cdef class FiredFeatures:
    """Collects the features of derivations; those of a rule by itself are found once."""

    cdef LearnedScorer scorer
    cdef object forest
    cdef YieldReader reader
    cdef const float[:, ::1] dense, base   # of edges of derivations; base translation scores first
    cdef vector[uint32_t] row_of           # by edge: its row of these, or NONE
    cdef bint recording
    cdef FeatureRows rows
    cdef vector[key_t] scratch
    cdef vector[uint32_t] scratch_records
    cdef vector[uint64_t] scratch_starts
    cdef unordered_map[key_t, size_t] record_of  # first of its record in ``kept_records``
    cdef vector[uint32_t] kept_records
    cdef vector[uint32_t] rule_columns     # of the blocks so far
    cdef vector[float] rule_values
    cdef vector[uint32_t] rule_first       # by rule: where its own begin, or NONE, and end
    cdef vector[uint32_t] rule_last
    cdef const token_t[::1] source
    cdef const unsigned char[::1] links
    cdef const uint32_t[::1] link_offset, stretch_offset, gap_offset, entries
    cdef const uint32_t[:, ::1] stretches, gaps
    cdef int rarity                        # column of the rarity of rules, or -1
    cdef SourceParse parse
    cdef RuleTrees trees                   # None without labels
    cdef const uint32_t[::1] roots

    def __init__(self, scorer, forest, bint recording=False):
        self.scorer = scorer
        self.recording = recording
        self.rows = FeatureRows()
        self.forest = forest
        if forest is None:
            return
        self.reader = YieldReader(forest)
        self.source = np.ascontiguousarray(forest.source, dtype=np.uint32)
        self.links = np.ascontiguousarray(forest.rules.links.reshape(-1), dtype=np.uint8)
        self.link_offset = forest.rules.link_offset
        self.stretch_offset, self.stretches = forest.stretch_offset, forest.stretches
        self.gap_offset, self.gaps = forest.gap_offset, forest.gaps
        self.entries = forest.rules.entry
        self.rarity = forest.names.index(RARITY) if RARITY in forest.names else -1
        self.rule_first.assign(len(forest.rules), NONE)
        self.rule_last.assign(len(forest.rules), NONE)
        self.parse = SourceParse(forest.constituents)
        self.trees, self.roots = forest.trees, forest.rules.roots

    def add(self, derivations):
        """The next rows: the words of each rule as a block, in target order."""
        cdef vector[vector[uint32_t]] paths
        cdef size_t k
        paths.resize(len(derivations))
        for k in range(paths.size()):
            copy_edges(derivations[k], paths[k])
        self._add_all(paths)

    def add_edges(
        self, const uint32_t[::1] edges not None, const int64_t[::1] offsets not None
    ):
        """The same of derivations as :func:`fired_rows_of` has them."""
        cdef vector[vector[uint32_t]] paths
        cdef size_t k
        paths.resize(offsets.shape[0] - 1)
        for k in range(paths.size()):
            if offsets[k] < offsets[k + 1]:
                paths[k].assign(&edges[offsets[k]], &edges[0] + offsets[k + 1])
        self._add_all(paths)

    cdef int _add_all(self, const vector[vector[uint32_t]]& paths) except -1:
        cdef size_t k
        if paths.size():
            self._read_values(paths)
        with nogil:
            for k in range(paths.size()):
                self._add(paths[k])
        return 0

    cdef int _read_values(self, const vector[vector[uint32_t]]& paths) except -1:
        """Dense values of the edges of derivations: of few in a forest."""
        cdef vector[uint32_t] edges
        cdef uint32_t edge
        cdef size_t k, j
        self.row_of.assign(self.reader.rule.shape[0], NONE)
        for k in range(paths.size()):
            for j in range(paths[k].size()):
                edge = paths[k][j]
                if self.row_of[edge] == <uint32_t>NONE:
                    self.row_of[edge] = <uint32_t>edges.size()
                    edges.push_back(edge)
        values = self.forest.values.rows(copied(edges))
        self.dense, self.base = values, base_scores(self.forest.names, values)
        return 0

    cdef void _add(self, const vector[uint32_t]& edges) noexcept nogil:
        cdef vector[Placed] order
        cdef vector[vector[token_t]] kept
        cdef vector[Block] blocks
        cdef uint32_t edge, rule
        cdef size_t k
        self._put_in_order(edges, order)
        if not self.scorer.structure:
            self._add_rules(edges, order)
            return
        kept.resize(2 * order.size())
        blocks.resize(edges.size())
        for k in range(order.size()):
            edge = edges[order[k].number]
            rule = self.reader.rule[edge]
            self._block(
                edge, rule, &blocks[order[k].number], kept[2 * k], kept[2 * k + 1]
            )
            if self.rule_first[rule] == NONE:
                self._keep_rule(edge, rule, &blocks[order[k].number])
            self._count_rule(rule)
        if self.scorer.reach == STEPS:
            self._add_steps(edges, order, blocks)
        elif self.scorer.reach == YIELD:
            self._add_insertions(order, blocks)
            if sees(sight_of(self.scorer.structure)):
                self._add_joins(blocks)
            if self.scorer.structure & PLACED_BITS:
                self._add_places(edges, order, blocks)
            if self.scorer.structure >> HIERARCHICAL & 1:
                self._add_descents(edges, order, blocks)
        self.rows.finish_row()

    cdef void _add_rules(
        self, const vector[uint32_t]& edges, const vector[Placed]& order
    ) noexcept nogil:
        """Features of rules by themselves, where there are no others: a row."""
        cdef vector[token_t] source, target
        cdef Block block
        cdef uint32_t edge, rule
        cdef size_t k
        for k in range(order.size()):
            edge = edges[order[k].number]
            rule = self.reader.rule[edge]
            if self.rule_first[rule] == NONE:
                source.clear()
                target.clear()
                self._block(edge, rule, &block, source, target)
                self._keep_rule(edge, rule, &block)
            self._count_rule(rule)
        self.rows.finish_row()

    cdef inline void _count_rule(self, uint32_t rule) noexcept nogil:
        cdef uint32_t j
        for j in range(self.rule_first[rule], self.rule_last[rule]):
            self.rows.count(self.rule_columns[j], self.rule_values[j])

    cdef void _add_steps(
        self, const vector[uint32_t]& edges, const vector[Placed]& order,
        const vector[Block]& blocks,
    ) noexcept nogil:
        """Features of each block behind the one before."""
        cdef Step step
        cdef Emitter out
        cdef int before_start = 0, before_end = 0, start, end
        cdef bint begun = False
        cdef uint32_t edge
        cdef size_t k
        start_step(&step, self._sentence(), <uint32_t>self.source.shape[0])
        for k in range(order.size()):
            edge = edges[order[k].number]
            step.block = blocks[order[k].number]
            if not step.block.source_length and not step.block.target_length:
                continue
            start = end = 0
            if self.stretch_offset[edge] < self.stretch_offset[edge + 1]:
                start = self.stretches[self.stretch_offset[edge], 0]
                end = self.stretches[self.stretch_offset[edge + 1] - 1, 1]
            step.jump = start - before_end
            step.way = 0 if step.jump == 0 else 1 if begun and end == before_start else 2
            before_start, before_end, begun = start, end, True
            step.start, step.parse = <uint32_t>start, &self.parse.parse
            out = self._emitter(self.scorer.structure)
            emit_step(&out, &step)
            self._count_scratch()
            follow(&step)

    cdef void _add_insertions(
        self, const vector[Placed]& order, const vector[Block]& blocks
    ) noexcept nogil:
        """Words without a link, with each word of the sentence."""
        cdef Emitter out
        cdef const Block* block
        cdef size_t k
        cdef uint32_t j
        out = self._emitter(self.scorer.structure)
        if not wanted(&out, INSERTION):
            return
        for k in range(order.size()):
            block = &blocks[order[k].number]
            for j in range(block.target_length):
                if is_unlinked(block, j):
                    emit_insertion(
                        &out, self._sentence(), <uint32_t>self.source.shape[0], block.target[j]
                    )
        self._count_scratch()

    cdef void _add_joins(self, const vector[Block]& blocks) noexcept nogil:
        """Features where words of one rule, without a gap between, stand behind what is before."""
        cdef vector[uint32_t] done
        cdef Ends before, run
        cdef Emitter out = self._emitter(self.scorer.structure)
        cdef const Block* block
        cdef uint32_t number, first
        cdef size_t k = 0
        done.assign(blocks.size(), 0)
        start_ends(&before)
        while k < self.reader.tokens.size():
            number = self.reader.owner[k]
            block = &blocks[number]
            first = done[number]
            done[number] += 1
            k += 1
            while k < self.reader.tokens.size() and self.reader.owner[k] == number and not apart(
                block, done[number] - 1, done[number]
            ):
                done[number] += 1
                k += 1
            run_ends(block, first, done[number], &run)
            emit_join(&out, &before, &run)
            join(&before, &run)
        self._count_scratch()

    cdef void _add_places(
        self, const vector[uint32_t]& edges, const vector[Placed]& order,
        const vector[Block]& blocks,
    ) noexcept nogil:
        """Features of rules by where they stand and what fills their gaps."""
        cdef Emitter out = self._emitter(self.scorer.structure)
        cdef RulePlace place
        cdef vector[uint32_t] positions
        cdef uint64_t span
        cdef uint32_t edge, gap
        cdef size_t k
        place.site.sentence = self._sentence()
        place.site.sentence_length = <uint32_t>self.source.shape[0]
        place.site.parse = &self.parse.parse
        for k in range(order.size()):
            edge = edges[order[k].number]
            place.block = &blocks[order[k].number]
            place.count = 0
            if self.rarity >= 0 and self.entries[self.reader.rule[edge]] != NO_ENTRY:
                place.count = count_bin(self.dense[self.row_of[edge], self.rarity])
            place.gaps = 0
            if self.gap_offset.shape[0] > 1:
                for gap in range(self.gap_offset[edge], self.gap_offset[edge + 1]):
                    place.gap_sizes[place.gaps] = self.gaps[gap, 1] - self.gaps[gap, 0]
                    place.gaps += 1
            span = self._span(edge)
            place.site.start, place.site.end = <uint32_t>(span >> 32), <uint32_t>span
            self._find_positions(edge, positions)
            place.site.positions = positions.data()
            emit_place(&out, &place)
        self._count_scratch()

    cdef void _add_descents(
        self, const vector[uint32_t]& edges, const vector[Placed]& order,
        const vector[Block]& blocks,
    ) noexcept nogil:
        """Linked source words of a rule with those of the rules that fill its gaps."""
        cdef Emitter out = self._emitter(self.scorer.structure)
        cdef unordered_map[uint64_t, size_t] by_span
        cdef vector[token_t] parent, child
        cdef uint64_t span
        cdef uint32_t edge, gap
        cdef size_t k
        if self.gap_offset.shape[0] < 2:
            return
        for k in range(order.size()):
            by_span[self._span(edges[order[k].number])] = order[k].number
        for k in range(order.size()):
            edge = edges[order[k].number]
            for gap in range(self.gap_offset[edge], self.gap_offset[edge + 1]):
                span = <uint64_t>self.gaps[gap, 0] << 32 | self.gaps[gap, 1]
                if not by_span.count(span):
                    continue
                linked_words(&blocks[order[k].number], parent)
                linked_words(&blocks[by_span[span]], child)
                emit_descent(&out, parent, child)
        self._count_scratch()

    cdef uint64_t _span(self, uint32_t edge) noexcept nogil:
        """All source words that a rule and its gaps cover."""
        cdef uint32_t start = NONE, end = 0, k
        for k in range(self.stretch_offset[edge], self.stretch_offset[edge + 1]):
            start = min(start, self.stretches[k, 0])
            end = max(end, self.stretches[k, 1])
        if self.gap_offset.shape[0] > 1:
            for k in range(self.gap_offset[edge], self.gap_offset[edge + 1]):
                start = min(start, self.gaps[k, 0])
                end = max(end, self.gaps[k, 1])
        return <uint64_t>start << 32 | end

    cdef void _find_positions(self, uint32_t edge, vector[uint32_t]& positions) noexcept nogil:
        """Source words of a rule, gaps left out."""
        cdef uint32_t k, word
        positions.clear()
        for k in range(self.stretch_offset[edge], self.stretch_offset[edge + 1]):
            for word in range(self.stretches[k, 0], self.stretches[k, 1]):
                positions.push_back(word)

    cdef const token_t* _sentence(self) noexcept nogil:
        return &self.source[0] if self.source.shape[0] else NULL

    cdef void _put_in_order(
        self, const vector[uint32_t]& edges, vector[Placed]& order
    ) noexcept nogil:
        """The edges that have a rule, by their first target tokens."""
        cdef size_t k
        self.reader.read(edges)
        for k in range(edges.size()):
            if self.reader.rule[edges[k]] != <uint32_t>NONE:
                order.push_back(Placed(self.reader.place[k], <uint32_t>k))
        sort(order.begin(), order.end(), &stands_before)

    cdef void _block(
        self, uint32_t edge, uint32_t rule, Block* block, vector[token_t]& source,
        vector[token_t]& target,
    ) noexcept nogil:
        """Fill in the words of a rule on an edge, its links and its gaps."""
        cdef uint32_t j, word
        for j in range(self.stretch_offset[edge], self.stretch_offset[edge + 1]):
            for word in range(self.stretches[j, 0], self.stretches[j, 1]):
                source.push_back(self.source[word])
        block.breaks = 0
        block.tree = NULL
        for j in range(self.reader.target_offset[rule], self.reader.target_offset[rule + 1]):
            word = self.reader.target[j]
            if word < <uint32_t>GAP:
                target.push_back(UNK if word >= <uint32_t>PASS_THROUGH else word)
            elif target.size() < 64:
                block.breaks |= <uint64_t>1 << target.size()
        block.source, block.source_length = source.data(), <uint32_t>source.size()
        block.target, block.target_length = target.data(), <uint32_t>target.size()
        block.links = NULL
        block.link_count = 0
        if self.link_offset.shape[0] > 1:  # some decoders give no links
            block.link_count = self.link_offset[rule + 1] - self.link_offset[rule]
        if block.link_count:
            block.links = &self.links[2 * <size_t>self.link_offset[rule]]

    cdef Emitter _emitter(self, uint32_t bits) noexcept nogil:
        cdef Emitter out = self.scorer._emitter(bits, self.scratch)
        self.scratch.clear()
        if self.recording:
            self.scratch_records.clear()
            self.scratch_starts.clear()
            out.records = &self.scratch_records
            out.starts = &self.scratch_starts
        return out

    cdef void _keep_rule(self, uint32_t edge, uint32_t rule, const Block* block) noexcept nogil:
        """Features of a block by itself, with their values."""
        cdef const float* base = &self.base[self.row_of[edge], 0]
        cdef Block known
        cdef Block whole = block[0]
        cdef RuleTree tree
        cdef vector[token_t] words
        self.rule_first[rule] = <uint32_t>self.rule_columns.size()
        self.scorer._known_words(block, &known, words)
        if self.scorer.plain & PHRASE_BITS:
            self._keep(
                &known, self.scorer.plain & PHRASE_BITS,
                self.scorer._phrase_value(block, base, PHRASE_BITS),
            )
        if self.scorer.plain & WORD_BITS:
            self._keep(
                &known, WORD_BITS, self.scorer._phrase_value(block, base, WORD_BITS)
            )
        if self.scorer.structure:
            if self.trees is not None:
                self.trees.fill(self.entries[rule], self.roots[rule], &tree)
                whole.tree = &tree
            self._keep(&whole, self.scorer.structure, 1.0)
        self.rule_last[rule] = <uint32_t>self.rule_columns.size()

    cdef void _keep(self, const Block* block, uint32_t bits, float value) noexcept nogil:
        cdef Emitter out = self._emitter(bits)
        cdef size_t k
        emit_block(&out, block)
        for k in range(self.scratch.size()):
            self.rule_columns.push_back(self.rows.numbers.number(self.scratch[k]))
            self.rule_values.push_back(value)
        self._record()

    cdef void _count_scratch(self) noexcept nogil:
        cdef size_t k
        for k in range(self.scratch.size()):
            self.rows.count(self.rows.numbers.number(self.scratch[k]), 1.0)
        self._record()

    cdef void _record(self) noexcept nogil:
        """Remember what the features in ``scratch`` are about."""
        cdef size_t k, start, size
        if not self.recording:
            return
        for k in range(self.scratch.size()):
            if self.record_of.count(self.scratch[k]):
                continue
            start = self.scratch_starts[k]
            size = 3 + self.scratch_records[start + 1] + self.scratch_records[start + 2]
            self.record_of[self.scratch[k]] = self.kept_records.size()
            self.kept_records.insert(
                self.kept_records.end(), self.scratch_records.begin() + start,
                self.scratch_records.begin() + start + size,
            )

    def matrix(self):
        """See :func:`fired_rows`."""
        return self.rows.matrix()

    def named(self, keys):
        """Records of those keys that fired."""
        return {
            key: self._kept_record(self.record_of[key])
            for key in keys if self.record_of.count(<key_t>key)
        }

    cdef _kept_record(self, size_t start):
        cdef size_t k, size = 3 + self.kept_records[start + 1] + self.kept_records[start + 2]
        return np.array(
            [self.kept_records[k] for k in range(start, start + size)], dtype=np.uint32
        )


cdef object base_scores(names, values):
    """Values of the four translation features, and perhaps others behind them, from those of all
    features; 0 if the decoder does not have one.
    """
    if names[:BASE] == BASE_FEATURES:
        return values
    found = np.zeros((len(values), BASE), dtype=np.float32)
    for column, name in enumerate(BASE_FEATURES):
        if name in names:
            found[:, column] = values[:, names.index(name)]
    return found
