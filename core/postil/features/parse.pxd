"""Labels of syntax trees as numbers, and constituents of a sentence. See ``parse.pyx``."""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

cdef struct LabelTable:
    # Numbers that stand for labels, as features have them.
    const uint32_t* numbers
    const uint32_t* starts      # of each label, and the end of the last
    uint32_t count

cdef struct Constituent:
    uint32_t start
    uint32_t end
    uint32_t label              # number in the table

cdef struct Parse:
    const Constituent* nodes
    uint32_t count              # 0: the sentence has no parse
    LabelTable labels


@cython.final
cdef class LabelNames:
    cdef vector[uint32_t] numbers
    cdef vector[uint32_t] starts
    cdef LabelTable table


@cython.final
cdef class SourceParse:
    cdef LabelNames names
    cdef vector[Constituent] nodes
    cdef Parse parse


cdef inline uint32_t label_length(const LabelTable* table, uint32_t label) noexcept nogil:
    """Numbers that stand for a label; 0 for one that is none."""
    if label >= table.count:
        return 0
    return table.starts[label + 1] - table.starts[label]


cdef inline const uint32_t* label_first(const LabelTable* table, uint32_t label) noexcept nogil:
    """The first of these numbers."""
    return table.numbers + table.starts[label] if label < table.count else table.numbers
