"""The block decoder: phrase-based beam search with cube pruning.

Hypotheses are stacked by the number of source words they translate. A stack is filled from *cubes*:
all hypotheses with the same coverage and the same last position (rows, best first) times all
options of one free span (columns, best first). One heap over the cells of all cubes of a stack
hands out the most promising cell; ``pop_limit`` cells are made into hypotheses, equal states are
recombined, and the stack is cut to ``stack_limit`` hypotheses per coverage and position (Huang &
Chiang 2007; mini-stacks as in Hoang et al. 2016). Everything but the language model of the boundary
words is known before a cell is made, so the heap is ordered by the exact rest plus the option's
estimate: no cell is scored that does not become a hypothesis.

What is still to come is estimated from the words left over (``options.pyx``) and from the jumps
that they will take at least: back to the first of them, and from gap to gap (after Moore & Quirk
2007). Without these, hypotheses that leave words for later look better than they are and fill the
stack: with them, half the cells find the same model scores.

What a hypothesis must remember (its state): coverage, end and start of the last phrase, LM state,
the last phrase's forward reordering scores, and how far a forbidden sequence has come. Hypotheses
with equal states are one node; every way to reach it is kept as an edge: search leaves a forest.

Which span may come next is for ``reordering.pyx`` to say. Orientation (monotone, swap,
discontinuous) is that of phrases next to each other in the target (Koehn et al. 2005).
"""

cimport cython
from libc.math cimport INFINITY
from libc.stdint cimport uint32_t, uint64_t
from libc.stdlib cimport abs as cabs
from libc.string cimport memcmp
from libcpp.algorithm cimport sort

import numpy as np

from postil.features.emission cimport needs_of
from postil.features.parse cimport SourceParse
from postil.search.forbidden cimport HIT, ForbiddenSequences, drop_blocked
from postil.search.phrase.cell_heap cimport descending
from postil.search.phrase.contexts cimport ContextPool
from postil.search.phrase.coverage cimport Coverage, CoveragePool
from postil.search.phrase.cubes cimport Cell, CellQueue, CubeEdge, Row, ordering
from postil.search.phrase.extra_options cimport add_columns
from postil.search.phrase.features cimport COLUMNS, DISTORTION, LM, LM_FIRST, SESSION_LM
from postil.search.phrase.options cimport MAX_PHRASE, OptionList, OptionRef, OptionTable
from postil.search.phrase.preferred cimport offer_preferred
from postil.search.phrase.reordering cimport ReorderingRules
from postil.search.phrase.steps cimport Place, sparse_step
from postil.types.ids cimport BOS, token_t

from postil.search.constraints import FREE
from postil.search.settings import SearchOptions

cdef enum:
    NONE = 0xFFFFFFFF

# Cells ahead of the one at hand that something is fetched for.
cdef enum:
    FETCH_MEMO = 8
    FETCH_NGRAMS = 4


cdef inline Row row_of(const Hypothesis* item, uint32_t number) noexcept nogil:
    cdef Row row
    cdef int way
    row.score = item.score
    for way in range(3):
        row.forward[way] = item.forward[way]
    row.hypothesis, row.start = number, item.start
    row.context, row.forbidden = item.context, item.forbidden
    return row


@cython.final
cdef class BlockDecoder:
    """Translates one sentence at a time; one decoder per thread.

    Parameters
    ----------
    options : OptionTable
        The models and the options of the sentence at hand.
    weights : float32 array, shape (COLUMNS,)
    settings : SearchOptions
        How widely it looks; the table limit is that of ``options``. With ``swap`` a block may leave
        one gap before it, no wider than the window, which the very next block must fill.
    """

    def __init__(self, OptionTable options not None, weights, settings=SearchOptions()):
        self.options = options
        self.coverages = CoveragePool()
        self.queue = CellQueue()
        self.contexts = ContextPool(options.lm, options.session)
        self.pop_limit = settings.pop_limit
        self.stack_limit = settings.stack_limit
        self.rules = ReorderingRules(settings.distortion_limit, settings.swap)
        self.beam = settings.beam
        self.needs = needs_of(0) if options.scorer is None else options.scorer.needs
        self.set_weights(weights)

    def set_weights(self, weights):
        """Use other weights from the next sentence on."""
        cdef int k
        self.options.set_weights(weights)
        for k in range(COLUMNS):
            self.weights[k] = self.options.weights[k]

    def search(self, source, extra=None, constraints=FREE):
        """Translate one sentence.

        ``relaxed`` tells afterwards whether the constraints left no translation; then it is as if
        only the forced and the blocked had been asked for.

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
        cdef const token_t[::1] ids = np.ascontiguousarray(source, dtype=np.uint32)
        self._prepare(ids, extra, constraints)
        with nogil:
            self._run()
        self.relaxed = self.hypotheses[self.goal].best == NONE
        if self.relaxed:
            self._prepare(ids, extra, constraints.relaxed())
            with nogil:
                self._run()

    def _prepare(self, const token_t[::1] ids, extra, constraints):
        self.options.begin(&ids[0] if ids.shape[0] else NULL, <int>ids.shape[0])
        if extra is not None:
            add_columns(self.options, extra)
        drop_blocked(self.options, constraints.blocked)
        offer_preferred(self.options, constraints.preferred)
        self.rules.constrain(constraints.walls, constraints.zones, self.options)
        for term in constraints.forced:
            self.options.force(term.start, term.end, term.targets)
        self.parse = SourceParse(constraints.constituents)
        self.forbidden = ForbiddenSequences(constraints.forbidden)
        self.forbidden.drop_from(self.options)
        self.options.finish()

    # -- results of the last search

    @property
    def score(self):
        """Model score of the best derivation (natural log)."""
        return self.hypotheses[self.goal].score

    def tokens(self):
        """Target ids of the best derivation, uint32 array; pass-through ids are not resolved."""
        cdef vector[uint32_t] path
        self.best_path(path)
        cdef list tokens = []
        cdef size_t k
        cdef uint32_t j
        for k in range(path.size()):
            for j in range(self.edges[path[k]].option.length):
                tokens.append(self.edges[path[k]].option.target[j])
        return np.array(tokens, dtype=np.uint32)

    cdef void best_path(self, vector[uint32_t]& path) noexcept:
        """Edges of the best derivation, first phrase first; the end-of-sentence edge is left out.
        """
        cdef uint32_t node = self.goal, edge, swap
        cdef size_t k
        path.clear()
        while self.hypotheses[node].best != NONE:
            edge = self.hypotheses[node].best
            if self.edges[edge].option != NULL:
                path.push_back(edge)
            node = self.edges[edge].tail
        for k in range(path.size() // 2):
            swap = path[k]
            path[k] = path[path.size() - 1 - k]
            path[path.size() - 1 - k] = swap

    # -- search, from the outside in

    cdef void _run(self) noexcept nogil:
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

    cdef void _begin(self, int length) noexcept nogil:
        cdef Hypothesis first
        cdef int covered
        self.expanded = 0
        self.memo.clear()
        self.reorders = self.options.table.reordering != NULL
        self.coverages.reset(length, self.options)
        self.hypotheses.clear()
        self.edges.clear()
        self.rows.clear()
        self.contexts.begin_sentence()
        self.groups.clear()
        if <int>self.stacks.size() < length + 1:
            self.stacks.resize(length + 1)
            self.cubes.resize(length + 1)
        for covered in range(length + 1):
            self.stacks[covered].clear()
            self.cubes[covered].clear()
        first.score = 0.0
        first.coverage = 0
        first.start = 0
        first.end = 0
        first.best = NONE
        first.edges = NONE
        first.forbidden = 0
        first.last[0] = first.last[1] = first.pair[0] = first.pair[1] = BOS
        first.forward[0] = first.forward[1] = first.forward[2] = 0.0
        first.context = 0
        self.hypotheses.push_back(first)
        self.stacks[0].push_back(0)

    cdef void _fill(self, int covered) noexcept nogil:
        """Make the stack of ``covered`` words from its cubes.

        Which cells are taken does not depend on the hypotheses made of them: when one is made, what
        the next ones need is already on its way into the processor's cache.
        """
        cdef vector[CubeEdge]* cubes = &self.cubes[covered]
        cdef size_t k
        cdef const Cell* cell
        self.queue.take_best(cubes[0], self.rows, <size_t>self.pop_limit)
        self.slots.assign(1024, 0)
        for k in range(self.queue.taken.size()):
            self._fetch(covered, k)
            cell = &self.queue.taken[k]
            self._extend(&cubes.at(cell.cube), cell[0], covered)
        self.expanded += self.queue.taken.size()

    cdef void _fetch(self, int covered, size_t made) noexcept nogil:
        """Have what the cells soon after number ``made`` need fetched."""
        cdef const Cell* cell
        cdef const CubeEdge* cube
        if made + FETCH_MEMO < self.queue.taken.size():
            cell = &self.queue.taken[made + FETCH_MEMO]
            cube = &self.cubes[covered][cell.cube]
            self.contexts.fetch_memo(
                self.rows[cube.first + cell.row].context, cube.columns[cell.column]
            )
        if made + FETCH_NGRAMS < self.queue.taken.size():
            cell = &self.queue.taken[made + FETCH_NGRAMS]
            cube = &self.cubes[covered][cell.cube]
            self.contexts.fetch_ngrams(
                self.rows[cube.first + cell.row].context, cube.columns[cell.column]
            )

    cdef void _extend(self, const CubeEdge* cube, const Cell& cell, int covered) noexcept nogil:
        """Make the hypothesis of a cell."""
        cdef const Row* tail = &self.rows[cube.first + cell.row]
        cdef OptionRef option = cube.columns[cell.column]
        cdef Hypothesis made
        cdef Edge edge
        cdef int way
        made.forbidden = 0
        if not self.forbidden.none():
            made.forbidden = self.forbidden.after(tail.forbidden, option)
            if made.forbidden == HIT:
                return
        made.context = self.contexts.say(tail.context, option, &edge.said)
        edge.tail = tail.hypothesis
        edge.start = cube.start
        edge.next = NONE
        edge.option = option
        edge.score = (
            option.score + self.weights[LM] * edge.said.lm
            + self.weights[LM_FIRST] * edge.said.first
            + self.weights[SESSION_LM] * edge.said.session
            + cube.moved + ordering(cube, tail, option)
        )
        made.coverage = cube.coverage
        made.start = cube.start
        made.end = cube.end
        if self.needs.step:
            edge.score += self._sparse_step(&self.hypotheses[tail.hypothesis], option, &made)
        made.score = tail.score + edge.score
        for way in range(3):
            made.forward[way] = option.forward[way]
        made.best = <uint32_t>self.edges.size()
        made.edges = made.best
        self.edges.push_back(edge)
        self._recombine(made, covered)

    cdef float _sparse_step(
        self, const Hypothesis* tail, OptionRef option, Hypothesis* made
    ) noexcept nogil:
        cdef Place before, now
        cdef float score
        before.start, before.end = tail.start, tail.end
        before.option = self.edges[tail.best].option if tail.best != NONE else NULL
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

    cdef void _recombine(self, const Hypothesis& made, int covered) noexcept nogil:
        """Put a hypothesis on its stack, or join it to the one with the same state."""
        cdef size_t mask = self.slots.size() - 1
        cdef uint64_t key = self._state_hash(&made)
        cdef size_t slot = (key >> 32) & mask
        cdef Hypothesis* other
        while self.slots[slot]:
            if <uint32_t>(self.slots[slot] >> 32) == <uint32_t>(key >> 32):
                other = &self.hypotheses[<uint32_t>self.slots[slot] - 1]
                if self._equal(other, &made):
                    self.edges[made.best].next = other.edges
                    other.edges = made.best
                    if made.score > other.score:
                        other.score = made.score
                        other.best = made.best
                    return
            slot = (slot + 1) & mask
        self.hypotheses.push_back(made)
        self.slots[slot] = (key >> 32 << 32) | <uint32_t>self.hypotheses.size()
        self.stacks[covered].push_back(<uint32_t>self.hypotheses.size() - 1)
        if self.stacks[covered].size() * 2 > self.slots.size():
            self._grow_slots()

    cdef bint _equal(self, const Hypothesis* left, const Hypothesis* right) noexcept nogil:
        """Whether two hypotheses can be told apart by nothing that follows."""
        cdef const float* forward
        cdef const float* other
        if left.coverage != right.coverage or left.end != right.end:
            return False
        if left.forbidden != right.forbidden or left.context != right.context:
            return False
        if self.needs.words and (left.last[0] != right.last[0] or left.last[1] != right.last[1]):
            return False
        if self.needs.pair and (left.pair[0] != right.pair[0] or left.pair[1] != right.pair[1]):
            return False
        if self.needs.block and self.edges[left.best].option != self.edges[right.best].option:
            return False
        if not (self.reorders or self.needs.start):
            return True
        if left.start != right.start:
            return False
        if memcmp(left.forward, right.forward, sizeof(left.forward)) != 0:
            return False
        if self.edges[left.best].option == self.edges[right.best].option:
            return True
        forward = self.edges[left.best].option.reordering
        other = self.edges[right.best].option.reordering
        if forward == NULL or other == NULL:
            return forward == other
        return memcmp(forward + 3, other + 3, 3 * sizeof(float)) == 0

    cdef uint64_t _state_hash(self, const Hypothesis* item) noexcept nogil:
        """Of what ``_equal`` compares; its high half is good."""
        cdef uint64_t key = (<uint64_t>item.coverage << 32) | item.context
        key = (key ^ (key >> 29)) * <uint64_t>0x9E3779B97F4A7C15
        key ^= item.end
        if self.reorders or self.needs.start:
            key ^= <uint64_t>item.start << 32
        return (key ^ (key >> 32)) * <uint64_t>0xBF58476D1CE4E5B9

    cdef void _grow_slots(self) noexcept nogil:
        cdef vector[uint64_t] old
        cdef size_t mask = self.slots.size() * 4 - 1
        cdef size_t slot, k
        old.swap(self.slots)
        self.slots.assign(mask + 1, 0)
        for k in range(old.size()):
            if old[k]:
                slot = (old[k] >> 32) & mask
                while self.slots[slot]:
                    slot = (slot + 1) & mask
                self.slots[slot] = old[k]

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
        """Sort the stack into groups of equal coverage and end; keep the best of each."""
        cdef vector[uint32_t]* stack = &self.stacks[covered]
        cdef float floor = -INFINITY
        cdef uint64_t key = <uint64_t>-1
        cdef uint32_t first
        cdef Group* group
        cdef size_t k
        cdef const Hypothesis* item
        self.ranking.clear()
        for k in range(stack.size()):
            item = &self.hypotheses[stack.at(k)]
            if self.beam > 0.0:
                floor = max(floor, self._priority(item) - self.beam)
            self.ranking.push_back(Ranked(
                (<uint64_t>item.coverage << 32) | item.end,
                (<uint64_t>descending(item.score) << 32) | stack.at(k),
            ))
        sort(self.ranking.begin(), self.ranking.end())
        for k in range(self.ranking.size()):
            item = &self.hypotheses[<uint32_t>self.ranking[k].second]
            if self.beam > 0.0 and self._priority(item) < floor:
                continue
            if self.ranking[k].first != key:
                key = self.ranking[k].first
                first = <uint32_t>self.rows.size()
                self.groups.push_back(Group(item.coverage, item.end, first, 0))
            group = &self.groups.back()
            if group.count < <uint32_t>self.stack_limit:
                self.rows.push_back(row_of(item, <uint32_t>self.ranking[k].second))
                group.count += 1

    cdef void _expand(self, uint32_t group) noexcept nogil:
        """Add a cube for every free span that may follow the group's hypotheses."""
        cdef uint32_t coverage_id = self.groups[group].coverage
        cdef int previous = <int>self.groups[group].end
        cdef Coverage coverage = self.coverages.items[coverage_id]
        cdef int length = <int>self.options.sentence.size()
        cdef int start, end, last = length
        cdef OptionList* options
        cdef CubeEdge cube
        cdef float moved
        if self.rules.distortion_limit >= 0:
            last = max(previous, <int>coverage.first_gap) + self.rules.distortion_limit + 1
            last = min(length, last)
        for start in range(<int>coverage.first_gap, last):
            moved = self.options.jump_score(previous, start)
            for end in range(start + 1, min(length, start + MAX_PHRASE) + 1):
                if self.coverages.has(coverage_id, end - 1):
                    break
                options = self.options.span(start, end)
                if options.empty() or not self.rules.allow(
                    self.coverages, self.options, coverage_id, previous, start, end
                ):
                    continue
                cube.columns = options.data()
                cube.width = <uint32_t>options.size()
                cube.first = self.groups[group].first
                cube.height = self.groups[group].count
                cube.monotone = start == previous
                cube.start = <uint32_t>start
                cube.end = <uint32_t>end
                cube.coverage = self.coverages.extend(coverage_id, start, end, self.options)
                cube.shift = moved + self._rest(cube.coverage, cube.end)
                cube.moved = moved
                self.cubes[coverage.covered + end - start].push_back(cube)

    cdef void _end_sentence(self, int length) noexcept nogil:
        """One goal node, reached from every complete hypothesis over the end-of-sentence LM."""
        cdef Hypothesis goal
        cdef Edge edge
        cdef size_t k
        cdef uint32_t tail
        goal.score = -INFINITY
        goal.best = NONE
        goal.edges = NONE
        goal.forbidden = 0
        for k in range(self.stacks[length].size()):
            tail = self.stacks[length][k]
            edge.tail = tail
            edge.option = NULL
            edge.start = 0
            self.contexts.end(self.hypotheses[tail].context, &edge.said)
            edge.score = self.weights[LM] * edge.said.lm
            edge.score += self.weights[SESSION_LM] * edge.said.session
            edge.next = goal.edges
            goal.edges = <uint32_t>self.edges.size()
            if self.hypotheses[tail].score + edge.score > goal.score:
                goal.score = self.hypotheses[tail].score + edge.score
                goal.best = goal.edges
            self.edges.push_back(edge)
        self.goal = <uint32_t>self.hypotheses.size()
        self.hypotheses.push_back(goal)
