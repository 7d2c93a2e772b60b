"""Rules of a sentence by the span they fit: what a chart is filled from.

Found once, before anything is filled: from each position on, a source side is read symbol by symbol
for as long as the grammar has rules that begin like that; a gap takes any number of words. Each fit
is a cube: rules by hypotheses of the first gap by those of the second, and so on.

In a typed grammar a gap takes a span only with a label that rules give to it, so that spans are
gone through from short to long (CKY+, Chappelier & Rajman 1998): beginnings of source sides are
kept by where they end. A phrase that is offered beside the grammar may have each label that rules
give to its span, or that an unknown word may have.
"""

cimport cython
from libc.math cimport log
from libc.stdint cimport uint32_t
from libcpp.algorithm cimport nth_element
from libcpp.vector cimport vector

from postil.models.grammar.occurrence cimport (
    FIRST_GAP, FIRST_WORD, MOST_GAPS, MOST_SYMBOLS, MOST_TAILS,
)
from postil.models.phrase_table.keys cimport extend_key
from postil.models.session.table cimport MAX_PHRASE
from postil.search.grammar.rules cimport RuleList, RuleRef, RuleTable
from postil.types.ids cimport key_t, token_t

import numpy as np


cdef float UNLIKELY = -20.0     # estimate of what no rule translates


cdef bint likelier(const Labelled& left, const Labelled& right) noexcept nogil:
    if left.estimate != right.estimate:
        return left.estimate > right.estimate
    return left.label < right.label


@cython.final
cdef class SpanRules:
    """Rules of the sentence at hand.

    Parameters
    ----------
    rules : RuleTable
    span_limit : int
        Source words of the longest span that a rule of the grammar covers.
    label_limit : int
        Labels of a span that gaps of typed rules may have: those with the best derivations, rule by
        rule.
    """

    def __init__(self, RuleTable rules not None, int span_limit, int label_limit=1000):
        self.rules = rules
        self.span_limit = span_limit
        self.label_limit = label_limit
        self.widest = max(span_limit, MAX_PHRASE)
        for label, root in rules.grammar.unknown or [(0, 0.0)]:
            self.unknown.push_back(Share(label, root))

    cdef void begin(self, const token_t* sentence, int length) except *:
        cdef uint32_t start
        cdef Cube cube
        cdef token_t side[MOST_SYMBOLS]
        self.rules.begin(sentence, length)
        self.cubes.clear()
        self.own.clear()
        self.waiting.assign(length * (self.widest + 1), vector[uint32_t]())
        self.reserved.assign(length, 0)
        self.known.assign(length, 0)
        self.lists = <uint32_t>self.waiting.size()
        self.labels.assign(self.waiting.size(), vector[Labelled]())
        self.estimates.assign(self.waiting.size(), 0.0)
        self.offered.assign(self.waiting.size(), 0)
        if self.rules.grammar.typed:
            return  # once it is known what is offered
        with nogil:
            for start in range(<uint32_t>length):
                cube.start, cube.arity = start, 0
                self._match(start, start, 0, 0, &cube, side, False)

    cdef void note_known(self) noexcept nogil:
        cdef uint32_t start
        for start in range(<uint32_t>self.rules.sentence.size()):
            self.known[start] = self._is_known(start)

    cdef bint finish(self, bint copy_deprived) noexcept nogil:
        cdef bint left = False
        cdef size_t k
        cdef uint32_t start
        cdef Cube cube
        cube.arity = 0
        for start in range(<uint32_t>self.rules.sentence.size()):
            if self.reserved[start] or self._is_known(start):
                continue
            if self.known[start] and not copy_deprived:
                left = True
            else:
                self.own.emplace_back()
                for k in range(self.unknown.size()):
                    self.own.back().push_back(self.rules.pass_through(
                        <int>start, self.unknown[k].label, self.unknown[k].root
                    ))
                    self._label(self.place(start, start + 1), self.unknown[k].label, UNLIKELY)
                cube.start = start
                self._wait(cube, &self.own.back(), start + 1)
        return left

    cdef size_t place(self, uint32_t start, uint32_t end) noexcept nogil:
        return <size_t>start * (self.widest + 1) + end - start

    cdef void reserve(self, uint32_t first, uint32_t last) noexcept nogil:
        cdef size_t span, k, kept
        cdef uint32_t which
        for k in range(first, last):
            self.reserved[k] = 1
        for span in range(self.waiting.size()):
            kept = 0
            for k in range(self.waiting[span].size()):
                which = self.waiting[span][k]
                if not translates_in(&self.cubes[which], first, last):
                    self.waiting[span][kept] = which
                    kept += 1
            self.waiting[span].resize(kept)

    cdef int take(self, extra, constraints) except -1:
        if self.rules.grammar.typed:
            for term in (*constraints.forced, *constraints.preferred):
                self._mark(term.start, term.end)
            for option, _ in extra:
                self._mark(option.start, option.end)
            with nogil:
                self._recognise()
        for option, dense in extra:
            self.check_phrase(option.start, option.end)
            if option.only:
                self.reserve(option.start, option.end)
            self.offer(option, dense)
        return 0

    cdef int check_phrase(self, Py_ssize_t start, Py_ssize_t end) except -1:
        cdef Py_ssize_t length = <Py_ssize_t>self.rules.sentence.size()
        if not 0 <= start < end <= length or end - start > self.widest:
            raise ValueError(f"no span [{start}, {end}) in a sentence of {length} words")
        return 0

    cdef int _mark(self, Py_ssize_t start, Py_ssize_t end) except -1:
        self.check_phrase(start, end)
        self.offered[self.place(start, end)] = 1
        return 0

    cdef int offer(self, option, dense) except -1:
        cdef int start = option.start, end = option.end
        cdef const float[::1] values = np.ascontiguousarray(dense, dtype=np.float32)
        cdef size_t place = self.place(start, end), k
        cdef vector[Labelled] labels = self.labels[place]
        cdef Labelled none
        cdef float root = 0.0
        cdef Cube cube
        cdef size_t address
        if self.rules.grammar.typed:
            root = -<float>log(max(<size_t>1, labels.size()))
        else:
            none.label = none.list = 0
            labels.push_back(none)
        self.own.emplace_back()
        for k in range(labels.size()):
            address = self.rules.add(option, values, labels[k].label, root)
            self.own.back().push_back(<RuleRef>address)
        cube.start, cube.arity = start, 0
        self._place_gaps(&cube, option.gaps)
        self._wait(cube, &self.own.back(), end)
        return 0

    cdef int _place_gaps(self, Cube* cube, gaps) except -1:
        """Gaps of a rule that is offered: anything may fill them."""
        cdef uint32_t start, end
        for start, end in gaps:
            cube.gap_start[cube.arity], cube.gap_end[cube.arity] = start, end
            cube.tail[cube.arity] = <uint32_t>self.place(start, end)
            cube.arity += 1
        return 0

    cdef uint32_t list_of(self, size_t place, token_t label) noexcept nogil:
        cdef size_t k
        for k in range(self.labels[place].size()):
            if self.labels[place][k].label == label:
                return self.labels[place][k].list
        return NO_LIST

    cdef void _label(self, size_t place, token_t label, float estimate) noexcept nogil:
        """Give a label to a span, or a better derivation to one that it has."""
        cdef Labelled found
        cdef size_t k
        for k in range(self.labels[place].size()):
            if self.labels[place][k].label == label:
                if estimate > self.labels[place][k].estimate:
                    self.labels[place][k].estimate = estimate
                    self.estimates[self.labels[place][k].list] = estimate
                return
        found.label, found.list, found.estimate = label, self.lists, estimate
        self.lists += 1
        self.estimates.push_back(estimate)
        self.labels[place].push_back(found)

    cdef void _keep_labels(self, size_t place) noexcept nogil:
        """Leave a span the labels with the best derivations."""
        if self.labels[place].size() > self.label_limit:
            nth_element(
                self.labels[place].begin(), self.labels[place].begin() + self.label_limit,
                self.labels[place].end(), &likelier,
            )
            self.labels[place].resize(self.label_limit)

    # -- typed rules

    cdef void _recognise(self) noexcept nogil:
        """Everything that fits, span by span, those within before those around them."""
        cdef uint32_t length = <uint32_t>self.rules.sentence.size(), start, end
        cdef vector[vector[Begun]] begun
        cdef Begun empty
        empty.key, empty.count, empty.cube.arity = 0, 0, 0
        for start in range(length - 1, -1, -1):
            begun.assign(self.widest + 1, vector[Begun]())
            empty.cube.start = start
            begun[0].push_back(empty)
            for end in range(start + 1, min(length, start + <uint32_t>self.widest) + 1):
                if end - start <= <uint32_t>self.span_limit:
                    self._extend(start, end, begun)
                self._keep_labels(self.place(start, end))
                if self.offered[self.place(start, end)] or (
                    end == start + 1 and self.labels[self.place(start, end)].empty()
                ):
                    self._label_unknown(start, end)
                if end - start < <uint32_t>self.span_limit:
                    self._take_gap(&begun[0][0], start, end, begun[end - start])

    cdef void _extend(
        self, uint32_t start, uint32_t end, vector[vector[Begun]]& begun
    ) noexcept nogil:
        """Beginnings that end at ``end``: by a word, or by a gap that is not all of them."""
        cdef token_t word = self.rules.grammar.first_word + self.rules.sentence[end - 1]
        cdef vector[Begun]* found = &begun[end - start]
        cdef vector[Begun]* before = &begun[end - 1 - start]
        cdef uint32_t at
        cdef size_t k
        cdef Begun item
        for k in range(before.size()):
            if before.at(k).count == MOST_SYMBOLS:
                continue
            item = before.at(k)
            item.side[item.count] = word
            item.key = extend_key(item.key, word)
            item.count += 1
            if self.rules.grammar.may_begin(item.key):
                self._complete(&item, end)
                found.push_back(item)
        for at in range(start + 1, end):
            if not self.labels[self.place(at, end)].empty():
                for k in range(begun[at - start].size()):
                    self._take_gap(&begun[at - start][k], at, end, begun[end - start])

    cdef void _take_gap(
        self, const Begun* item, uint32_t at, uint32_t end, vector[Begun]& found
    ) noexcept nogil:
        """Go on with a gap that has any of the labels of ``[at, end)``."""
        cdef vector[Labelled]* labels = &self.labels[self.place(at, end)]
        cdef uint32_t gap = item.cube.arity
        cdef Begun longer
        cdef key_t key
        cdef size_t k
        if item.count == MOST_SYMBOLS or gap == MOST_TAILS:
            return
        for k in range(labels.size()):
            key = extend_key(item.key, labels.at(k).label)
            if not self.rules.grammar.may_begin(key):
                continue
            longer = item[0]
            longer.key = key
            longer.side[longer.count] = labels.at(k).label
            longer.count += 1
            longer.cube.gap_start[gap], longer.cube.gap_end[gap] = at, end
            longer.cube.tail[gap] = labels.at(k).list
            longer.cube.arity = gap + 1
            if longer.count > 1:
                self._complete(&longer, end)
            found.push_back(longer)

    cdef void _complete(self, const Begun* item, uint32_t end) noexcept nogil:
        """If there are rules with this source side, they fit."""
        cdef RuleList* rules = self.rules.find(
            item.key, &item.side[0], item.count, item.cube.arity
        )
        cdef size_t place = self.place(item.cube.start, end), k
        cdef float gaps = 0.0
        cdef RuleRef rule
        if rules != NULL:
            self._wait(item.cube, rules, end)
            for k in range(item.cube.arity):
                gaps += self.estimates[item.cube.tail[k]]
            for k in range(rules.size()):
                rule = rules.at(k)
                self._label(place, rule.label, rule.estimate + gaps)

    cdef void _label_unknown(self, uint32_t start, uint32_t end) noexcept nogil:
        """Give a span the labels that an unknown word may have."""
        cdef size_t k
        for k in range(self.unknown.size()):
            self._label(self.place(start, end), self.unknown[k].label, UNLIKELY)

    # -- rules without labels

    cdef void _match(
        self, uint32_t start, uint32_t at, int symbols, key_t key, Cube* cube, token_t* side,
        bint after_gap,
    ) noexcept nogil:
        """Read source sides on from ``at``; ``side`` has the symbols so far."""
        cdef uint32_t length = <uint32_t>self.rules.sentence.size(), end
        cdef uint32_t last = min(length, start + <uint32_t>self.span_limit)
        cdef key_t longer
        cdef RuleList* rules
        if symbols == MOST_SYMBOLS or at >= last:
            return
        side[symbols] = FIRST_WORD + self.rules.sentence[at]
        longer = extend_key(key, side[symbols])
        if self.rules.grammar.may_begin(longer):
            rules = self.rules.find(longer, side, symbols + 1, cube.arity)
            if rules != NULL:
                self._wait(cube[0], rules, at + 1)
            self._match(start, at + 1, symbols + 1, longer, cube, side, False)
        if after_gap or cube.arity == MOST_GAPS:
            return
        side[symbols] = FIRST_GAP + cube.arity
        longer = extend_key(key, side[symbols])
        if self.rules.grammar.may_begin(longer):
            cube.arity += 1
            rules = self.rules.find(longer, side, symbols + 1, cube.arity)
            cube.gap_start[cube.arity - 1] = at
            for end in range(at + 1, last + 1):
                cube.gap_end[cube.arity - 1] = end
                cube.tail[cube.arity - 1] = <uint32_t>self.place(at, end)
                if rules != NULL:
                    self._wait(cube[0], rules, end)
                side[symbols] = FIRST_GAP + cube.arity - 1
                self._match(start, end, symbols + 1, longer, cube, side, True)
            cube.arity -= 1

    cdef void _wait(self, Cube cube, RuleList* rules, uint32_t end) noexcept nogil:
        """A cube of the span that ends at ``end``."""
        cube.rules, cube.end = rules, end
        self.waiting[self.place(cube.start, end)].push_back(<uint32_t>self.cubes.size())
        self.cubes.push_back(cube)

    cdef bint _is_known(self, uint32_t start) noexcept nogil:
        """Whether a rule translates a word by itself."""
        cdef vector[uint32_t]* cubes = &self.waiting[self.place(start, start + 1)]
        cdef size_t k
        for k in range(cubes.size()):
            if not self.cubes[cubes.at(k)].rules.empty():
                return True
        return False


cdef inline bint translates_in(const Cube* cube, uint32_t first, uint32_t last) noexcept nogil:
    """Whether a word of the rules of a cube stands in ``[first, last)``."""
    cdef uint32_t at = cube.start, gap
    for gap in range(cube.arity):
        if at < cube.gap_start[gap] and max(at, first) < min(cube.gap_start[gap], last):
            return True
        at = cube.gap_end[gap]
    return max(at, first) < min(cube.end, last)
