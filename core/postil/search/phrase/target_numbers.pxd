"""Numbers of target phrases: options with the same words have the same number.

Open addressing over the words of a caller, which must keep them in place.
"""

from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcmp
from libcpp.vector cimport vector

from postil.types.ids cimport token_t

cdef enum:
    FIRST_NUMBER = 1    # of a phrase
    FEWEST_SLOTS = 1024


cdef struct Numbered:
    const token_t* words
    uint32_t length
    uint32_t number         # 0: a free slot


cdef struct Numbering:
    uint32_t following      # the next number
    size_t kept             # slots taken


cdef inline void start_numbers(vector[Numbered]& slots, Numbering* numbering) noexcept nogil:
    """Forget all numbers."""
    cdef Numbered free
    free.words = NULL
    free.length = free.number = 0
    slots.assign(FEWEST_SLOTS, free)
    numbering.following = FIRST_NUMBER
    numbering.kept = 0


cdef inline uint32_t number_of(
    vector[Numbered]& slots, Numbering* numbering, const token_t* words, uint32_t length, bint keep
) noexcept nogil:
    """Number of a phrase, a new one if no kept phrase is the same; ``keep``: it stays in place."""
    cdef size_t place = place_of(slots, words, length)
    cdef uint32_t number = slots[place].number
    if number:
        return number
    number = numbering.following
    numbering.following += 1
    if keep:
        slots[place] = Numbered(words, length, number)
        numbering.kept += 1
        if 2 * numbering.kept > slots.size():
            double_slots(slots)
    return number


cdef inline size_t place_of(
    const vector[Numbered]& slots, const token_t* words, uint32_t length
) noexcept nogil:
    """The slot in which the words stand or would stand."""
    cdef uint64_t key = length
    cdef uint32_t k
    cdef size_t mask = slots.size() - 1, place
    for k in range(length):
        key = (key ^ words[k]) * <uint64_t>0x9E3779B97F4A7C15
        key ^= key >> 32
    place = key & mask
    while slots[place].number and (
        slots[place].length != length
        or memcmp(slots[place].words, words, length * sizeof(token_t)) != 0
    ):
        place = (place + 1) & mask
    return place


cdef inline void double_slots(vector[Numbered]& slots) noexcept nogil:
    cdef vector[Numbered] old
    cdef Numbered free
    cdef size_t k
    free.words = NULL
    free.length = free.number = 0
    old.swap(slots)
    slots.assign(2 * old.size(), free)
    for k in range(old.size()):
        if old[k].number:
            slots[place_of(slots, old[k].words, old[k].length)] = old[k]
