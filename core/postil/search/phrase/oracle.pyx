"""BLEU-oracle decoding (Tillmann & Zhang, section II): the best translation the search space holds.

The block decoder's search space with sentence BLEU against the references as its objective. A
hypothesis keeps its clipped n-gram matches and its last three words; the value of an unfinished one
is its smoothed BLEU (add one for n > 1, Liang et al. 2006), its length projected to the whole
sentence. Hypotheses with equal coverage, last position and last three words are recombined by
value: approximate, since their matches may differ. Those that were merged away are kept, so that
the truth set holds the best block sequences, whether or not they end alike.
"""

from libc.math cimport exp, log
from libc.stdint cimport int32_t, uint32_t, uint64_t
from libcpp.algorithm cimport pop_heap, push_heap, sort, stable_sort
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from dataclasses import dataclass

import numpy as np

from postil.models.lm.class_model cimport begin_classes
from postil.search.phrase.coverage cimport CoveragePool
from postil.search.phrase.features cimport COLUMNS
from postil.search.phrase.options cimport MAX_PHRASE, OptionList, OptionRef, OptionTable
from postil.search.phrase.reordering cimport ReorderingRules
from postil.search.phrase.steps cimport (
    LMScores, Place, States, add_step_dense, boundary_lm, end_lm,
)
from postil.types.ids cimport token_t

from postil.search.settings import SearchOptions

cdef enum:
    ORDER = 4
    LOOKED_AT = 20               # sequences whose exact value is looked at, for each one wanted

cdef uint32_t NONE = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class OracleTranslation:
    """One block sequence of the truth set.

    ``tokens``: uint32 target ids; ``bleu``: smoothed sentence BLEU in [0, 1]; ``steps``: (source
    start, source end, target ids, phrase-table row or 0xFFFFFFFF) in target order; ``dense``:
    float32 (COLUMNS,), summed values of the dense features.
    """

    tokens: np.ndarray
    bleu: float
    steps: list[tuple[int, int, tuple[int, ...], int]]
    dense: np.ndarray


cdef struct Partial:
    double value                 # projected BLEU
    uint32_t coverage
    uint32_t start
    uint32_t end
    uint32_t tail
    OptionRef option
    uint32_t length              # target words
    int32_t matches[ORDER]
    token_t last[ORDER - 1]      # latest word first
    uint32_t merged              # one of the same state, of less value; NONE


cdef struct Sequence:
    double value                 # exact, of the finished translation
    vector[uint32_t] items       # last one first, without the empty start
    size_t fixed                 # those before this place stay in what is made of it


cdef struct Valued:
    double value
    uint32_t item


cdef bint ahead(const Sequence& left, const Sequence& right) noexcept nogil:
    return left.value > right.value


cdef bint behind(const Sequence& left, const Sequence& right) noexcept nogil:
    return left.value < right.value


cdef bint better(const Valued& left, const Valued& right) noexcept nogil:
    if left.value != right.value:
        return left.value > right.value
    return left.item < right.item


cdef inline uint64_t gram_key(const token_t* words, int order) noexcept nogil:
    """Key of the n-gram that ends in ``words[0]`` and runs backwards; words[k] is k words earlier.
    """
    cdef uint64_t key = <uint64_t>order
    cdef int k
    for k in range(order):
        key = (key ^ (<uint64_t>words[k] + 1)) * <uint64_t>0x9E3779B97F4A7C15
        key ^= key >> 29
    return key


cdef class OracleDecoder:
    """Finds the translations of highest sentence BLEU that the options allow.

    Parameters
    ----------
    options : OptionTable
    stack_limit : int
        Hypotheses kept per number of covered words.
    distortion_limit, swap
        As for ``BlockDecoder``.
    """

    cdef readonly OptionTable options
    cdef CoveragePool coverages
    cdef ReorderingRules rules
    cdef int stack_limit
    cdef vector[Partial] partials
    cdef vector[vector[uint32_t]] stacks
    cdef unordered_map[uint64_t, int32_t] reference
    cdef unordered_map[uint64_t, int32_t] used
    cdef unordered_map[uint64_t, uint32_t] states
    cdef double reference_length

    def __init__(self, OptionTable options not None, *, int stack_limit=100,
                 int distortion_limit=6, bint swap=False):
        SearchOptions(stack_limit=stack_limit, distortion_limit=distortion_limit)  # sound?
        self.options = options
        self.coverages = CoveragePool()
        self.rules = ReorderingRules(distortion_limit, swap)
        self.stack_limit = stack_limit

    def decode(self, source, references, int count=5):
        """The best block sequences of a sentence.

        Parameters
        ----------
        source : uint32 array
        references : sequence of uint32 arrays
            At least one; the nearest in length to the source sets the brevity penalty.
        count : int
            Sequences wanted (the truth set V_5 has five).

        Returns
        -------
        list of OracleTranslation
            Best first; ties in favour of the one found first.
        """
        cdef const token_t[::1] ids = np.ascontiguousarray(source, dtype=np.uint32)
        cdef int length = <int>ids.shape[0]
        cdef int covered
        cdef vector[Sequence] found
        cdef size_t k
        self._read_references(references, length)
        self.options.begin(&ids[0] if length else NULL, length)
        self.options.finish(True)
        with nogil:
            self._begin(length)
            for covered in range(length):
                self._prune(covered, self.stack_limit)
                for k in range(self.stacks[covered].size()):
                    self._expand(self.stacks[covered][k], length)
            self._prune(length, LOOKED_AT * count)
            self._sequences(length, count, found)
        return [
            self._translation(found[k]) for k in range(min(<size_t>count, found.size()))
        ]

    cdef void _sequences(self, int length, int count, vector[Sequence]& found) noexcept nogil:
        """The best block sequences of the whole sentence, best first.

        They begin with the best of each final state. Of each one found others are made: an item
        gives way to the next of its state, and what stands before that comes with it. Every
        sequence is made once (Lawler 1972). Values of what is made may be higher than those it was
        made of, so that some more than are wanted are looked at.
        """
        cdef vector[Sequence] waiting  # a heap
        cdef Sequence made
        cdef uint32_t item
        cdef size_t k, place
        for k in range(self.stacks[length].size()):
            self._offer(waiting, self.stacks[length][k], made, 0)
        while not waiting.empty() and found.size() < <size_t>(LOOKED_AT * count):
            pop_heap(waiting.begin(), waiting.end(), &behind)
            made = waiting.back()
            waiting.pop_back()
            found.push_back(made)
            for place in range(made.fixed, made.items.size()):
                item = self.partials[made.items[place]].merged
                if item != NONE:
                    self._offer(waiting, item, made, place)
        stable_sort(found.begin(), found.end(), &ahead)

    cdef void _offer(
        self, vector[Sequence]& waiting, uint32_t item, const Sequence& base, size_t place
    ) noexcept nogil:
        """Add a sequence to a heap: the last items of another, an item, and what stands before it.
        """
        cdef Sequence made
        made.items.assign(base.items.begin(), base.items.begin() + place)
        self._trace(item, made.items)
        made.fixed = place
        # without the last items of another a hypothesis has its own value
        made.value = self._exact(made.items) if place else self.partials[item].value
        waiting.push_back(made)
        push_heap(waiting.begin(), waiting.end(), &behind)

    cdef void _trace(self, uint32_t item, vector[uint32_t]& items) noexcept nogil:
        """Add an item and what stands before it."""
        while self.partials[item].option != NULL:
            items.push_back(item)
            item = self.partials[item].tail

    cdef double _exact(self, const vector[uint32_t]& items) noexcept nogil:
        """Value of a finished translation."""
        cdef Partial whole = self.partials[0]
        cdef size_t k
        for k in range(items.size(), 0, -1):
            if k == items.size():
                self.used.clear()
            else:
                self._count_used_by(items, k)
            self._match(&whole, self.partials[items[k - 1]].option)
        return self._value(&whole, 1.0)

    def _read_references(self, references, int length):
        """Maximum count of each n-gram over the references."""
        cdef const token_t[::1] words
        cdef token_t window[ORDER]
        cdef unordered_map[uint64_t, int32_t] counts
        cdef Py_ssize_t at
        cdef int order
        self.reference.clear()
        for reference in references:
            words = np.ascontiguousarray(reference[::-1], dtype=np.uint32)
            counts.clear()
            for at in range(words.shape[0]):
                for order in range(1, min(<Py_ssize_t>ORDER, words.shape[0] - at) + 1):
                    window[order - 1] = words[at + order - 1]
                    counts[gram_key(window, order)] += 1
            for item in counts:
                self.reference[item.first] = max(self.reference[item.first], item.second)
        lengths = sorted((len(item) for item in references), key=lambda n: (abs(n - length), n))
        self.reference_length = lengths[0]

    cdef void _begin(self, int length) noexcept nogil:
        cdef Partial first
        cdef int covered, k
        self.coverages.reset(length, self.options)
        self.partials.clear()
        if <int>self.stacks.size() < length + 1:
            self.stacks.resize(length + 1)
        for covered in range(length + 1):
            self.stacks[covered].clear()
        self.states.clear()
        first.value = 0.0
        first.coverage = first.start = first.end = first.length = 0
        first.tail = first.merged = NONE
        first.option = NULL
        for k in range(ORDER):
            first.matches[k] = 0
        for k in range(ORDER - 1):
            first.last[k] = NONE
        self.partials.push_back(first)
        self.stacks[0].push_back(0)

    cdef void _prune(self, int covered, int limit) noexcept nogil:
        """Keep the best of a stack, best first."""
        cdef vector[Valued] ranking
        cdef size_t k
        for k in range(self.stacks[covered].size()):
            ranking.push_back(
                Valued(self.partials[self.stacks[covered][k]].value, self.stacks[covered][k])
            )
        sort(ranking.begin(), ranking.end(), &better)
        self.stacks[covered].clear()
        for k in range(min(ranking.size(), <size_t>limit)):
            self.stacks[covered].push_back(ranking[k].item)

    cdef void _expand(self, uint32_t tail, int length) noexcept nogil:
        """All hypotheses that one more block makes of ``tail``."""
        cdef uint32_t coverage = self.partials[tail].coverage
        cdef int previous = <int>self.partials[tail].end
        cdef int start, end
        cdef size_t k
        cdef OptionList* found
        self._count_used(tail)
        for start in range(<int>self.coverages.items[coverage].first_gap, length):
            for end in range(start + 1, min(length, start + MAX_PHRASE) + 1):
                if self.coverages.has(coverage, end - 1):
                    break
                found = self.options.span(start, end)
                if found.empty() or not self.rules.allow(
                    self.coverages, self.options, coverage, previous, start, end
                ):
                    continue
                for k in range(found.size()):
                    self._extend(tail, found.at(k), start, end, length)

    cdef void _count_used(self, uint32_t tail) noexcept nogil:
        """Counts of each n-gram of the references in the words of ``tail``."""
        cdef vector[uint32_t] items
        self._trace(tail, items)
        self._count_used_by(items, 0)

    cdef void _count_used_by(self, const vector[uint32_t]& items, size_t first) noexcept nogil:
        """Counts of each n-gram in the words of items, last one first, from a place on."""
        cdef vector[token_t] backwards
        cdef OptionRef option
        cdef size_t at
        cdef int order, k
        cdef uint64_t key
        self.used.clear()
        for at in range(first, items.size()):
            option = self.partials[items[at]].option
            for k in range(<int>option.length - 1, -1, -1):
                backwards.push_back(option.target[k])
        for at in range(backwards.size()):
            for order in range(1, <int>min(<size_t>ORDER, backwards.size() - at) + 1):
                key = gram_key(&backwards[at], order)
                if self.reference.count(key) == 0:
                    break
                self.used[key] += 1

    cdef void _extend(
        self, uint32_t tail, OptionRef option, int start, int end, int length
    ) noexcept nogil:
        cdef Partial made = self.partials[tail]
        made.tail = tail
        made.option = option
        made.start = <uint32_t>start
        made.end = <uint32_t>end
        self._match(&made, option)
        made.coverage = self.coverages.extend(made.coverage, start, end, self.options)
        made.value = self._value(
            &made, <double>self.coverages.items[made.coverage].covered / <double>length
        )
        self._recombine(made)

    cdef void _match(self, Partial* made, OptionRef option) noexcept nogil:
        """Add the words of a phrase: clipped matches, length, last words."""
        cdef unordered_map[uint64_t, int32_t] fresh
        cdef token_t window[ORDER]
        cdef uint32_t at
        cdef int order, k
        cdef uint64_t key
        for at in range(option.length):
            window[0] = option.target[at]
            for k in range(ORDER - 1):
                window[k + 1] = made.last[k]
            made.length += 1
            for order in range(1, <int>min(<uint32_t>ORDER, made.length) + 1):
                key = gram_key(window, order)
                if self.reference.count(key) == 0:
                    break
                fresh[key] += 1
                if fresh[key] + self._used(key) <= self.reference[key]:
                    made.matches[order - 1] += 1
            for k in range(ORDER - 1):
                made.last[k] = window[k]

    cdef int32_t _used(self, uint64_t key) noexcept nogil:
        if self.used.count(key):
            return self.used[key]
        return 0

    cdef double _value(self, const Partial* item, double share) noexcept nogil:
        """Smoothed BLEU of what there is, with the brevity penalty of the projected length."""
        cdef double total = 0.0, add
        cdef int n
        if item.matches[0] == 0:
            return -1.0 + 1e-3 * share
        for n in range(ORDER):
            add = 1.0 if n else 0.0
            total += log(
                (item.matches[n] + add) / max(1.0, <double>(<int>item.length - n) + add)
            )
        return exp(total / ORDER + min(0.0, 1.0 - self.reference_length * share / item.length))

    cdef void _recombine(self, Partial& made) noexcept nogil:
        """Keep a hypothesis; of a state the best stands in its stack, the others behind it."""
        cdef Partial loser
        cdef uint64_t key = (<uint64_t>made.coverage << 32) | made.end
        cdef uint32_t covered = self.coverages.items[made.coverage].covered
        cdef uint32_t other
        cdef int k
        for k in range(ORDER - 1):
            key = (key ^ made.last[k]) * <uint64_t>0x9E3779B97F4A7C15
            key ^= key >> 29
        if self.states.count(key):
            other = self.states[key]
            loser = made
            if made.value > self.partials[other].value:
                loser = self.partials[other]
                made.merged = <uint32_t>self.partials.size()
                self.partials[other] = made
            else:
                loser.merged = self.partials[other].merged
                self.partials[other].merged = <uint32_t>self.partials.size()
            self.partials.push_back(loser)
            return
        made.merged = NONE
        self.states[key] = <uint32_t>self.partials.size()
        self.stacks[covered].push_back(<uint32_t>self.partials.size())
        self.partials.push_back(made)

    cdef object _translation(self, const Sequence& found):
        cdef list steps = []
        cdef vector[Place] places
        cdef Place place
        cdef Partial partial
        cdef uint32_t k
        cdef size_t at
        for at in range(found.items.size()):
            partial = self.partials[found.items[at]]
            words = tuple([partial.option.target[k] for k in range(partial.option.length)])
            steps.append((partial.start, partial.end, words, partial.option.entry))
            place.start, place.end, place.option = partial.start, partial.end, partial.option
            places.push_back(place)
        steps.reverse()
        tokens = np.array([word for step in steps for word in step[2]], dtype=np.uint32)
        return OracleTranslation(tokens, max(0.0, found.value), steps, self._dense(places))

    cdef object _dense(self, const vector[Place]& backwards):
        """Summed feature values of phrases, given the last one first."""
        cdef States state, after
        cdef LMScores scores
        cdef Place before, now
        cdef size_t k
        dense = np.zeros(COLUMNS, dtype=np.float32)
        cdef float[::1] row = dense
        before.start = before.end = 0
        before.option = NULL
        self.options.lm.begin_state(&state.lm)
        begin_classes(self.options.classes, &state.classes)
        self.options.session.begin_state(&state.session)
        for k in range(backwards.size()):
            now = backwards[backwards.size() - 1 - k]
            boundary_lm(self.options, &state, now.option, &after, &scores)
            add_step_dense(self.options, &before, &now, &scores, &row[0])
            before, state = now, after
        now.option = NULL
        end_lm(self.options, &state, &scores)
        add_step_dense(self.options, &before, &now, &scores, &row[0])
        return dense
