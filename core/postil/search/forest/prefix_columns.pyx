"""Sums of a prefix search: for each number of typed characters a column of all states.

Where a rule goes on behind a tail, or between two, what was typed before the tail depends on the
rule, and what is typed of the tail does not. So the states of a node are kept once for each place
it is entered at, an *item*: the column, and the side of what stands before it; as an Earley parser
does. Sums of an item count from there. The gates of an item remember with which sum each column
entered a tail, and the sum behind the tail is the best, over all columns, of gate and item. All
nodes that stand at the left of everything share one place, the start of the text: a forest whose
rules only ever go on behind their tail, as those of phrase decoders, has one item for each node, no
gates, and no more work than that.
"""

from cython.operator cimport dereference as deref, postincrement
from libc.math cimport INFINITY
from libc.stdint cimport int32_t, uint32_t, uint64_t
from libcpp.map cimport map as ordered_map
from libcpp.vector cimport vector

from postil.search.forest.prefix_graph cimport (
    JOINED, NONE, PLAIN, SIDES, WIDE, PrefixGraph, log_add,
)

cdef enum:
    START = -1             # the place of items at the start of the text


cdef class PrefixColumns:
    """Columns of a forest, one behind the other.

    Parameters
    ----------
    graph : PrefixGraph
    costs : ErrorCosts
    beam : float
        Behind a gate, ways worse than the best by more than this (natural log) are not followed.
    """

    def __init__(self, PrefixGraph graph not None, costs, double beam):
        self.graph = graph
        self.costs = Costs(
            costs.insertion, costs.deletion, costs.substitution, costs.similar,
            costs.extra_word, costs.skipped_word, costs.other_word,
        )
        self.beam = beam
        self._start()

    cdef void _start(self):
        """The items at the start of the text, and the column before anything is typed."""
        cdef int32_t node
        cdef vector[char] wanted
        cdef uint32_t edge
        cdef int32_t step
        self.size = SIDES  # the start of the text itself
        wanted.assign(self.graph.nodes, 0)
        wanted[self.graph.nodes - 1] = 1
        for node in range(self.graph.nodes - 1, -1, -1):
            if wanted[node]:
                for edge in range(self.graph.edge_offset[node], self.graph.edge_offset[node + 1]):
                    step = self.graph.step_offset[edge]
                    if step < self.graph.step_offset[edge + 1] and self.graph.steps[step] < 0:
                        wanted[self.graph.tail(edge, self.graph.steps[step])] = 1
        self.starts.assign(self.graph.nodes, -1)
        self.entered.resize(self.graph.nodes)
        for node in range(self.graph.nodes):
            if wanted[node]:
                self.starts[node] = self._new_item(node, START, 0)
        self.add(0, 0, -1, 0)

    cdef int32_t _new_item(self, int32_t node, int32_t column, int32_t side) noexcept nogil:
        """Make an item; those of its first tails are there."""
        cdef Item item
        cdef uint32_t edge
        cdef int32_t step, lead
        item.node, item.column, item.side = node, column, side
        item.base = self.size
        item.first_gate = self.gate_count
        item.first_lead = <int32_t>self.leads.size()
        item.ahead = item.ahead_sum = -INFINITY
        item.parent, item.edge, item.tail = -1, NONE, 0
        for edge in range(self.graph.edge_offset[node], self.graph.edge_offset[node + 1]):
            step = self.graph.step_offset[edge]
            lead = -1
            if step < self.graph.step_offset[edge + 1] and self.graph.steps[step] < 0:
                lead = self._item_at(
                    <int32_t>self.graph.tail(edge, self.graph.steps[step]), column, side
                )
            self.leads.push_back(lead)
        self.size += self.graph.sizes[node]
        self.gate_count += self.graph.gates[node]
        self.items.push_back(item)
        return <int32_t>self.items.size() - 1

    cdef int32_t _item_at(self, int32_t node, int32_t column, int32_t side) noexcept nogil:
        """The item of a node at a place, or -1."""
        cdef uint64_t key = place_key(node, column, side)
        if column == START:
            return self.starts[node]
        return self.places[key] if self.places.count(key) else -1

    # -- one column

    cdef void add(
        self, int32_t exact, int32_t similar, int32_t word, int32_t column
    ) noexcept:
        """The column behind one more character, or behind none.

        Parameters
        ----------
        exact, similar
            The character, as it is and folded.
        word
            The column at which the word began that the character belongs to; -1 outside of words.
        """
        cdef int32_t node
        cdef size_t k
        self.column, self.exact, self.similar = column, exact, similar
        self.before = &self.columns[column - 1] if column else NULL
        self.word = &self.columns[word] if column and word >= 0 else NULL
        self.now = &self.columns[column]
        self.now.resize(self.size, -INFINITY)
        self.gates.resize(column + 1)
        self.gates[column].assign(SIDES * self.gate_count, -INFINITY)
        with nogil:
            self._begin_text()
            for node in range(self.graph.nodes):
                if self.starts[node] >= 0:
                    self._advance(self.starts[node])
                for k in range(self.entered[node].size()):
                    self._advance(self.entered[node][k])
            if column == 0 or self.gate_count:
                self._look_ahead()
            self.tops.push_back(self._top())

    cdef void _begin_text(self) noexcept nogil:
        """Text typed before the first token; behind a whole word a space is wanted."""
        cdef float* now = self.now.data()
        cdef const float* before
        now[PLAIN] = now[JOINED] = now[WIDE] = -INFINITY
        if self.before == NULL:
            now[JOINED] = 0.0
            return
        before = self.before.data()
        now[JOINED] = before[JOINED] - self.costs.insertion
        now[PLAIN] = before[PLAIN] - self.costs.insertion
        if self.word != NULL:
            before = self.word.data()
            now[PLAIN] = max(
                now[PLAIN], before[JOINED] - self.costs.extra_word,
                before[PLAIN] - self.costs.extra_word,
            )

    cdef void _begin(self, const Item* item, float* sides) noexcept nogil:
        """Sums with which an item is entered in this column."""
        cdef int32_t side
        for side in range(SIDES):
            if item.column == START:
                sides[side] = self.now.at(side)
            else:
                sides[side] = -INFINITY
        if item.column == self.column:
            sides[item.side] = 0.0

    cdef void _advance(self, int32_t number) noexcept nogil:
        """Fill in the states of an item."""
        cdef Item item = self.items[number]
        cdef uint32_t edge, first = self.graph.edge_offset[item.node]
        cdef int32_t k, side, lead
        cdef float sides[SIDES]
        cdef float best[SIDES]
        cdef float score
        best[PLAIN] = best[JOINED] = best[WIDE] = -INFINITY
        if first == self.graph.edge_offset[item.node + 1]:
            self._begin(&item, best)
        for edge in range(first, self.graph.edge_offset[item.node + 1]):
            score = self.graph.score[edge]
            k = self.graph.step_offset[edge]
            lead = self.leads[item.first_lead + <int32_t>(edge - first)]
            if lead >= 0:
                k += 1
                for side in range(SIDES):
                    sides[side] = self.now.at(self.items[lead].base + side)
            else:
                self._begin(&item, sides)
            for side in range(SIDES):
                sides[side] += score
            while k < self.graph.step_offset[edge + 1]:
                if self.graph.steps[k] >= 0:
                    self._pass_part(&item, k, sides)
                else:
                    self._pass_gate(&item, edge, k, sides)
                k += 1
            for side in range(SIDES):
                best[side] = max(best[side], sides[side])
        for side in range(SIDES):
            self.now.data()[item.base + side] = best[side]

    cdef void _pass_part(self, const Item* item, int32_t step, float* sides) noexcept nogil:
        """Sums along a part of a rule; ``sides``: of what stands before, then of the part."""
        cdef int32_t part = self.graph.steps[step], at = item.base + self.graph.place[step]
        cdef float entry, glued
        cdef const float* before = NULL
        cdef const float* word = NULL
        if self.graph.length(part) == 0:
            return
        if item.column < self.column and self.before != NULL:
            before = self.before.data() + at
        if self.word != NULL and <size_t>at < self.word.size():
            word = self.word.data() + at
        self._enter(sides, part, &entry, &glued)
        entry = self._chain(before, word, self.now.data() + at, part, entry, glued)
        sides[PLAIN] = sides[JOINED] = sides[WIDE] = -INFINITY
        sides[self.graph.last_side[part]] = entry

    cdef void _enter(
        self, const float* sides, int32_t part, float* entry, float* glued
    ) noexcept nogil:
        """Best sums with which a part is entered: before its first character, and behind its space
        where none is wanted.
        """
        entry[0] = sides[PLAIN]
        glued[0] = sides[JOINED]
        if self.graph.first_side[part] == WIDE:
            glued[0] = max(glued[0], sides[WIDE])
        else:
            entry[0] = max(entry[0], sides[WIDE])
        if not self.graph.spaced[part]:
            entry[0] = max(entry[0], glued[0])
            glued[0] = -INFINITY

    cdef float _chain(
        self, const float* before, const float* word, float* now, int32_t part,
        float entry, float glued,
    ) noexcept nogil:
        """Sums along the text of a part; returns that of its last state.

        ``before``, ``word``: its states in the column before and in that where the word began;
        NULL where there are none.
        """
        cdef int32_t at = self.graph.state_offset[part], k, start, letters
        cdef int32_t length = self.graph.length(part)
        cdef float value, change
        cdef Costs* costs = &self.costs
        now[0] = entry
        for k in range(1, length + 1):
            value = now[k - 1] - costs.deletion
            if before != NULL:
                change = 0.0
                if self.graph.exact[at + k] != self.exact:
                    change = costs.similar if self.graph.similar[at + k] == self.similar else (
                        costs.substitution)
                value = max(value, before[k - 1] - change, before[k] - costs.insertion)
            if k == 1 and glued > value:
                value = glued
            if self.graph.token_start[at + k] >= 0:
                start = self.graph.token_start[at + k]
                letters = self.graph.token_letters[at + k]
                value = max(value, max(now[start], now[letters]) - costs.skipped_word)
                if word != NULL:
                    value = max(
                        value, max(word[start], word[letters]) - costs.other_word,
                        word[k] - costs.extra_word,
                    )
            now[k] = value
        return now[length]

    cdef void _pass_gate(
        self, const Item* item, uint32_t edge, int32_t step, float* sides
    ) noexcept nogil:
        """Let a tail follow; ``sides``: sums of what stands before it, then behind it."""
        cdef int32_t gate = SIDES * (item.first_gate + self.graph.place[step]), side, other
        cdef int32_t tail = <int32_t>self.graph.tail(edge, self.graph.steps[step])
        cdef double hope
        cdef float behind[SIDES]
        cdef size_t k
        cdef Item inner
        cdef float value
        for side in range(SIDES):
            self.gates[self.column][gate + side] = sides[side]
            hope = sides[side] + self.graph.rest[step] + item.ahead
            if sides[side] > -INFINITY and (
                self.column == 0
                or hope + self.graph.inside[tail] >= self.tops[self.column - 1] - self.beam
            ):
                self._open(tail, side, hope)
        behind[PLAIN] = behind[JOINED] = behind[WIDE] = -INFINITY
        for k in range(self.entered[tail].size()):
            inner = self.items[self.entered[tail][k]]
            if <size_t>gate >= self.gates[inner.column].size():
                continue  # this item is younger
            value = self.gates[inner.column][gate + inner.side]
            if value > -INFINITY:
                for other in range(SIDES):
                    behind[other] = max(behind[other], value + self.now.at(inner.base + other))
        for side in range(SIDES):
            sides[side] = behind[side]

    cdef int32_t _open(self, int32_t node, int32_t side, double hope) noexcept nogil:
        """The item of a node that is entered in this column, made and filled in if need be.

        ``hope``: what may follow it; what does is known when the column is complete.
        """
        cdef int32_t number = self._item_at(node, self.column, side), step
        cdef uint32_t edge
        if number >= 0:
            self.items[number].ahead = max(self.items[number].ahead, hope)
            return number
        for edge in range(self.graph.edge_offset[node], self.graph.edge_offset[node + 1]):
            step = self.graph.step_offset[edge]
            if step < self.graph.step_offset[edge + 1] and self.graph.steps[step] < 0:
                self._open(
                    <int32_t>self.graph.tail(edge, self.graph.steps[step]), side,
                    hope + self.graph.score[edge] + self.graph.rest[step],
                )
        number = self._new_item(node, self.column, side)
        self.items[number].ahead = hope
        self.entered[node].push_back(number)
        self.places[place_key(node, self.column, side)] = number
        self.now.resize(self.size, -INFINITY)
        self.gates[self.column].resize(SIDES * self.gate_count, -INFINITY)
        self._advance(number)
        return number

    # -- what follows

    cdef void _look_ahead(self) noexcept nogil:
        """Best score, and sum over all ways, from each item made in this column to the end."""
        cdef size_t k
        cdef int32_t node, number
        for k in range(self.items.size()):
            if self._is_new(&self.items[k]):
                self.items[k].ahead = self.items[k].ahead_sum = -INFINITY
                self.items[k].parent = -1
        if self.column == 0:
            number = self.starts[self.graph.nodes - 1]
            self.items[number].ahead = self.items[number].ahead_sum = 0.0
        for node in range(self.graph.nodes - 1, -1, -1):
            if self.starts[node] >= 0:
                self._hand_down(self.starts[node])
            for k in range(self.entered[node].size()):
                self._hand_down(self.entered[node][k])

    cdef bint _is_new(self, const Item* item) noexcept nogil:
        return item.column == self.column or (item.column == START and self.column == 0)

    cdef void _hand_down(self, int32_t number) noexcept nogil:
        """Let the new items that an item leads to know what follows it."""
        cdef Item item = self.items[number]
        cdef uint32_t edge, first = self.graph.edge_offset[item.node]
        cdef int32_t k, side, inner, lead, gate
        cdef double score
        if not self._is_new(&item) and not self.graph.gates[item.node]:
            return
        for edge in range(first, self.graph.edge_offset[item.node + 1]):
            k = self.graph.step_offset[edge]
            lead = self.leads[item.first_lead + <int32_t>(edge - first)]
            if lead >= 0:
                if self._is_new(&item):
                    self._follow(lead, number, edge, k, self.graph.score[edge])
                k += 1
            while k < self.graph.step_offset[edge + 1]:
                if self.graph.steps[k] < 0:
                    gate = SIDES * (item.first_gate + self.graph.place[k])
                    for side in range(SIDES):
                        score = self.gates[self.column][gate + side]
                        inner = self._item_at(
                            <int32_t>self.graph.tail(edge, self.graph.steps[k]), self.column, side
                        )
                        if inner >= 0 and score > -INFINITY:
                            self._follow(inner, number, edge, k, score)
                k += 1

    cdef void _follow(
        self, int32_t inner, int32_t outer, uint32_t edge, int32_t step, double score
    ) noexcept nogil:
        """The item ``inner`` may stand in a step of ``outer``, entered with a sum of ``score``."""
        cdef Item* item = &self.items[inner]
        cdef double value = score + (self.graph.rest[step] + self.items[outer].ahead)
        if item.parent < 0 or value > item.ahead:
            item.ahead = value
            item.parent, item.edge, item.tail = outer, edge, -1 - self.graph.steps[step]
        item.ahead_sum = log_add(
            item.ahead_sum, score + (self.graph.rest_sum[step] + self.items[outer].ahead_sum)
        )

    cdef double _top(self) noexcept nogil:
        """Best sum to the end over all states of the column; needed only where there are gates."""
        cdef double best = -INFINITY
        cdef size_t k
        cdef int32_t side
        if not self.gate_count:
            return best
        for k in range(self.items.size()):
            for side in range(self.graph.sizes[self.items[k].node]):
                best = max(best, self.now.at(self.items[k].base + side) + self.items[k].ahead)
        return best

    cdef list kept(self):
        """The columns that are kept."""
        cdef list found = []
        cdef ordered_map[int32_t, vector[float]].iterator at = self.columns.begin()
        while at != self.columns.end():
            found.append(deref(at).first)
            postincrement(at)
        return found

    cdef void drop_after(self, int32_t position):
        """Forget what was typed behind a kept column."""
        for at in self.kept():
            if at > position:
                self.columns.erase(<int32_t>at)
        while self.items.back().column > position:
            self._drop_item()
        self.gates.resize(position + 1)
        self.tops.resize(position + 1)

    cdef void _drop_item(self):
        """Forget the item made last."""
        cdef Item item = self.items.back()
        self.items.pop_back()
        self.entered[item.node].pop_back()
        self.places.erase(place_key(item.node, item.column, item.side))
        self.leads.resize(item.first_lead)
        self.size = item.base
        self.gate_count = item.first_gate


cdef inline uint64_t place_key(int32_t node, int32_t column, int32_t side) noexcept nogil:
    return (<uint64_t>node << 32) | <uint64_t>(SIDES * column + side)
