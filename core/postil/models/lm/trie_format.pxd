"""How a language model lies in a trie: bit fields, scrambled words, search.

A trie of *reversed* n-grams, as in KenLM (Heafield 2011, section 3.2; Whittaker & Raj 2001): below
a word are the words that come before it. The nodes of order k ≥ 2 are one array of bit-packed
records without gaps,

    word | probability | backoff | first child        (orders 2 to N - 1)
    word | probability                                (order N)

sorted by the path from the root, so that the children of a node stand together and end where those
of the next node start; one record more ends the last. ``roots[s]`` is the first bigram whose last
word is s.

* Words are *scrambled*: multiplied by an odd number modulo 2^bits. That is a bijection under which
  the ids of a vocabulary in order of frequency spread evenly, as interpolation search needs.
* A probability is the 31 bits of a float without its sign, which is always negative; a backoff is a
  whole float. Quantised, both are 8-bit codes into the bins of their order.
* A node has children where a longer n-gram ends in it; that takes the place of the sign flag of the
  probing form. Backoffs are flagged likewise, unigrams lie likewise (``format.pxd``).

Fields are at most 57 bits long and are read as the 64 bits from their first byte on; 8 bytes follow
the last record. Nothing read here is trusted to be a place: child ranges are cut to the array.

Changing anything here means a new format version (``lm_files.TRIE_VERSION``).
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libc.string cimport memcpy

from postil.models.lm.format cimport MAX_ORDER
from postil.types.ids cimport token_t

cdef enum:
    SCAN = 6             # so few records are compared one by one
    CODE_BITS = 8        # of a quantised value
    BINS = 256


cdef struct Level:
    const uint8_t* records
    uint64_t count          # n-grams
    uint64_t children       # n-grams of the next order
    uint64_t next_mask
    const float* probs      # bins; NULL: not quantised
    const float* backoffs
    uint32_t stride         # bits of a record
    uint32_t backoff_at     # bits before the backoff
    uint32_t next_at


cdef struct Trie:
    const uint32_t* roots          # (2^word_bits + 1)
    uint32_t word_mask
    uint32_t word_bits
    Level levels[MAX_ORDER + 1]    # [k]: order k, from 2 on


cdef inline uint32_t scramble(token_t word, uint32_t mask) noexcept nogil:
    return (word * <uint32_t>0x9E3779B1) & mask


cdef inline token_t unscramble(uint32_t scrambled, uint32_t mask) noexcept nogil:
    return (scrambled * <uint32_t>0x0E8B2F51) & mask    # 0x9E3779B1 * 0x0E8B2F51 = 1 mod 2^32


cdef inline uint64_t read_bits(const uint8_t* data, uint64_t at) noexcept nogil:
    """57 bits or more from bit ``at`` on."""
    cdef uint64_t value
    memcpy(&value, data + (at >> 3), sizeof(uint64_t))
    return value >> (at & 7)


cdef inline float float_of(uint32_t bits) noexcept nogil:
    cdef float value
    memcpy(&value, &bits, sizeof(float))
    return value


cdef inline uint32_t word_at(const Level* level, uint64_t index, uint32_t mask) noexcept nogil:
    return <uint32_t>read_bits(level.records, index * level.stride) & mask


cdef inline float prob_at(const Level* level, uint64_t index, uint32_t word_bits) noexcept nogil:
    cdef uint64_t bits = read_bits(level.records, index * level.stride + word_bits)
    if level.probs != NULL:
        return level.probs[bits & (BINS - 1)]
    return float_of(<uint32_t>bits | <uint32_t>0x80000000)


cdef inline float backoff_at(const Level* level, uint64_t index) noexcept nogil:
    cdef uint64_t bits = read_bits(level.records, index * level.stride + level.backoff_at)
    if level.backoffs != NULL:
        return level.backoffs[bits & (BINS - 1)]
    return float_of(<uint32_t>bits)


cdef inline uint64_t next_at(const Level* level, uint64_t index) noexcept nogil:
    """First child of a node of a middle order; ``index`` may be one behind the last."""
    cdef uint64_t next = read_bits(level.records, index * level.stride + level.next_at)
    return min(next & level.next_mask, level.children)


cdef inline uint64_t find_child(
    const Level* level, uint64_t first, uint64_t last, uint32_t word, uint32_t mask
) noexcept nogil:
    """Record of scrambled ``word`` among ``first`` ≤ i < ``last``; ``last`` if it is not there."""
    cdef uint64_t low = first
    cdef uint64_t high = last
    cdef uint64_t low_word = 0
    cdef uint64_t high_word = mask
    cdef uint64_t pivot
    cdef uint32_t found
    while low + SCAN < high:
        # A double divides in a third of the time of 64-bit integers; rounding cannot reach ``high``
        # as long as a word has at most 32 bits.
        pivot = low + <uint64_t>(
            (word - low_word) * <double>(high - low) / (high_word - low_word + 1)
        )
        found = word_at(level, pivot, mask)
        if found < word:
            low = pivot + 1
            low_word = found + <uint64_t>1
        elif found > word:
            high = pivot
            high_word = found - 1
        else:
            return pivot
        # In a sound file it never happens: words ascend.
        if word < low_word or word > high_word:
            return last
    while low < high:
        found = word_at(level, low, mask)
        if found >= word:
            return low if found == word else last
        low += 1
    return last
