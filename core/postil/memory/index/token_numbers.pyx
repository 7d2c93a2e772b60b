"""Tokens of many texts as numbers, given to them in the order in which they first come.

A memory of a million units has fifty million tokens and some hundred thousand different ones. They
are looked up as they stand in the text, so that no string is made of one that is known: in an open
addressing hash table, whose slots (a power of two, half of them taken at most) hold the upper half
of a hash and a number. The characters of all different tokens stand in one row.

The hash begins with a number that nobody knows, so that no file can be made of tokens whose hashes
are the same.
"""

from cpython.array cimport array, extend_buffer
from cpython.unicode cimport PyUnicode_FromKindAndData
from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

import secrets

from postil.memory.comparing.scanner cimport Scanned, Scanner, beginning, char_at

cdef enum:
    FEWEST_SLOTS = 1024  # a power of two
    MOST_TOKENS = 0x7FFFFFFF  # different ones
    KIND = 4  # bytes of a character, as Python calls it


cdef struct Slot:
    uint32_t hash
    uint32_t number  # and 1; 0: free


cdef class TokenNumbers:
    """Numbers of tokens.

    Parameters
    ----------
    scanner
        Says what a token is.
    """

    cdef Scanner _scanner
    cdef uint64_t _seed
    cdef vector[Slot] _slots
    cdef vector[Py_UCS4] _characters
    cdef vector[uint64_t] _ends  # in _characters, of each token
    cdef vector[uint32_t] _found

    def __init__(self, Scanner scanner not None):
        self._scanner = scanner
        self._seed = secrets.randbits(64)
        self._slots.assign(FEWEST_SLOTS, Slot(0, 0))

    def append(self, str text not None, array numbers not None):
        """Append the numbers of the tokens of ``text`` to an array of uint32; how many."""
        cdef Scanned scanned = beginning(text)
        if numbers.itemsize != sizeof(uint32_t):
            raise ValueError("numbers of tokens need an array of four bytes each")
        self._found.clear()
        while self._scanner.next(&scanned):
            self._found.push_back(self._number(&scanned))
        if self._found.size():
            extend_buffer(numbers, <char*>self._found.data(), self._found.size())
        return self._found.size()

    def tokens(self):
        """The tokens in order of their numbers."""
        cdef uint64_t start = 0, end
        cdef list found = []
        for end in self._ends:
            found.append(PyUnicode_FromKindAndData(KIND, &self._characters[start], end - start))
            start = end
        return found

    cdef uint32_t _number(self, const Scanned* token) except? 0:
        """The number of a token; a new one if it has none."""
        cdef uint64_t hash = self._seed
        cdef Py_ssize_t place
        for place in range(token.place, token.end):
            hash = mixed(hash, char_at(token, place))
        cdef uint32_t upper = <uint32_t>(hash >> 32), number
        cdef size_t mask = self._slots.size() - 1, slot = hash & mask
        while self._slots[slot].number:
            number = self._slots[slot].number - 1
            if self._slots[slot].hash == upper and self._is(number, token):
                return number
            slot = (slot + 1) & mask
        if self._ends.size() >= MOST_TOKENS:
            raise OverflowError("too many different tokens")
        number = <uint32_t>self._ends.size()
        self._slots[slot] = Slot(upper, number + 1)
        for place in range(token.place, token.end):
            self._characters.push_back(char_at(token, place))
        self._ends.push_back(self._characters.size())
        if self._ends.size() * 2 > self._slots.size():
            self._grow()
        return number

    cdef bint _is(self, uint32_t number, const Scanned* token) noexcept:
        """Whether a token is the one with that number."""
        cdef uint64_t first = self._ends[number - 1] if number else 0
        cdef Py_ssize_t place, length = token.end - token.place
        if <Py_ssize_t>(self._ends[number] - first) != length:
            return False
        for place in range(length):
            if self._characters[first + place] != char_at(token, token.place + place):
                return False
        return True

    cdef int _grow(self) except -1:
        """Twice as many slots."""
        cdef vector[Slot] slots
        cdef uint64_t first = 0, place, hash
        cdef size_t number, slot, mask = 2 * self._slots.size() - 1
        slots.assign(mask + 1, Slot(0, 0))
        for number in range(self._ends.size()):
            hash = self._seed
            for place in range(first, self._ends[number]):
                hash = mixed(hash, self._characters[place])
            first = self._ends[number]
            slot = hash & mask
            while slots[slot].number:
                slot = (slot + 1) & mask
            slots[slot] = Slot(<uint32_t>(hash >> 32), <uint32_t>number + 1)
        self._slots.swap(slots)
        return 0


cdef inline uint64_t mixed(uint64_t hash, Py_UCS4 char) noexcept nogil:
    """A hash with one character more (the finaliser of MurmurHash3, abridged)."""
    hash = (hash ^ <uint64_t>char) * 0xFF51AFD7ED558CCDULL
    return hash ^ (hash >> 32)
