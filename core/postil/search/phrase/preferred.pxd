"""Terms that the decoder should rather use. See ``preferred.pyx``."""

from postil.search.phrase.options cimport OptionTable

cdef int offer_preferred(OptionTable options, preferred) except -1
