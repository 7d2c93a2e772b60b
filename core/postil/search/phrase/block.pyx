"""The block decoder: phrase-based beam search with cube pruning.

Hypotheses are stacked by the number of source words they translate. A stack is filled from *cubes*:
all hypotheses with the same coverage and the same last position (rows, best first) times all
options of one free span (columns, best first). One queue of the cells of all cubes of a stack
hands out the most promising cell; ``pop_limit`` cells are made into hypotheses, equal states are
recombined, and the stack is cut to ``stack_limit`` classes per coverage and position (Huang &
Chiang 2007; mini-stacks as in Hoang et al. 2016). Cells are ranked with the language model of their
first word in its context (``cubes.pyx``): without it, two to three times as many must be made for
the same model scores.

What is still to come is estimated from the words left over (``options.pyx``) and from the jumps
that they will take at least: back to the first of them, and from gap to gap (after Moore & Quirk
2007). Without these, hypotheses that leave words for later look better than they are and fill the
stack: with them, half the cells find the same model scores.

Rows are not hypotheses but classes of them, which differ in the reordering of their last phrase
only (``hypotheses.pyx``), each with the best for the span that follows: with four fifths of the
cells, the same model scores.

``reordering.pyx`` decides which span may come next. Orientation (monotone, swap,
discontinuous) is that of phrases next to each other in the target (Koehn et al. 2005).
"""

cimport cython
from libc.math cimport INFINITY
from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport abs as cabs
from libcpp.algorithm cimport sort

import numpy as np

from postil.features.emission cimport needs_of
from postil.features.parse cimport SourceParse
from postil.search.forbidden cimport HIT, ForbiddenSequences, drop_blocked
from postil.search.cell_heap cimport descending
from postil.search.phrase.contexts cimport ContextPool
from postil.search.phrase.coverage cimport Coverage, CoveragePool
from postil.search.phrase.cubes cimport Cell, CellQueue, CubeEdge, Row
from postil.search.phrase.extra_options cimport add_columns
from postil.search.phrase.features cimport COLUMNS, DISTORTION, LM, LM_CLASSES, LM_FIRST, SESSION_LM
from postil.search.phrase.hypotheses cimport Edge, Hypothesis, HypothesisPool
from postil.search.phrase.options cimport MAX_PHRASE, OptionList, OptionRef, OptionTable
from postil.search.phrase.preferred cimport offer_preferred
from postil.search.phrase.reordering cimport ReorderingRules
from postil.search.phrase.steps cimport Place, sparse_step
from postil.types.ids cimport BOS, token_t

from postil.search.constraints import FREE
from postil.search.settings import SearchOptions

cdef enum:
    NONE = 0xFFFFFFFF


cdef inline uint32_t way_of(const Hypothesis* item, int kind, uint32_t swapped) noexcept nogil:
    """Orientation of a span of a kind after a hypothesis; ``swapped``: where the span ends."""
    return 0 if kind == STRAIGHT else 1 if item.start == swapped else 2


cdef inline Row row_of(const Hypothesis* item, uint32_t number, uint32_t way) noexcept nogil:
    return Row(
        item.score + item.forward[way], item.score, item.forward[way], way, number,
        item.context, item.forbidden,
    )


@cython.final
cdef class BlockDecoder(SentenceSearch):
    """Translates one sentence at a time; one decoder per thread.

    Parameters
    ----------
    options : OptionTable
        The models and the options of the sentence at hand.
    weights : float32 array, shape (COLUMNS,)
    settings : SearchOptions
        Limits of the search; the table limit is that of ``options``. With ``swap`` a block may
        leave one gap before it, no wider than the window, which the very next block must fill.
    """

    def __init__(self, OptionTable options not None, weights, settings=SearchOptions()):
        self.options = options
        self.coverages = CoveragePool()
        self.pool = HypothesisPool()
        self.contexts = ContextPool(options.lm, options.classes, options.session)
        self.queue = CellQueue(options, self.contexts)
        self.pop_limit = settings.pop_limit
        self.stack_limit = settings.stack_limit
        self.rules = ReorderingRules(settings.distortion_limit, settings.swap)
        self.beam = settings.beam
        self.set_weights(weights)

    def set_weights(self, weights):
        """Use other weights from the next sentence on."""
        cdef int k
        self.options.set_weights(weights)
        self.needs = needs_of(0) if self.options.scorer is None else self.options.scorer.needs
        for k in range(COLUMNS):
            self.weights[k] = self.options.weights[k]

    def renew(self, weights, scorer, session):
        """Use what a later version has of these from the next sentence on."""
        self.options.renew(scorer, session)
        self.contexts.session = self.options.session
        self.set_weights(weights)

    def search(self, source, extra=None, constraints=FREE):
        """Translate one sentence.

        If no translation meets the constraints, it is searched again with those of
        ``Constraints.relaxed`` only, and the attribute ``relaxed`` is True afterwards.

        Parameters
        ----------
        source : uint32 array, shape (n,)
        extra : OptionColumns, optional
            Options of this sentence only.
        constraints : Constraints

        Raises
        ------
        ValueError
            A span, wall or zone lies outside the sentence.
        """
        self._search(source, extra, constraints)

    cdef bint _prepare(
        self, const token_t[::1] ids, extra, constraints, bint copy_deprived
    ) except -1:
        self.options.begin(&ids[0] if ids.shape[0] else NULL, <int>ids.shape[0])
        if extra is not None:
            add_columns(self.options, extra)
        drop_blocked(self.options, constraints.blocked)
        offer_preferred(self.options, constraints.preferred)
        self.rules.constrain(constraints, self.options)
        for term in constraints.forced:
            self.options.force(term.start, term.end, term.targets)
        self.parse = SourceParse(constraints.constituents)
        self.forbidden = ForbiddenSequences(constraints.forbidden)
        self.forbidden.drop_from(self.options)
        return self.options.finish(copy_deprived)

    # -- results of the last search

    @property
    def score(self):
        """Model score of the best derivation (natural log)."""
        return self.pool.items[self.goal].score

    def tokens(self):
        """Target ids of the best derivation, uint32 array; pass-through ids are not resolved."""
        cdef vector[uint32_t] path
        self.pool.best_path(self.goal, path)
        cdef vector[token_t] words
        cdef OptionRef option
        cdef size_t k
        for k in range(path.size()):
            option = self.pool.edges[path[k]].option
            words.insert(words.end(), option.target, option.target + option.length)
        return np.array(words, dtype=np.uint32)

    # -- search, from the outside in

    cdef bint _run(self) noexcept nogil:
        cdef int length = <int>self.options.sentence.size()
        cdef int covered
        cdef uint32_t group, first
        self._begin(length)
        for covered in range(length):
            if covered:
                self._fill(covered)
            first = <uint32_t>self.groups.size()
            self._prune(covered)
            for group in range(first, <uint32_t>self.groups.size()):
                self._expand(group)
        if length:
            self._fill(length)
        self._end_sentence(length)
        return self.pool.items[self.goal].best != NONE

    cdef void _begin(self, int length) noexcept nogil:
        cdef Hypothesis first
        cdef int covered
        self.expanded = 0
        self.memo.clear()
        self.reorders = self.options.table.reordering != NULL
        self.coverages.reset(length, self.options)
        self.pool.begin_sentence(self.needs, self.reorders)
        self.rows.clear()
        self.contexts.begin_sentence(<size_t>length * <size_t>self.pop_limit)
        self.groups.clear()
        self.leaders.clear()
        if <int>self.stacks.size() < length + 1:
            self.stacks.resize(length + 1)
            self.cubes.resize(length + 1)
        for covered in range(length + 1):
            self.stacks[covered].clear()
            self.cubes[covered].clear()
        first.score = 0.0
        first.coverage = first.start = first.end = first.alike = first.forbidden = first.context = 0
        first.best = first.edges = NONE
        first.last[0] = first.last[1] = first.pair[0] = first.pair[1] = BOS
        first.forward[0] = first.forward[1] = first.forward[2] = 0.0
        self.pool.items.push_back(first)
        self.stacks[0].push_back(0)
        self.queue.begin_sentence()

    cdef void _fill(self, int covered) noexcept nogil:
        """Make the stack of ``covered`` words from its cubes."""
        cdef vector[CubeEdge]* cubes = &self.cubes[covered]
        cdef size_t k
        cdef const Cell* cell
        self.queue.take_best(cubes[0], self.rows, <size_t>self.pop_limit)
        self.pool.begin_stack()
        for k in range(self.queue.taken.size()):
            cell = &self.queue.taken[k]
            self._extend(&cubes.at(cell.cube), cell[0], covered)
        self.expanded += self.queue.taken.size()

    cdef void _extend(self, const CubeEdge* cube, const Cell& cell, int covered) noexcept nogil:
        """Make the hypothesis of a cell."""
        cdef const Row* tail = &self.rows[cube.first + cell.row]
        cdef OptionRef option = self.queue.columns[cell.column].option
        cdef Hypothesis made
        cdef Edge edge
        cdef int way
        made.forbidden = 0
        if not self.forbidden.none():
            made.forbidden = self.forbidden.after(tail.forbidden, option)
            if made.forbidden == HIT:
                return
        made.context = self.contexts.score_phrase(tail.context, option, &edge.lm_scores)
        edge.tail, edge.start = tail.hypothesis, cube.start
        edge.next, edge.option = NONE, option
        edge.score = (
            option.score + self.weights[LM] * edge.lm_scores.lm
            + self.weights[LM_FIRST] * edge.lm_scores.first
            + self.weights[SESSION_LM] * edge.lm_scores.session
            + self.weights[LM_CLASSES] * edge.lm_scores.classes
            + cube.moved + option.backward[tail.way] + tail.forward
        )
        made.coverage, made.start, made.end = cube.coverage, cube.start, cube.end
        if self.needs.step:
            edge.score += self._sparse_step(&self.pool.items[tail.hypothesis], option, &made)
        made.score = tail.score + edge.score
        for way in range(3):
            made.forward[way] = option.forward[way]
        made.best = <uint32_t>self.pool.edges.size()
        made.edges = made.best
        self.pool.edges.push_back(edge)
        self.pool.add(made, self.stacks[covered])

    cdef float _sparse_step(
        self, const Hypothesis* tail, OptionRef option, Hypothesis* made
    ) noexcept nogil:
        cdef Place before, now
        cdef float score
        before.start, before.end = tail.start, tail.end
        before.option = self.pool.edges[tail.best].option if tail.best != NONE else NULL
        before.last[0], before.last[1] = tail.last[0], tail.last[1]
        before.pair[0], before.pair[1] = tail.pair[0], tail.pair[1]
        now.start, now.end, now.option = made.start, made.end, option
        score = sparse_step(
            self.options.scorer, self.options.sentence.data(),
            <uint32_t>self.options.sentence.size(), &self.parse.parse, &before, &now, &self.memo,
            self.scratch,
        )
        made.last[0], made.last[1] = now.last[0], now.last[1]
        made.pair[0], made.pair[1] = now.pair[0], now.pair[1]
        return score

    cdef float _priority(self, const Hypothesis* item) noexcept nogil:
        """Score, and what is still to come."""
        return item.score + self._rest(item.coverage, item.end)

    cdef float _rest(self, uint32_t coverage, uint32_t end) noexcept nogil:
        """Future cost of a coverage whose last phrase ends at ``end``, with the least distortion.

        What jumps cost beyond distance (``WordDistortion``) is not foreseen.
        """
        cdef const Coverage* done = &self.coverages.items[coverage]
        cdef int jumps = <int>done.between
        if <int>done.first_gap < self.coverages.length:
            jumps += cabs(<int>end - <int>done.first_gap)
        return done.future - self.weights[DISTORTION] * jumps

    cdef void _prune(self, int covered) noexcept nogil:
        """Sort the classes of the stack into groups of equal coverage and end."""
        cdef vector[uint32_t]* stack = &self.stacks[covered]
        cdef uint64_t key = <uint64_t>-1
        cdef size_t k
        cdef const Hypothesis* item
        cdef Group* group
        self._find_floor(stack[0])
        self.ranking.clear()
        for k in range(stack.size()):
            item = &self.pool.items[stack.at(k)]
            self.ranking.push_back(
                Ranked((<uint64_t>item.coverage << 32) | item.end, stack.at(k))
            )
        sort(self.ranking.begin(), self.ranking.end())
        for k in range(self.ranking.size()):
            if self.ranking[k].first != key:
                key = self.ranking[k].first
                self.groups.push_back(Group(
                    <uint32_t>(key >> 32), <uint32_t>key, <uint32_t>self.leaders.size(), 0, 0
                ))
            self.leaders.push_back(self.ranking[k].second)
            group = &self.groups.back()
            group.count += 1
            group.lengths |= self.pool.lengths(self.ranking[k].second)

    cdef void _find_floor(self, const vector[uint32_t]& stack) noexcept nogil:
        """The least priority that the beam leaves."""
        cdef size_t k
        cdef const Hypothesis* item
        self.floor = -INFINITY
        for k in range(stack.size() if self.beam > 0.0 else 0):
            item = &self.pool.items[self.pool.best_of_class(stack[k])]
            self.floor = max(self.floor, self._priority(item) - self.beam)

    cdef const Line* _line(self, uint32_t group, int kind) noexcept nogil:
        """Rows of a group for spans of a kind; without reordering models all kinds are one."""
        if not self.reorders:
            kind = STRAIGHT
        if not self.lines[kind].made:
            self._line_up(group, kind)
        return &self.lines[kind]

    cdef void _line_up(self, uint32_t group, int kind) noexcept nogil:
        """Rows of a group, best first: of each class the best that goes on in the same way.

        The others of the class would lead to the same hypotheses, and to no better score.
        """
        cdef Line* line = &self.lines[kind]
        cdef const Group* classes = &self.groups[group]
        cdef const Hypothesis* item
        cdef uint32_t swapped = NONE, k, number
        if kind != STRAIGHT and kind != ASIDE:
            swapped = classes.end - <uint32_t>kind
        self.order.clear()
        for k in range(classes.first, classes.first + classes.count):
            self._rank_class(self.leaders[k], kind, swapped)
        sort(self.order.begin(), self.order.end())
        line.made = True
        line.first = <uint32_t>self.rows.size()
        line.count = min(<uint32_t>self.order.size(), <uint32_t>self.stack_limit)
        for k in range(line.count):
            number = <uint32_t>self.order[k]
            item = &self.pool.items[number]
            self.rows.push_back(row_of(item, number, way_of(item, kind, swapped)))

    cdef void _rank_class(self, uint32_t first, int kind, uint32_t swapped) noexcept nogil:
        """Put the best of a class, for each way to go on, among those to be ordered."""
        cdef uint32_t[3] best
        cdef float[3] ahead
        cdef uint32_t member = first, way
        cdef const Hypothesis* item = &self.pool.items[first]
        if item.alike == first and self.beam <= 0.0:
            way = way_of(item, kind, swapped)
            self.order.push_back(
                (<uint64_t>descending(item.score + item.forward[way]) << 32) | first
            )
            return
        best[0] = best[1] = best[2] = NONE
        ahead[0] = ahead[1] = ahead[2] = -INFINITY
        while True:
            item = &self.pool.items[member]
            way = way_of(item, kind, swapped)
            if item.score + item.forward[way] > ahead[way] and (
                self.beam <= 0.0 or self._priority(item) >= self.floor
            ):
                ahead[way], best[way] = item.score + item.forward[way], member
            member = item.alike
            if member == first:
                break
        for way in range(3):
            if best[way] != NONE:
                self.order.push_back((<uint64_t>descending(ahead[way]) << 32) | best[way])

    cdef void _expand(self, uint32_t group) noexcept nogil:
        """Add a cube for every free span that may follow the group's hypotheses."""
        cdef uint32_t coverage_id = self.groups[group].coverage
        cdef int previous = <int>self.groups[group].end
        cdef Coverage coverage = self.coverages.items[coverage_id]
        cdef int length = <int>self.options.sentence.size()
        cdef int start, end, kind, last = length
        cdef OptionList* options
        cdef float moved
        for kind in range(LINES):
            self.lines[kind].made = False
        if self.rules.distortion_limit >= 0:
            last = max(previous, <int>coverage.first_gap) + self.rules.distortion_limit + 1
            last = min(length, last)
        for start in range(<int>coverage.first_gap, last):
            moved = self.options.jump_score(previous, start)
            for end in range(start + 1, min(length, start + MAX_PHRASE) + 1):
                if self.coverages.has(coverage_id, end - 1):
                    break
                options = self.options.span(start, end)
                if not options.empty() and self.rules.allow(
                    self.coverages, self.options, coverage_id, previous, start, end
                ):
                    self._add_cube(group, start, end, moved)

    cdef void _add_cube(self, uint32_t group, int start, int end, float moved) noexcept nogil:
        cdef int before = <int>self.groups[group].end - end, kind = ASIDE
        cdef const Line* line
        cdef CubeEdge cube
        if start == <int>self.groups[group].end:
            kind = STRAIGHT
        elif 0 < before <= MAX_PHRASE and self.groups[group].lengths >> before & 1:
            kind = before
        line = self._line(group, kind)
        if not line.count:
            return
        cube.span = start * MAX_PHRASE + end - start - 1
        cube.first, cube.height = line.first, line.count
        cube.start, cube.end = <uint32_t>start, <uint32_t>end
        cube.coverage = self.coverages.extend(
            self.groups[group].coverage, start, end, self.options
        )
        if self.coverages.items[cube.coverage].future == -INFINITY:
            return  # no phrases translate the rest
        cube.shift = moved + self._rest(cube.coverage, cube.end)
        cube.moved = moved
        self.cubes[self.coverages.items[cube.coverage].covered].push_back(cube)

    cdef void _end_sentence(self, int length) noexcept nogil:
        """One goal node, reached from every complete hypothesis over the end-of-sentence LM."""
        cdef Hypothesis goal
        cdef Edge edge
        cdef size_t k
        cdef uint32_t tail
        goal.score = -INFINITY
        goal.best = goal.edges = NONE
        goal.forbidden = 0
        for k in range(self.stacks[length].size()):
            tail = self.pool.best_of_class(self.stacks[length][k])
            edge.tail = tail
            edge.option = NULL
            edge.start = 0
            self.contexts.score_end(self.pool.items[tail].context, &edge.lm_scores)
            edge.score = self.weights[LM] * edge.lm_scores.lm
            edge.score += self.weights[SESSION_LM] * edge.lm_scores.session
            edge.score += self.weights[LM_CLASSES] * edge.lm_scores.classes
            edge.next = goal.edges
            goal.edges = <uint32_t>self.pool.edges.size()
            if self.pool.items[tail].score + edge.score > goal.score:
                goal.score = self.pool.items[tail].score + edge.score
                goal.best = goal.edges
            self.pool.edges.push_back(edge)
        self.goal = <uint32_t>self.pool.items.size()
        self.pool.items.push_back(goal)
