"""Hash tables of n-grams, built with bounded memory: front to back, or in a mapped file.

Front to back, records come parted by the top bits of their keys, and home slots ascend with keys:
so each partition fills its own stretch of the table, in cache, and the stretch is written once.
What runs over the end of a stretch has smaller keys than anything that follows, and starts the next
one.
"""

from mmap import mmap
from tempfile import TemporaryFile

from libc.stdint cimport uint64_t
from libc.string cimport memcpy, memmove
from libcpp.vector cimport vector

import numpy as np

from postil.errors import EngineError

from postil.models.lm.format cimport Longest, Middle, backoff_of, empty, home
from postil.models.lm.spool cimport BACKOFF, PROB, Record, RecordSpool
from postil.types.ids cimport key_t
from postil.types.prefetch cimport prefetch

cdef enum:
    LOAD_PERCENT = 67       # of the buckets are filled
    MIN_BUCKETS = 1 << 6    # of a table that grows
    SPARE = 64              # slots behind the last one in use
    BLOCK = 1 << 15         # slots written at a time


cdef uint64_t buckets_for(uint64_t count) noexcept nogil:
    """Home slots of a table of ``count`` n-grams."""
    return count * 100 // LOAD_PERCENT + 1


cdef inline Longest* slot_at(const Window* window, uint64_t index) noexcept nogil:
    return <Longest*>(window.slots + index * window.stride)


cdef void clear_slots(Window* window, uint64_t first, uint64_t stop) noexcept nogil:
    """Make slots ``first`` ≤ i < ``stop`` of the window empty."""
    cdef uint64_t i
    for i in range(first, stop):
        slot_at(window, i).key = empty()
        slot_at(window, i).prob = -0.0
        if window.stride == sizeof(Middle):
            backoff_of(slot_at(window, i))[0] = -0.0


cdef inline uint64_t probe(const Window* window, key_t key) noexcept nogil:
    """First slot of the window whose key is not smaller than ``key``."""
    cdef uint64_t start = home(key, window.buckets)
    cdef uint64_t i = start - window.first if start > window.first else 0
    while slot_at(window, i).key < key:
        i += 1
    return i


cdef Longest* find_slot(const Window* window, key_t key) noexcept nogil:
    """Slot of ``key``, or NULL."""
    cdef uint64_t i = probe(window, key)
    return slot_at(window, i) if slot_at(window, i).key == key else NULL


cdef Longest* insert_slot(Window* window, key_t key, bint* fresh) noexcept nogil:
    """Slot of ``key``, made if it is not there; NULL if the window is full.

    ``fresh`` is whether it was made; then it has probability and backoff -0.0.
    """
    cdef uint64_t i = probe(window, key)
    cdef uint64_t j = i
    fresh[0] = slot_at(window, i).key != key
    if not fresh[0]:
        return slot_at(window, i)
    while slot_at(window, j).key != empty():
        j += 1
    if j + 1 >= window.size:
        return NULL
    memmove(slot_at(window, i + 1), slot_at(window, i), (j - i) * window.stride)
    clear_slots(window, i, i + 1)
    slot_at(window, i).key = key
    return slot_at(window, i)


cdef class GrowingTable:
    """A table for n-grams that come in any order, in any number.

    It lies in a temporary file that is mapped, so that the system may take its memory back; the
    file is written in full first, so that a full disk is an error and not a crash.

    Parameters
    ----------
    longest : bool
        Whether this is the highest order, without backoffs.
    folder : Path
        Where the temporary file goes.
    expected : int
        How many n-grams there is room for from the start.

    Raises
    ------
    OSError
        The disk is full; insertions raise it too.
    """

    def __init__(self, bint longest, folder, uint64_t expected=0):
        self.folder = folder
        self.window.stride = sizeof(Longest) if longest else sizeof(Middle)
        self._resize(max(<uint64_t>MIN_BUCKETS, buckets_for(expected)), SPARE)

    cdef Longest* find(self, key_t key) noexcept nogil:
        """Slot of ``key``, or NULL."""
        return find_slot(&self.window, key)

    cdef void fetch(self, key_t key) noexcept nogil:
        """Have the home slot of ``key`` in the cache soon."""
        prefetch(slot_at(&self.window, home(key, self.window.buckets)))

    cdef Longest* insert(self, key_t key, bint* fresh) except NULL nogil:
        """Slot of ``key``, made if it is not there; see ``insert_slot``."""
        cdef Longest* slot = NULL
        if buckets_for(self.count) <= self.window.buckets:
            slot = insert_slot(&self.window, key, fresh)
        if slot == NULL:
            with gil:
                self._resize(2 * self.window.buckets, SPARE)
            return self.insert(key, fresh)
        self.count += fresh[0]
        return slot

    cdef int _resize(self, uint64_t buckets, uint64_t spare) except -1:
        """Move everything, in order, to a table with other home slots and ``spare`` slots more."""
        cdef Window window
        cdef unsigned char[::1] view
        cdef uint64_t i
        cdef uint64_t at = 0
        cdef Longest* slot
        for i in range(self.window.size):
            slot = slot_at(&self.window, i)
            if slot.key != empty():
                at = max(at, home(slot.key, buckets)) + 1
        window.stride = self.window.stride
        window.first = 0
        window.buckets = buckets
        window.size = max(at, buckets) + spare
        memory = self._empty_file(window.size)
        view = memory
        window.slots = <char*>&view[0]
        at = 0
        for i in range(self.window.size):
            slot = slot_at(&self.window, i)
            if slot.key != empty():
                at = max(at, home(slot.key, buckets))
                memcpy(slot_at(&window, at), slot, window.stride)
                at += 1
        self.memory = memory
        self.window = window
        return 0

    cdef object _empty_file(self, uint64_t slots):
        """``slots`` empty slots in a mapped file that goes with the array."""
        cdef Window pattern
        cdef uint64_t part = min(slots, <uint64_t>BLOCK)
        cdef vector[char] block
        block.resize(part * self.window.stride)
        pattern.stride = self.window.stride
        pattern.slots = block.data()
        clear_slots(&pattern, 0, part)
        data = memoryview(<char[:block.size()]>block.data())
        with TemporaryFile(dir=self.folder, buffering=0) as file:
            while slots:
                part = min(slots, part)
                write_all(file, data[:part * self.window.stride])
                slots -= part
            return np.frombuffer(mmap(file.fileno(), 0), np.uint8)

    def finish(self):
        """The table at its final size.

        Returns
        -------
        slots : ndarray of uint8
            Valid until the next insertion.
        buckets : int
        """
        cdef uint64_t buckets = buckets_for(self.count)
        cdef uint64_t size = self.window.size
        if self.window.buckets != buckets:
            self._resize(buckets, 1)
            size = self.window.size
        while size > buckets + 1 and slot_at(&self.window, size - 2).key == empty():
            size -= 1
        return self.memory[:size * self.window.stride], buckets


def write_all(file, data):
    """Write the bytes of ``data``; an unbuffered file may take a part only."""
    while len(data):
        data = data[file.write(data):]


cdef class TableBuilder:
    """Turn the records of one order into its table, one partition at a time.

    Parameters
    ----------
    records : RecordSpool
        One PROB per n-gram, at most one BACKOFF.
    count : int
        n-grams in all.
    longest : bool
        Whether this is the highest order, without backoffs.
    """

    cdef RecordSpool records
    cdef Window window
    cdef vector[char] memory
    cdef vector[Record] batch
    cdef uint64_t carried       # slots of the window in use when a partition starts
    cdef readonly uint64_t buckets
    cdef readonly uint64_t inserted

    def __init__(self, RecordSpool records not None, count, bint longest):
        self.records = records
        self.buckets = self.window.buckets = buckets_for(count)
        self.window.stride = sizeof(Longest) if longest else sizeof(Middle)

    def stretches(self):
        """Yield the table in order, as uint8 arrays; each is valid until the next is asked for."""
        cdef uint64_t partition, ready
        cdef uint64_t partitions = <uint64_t>1 << self.records.bits
        for partition in range(partitions):
            with nogil:
                ready = self._fill(partition, partitions)
            yield self._bytes(ready)
            memmove(
                self.window.slots,
                self.window.slots + ready * self.window.stride,
                self.carried * self.window.stride,
            )
            self.window.first += ready

    cdef uint64_t _fill(self, uint64_t partition, uint64_t partitions) except? 0 nogil:
        """Insert one partition; returns how many slots at the start of the window are final."""
        cdef uint64_t count = self.records.partition_size(partition)
        cdef bint last = partition + 1 == partitions
        cdef uint64_t ready, size
        if last:
            ready = self.buckets - self.window.first
        else:
            ready = home((partition + 1) << (64 - self.records.bits), self.buckets)
            ready -= self.window.first
        self.batch.resize(count)
        self.records.load(partition, self.batch.data())
        size = ready + self.carried + count + 2
        self.memory.resize(size * self.window.stride)
        self.window.slots = self.memory.data()
        self.window.size = size
        clear_slots(&self.window, self.carried, size)
        self._insert(count)
        self.carried = 0
        while slot_at(&self.window, ready + self.carried).key != empty():
            self.carried += 1
        if last:
            ready += self.carried + 1
            self.carried = 0
        return ready

    cdef int _insert(self, uint64_t count) except -1 nogil:
        cdef const Record* record
        cdef Longest* slot
        cdef uint64_t i
        cdef bint fresh
        for i in range(count):
            record = &self.batch[i]
            if record.kind == PROB:
                slot = insert_slot(&self.window, record.key, &fresh)
                if slot == NULL or not fresh:
                    with gil:
                        raise EngineError(
                            "Two n-grams share one hash key.",
                            hint="Leave out one sentence of the corpus and train again.",
                        )
                slot.prob = record.value
                self.inserted += 1
        for i in range(count):
            record = &self.batch[i]
            if record.kind == BACKOFF:
                slot = find_slot(&self.window, record.key)
                if slot == NULL:
                    with gil:
                        raise EngineError("A context of the model is not among its n-grams.")
                backoff_of(slot)[0] = record.value
        return 0

    def close(self):
        """Remove the records."""
        self.records.close()

    cdef object _bytes(self, uint64_t slots):
        if not slots:
            return np.empty(0, np.uint8)
        return np.asarray(<char[:slots * self.window.stride]>self.window.slots).view(np.uint8)
