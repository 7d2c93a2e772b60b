"""Checks of the tables of a language model, in one pass: that every probe ends, and soon.

That no probe leaves a table is cheap and stands in ``models/lm/files.py``: the last slot is empty.
"""

from libc.stdint cimport uint64_t

from postil.models.lm.format cimport Longest, Middle, empty, home
from postil.types.ids cimport key_t

cdef enum:
    FARTHEST = 1 << 16     # slots from the home of a key to where it stands; honest ones are near


def is_table(const unsigned char[::1] slots, bint longest, uint64_t buckets, uint64_t count):
    """Whether a hash table of the probing form is sound.

    Parameters
    ----------
    slots : uint8 array
        The table as bytes.
    longest : bool
        Whether its slots are of the longest order.
    buckets : int
        Home slots.
    count : int
        n-grams it should hold.

    Returns
    -------
    bool
        Its keys ascend, each at or a little behind its home, and are ``count``.
    """
    cdef size_t stride = sizeof(Longest) if longest else sizeof(Middle)
    cdef uint64_t at, size = <size_t>slots.shape[0] // stride, found = 0
    cdef key_t key, last = 0
    cdef bint sound = True
    with nogil:
        for at in range(size):
            key = (<const Longest*>(&slots[0] + at * stride)).key
            if key == empty():
                continue
            sound = sound and (found == 0 or key > last)
            sound = sound and home(key, buckets) <= at <= home(key, buckets) + <uint64_t>FARTHEST
            last = key
            found += 1
    return sound and found == count
