"""Phrases of a sentence and their numbers. See ``phrases.pyx``."""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.types.ids cimport key_t, token_t

cdef enum:
    LONGEST = 5           # words of a phrase, its gaps included

# Apart from the above: an enum with a value this large is unsigned.
cdef enum:
    NO_PHRASE = 0xFFFFFFFF


# One phrase where it stands.
cdef struct Place:
    key_t key         # see models/phrase_table/keys; a gap is one token of its own
    uint32_t number   # NO_PHRASE where it has none
    int start         # words [start, end) of the sentence
    int end
    uint32_t words    # without gaps


# All phrases of a sentence, by start, then by length.
cdef int places(
    const token_t* words, int length, int longest, bint gaps, vector[Place]& found
) except -1 nogil


cdef class PhraseNumbers:
    cdef readonly uint32_t vocabulary_size
    cdef readonly int longest
    cdef readonly bint gaps
    cdef const uint64_t[::1] keys       # of phrases of several words, ascending
    cdef const uint32_t[::1] buckets    # where keys with the same highest bits start
    cdef const uint32_t[::1] counts     # sentences that hold each phrase
    cdef int shift

    cdef uint32_t number(self, key_t key, const token_t* words, uint32_t count) noexcept nogil
    cdef int read(self, const token_t* words, int length, vector[Place]& found) except -1 nogil
    cdef key_t key(self, uint32_t number) noexcept nogil
