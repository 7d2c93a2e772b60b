"""Rules that may come next, by the span that is to be translated next. See ``moves.pyx``."""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

from postil.search.grammar.rules cimport RuleRef
from postil.search.grammar.span_rules cimport Cube, SpanRules

# A rule for the span on top of a stack, or for its first words, if it may be divided.
cdef struct Move:
    float estimate            # rule, glue, gaps and what is left of the span
    float score               # rule and glue, without LM
    RuleRef rule
    uint32_t cube             # where its words and gaps are
    uint32_t end              # of the part that the rule covers

ctypedef vector[Move] MoveList


@cython.final
cdef class Moves:
    cdef readonly SpanRules fits
    cdef float glue                          # weight
    cdef float back
    cdef uint32_t length
    cdef size_t limit                        # moves kept per span and number of words
    cdef vector[float] inside                # by span: best estimate of what rules make of it
    cdef vector[float] rest                  # by start: the same of the rest of the sentence
    cdef vector[vector[MoveList]] by_span    # by span, then by words covered
    cdef vector[vector[MoveList]] by_start
    cdef vector[char] known_spans
    cdef vector[char] known_starts

    # Start a sentence once all its rules are in.
    cdef void begin(self, float glue, float back, size_t limit) noexcept nogil
    # Estimate of a span that one rule is to cover, or of the rest of the sentence.
    cdef float rest_of(self, uint32_t start, uint32_t end, bint divided) noexcept nogil
    # Moves of it, by the number of words they cover, best first.
    cdef vector[MoveList]* of(self, uint32_t start, uint32_t end, bint divided) noexcept nogil
    cdef float _gaps(self, const Cube* cube) noexcept nogil
    cdef float _best_inside(self, uint32_t start, uint32_t end) noexcept nogil
    cdef void _collect(
        self, uint32_t start, uint32_t end, float more, float glue, vector[MoveList]& found
    ) noexcept nogil
    cdef void _sort(self, vector[MoveList]& found) noexcept nogil
