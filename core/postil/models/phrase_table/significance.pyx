"""Significance of phrase pairs: whether two phrases occur together more often than by chance
(Johnson, Martin, Foster & Kuhn 2007).

Of N sentence pairs N(S) hold the source phrase, N(T) the target phrase, N(S,T) both; whether they
are aligned does not matter. Were they independent, the number that hold both would follow the
hypergeometric distribution; the p-value of the pair is the probability of N(S,T) or more (Fisher's
exact test, one-sided):

    p = Σ C(N(S), k) · C(N - N(S), N(T) - k) / C(N, N(T))   over k = N(S,T) … min(N(S), N(T))

A pair whose phrases occur in one sentence pair only, the same, has p = 1 / N. With α = ln N, the
paper's threshold α + ε on -ln p drops all such pairs, α - ε keeps them.

Phrases are counted with a suffix array per side. A pair is counted only when its marginals leave
room for doubt, and then from its rarer phrase: most are decided at once.
"""

from libc.math cimport exp, lgamma, log, log1p
from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcmp
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from postil.models.phrase_table.extract cimport Pair
from postil.models.phrase_table.keys cimport PHRASE_LIMIT
from postil.types.ids cimport token_t

import numpy as np

cdef extern from *:
    """
    #include <cstdint>
    struct PostilBySuffix {
        const uint32_t* tokens;
        uint32_t size;
        uint32_t depth;
        bool operator()(uint32_t a, uint32_t b) const {
            for (uint32_t i = 1; i < depth; ++i) {  // the first token is known to be equal
                if (a + i >= size || b + i >= size) break;
                if (tokens[a + i] != tokens[b + i]) return tokens[a + i] < tokens[b + i];
            }
            // The end of the corpus comes before all tokens, and of equal suffixes the later one.
            return a > b;
        }
    };
    """
    cdef cppclass BySuffix "PostilBySuffix":
        const token_t* tokens
        uint32_t size
        uint32_t depth

cdef enum:
    SCAN = 32    # looking for a phrase in a sentence takes about as long as this many marks


cdef class SentenceIndex:
    """All phrases of one side of a corpus: a suffix array, sorted as deep as a phrase is long.

    It takes 8 bytes per word.

    Parameters
    ----------
    tokens : ndarray of uint32
    offsets : ndarray of uint64 (n + 1)
        Where each sentence starts.
    """

    def __init__(self, tokens, offsets):
        cdef const token_t[::1] token_view = tokens
        cdef const uint64_t[::1] offset_view = offsets
        cdef uint64_t sentence, i
        self.arrays = (token_view, offset_view)
        self.sentences = offset_view.shape[0] - 1
        self.offsets = &offset_view[0]
        self.size = self.offsets[self.sentences] - self.offsets[0]
        if self.size == 0:
            return
        self.tokens = &token_view[0] + self.offsets[0]
        self.sentence_of.resize(self.size)
        self.suffixes.resize(self.size)
        self.starts.assign(int(np.max(tokens)) + 2, 0)
        with nogil:
            for sentence in range(self.sentences):
                for i in range(
                    self.offsets[sentence] - self.offsets[0],
                    self.offsets[sentence + 1] - self.offsets[0],
                ):
                    self.sentence_of[i] = <uint32_t>sentence
            self._sort()

    cdef int _sort(self) except -1 nogil:
        """Sort suffixes by the first token with counts, then each token's by what follows."""
        cdef BySuffix order
        cdef vector[uint32_t] places
        cdef uint64_t i, token
        order.tokens = self.tokens
        order.size = <uint32_t>self.size
        order.depth = PHRASE_LIMIT
        for i in range(self.size):
            self.starts[self.tokens[i] + 1] += 1
        for token in range(1, self.starts.size()):
            self.starts[token] += self.starts[token - 1]
        places = self.starts
        for i in range(self.size):
            token = self.tokens[i]
            self.suffixes[places[token]] = <uint32_t>i
            places[token] += 1
        for token in range(self.starts.size() - 1):
            sort(
                self.suffixes.begin() + self.starts[token],
                self.suffixes.begin() + self.starts[token + 1],
                order,
            )
        return 0

    cdef const token_t* words(self, uint32_t sentence, uint32_t start) noexcept nogil:
        """The words of a sentence from ``start`` on."""
        return self.tokens + self.offsets[sentence] - self.offsets[0] + start

    cdef Range find(self, const token_t* phrase, uint32_t length) noexcept nogil:
        """The suffixes that start with ``phrase``, some of them across the end of a sentence."""
        cdef Range found
        cdef uint64_t low, high, middle, stop
        found.first = found.last = 0
        if phrase[0] + <uint64_t>1 >= self.starts.size():
            return found
        low, stop = self.starts[phrase[0]], self.starts[phrase[0] + 1]
        high = stop
        while low < high:
            middle = (low + high) // 2
            if self._compare(self.suffixes[middle], phrase, length) < 0:
                low = middle + 1
            else:
                high = middle
        found.first = low
        high = stop
        while low < high:
            middle = (low + high) // 2
            if self._compare(self.suffixes[middle], phrase, length) == 0:
                low = middle + 1
            else:
                high = middle
        found.last = low
        return found

    cdef int _compare(
        self, uint64_t position, const token_t* phrase, uint32_t length
    ) noexcept nogil:
        """Sign of (the words at ``position``) minus ``phrase``; their first words are equal."""
        cdef uint32_t i
        for i in range(1, length):
            if position + i >= self.size:
                return -1
            if self.tokens[position + i] != phrase[i]:
                return -1 if self.tokens[position + i] < phrase[i] else 1
        return 0

    cdef bint at(self, uint64_t index, uint32_t length, uint32_t* sentence) noexcept nogil:
        """Sentence of a suffix; False if its first ``length`` words are not in one sentence."""
        cdef uint64_t position = self.suffixes[index]
        sentence[0] = self.sentence_of[position]
        return self.sentence_of[position + length - 1] == sentence[0]

    cdef uint32_t mark(
        self, Range found, uint32_t length, vector[uint32_t]& marks, uint32_t number
    ) noexcept nogil:
        """Mark all sentences with the phrase by ``number``; returns how many they are."""
        cdef uint32_t sentence = 0
        cdef uint32_t count = 0
        cdef uint64_t i
        for i in range(found.first, found.last):
            if self.at(i, length, &sentence) and marks[sentence] != number:
                marks[sentence] = number
                count += 1
        return count

    cdef bint holds(self, uint32_t sentence, const token_t* phrase, uint32_t length) noexcept nogil:
        """Whether the phrase occurs in the sentence."""
        cdef const token_t* at = self.words(sentence, 0)
        cdef const token_t* stop = self.words(sentence + 1, 0)
        while at + length <= stop:
            if at[0] == phrase[0] and memcmp(at, phrase, length * sizeof(token_t)) == 0:
                return True
            at += 1
        return False


cdef class Significance:
    """The test for one corpus.

    Parameters
    ----------
    corpus : AlignedCorpus
    threshold : float
        A pair is kept if -ln p is at least ln N + ``threshold``.
    """

    def __init__(self, corpus, double threshold):
        cdef uint64_t i
        self.source = SentenceIndex(corpus.source_tokens, corpus.source_offsets)
        self.target = SentenceIndex(corpus.target_tokens, corpus.target_offsets)
        self.limit = log(max(1.0, <double>self.source.sentences)) + threshold
        self.log_factorials.resize(self.source.sentences + 1)
        for i in range(self.source.sentences + 1):
            self.log_factorials[i] = lgamma(i + 1.0)

    cdef int prepare(self, Marks* marks) except -1 nogil:
        """Scratch for one thread."""
        marks.source.assign(self.source.sentences, 0)
        marks.target.assign(self.source.sentences, 0)
        marks.source_round = marks.target_round = 0
        return 0

    cdef uint32_t target_sentences(self, const Pair* pair, Marks* marks) noexcept nogil:
        """N(T)."""
        cdef const token_t* phrase = self.target.words(pair.sentence, pair.target_start)
        marks.target_round += 1
        return self.target.mark(
            self.target.find(phrase, pair.target_length),
            pair.target_length,
            marks.target,
            marks.target_round,
        )

    cdef uint32_t source_sentences(self, const Pair* pair, Marks* marks) noexcept nogil:
        """N(S); ``keeps`` may be asked for pairs of this source phrase until the next one."""
        cdef const token_t* phrase = self.source.words(pair.sentence, pair.source_start)
        marks.source_round += 1
        marks.source_range = self.source.find(phrase, pair.source_length)
        return self.source.mark(
            marks.source_range, pair.source_length, marks.source, marks.source_round
        )

    cdef bint keeps(self, const Pair* pair, uint32_t source_sentences, Marks* marks) noexcept nogil:
        """Whether the pair is significant."""
        cdef uint32_t target_sentences = pair.target_sentences
        cdef uint32_t most = min(source_sentences, target_sentences)
        cdef uint32_t joint
        if self.surprise(most, source_sentences, target_sentences) < self.limit:
            return False
        if most == 1:
            return True
        joint = self._together(pair, source_sentences, marks)
        return self.surprise(joint, source_sentences, target_sentences) >= self.limit

    cdef uint32_t _together(
        self, const Pair* pair, uint32_t source_sentences, Marks* marks
    ) noexcept nogil:
        """N(S,T), from the marks of the source phrase."""
        cdef const token_t* phrase = self.target.words(pair.sentence, pair.target_start)
        cdef Range found = self.target.find(phrase, pair.target_length)
        cdef uint32_t sentence = 0
        cdef uint32_t count = 0
        cdef uint64_t i
        marks.target_round += 1
        if found.last - found.first <= <uint64_t>SCAN * source_sentences:
            for i in range(found.first, found.last):
                if (
                    self.target.at(i, pair.target_length, &sentence)
                    and marks.source[sentence] == marks.source_round
                    and marks.target[sentence] != marks.target_round
                ):
                    marks.target[sentence] = marks.target_round
                    count += 1
            return count
        for i in range(marks.source_range.first, marks.source_range.last):
            if (
                self.source.at(i, pair.source_length, &sentence)
                and marks.target[sentence] != marks.target_round
            ):
                marks.target[sentence] = marks.target_round
                count += self.target.holds(sentence, phrase, pair.target_length)
        return count

    cdef double surprise(self, uint64_t joint, uint64_t source, uint64_t target) noexcept nogil:
        """-ln of the p-value: the shorter tail is summed, outwards from its largest term."""
        cdef uint64_t size = self.source.sentences
        cdef uint64_t k = joint
        cdef double total = 1.0
        cdef double term = 1.0
        if min(source, target) == 1 and joint == 1:
            return log(<double>size / max(source, target))
        if joint * size > source * target:
            while k < min(source, target) and term > 1e-17 * total:
                term *= (source - k) / (k + 1.0) * (target - k) / (size + k + 1.0 - source - target)
                total += term
                k += 1
            return max(0.0, -self._log_probability(joint, source, target) - log(total))
        if joint == 0 or joint + size <= source + target:
            return 0.0
        k -= 1
        while k + size > source + target and k > 0 and term > 1e-17 * total:
            term *= k / (source + 1.0 - k) * (k + size - source - target) / (target + 1.0 - k)
            total += term
            k -= 1
        total *= exp(self._log_probability(joint - 1, source, target))
        return -log1p(-min(total, 1.0))

    cdef double _log_probability(
        self, uint64_t joint, uint64_t source, uint64_t target
    ) noexcept nogil:
        """ln of the hypergeometric probability of exactly ``joint``."""
        cdef const double* f = self.log_factorials.data()
        cdef uint64_t size = self.source.sentences
        return (
            f[source] - f[joint] - f[source - joint]
            + f[size - source] - f[target - joint] - f[size + joint - source - target]
            - f[size] + f[target] + f[size - target]
        )
