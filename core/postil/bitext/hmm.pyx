"""The HMM of the word aligner over a corpus: E-step of both directions, and the best links.

``hmm_chain.pyx`` holds the model of one direction on one sentence. Both directions are run on the
same sentence, and the expected count of a word pair is the product of the posteriors of the two
(agreement, Liang, Taskar & Klein 2006), which keeps rare words from collecting garbage.

Links are chosen on the mean of both posteriors: measured better than each direction's own choice.
There the lexicon is backed off for rare and new words (``Pair.back_off``). With one constant for
every unseen pair a new word would be nobody's partner: the direction that generates a known word
from it would always take NULL, which is likelier than any constant that does not also draw known
words away from each other.
"""

from libc.stdint cimport uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.bitext.hmm_chain cimport JUMPS, Chain
from postil.bitext.sentence_pairs cimport alignable
from postil.types.ids cimport token_t

cdef enum:
    NOBODY = 0xFFFF           # "aligned to NULL"

cdef float COUNTED = 1e-6     # smaller expected counts are left out: most of a sentence's table
cdef float NEW_WORDS = 1e-3   # t of two words never seen, well above that of chance


cdef class Direction:
    """Parameters of one direction.

    ``lexicon`` is t(generated word | given word) by pair, ``null`` t(word | NULL) by generated
    word, ``jumps`` the weights of jumps. Words and pairs without a parameter, and parameters below
    ``floor``, have ``floor``.

    ``trust`` (0..1, by given word) and ``shares`` (by generated word) are for :func:`align_pass`:
    how far the lexicon is trusted about a word (words beyond are new: not at all), and t(word | any
    word that is not trusted), the last value for all words beyond.
    """

    cdef public const float[:] lexicon
    cdef public const float[::1] null
    cdef public const double[::1] jumps
    cdef public const float[::1] trust, shares
    cdef public float floor

    cdef inline float probability(self, uint32_t pair) noexcept nogil:
        return self.lexicon[pair] if pair < <size_t>self.lexicon.shape[0] else 0.0

    cdef inline float null_probability(self, token_t word) noexcept nogil:
        if word >= <size_t>self.null.shape[0]:
            return self.floor
        return max(self.null[word], self.floor)

    cdef inline float trust_in(self, token_t word) noexcept nogil:
        return self.trust[word] if word < <size_t>self.trust.shape[0] else 0.0

    cdef inline float share(self, token_t word) noexcept nogil:
        return self.shares[min(<size_t>word, <size_t>self.shares.shape[0] - 1)]


cdef class Pair:
    """Both directions on one sentence pair."""

    cdef Direction direct, inverse
    cdef Chain forward, backward
    cdef vector[float] emission, inverse_emission, null
    cdef vector[float] trust, inverse_trust
    cdef float p0

    def __init__(self, Direction direct, Direction inverse, float p0):
        self.direct, self.inverse = direct, inverse
        self.forward, self.backward = Chain(), Chain()
        self.p0 = p0

    cdef void look_up(self, const uint32_t* pairs, int columns, int rows) noexcept nogil:
        """Emissions as trained."""
        cdef int i, j
        cdef uint32_t pair
        self.emission.resize(<size_t>rows * columns)
        self.inverse_emission.resize(<size_t>rows * columns)
        for j in range(rows):
            for i in range(columns):
                pair = pairs[<size_t>j * columns + i]
                self.emission[<size_t>j * columns + i] = max(
                    self.direct.probability(pair), self.direct.floor
                )
                self.inverse_emission[<size_t>i * rows + j] = max(
                    self.inverse.probability(pair), self.inverse.floor
                )

    cdef void back_off(
        self, const token_t* source, const token_t* target, int columns, int rows
    ) noexcept nogil:
        """Smooth the emissions of rare and new words.

        t(e|f) becomes trust(f) t(e|f) + (1 - trust(f)) share(e): a word seen once or never may well
        translate a word it was not seen with, a frequent one hardly.
        """
        cdef int i, j
        self.trust.resize(columns)
        self.inverse_trust.resize(rows)
        for i in range(columns):
            self.trust[i] = self.direct.trust_in(source[i])
        for j in range(rows):
            self.inverse_trust[j] = self.inverse.trust_in(target[j])
        mix(self.direct, self.trust, self.inverse_trust, target, self.emission.data())
        mix(self.inverse, self.inverse_trust, self.trust, source, self.inverse_emission.data())

    cdef void run(
        self, const token_t* source, const token_t* target, int columns, int rows,
        bint count_jumps,
    ) noexcept nogil:
        """Leave the posteriors in the chains: ``forward`` target-major, ``backward`` source-major.
        """
        cdef int i, j
        self.null.resize(rows)
        for j in range(rows):
            self.null[j] = self.direct.null_probability(target[j])
        self.forward.run(
            self.emission.data(), self.null.data(), columns, rows, self.p0,
            self.direct.jumps, count_jumps,
        )
        self.null.resize(columns)
        for i in range(columns):
            self.null[i] = self.inverse.null_probability(source[i])
        self.backward.run(
            self.inverse_emission.data(), self.null.data(), rows, columns, self.p0,
            self.inverse.jumps, count_jumps,
        )

    cdef void average(self, int columns, int rows) noexcept nogil:
        """Replace the posteriors of both directions by their mean."""
        cdef int i, j
        cdef float mean
        for j in range(rows):
            for i in range(columns):
                mean = 0.5 * (
                    self.forward.posterior[<size_t>j * columns + i]
                    + self.backward.posterior[<size_t>i * rows + j]
                )
                self.forward.posterior[<size_t>j * columns + i] = mean
                self.backward.posterior[<size_t>i * rows + j] = mean


cdef void mix(
    Direction side, const vector[float]& trust, const vector[float]& others,
    const token_t* words, float* emission,
) noexcept nogil:
    """``Pair.back_off`` of one direction; ``trust`` of the given words, ``others`` of ``words``."""
    cdef size_t step, state, states = trust.size()
    cdef float share
    for step in range(others.size()):
        share = side.share(words[step])
        for state in range(states):
            if trust[state] == 0 and others[step] == 0:
                emission[step * states + state] = NEW_WORDS
            else:
                emission[step * states + state] *= trust[state]
                emission[step * states + state] += (1 - trust[state]) * share


cdef class Expected:
    """Expected counts of some sentences, sparse; log-likelihoods (natural) of both directions."""

    cdef bint agree
    cdef vector[uint32_t] pairs, source_words, target_words
    cdef vector[float] direct, inverse, direct_null, inverse_null
    cdef vector[double] direct_jumps, inverse_jumps
    cdef readonly double direct_likelihood, inverse_likelihood

    cdef void take(
        self, Pair pair, const uint32_t* pairs, const token_t* source, const token_t* target,
        int columns, int rows,
    ) noexcept nogil:
        """Append the counts of one sentence pair."""
        cdef int i, j
        cdef float one, other, total
        cdef size_t first = self.inverse_null.size()
        for i in range(columns):
            self.source_words.push_back(source[i])
            self.inverse_null.push_back(1.0)
        for j in range(rows):
            total = 0.0
            for i in range(columns):
                one = pair.forward.posterior[<size_t>j * columns + i]
                other = pair.backward.posterior[<size_t>i * rows + j]
                if self.agree:
                    one = other = one * other
                total += one
                self.inverse_null[first + i] -= other
                if one > COUNTED or other > COUNTED:
                    self.pairs.push_back(pairs[<size_t>j * columns + i])
                    self.direct.push_back(one)
                    if not self.agree:
                        self.inverse.push_back(other)
            self.target_words.push_back(target[j])
            self.direct_null.push_back(1 - total)
        self.direct_likelihood += pair.forward.likelihood
        self.inverse_likelihood += pair.backward.likelihood

    def add_to(
        self, double[::1] direct, double[::1] direct_null, double[::1] direct_jumps,
        double[::1] inverse, double[::1] inverse_null, double[::1] inverse_jumps,
    ):
        """Add to dense counts.

        With agreement the two directions have the same counts of pairs: they go to ``direct`` only.
        """
        with nogil:
            scatter(self.pairs, self.direct, direct)
            scatter(self.target_words, self.direct_null, direct_null)
            scatter(self.pairs, self.inverse, inverse)
            scatter(self.source_words, self.inverse_null, inverse_null)
            add_all(self.direct_jumps, direct_jumps)
            add_all(self.inverse_jumps, inverse_jumps)


cdef void scatter(
    const vector[uint32_t]& where, const vector[float]& values, double[::1] out
) noexcept nogil:
    cdef size_t k
    for k in range(values.size()):
        if values[k] > 0:
            out[where[k]] += values[k]


cdef void add_all(const vector[double]& values, double[::1] out) noexcept nogil:
    cdef size_t k
    for k in range(values.size()):
        out[k] += values[k]


def hmm_pass(
    const uint64_t[::1] source_offsets, const uint64_t[::1] target_offsets,
    const token_t[::1] source, const token_t[::1] target,
    const uint32_t[::1] pairs, uint64_t start, uint64_t stop,
    Direction direct, Direction inverse, float p0, bint agree,
):
    """E-step of both directions over sentences ``[start, stop)``.

    Parameters
    ----------
    source_offsets, target_offsets, source, target : arrays
        The corpus.
    pairs : uint32 array
        Numbers of the word pairs as ``pair_table.index_pairs`` writes them, from sentence ``start``
        on.
    direct, inverse : Direction
        Source words generate the target; target words generate the source.
    p0 : float
        Probability of NULL.
    agree : bool
        Counts are products of the posteriors of both directions.

    Returns
    -------
    Expected
    """
    cdef Pair pair = Pair(direct, inverse, p0)
    cdef Expected result = Expected()
    cdef uint64_t n, columns, rows, at = 0
    result.agree = agree
    with nogil:
        result.direct_jumps.assign(JUMPS, 0.0)
        result.inverse_jumps.assign(JUMPS, 0.0)
        for n in range(start, stop):
            columns = source_offsets[n + 1] - source_offsets[n]
            rows = target_offsets[n + 1] - target_offsets[n]
            if not alignable(columns, rows):
                continue
            pair.look_up(&pairs[at], <int>columns, <int>rows)
            pair.run(
                &source[source_offsets[n]], &target[target_offsets[n]],
                <int>columns, <int>rows, True,
            )
            result.take(
                pair, &pairs[at], &source[source_offsets[n]], &target[target_offsets[n]],
                <int>columns, <int>rows,
            )
            pair.forward.add_jumps(result.direct_jumps)
            pair.backward.add_jumps(result.inverse_jumps)
            at += rows * columns
    return result


def align_pass(
    const uint64_t[::1] source_offsets, const uint64_t[::1] target_offsets,
    const token_t[::1] source, const token_t[::1] target,
    const uint32_t[::1] pairs, uint64_t start, uint64_t stop,
    Direction direct, Direction inverse, float p0,
    uint16_t[::1] forward, uint16_t[::1] backward,
):
    """Best source position of each target word, and the reverse, for sentences ``[start, stop)``.

    Best by the mean of the posteriors of both directions.

    ``forward`` (by target word) and ``backward`` (by source word) begin with the first word of
    sentence ``start``; a word whose NULL posterior is highest, and all words of a pair that cannot
    be aligned, get 0xFFFF.
    """
    cdef Pair pair = Pair(direct, inverse, p0)
    cdef uint64_t n, at = 0, columns, rows, j, i
    if not direct.shares.shape[0] or not inverse.shares.shape[0]:
        raise ValueError("align_pass needs the shares of words")
    with nogil:
        for n in range(start, stop):
            columns = source_offsets[n + 1] - source_offsets[n]
            rows = target_offsets[n + 1] - target_offsets[n]
            j = target_offsets[n] - target_offsets[start]
            i = source_offsets[n] - source_offsets[start]
            if not alignable(columns, rows):
                forward[j:j + rows] = NOBODY
                backward[i:i + columns] = NOBODY
                continue
            pair.look_up(&pairs[at], <int>columns, <int>rows)
            pair.back_off(
                &source[source_offsets[n]], &target[target_offsets[n]], <int>columns, <int>rows
            )
            pair.run(
                &source[source_offsets[n]], &target[target_offsets[n]],
                <int>columns, <int>rows, False,
            )
            pair.average(<int>columns, <int>rows)
            take_best(pair.forward.posterior, <int>columns, <int>rows, &forward[j])
            take_best(pair.backward.posterior, <int>rows, <int>columns, &backward[i])
            at += rows * columns


cdef void take_best(
    const vector[float]& posterior, int states, int steps, uint16_t* out
) noexcept nogil:
    """The likeliest partner of each word, unless NULL is likelier."""
    cdef int i, step, best
    cdef float value, total
    cdef const float* row
    for step in range(steps):
        row = &posterior[<size_t>step * states]
        best, value, total = NOBODY, 0.0, 0.0
        for i in range(states):
            total += row[i]
            if row[i] > value:
                best, value = i, row[i]
        out[step] = <uint16_t>(best if value > 1 - total else NOBODY)


def jump_count():
    """Number of jump weights."""
    return <int>JUMPS
