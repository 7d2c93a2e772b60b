"""C interface of the phrase table, for search and features.

The raw pointers stay valid as long as the table object lives; all of them are read-only. Rows of
one source phrase are contiguous and sorted by descending p(e|f).
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t

from postil.models.phrase_table_keys cimport Slot
from postil.types.ids cimport entry_t, key_t, token_t

cdef enum:
    # Columns of ``scores``: log p(f|e), log lex(f|e), log p(e|f), log lex(e|f)
    SCORES = 4
    # Columns of ``reordering``: previous mono, swap, other; next mono, swap, other
    ORIENTATIONS = 6


cdef class PhraseTable:
    cdef readonly entry_t rows              # phrase pairs
    cdef readonly entry_t sources           # distinct source phrases
    cdef readonly int max_length            # no source phrase is longer
    cdef readonly dict settings             # how it was made
    cdef readonly object folder             # pathlib.Path, None if in memory only
    cdef const uint64_t* target_offset      # (rows + 1) into target_tokens
    cdef const token_t* target_tokens
    cdef const float* scores                # (rows, 4) natural logs
    cdef const float* reordering            # (rows, 6) natural logs
    cdef const uint64_t* alignment_offset   # (rows + 1) into alignment, counted in bytes
    cdef const uint8_t* alignment           # source, target index within the phrase, in turn
    cdef const uint32_t* counts             # (rows) N(S,T): how often the pair was extracted
    cdef const uint32_t* target_counts      # (rows) N(T): how often its target was, with any source
    cdef const token_t* source_tokens
    cdef const Slot* slots
    cdef uint64_t slot_count
    cdef uint64_t source_count              # sizes of the token and alignment arrays
    cdef uint64_t target_count
    cdef uint64_t alignment_count
    cdef uint64_t homes                     # home slot of a key = homes * key / 2**64
    cdef dict arrays                        # owns the memory behind the pointers

    cdef bint lookup(
        self, const token_t* source, int length, entry_t* first, entry_t* count
    ) noexcept nogil
    # The same with the key already at hand (see phrase_table_keys.extend_key).
    cdef bint lookup_key(
        self, key_t key, const token_t* source, int length, entry_t* first, entry_t* count
    ) noexcept nogil
    # The slot itself, for N(S); NULL if the phrase is unknown.
    cdef const Slot* find(self, key_t key, const token_t* source, int length) noexcept nogil
    cdef bint _same(self, const Slot* slot, const token_t* source, int length) noexcept nogil
    cdef object _entry(self, tuple source, uint32_t total, entry_t row)
    cdef int _adopt(self, dict arrays, dict index, dict settings) except -1
    cdef bint _spans(self, str name, uint64_t total) except -1
    cdef object _damaged(self, str why)
