"""Hypotheses of the block decoder, and the edges into them.

What a hypothesis must remember (its state): coverage, end and start of the last phrase, LM state,
the last phrase's forward reordering scores, and how far a forbidden sequence has come. Hypotheses
with equal states are one node; every way to reach it is kept as an edge: search leaves a forest.

Hypotheses whose states differ in the last phrase only, in its start and its reordering scores, are
a *class*. Whatever goes on from one of them goes on from each, to the same hypothesis where it goes
on in the same way (monotone, swap, other), and to its best score from the one that is best with
its reordering scored. So search goes on from that one alone, and the forest has the edges of all.
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcmp
from libcpp.vector cimport vector

from postil.features.emission cimport Needs

cdef enum:
    NONE = 0xFFFFFFFF
    FEWEST_SLOTS = 1024


@cython.final
cdef class HypothesisPool:
    """Hypotheses of the sentence that a decoder has at hand."""

    cdef void begin_sentence(self, const Needs& needs, bint reorders) noexcept nogil:
        self.needs, self.reorders = needs, reorders
        self.items.clear()
        self.edges.clear()

    cdef void begin_stack(self) noexcept nogil:
        self.slots.assign(FEWEST_SLOTS, 0)

    cdef void add(self, const Hypothesis& made, vector[uint32_t]& stack) noexcept nogil:
        """Put a hypothesis into its class, or join it to the one with its state; ``stack`` has one
        hypothesis of each class.
        """
        cdef size_t mask = self.slots.size() - 1
        cdef uint64_t key = self._class_hash(&made)
        cdef size_t slot = (key >> 32) & mask
        cdef uint32_t number = <uint32_t>self.items.size(), first
        while self.slots[slot]:
            first = <uint32_t>self.slots[slot] - 1
            if <uint32_t>(self.slots[slot] >> 32) == <uint32_t>(key >> 32) and (
                self._alike(&self.items[first], &made)
            ):
                if not self._join(first, made):
                    self.items.push_back(made)
                    self.items[number].alike = self.items[first].alike
                    self.items[first].alike = number
                return
            slot = (slot + 1) & mask
        self.items.push_back(made)
        self.items[number].alike = number
        self.slots[slot] = (key >> 32 << 32) | (number + 1)
        stack.push_back(number)
        if stack.size() * 2 > self.slots.size():
            self._grow_slots()

    cdef bint _join(self, uint32_t first, const Hypothesis& made) noexcept nogil:
        """Join a hypothesis to that of the class that has its state; whether there is one."""
        cdef uint32_t member = first
        cdef Hypothesis* other
        while True:
            other = &self.items[member]
            if self._ordered_alike(other, &made):
                break
            member = other.alike
            if member == first:
                return False
        self.edges[made.best].next = other.edges
        other.edges = made.best
        if made.score > other.score:
            other.score = made.score
            other.best = made.best
        return True

    cdef bint _alike(self, const Hypothesis* left, const Hypothesis* right) noexcept nogil:
        """Whether two hypotheses are of one class: they differ in reordering at most."""
        if left.coverage != right.coverage or left.end != right.end:
            return False
        if left.forbidden != right.forbidden or left.context != right.context:
            return False
        if self.needs.words and (left.last[0] != right.last[0] or left.last[1] != right.last[1]):
            return False
        if self.needs.pair and (left.pair[0] != right.pair[0] or left.pair[1] != right.pair[1]):
            return False
        if self.needs.block and self.edges[left.best].option != self.edges[right.best].option:
            return False
        return not self.needs.start or left.start == right.start

    cdef bint _ordered_alike(
        self, const Hypothesis* left, const Hypothesis* right
    ) noexcept nogil:
        """Whether two of a class can be recombined: what follows scores the same."""
        cdef const float* forward
        cdef const float* other
        if not self.reorders:
            return True
        if left.start != right.start:
            return False
        if memcmp(left.forward, right.forward, sizeof(left.forward)) != 0:
            return False
        if self.edges[left.best].option == self.edges[right.best].option:
            return True
        forward = self.edges[left.best].option.reordering
        other = self.edges[right.best].option.reordering
        if forward == NULL or other == NULL:
            return forward == other
        return memcmp(forward + 3, other + 3, 3 * sizeof(float)) == 0

    cdef uint64_t _class_hash(self, const Hypothesis* item) noexcept nogil:
        """Hash of what makes a class; its high half is well spread."""
        cdef uint64_t key = (<uint64_t>item.coverage << 32) | item.context
        key = (key ^ (key >> 29)) * <uint64_t>0x9E3779B97F4A7C15
        key ^= item.end
        if self.needs.start:
            key ^= <uint64_t>item.start << 32
        return (key ^ (key >> 32)) * <uint64_t>0xBF58476D1CE4E5B9

    cdef void _grow_slots(self) noexcept nogil:
        cdef vector[uint64_t] old
        cdef size_t mask = self.slots.size() * 4 - 1
        cdef size_t slot, k
        old.swap(self.slots)
        self.slots.assign(mask + 1, 0)
        for k in range(old.size()):
            if old[k]:
                slot = (old[k] >> 32) & mask
                while self.slots[slot]:
                    slot = (slot + 1) & mask
                self.slots[slot] = old[k]

    cdef void best_path(self, uint32_t node, vector[uint32_t]& path) noexcept:
        """Edges of the best derivation of a node, first phrase first, but for the end of the
        sentence.
        """
        cdef uint32_t edge, swap
        cdef size_t k
        path.clear()
        while self.items[node].best != NONE:
            edge = self.items[node].best
            if self.edges[edge].option != NULL:
                path.push_back(edge)
            node = self.edges[edge].tail
        for k in range(path.size() // 2):
            swap = path[k]
            path[k] = path[path.size() - 1 - k]
            path[path.size() - 1 - k] = swap

    cdef uint32_t best_of_class(self, uint32_t first) noexcept nogil:
        """The hypothesis with the best score."""
        cdef uint32_t best = first, member = self.items[first].alike
        while member != first:
            if self.items[member].score > self.items[best].score:
                best = member
            member = self.items[member].alike
        return best

    cdef uint32_t lengths(self, uint32_t first) noexcept nogil:
        """Lengths in words, as bits, of the last phrases of a class."""
        cdef uint32_t lengths = 0, member = first
        cdef const Hypothesis* item
        while True:
            item = &self.items[member]
            lengths |= <uint32_t>1 << (item.end - item.start)
            member = item.alike
            if member == first:
                return lengths
