"""Rules of a range of sentences on their way out of extraction. See ``rule_store.pyx``."""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.models.phrase_table.extract cimport Sentence
from postil.types.ids cimport key_t, token_t

cdef enum:
    LONGEST_SENTENCE = 250       # words: trees of longer ones are none to learn from
    MOST_TARGET = 20             # symbols
    MOST_SOURCE = 8


# A node of a tree.
cdef struct Node:
    token_t label
    int start                 # target words
    int end
    int low                   # source words linked to them; low > high if none is
    int high
    bint frontier
    int first_child           # numbers in order, -1: none
    int next                  # sibling


# A rule of a range of sentences, before it is added to those of others.
cdef struct Occurrence:
    key_t target_key
    key_t source_key
    uint64_t place            # in the payload, in numbers of 32 bits
    double count
    uint32_t occurrences
    uint32_t unused


# The target side of a rule: a word (position), or a node as -1 - number.
ctypedef vector[int] Elements


cdef class RuleStore:
    cdef vector[Occurrence] rules         # each once
    cdef vector[uint32_t] payload         # the rules themselves
    cdef unordered_map[uint64_t, uint32_t] known
    cdef vector[double] labels            # rules by root
    cdef token_t first_word
    cdef int composed
    cdef int symbols


# Take a rule with every choice of what unlinked source words belong to.
cdef int attach(
    const Sentence& sentence, const vector[Node]& tree, int root, const Elements& said,
    const token_t* source, const token_t* target, RuleStore store
) except -1 nogil
