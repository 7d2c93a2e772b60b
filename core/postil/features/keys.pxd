"""64-bit keys of sparse features: a template number and token ids, mixed. Header only."""

from libc.stdint cimport uint64_t

from postil.types.ids cimport key_t, token_t

cdef enum Template:
    ENTRY = 1              # one phrase pair

cdef inline key_t mix(key_t key, uint64_t value) noexcept nogil:
    """One round of SplitMix64; order matters."""
    key = (key ^ value) + <uint64_t>0x9E3779B97F4A7C15
    key = (key ^ (key >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    key = (key ^ (key >> 27)) * <uint64_t>0x94D049BB133111EB
    return key ^ (key >> 31)

cdef inline key_t phrase_pair_key(
    const token_t* source, int source_length, const token_t* target, int target_length
) noexcept nogil:
    """Key of the ENTRY feature of a phrase pair; the lengths keep ("a b", "c") and ("a", "b c")
    apart.
    """
    cdef key_t key = mix(mix(ENTRY, source_length), target_length)
    cdef int k
    for k in range(source_length):
        key = mix(key, source[k])
    for k in range(target_length):
        key = mix(key, target[k])
    return key
