"""Top-down decoding, left to right, with a grammar in target normal form (Watanabe et al. 2007).

The target side of every rule has its words first and its gaps behind them, so a translation grows
from left to right, as with phrases. A hypothesis has its last target words, and a stack of the
source spans that are still to be translated, the next one on top. A rule for the span on top adds
its words and replaces the span by those of its gaps, in target order. The bottom of the stack is
the rest of the sentence; glue may take a rule for its first words and leave the others.

Hypotheses are kept by the number of words they cover and compared by score and rest cost (see
``moves.pyx``). As in the block decoder, a stack is filled by cube pruning: hypotheses with the same
span on top by the moves of that span.
"""

cimport cython
from libc.math cimport INFINITY
from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcmp
from libcpp.vector cimport vector

import numpy as np

from postil.features.joins cimport Ends, ends_hash, forget_first, no_ends, start_ends
from postil.models.lm.model cimport LMState, same_state, state_hash
from postil.models.lm.others cimport MOST_OTHERS, OtherStates, same_states, states_hash
from postil.models.phrase_table.keys cimport extend_key
from postil.models.session.ngrams cimport SessionState, same_session_state
from postil.search.grammar.features cimport BACK_WORDS, COLUMNS, GLUE_COUNT, language_score
from postil.search.grammar.joiner cimport Joiner, Root
from postil.search.grammar.recombination cimport recombine, sort_by_estimate
from postil.search.grammar.restrict cimport restrict
from postil.search.grammar.rules cimport GAP, RuleTable, words_first
from postil.search.grammar.span_rules cimport Cube as Fit
from postil.search.grammar.span_rules cimport SpanRules
from postil.search.cell_heap cimport cell_key, insert, remove_best
from postil.search.topdown.moves cimport Move, MoveList, Moves
from postil.types.ids cimport EOS, token_t

from postil.search.constraints import FREE

cdef enum:
    NONE = 0xFFFFFFFF
    BOTTOM = 0                  # item below which there is nothing to translate
    SPAN_BITS = 6               # a span that is not divided has up to 50 words


cdef extern from *:
    """
    template <class H, class I> struct PostilByTopThenEstimate {
        const std::vector<H>* all;
        const std::vector<I>* items;
        bool operator()(uint32_t a, uint32_t b) const {
            const H& x = (*all)[a];
            const H& y = (*all)[b];
            const I& i = (*items)[x.stack];
            const I& j = (*items)[y.stack];
            if (i.start != j.start) return i.start < j.start;
            if (i.end != j.end) return i.end < j.end;
            if (i.divided != j.divided) return i.divided < j.divided;
            if (x.estimate != y.estimate) return x.estimate > y.estimate;
            return a < b;
        }
    };
    template <class H, class I> static void postil_group(
        const std::vector<H>& all, const std::vector<I>& items, std::vector<uint32_t>& which
    ) {
        std::sort(which.begin(), which.end(), PostilByTopThenEstimate<H, I>{&all, &items});
    }
    """
    void sort_by_top "postil_group"[H, I](
        const vector[H]& all, const vector[I]& items, vector[uint32_t]& which
    ) nogil


# A cell of a cube: a hypothesis by a move.
cdef struct Cell:
    uint32_t cube
    uint32_t row
    uint32_t column


@cython.final
cdef class TopDownDecoder(SentenceSearch):
    """Decodes one sentence at a time; not to be shared between threads.

    Parameters
    ----------
    rules : RuleTable
    weights : float32 array, shape (COLUMNS,)
    settings : TopDownSearchOptions
    """

    def __init__(self, RuleTable rules not None, weights, settings):
        self.rules = rules
        self.pop_limit = settings.pop_limit
        self.stack_limit = settings.stack_limit
        self.fits = SpanRules(rules, settings.span_limit)
        self.moves = Moves(self.fits)
        self.joiner = Joiner(self.fits)
        self.set_weights(weights)

    def set_weights(self, weights):
        """Use other weights from the next sentence on."""
        cdef int k
        self.rules.set_weights(weights)
        for k in range(COLUMNS):
            self.weights[k] = self.rules.weights[k]

    def search(self, source, extra=(), constraints=FREE):
        """Translate one sentence; parameters and errors are those of ``ChartDecoder.search``."""
        self._search(source, extra, constraints)

    cdef bint _prepare(
        self, const token_t[::1] ids, extra, constraints, bint copy_deprived
    ) except -1:
        cdef bint left
        cdef int length = <int>ids.shape[0]
        self.fits.begin(&ids[0] if length else NULL, length)
        self.fits.take(extra, constraints)
        restrict(self.fits, constraints)
        left = self.fits.finish(copy_deprived)
        self.joiner.begin(constraints.constituents)
        return left

    # -- results of the last search

    @property
    def score(self):
        """Model score of the best derivation (natural log)."""
        return self.hypotheses[self.goal].score

    def tokens(self):
        """Target ids of the best derivation, uint32 array; pass-through ids are not resolved."""
        cdef vector[uint32_t] path
        cdef vector[token_t] words
        cdef const Edge* edge
        cdef size_t k
        cdef uint32_t j
        self.best_path(path)
        for k in range(path.size()):
            edge = &self.edges[path[k]]
            for j in range(words_first(edge.rule)):
                words.push_back(edge.rule.target[j])
        return np.array(words, dtype=np.uint32)

    cdef void best_path(self, vector[uint32_t]& path) noexcept:
        """Edges of the best derivation, first words first; the end of the sentence is left out."""
        cdef vector[uint32_t] reversed
        cdef uint32_t edge = self.hypotheses[self.goal].best
        cdef size_t k
        path.clear()
        while edge != NONE:
            if self.edges[edge].rule != NULL:
                reversed.push_back(edge)
            edge = self.hypotheses[self.edges[edge].tail].best
        for k in range(reversed.size()):
            path.push_back(reversed[reversed.size() - 1 - k])

    # -- search

    cdef bint _run(self) noexcept nogil:
        cdef uint32_t length = <uint32_t>self.rules.sentence.size(), covered
        self._begin()
        for covered in range(length):
            if covered:
                self._fill(covered)
            self._expand(covered)
        if length:
            self._fill(length)
        self._end_sentence()
        return self.hypotheses[self.goal].best != NONE

    cdef void _begin(self) noexcept nogil:
        cdef uint32_t length = <uint32_t>self.rules.sentence.size()
        cdef Item bottom
        cdef Root nothing
        cdef Hypothesis first
        self.moves.begin(
            self.weights[GLUE_COUNT], self.weights[BACK_WORDS], <size_t>self.pop_limit
        )
        self.hypotheses.clear()
        self.edges.clear()
        self.items.clear()
        self.known_items.clear()
        self.order.clear()
        self.groups.clear()
        self.stacks.assign(length + 1, vector[uint32_t]())
        self.cubes.assign(length + 1, vector[Cube]())
        self.expanded = 0
        bottom.start = bottom.end = length
        bottom.divided, bottom.below, bottom.rest = False, NONE, 0.0
        nothing.rule = NULL
        nothing.cube, nothing.words = NONE, 0
        bottom.parent = nothing
        self.items.push_back(bottom)
        first.stack = self._push(0, length, True, BOTTOM, &nothing) if length else BOTTOM
        first.score = 0.0
        first.estimate = self.items[first.stack].rest
        first.best = first.edges = NONE
        self.rules.lm.begin_state(&first.state)
        self.rules.session.begin_state(&first.session)
        self.rules.others.begin_states(&first.others)
        start_ends(&first.ends)
        forget_first(&first.ends)
        self.hypotheses.push_back(first)
        if first.estimate > -INFINITY:
            self.stacks[0].push_back(0)

    cdef uint32_t _push(
        self, uint32_t start, uint32_t end, bint divided, uint32_t below,
        const Root* parent
    ) noexcept nogil:
        """Number of the item that puts a span on a stack."""
        cdef uint64_t key = <uint64_t>below << 32 | start << SPAN_BITS
        cdef Item item
        if not divided:
            key |= end - start
        if parent.words:
            key = extend_key(extend_key(parent.words, <token_t>(key >> 32)), <token_t>key)
        if self.known_items.count(key):
            return self.known_items[key]
        item.start, item.end, item.divided, item.below = start, end, divided, below
        item.parent = parent[0]
        item.rest = self.items[below].rest + self.moves.rest_of(start, end, divided)
        self.items.push_back(item)
        self.known_items[key] = <uint32_t>self.items.size() - 1
        return <uint32_t>self.items.size() - 1

    cdef void _expand(self, uint32_t covered) noexcept nogil:
        """Offer what may follow the hypotheses of a stack."""
        cdef vector[uint32_t]* stack = &self.stacks[covered]
        cdef size_t first = 0, last
        cdef Item top, other
        cdef Group group
        sort_by_top(self.hypotheses, self.items, self.stacks[covered])
        while first < stack.size():
            top = self.items[self.hypotheses[stack.at(first)].stack]
            last = first
            while last < stack.size():
                other = self.items[self.hypotheses[stack.at(last)].stack]
                if other.start != top.start or other.end != top.end or other.divided != top.divided:
                    break
                last += 1
            group.first, group.count = <uint32_t>(self.order.size() + first), <uint32_t>(
                last - first
            )
            group.rest = self.moves.rest_of(top.start, top.end, top.divided)
            self._offer(covered, group, top)
            first = last
        self.order.insert(self.order.end(), stack.begin(), stack.end())

    cdef void _offer(self, uint32_t covered, const Group& group, const Item& top) noexcept nogil:
        cdef vector[MoveList]* moves = self.moves.of(top.start, top.end, top.divided)
        cdef uint32_t words
        cdef Cube cube
        cube.group = <uint32_t>self.groups.size()
        self.groups.push_back(group)
        for words in range(1, <uint32_t>moves.size()):
            if not moves.at(words).empty():
                cube.moves = &moves.at(words)
                self.cubes[covered + words].push_back(cube)

    cdef void _fill(self, uint32_t covered) noexcept nogil:
        """Make the stack of ``covered`` words from its cubes."""
        cdef vector[uint64_t] heap
        cdef vector[Cell] cells
        cdef const Cube* cube
        cdef const Group* group
        cdef Cell cell
        cdef int pops = 0
        cdef uint32_t k
        cell.row = cell.column = 0
        self.slots.assign(256, NONE)
        for k in range(<uint32_t>self.cubes[covered].size()):
            cell.cube = k
            cells.push_back(cell)
            insert(heap, cell_key(self._priority(&self.cubes[covered][k], 0, 0), k))
        while not heap.empty() and pops < self.pop_limit:
            cell = cells[<uint32_t>heap.front()]
            remove_best(heap)
            cube = &self.cubes[covered][cell.cube]
            group = &self.groups[cube.group]
            self._make(self.order[group.first + cell.row], &cube.moves.at(cell.column), covered)
            pops += 1
            # each cell has one parent: the next column always, the next row from the first column
            if cell.column + 1 < cube.moves.size():
                cell.column += 1
                cells.push_back(cell)
                insert(heap, cell_key(
                    self._priority(cube, cell.row, cell.column), <uint32_t>cells.size() - 1
                ))
                cell.column -= 1
            if cell.column == 0 and cell.row + 1 < group.count:
                cell.row += 1
                cells.push_back(cell)
                insert(heap, cell_key(
                    self._priority(cube, cell.row, 0), <uint32_t>cells.size() - 1
                ))
        self.expanded += pops
        sort_by_estimate(self.hypotheses, self.stacks[covered])
        if self.stacks[covered].size() > <size_t>self.stack_limit:
            self.stacks[covered].resize(self.stack_limit)

    cdef float _priority(self, const Cube* cube, uint32_t row, uint32_t column) noexcept nogil:
        cdef const Group* group = &self.groups[cube.group]
        return (
            self.hypotheses[self.order[group.first + row]].estimate - group.rest
            + cube.moves.at(column).estimate
        )

    cdef void _make(self, uint32_t tail, const Move* move, uint32_t covered) noexcept nogil:
        """The hypothesis of a cell."""
        cdef LMState state = self.hypotheses[tail].state, after
        cdef SessionState session = self.hypotheses[tail].session, session_after
        cdef OtherStates others = self.hypotheses[tail].others
        cdef Hypothesis made
        cdef Root root
        cdef Edge edge
        cdef float value
        cdef uint32_t k
        cdef int j
        edge.lm = edge.session = 0.0
        for j in range(MOST_OTHERS):
            edge.others.of[j] = 0.0
        for k in range(words_first(move.rule)):
            value = self.rules.lm.score(&state, move.rule.target[k], &after)
            edge.session += self.rules.session.gain(
                &session, move.rule.target[k], value, &session_after
            )
            edge.lm += value
            self.rules.others.read(&others, move.rule.target[k], &edge.others)
            state, session = after, session_after
        edge.rule, edge.cube, edge.tail, edge.next = move.rule, move.cube, tail, NONE
        edge.glued = self.items[self.hypotheses[tail].stack].divided
        made.ends = self.hypotheses[tail].ends
        edge.score = self.joiner.apply(
            move.rule, &self.fits.cubes[move.cube], NULL, &made.ends
        )
        forget_first(&made.ends)
        self.joiner.root_of(move.rule, move.cube, &root)
        edge.score += self.joiner.descend(
            &self.items[self.hypotheses[tail].stack].parent, &root
        )
        edge.score += move.score + self._weighed(&edge)
        made.score = self.hypotheses[tail].score + edge.score
        made.stack = self._stack_after(self.hypotheses[tail].stack, move, &root)
        made.estimate = made.score + self.items[made.stack].rest
        made.state, made.session, made.others = state, session, others
        recombine(
            self.hypotheses, self.edges, self.slots, self.stacks[covered], made, edge,
            hypothesis_hash, equal,
        )

    cdef uint32_t _stack_after(
        self, uint32_t stack, const Move* move, const Root* root
    ) noexcept nogil:
        """The stack where a rule has taken the place of the span on top."""
        cdef Item top = self.items[stack]
        cdef const Fit* fit = &self.fits.cubes[move.cube]
        cdef uint32_t k, gap, number = top.below
        if top.divided and move.end < top.end:
            number = self._push(move.end, top.end, True, number, &top.parent)
        for k in range(move.rule.length, words_first(move.rule), -1):
            gap = move.rule.target[k - 1] - <token_t>GAP
            number = self._push(fit.gap_start[gap], fit.gap_end[gap], False, number, root)
        return number

    cdef void _end_sentence(self) noexcept nogil:
        """One goal, reached from everything that covers the sentence."""
        cdef vector[uint32_t]* whole = &self.stacks.back()
        cdef Hypothesis goal
        cdef const Hypothesis* item
        cdef Edge edge
        cdef LMState after
        cdef SessionState session_after
        cdef OtherStates others
        cdef size_t k
        cdef int j
        goal.score = goal.estimate = -INFINITY
        goal.best = goal.edges = NONE
        goal.stack = BOTTOM
        no_ends(&goal.ends)
        self.goal = <uint32_t>self.hypotheses.size()
        edge.rule = NULL
        edge.cube, edge.glued = NONE, False
        for k in range(whole.size()):
            item = &self.hypotheses[whole.at(k)]
            edge.tail = whole.at(k)
            edge.lm = self.rules.lm.score(&item.state, EOS, &after)
            edge.session = self.rules.session.gain(&item.session, EOS, edge.lm, &session_after)
            for j in range(MOST_OTHERS):
                edge.others.of[j] = 0.0
            others = item.others
            self.rules.others.read(&others, EOS, &edge.others)
            edge.score = self._weighed(&edge)
            edge.next = goal.edges
            goal.edges = <uint32_t>self.edges.size()
            if edge.score + item.score > goal.score:
                goal.score = edge.score + item.score
                goal.best = goal.edges
            self.edges.push_back(edge)
        self.hypotheses.push_back(goal)

    cdef float _weighed(self, const Edge* edge) noexcept nogil:
        """Language model score of the words of a step, weighed."""
        return language_score(&self.weights[0], edge.lm, edge.session, &edge.others)


cdef inline bint equal(const Hypothesis* left, const Hypothesis* right) noexcept nogil:
    if left.stack != right.stack or memcmp(&left.ends, &right.ends, sizeof(Ends)) != 0:
        return False
    return same_state(
        &left.state, &right.state
    ) and same_session_state(&left.session, &right.session) and same_states(
        &left.others, &right.others
    )


cdef inline uint64_t hypothesis_hash(const Hypothesis* item) noexcept nogil:
    cdef uint64_t value = (
        state_hash(&item.state) ^ states_hash(&item.others) ^ item.stack
    ) * <uint64_t>0x9E3779B97F4A7C15
    return value ^ value >> 32 ^ ends_hash(&item.ends)
