"""Write the n-grams of an estimation as ARPA text.

A finished model has only hash keys; the words are in the count streams. So this walks the streams
once per order, and looks each n-gram up in the model.
"""

from libc.math cimport log
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lm cimport LanguageModel, Table
from postil.models.lm_counts cimport PRUNED, WORD_MASK, Entry, Group
from postil.models.lm_format cimport (
    MAX_CONTEXT,
    Longest,
    Middle,
    extend_left,
    fabs,
    home,
    isnan,
    word_key,
)
from postil.models.lm_spool cimport Streams
from postil.types.ids cimport key_t, token_t

cdef enum:
    FLUSH = 1 << 18          # bytes of text written at a time
    DIGITS = 10_000_000      # seven behind the point, as precise as a float near -10

cdef double LOG10E = 1 / log(10.0)


cdef class ArpaText:
    """Lines of each order, written to ``output``.

    Parameters
    ----------
    streams : Streams
        From CountCollector.
    model : LanguageModel
        Estimated from the same streams.
    words : sequence of bytes
        UTF-8 of each id.
    output : binary file
    """

    cdef Streams streams
    cdef LanguageModel model
    cdef object output
    cdef object progress
    cdef bytes joined
    cdef const char* letters
    cdef vector[uint64_t] starts             # word i: letters[starts[i]] up to starts[i + 1]
    cdef vector[vector[Entry]] entries       # [k]
    cdef token_t context[MAX_CONTEXT]        # latest word first
    cdef vector[char] text

    def __init__(
        self, Streams streams not None, LanguageModel model not None, words, output, progress
    ):
        self.streams = streams
        self.model = model
        self.output = output
        self.progress = progress
        self.joined = b"".join(words)
        self.letters = self.joined
        self.starts.push_back(0)
        for word in words:
            self.starts.push_back(self.starts.back() + len(word))
        self.entries.resize(model.order + 1)

    def unigrams(self):
        """All words the model has a probability for, by id."""
        cdef token_t word
        for word in range(self.model.vocabulary_size):
            if not isnan(self.model.unigrams[word].prob):
                self._number(-fabs(self.model.unigrams[word].prob))
                self._put(9)
                self._word(word)
                self._backoff(self.model.unigrams[word].backoff)
                self._put(10)
        self._flush()

    def ngrams(self, int k):
        """All n-grams of order ``k`` ≥ 2, in context order."""
        cdef Group group
        cdef uint32_t _i
        self.streams.rewind()
        self.streams.get(0, &group, sizeof(Group))
        self._read(1, group.entries)
        with nogil:
            for _i in range(group.children):
                self._group(2, k)
        self._flush()

    cdef int _read(self, int k, uint32_t count) except -1 nogil:
        self.entries[k].resize(count)
        return self.streams.get(k - 1, self.entries[k].data(), count * sizeof(Entry))

    cdef int _group(self, int k, int wanted) except -1 nogil:
        cdef Group group
        cdef uint32_t i, _i
        self.streams.get(k - 1, &group, sizeof(Group))
        self.context[k - 2] = group.word
        self._read(k, group.entries)
        if k < wanted:
            for _i in range(group.children):
                self._group(k + 1, wanted)
            return 0
        for i in range(group.entries):
            if not self.entries[k][i].word & PRUNED:
                self._line(k, self.entries[k][i].word & WORD_MASK)
        if self.text.size() > FLUSH:
            with gil:
                self._flush()
        return 0

    cdef void _line(self, int k, token_t word) noexcept nogil:
        cdef const Table* table = &self.model.tables[k - 2]
        cdef uint64_t stride = sizeof(Longest) if k == self.model.order else sizeof(Middle)
        cdef key_t key = word_key(word)
        cdef const char* slot
        cdef int i
        for i in range(k - 1):
            key = extend_left(key, self.context[i])
        slot = table.slots + home(key, table.buckets) * stride
        while (<const Longest*>slot).key < key:
            slot += stride
        self._number(-fabs((<const Longest*>slot).prob))
        self._put(9)
        for i in range(k - 1):
            self._word(self.context[k - 2 - i])
            self._put(32)
        self._word(word)
        if k < self.model.order:
            self._backoff((<const Middle*>slot).backoff)
        self._put(10)

    cdef void _backoff(self, float backoff) noexcept nogil:
        """Left out where it is zero, as the format allows."""
        if backoff != 0:
            self._put(9)
            self._number(backoff)

    cdef inline void _put(self, char c) noexcept nogil:
        self.text.push_back(c)

    cdef inline void _word(self, token_t word) noexcept nogil:
        self.text.insert(
            self.text.end(),
            self.letters + self.starts[word],
            self.letters + self.starts[word + 1],
        )

    cdef void _number(self, float value) noexcept nogil:
        """Seven decimals of log10; the C library would use the decimal comma of the locale."""
        cdef char[32] reversed_digits
        cdef double scaled = fabs(value) * LOG10E * DIGITS + 0.5
        cdef uint64_t rest = <uint64_t>scaled
        cdef int n = 0
        if value < 0 and rest:
            self._put(45)
        while rest or n < 9:
            reversed_digits[n] = 46 if n == 7 else <char>(48 + rest % 10)
            if n != 7:
                rest //= 10
            n += 1
        while n:
            n -= 1
            self._put(reversed_digits[n])

    cdef int _flush(self) except -1:
        self.progress.check()
        if self.text.size():
            self.output.write(<char[:self.text.size()]>self.text.data())
            self.text.clear()
        return 0
