"""Completion of typed text: error-correcting search of a prefix on a forest.

The forest is read as a graph of characters. A hypothesis of it (a node) leads over the text of a
rule, character by character, to the next; what stands between is a state. The typed prefix is laid
over all ways through the graph at once, as an edit distance is computed: column ``j`` holds, for
every state, the best sum of

- the model score of the way to it (each rule's score counts when the rule is entered), and
- minus the costs of the edits that turn the text of that way into the first ``j`` typed characters
  (:class:`~postil.search.settings.ErrorCosts`): characters inserted, left out or replaced; and
  whole words, for which a flat cost is enough, from the column at which the word began.

The completion is what follows the state where this sum, plus the best score from there to the end,
is highest. With no edits that is the best translation that begins with the prefix, however the
prefix ends: inside a word, inside a phrase. Nothing is pruned, so there always is one, and a prefix
of a translation in the forest never gets less than that translation's own score. One column follows
from the one before it (and the one where the word began), so a keystroke costs one pass over the
graph; columns that may be needed again when text is deleted are kept.

Barrachina et al. 2009 ("Statistical approaches to computer-assisted translation", 3.2 and 3.3)
parse the prefix with error correction over word graphs, words first and characters for the last
one; here the characters decide throughout, and a typed word that the graph does not have costs no
more than ``other_word``, which is their word edit.

Only forests whose edges have one tail each can be searched, those of block decoders: there a rule
always continues what stands left of it.
"""

from libc.math cimport INFINITY, exp, log1p
from libc.stdint cimport int32_t, int64_t, uint32_t

from dataclasses import dataclass

import numpy as np

from postil.search.forest import NO_RULE, Derivation
from postil.search.prefix_text import code_points, rule_texts, token_place
from postil.search.settings import ErrorCosts
from postil.text.tokeniser import JOINED_SIDE, PLAIN_SIDE, WIDE_SIDE

cdef enum:
    NONE = 0xFFFFFFFF
    SIDES = 3              # kinds of right sides of what was said last
    PLAIN = 0
    JOINED = 1
    WIDE = 2
    RECENT = 8             # columns behind the last one that are all kept
    APART = 32             # of the older ones every 32nd is
    WORDS = 4              # and those at which the last words began

assert (PLAIN_SIDE, JOINED_SIDE, WIDE_SIDE) == (PLAIN, JOINED, WIDE)  # noqa: S101


@dataclass(frozen=True, slots=True)
class PrefixMatch:
    """Where the typed prefix ends on its best way through the forest.

    ``derivation``: that way, as if nothing had been typed; ``token``: number of its target tokens
    that the prefix covers; ``offset``: characters of the next token that it covers; ``score``:
    model score less edit costs (natural log); ``posterior``: probability, among all ways to go on,
    of the token that comes next.
    """

    derivation: Derivation
    token: int
    offset: int
    score: float
    posterior: float


cdef struct Costs:
    float insertion
    float deletion
    float substitution
    float similar
    float extra_word
    float skipped_word
    float other_word


cdef class PrefixSearch:
    """Searches a forest for what may follow a typed text; keeps its state from call to call.

    Parameters
    ----------
    forest : Forest
        Of a block decoder.
    surfaces : mapping of int to Surface
        Of every target id in the forest.
    costs : ErrorCosts, optional

    Raises
    ------
    ValueError
        An edge has no tail, or more than one.
    """

    cdef object forest, surfaces
    cdef Costs costs
    cdef const uint32_t[::1] edge_offset, tails, rule
    cdef const float[::1] score
    cdef const int32_t[::1] state_offset, exact, similar, spaced, first_side, last_side
    cdef const int32_t[::1] token_start, token_letters
    cdef const int64_t[::1] next_token
    cdef int32_t[::1] base              # first state of each edge; states of the nodes come first
    cdef double[::1] ahead, ahead_sum   # best, and log of the sum, of the scores from a node on
    cdef uint32_t[::1] best_in, best_out
    cdef int32_t states, nodes
    cdef str typed
    cdef dict columns

    def __init__(self, forest, surfaces, costs=None):
        if (np.diff(forest.tail_offset) != 1).any():
            raise ValueError("a prefix can only be searched where every edge has one tail")
        costs = costs or ErrorCosts()
        self.costs = Costs(
            costs.insertion, costs.deletion, costs.substitution, costs.similar,
            costs.extra_word, costs.skipped_word, costs.other_word,
        )
        self.forest = forest
        self.surfaces = surfaces
        self.edge_offset = forest.edge_offset
        self.tails = forest.tails
        self.rule = forest.rule
        self.score = forest.score
        texts = rule_texts(forest.rules, surfaces)
        self.state_offset = texts.state_offset
        self.exact = texts.exact
        self.similar = texts.similar
        self.token_start = texts.token_start
        self.token_letters = texts.token_letters
        self.next_token = texts.next_token
        self.spaced = texts.spaced
        self.first_side = texts.first_side
        self.last_side = texts.last_side
        self.nodes = <int32_t>forest.node_count
        self._number_states()
        self._look_ahead()
        self._start()

    cdef void _number_states(self):
        cdef uint32_t edge
        cdef int32_t count = SIDES * self.nodes
        self.base = np.empty(self.forest.edge_count, dtype=np.int32)
        for edge in range(<uint32_t>self.rule.shape[0]):
            self.base[edge] = count
            count += self._length(edge) + 1
        self.states = count

    cdef int32_t _length(self, uint32_t edge) noexcept nogil:
        """Characters that an edge adds."""
        cdef uint32_t rule = self.rule[edge]
        return 0 if rule == NONE else self.state_offset[rule + 1] - self.state_offset[rule] - 1

    cdef void _look_ahead(self):
        """Best score, and sum over all ways, from each node to the goal; best edges either way."""
        cdef uint32_t node, edge, tail
        cdef double value
        cdef double[::1] behind = np.zeros(self.nodes)
        self.ahead = np.full(self.nodes, -np.inf)
        self.ahead_sum = np.full(self.nodes, -np.inf)
        self.best_in = np.full(self.nodes, NO_RULE, dtype=np.uint32)
        self.best_out = np.full(self.nodes, NO_RULE, dtype=np.uint32)
        self.ahead[self.nodes - 1] = self.ahead_sum[self.nodes - 1] = 0.0
        with nogil:
            for node in range(<uint32_t>self.nodes):
                for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                    value = behind[self.tails[edge]] + self.score[edge]
                    if self.best_in[node] == NONE or value > behind[node]:
                        behind[node] = value
                        self.best_in[node] = edge
            node = <uint32_t>self.nodes
            while node:
                node -= 1
                for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                    tail = self.tails[edge]
                    value = self.score[edge] + self.ahead[node]
                    if self.best_out[tail] == NONE or value > self.ahead[tail]:
                        self.ahead[tail] = value
                        self.best_out[tail] = edge
                    value = self.score[edge] + self.ahead_sum[node]
                    self.ahead_sum[tail] = log_add(self.ahead_sum[tail], value)

    cdef void _start(self):
        cdef float[::1] column = np.full(self.states, -np.inf, dtype=np.float32)
        self.typed = ""
        self.columns = {0: column}
        self._column(column, column, column, 0, 0, True)

    def match(self, str typed not None):
        """Lay ``typed`` over the forest.

        Text that shares its beginning with that of the call before costs one pass per character
        that is new.

        Returns
        -------
        PrefixMatch
        """
        cdef int position = self._resume(typed)
        cdef int32_t word
        cdef float[::1] column, before
        exact, similar = code_points(typed)
        while position < len(typed):
            word = word_start(typed, position)
            before = self.columns[position]
            column = np.empty(self.states, dtype=np.float32)
            self._column(
                before, before if word < 0 else self.columns[word], column,
                exact[position], similar[position], word < 0,
            )
            position += 1
            self.columns[position] = column
            self.typed = typed[:position]
            self._forget(position)
        return self._found(self.columns[position])

    cdef int _resume(self, str typed):
        """The last kept column within what ``typed`` shares with the text before, from which one
        can go on: that of the word it is in is there, too. Later ones are dropped.
        """
        cdef int shared = 0, limit = min(len(typed), len(self.typed))
        while shared < limit and typed[shared] == self.typed[shared]:
            shared += 1
        position = max(
            at for at in self.columns if at <= shared and self._can_go_on(typed, at)
        )
        for later in [at for at in self.columns if at > position]:
            del self.columns[later]
        self.typed = typed[:position]
        return position

    cdef bint _can_go_on(self, str typed, int position):
        if position >= len(typed):
            return True
        word = word_start(typed, position)
        return word < 0 or word in self.columns

    cdef void _forget(self, int position):
        """Drop the columns that are least likely to be needed again."""
        cdef int at, words = 0
        keep = {0, *range(max(0, position - RECENT), position + 1)}
        at = position
        while at > 0 and words < <int>WORDS:
            words += 1
            at -= 1
            if word_start(self.typed, at) >= 0:
                at = word_start(self.typed, at)
            keep.add(at)
        for at in list(self.columns):
            if at not in keep and at % APART:
                del self.columns[at]

    cdef void _column(
        self, const float[::1] before, const float[::1] word, float[::1] now,
        int32_t exact, int32_t similar, bint outside,
    ) noexcept:
        """The column behind one more character.

        Parameters
        ----------
        before
            The column before it; ``now`` itself for the very first.
        word
            The column at which the word began that the character belongs to; unused if ``outside``
            of words.
        """
        cdef uint32_t node, edge, tail, goal = <uint32_t>self.nodes - 1
        cdef int32_t x, side, length, at, kind
        cdef float entry, glued, score
        cdef bint first = &before[0] == &now[0]
        cdef float* values = &now[0]
        with nogil:
            for node in range(goal + 1):
                at = SIDES * <int32_t>node
                for side in range(SIDES):
                    values[at + side] = -INFINITY
                if self.edge_offset[node] == self.edge_offset[node + 1]:
                    self._axiom(before, word, values, at, first, outside)
                for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                    tail = SIDES * self.tails[edge]
                    score = self.score[edge]
                    length = self._length(edge)
                    if length == 0:
                        for side in range(SIDES):
                            values[at + side] = max(values[at + side], values[tail + side] + score)
                        continue
                    kind = self.last_side[self.rule[edge]]
                    self._enter(values, tail, self.rule[edge], &entry, &glued)
                    x = self._chain(
                        before, word, values, edge, entry + score, glued + score,
                        exact, similar, first, outside,
                    )
                    values[at + kind] = max(values[at + kind], values[x])

    cdef void _axiom(
        self, const float[::1] before, const float[::1] word, float* values, int32_t at,
        bint first, bint outside,
    ) noexcept nogil:
        """Text typed before the first token; behind a whole word a space is wanted."""
        if first:
            values[at + JOINED] = 0.0
            return
        values[at + JOINED] = before[at + JOINED] - self.costs.insertion
        values[at + PLAIN] = before[at + PLAIN] - self.costs.insertion
        if not outside:
            values[at + PLAIN] = max(
                values[at + PLAIN], word[at + JOINED] - self.costs.extra_word,
                word[at + PLAIN] - self.costs.extra_word,
            )

    cdef void _enter(
        self, const float* values, uint32_t tail, uint32_t rule, float* entry, float* glued
    ) noexcept nogil:
        """Best values with which a rule is entered: before its first character, and behind its
        space where none is wanted.
        """
        entry[0] = values[tail + PLAIN]
        glued[0] = values[tail + JOINED]
        if self.first_side[rule] == WIDE:
            glued[0] = max(glued[0], values[tail + WIDE])
        else:
            entry[0] = max(entry[0], values[tail + WIDE])
        if not self.spaced[rule]:
            entry[0] = max(entry[0], glued[0])
            glued[0] = -INFINITY

    cdef int32_t _chain(
        self, const float[::1] before, const float[::1] word, float* values, uint32_t edge,
        float entry, float glued, int32_t exact, int32_t similar, bint first, bint outside,
    ) noexcept nogil:
        """Values along the text of an edge; returns its last state."""
        cdef int32_t x0 = self.base[edge], at = self.state_offset[self.rule[edge]]
        cdef int32_t length = self._length(edge), x, k, start, letters
        cdef float value, change
        cdef Costs* costs = &self.costs
        values[x0] = entry
        for k in range(1, length + 1):
            x = x0 + k
            value = values[x - 1] - costs.deletion
            if not first:
                change = 0.0
                if self.exact[at + k] != exact:
                    change = costs.similar if self.similar[at + k] == similar else (
                        costs.substitution)
                value = max(value, before[x - 1] - change, before[x] - costs.insertion)
            if k == 1 and glued > value:
                value = glued
            if self.token_start[at + k] >= 0:
                start = x0 + self.token_start[at + k]
                letters = x0 + self.token_letters[at + k]
                value = max(value, max(values[start], values[letters]) - costs.skipped_word)
                if not outside:
                    value = max(
                        value, max(word[start], word[letters]) - costs.other_word,
                        word[x] - costs.extra_word,
                    )
            values[x] = value
        return x0 + length

    cdef object _found(self, const float[::1] column):
        """The best state of a column, as a match."""
        cdef uint32_t edge, best = NONE
        cdef int32_t k, length, best_state = 0
        cdef double value, best_value = -INFINITY, ahead
        cdef uint32_t node
        with nogil:
            for node in range(<uint32_t>self.nodes):
                for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                    ahead = self.ahead[node]
                    length = self._length(edge)
                    for k in range(length + 1):
                        value = column[self.base[edge] + k] + ahead
                        if length and value > best_value:
                            best_value, best, best_state = value, edge, k
        if best == NONE:
            return self._nothing()
        derivation = self._derivation(best)
        rules = self.forest.rules
        token, offset = token_place(rules, self.surfaces, int(self.rule[best]), best_state)
        for edge in derivation.edges.tolist():
            if edge == best:
                break
            if self.rule[edge] != NONE:
                token += len(rules.target_side(int(self.rule[edge])))
        posterior = self._posterior(column, best_value, best, best_state)
        return PrefixMatch(derivation, token, offset, best_value, posterior)

    cdef object _nothing(self):
        """No way through the forest says anything."""
        derivation = self._derivation(self.best_in[self.nodes - 1])
        return PrefixMatch(derivation, len(derivation.tokens), 0, derivation.score, 1.0)

    cdef double _posterior(
        self, const float[::1] column, double best_value, uint32_t best, int32_t best_state
    ) noexcept:
        """Share of the token that comes next in the sum over all ways to go on.

        A state inside a text has the rest of that text before it; one at its end is the first state
        of each text that may follow, so ends are left out, but for the goal's.
        """
        cdef uint32_t edge, node
        cdef int32_t k, length, at
        cdef double value, same = 0.0, total = 0.0, share
        cdef int64_t wanted = self._next_token(best, best_state)
        with nogil:
            for node in range(<uint32_t>self.nodes):
                for edge in range(self.edge_offset[node], self.edge_offset[node + 1]):
                    length = self._length(edge)
                    at = 0 if length == 0 else self.state_offset[self.rule[edge]]
                    for k in range(length):
                        value = column[self.base[edge] + k] + self.ahead_sum[node] - best_value
                        if value > -20.0:
                            share = exp(value)
                            total += share
                            if self.next_token[at + k] == wanted:
                                same += share
            for k in range(SIDES):
                value = column[SIDES * (self.nodes - 1) + k] - best_value
                if value > -20.0:
                    total += exp(value)
                    if wanted < 0:
                        same += exp(value)
        return same / total if total > 0.0 else 1.0

    cdef int64_t _next_token(self, uint32_t edge, int32_t state) noexcept:
        """The token whose characters follow a state on the best way; -1 at the end."""
        cdef uint32_t node
        while True:
            if self.rule[edge] != NONE and state < self._length(edge):
                return self.next_token[self.state_offset[self.rule[edge]] + state]
            node = self._head(edge)
            if self.best_out[node] == NONE:
                return -1
            edge = self.best_out[node]
            state = 0

    cdef uint32_t _head(self, uint32_t edge) noexcept:
        cdef uint32_t low = 0, high = <uint32_t>self.nodes - 1, middle
        while low < high:
            middle = (low + high) // 2
            if self.edge_offset[middle + 1] > edge:
                high = middle
            else:
                low = middle + 1
        return low

    cdef object _derivation(self, uint32_t through):
        """The best way through an edge."""
        cdef list edges = []
        cdef uint32_t edge = through
        cdef uint32_t node
        while edge != NONE:
            edges.append(edge)
            edge = self.best_in[self.tails[edge]]
        edges.reverse()
        node = self._head(through) if through != NONE else <uint32_t>self.nodes - 1
        while self.best_out[node] != NONE:
            edges.append(self.best_out[node])
            node = self._head(self.best_out[node])
        path = np.array(edges, dtype=np.uint32)
        rules = self.forest.rules
        parts = [rules.target_side(r) for r in self.forest.rule[path].tolist() if r != NO_RULE]
        return Derivation(
            self.forest,
            path,
            np.concatenate(parts) if parts else np.empty(0, dtype=np.uint32),
            float(self.forest.score[path].sum(dtype=np.float64)),
            self.forest.dense[path].sum(axis=0, dtype=np.float64),
        )


cdef inline double log_add(double left, double right) noexcept nogil:
    if left < right:
        left, right = right, left
    if right == -INFINITY:
        return left
    return left + log1p(exp(right - left))


cdef int word_start(str typed, int position):
    """Where the word began that has the character at ``position``, with the space before it; -1 if
    the character belongs to no word.
    """
    cdef int start = position
    while start >= 0 and typed[start].isalnum():
        start -= 1
    if start == position:
        return -1
    return start if start >= 0 and typed[start] == " " else start + 1
