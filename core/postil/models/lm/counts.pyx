"""Adjusted counts of all orders in one pass over the sorted n-grams of the highest order.

Kneser-Ney smoothing counts a lower-order n-gram by the number of distinct words before it, not by
its occurrences; only n-grams of the highest order and those that start with <s> keep their
occurrences (Heafield et al. 2013, section 3.2; Chen & Goodman 1998, section 3).

In context order the sorted n-grams are a depth-first walk through the tree of contexts. The words
that follow a context are gathered while the walk is below it: each child context adds one to the
adjusted count of each of its words. So a single sort yields every order, and the streams written
here come in the order that smoothing needs (see ``counts.pxd``).
"""

from libc.stdint cimport uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lm.format cimport MAX_CONTEXT, MAX_ORDER
from postil.models.lm.sort cimport Counted, NgramSorter, Packed
from postil.models.lm.spool cimport Streams
from postil.types.ids cimport BOS, token_t

cdef enum:
    BATCH = 1 << 20      # n-grams between two looks at the progress


# What was gathered about the words after the context that the walk is in, for one order.
cdef struct Level:
    vector[uint32_t] adjusted     # by word id; 0: not seen
    vector[uint32_t] occurrences  # by word id; used if anything is pruned
    vector[uint8_t] extended      # by word id; likewise
    vector[token_t] words         # seen
    uint32_t children


cdef class CountCollector:
    """Count streams and counts of counts.

    Parameters
    ----------
    sorter : NgramSorter
        Finished.
    streams : Streams
        Stream k - 1 receives order k.
    thresholds : sequence of int, one per order
        n-grams that occur this often or less are marked as pruned.
    """

    cdef NgramSorter sorter
    cdef Streams streams
    cdef int order
    cdef bint pruning
    cdef uint32_t thresholds[MAX_ORDER + 1]        # [k]: order k
    cdef vector[Level] levels                      # [k]: order k
    cdef vector[Entry] leaf                        # words after a context that is not extended
    cdef vector[Entry] entries
    cdef token_t context[MAX_CONTEXT]              # latest word first
    cdef int depth                                 # words in it
    cdef uint64_t of_counts[MAX_ORDER + 1][5]      # [k][c]: n-grams of adjusted count c = 1 to 4
    cdef uint64_t totals[MAX_ORDER + 1]
    cdef uint64_t kept[MAX_ORDER + 1]
    cdef uint64_t contexts[MAX_ORDER + 1]          # groups

    def __init__(self, NgramSorter sorter not None, Streams streams not None, thresholds):
        cdef int k
        self.sorter = sorter
        self.streams = streams
        self.order = sorter.packing.words
        self.pruning = any(thresholds)
        self.levels.resize(self.order + 1)
        for k in range(1, self.order + 1):
            self.thresholds[k] = thresholds[k - 1]
            if k < self.order:
                self.levels[k].adjusted.assign(sorter.packing.largest + 1, 0)
                if self.pruning:
                    self.levels[k].occurrences.assign(sorter.packing.largest + 1, 0)
                    self.levels[k].extended.assign(sorter.packing.largest + 1, 0)

    def run(self, progress):
        """Read all n-grams, write all streams."""
        cdef bint more = True
        while more:
            with nogil:
                more = self._walk(BATCH)
            progress.check()
        with nogil:
            self._close_to(-1)
        self.streams.rewind()

    @property
    def counts_of_counts(self):
        """Per order: how many n-grams have adjusted count 1, 2, 3 and 4."""
        return [tuple(self.of_counts[k][c] for c in range(1, 5)) for k in range(1, self.order + 1)]

    @property
    def kept_counts(self):
        """Per order: n-grams that are not pruned."""
        return [self.kept[k] for k in range(1, self.order + 1)]

    @property
    def context_counts(self):
        """Per order: distinct contexts."""
        return [self.contexts[k] for k in range(1, self.order + 1)]

    cdef bint _walk(self, uint64_t limit) except -1 nogil:
        """Take ``limit`` more n-grams; False at the end."""
        cdef Counted item
        cdef Packed previous
        cdef Entry entry
        cdef uint64_t _i
        previous.high = previous.low = ~<uint64_t>0      # no context
        for _i in range(limit):
            if not self.sorter.next(&item):
                return False
            entry.word = self.sorter.packing.word(&item.key, self.order - 1)
            entry.count = <uint32_t>item.count
            self.sorter.packing.cut(&item.key)
            if item.key.high != previous.high or item.key.low != previous.low:
                self._enter(&item.key)
                previous = item.key
            self.leaf.push_back(entry)
        return True

    cdef int _enter(self, const Packed* key) except -1 nogil:
        """Leave the current context for that of ``key``."""
        cdef token_t context[MAX_CONTEXT]
        cdef int depth = 0
        cdef int same = 0
        cdef int i
        while depth < self.order - 1:
            context[depth] = self.sorter.packing.word(key, depth)
            depth += 1
            if context[depth - 1] == BOS:
                break
        while same < depth and same < self.depth and context[same] == self.context[same]:
            same += 1
        if same < depth or same < self.depth:
            self._close_to(same)
        for i in range(same, depth):
            self.context[i] = context[i]
        self.depth = depth
        return 0

    cdef int _close_to(self, int depth) except -1 nogil:
        """End the contexts of more than ``depth`` words, longest first."""
        while self.depth > depth:
            self._close(self.depth + 1)
            self.depth -= 1
        return 0

    cdef int _close(self, int k) except -1 nogil:
        """Write the group of order ``k`` and count it in its parent."""
        cdef Level* level = &self.levels[k]
        cdef Group group
        cdef Entry entry
        cdef token_t word
        cdef bint leaf = k == self.order or (k > 1 and self.context[k - 2] == BOS)
        self.entries.clear()
        if leaf:
            for entry in self.leaf:
                self._count(k, entry.word, entry.count, entry.count, False)
            self.leaf.clear()
        else:
            for word in level.words:
                if self.pruning:
                    self._count(
                        k, word, level.adjusted[word], level.occurrences[word], level.extended[word]
                    )
                    level.occurrences[word] = 0
                    level.extended[word] = 0
                else:
                    self._count(k, word, level.adjusted[word], 1, True)
                level.adjusted[word] = 0
            level.words.clear()
        group.word = self.context[k - 2] if k > 1 else 0
        group.entries = <uint32_t>self.entries.size()
        group.children = level.children
        level.children = 0
        self.streams.put(k - 1, &group, sizeof(Group))
        self.streams.put(k - 1, self.entries.data(), self.entries.size() * sizeof(Entry))
        self.contexts[k] += 1
        if k > 1:
            self.levels[k - 1].children += 1
        return 0

    cdef void _count(
        self, int k, token_t word, uint32_t adjusted, uint32_t occurrences, bint extended
    ) noexcept nogil:
        """One distinct n-gram of order ``k``."""
        cdef bint pruned = occurrences <= self.thresholds[k]
        cdef Level* parent
        cdef Entry entry
        if adjusted < 5:
            self.of_counts[k][adjusted] += 1
        self.totals[k] += 1
        self.kept[k] += not pruned
        entry.word = word | (<uint32_t>PRUNED if pruned else 0) | (EXTENDED if extended else 0)
        entry.count = adjusted
        self.entries.push_back(entry)
        if k == 1:
            return
        parent = &self.levels[k - 1]
        if parent.adjusted[word] == 0:
            parent.words.push_back(word)
        parent.adjusted[word] += 1
        if self.pruning:
            parent.occurrences[word] += occurrences
            if not pruned:
                parent.extended[word] = 1
