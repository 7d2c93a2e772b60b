"""All n-grams of a corpus in context order, with their counts, in bounded memory.

The n-gram w1 … wN becomes one 128-bit number of the words w(N-1), …, w1, wN, most significant
first, so that numeric order is *context order*: n-grams of one context stand together, contexts
that share their latest words stand together too. Blocks are sorted in place (American flag sort:
McIlroy, Bostic & McIlroy 1993); those that do not fit the budget become runs on disk, merged while
reading.

Near the start of a sentence the context is shorter than N-1: it ends with <s>, and zeros follow.
"""

from concurrent.futures import ThreadPoolExecutor

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memset

import numpy as np

from postil.errors import UsageError
from postil.messages import Message

from postil.models.lm.spool cimport Budget, Streams
from postil.types.ids cimport BOS, EOS, token_t

cdef enum:
    DIGIT_BITS = 8
    DIGITS = 256
    SMALL = 40               # shorter stretches are sorted by insertion
    MIN_BLOCK = 1 << 12      # n-grams, however tight the budget
    MAX_RUNS = 64            # each needs its own buffers while they are merged
    PIECE = 1 << 16          # sentences between two looks at the progress


cdef class Packing:
    """Bits of each of ``words`` ids below ``vocabulary_size`` within 128."""

    def __init__(self, vocabulary_size, words):
        self.words = words
        self.largest = vocabulary_size - 1
        self.bits = max(2, int(vocabulary_size - 1).bit_length())
        if self.bits * self.words > 128:
            raise UsageError(
                Message(
                    "A vocabulary of {size} words is too large for order {order}.",
                    size=vocabulary_size,
                    order=words,
                ),
                hint="Lower the order, or drop the words seen once from the vocabulary.",
            )
        self.mask = ((<uint64_t>1) << self.bits) - 1

    cdef token_t word(self, const Packed* key, int index) noexcept nogil:
        """Word number ``index``, from the most significant."""
        cdef int shift = 128 - (index + 1) * self.bits
        if shift >= 64:
            return <token_t>((key.high >> (shift - 64)) & self.mask)
        if shift + self.bits <= 64:
            return <token_t>((key.low >> shift) & self.mask)
        return <token_t>(((key.low >> shift) | (key.high << (64 - shift))) & self.mask)

    cdef void cut(self, Packed* key) noexcept nogil:
        """Take the last word away."""
        cdef int free_bits = 128 - (self.words - 1) * self.bits
        if free_bits >= 128:
            key.high = key.low = 0
        elif free_bits >= 64:
            key.low = 0
            key.high &= ~<uint64_t>0 << (free_bits - 64)
        else:
            key.low &= ~<uint64_t>0 << free_bits


cdef inline uint32_t digit(const Packed* key, int depth) noexcept nogil:
    """Byte number ``depth`` from the top."""
    if depth < 8:
        return <uint32_t>(key.high >> (56 - 8 * depth)) & 255
    return <uint32_t>(key.low >> (120 - 8 * depth)) & 255


cdef void insertion_sort(Packed* keys, uint64_t count) noexcept nogil:
    cdef uint64_t i, j
    cdef Packed key
    for i in range(1, count):
        key = keys[i]
        j = i
        while j > 0 and packed_less(&key, &keys[j - 1]):
            keys[j] = keys[j - 1]
            j -= 1
        keys[j] = key


cdef void partition_by_digit(
    Packed* keys, uint64_t count, int depth, uint64_t* starts
) noexcept nogil:
    """Permute in place so that digits ascend; ``starts[d]`` is where digit d starts then."""
    cdef uint64_t heads[DIGITS]
    cdef uint64_t i
    cdef uint32_t d, e
    cdef Packed key, other
    memset(starts, 0, (DIGITS + 1) * sizeof(uint64_t))
    for i in range(count):
        starts[digit(&keys[i], depth) + 1] += 1
    for d in range(<uint32_t>DIGITS):
        starts[d + 1] += starts[d]
        heads[d] = starts[d]
    for d in range(<uint32_t>DIGITS):
        while heads[d] < starts[d + 1]:
            key = keys[heads[d]]
            e = digit(&key, depth)
            while e != d:
                other = keys[heads[e]]
                keys[heads[e]] = key
                heads[e] += 1
                key = other
                e = digit(&key, depth)
            keys[heads[d]] = key
            heads[d] += 1


cdef void sort_packed(Packed* keys, uint64_t count, int depth, int digits) noexcept nogil:
    """Sort keys that agree in their first ``depth`` digits; ``digits`` digits are in use."""
    cdef uint64_t starts[DIGITS + 1]
    cdef uint32_t d
    if depth == digits:
        return
    if count <= SMALL:
        insertion_sort(keys, count)
        return
    partition_by_digit(keys, count, depth, starts)
    for d in range(<uint32_t>DIGITS):
        if starts[d + 1] - starts[d] > 1:
            sort_packed(keys + starts[d], starts[d + 1] - starts[d], depth + 1, digits)


# Its memory goes back to the budget, which the garbage collector must not take away before.
@cython.no_gc_clear
cdef class NgramSorter:
    """Collect the n-grams of sentences, then give them back sorted and counted.

    Parameters
    ----------
    packing : Packing
    budget : Budget
        The block in memory takes at most three fifths of it.
    folder : Path
        For runs that do not fit.
    expected : int
        n-grams to come, at most; no more memory is taken than they need.
    threads : int
        1 or 2.
    """

    def __init__(self, Packing packing not None, Budget budget not None, folder, expected, threads):
        self.packing = packing
        self.budget = budget
        self.threads = threads
        self.capacity = min(<uint64_t>expected, budget.limit * 3 // 5 // sizeof(Packed))
        self.capacity = max(<uint64_t>MIN_BLOCK, <uint64_t>expected // MAX_RUNS, self.capacity)
        self.block = <Packed*>budget.require(self.capacity * sizeof(Packed))
        if self.block == NULL:
            raise MemoryError
        self.runs = Streams(Budget(0), folder / "runs.tmp")

    def __dealloc__(self):
        if self.block != NULL:
            self.budget.give(self.block, self.capacity * sizeof(Packed))

    def add(self, const token_t[::1] tokens, const unsigned long long[::1] offsets, progress):
        """Add every n-gram of every sentence, </s> included; each word counts as one step."""
        cdef Py_ssize_t sentences = offsets.shape[0] - 1
        cdef Py_ssize_t piece, i, start, piece_end
        cdef uint64_t length
        for piece in range(0, sentences, PIECE):
            piece_end = min(sentences, piece + PIECE)
            self._check(tokens[offsets[piece]:offsets[piece_end]])
            start = piece
            while start < piece_end:
                with nogil:
                    for i in range(start, piece_end):
                        length = offsets[i + 1] - offsets[i]
                        if self.filled + length + 1 > self.capacity:
                            break
                        self._add_sentence(&tokens[0] + offsets[i], length)
                    else:
                        i = piece_end
                start = i
                if start < piece_end:
                    self._make_room(offsets[start + 1] - offsets[start] + 1)
            progress.step(offsets[piece_end] - offsets[piece] + piece_end - piece)

    def _check(self, const token_t[::1] tokens):
        """Refuse ids that are no words."""
        cdef Py_ssize_t i
        cdef token_t word
        for i in range(tokens.shape[0]):
            word = tokens[i]
            if word == BOS or word == EOS or word > self.packing.largest:
                raise UsageError(
                    Message(
                        "The corpus holds token id {word}, which is no word of its vocabulary.",
                        word=word,
                    ),
                    hint="Import the corpus again.",
                )

    cdef void _add_sentence(self, const token_t* words, uint64_t length) noexcept nogil:
        """Pack the n-grams that end in each word of a sentence and in </s>."""
        cdef int bits = self.packing.bits
        cdef int context_bits = bits * (self.packing.words - 1)
        cdef int end = 128 - context_bits - bits     # free bits below the last word
        # The context alone, moved down by ``bits`` for each word that enters on top.
        cdef Packed context
        cdef Packed* out = self.block + self.filled
        cdef uint64_t i, mask_high, mask_low
        cdef token_t word
        mask_high, mask_low = 0, 0
        if context_bits >= 64:
            mask_high = <uint64_t>0xFFFFFFFFFFFFFFFF
            if context_bits > 64:
                mask_low = ~((<uint64_t>1 << (128 - context_bits)) - 1)
        elif context_bits > 0:
            mask_high = ~((<uint64_t>1 << (64 - context_bits)) - 1)
        context.high = (<uint64_t>BOS << (64 - bits)) & mask_high
        context.low = 0
        for i in range(length + 1):
            word = words[i] if i < length else EOS
            out[i] = context
            if end >= 64:
                out[i].high |= <uint64_t>word << (end - 64)
            else:
                out[i].low |= <uint64_t>word << end
                if end > 0 and end + bits > 64:
                    out[i].high |= <uint64_t>word >> (64 - end)
            context.low = ((context.low >> bits) | (context.high << (64 - bits))) & mask_low
            context.high = ((context.high >> bits) | (<uint64_t>word << (64 - bits))) & mask_high
        self.filled += length + 1

    def _make_room(self, uint64_t needed):
        """Turn the full block into a run; a sentence longer than the block gets a larger one."""
        self._write_run()
        if needed > self.capacity:
            self.budget.give(self.block, self.capacity * sizeof(Packed))
            self.block = NULL
            self.capacity = needed
            self.block = <Packed*>self.budget.require(needed * sizeof(Packed))
            if self.block == NULL:
                raise MemoryError

    def _sort_block(self):
        """Sort ``block[:filled]``, the second half in another thread if there is enough to do."""
        cdef uint64_t starts[DIGITS + 1]
        cdef int digits = (self.packing.bits * self.packing.words + DIGIT_BITS - 1) // DIGIT_BITS
        cdef uint32_t split = 0
        if self.threads < 2 or self.filled < 1 << 17:
            with nogil:
                sort_packed(self.block, self.filled, 0, digits)
            return
        with nogil:
            partition_by_digit(self.block, self.filled, 0, starts)
            while starts[split + 1] < self.filled // 2:
                split += 1
        bounds = np.array(starts, dtype=np.uint64)
        with ThreadPoolExecutor(1) as pool:
            other = pool.submit(self._sort_digits, bounds, split + 1, DIGITS, digits)
            self._sort_digits(bounds, 0, split + 1, digits)
            other.result()

    def _sort_digits(
        self, const unsigned long long[::1] starts, Py_ssize_t first, Py_ssize_t stop, int digits
    ):
        cdef Py_ssize_t d
        with nogil:
            for d in range(first, stop):
                sort_packed(self.block + starts[d], starts[d + 1] - starts[d], 1, digits)

    def _write_run(self):
        """Sort the block and append its distinct n-grams to a run of its own."""
        cdef size_t run = self.runs.add_stream()
        cdef Counted item
        cdef uint64_t distinct = 0
        self._sort_block()
        self.at = 0
        with nogil:
            while self._next_in_block(&item):
                self.runs.put(run, &item, sizeof(Counted))
                distinct += 1
        self.remaining.push_back(distinct)
        self.filled = 0

    def finish(self):
        """End collecting; n-grams come from ``next`` now."""
        cdef uint32_t run
        cdef size_t index
        if self.remaining.empty():
            self._sort_block()
            self.at = 0
            return
        if self.filled:
            self._write_run()
        self.release()
        self.runs.rewind()
        self.heads.resize(self.remaining.size())
        for run in range(<uint32_t>self.remaining.size()):
            if self._advance(run):
                self.heap.push_back(run)
        for index in range(self.heap.size()):
            self._sift(self.heap.size() - 1 - index)

    def release(self):
        """Give the block back to the budget."""
        self.budget.give(self.block, self.capacity * sizeof(Packed))
        self.block = NULL
        self.filled = 0

    def close(self):
        """Remove the runs."""
        self.runs.close()

    cdef bint _next_in_block(self, Counted* out) noexcept nogil:
        cdef uint64_t i = self.at
        if i == self.filled:
            return False
        out.key = self.block[i]
        i += 1
        while i < self.filled and packed_equal(&self.block[i], &out.key):
            i += 1
        out.count = i - self.at
        self.at = i
        return True

    cdef bint next(self, Counted* out) except -1 nogil:
        """The next distinct n-gram; False at the end."""
        if self.heads.empty():
            return self._next_in_block(out)
        if self.heap.empty():
            return False
        out[0] = self.heads[self.heap[0]]
        out.count = 0
        while not self.heap.empty() and packed_equal(&self.heads[self.heap[0]].key, &out.key):
            out.count += self.heads[self.heap[0]].count
            if not self._advance(self.heap[0]):
                self.heap[0] = self.heap.back()
                self.heap.pop_back()
            self._sift(0)
        return True

    cdef bint _advance(self, uint32_t run) except -1 nogil:
        """Read the next head of a run; False at its end."""
        if not self.remaining[run]:
            return False
        self.remaining[run] -= 1
        self.runs.get(run, &self.heads[run], sizeof(Counted))
        return True

    cdef void _sift(self, size_t index) noexcept nogil:
        """Restore the heap below ``index``."""
        cdef size_t size = self.heap.size()
        cdef size_t child
        cdef uint32_t run
        if index >= size:
            return
        run = self.heap[index]
        while True:
            child = 2 * index + 1
            if child >= size:
                break
            if child + 1 < size and packed_less(
                &self.heads[self.heap[child + 1]].key, &self.heads[self.heap[child]].key
            ):
                child += 1
            if not packed_less(&self.heads[self.heap[child]].key, &self.heads[run].key):
                break
            self.heap[index] = self.heap[child]
            index = child
        self.heap[index] = run
