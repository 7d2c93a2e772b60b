"""Features that fire on a block, and on a step from one block to the next.

One place for both users: the decoder, which adds up their weights, and training, which lists them.
Features of a block by itself (``emit_block``) are scored once per phrase option; those of a step
(``emit_step``) while hypotheses grow. Together they are the features of a block sequence (Tillmann
& Zhang, section II and VI-A; Gao & He 2013, 2.2):

block
    The phrase pair (f_1 of TZ; phrase-pair feature of GH).
word-pair
    Every source word of a block with every target word (f_2 of TZ).
orientation
    The block with the way it follows its predecessor: R, L or N of TZ.
target-bigram, source-bigram
    The phrases of two blocks next to each other in the target.
length
    Target phrase and number of source words (f_3 of TZ).
jump
    Source words skipped between two blocks, in bins, alone and with the block's first source word.
target-ngram
    One to three adjacent target words, also across blocks; the first word follows <s>.
boundary
    Last target word of a block and first of the next.
triplet-source, triplet-target
    (f, f', e) with f ≠ f' of the block, and (f, e, e') with e ≠ e', in whatever order they stand.
target-word, target-phrase
    Of the target words of a block, whatever they translate (Cesa-Bianchi et al. 2008, 3.2.2).

The features of Watanabe et al. (2007) that follow word links are in ``structure.pyx``, those of the
sentence around a block in ``site.pyx``, and those of the tree of a rule in ``rule_tree.pyx``.
"""

from libc.stdint cimport int32_t, uint32_t

from postil.features.blocks cimport Block, Emitter, Step, apart, emit, wanted
from postil.features.keys cimport (
    ALIGNED_BIGRAM,
    BLOCK,
    BOUNDARY,
    INSERTION,
    JUMP,
    LENGTH,
    ORIENTATION,
    SOURCE_BIGRAM,
    TARGET_BIGRAM,
    TARGET_NGRAM,
    TARGET_PHRASE,
    TARGET_WORD,
    TRIPLET_SOURCE,
    TRIPLET_TARGET,
    WORD_BIGRAM,
    WORD_PAIR,
)
from postil.features.rule_tree cimport emit_tree
from postil.features.site cimport SITE_BITS, Site, emit_site
from postil.features.structure cimport emit_block_structure, emit_step_structure
from postil.types.ids cimport BOS, token_t

cdef enum:
    LONGEST = 256          # target words of a block that can carry an orientation


cdef Needs needs_of(uint32_t templates) noexcept nogil:
    cdef Needs found
    found.words = (templates & (1 << BOUNDARY | 1 << TARGET_NGRAM | 1 << WORD_BIGRAM)) != 0
    found.start = (templates >> ORIENTATION) & 1
    found.block = (templates & (1 << TARGET_BIGRAM | 1 << SOURCE_BIGRAM)) != 0
    found.pair = (templates >> ALIGNED_BIGRAM) & 1
    found.step = (
        found.words or found.start or found.block or found.pair
        or (templates & (1 << JUMP | 1 << INSERTION | SITE_BITS)) != 0
    )
    return found


cdef void emit_block(Emitter* out, const Block* block) noexcept nogil:
    """Features of a block by itself."""
    cdef const token_t* source = block.source
    cdef const token_t* target = block.target
    cdef uint32_t source_length = block.source_length, target_length = block.target_length
    cdef uint32_t i, j, size
    if source_length or target_length:
        emit_phrases(out, block)
    if wanted(out, WORD_PAIR):
        for i in range(source_length):
            for j in range(target_length):
                emit(out, WORD_PAIR, source + i, 1, target + j, 1)
    if wanted(out, TARGET_NGRAM):
        for j in range(target_length):
            for size in range(1, min(<uint32_t>3, j + 1) + 1):
                if apart(block, j + 1 - size, j):
                    break
                emit(out, TARGET_NGRAM, NULL, 0, target + j + 1 - size, size)
    if wanted(out, TARGET_WORD):
        for j in range(target_length):
            emit(out, TARGET_WORD, NULL, 0, target + j, 1)
    if wanted(out, TRIPLET_SOURCE):
        emit_triplets(out, TRIPLET_SOURCE, source, source_length, target, target_length)
    if wanted(out, TRIPLET_TARGET):
        emit_triplets(out, TRIPLET_TARGET, target, target_length, source, source_length)
    emit_block_structure(out, block)
    if block.tree != NULL:
        emit_tree(out, block.tree)


cdef void emit_phrases(Emitter* out, const Block* block) noexcept nogil:
    """Features of both sides as they are."""
    cdef uint32_t length = block.source_length
    if wanted(out, BLOCK):
        emit(out, BLOCK, block.source, length, block.target, block.target_length)
    if wanted(out, LENGTH):
        emit(out, LENGTH, &length, 1, block.target, block.target_length)
    if wanted(out, TARGET_PHRASE):
        emit(out, TARGET_PHRASE, NULL, 0, block.target, block.target_length)


cdef void emit_triplets(
    Emitter* out, int template, const token_t* many, uint32_t length,
    const token_t* single, uint32_t single_length,
) noexcept nogil:
    """Pairs of different words of one side, in no order, with each word of the other; source words
    first.
    """
    cdef token_t words[2]
    cdef uint32_t i, j, k
    for i in range(length):
        for j in range(i + 1, length):
            if many[i] == many[j]:
                continue
            words[0] = min(many[i], many[j])
            words[1] = max(many[i], many[j])
            for k in range(single_length):
                if template == TRIPLET_SOURCE:
                    emit(out, template, words, 2, single + k, 1)
                else:
                    emit(out, template, single + k, 1, words, 2)


cdef uint32_t jump_bin(int32_t jump) noexcept nogil:
    """Number of the bin of a distance: see ``templates.JUMPS``."""
    if jump < 0:
        return 6 - jump_size(-jump)
    return 6 + jump_size(jump)


cdef uint32_t jump_size(int32_t distance) noexcept nogil:
    if distance <= 4:
        return <uint32_t>distance
    return 5 if distance <= 6 else 6


cdef void emit_step(Emitter* out, const Step* step) noexcept nogil:
    """Features of a block together with what stands before it."""
    cdef uint32_t distance
    if wanted(out, ORIENTATION):
        emit_orientation(out, step)
    if wanted(out, TARGET_BIGRAM):
        emit(
            out, TARGET_BIGRAM, step.target_before, step.target_before_length,
            step.block.target, step.block.target_length,
        )
    if wanted(out, SOURCE_BIGRAM):
        emit(
            out, SOURCE_BIGRAM, step.source_before, step.source_before_length,
            step.block.source, step.block.source_length,
        )
    if wanted(out, JUMP):
        distance = jump_bin(step.jump)
        emit(out, JUMP, NULL, 0, &distance, 1)
        emit(out, JUMP, step.block.source, 1, &distance, 1)
    emit_step_structure(out, step)
    if out.templates & SITE_BITS:
        emit_step_site(out, step)
    if step.block.target_length == 0:
        return
    if wanted(out, BOUNDARY):
        emit(out, BOUNDARY, step.last, 1, step.block.target, 1)
    if wanted(out, TARGET_NGRAM):
        emit_crossing_ngrams(out, step)


cdef void emit_step_site(Emitter* out, const Step* step) noexcept nogil:
    cdef Site site
    site.start, site.end = step.start, step.start + step.block.source_length
    site.positions = NULL
    site.sentence, site.sentence_length = step.sentence, step.sentence_length
    site.parse = step.parse
    emit_site(out, &step.block, &site)


cdef void emit_orientation(Emitter* out, const Step* step) noexcept nogil:
    cdef token_t words[LONGEST + 1]
    cdef uint32_t k
    cdef uint32_t length = min(step.block.target_length, <uint32_t>LONGEST)
    for k in range(length):
        words[k] = step.block.target[k]
    words[length] = step.way
    emit(out, ORIENTATION, step.block.source, step.block.source_length, words, length + 1)


cdef void emit_crossing_ngrams(Emitter* out, const Step* step) noexcept nogil:
    """Emit the n-grams that end in the first two words of the block and begin before it."""
    cdef token_t words[3]
    words[0] = step.last[1]
    words[1] = step.last[0]
    words[2] = step.block.target[0]
    emit(out, TARGET_NGRAM, NULL, 0, words + 1, 2)
    if step.last[0] != BOS:
        emit(out, TARGET_NGRAM, NULL, 0, words, 3)
    if step.block.target_length > 1:
        words[0] = step.last[0]
        words[1] = step.block.target[0]
        words[2] = step.block.target[1]
        emit(out, TARGET_NGRAM, NULL, 0, words, 3)
