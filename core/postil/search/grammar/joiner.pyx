"""Sparse features of rules that depend on their context: the sentence, and their neighbours.

Features of a rule by itself are scored once (``RuleTable``). The others depend on the sentence
(target words of the rule without a link, with each source word) and on what fills its gaps (target
words on both sides of a border, see ``features.joins``). A hypothesis keeps the target words at its
ends, and the linked source words of its rule, as far as features use them.
"""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.features.joins cimport Ends, forget_beyond, join, run_ends, sees
from postil.features.parse cimport SourceParse
from postil.features.placement cimport RulePlace, count_bin, linked_words
from postil.features.structure cimport is_unlinked
from postil.models.phrase_table.keys cimport extend_key
from postil.search.forest.origins cimport NO_ENTRY
from postil.search.grammar.features cimport RULE_RARITY
from postil.search.grammar.rules cimport GAP, RuleRef
from postil.search.grammar.span_rules cimport Cube, SpanRules
from postil.types.ids cimport PASS_THROUGH, UNK, key_t, token_t


@cython.final
cdef class Joiner:
    """What rules of a table add in their places.

    Parameters
    ----------
    fits : SpanRules
        Its rules, with their scorer, if they have one.
    """

    def __init__(self, SpanRules fits not None):
        self.fits = fits
        self.rules = fits.rules
        self.scorer = fits.rules.scorer

    cdef int begin(self, constituents) except -1:
        self.parse = SourceParse(constituents)
        self.joins = self.inserts = self.places = self.descends = False
        if self.scorer is not None:
            self.joins = sees(self.scorer.sight)
            self.inserts = self.scorer.inserts
            self.places = self.scorer.places
            self.descends = self.scorer.descends
        self.known.clear()
        self.descents.clear()
        return 0

    cdef float apply(
        self, RuleRef rule, const Cube* cube, const Ends** tails, Ends* made
    ) noexcept nogil:
        cdef float total = 0.0
        cdef uint32_t k, first = 0, last = 0
        cdef Ends run
        if not self.joins and not self.inserts and not self.places:
            return 0.0
        self._fill(rule, cube)
        if self.inserts:
            total += self._insertions(rule)
        if self.places:
            total += self._place(rule, cube)
        if not self.joins:
            return total
        for k in range(rule.length + 1):
            if k < rule.length and rule.target[k] < <token_t>GAP:
                last += 1
                continue
            if first < last:
                run_ends(&self.block, first, last, &run)
                total += self.put(made, &run)
                first = last
            if k < rule.length and tails != NULL:
                total += self.put(made, tails[rule.target[k] - <token_t>GAP])
        return total

    cdef float put(self, Ends* made, const Ends* part) noexcept nogil:
        cdef float total
        if not self.joins:
            return 0.0
        total = self.scorer.join(made, part, self.scratch)
        join(made, part)
        forget_beyond(made, self.scorer.sight)
        return total

    cdef void root_of(self, RuleRef rule, uint32_t cube, Root* root) noexcept nogil:
        cdef size_t k
        root.rule, root.cube, root.words = rule, cube, 0
        if self.descends:
            self._linked(root, self.child_words)
            for k in range(self.child_words.size()):
                root.words = extend_key(root.words, self.child_words[k])

    cdef float descend(self, const Root* parent, const Root* child) noexcept nogil:
        cdef key_t key
        if not parent.words or not child.words:
            return 0.0
        key = extend_key(parent.words, <token_t>child.words)
        key = extend_key(key, <token_t>(child.words >> 32))
        if not self.descents.count(key):
            self._linked(parent, self.parent_words)
            self._linked(child, self.child_words)
            self.descents[key] = self.scorer.descent(
                self.parent_words, self.child_words, self.scratch
            )
        return self.descents[key]

    cdef void _linked(self, const Root* root, vector[token_t]& words) noexcept nogil:
        """Source words of a rule with a link."""
        self._fill(root.rule, &self.fits.cubes[root.cube])
        linked_words(&self.block, words)

    cdef float _place(self, RuleRef rule, const Cube* cube) noexcept nogil:
        """What the rule at hand adds by where it stands and what fills its gaps."""
        cdef RulePlace place
        cdef uint32_t gap
        place.block = &self.block
        place.count = 0 if rule.entry == NO_ENTRY else count_bin(rule.dense[RULE_RARITY])
        place.gaps = cube.arity
        for gap in range(cube.arity):
            place.gap_sizes[gap] = cube.gap_end[gap] - cube.gap_start[gap]
        place.site.start, place.site.end = cube.start, cube.end
        place.site.positions = self.positions.data()
        place.site.sentence = self.rules.sentence.data()
        place.site.sentence_length = <uint32_t>self.rules.sentence.size()
        place.site.parse = &self.parse.parse
        return self.scorer.place(&place, self.scratch)

    cdef void _fill(self, RuleRef rule, const Cube* cube) noexcept nogil:
        """The rule at hand as a block."""
        cdef uint32_t at = cube.start, gap, end, k
        self.source_words.clear()
        self.target_words.clear()
        self.positions.clear()
        for gap in range(cube.arity + 1):
            end = cube.gap_start[gap] if gap < cube.arity else cube.end
            while at < end:
                self.source_words.push_back(self.rules.sentence[at])
                self.positions.push_back(at)
                at += 1
            if gap < cube.arity:
                at = cube.gap_end[gap]
        for k in range(rule.length):
            if rule.target[k] < <token_t>GAP:
                self.target_words.push_back(
                    UNK if rule.target[k] >= <token_t>PASS_THROUGH else rule.target[k]
                )
        self.block.source = self.source_words.data()
        self.block.source_length = <uint32_t>self.source_words.size()
        self.block.target = self.target_words.data()
        self.block.target_length = <uint32_t>self.target_words.size()
        self.block.links, self.block.link_count = rule.links, rule.link_count
        self.block.breaks = 0
        self.block.tree = NULL

    cdef float _insertions(self, RuleRef rule) noexcept nogil:
        cdef size_t key = <size_t>rule
        cdef float total = 0.0
        cdef uint32_t k
        if self.known.count(key):
            return self.known[key]
        for k in range(self.block.target_length):
            if is_unlinked(&self.block, k):
                total += self.scorer.inserted(
                    self.rules.sentence.data(), <uint32_t>self.rules.sentence.size(),
                    self.block.target[k], self.scratch,
                )
        self.known[key] = total
        return total
