"""Features across the border of two parts of a derivation, for decoders that build it in any order.

A decoder with gapped rules builds a translation from the inside out. Features of adjacent words
fire where two parts come to stand side by side, and depend on what each has at that end:

word-bigram
    The last word on the left with the first on the right.
boundary
    The same words.
target-ngram
    Two or three words across the place where the parts meet.
aligned-bigram
    The last linked pair on the left with the first on the right, whatever stands between.

Together with the features of each rule by itself (``emit_block``, with breaks) these are, for a
whole sentence, what ``emit_block`` and ``emit_step`` emit for blocks in target order.
"""

from libc.stdint cimport uint32_t
from libc.string cimport memset

from postil.features.blocks cimport Block, Emitter, emit, wanted
from postil.features.keys cimport ALIGNED_BIGRAM, BOUNDARY, TARGET_NGRAM, WORD_BIGRAM
from postil.features.structure cimport emit_pairs, emit_words
from postil.types.ids cimport BOS, token_t


cdef Sight sight_of(uint32_t templates) noexcept nogil:
    cdef Sight sight
    sight.words = 0
    if templates & (1 << WORD_BIGRAM | 1 << BOUNDARY):
        sight.words = 1
    if templates >> TARGET_NGRAM & 1:
        sight.words = 2
    sight.pairs = templates >> ALIGNED_BIGRAM & 1
    return sight


cdef void no_ends(Ends* ends) noexcept nogil:
    memset(ends, 0, sizeof(Ends))


cdef void start_ends(Ends* ends) noexcept nogil:
    memset(ends, 0, sizeof(Ends))
    ends.count, ends.linked = 1, True
    ends.last[0] = ends.last_pair[0] = ends.last_pair[1] = BOS


cdef void run_ends(const Block* block, uint32_t first, uint32_t last, Ends* ends) noexcept nogil:
    cdef uint32_t k
    memset(ends, 0, sizeof(Ends))
    ends.count = min(last - first, <uint32_t>2)
    for k in range(ends.count):
        ends.first[k] = block.target[first + k]
        ends.last[k] = block.target[last - 1 - k]
    for k in range(block.link_count):
        if first <= block.links[2 * k + 1] < last:
            ends.last_pair[0] = block.source[block.links[2 * k]]
            ends.last_pair[1] = block.target[block.links[2 * k + 1]]
            if not ends.linked:
                ends.first_pair[0], ends.first_pair[1] = ends.last_pair[0], ends.last_pair[1]
            ends.linked = True


cdef void join(Ends* left, const Ends* right) noexcept nogil:
    if right.linked:
        if not left.linked:
            left.first_pair[0], left.first_pair[1] = right.first_pair[0], right.first_pair[1]
        left.last_pair[0], left.last_pair[1] = right.last_pair[0], right.last_pair[1]
        left.linked = True
    if not right.count:
        return
    if not left.count:
        left.first[0], left.first[1] = right.first[0], right.first[1]
    elif left.count == 1:
        left.first[1] = right.first[0]
    left.last[1] = right.last[1] if right.count > 1 else left.last[0]
    left.last[0] = right.last[0]
    left.count = min(left.count + right.count, <uint32_t>2)


cdef void forget_beyond(Ends* ends, Sight sight) noexcept nogil:
    if sight.words < 2:
        ends.first[1] = ends.last[1] = 0
        ends.count = min(ends.count, <uint32_t>1)
    if sight.words < 1:
        ends.first[0] = ends.last[0] = ends.count = 0
    if not sight.pairs:
        ends.linked = False
        ends.first_pair[0] = ends.first_pair[1] = ends.last_pair[0] = ends.last_pair[1] = 0


cdef void emit_join(Emitter* out, const Ends* left, const Ends* right) noexcept nogil:
    if left.linked and right.linked and wanted(out, ALIGNED_BIGRAM):
        emit_pairs(out, left.last_pair, right.first_pair)
    if not left.count or not right.count:
        return
    if wanted(out, WORD_BIGRAM):
        emit_words(out, left.last[0], right.first[0])
    if wanted(out, BOUNDARY):
        emit(out, BOUNDARY, left.last, 1, right.first, 1)
    if wanted(out, TARGET_NGRAM):
        emit_ngrams(out, left, right)


cdef void emit_ngrams(Emitter* out, const Ends* left, const Ends* right) noexcept nogil:
    cdef token_t words[4]
    words[0], words[1] = left.last[1], left.last[0]
    words[2], words[3] = right.first[0], right.first[1]
    emit(out, TARGET_NGRAM, NULL, 0, words + 1, 2)
    if left.count > 1:
        emit(out, TARGET_NGRAM, NULL, 0, words, 3)
    if right.count > 1:
        emit(out, TARGET_NGRAM, NULL, 0, words + 1, 3)
