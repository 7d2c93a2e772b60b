"""The session language model: n-grams of the target segments the translator confirmed.

It is mixed with the static model word by word, in search, with a state of its own:

    p(w|h) = (1 - share) p_static(w|h) + share p_session(w|h)

p_session interpolates the orders with Dirichlet priors, the lowest one on the static model (MacKay
& Peto 1995): q_l(w|h) = (c(h_l w) + prior_l q_{l-1}(w|h)) / (c(h_l) + prior_l), q_{-1} = p_static,
with h_l the last l words of h, for all l whose h_l was confirmed. The share depends on the longest
such context. Mixing leaves a distribution, and without confirmed segments the static one.

Counts are integers by 64-bit key, so taking a segment back leaves no trace. Every confirmed word
is followed by another or by the sentence end: the count of a context is the count of its n-gram,
and a state that holds the counts of its contexts makes one look-up per order of scoring.
"""

cimport cython
from libc.math cimport exp, log
from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memset

import numpy as np

from postil.models.session.ngram_keys cimport extended
from postil.types.counted cimport NOWHERE, clear, copy_in, copy_out, find, take
from postil.types.ids cimport BOS, EOS, key_t, token_t

from postil.types.counted_arrays import SLOT

cdef double[SESSION_ORDER] PRIORS = [100.0, 10.0, 3.0, 1.0]     # by words of context
cdef double[TRIED] _TRIED = [0.002, 0.01, 0.03, 0.06, 0.1, 0.15, 0.22, 0.3, 0.4, 0.55]
cdef double MOST_GAIN = 20.0      # of one word, either way, as evidence

SHARES = (0.1, 0.25, 0.3, 0.4)    # by words of the longest context, until there is evidence
TRIED_SHARES = tuple(_TRIED)      # shares that are tried on each confirmed segment
UNIT = 2.0**-16                   # of evidence


@cython.final
cdef class SessionNgrams:
    """Counts of 1- to 4-grams of confirmed segments.

    Attributes
    ----------
    total : int
        Words and sentence ends confirmed.
    segments : int
        Segments confirmed.
    """

    def __cinit__(self):
        clear(self.slots)
        self.set_shares(SHARES)

    def set_shares(self, shares):
        """Mix with other shares, each in [0, 1), by words of the longest context, shape (4,)."""
        cdef int length
        if len(shares) != SESSION_ORDER or not all(0.0 <= share < 1.0 for share in shares):
            raise ValueError(f"{shares} are no shares")
        for length in range(SESSION_ORDER):
            self.shares[length] = shares[length]

    def evidence(self, tokens, static):
        """Gain in predicting a segment with each of ``TRIED_SHARES`` over without.

        Parameters
        ----------
        tokens : uint32 array, shape (n,)
            Of a segment that is not confirmed yet.
        static : float64 array, shape (n + 1,)
            Natural log of the static model, of its words and its end.

        Returns
        -------
        int64 array, shape (4, len(TRIED_SHARES))
            Sums of log-probabilities less those of the static model, natural, in units of
            ``UNIT``; by words of the longest confirmed context.
        """
        cdef const token_t[::1] ids = np.ascontiguousarray(tokens, dtype=np.uint32)
        cdef const double[::1] logs = np.ascontiguousarray(static, dtype=np.float64)
        cdef double[SESSION_ORDER][TRIED] sums
        cdef SessionState[2] states
        cdef double known, session, gain
        cdef Py_ssize_t k
        cdef int context, number
        result = np.zeros((SESSION_ORDER, TRIED), dtype=np.int64)
        if ids.shape[0] + 1 != logs.shape[0]:
            raise ValueError(f"{logs.shape[0]} scores for {ids.shape[0]} words and the end")
        if not self.total:
            return result
        memset(sums, 0, sizeof(sums))
        self.begin_state(&states[0])
        with nogil:
            for k in range(logs.shape[0]):
                context = states[k & 1].length
                known = exp(logs[k])
                session = self.probability(
                    &states[k & 1], ids[k] if k < ids.shape[0] else <token_t>EOS, known,
                    &states[(k + 1) & 1],
                )
                for number in range(TRIED):
                    gain = log((1.0 - _TRIED[number]) * known + _TRIED[number] * session) - logs[k]
                    sums[context][number] += max(-MOST_GAIN, min(MOST_GAIN, gain))
        for context in range(SESSION_ORDER):
            for number in range(TRIED):
                result[context, number] = round(sums[context][number] / UNIT)
        return result

    def copy(self):
        """A copy that does not change when the origin learns; quick, as they share memory.

        The shares of a copy can be set without changing those of the origin.
        """
        cdef SessionNgrams version = SessionNgrams.__new__(SessionNgrams)
        version.slots = self.slots
        version.used, version.total, version.segments = self.used, self.total, self.segments
        version.shares = self.shares
        return version

    def add(self, tokens):
        """Count the n-grams of a confirmed segment (uint32 token ids)."""
        cdef const token_t[::1] ids = np.ascontiguousarray(tokens, dtype=np.uint32)
        self._move(&ids[0] if ids.shape[0] else NULL, ids.shape[0], 1)

    def remove(self, tokens):
        """Undo :meth:`add` with the same tokens."""
        cdef const token_t[::1] ids = np.ascontiguousarray(tokens, dtype=np.uint32)
        self._move(&ids[0] if ids.shape[0] else NULL, ids.shape[0], -1)

    cdef uint32_t _occurrences(
        self, const token_t[::1] ids, Py_ssize_t first, Py_ssize_t last
    ) noexcept nogil:
        cdef Py_ssize_t end, start
        cdef uint32_t fewest = NOWHERE
        cdef key_t key
        for end in range(first + min(last - first, <Py_ssize_t>SESSION_ORDER) - 1, last):
            key = 0
            for start in range(end, max(first - 1, end - <Py_ssize_t>SESSION_ORDER), -1):
                key = extended(key, ids[start])
            fewest = min(fewest, self.count_of(key))
        return 0 if fewest == NOWHERE else fewest

    def dump(self):
        """The whole state, sorted by key: (keys uint64, counts uint32); equal states dump equal."""
        cdef size_t at
        cdef list pairs = []
        for at in range(self.slots.size()):
            if self.slots[at].count:
                pairs.append((self.slots[at].key, self.slots[at].count))
        pairs.sort()
        return (
            np.array([key for key, _ in pairs], dtype=np.uint64),
            np.array([count for _, count in pairs], dtype=np.uint32),
        )

    def save(self):
        """The table as arrays, for :meth:`restore`; quick."""
        slots = np.empty(self.slots.size(), dtype=SLOT)
        copy_out(self.slots, slots)
        numbers = np.array([self.used, self.total, self.segments], dtype=np.uint64)
        return {"slots": slots, "numbers": numbers}

    def restore(self, arrays):
        """Become what :meth:`save` gave; ValueError if it is not."""
        used, total, segments = arrays["numbers"].tolist()
        copy_in(self.slots, arrays["slots"], used)
        self.used, self.total, self.segments = used, total, segments

    def __len__(self):
        """Distinct n-grams."""
        cdef size_t at, size = 0
        for at in range(self.slots.size()):
            size += self.slots[at].count > 0
        return size

    @property
    def bytes(self):
        """Memory of the table."""
        return self.slots.bytes()

    cdef void _move(self, const token_t* tokens, Py_ssize_t length, int sign) noexcept nogil:
        """Count every n-gram that ends at each word and at the sentence end."""
        cdef Py_ssize_t end, start
        cdef key_t key
        if length == 0:
            return
        take(self.slots, &self.used, extended(0, BOS)).count += sign
        for end in range(length + 1):
            key = extended(0, tokens[end] if end < length else <token_t>EOS)
            take(self.slots, &self.used, key).count += sign
            for start in range(end - 1, end - SESSION_ORDER, -1):
                if start < -1:
                    break
                key = extended(key, tokens[start] if start >= 0 else <token_t>BOS)
                take(self.slots, &self.used, key).count += sign
        self.total += sign * (length + 1)
        self.segments += sign

    cdef uint32_t count_of(self, key_t key) noexcept nogil:
        return find(self.slots, key).count

    cdef void begin_state(self, SessionState* out) noexcept nogil:
        out.length = 0
        if self.segments:
            out.length = 1
            out.words[0] = BOS
            out.counts[0] = <uint32_t>self.segments

    cdef float gain(
        self, const SessionState* context, token_t word, float static, SessionState* out
    ) noexcept nogil:
        cdef double known, session, share
        if not self.total:
            out.length = 0
            return 0.0
        known = exp(static)
        session = self.probability(context, word, known, out)
        share = self.shares[context.length]
        return <float>(log((1.0 - share) * known + share * session) - static)

    cdef double probability(
        self, const SessionState* context, token_t word, double known, SessionState* out
    ) noexcept nogil:
        """p_session of a word that the static model gives ``known``; the state after it."""
        cdef double session = known
        cdef uint32_t count = 1
        cdef key_t key = 0
        cdef int length
        out.length = 0
        for length in range(context.length + 1):
            key = extended(key, word if length == 0 else context.words[length - 1])
            if count:  # an n-gram never confirmed is part of no longer one
                count = self.count_of(key)
            session = (count + PRIORS[length] * session) / (
                PRIORS[length] + <double>(self.total if length == 0 else context.counts[length - 1])
            )
            if count and length < SESSION_CONTEXT:
                out.words[length] = word if length == 0 else context.words[length - 1]
                out.counts[length] = count
                out.length = <uint8_t>(length + 1)
        return session
