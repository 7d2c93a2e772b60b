"""Options of a sentence that no model has: of confirmed segments, of numbers and the like."""

from libc.math cimport isnan
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t
from libc.string cimport memset
from libcpp.vector cimport vector

import numpy as np

from postil.search.phrase.features cimport COLUMNS
from postil.search.phrase.options cimport OptionTable
from postil.search.phrase.words_ahead cimport fetch_words
from postil.types.ids cimport token_t

from postil.search.phrase.features import PHRASE_FEATURES

cdef enum:
    FETCH_OPTION = 3    # options ahead of the one at hand that something is fetched for


cdef int add_columns(OptionTable options, columns) except -1:
    """Add options of the sentence at hand, in order.

    If the phrase table has a pair too, its row's lexical and reordering scores are used.

    Parameters
    ----------
    columns : OptionColumns

    Raises
    ------
    ValueError
        The sentence or the columns have no such words.
    """
    cdef const int32_t[:, ::1] spans = columns.spans
    cdef const int64_t[:, ::1] places = columns.places
    cdef const token_t[::1] words = columns.words
    cdef const float[:, ::1] values = columns.values
    cdef vector[int] names = [PHRASE_FEATURES.column(name) for name in columns.names]
    cdef float[COLUMNS] dense
    cdef const double[:, ::1] counts = columns.counts
    cdef const int64_t[::1] events = columns.events
    cdef const int32_t[::1] origins = columns.origins
    cdef const uint8_t[::1] only = columns.only.view(np.uint8)
    cdef Py_ssize_t k
    cdef size_t j
    cdef int64_t start, end, soon, soon_end
    memset(dense, 0, sizeof(dense))
    for k in range(spans.shape[0]):
        start, end = places[k, 0], places[k, 1]
        options.check_span(spans[k, 0], spans[k, 1])
        if not 0 <= start <= end <= words.shape[0]:
            raise ValueError(f"there are no words [{start}, {end})")
        if k + FETCH_OPTION < spans.shape[0]:
            soon, soon_end = places[k + FETCH_OPTION, 0], places[k + FETCH_OPTION, 1]
            if 0 <= soon < soon_end <= words.shape[0]:
                fetch_words(
                    options.lm, options.session, &words[soon], <uint32_t>(soon_end - soon), 0
                )
        for j in range(names.size()):
            dense[names[j]] = values[k, j]
        options.add(
            spans[k, 0], spans[k, 1], &words[start] if start < end else NULL,
            <uint32_t>(end - start), dense,
            <const double*>NULL if isnan(counts[k, 0]) else &counts[k, 0], origins[k], only[k],
            events[k],
        )
    return 0
