"""The improved decoder of the max-margin system: language model and length in the path cost.

What the paper left as future work (SM 4.6). As in the tabu decoder every source word names one
phrase of its bag, which is merged into the sub-sentence: the word is then translated. Unlike there

- every word names exactly one phrase, or skips, within a reordering window; copied words and terms
  cannot be skipped, and words that a term translates are;
- a phrase that the end of the sub-sentence holds already adds nothing: neighbouring words that
  agree on a phrase confirm each other, and the output gets no longer for it;
- overlaps fit perfectly, and the longest is taken, so that no word of the sub-sentence changes any
  more;
- the cost of a path is a weighted sum of features: score and F1 of the phrases, words of overlap,
  language model, number of words and of phrases, jumps, skips. The weights are tuned like those of
  the phrase-based system, and the number of words is what makes the output as long as it should be;
- no word behind a wall is translated before all in front of it are, and a zone once begun is
  finished first; the translation of one room (see ``bags.pyx``) does not overlap with that of
  another, so that the words of a zone are its own;
- forbidden sequences do not occur, within a phrase or across. Constraints that leave nothing are
  dropped: an answer there is always.

Search is a beam over the number of translated words. Sub-sentences that agree in which words are
translated, in the last of them, in their last five words and in how far a forbidden sequence has
come are one node of the forest: they are equal to all that follows.
"""

from libc.math cimport INFINITY, log
from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcmp, memset
from libcpp.algorithm cimport sort

from postil.models.lm.model cimport LanguageModel, LMState
from postil.search.forbidden cimport HIT, ForbiddenSequences
from postil.search.forest.origins cimport ORIGIN_UNKNOWN
from postil.search.margin.bags cimport BagPredictor, Candidate
from postil.search.margin.features cimport (
    COLUMNS, DISTORTION, LM, MARGIN_F1, MARGIN_OVERLAP, MARGIN_SCORE, MARGIN_SKIP, PHRASE_COUNT,
    UNKNOWN, WORD_COUNT,
)
from postil.types.ids cimport EOS, token_t

from postil.search.margin.features import MARGIN_FEATURES
from postil.search.settings import MarginSearchOptions

cdef enum:
    MOST_AHEAD = 32        # bits of ``Node.covered``

cdef extern from *:
    """
    struct PostilBetterHypothesis {
        template <class O> bool operator()(const O& a, const O& b) const {
            return a.value != b.value ? a.value > b.value : a.node < b.node;
        }
    };
    """
    cdef cppclass BetterHypothesis "PostilBetterHypothesis":
        pass


cdef class OverlapDecoder:
    """Decodes one sentence after the other, in one thread.

    Parameters
    ----------
    predictor : BagPredictor
    lm : LanguageModel
    weights : float32 array, shape (COLUMNS,)
    beam : int
        Nodes expanded per number of translated words.
    window : int
        How far from the first word not translated yet another may be translated; 0 is monotone.
    """

    def __init__(self, BagPredictor predictor not None, LanguageModel lm not None, weights,
                 int beam=50, int window=2):
        cdef const float[::1] given = MARGIN_FEATURES.kernel_weights(weights)
        cdef int k
        MarginSearchOptions(beam=beam, window=window)  # raises what a wrong one is
        for k in range(COLUMNS):
            self.weights[k] = given[k]
        self.predictor = predictor
        self.lm = lm
        self.forbidden = ForbiddenSequences()
        self.beam = beam
        self.window = window

    def search(self, sentence):
        """Decode a sentence of token ids."""
        self.predictor.predict(sentence)
        self.run()

    def run(self, forbidden=()):
        """Decode the bags that the predictor holds, within its walls and zones.

        ``relaxed`` is True afterwards if there was no translation without the sequences of
        ``forbidden``; they are ignored then.
        """
        self.walls = sorted(self.predictor.walls)
        self.zones.clear()
        for start, end in self.predictor.zones:
            self.zones.push_back(Zone(start, end))
        self.forbidden = ForbiddenSequences(forbidden)
        with nogil:
            self._run()
        self.relaxed = self.nodes[self.goal].edges == NONE
        if self.relaxed:
            self.forbidden = ForbiddenSequences()
            with nogil:
                self._run()

    cdef int _run(self) except -1 nogil:
        cdef int _step, steps = <int>self.predictor.bags.size()
        cdef uint32_t begin = 0, end
        cdef size_t k
        self._weigh()
        self.nodes.clear()
        self.edges.clear()
        self._begin()
        for _step in range(steps):
            end = <uint32_t>self.nodes.size()
            self.known.clear()
            self._rank(begin, end)
            begin = end
            for k in range(min(self.order.size(), <size_t>self.beam)):
                self._expand(self.order[k].node)
        self._rank(begin, <uint32_t>self.nodes.size())
        self._finish()
        return 0

    cdef int _weigh(self) except -1 nogil:
        """Score every candidate by itself, and the best of every word."""
        cdef size_t i, k
        cdef float best, value
        cdef float dense[COLUMNS]
        self.values.resize(self.predictor.bags.size())
        self.rests.resize(self.predictor.bags.size())
        for i in range(self.predictor.bags.size()):
            self.values[i].clear()
            best = -self.weights[MARGIN_SKIP]
            for k in range(self.predictor.bags[i].size()):
                memset(dense, 0, sizeof(dense))
                score_alone(&self.predictor.bags[i][k], dense)
                value = self._dot(dense)
                self.values[i].push_back(value)
                best = max(best, value)
            self.rests[i] = best
        return 0

    cdef float _dot(self, const float* dense) noexcept nogil:
        cdef float total = 0.0
        cdef int k
        for k in range(COLUMNS):
            total += self.weights[k] * dense[k]
        return total

    cdef int _begin(self) except -1 nogil:
        cdef Node node
        cdef size_t i
        memset(&node, 0, sizeof(Node))
        node.edges = NONE
        node.last = -1
        self.lm.begin_state(&node.state)
        for i in range(self.rests.size()):
            node.rest += self.rests[i]
        self.nodes.push_back(node)
        return 0

    cdef int _rank(self, uint32_t begin, uint32_t end) except -1 nogil:
        """The nodes of one step, best first."""
        cdef uint32_t node
        cdef Ordered item
        cdef BetterHypothesis better
        self.order.clear()
        for node in range(begin, end):
            item.value = self.nodes[node].score + self.nodes[node].rest
            item.node = node
            self.order.push_back(item)
        sort(self.order.begin(), self.order.end(), better)
        return 0

    cdef int _expand(self, uint32_t number) except -1 nogil:
        """Translate each word that may be next."""
        cdef Node node = self.nodes[number]
        cdef int first = node.first, limit = <int>self.predictor.bags.size()
        cdef int word
        cdef size_t k
        for k in range(self.walls.size()):
            if node.first < self.walls[k]:
                limit = min(limit, self.walls[k])
        self._begun(&node, &first, &limit)
        for word in range(first, min(limit, first + self.window + 1)):
            if _is_covered(&node, word) or not self._in_sight(&node, word):
                continue
            for k in range(self.predictor.bags[word].size()):
                self._extend(&node, number, word, <uint32_t>k)
            # what must be there, copies and terms, is not skipped
            if self.predictor.bags[word].empty() or (
                self.predictor.bags[word][0].origin < ORIGIN_UNKNOWN
            ):
                self._extend(&node, number, word, SKIP)
        return 0

    cdef void _begun(self, const Node* node, int* first, int* limit) noexcept nogil:
        """Narrow what comes next to the zones that have been begun."""
        cdef size_t k
        cdef int word
        for k in range(self.zones.size()):
            if not self.zones[k].start <= node.last < self.zones[k].end:
                continue
            word = self.zones[k].start
            while word < self.zones[k].end and _is_covered(node, word):
                word += 1
            if word < self.zones[k].end:
                first[0] = max(first[0], word)
                limit[0] = min(limit[0], self.zones[k].end)

    cdef bint _in_sight(self, const Node* node, int word) noexcept nogil:
        """Whether a zone that ``word`` would begin can be finished before the words left behind."""
        cdef size_t k
        for k in range(self.zones.size()):
            if self.zones[k].start <= word < self.zones[k].end and (
                node.first < self.zones[k].start
                and self.zones[k].end - node.first > MOST_AHEAD
            ):
                return False
        return True

    cdef int _extend(
        self, const Node* node, uint32_t number, int word, uint32_t which
    ) except -1 nogil:
        """One edge: ``word`` names the phrase ``which`` of its bag."""
        cdef const Candidate* phrase = NULL
        cdef Node head = node[0]
        cdef Edge edge
        cdef int i
        edge.tail = number
        edge.word = word
        edge.candidate = which
        edge.overlap = 0
        edge.lm = 0.0
        edge.score = self.weights[DISTORTION] * -abs(word - node.last - 1)
        if node.last >= 0 and self.predictor.rooms[node.last] != self.predictor.rooms[word]:
            head.reach = 0
        if which == SKIP:
            edge.score -= self.weights[MARGIN_SKIP]
        else:
            phrase = &self.predictor.bags[word][which]
            edge.overlap = overlap_of(&head, phrase)
            edge.score += self.values[word][which]
            edge.score += self.weights[MARGIN_OVERLAP] * edge.overlap
            if edge.overlap < phrase.length:
                edge.score += self.weights[PHRASE_COUNT]
                edge.score += self.weights[WORD_COUNT] * (phrase.length - edge.overlap)
            for i in range(edge.overlap, phrase.length):
                edge.lm += self._append(&head, phrase.words[i])
                if head.forbidden == HIT:
                    return 0
            edge.score += self.weights[LM] * edge.lm
        head.rest -= self.rests[word]
        self._cover(&head, word)
        head.score = node.score + edge.score
        self._keep(&head, &edge)
        return 0

    cdef float _append(self, Node* node, token_t word) noexcept nogil:
        """One word more at the end; its natural-log probability."""
        cdef LMState before = node.state
        cdef int i
        if node.size == TAIL:
            for i in range(TAIL - 1):
                node.tail[i] = node.tail[i + 1]
            node.size -= 1
        node.tail[node.size] = word
        node.size += 1
        node.reach = min(node.reach + 1, TAIL)
        if not self.forbidden.none():
            node.forbidden = self.forbidden.follow(node.forbidden, word)
        return self.lm.score(&before, word, &node.state)

    cdef void _cover(self, Node* node, int word) noexcept nogil:
        """Mark a word as covered."""
        node.last = word
        if word > node.first:
            node.covered |= <uint32_t>1 << (word - node.first - 1)
            return
        node.first += 1
        while node.covered & 1:
            node.covered >>= 1
            node.first += 1
        node.covered >>= 1

    cdef int _keep(self, Node* head, Edge* edge) except -1 nogil:
        """Add an edge to the node it leads to."""
        cdef uint64_t key = _hash(head)
        cdef uint32_t number
        found = self.known.find(key)
        if found != self.known.end() and _same(&self.nodes[self.known[key]], head):
            number = self.known[key]
        else:
            number = <uint32_t>self.nodes.size()
            self.known[key] = number
            head.edges = NONE
            self.nodes.push_back(head[0])
        edge.next = self.nodes[number].edges
        self.nodes[number].edges = <uint32_t>self.edges.size()
        self.edges.push_back(edge[0])
        self.nodes[number].score = max(self.nodes[number].score, head.score)
        return 0

    cdef int _finish(self) except -1 nogil:
        """The goal: every complete sub-sentence, ended."""
        cdef Node goal
        cdef Edge edge
        cdef LMState after
        cdef size_t k
        memset(&goal, 0, sizeof(Node))
        goal.edges = NONE
        goal.score = -INFINITY
        for k in range(min(self.order.size(), <size_t>self.beam)):
            edge.tail = self.order[k].node
            edge.candidate = NONE
            edge.word = edge.overlap = 0
            edge.lm = self.lm.score(&self.nodes[edge.tail].state, EOS, &after)
            edge.score = self.weights[LM] * edge.lm
            edge.next = goal.edges
            goal.edges = <uint32_t>self.edges.size()
            goal.score = max(goal.score, self.nodes[edge.tail].score + edge.score)
            self.edges.push_back(edge)
        self.goal = <uint32_t>self.nodes.size()
        self.nodes.push_back(goal)
        return 0

    @property
    def score(self):
        """Model score of the best translation, natural log."""
        return self.nodes[self.goal].score


cdef bint _is_covered(const Node* node, int word) noexcept nogil:
    if word <= node.first:
        return word < node.first
    return word - node.first <= MOST_AHEAD and (node.covered >> (word - node.first - 1)) & 1


cdef void score_alone(const Candidate* phrase, float* dense) noexcept nogil:
    """Feature values of a candidate that do not depend on where it goes."""
    if phrase.origin == ORIGIN_UNKNOWN:
        dense[UNKNOWN] = -1.0
        return
    dense[MARGIN_SCORE] = <float>log(1.0 + phrase.score)
    dense[MARGIN_F1] = <float>log(max(phrase.f1, 1e-4))


cdef int overlap_of(const Node* node, const Candidate* phrase) noexcept nogil:
    """Number of words of a phrase that the end of a sub-sentence holds; all if it holds all."""
    cdef int overlap, i, at
    for at in range(node.size - phrase.length, node.size - node.reach - 1, -1):
        i = 0
        while i < phrase.length and node.tail[at + i] == phrase.words[i]:
            i += 1
        if i == phrase.length:
            return i
    for overlap in range(min(node.reach, phrase.length - 1), 0, -1):
        i = 0
        while i < overlap and node.tail[node.size - overlap + i] == phrase.words[i]:
            i += 1
        if i == overlap:
            return overlap
    return 0


cdef uint64_t _hash(const Node* node) noexcept nogil:
    cdef uint64_t value = (<uint64_t>node.first << 32) ^ node.covered
    cdef int i
    value = (value ^ <uint64_t>node.last) * <uint64_t>0x9E3779B97F4A7C15
    value = (value ^ node.forbidden ^ (<uint64_t>node.reach << 32)) * <uint64_t>0x9E3779B97F4A7C15
    for i in range(node.size):
        value = (value ^ node.tail[i]) * <uint64_t>0x9E3779B97F4A7C15
        value ^= value >> 32
    return value


cdef bint _same(const Node* left, const Node* right) noexcept nogil:
    return (
        left.first == right.first and left.covered == right.covered and left.last == right.last
        and left.size == right.size and left.reach == right.reach
        and left.forbidden == right.forbidden
        and not memcmp(left.tail, right.tail, left.size * sizeof(token_t))
    )
