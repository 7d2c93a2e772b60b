"""Rest costs and moves of a sentence for the top-down decoder.

What is still to be translated is a stack of spans. A span that fills a gap is covered by one rule;
the rest of the sentence, at the bottom, may be divided: glue covers its first words by a rule and
leaves the others. The rest cost of a span is the best sum of rule estimates that covers it, found
bottom-up; spans that no rules cover are never pushed, so search runs into no dead end.
"""

cimport cython
from libc.math cimport INFINITY
from libc.stdint cimport uint32_t
from libcpp.algorithm cimport nth_element, sort
from libcpp.vector cimport vector

from postil.search.grammar.rules cimport GAP, RuleRef
from postil.search.grammar.span_rules cimport Cube, SpanRules, words_back


cdef bint before(const Move& left, const Move& right) noexcept nogil:
    """Best first; equal ones in the order of cubes and rules, never of addresses."""
    if left.estimate != right.estimate:
        return left.estimate > right.estimate
    if left.cube != right.cube:
        return left.cube < right.cube
    if left.rule.entry != right.rule.entry:
        return left.rule.entry < right.rule.entry
    return left.end < right.end


@cython.final
cdef class Moves:
    """Moves of the sentence at hand.

    Parameters
    ----------
    fits : SpanRules
        Its rules; those whose words do not all come first are left out.
    """

    def __init__(self, SpanRules fits not None):
        self.fits = fits

    cdef void begin(self, float glue, float back, size_t limit) noexcept nogil:
        cdef uint32_t size, start, end
        cdef float found
        self.length = <uint32_t>self.fits.rules.sentence.size()
        self.glue, self.back, self.limit = glue, back, limit
        self.inside.assign(self.fits.waiting.size(), -INFINITY)
        self.rest.assign(self.length + 1, -INFINITY)
        self.by_span.assign(self.fits.waiting.size(), vector[MoveList]())
        self.by_start.assign(self.length + 1, vector[MoveList]())
        self.known_spans.assign(self.fits.waiting.size(), 0)
        self.known_starts.assign(self.length + 1, 0)
        for size in range(1, min(self.length, <uint32_t>self.fits.widest) + 1):
            for start in range(self.length - size + 1):
                self.inside[self.fits.place(start, start + size)] = self._best_inside(
                    start, start + size
                )
        self.rest[self.length] = 0.0
        for start in range(self.length - 1, -1, -1):
            for end in range(start + 1, min(self.length, start + <uint32_t>self.fits.widest) + 1):
                found = self.inside[self.fits.place(start, end)] + glue + self.rest[end]
                self.rest[start] = max(self.rest[start], found)

    cdef float rest_of(self, uint32_t start, uint32_t end, bint divided) noexcept nogil:
        return self.rest[start] if divided else self.inside[self.fits.place(start, end)]

    cdef vector[MoveList]* of(self, uint32_t start, uint32_t end, bint divided) noexcept nogil:
        cdef size_t place
        cdef uint32_t middle
        if not divided:
            place = self.fits.place(start, end)
            if not self.known_spans[place]:
                self.known_spans[place] = 1
                self._collect(start, end, 0.0, 0.0, self.by_span[place])
                self._sort(self.by_span[place])
            return &self.by_span[place]
        if not self.known_starts[start]:
            self.known_starts[start] = 1
            for middle in range(start + 1, min(end, start + <uint32_t>self.fits.widest) + 1):
                self._collect(start, middle, self.rest[middle], self.glue, self.by_start[start])
            self._sort(self.by_start[start])
        return &self.by_start[start]

    cdef float _gaps(self, const Cube* cube) noexcept nogil:
        """Rest cost of what fills the gaps of a cube."""
        cdef float total = 0.0
        cdef uint32_t gap
        for gap in range(cube.arity):
            total += self.inside[self.fits.place(cube.gap_start[gap], cube.gap_end[gap])]
        return total

    cdef float _best_inside(self, uint32_t start, uint32_t end) noexcept nogil:
        cdef vector[uint32_t]* cubes = &self.fits.waiting[self.fits.place(start, end)]
        cdef float best = -INFINITY, gaps
        cdef const Cube* cube
        cdef RuleRef rule
        cdef size_t k, r
        for k in range(cubes.size()):
            cube = &self.fits.cubes[cubes.at(k)]
            gaps = self._gaps(cube)
            if gaps == -INFINITY:
                continue
            for r in range(cube.rules.size()):
                rule = cube.rules.at(r)
                if is_normal(rule):
                    best = max(best, rule.estimate + self.back * words_back(cube, rule) + gaps)
                    break  # rules are in order of their estimates
        return best

    cdef void _collect(
        self, uint32_t start, uint32_t end, float more, float glue, vector[MoveList]& found
    ) noexcept nogil:
        """Moves that cover a span; ``more`` is the rest cost of what glue leaves."""
        cdef vector[uint32_t]* cubes = &self.fits.waiting[self.fits.place(start, end)]
        cdef uint32_t words, gap
        cdef const Cube* cube
        cdef float gaps
        cdef Move move
        cdef size_t k, r
        for k in range(cubes.size()):
            cube = &self.fits.cubes[cubes.at(k)]
            gaps = self._gaps(cube)
            if gaps + more == -INFINITY:
                continue
            words = end - start
            for gap in range(cube.arity):
                words -= cube.gap_end[gap] - cube.gap_start[gap]
            if found.size() <= words:
                found.resize(words + 1)
            move.cube, move.end = cubes.at(k), end
            for r in range(cube.rules.size()):
                move.rule = cube.rules.at(r)
                if is_normal(move.rule):
                    move.score = glue + self.back * words_back(cube, move.rule)
                    move.estimate = move.rule.estimate + move.score + gaps + more
                    move.score += move.rule.score
                    found[words].push_back(move)

    cdef void _sort(self, vector[MoveList]& found) noexcept nogil:
        """Best first, and no more than search can take."""
        cdef size_t words
        for words in range(found.size()):
            if found[words].size() > self.limit:
                nth_element(
                    found[words].begin(), found[words].begin() + self.limit, found[words].end(),
                    &before,
                )
                found[words].resize(self.limit)
            sort(found[words].begin(), found[words].end(), &before)


cdef bint is_normal(RuleRef rule) noexcept nogil:
    """Whether all words of a target side come before its gaps, and there is one if it has any."""
    cdef uint32_t k
    if rule.length and rule.target[0] >= <uint32_t>GAP:
        return False
    for k in range(1, rule.length):
        if rule.target[k] < <uint32_t>GAP and rule.target[k - 1] >= <uint32_t>GAP:
            return False
    return True
