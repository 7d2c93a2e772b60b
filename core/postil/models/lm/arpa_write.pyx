"""n-grams as lines of ARPA text."""

from libc.math cimport log
from libc.stdint cimport uint64_t
from libcpp.vector cimport vector

from postil.models.lm.format cimport fabs
from postil.types.ids cimport token_t

cdef enum:
    FLUSH = 1 << 18          # bytes of text written at a time
    DIGITS = 10_000_000      # seven behind the point, as precise as a float near -10

cdef double LOG10E = 1 / log(10.0)


cdef class ArpaText:
    """Lines, written to ``output``.

    Parameters
    ----------
    words : sequence of bytes
        UTF-8 of each id.
    output : binary file
    """

    cdef object output
    cdef bytes joined
    cdef const char* letters
    cdef vector[uint64_t] starts             # word i: letters[starts[i]] up to starts[i + 1]
    cdef vector[char] text

    def __init__(self, words, output):
        self.output = output
        self.joined = b"".join(words)
        self.letters = self.joined
        self.starts.push_back(0)
        for word in words:
            self.starts.push_back(self.starts.back() + len(word))

    def add(self, const token_t[:, :] words, const float[:] probs, const float[:] backoffs):
        """One line per n-gram.

        Parameters
        ----------
        words : ndarray of uint32 (n, k)
            In reading order.
        probs, backoffs : ndarray of float32 (n)
            Natural logs. A backoff of zero is left out, as the format allows.
        """
        cdef Py_ssize_t i, j
        for i in range(words.shape[0]):
            self._number(-fabs(probs[i]))
            for j in range(words.shape[1]):
                self._put(32 if j else 9)
                self._word(words[i, j])
            if backoffs[i] != 0:
                self._put(9)
                self._number(backoffs[i])
            self._put(10)
            if self.text.size() > FLUSH:
                self._flush()
        self._flush()

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
        """Hand the text to the file."""
        if self.text.size():
            self.output.write(<char[:self.text.size()]>self.text.data())
            self.text.clear()
        return 0
