"""Phrase prediction: a bag of target phrases for every source word (SM 4.4.1).

The neighbourhood of a word is every source phrase of the sentence that contains it. A target
phrase's score for the word is the number of phrases of the neighbourhood that predict it, its
component of W φ(x) with φ restricted to the neighbourhood; with ``weighted`` each counts its F1.
The bag keeps the best by score, ties by F1, then the shorter, then by key, so that it depends on
nothing else. A word that nothing predicts is copied.

Walls and zones cut a sentence into rooms: words that no border parts. Phrases that reach from one
room into another are no neighbourhood of either.
"""

from libc.stdint cimport uint32_t

import numpy as np

from cython.operator cimport dereference as deref

from postil.models.max_margin.matrix cimport MarginMatrix, Predicted
from postil.models.max_margin.measures cimport f1
from postil.models.max_margin.phrases cimport NO_PHRASE, Place
from postil.models.max_margin.session cimport SessionCounts, SessionRow
from postil.models.phrase_table.keys cimport phrase_key
from postil.search.forbidden cimport HIT, ForbiddenSequences
from postil.search.forest.origins cimport (
    ORIGIN_INJECTED, ORIGIN_SESSION, ORIGIN_TABLE, ORIGIN_UNKNOWN,
)
from postil.types.ids cimport PASS_THROUGH, token_t

from postil.search.settings import MarginSearchOptions

cdef enum:
    PERCENT = 10            # least F1 of a pair that only confirmed segments have
    CLAIM = 50              # percent: least F1 of a word that a term gets instead of other words

cdef extern from *:
    """
    struct PostilBestCandidate {
        template <class C> bool operator()(const C& a, const C& b) const {
            if (a.score != b.score) return a.score > b.score;
            if (a.f1 != b.f1) return a.f1 > b.f1;
            if (a.length != b.length) return a.length < b.length;
            return a.key < b.key;
        }
    };
    """
    cdef cppclass BestCandidate "PostilBestCandidate":
        pass

cdef extern from "<algorithm>" namespace "std" nogil:
    void partial_sort[I, C](I first, I middle, I last, C order)


cdef class BagPredictor:
    """Fills the bags of a sentence; one thread at a time.

    Parameters
    ----------
    matrix : MarginMatrix
    size : int
        K, candidates per word.
    weighted : bool
        Scores are sums of F1 instead of numbers of phrases.
    session : SessionCounts, optional
        Counts of confirmed segments.
    row_limit : int
        Target phrases that one source phrase predicts at most, the best; 0 is all that W keeps.
    """

    def __init__(self, MarginMatrix matrix not None, int size=10, bint weighted=False,
                 SessionCounts session=None, int row_limit=0):
        MarginSearchOptions(bag=size, row_limit=row_limit)  # raises what a wrong one is
        self.matrix = matrix
        self.session = session
        self.size = size
        self.weighted = weighted
        self.row_limit = row_limit

    cdef int fill(self, const token_t* sentence, int length) except -1 nogil:
        """Bags of a sentence, into ``bags``."""
        cdef size_t i
        cdef int word
        self.sentence.assign(sentence, sentence + length)
        self.matrix.source.read(sentence, length, self.phrases)
        self.predicted.resize(self.phrases.size())
        for i in range(self.phrases.size()):
            self.predicted[i].clear()
            if not self.together(self.phrases[i].start, self.phrases[i].end):
                continue
            self._predict(&self.phrases[i], self.predicted[i])
        self.bags.resize(length)
        for word in range(length):
            self._collect(word, self.bags[word])
        return 0

    cdef bint together(self, int start, int end) noexcept nogil:
        """Whether no border parts the words ``[start, end)``."""
        cdef int word
        for word in range(start + 1, end):
            if self.rooms[word] != self.rooms[start]:
                return False
        return True

    cdef int _predict(self, const Place* place, Bag& out) except -1 nogil:
        """Predictions of one source phrase, with F1 over training and session together."""
        cdef Predicted row
        cdef const SessionRow* learned = NULL
        cdef Candidate candidate
        cdef double both, left = 0.0, right
        cdef uint32_t k
        cdef size_t j
        candidate.start = place.start
        candidate.end = place.end
        if place.number != NO_PHRASE:
            left = self.matrix.source.counts[place.number]
        if self.session is not None:
            learned = self.session.row(place.key)
            left += self.session.source_count(place.key)
        if self.matrix.row(place.number, &row):
            candidate.origin = ORIGIN_TABLE
            if self.row_limit:
                row.size = min(row.size, <uint32_t>self.row_limit)
            for k in range(row.size):
                candidate.key = self.matrix.target.key(row.targets[k])
                candidate.length = self.matrix.spell(row.targets[k], candidate.words)
                both = row.counts[k]
                right = self.matrix.target.counts[row.targets[k]]
                if learned != NULL:
                    right += self.session.target_count(candidate.key)
                    for j in range(learned.size()):
                        if learned.at(j).key == candidate.key:
                            both += learned.at(j).count
                candidate.f1 = f1(both, left, right)
                out.push_back(candidate)
        if learned != NULL:
            self._add_learned(learned, left, &candidate, out)
        return 0

    cdef int _add_learned(
        self, const SessionRow* learned, double left, Candidate* candidate, Bag& out
    ) except -1 nogil:
        """Pairs that only confirmed segments have, if their F1 is worth it."""
        cdef size_t j, known = out.size()
        cdef size_t k
        cdef double right
        cdef uint32_t number
        cdef bint old
        cdef int i
        candidate.origin = ORIGIN_SESSION
        for j in range(learned.size()):
            old = False
            for k in range(known):
                if out[k].key == learned.at(j).key:
                    out[k].origin = ORIGIN_SESSION
                    old = True
                    break
            if old:
                continue
            candidate.key = learned.at(j).key
            candidate.length = learned.at(j).length
            for i in range(candidate.length):
                candidate.words[i] = learned.at(j).words[i]
            number = self.matrix.target.number(
                candidate.key, candidate.words, candidate.length
            )
            right = self.session.target_count(candidate.key)
            if number != NO_PHRASE:
                right += self.matrix.target.counts[number]
            candidate.f1 = f1(learned.at(j).count, left, right)
            if 100.0 * candidate.f1 >= PERCENT:
                out.push_back(candidate[0])
        return 0

    cdef int _collect(self, int word, Bag& bag) except -1 nogil:
        """The bag of a word from the phrases that contain it."""
        cdef size_t i, k
        cdef Candidate* other
        cdef Candidate* mine
        cdef BestCandidate best
        bag.clear()
        self.where.clear()
        for i in range(self.phrases.size()):
            if not self.phrases[i].start <= word < self.phrases[i].end:
                continue
            for k in range(self.predicted[i].size()):
                other = &self.predicted[i][k]
                found = self.where.find(other.key)
                if found == self.where.end():
                    self.where[other.key] = bag.size()
                    bag.push_back(other[0])
                    mine = &bag[bag.size() - 1]
                    mine.score = 0.0
                else:
                    mine = &bag[deref(found).second]
                    if other.f1 > mine.f1:
                        mine.f1 = other.f1
                        mine.start = other.start
                        mine.end = other.end
                mine.score += other.f1 if self.weighted else 1.0
        if bag.empty():
            bag.push_back(_copy(word))
        if bag.size() > <size_t>self.size:
            partial_sort(bag.begin(), bag.begin() + self.size, bag.end(), best)
            bag.resize(self.size)
        else:
            partial_sort(bag.begin(), bag.end(), bag.end(), best)
        return 0

    def force(self, int start, int end, targets, int origin=ORIGIN_INJECTED):
        """After ``predict``: translate words ``[start, end)`` by one of ``targets``, in place of
        what was predicted. The bag of the first word gets the targets, those of the others become
        empty, and what these words predict by themselves leaves the bags of other words.
        """
        cdef Bag bag
        cdef int i
        self._read_terms(start, end, targets, origin, bag)
        if bag.empty():
            return
        self._claim(start, end)
        self.bags[start].swap(bag)
        for i in range(start + 1, end):
            self.bags[i].clear()

    cdef int _claim(self, int start, int end) except -1:
        """Take the words that ``[start, end)`` predict, and predict best, off the phrases of other
        words; where that leaves a word without a phrase, its phrases stay.
        """
        cdef unordered_map[token_t, double] inside, outside
        cdef unordered_map[token_t, double]* side
        cdef double* best
        cdef Candidate* candidate
        cdef size_t i, k
        for i in range(self.phrases.size()):
            if start <= self.phrases[i].start and self.phrases[i].end <= end:
                side = &inside
            elif self.phrases[i].end <= start or end <= self.phrases[i].start:
                side = &outside
            else:
                continue
            for k in range(self.predicted[i].size()):
                candidate = &self.predicted[i][k]
                if candidate.length == 1:
                    best = &side[0][candidate.words[0]]
                    best[0] = max(best[0], candidate.f1)
        if inside.empty():
            return 0
        for i in range(self.bags.size()):
            if not start <= <int>i < end and not self.bags[i].empty():
                if self.bags[i].front().origin != ORIGIN_INJECTED:
                    self._take_off(self.bags[i], inside, outside)
        return 0

    cdef int _take_off(
        self, Bag& bag, unordered_map[token_t, double]& inside,
        unordered_map[token_t, double]& outside,
    ) except -1:
        """One bag without words that are claimed; a phrase with one in its middle goes."""
        cdef BestCandidate order
        cdef Candidate* mine
        cdef Candidate rest
        cdef Bag kept
        cdef size_t k
        cdef int i, first, last
        self.where.clear()
        for k in range(bag.size()):
            rest = bag[k]
            first, last = 0, rest.length
            while first < last and _is_claimed(rest.words[first], inside, outside):
                first += 1
            while first < last and _is_claimed(rest.words[last - 1], inside, outside):
                last -= 1
            if first == last:
                continue
            if any([_is_claimed(rest.words[i], inside, outside) for i in range(first, last)]):
                continue
            for i in range(first, last):
                rest.words[i - first] = rest.words[i]
            rest.length = last - first
            rest.key = phrase_key(rest.words, rest.length)
            found = self.where.find(rest.key)
            if found == self.where.end():
                self.where[rest.key] = kept.size()
                kept.push_back(rest)
            else:
                mine = &kept[deref(found).second]
                mine.score = max(mine.score, rest.score)
                mine.f1 = max(mine.f1, rest.f1)
        if not kept.empty():
            partial_sort(kept.begin(), kept.end(), kept.end(), order)
            bag.swap(kept)
        return 0

    cdef int _read_terms(self, int start, int end, targets, uint32_t origin, Bag& bag) except -1:
        """Candidates for the targets of a term, into ``bag``; too long ones are left out."""
        cdef Candidate candidate
        cdef int i
        for words in targets:
            if not 0 < len(words) <= MOST_WORDS:
                continue
            candidate.length = len(words)
            for i in range(candidate.length):
                candidate.words[i] = words[i]
            candidate.key = phrase_key(candidate.words, candidate.length)
            candidate.score = 1.0
            candidate.f1 = 1.0
            candidate.start = start
            candidate.end = end
            candidate.origin = origin
            bag.push_back(candidate)
        return 0

    def forbid(self, sequences):
        """After ``predict``: drop candidates that hold one of the sequences of target ids; a word
        that is left with none is copied. Terms stay.
        """
        cdef size_t i, k
        cdef Bag kept
        cdef ForbiddenSequences forbidden = ForbiddenSequences(sequences)
        for i in range(self.bags.size()):
            kept.clear()
            for k in range(self.bags[i].size()):
                if self.bags[i][k].origin == ORIGIN_INJECTED or not _holds(
                    &self.bags[i][k], forbidden
                ):
                    kept.push_back(self.bags[i][k])
            if kept.empty() and not self.bags[i].empty():
                kept.push_back(_copy(<int>i))
            self.bags[i].swap(kept)

    def offer_copies(self):
        """After ``predict``: let every word be copied, but those of terms."""
        cdef size_t i
        for i in range(self.bags.size()):
            if not self.bags[i].empty() and self.bags[i].back().origin < ORIGIN_UNKNOWN:
                self.bags[i].push_back(_copy(<int>i))

    def predict(self, sentence, walls=(), zones=()):
        """Fill the bags of a sentence of token ids.

        Parameters
        ----------
        walls, zones
            As in ``Constraints``.

        Raises
        ------
        ValueError
            A wall or zone lies outside the sentence.
        """
        cdef const token_t[::1] ids = np.ascontiguousarray(sentence, dtype=np.uint32)
        self.rooms = rooms_of(ids.shape[0], walls, zones)
        self.walls, self.zones = tuple(walls), tuple(zones)
        if ids.shape[0]:
            with nogil:
                self.fill(&ids[0], <int>ids.shape[0])
        else:
            self.bags.clear()
            self.sentence.clear()

    def listed(self):
        """The bags: for each word a list of (target ids, score, F1), best first."""
        return [
            [
                (tuple([c.words[i] for i in range(c.length)]), c.score, c.f1)
                for c in bag
            ]
            for bag in self.bags
        ]


cdef Candidate _copy(int word) noexcept nogil:
    """An unknown word as it stands."""
    cdef Candidate candidate
    candidate.words[0] = PASS_THROUGH + <token_t>word
    candidate.length = 1
    candidate.key = phrase_key(candidate.words, 1)
    candidate.score = candidate.f1 = 0.0
    candidate.start = word
    candidate.end = word + 1
    candidate.origin = ORIGIN_UNKNOWN
    return candidate


cdef bint _is_claimed(
    token_t word, unordered_map[token_t, double]& inside, unordered_map[token_t, double]& outside
) noexcept nogil:
    """Whether a word goes with a term more often than not, and with nothing else as often."""
    found = inside.find(word)
    if found == inside.end() or 100.0 * deref(found).second < CLAIM:
        return False
    rival = outside.find(word)
    return rival == outside.end() or deref(rival).second < deref(found).second


cdef bint _holds(const Candidate* candidate, ForbiddenSequences forbidden) noexcept:
    cdef uint32_t state = 0
    cdef int i
    for i in range(candidate.length):
        state = forbidden.follow(state, candidate.words[i])
        if state == HIT:
            return True
    return False


def rooms_of(int length, walls, zones):
    """For each word the number of its room: words share one if no wall or border of a zone parts
    them from each other.
    """
    for wall in walls:
        if not 0 < wall < length:
            raise ValueError(f"no wall at {wall} in a sentence of {length} words")
    for start, end in zones:
        if not 0 <= start < end <= length:
            raise ValueError(f"no zone [{start}, {end}) in a sentence of {length} words")
    rooms = {}
    return [
        rooms.setdefault(
            (
                sum(wall <= word for wall in walls),
                frozenset(k for k, (start, end) in enumerate(zones) if start <= word < end),
            ),
            len(rooms),
        )
        for word in range(length)
    ]
