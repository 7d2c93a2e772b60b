"""Recognises forbidden target sequences while hypotheses grow (Aho & Corasick 1975).

A state is the longest end of the words so far that begins a forbidden sequence; state 0 is the
empty one. Hypotheses in different states have different futures and are not recombined.
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t

from postil.search.phrase.options cimport MAX_PHRASE, OptionList, OptionRef, OptionTable
from postil.types.ids cimport token_t


@cython.final
cdef class ForbiddenSequences:
    """The automaton of one sentence.

    Parameters
    ----------
    sequences : iterable of sequences of token ids
        Empty ones are ignored.
    """

    def __init__(self, sequences=()):
        self.shorter.push_back(0)
        self.complete.push_back(False)
        for sequence in sequences:
            self._add(sequence)
        self._link()

    def _add(self, sequence):
        cdef uint32_t state = 0
        cdef uint64_t key
        for token in sequence:
            key = (<uint64_t>state << 32) | <token_t>token
            if self.children.count(key) == 0:
                self.children[key] = <uint32_t>self.shorter.size()
                self.shorter.push_back(0)
                self.complete.push_back(False)
            state = self.children[key]
        if state:
            self.complete[state] = True

    def _link(self):
        """Suffix links: children are numbered after their parents, but links need breadth first."""
        cdef uint32_t state, child
        cdef token_t token
        cdef dict below = {}
        for item in self.children:
            below.setdefault(item.first >> 32, []).append((item.first & 0xFFFFFFFF, item.second))
        queue = [0]
        for state in queue:
            for token, child in sorted(below.get(state, [])):
                queue.append(child)
                if state:
                    self.shorter[child] = self._step(self.shorter[state], token)
                    if self.complete[self.shorter[child]]:
                        self.complete[child] = True

    cdef bint none(self) noexcept nogil:
        return self.children.empty()

    cdef uint32_t _step(self, uint32_t state, token_t token) noexcept nogil:
        cdef uint64_t key
        while True:
            key = (<uint64_t>state << 32) | token
            if self.children.count(key):
                return self.children[key]
            if state == 0:
                return 0
            state = self.shorter[state]

    cdef uint32_t follow(self, uint32_t state, token_t token) noexcept nogil:
        state = self._step(state, token)
        return HIT if self.complete[state] else state

    cdef uint32_t after(self, uint32_t state, OptionRef option) noexcept nogil:
        cdef uint32_t k
        for k in range(option.length):
            state = self.follow(state, option.target[k])
            if state == HIT:
                return HIT
        return state

    cdef void drop_from(self, OptionTable options) noexcept nogil:
        if not self.none():
            self.drop_around(options, <int>options.sentence.size(), 0)

    cdef void drop_around(self, OptionTable options, int first, int last) noexcept nogil:
        cdef int length = <int>options.sentence.size()
        cdef int start, end
        cdef size_t k
        cdef OptionList kept
        cdef OptionList* found
        for start in range(max(0, last - MAX_PHRASE), min(length, first + 1)):
            for end in range(max(last, start + 1), min(length, start + MAX_PHRASE) + 1):
                found = options.span(start, end)
                kept.clear()
                for k in range(found.size()):
                    if self.after(0, found.at(k)) != HIT:
                        kept.push_back(found.at(k))
                if end == start + 1 and kept.empty() and not found.empty():
                    options.deprived[start] = True
                found.swap(kept)


cdef int drop_blocked(OptionTable options, blocked) except -1:
    """Drop the options that use blocked phrase pairs; ``blocked``: of ``Constraints``."""
    cdef ForbiddenSequences sequences
    for one in blocked:
        sequences = ForbiddenSequences(one.targets)
        sequences.drop_around(options, one.start, one.end)
    return 0
