"""The 64-bit key of a phrase, and the record of a source phrase on its way into a table.

The key is a running hash, so that all spans of a sentence cost one step each: start from 0 and call
``extend_key`` once per token; the result after n tokens is the key of the phrase of these n tokens.
Every table, kernel and search in Postil uses this function, and tables on disk depend on it:
changing it means a new format version.

The mixer is the finaliser of SplitMix64 (Steele, Lea & Flood 2014): a bijection of 64-bit words, so
that two phrases that differ in their last token only can never collide.
"""

from libc.stdint cimport uint32_t, uint64_t

from postil.types.ids cimport key_t, token_t

cdef enum:
    # Longest phrase extracted, on either side: its inner alignment is one 8 × 8 bit matrix.
    PHRASE_LIMIT = 8


# One source phrase of a ``RowBlock``.
cdef struct Slot:
    key_t key         # phrase_key of the source tokens
    uint32_t first    # its first row
    uint32_t count    # how many rows it has
    uint32_t source   # where its tokens start in ``source_tokens``
    uint32_t length   # how many tokens it has
    uint32_t total    # N(S): how often it was extracted, with whatever target; 0 if unknown
    uint32_t unused   # so that no byte is left to chance


cdef inline key_t extend_key(key_t key, token_t token) noexcept nogil:
    """Key of the phrase that ``key`` stands for, one token longer."""
    cdef uint64_t z = (key + <uint64_t>0x9E3779B97F4A7C15) ^ token
    z = (z ^ (z >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * <uint64_t>0x94D049BB133111EB
    return z ^ (z >> 31)


cdef inline key_t phrase_key(const token_t* tokens, int length) noexcept nogil:
    """Key of a whole phrase; 0 tokens have key 0."""
    cdef key_t key = 0
    cdef int i
    for i in range(length):
        key = extend_key(key, tokens[i])
    return key
