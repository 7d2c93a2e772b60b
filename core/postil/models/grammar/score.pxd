"""Rows of a grammar as they are laid out, column by column. See ``score.pyx``."""

from libc.stdint cimport uint8_t, uint32_t
from libcpp.vector cimport vector

from postil.models.phrase_table.keys cimport Slot
from postil.types.ids cimport token_t

# The columns of a ``RowBlock``.
cdef struct Rows:
    vector[Slot] slots
    vector[token_t] source_tokens
    vector[uint32_t] target_lengths
    vector[token_t] target_tokens
    vector[float] scores
    vector[uint32_t] alignment_lengths
    vector[uint8_t] alignment
    vector[uint32_t] counts
    vector[uint32_t] target_counts

# They as a ``RowBlock``.
cdef object block(const Rows& rows)
