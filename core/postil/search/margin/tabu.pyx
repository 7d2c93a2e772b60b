"""The paper's decoder: dynamic programming with tabu lists over bags of phrases (SM 4.4.2).

A state is one phrase of one bag. In N steps, N the number of source words, every state r takes the
sub-sentence of the state that makes ℓ + d smallest, among those whose tabu list does not hold r,
and merges its phrase into it (the source word of r is then translated); r joins the list. Ties go
to the state of the smaller number (bag by bag, best phrases first), so results depend on nothing
but the input.

*Distance*, as in the paper's figure: unequal words of phrase and sub-sentence, where a word beyond
the end of the sub-sentence (the drift) is unequal, divided by the length of the phrase. Were only
the overlap compared, no overlap at all would always cost nothing, no two phrases would ever
contradict each other, and every sub-sentence would have length 0. The overlap is the one of least
distance, the longest of equals, and leaves at least one new word. Distances are integers,
multiples of 1/840, so sums are exact.

*Modes*: without ``contradiction`` an overlap must fit perfectly; with it, where two words disagree
the one of the phrase of higher score stands.

*Tabu*: what a list holds is a setting. "state" is the letter of the paper; "phrase" bars the words
of a phrase from coming again out of another bag; "bag" translates each source word once, so that
after N steps all are translated.

*Constraints*, which the paper has not: rooms that walls and borders of zones cut are translated one
after the other, and a phrase overlaps with the words of its own room only; a merge that would hold
a forbidden sequence is none. Where that leaves no way on, words may be copied. A word whose bag is
empty, because a term translates it, is skipped; no contradiction changes a word of a term.
"""

from libc.math cimport INFINITY
from libc.stdint cimport INT32_MAX, uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.pair cimport pair
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

import numpy as np

from postil.search.forbidden cimport HIT, ForbiddenSequences
from postil.search.forest.origins cimport ORIGIN_INJECTED
from postil.search.margin.bags cimport BagPredictor, Candidate
from postil.types.ids cimport key_t, token_t

from postil.search.settings import TABU

cdef enum:
    UNIT = 840            # distances are multiples of 1/840: the phrase lengths 1 to 8 divide it
    NOBODY = -1


cdef struct State:
    const Candidate* phrase
    int bag               # its turn from left to right
    uint32_t tabu         # its number in tabu lists


# A sub-sentence: words with the score of the phrase that each comes from, INFINITY for a term.
cdef cppclass Path:
    bint alive
    int cost
    int previous                   # state of the step before
    vector[token_t] words
    vector[double] scores
    vector[int] states             # in order of steps
    vector[int] ends               # words after each step
    vector[int] costs              # distance of each step
    vector[uint64_t] tabu
    int floor                      # words of the rooms before


cdef struct Merge:
    int distance
    int overlap


cdef class TabuDecoder:
    """Decodes one sentence after the other, in one thread.

    Parameters
    ----------
    predictor : BagPredictor
    contradiction : bool
    tabu : {"state", "phrase", "bag"}
    window : int
        Bags a step may take: those this near to its own number; negative is all, as in the paper.
    """

    cdef readonly BagPredictor predictor
    cdef bint contradiction
    cdef int window
    cdef int tabu
    cdef vector[State] states
    cdef vector[Path] now
    cdef vector[Path] following
    cdef vector[int] rooms         # by turn, counted in the order of translation
    cdef ForbiddenSequences forbidden
    cdef int longest               # forbidden sequence
    cdef readonly bint relaxed

    def __init__(self, BagPredictor predictor not None, bint contradiction=True, tabu="bag",
                 int window=-1):
        self.predictor = predictor
        self.contradiction = contradiction
        self.window = window
        self.tabu = TABU.index(tabu)

    def search(self, sentence):
        """Decode a sentence of token ids; the results are in :meth:`results`."""
        self.predictor.predict(sentence)
        self.run()

    def run(self, forbidden=()):
        """Decode the bags that the predictor holds, within its walls and zones.

        ``relaxed`` is True afterwards if there was no translation without the sequences of
        ``forbidden``; they are ignored then.
        """
        self._enter_rooms()
        self.relaxed = False
        if self._run(tuple(forbidden)) or not forbidden:
            return
        self.predictor.offer_copies()
        self.relaxed = not self._run(tuple(forbidden))
        if self.relaxed:
            self._run(())

    def _enter_rooms(self):
        """Number rooms anew wherever a border is passed from left to right."""
        cdef size_t k, last = 0
        self.rooms.clear()
        for k in range(self.predictor.bags.size()):
            if self.predictor.bags[k].empty():
                continue
            if self.rooms.empty():
                self.rooms.push_back(0)
            else:
                self.rooms.push_back(
                    self.rooms.back() + (self.predictor.rooms[k] != self.predictor.rooms[last])
                )
            last = k

    def _run(self, tuple forbidden):
        """False if it ended early."""
        cdef int step, steps = <int>self.rooms.size()
        cdef bint whole = True
        self.forbidden = ForbiddenSequences(forbidden)
        self.longest = max(map(len, forbidden), default=0)
        with nogil:
            self._states()
            self.now.resize(self.states.size())
            self.following.resize(self.states.size())
            self._start()
            for step in range(1, steps):
                whole = self._advance(step)
                if not whole:
                    break
        return whole

    cdef int _states(self) except -1 nogil:
        """Number the phrases of all bags."""
        cdef unordered_map[key_t, uint32_t] numbers
        cdef size_t i, k
        cdef uint32_t number
        cdef State state
        self.states.clear()
        state.bag = -1
        for i in range(self.predictor.bags.size()):
            state.bag += not self.predictor.bags[i].empty()
            for k in range(self.predictor.bags[i].size()):
                state.phrase = &self.predictor.bags[i][k]
                if self.tabu == 0:
                    state.tabu = <uint32_t>self.states.size()
                elif self.tabu == 1:
                    if numbers.find(state.phrase.key) == numbers.end():
                        number = <uint32_t>numbers.size()
                        numbers[state.phrase.key] = number
                    state.tabu = numbers[state.phrase.key]
                else:
                    state.tabu = <uint32_t>state.bag
                self.states.push_back(state)
        return 0

    cdef int _start(self) except -1 nogil:
        """Step 1: every phrase by itself, merged into nothing."""
        cdef size_t r
        cdef Path empty
        cdef Merge merge
        empty.alive = True
        empty.cost = empty.floor = 0
        empty.tabu.assign((self.states.size() >> 6) + 1, 0)
        for r in range(self.states.size()):
            merge = _fit(empty, self.states[r].phrase, self.contradiction)
            self._merge(empty, merge, <int>r, self.now[r])
            self.now[r].previous = NOBODY
            self.now[r].alive = self._may_cover(self.states[r].bag, 0) and self._allows(
                empty, merge, self.states[r].phrase
            )
        self._pass_border(0)
        return 0

    cdef bint _may_cover(self, int bag, int step) noexcept nogil:
        """Whether a step may take a bag: within the window, and in the room at hand."""
        return self.rooms[bag] == self.rooms[step] and not 0 <= self.window < abs(bag - step)

    cdef bint _allows(self, const Path& path, Merge merge, const Candidate* phrase) noexcept nogil:
        """Whether a merge leaves no forbidden sequence."""
        cdef int size = <int>path.words.size(), border = size - merge.overlap, at
        cdef uint32_t state = 0
        cdef token_t word
        if self.forbidden.none():
            return True
        for at in range(max(0, border - self.longest), border + phrase.length):
            word = path.words[at] if at < size else phrase.words[at - border]
            if border <= at < size and word != phrase.words[at - border]:
                if phrase.score > path.scores[at]:
                    word = phrase.words[at - border]
            state = self.forbidden.follow(state, word)
            if state == HIT:
                return False
        return True

    cdef bint _advance(self, int step) except -1 nogil:
        """One step more; False, with all as it was, if no state has a predecessor."""
        cdef size_t r, p, best_state
        cdef Merge merge, best
        cdef int cost, best_cost
        cdef uint32_t bar
        cdef bint any_alive = False
        for r in range(self.states.size()):
            best_cost = INT32_MAX
            best_state = 0
            bar = self.states[r].tabu
            if not self._may_cover(self.states[r].bag, step):
                self.following[r].alive = False
                continue
            for p in range(self.states.size()):
                if not self.now[p].alive or (self.now[p].tabu[bar >> 6] >> (bar & 63)) & 1:
                    continue
                if self.now[p].cost >= best_cost:
                    continue
                merge = _fit(self.now[p], self.states[r].phrase, self.contradiction)
                cost = self.now[p].cost + merge.distance
                if cost < best_cost and self._allows(self.now[p], merge, self.states[r].phrase):
                    best_cost = cost
                    best_state = p
                    best = merge
            if best_cost == INT32_MAX:
                self.following[r].alive = False
                continue
            self._merge(self.now[best_state], best, <int>r, self.following[r])
            self.following[r].previous = <int>best_state
            any_alive = True
        if not any_alive:
            return False
        self.now.swap(self.following)
        self._pass_border(step)
        return True

    cdef void _pass_border(self, int step) noexcept nogil:
        """Close the room that a step has finished."""
        cdef size_t r
        if step + 1 < <int>self.rooms.size() and self.rooms[step + 1] != self.rooms[step]:
            for r in range(self.now.size()):
                self.now[r].floor = <int>self.now[r].words.size()

    cdef int _merge(self, const Path& path, Merge merge, int state, Path& out) except -1 nogil:
        """``out`` = ``path`` with the phrase of a state merged into it."""
        cdef const Candidate* phrase = self.states[state].phrase
        cdef uint32_t bar = self.states[state].tabu
        cdef int i, at
        out = path
        for i in range(merge.overlap):
            at = <int>out.words.size() - merge.overlap + i
            if out.words[at] == phrase.words[i]:
                out.scores[at] = max(out.scores[at], phrase.score)
            elif phrase.score > out.scores[at]:
                out.words[at] = phrase.words[i]
                out.scores[at] = phrase.score
        for i in range(merge.overlap, phrase.length):
            out.words.push_back(phrase.words[i])
            out.scores.push_back(INFINITY if phrase.origin == ORIGIN_INJECTED else phrase.score)
        out.cost += merge.distance
        out.costs.push_back(merge.distance)
        out.states.push_back(state)
        out.ends.push_back(<int>out.words.size())
        out.tabu[bar >> 6] |= <uint64_t>1 << (bar & 63)
        return 0

    def results(self):
        """All complete sub-sentences, the shortest (of least total distance) first.

        Returns
        -------
        list of (cost, tokens, steps)
            ``cost``: total distance; ``tokens``: uint32; ``steps``: (source start, source end,
            origin, words so far, distance, score, F1) of each phrase in the order of merging.
        """
        cdef vector[pair[int, int]] order
        cdef size_t r
        for r in range(self.now.size()):
            if self.now[r].alive:
                order.push_back(pair[int, int](self.now[r].cost, <int>r))
        sort(order.begin(), order.end())
        return [self._result(item.second) for item in order]

    cdef object _result(self, int index):
        cdef const Candidate* phrase
        cdef size_t k
        steps = []
        for k in range(self.now[index].states.size()):
            phrase = self.states[self.now[index].states[k]].phrase
            steps.append((
                phrase.start, phrase.end, phrase.origin, self.now[index].ends[k],
                self.now[index].costs[k] / <double>UNIT, phrase.score, phrase.f1,
            ))
        tokens = np.array(self.now[index].words, np.uint32)
        return self.now[index].cost / <double>UNIT, tokens, steps


cdef Merge _fit(const Path& path, const Candidate* phrase, bint contradiction) noexcept nogil:
    """The overlap of least distance; of equals the longest."""
    cdef Merge found
    cdef int size = <int>path.words.size(), open_words = size - path.floor
    cdef int overlap, unequal, distance, i
    cdef bint term = phrase.origin == ORIGIN_INJECTED, broken
    cdef const token_t* tail
    found.distance = INT32_MAX
    found.overlap = 0
    for overlap in range(min(open_words, phrase.length - 1), -1, -1):
        unequal = 0
        broken = False
        tail = path.words.data() + size - overlap
        for i in range(overlap):
            if tail[i] != phrase.words[i]:
                unequal += 1
                broken = broken or term or path.scores[size - overlap + i] == INFINITY
        if broken or (unequal and not contradiction):
            continue
        unequal += phrase.length - overlap
        distance = unequal * (UNIT // phrase.length)
        if distance < found.distance:
            found.distance = distance
            found.overlap = overlap
    return found
