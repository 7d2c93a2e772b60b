"""A hash table from 64-bit keys to a count and the latest place of what is counted.

Open addressing in one vector of slots, a power of two of them. A key whose count falls to 0 keeps
its slot until the table grows. 16 bytes a slot, at most three quarters of the slots taken.
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.types.ids cimport key_t

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


cdef inline size_t home(key_t key, size_t mask) noexcept nogil:
    """The slot from which a key is looked for."""
    return <size_t>((key * <key_t>0xD6E8FEB86659FD93) >> 20) & mask


cdef inline size_t slot_of(const vector[Slot]& slots, key_t key) noexcept nogil:
    """Where a key stands or would stand."""
    cdef size_t mask = slots.size() - 1
    cdef size_t at = home(key, mask)
    while slots[at].key and slots[at].key != key:
        at = (at + 1) & mask
    return at


cdef inline void clear(vector[Slot]& slots) noexcept nogil:
    """Forget everything; a table must be cleared before it is first used."""
    cdef Slot free
    free.key = 0
    free.last = NOWHERE
    free.count = 0
    slots.assign(FEWEST_SLOTS, free)


cdef inline const Slot* find(const vector[Slot]& slots, key_t key) noexcept nogil:
    """The slot of a key that is not 0; its count is 0 if the key is not there."""
    return &slots[slot_of(slots, key)]


cdef inline uint64_t grow(vector[Slot]& slots) noexcept nogil:
    """Room for twice the keys that count; the others give up their slots. Returns how many are
    taken.
    """
    cdef vector[Slot] old
    cdef size_t k, alive = 0, size = FEWEST_SLOTS
    old.swap(slots)
    for k in range(old.size()):
        alive += old[k].count > 0
    while size < alive * 2:
        size *= 2
    clear(slots)
    slots.resize(size, slots[0])
    for k in range(old.size()):
        if old[k].count:
            slots[slot_of(slots, old[k].key)] = old[k]
    return alive


cdef inline Slot* take(vector[Slot]& slots, uint64_t* used, key_t key) noexcept nogil:
    """The slot of a key, made now if it has none; it stays in place until the next call.

    ``used``: how many slots are taken, 0 in a cleared table.
    """
    cdef size_t at
    if used[0] * 4 >= slots.size() * 3:
        used[0] = grow(slots)
    at = slot_of(slots, key)
    if not slots[at].key:
        slots[at].key = key
        used[0] += 1
    return &slots[at]


cdef inline void copy_out(const vector[Slot]& slots, Slot[::1] out) noexcept nogil:
    """The table as it stands, into an array of as many slots."""
    cdef size_t k
    for k in range(slots.size()):
        out[k] = slots[k]


cdef inline int copy_in(vector[Slot]& slots, const Slot[::1] stored, uint64_t used) except -1:
    """The table as :func:`copy_out` gave it; ``used``: how many slots are taken.

    Raises ValueError, and leaves the table alone, where it is none in which every search ends, and
    soon: it may come from a file.
    """
    cdef size_t k
    if not is_table(stored, used):
        raise ValueError("the slots are no table of counts")
    slots.resize(stored.shape[0])
    for k in range(slots.size()):
        slots[k] = stored[k]
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
