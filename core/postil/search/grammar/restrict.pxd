"""What constraints leave of the rules of a sentence. See ``restrict.pyx``."""

from postil.search.grammar.span_rules cimport SpanRules


cdef int restrict(SpanRules fits, constraints) except -1
