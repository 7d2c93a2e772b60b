"""Options of a sentence that no model has. See ``extra_options.pyx``."""

from postil.search.phrase.options cimport OptionTable

cdef int add_columns(OptionTable options, columns) except -1
