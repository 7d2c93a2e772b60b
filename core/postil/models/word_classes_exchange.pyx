"""The exchange algorithm for word classes (Kneser & Ney 1993; Martin, Liermann & Ney 1998).

Classes G maximise the likelihood of the text under p(G(w) | G(v)) p(w | G(w)) for adjacent words v
w, up to what does not depend on them ``Σ N(c,d) log N(c,d) − 2 Σ N(c) log N(c)``. In turn each word
is taken out of its class and put where that sum is highest. The gain of a class needs only the
classes that the neighbours of the word are in, few for rare words: a pass over a vocabulary of V
words with B distinct bigrams takes O(B + V · classes · classes of neighbours).

Sentences begin and end with a class of their own that no word may join.
"""

from libc.math cimport log
from libc.stdint cimport int32_t, int64_t
from libcpp.vector cimport vector

import numpy as np

cdef enum:
    TABLE = 1 << 16


cdef inline double value(const double* logs, double x) noexcept nogil:
    """``x log x``, from a table where it holds x."""
    return logs[<int>x] if x < TABLE else x * log(x)


cdef class Exchange:
    """Classes of words, improved pass by pass.

    Parameters
    ----------
    classes : int32 array, shape (V + 1,)
        Where words are at first, 0 to ``count`` - 1; the last entry, ``count``, is the boundary.
    count : int
    next_starts, next_words, next_counts : int64 (V + 1,), int32, int64 arrays
        For each word, the distinct words that follow it (V: the end), and how often.
    last_starts, last_words, last_counts
        The same of words before it.
    """

    cdef int32_t[::1] classes
    cdef const int64_t[::1] next_starts, last_starts, next_counts, last_counts
    cdef const int32_t[::1] next_words, last_words
    cdef int count, side
    cdef vector[double] pairs           # N(c, d)
    cdef vector[double] single          # N(c)
    cdef vector[double] logs            # x log x
    cdef vector[double] after, before   # by class, of the word at hand
    cdef vector[int32_t] after_some, before_some
    cdef double own, total              # the word after itself; all its occurrences

    def __init__(self, classes, int count, following, preceding):
        cdef Py_ssize_t k
        self.classes = classes
        self.count = count
        self.side = count + 1
        self.next_starts, self.next_words, self.next_counts = following
        self.last_starts, self.last_words, self.last_counts = preceding
        self.logs.assign(TABLE, 0.0)
        for k in range(2, TABLE):
            self.logs[k] = k * log(<double>k)
        self.after.assign(self.side, 0.0)
        self.before.assign(self.side, 0.0)
        self._count()

    cdef void _count(self) noexcept nogil:
        """Class bigrams of all words, from scratch."""
        cdef Py_ssize_t word
        cdef int64_t k
        cdef int left
        self.pairs.assign(self.side * self.side, 0.0)
        self.single.assign(self.side, 0.0)
        for word in range(self.next_starts.shape[0] - 1):
            left = self.classes[word]
            for k in range(self.next_starts[word], self.next_starts[word + 1]):
                self.pairs[left * self.side + self.classes[self.next_words[k]]] += (
                    self.next_counts[k]
                )
                self.single[left] += self.next_counts[k]
            # what begins sentences
            for k in range(self.last_starts[word], self.last_starts[word + 1]):
                if self.classes[self.last_words[k]] == self.count:
                    self.pairs[self.count * self.side + left] += self.last_counts[k]

    def sweep(self):
        """Move every word once, most frequent first (words are in that order).

        Returns
        -------
        int
            Words that changed their class.
        """
        cdef Py_ssize_t word
        cdef int old, new, moved = 0
        with nogil:
            for word in range(self.next_starts.shape[0] - 1):
                self._gather(word)
                old = self.classes[word]
                self._move(old, -1.0)
                new = self._best(old)
                self._move(new, 1.0)
                self.classes[word] = new
                moved += new != old
        return moved

    cdef void _gather(self, Py_ssize_t word) noexcept nogil:
        """Sum what follows and precedes a word by class, itself apart."""
        cdef int64_t k
        cdef int other
        for other in self.after_some:
            self.after[other] = 0.0
        for other in self.before_some:
            self.before[other] = 0.0
        self.after_some.clear()
        self.before_some.clear()
        self.own = self.total = 0.0
        for k in range(self.next_starts[word], self.next_starts[word + 1]):
            self.total += self.next_counts[k]
            if self.next_words[k] == word:
                self.own = self.next_counts[k]
                continue
            other = self.classes[self.next_words[k]]
            if self.after[other] == 0.0:
                self.after_some.push_back(other)
            self.after[other] += self.next_counts[k]
        for k in range(self.last_starts[word], self.last_starts[word + 1]):
            if self.last_words[k] == word:
                continue
            other = self.classes[self.last_words[k]]
            if self.before[other] == 0.0:
                self.before_some.push_back(other)
            self.before[other] += self.last_counts[k]

    cdef void _move(self, int place, double sign) noexcept nogil:
        """Put the word at hand into a class, or take it out."""
        cdef int other
        for other in self.after_some:
            self.pairs[place * self.side + other] += sign * self.after[other]
        for other in self.before_some:
            self.pairs[other * self.side + place] += sign * self.before[other]
        self.pairs[place * self.side + place] += sign * self.own
        self.single[place] += sign * self.total

    cdef int _best(self, int old) noexcept nogil:
        """The class where the word at hand is worth most; where it was, if none is better."""
        cdef int place, best = old
        cdef double gain, most = self._gain(old)
        for place in range(self.count):
            gain = self._gain(place)
            if gain > most + 1e-9:
                most, best = gain, place
        return best

    cdef double _gain(self, int place) noexcept nogil:
        cdef const double* logs = self.logs.data()
        cdef const double* after = self.after.data()
        cdef const double* before = self.before.data()
        cdef const double* row = &self.pairs[place * self.side]
        cdef const double* column = &self.pairs[place]
        cdef double gain = 0.0, count, both
        cdef int other
        for other in self.after_some:
            if other != place:
                count = row[other]
                gain += value(logs, count + after[other]) - value(logs, count)
        for other in self.before_some:
            if other != place:
                count = column[other * self.side]
                gain += value(logs, count + before[other]) - value(logs, count)
        both = after[place] + before[place] + self.own
        count = row[place]
        gain += value(logs, count + both) - value(logs, count)
        count = self.single[place]
        return gain - 2.0 * (value(logs, count + self.total) - value(logs, count))


def class_array(exchange):
    """Classes of all words, int32 array (a copy), without the boundary's."""
    return np.asarray((<Exchange?>exchange).classes)[:-1].copy()
