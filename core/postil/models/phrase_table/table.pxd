"""C interface of the phrase table, for search and features.

Rows are packed (``rows.pxd``) and come one at a time, in descending order of p(e|f)::

    cdef Rows rows
    cdef Row row
    if table.lookup(source, length, &rows):
        while table.next(&rows, &row):
            ...

A row is a copy, but the pointers in it stay valid as long as the table object lives.
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.phrase_table.rows cimport MOST_WORDS
from postil.types.ids cimport entry_t, key_t, token_t

cdef enum:
    # Columns of ``scores``: log p(f|e), log lex(f|e), log p(e|f), log lex(e|f)
    SCORES = 4
    # Columns of ``reordering``: previous mono, swap, other; next mono, swap, other
    ORIENTATIONS = 6


# The rows of one source phrase that are still to be read.
cdef struct Rows:
    const uint8_t* at
    const uint8_t* stop
    entry_t first             # number of the first of them
    uint32_t count            # how many they are
    uint32_t length           # of the source phrase: no link of a row leaves it
    uint32_t total            # N(S): how often the source phrase was extracted, with any target


# One source phrase, and where the next one begins.
cdef struct Phrase:
    const uint8_t* next
    uint32_t length
    token_t[MOST_WORDS] tokens
    Rows rows


# Source phrases on the way through a stretch of the file.
cdef struct Source:
    const uint8_t* next       # where the next one begins
    const uint8_t* stop       # end of the stretch
    const uint8_t* tokens     # of this one; they end before rows.at
    Rows rows


# Where a part of the index begins.
cdef struct Bucket:
    uint32_t start            # in units
    entry_t row


cdef struct Row:
    entry_t entry             # its number: they count through the table
    uint32_t length           # of the target phrase
    uint32_t count            # N(S,T): how often the pair was extracted
    uint32_t target_count     # N(T): how often its target was, with any source
    uint32_t points           # number of word links
    float[SCORES] scores      # natural logs
    const float* reordering   # ORIENTATIONS natural logs
    const uint8_t* alignment  # source, target index within the phrase, in turn, for each link
    token_t[MOST_WORDS] target


cdef class PhraseTable:
    cdef readonly uint32_t rows             # phrase pairs
    cdef readonly uint32_t sources          # distinct source phrases
    cdef readonly int max_length            # no source phrase is longer
    cdef readonly dict settings             # how it was made
    cdef readonly dict facts                # max_source, max_target: no word has a larger id
    cdef readonly object folder             # pathlib.Path, None if in memory only
    cdef const float* reordering            # all orientations that occur
    cdef const uint8_t* blocks
    cdef uint64_t size                      # of blocks, in bytes
    cdef const Bucket* buckets              # (bucket_count + 1)
    cdef uint64_t bucket_count
    cdef const uint64_t* words              # of the filter
    cdef uint64_t word_count
    cdef const uint32_t* pattern_starts     # (pattern_count + 1) into points, in bytes
    cdef const uint8_t* pattern_lengths
    cdef vector[uint32_t] reaches           # source words that the points of each pattern need
    cdef uint32_t pattern_count
    cdef uint32_t orientation_count
    cdef const uint8_t* points
    cdef uint64_t point_bytes
    cdef dict arrays                        # owns the memory behind the pointers

    # Find a source phrase; False, and ``rows`` undefined, if the table does not know it.
    cdef bint lookup(self, const token_t* source, int length, Rows* rows) noexcept nogil
    # The same with the key already at hand (see phrase_table_keys.extend_key).
    cdef bint lookup_key(
        self, key_t key, const token_t* source, int length, Rows* rows
    ) noexcept nogil
    # Take the next row; False at the end (or where the table is damaged).
    cdef bint next(self, Rows* rows, Row* row) noexcept nogil
    # All source phrases in order of their rows: begin, and take the next until there is none.
    cdef void begin(self, Phrase* phrase) noexcept nogil
    cdef bint next_phrase(self, Phrase* phrase) noexcept nogil
    cdef const uint8_t* _read(
        self, const uint8_t* at, const Rows* rows, Row* row
    ) noexcept nogil
    cdef bint _may_have(self, key_t key) noexcept nogil
    cdef bint _enter(self, uint64_t bucket, Source* source) noexcept nogil
    cdef list _options(self, tuple source, Rows* rows)
    cdef object _entry(self, tuple source, uint32_t total, const Row* row)
    cdef int _adopt(self, dict arrays, dict index, dict settings) except -1
    cdef bint _measure_patterns(self) noexcept nogil
    cdef object _damaged(self, why)
