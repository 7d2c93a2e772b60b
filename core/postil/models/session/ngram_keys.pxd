"""Keys of the n-grams of a session."""

from postil.types.ids cimport key_t, token_t


cdef inline key_t extended(key_t key, token_t word) noexcept nogil:
    """Key of an n-gram with one more word in front."""
    key = (key ^ (<key_t>word + 1)) * <key_t>0x9E3779B97F4A7C15
    key ^= key >> 29
    return key | 1  # 0 marks a free slot
