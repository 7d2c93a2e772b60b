"""A hash table from 64-bit keys to a count and the latest place of what is counted.

Open addressing in one array of slots, a power of two of them. A key whose count falls to 0 keeps
its slot until the table grows. 16 bytes a slot, at most three quarters of the slots taken. A copy
of the array is a version of the table (see ``paged``).
"""

from libc.stdint cimport uint32_t, uint64_t

from postil.types.ids cimport key_t
from postil.types.paged cimport Paged, home, slot_of

cdef enum:
    NOWHERE = 0xFFFFFFFF
    FEWEST_SLOTS = 256

# Apart from the above: an enum with a value this large is unsigned.
cdef enum:
    LONGEST_RUN = 1 << 14      # taken slots in a row; of a million keys, some hundred


cdef packed struct Slot:
    key_t key          # 0: free
    uint32_t last      # latest place, or NOWHERE
    uint32_t count


cdef inline void empty(Paged[Slot]& slots, size_t size) noexcept nogil:
    """Forget everything; ``size`` free slots."""
    cdef Slot free
    free.key = 0
    free.last = NOWHERE
    free.count = 0
    slots.assign(size, free)


cdef inline void clear(Paged[Slot]& slots) noexcept nogil:
    """Forget everything; a table must be cleared before it is first used."""
    empty(slots, FEWEST_SLOTS)


cdef inline const Slot* find(const Paged[Slot]& slots, key_t key) noexcept nogil:
    """The slot of a key that is not 0; its count is 0 if the key is not there."""
    return &slots[slot_of(slots, key)]


cdef inline uint64_t grow(Paged[Slot]& slots) noexcept nogil:
    """Room for twice the keys that count; the others give up their slots. Returns how many are
    taken.
    """
    cdef Paged[Slot] old = slots
    cdef size_t k, alive = 0, size = FEWEST_SLOTS
    for k in range(old.size()):
        alive += old[k].count > 0
    while size < alive * 2:
        size *= 2
    empty(slots, size)
    for k in range(old.size()):
        if old[k].count:
            slots.edit(slot_of(slots, old[k].key))[0] = old[k]
    return alive


cdef inline Slot* take(Paged[Slot]& slots, uint64_t* used, key_t key) noexcept nogil:
    """The slot of a key, made now if it has none; it stays in place until the next call.

    ``used``: how many slots are taken, 0 in a cleared table.
    """
    cdef Slot* slot
    if used[0] * 4 >= slots.size() * 3:
        used[0] = grow(slots)
    slot = slots.edit(slot_of(slots, key))
    if not slot.key:
        slot.key = key
        used[0] += 1
    return slot


cdef inline void copy_out(const Paged[Slot]& slots, Slot[::1] out) noexcept nogil:
    """The table as it stands, into an array of as many slots."""
    cdef size_t k
    for k in range(slots.size()):
        out[k] = slots[k]


cdef inline int copy_in(Paged[Slot]& slots, const Slot[::1] stored, uint64_t used) except -1:
    """The table as :func:`copy_out` gave it; ``used``: how many slots are taken.

    Raises ValueError, and leaves the table alone, where it is none in which every search ends, and
    soon: it may come from a file.
    """
    cdef size_t k
    if not is_table(stored, used):
        raise ValueError("the slots are no table of counts")
    empty(slots, stored.shape[0])
    for k in range(slots.size()):
        if stored[k].key:
            slots.edit(k)[0] = stored[k]
    return 0


cdef inline bint is_table(const Slot[::1] stored, uint64_t used) noexcept nogil:
    """Whether every key can be found, ``used`` slots are taken, and some are free."""
    cdef size_t size = stored.shape[0], mask = size - 1, first = 0, k, at, run = 0
    cdef uint64_t taken = 0
    if size < FEWEST_SLOTS or size & mask or used * 4 >= size * 3 + 4:
        return False
    while first < size and stored[first].key:
        first += 1
    for k in range(size):  # once around, from a free slot on
        at = (first + k) & mask
        if not stored[at].key:
            run = 0
            continue
        taken += 1
        run += 1
        if run > LONGEST_RUN or ((at - home(stored[at].key, mask)) & mask) >= run:
            return False
    return first < size and taken == used
