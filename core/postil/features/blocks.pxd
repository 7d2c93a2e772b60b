"""Blocks, steps from one to the next, and how features of them are written down: header only."""

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.features.keys cimport feature_key
from postil.features.parse cimport LabelTable, Parse
from postil.features.word_forms cimport FormTable
from postil.types.ids cimport BOS, key_t, token_t

cdef struct RuleTree:
    # The tree that a rule comes from: see ``rule_tree.pyx``.
    const LabelTable* labels
    uint32_t root                     # label
    const uint32_t* nodes
    uint32_t count                    # 0: only the root is known

cdef struct Block:
    # A phrase pair; pointers to plain token ids (copied words are UNK).
    const token_t* source
    const token_t* target
    uint32_t source_length
    uint32_t target_length
    const uint8_t* links              # source, target index within the block, by target then source
    uint32_t link_count
    uint64_t breaks                   # bit k: a gap stands before target word k
    const RuleTree* tree              # NULL: it comes from none

cdef struct Step:
    # A block and what stands before it.
    Block block
    const token_t* source_before      # the block before; NULL with length 0 at the start
    const token_t* target_before
    uint32_t source_before_length
    uint32_t target_before_length
    token_t last[2]                   # target words before, latest first; BOS where there are none
    token_t pair[2]                   # source and target word of the last link before; or BOS twice
    uint32_t way                      # 0 monotone, 1 swap, 2 other
    int32_t jump                      # source words from the end of the block before to the start
    uint32_t start                    # of the block in the sentence
    const Parse* parse                # of the sentence; NULL: none
    const token_t* sentence
    uint32_t sentence_length
    # What scorers know of words of this sentence, by keys of their own; NULL: nothing is kept.
    unordered_map[uint64_t, float]* memo

cdef struct Emitter:
    uint32_t templates                # bit n: template n is wanted
    const FormTable* source_forms     # for the structure; NULL: words as they stand
    const FormTable* target_forms
    vector[key_t]* keys
    vector[uint32_t]* records         # template, two lengths and the ids; NULL: keys only
    vector[uint64_t]* starts          # of each record

cdef inline Emitter emitter(uint32_t templates, vector[key_t]* keys) noexcept nogil:
    """One that writes keys only, of words as they stand."""
    cdef Emitter out
    out.templates = templates
    out.source_forms = out.target_forms = NULL
    out.keys = keys
    out.records = NULL
    out.starts = NULL
    return out

cdef inline bint wanted(const Emitter* out, int template) noexcept nogil:
    return (out.templates >> template) & 1

cdef inline void emit(
    Emitter* out, int template, const token_t* left, uint32_t left_length,
    const token_t* right, uint32_t right_length,
) noexcept nogil:
    """Write down one feature."""
    cdef uint32_t k
    out.keys.push_back(feature_key(template, left, left_length, right, right_length))
    if out.records == NULL:
        return
    out.starts.push_back(out.records.size())
    out.records.push_back(<uint32_t>template)
    out.records.push_back(left_length)
    out.records.push_back(right_length)
    for k in range(left_length):
        out.records.push_back(left[k])
    for k in range(right_length):
        out.records.push_back(right[k])

cdef inline bint apart(const Block* block, uint32_t first, uint32_t last) noexcept nogil:
    """Whether a gap stands between two target words."""
    cdef uint32_t k
    if block.breaks:
        for k in range(first + 1, min(last, <uint32_t>63) + 1):
            if block.breaks >> k & 1:
                return True
    return False

cdef inline void start_step(
    Step* step, const token_t* sentence, uint32_t sentence_length
) noexcept nogil:
    """Nothing stands before."""
    step.block.breaks = 0
    step.block.tree = NULL
    step.parse = NULL
    step.source_before = step.target_before = NULL
    step.source_before_length = step.target_before_length = 0
    step.last[0] = step.last[1] = step.pair[0] = step.pair[1] = BOS
    step.sentence = sentence
    step.sentence_length = sentence_length
    step.memo = NULL

cdef inline void follow(Step* step) noexcept nogil:
    """Make the block of ``step`` the one before."""
    cdef const Block* block = &step.block
    cdef uint32_t length = block.target_length, links = block.link_count
    step.source_before = block.source
    step.source_before_length = block.source_length
    step.target_before = block.target
    step.target_before_length = length
    if length > 1:
        step.last[1] = block.target[length - 2]
    elif length == 1:
        step.last[1] = step.last[0]
    if length:
        step.last[0] = block.target[length - 1]
    if links:
        step.pair[0] = block.source[block.links[2 * links - 2]]
        step.pair[1] = block.target[block.links[2 * links - 1]]
