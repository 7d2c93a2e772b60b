"""Completion of typed text: error-correcting search of a prefix on a forest.

The forest is read as a graph of characters (``prefix_graph``). The typed prefix is laid over all
ways through the graph at once, as an edit distance is computed: column ``j`` holds, for every
state, the best sum of

- the model score of the way to it (each rule's score counts when the rule is entered), and
- minus the costs of the edits that turn the text of that way into the first ``j`` typed characters
  (:class:`~postil.search.settings.ErrorCosts`): characters inserted, left out or replaced; and
  whole words, for which a flat cost is enough, from the column at which the word began.

The completion is what follows the state where this sum, plus the best score from there to the end,
is highest. With no edits that is the best translation that begins with the prefix, however the
prefix ends: inside a word, inside a phrase. Nothing is pruned without a ``beam``, so
there always is one, and a prefix of a translation in the forest never gets less than that
translation's own score. One column follows from the one before it (and the one where the word
began), so a keystroke costs one pass over the graph; columns that may be needed again when text is
deleted are kept (:mod:`~postil.search.forest.prefix_columns`).

Barrachina et al. 2009 ("Statistical approaches to computer-assisted translation", 3.2 and 3.3)
parse the prefix with error correction over word graphs, words first and characters for the last
one; here the characters decide throughout, and a typed word that the graph does not have costs no
more than ``other_word``, which is their word edit.
"""

from libc.math cimport INFINITY, exp
from libc.stdint cimport int32_t, int64_t, uint32_t
from libcpp.vector cimport vector

from dataclasses import dataclass

import numpy as np

from postil.search.forest.prefix_columns cimport Item, PrefixColumns
from postil.search.forest.prefix_graph cimport JOINED, NONE, PLAIN, SIDES, WIDE, PrefixGraph
from postil.search.forest.yields cimport YieldReader, copied

from postil.search.forest.hypergraph import Derivation
from postil.search.forest.prefix_text import code_points, token_place
from postil.search.settings import ErrorCosts
from postil.text.tokeniser import JOINED_SIDE, PLAIN_SIDE, WIDE_SIDE

cdef enum:
    RECENT = 8             # columns behind the last one that are all kept
    APART = 32             # of the older ones every 32nd is
    WORDS = 4              # and those at which the last words began

assert (PLAIN_SIDE, JOINED_SIDE, WIDE_SIDE) == (PLAIN, JOINED, WIDE)  # noqa: S101


@dataclass(frozen=True, slots=True)
class PrefixMatch:
    """End of the typed prefix on its best way through the forest.

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


cdef class PrefixSearch:
    """Searches a forest for what may follow a typed text; keeps its state from call to call.

    Parameters
    ----------
    forest : Forest
    surfaces : mapping of int to Surface
        Of every target id in the forest.
    costs : ErrorCosts, optional
    beam : float
        Behind a gate, ways worse than the best by more than this (natural log) are not followed.
    """

    cdef object forest, surfaces
    cdef PrefixGraph graph
    cdef PrefixColumns table
    cdef YieldReader reader
    cdef str typed
    cdef double best       # score of the way that was found last

    def __init__(self, forest, surfaces, costs=None, double beam=INFINITY):
        self.forest = forest
        self.surfaces = surfaces
        self.graph = PrefixGraph(forest, surfaces)
        self.table = PrefixColumns(self.graph, costs or ErrorCosts(), beam)
        self.reader = YieldReader(forest)
        self.typed = ""
        self.best = -INFINITY

    def match(self, str typed not None):
        """Lay ``typed`` over the forest.

        Text that shares its beginning with that of the call before costs one pass per character
        that is new.

        Returns
        -------
        PrefixMatch
        """
        cdef int position = self._resume(typed)
        exact, similar = code_points(typed)
        while position < len(typed):
            word = word_start(typed, position)
            self.table.add(exact[position], similar[position], word, position + 1)
            position += 1
            self.typed = typed[:position]
            self._forget(position)
        return self._found(position)

    def posterior(self, int64_t token):
        """Probability, among all ways to go on from what was matched last, that this target token
        comes next; -1: the end.
        """
        cdef int32_t position = <int32_t>len(self.typed)
        if self.best == -INFINITY:
            return 1.0 if token < 0 else 0.0
        return self._posterior(self.table.columns[position].data(), self.best, token)

    cdef int _resume(self, str typed):
        """The last kept column within what ``typed`` shares with the text before, from which one
        can go on: that of the word it is in is there, too. What is later is dropped.
        """
        cdef int shared = 0, position = 0, limit = min(len(typed), len(self.typed))
        while shared < limit and typed[shared] == self.typed[shared]:
            shared += 1
        for at in self.table.kept():
            if at <= shared and self._can_go_on(typed, at):
                position = max(position, at)
        self.table.drop_after(position)
        self.typed = typed[:position]
        return position

    cdef bint _can_go_on(self, str typed, int position):
        if position >= len(typed):
            return True
        word = word_start(typed, position)
        return word < 0 or self.table.columns.count(<int32_t>word)

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
        for at in self.table.kept():
            if at not in keep and at % APART:
                self.table.columns.erase(at)

    # -- the best state of a column, as a match

    cdef object _found(self, int32_t position):
        cdef const float* column = self.table.columns[position].data()
        cdef int32_t node, number, step, k, best = -1, best_step = 0, best_state = 0
        cdef uint32_t edge, best_edge = NONE
        cdef double value, best_value = -INFINITY, ahead
        cdef size_t at
        cdef const float* states
        with nogil:
            for node in range(self.graph.nodes):
                for at in range(self.table.entered[node].size() + 1):
                    number = self.table.entered[node][at - 1] if at else self.table.starts[node]
                    if number < 0:
                        continue
                    for edge in range(
                        self.graph.edge_offset[node], self.graph.edge_offset[node + 1]
                    ):
                        for step in range(
                            self.graph.step_offset[edge], self.graph.step_offset[edge + 1]
                        ):
                            if self.graph.steps[step] < 0:
                                continue
                            ahead = self.graph.rest[step] + self.table.items[number].ahead
                            states = column + self.table.items[number].base + self.graph.place[step]
                            for k in range(self.graph.length(self.graph.steps[step]) + 1):
                                value = states[k] + ahead
                                if value > best_value and self.graph.length(
                                    self.graph.steps[step]
                                ):
                                    best_value, best, best_edge = value, number, edge
                                    best_step, best_state = step, k
        self.best = best_value
        if best < 0:
            return self._nothing()
        return self._match(column, best_value, best, best_edge, best_step, best_state)

    cdef object _nothing(self):
        """Match of a forest without any words."""
        derivation = self._derivation(self._inside(self.graph.nodes - 1))
        return PrefixMatch(derivation, len(derivation.tokens), 0, derivation.score, 1.0)

    cdef object _match(
        self, const float* column, double value, int32_t item, uint32_t edge, int32_t step,
        int32_t state,
    ):
        cdef int32_t part = self.graph.steps[step], number
        cdef size_t place, k
        cdef vector[uint32_t] own
        edges, number = self._through(item, edge)
        derivation = self._derivation(edges)
        for k in range(self.reader.owner.size()):
            if self.reader.owner[k] == <uint32_t>number:
                own.push_back(<uint32_t>k)
        words = self.graph.texts.words[part]
        complete, offset = token_place(words, self.surfaces, state)
        place = <size_t>self.graph.texts.first_word[part] + <size_t>complete
        token = own[place] if complete < len(words) else own[place - 1] + 1
        wanted = int(derivation.tokens[token]) if token < len(derivation.tokens) else -1
        return PrefixMatch(
            derivation, token, offset, value, self._posterior(column, value, wanted)
        )

    cdef double _posterior(
        self, const float* column, double best_value, int64_t wanted
    ) noexcept:
        """Share of the token that comes next in the sum over all ways to go on.

        A state inside a text has the rest of that text before it; one at its end is the first state
        of each text that may follow, so ends are left out, but for the goal's.
        """
        cdef uint32_t edge
        cdef int32_t k, step, part, at, goal = self.table.starts[self.graph.nodes - 1]
        cdef double value, same = 0.0, total = 0.0, share, ahead
        cdef const float* states
        cdef size_t number
        cdef const Item* item
        with nogil:
            for number in range(self.table.items.size()):
                item = &self.table.items[number]
                for edge in range(
                    self.graph.edge_offset[item.node], self.graph.edge_offset[item.node + 1]
                ):
                    for step in range(
                        self.graph.step_offset[edge], self.graph.step_offset[edge + 1]
                    ):
                        part = self.graph.steps[step]
                        if part < 0:
                            continue
                        at = self.graph.state_offset[part]
                        states = column + item.base + self.graph.place[step]
                        ahead = self.graph.rest_sum[step] + item.ahead_sum
                        for k in range(self.graph.length(part)):
                            value = states[k] + ahead - best_value
                            if value > -20.0:
                                share = exp(value)
                                total += share
                                if self.graph.next_token[at + k] == wanted:
                                    same += share
            for k in range(SIDES):
                value = column[self.table.items[goal].base + k] - best_value
                if value > -20.0:
                    total += exp(value)
                    if wanted < 0:
                        same += exp(value)
        return same / total if total > 0.0 else 1.0

    cdef list _inside(self, uint32_t node):
        """Edges of the best derivation of a node."""
        cdef list path = []
        cdef vector[uint32_t] todo
        cdef uint32_t edge, t
        todo.push_back(node)
        while not todo.empty():
            edge = self.graph.best_in[todo.back()]
            todo.pop_back()
            if edge != NONE:
                path.append(edge)
                for t in range(self.graph.tail_offset[edge], self.graph.tail_offset[edge + 1]):
                    todo.push_back(self.graph.tails[t])
        path.reverse()
        return path

    cdef tuple _through(self, int32_t item, uint32_t edge):
        """Edges of the best derivation that has an edge in an item; which of them it is."""
        cdef list levels = [], edges = [], behind = []
        cdef uint32_t first, outer
        cdef int32_t k, tail, arity = <int32_t>(
            self.graph.tail_offset[edge + 1] - self.graph.tail_offset[edge]
        )
        while self.table.items[item].parent >= 0:
            levels.append((self.table.items[item].edge, self.table.items[item].tail))
            item = self.table.items[item].parent
        for outer, tail in reversed(levels):
            first = self.graph.tail_offset[outer]
            for k in range(tail):
                edges += self._inside(self.graph.tails[first + k])
            after = []
            for k in range(tail + 1, <int32_t>(self.graph.tail_offset[outer + 1] - first)):
                after += self._inside(self.graph.tails[first + k])
            behind.append([*after, outer])
        for k in range(arity):
            edges += self._inside(self.graph.tails[self.graph.tail_offset[edge] + k])
        number = len(edges)
        edges.append(edge)
        for after in reversed(behind):
            edges += after
        return edges, number

    cdef object _derivation(self, list edges):
        cdef vector[uint32_t] numbers = edges
        path = np.array(edges, dtype=np.uint32)
        self.reader.read(numbers)
        return Derivation(
            self.forest,
            path,
            copied(self.reader.tokens),
            float(self.forest.score[path].sum(dtype=np.float64)),
            self.forest.values.rows(path).sum(axis=0, dtype=np.float64),
        )


cdef int word_start(str typed, int position):
    """Start of the word that has the character at ``position``, with the space before it; -1 if
    the character belongs to no word.
    """
    cdef int start = position
    while start >= 0 and typed[start].isalnum():
        start -= 1
    if start == position:
        return -1
    return start if start >= 0 and typed[start] == " " else start + 1
