"""Hypotheses with an equal future are one, with several edges into it.

Templates over the hypotheses of a decoder, which have ``score``, ``estimate``, ``best`` and
``edges``, and its edges, which have ``next``.
"""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

cdef extern from *:
    """
    #ifndef POSTIL_RECOMBINATION
    #define POSTIL_RECOMBINATION
    #include <algorithm>
    #include <cstdint>
    #include <vector>

    static const uint32_t POSTIL_FREE = 0xFFFFFFFF;

    template <class H, class Hash> static void postil_grow_slots(
        const std::vector<H>& all, std::vector<uint32_t>& slots,
        const std::vector<uint32_t>& found, Hash hash
    ) {
        const size_t mask = 4 * slots.size() - 1;
        slots.assign(mask + 1, POSTIL_FREE);
        for (uint32_t number : found) {
            size_t slot = hash(&all[number]) & mask;
            while (slots[slot] != POSTIL_FREE) slot = (slot + 1) & mask;
            slots[slot] = number;
        }
    }

    template <class H, class E, class Hash, class Equal> static void postil_recombine(
        std::vector<H>& all, std::vector<E>& edges, std::vector<uint32_t>& slots,
        std::vector<uint32_t>& found, const H& made, const E& edge, Hash hash, Equal equal
    ) {
        const size_t mask = slots.size() - 1;
        const uint32_t number = static_cast<uint32_t>(edges.size());
        size_t slot = hash(&made) & mask;
        edges.push_back(edge);
        while (slots[slot] != POSTIL_FREE && !equal(&all[slots[slot]], &made)) {
            slot = (slot + 1) & mask;
        }
        if (slots[slot] == POSTIL_FREE) {
            slots[slot] = static_cast<uint32_t>(all.size());
            found.push_back(slots[slot]);
            all.push_back(made);
            all.back().best = all.back().edges = number;
            if (2 * found.size() > slots.size()) postil_grow_slots(all, slots, found, hash);
            return;
        }
        H& known = all[slots[slot]];
        edges[number].next = known.edges;
        known.edges = number;
        if (made.score > known.score) {
            known.score = made.score;
            known.estimate = made.estimate;
            known.best = number;
        }
    }

    template <class H> static void postil_sort_by_estimate(
        const std::vector<H>& all, std::vector<uint32_t>& which
    ) {
        std::sort(which.begin(), which.end(), [&all](uint32_t a, uint32_t b) {
            if (all[a].estimate != all[b].estimate) return all[a].estimate > all[b].estimate;
            return a < b;
        });
    }
    #endif
    """
    # Add a hypothesis to ``all`` and its number to ``found``, or an edge to the equal one that
    # ``slots`` has: a hash table of the numbers in ``found``, a power of two long, NONE where free.
    void recombine "postil_recombine"[H, E, Hash, Equal](
        vector[H]& all, vector[E]& edges, vector[uint32_t]& slots, vector[uint32_t]& found,
        const H& made, const E& edge, Hash hash, Equal equal,
    ) nogil
    # Best estimate first; equal ones in their order.
    void sort_by_estimate "postil_sort_by_estimate"[H](
        const vector[H]& all, vector[uint32_t]& which
    ) nogil
