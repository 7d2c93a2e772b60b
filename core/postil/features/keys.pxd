"""64-bit keys of sparse features: a template number and token ids, mixed. Header only."""

from libc.stdint cimport uint32_t, uint64_t

from postil.types.ids cimport key_t, token_t

# In the order of ``TEMPLATES`` in ``templates.py``. Stored in models: never renumber.
cdef enum Template:
    BLOCK = 1              # source phrase | target phrase
    WORD_PAIR = 2          # source word | target word
    ORIENTATION = 3        # source phrase | target phrase, way
    TARGET_BIGRAM = 4      # target phrase before | target phrase
    SOURCE_BIGRAM = 5      # source phrase before | source phrase
    LENGTH = 6             # source words | target phrase
    JUMP = 7               # nothing or first source word | distance
    TARGET_NGRAM = 8       # nothing | one to three target words
    BOUNDARY = 9           # last target word before | first target word
    TRIPLET_SOURCE = 10    # two source words | target word
    TRIPLET_TARGET = 11    # source word | two target words
    TARGET_WORD = 12       # nothing | target word
    TARGET_PHRASE = 13     # nothing | target phrase
    ALIGNED_PAIR = 14      # source word | target word linked to it
    ALIGNED_BIGRAM = 15    # source words of two such pairs | their target words
    INSERTION = 16         # word of the sentence | target word without a link
    WORD_BIGRAM = 17       # nothing | two adjacent target words
    HIERARCHICAL = 18      # source word of a rule | source word of one that fills its gap
    GAP_SIZE = 19          # nothing | bin of source words
    RULE_COUNT = 20        # nothing | bin of how often a rule was extracted
    INSERTED = 21          # nothing | target word of a rule without source words
    WORD_BEFORE = 22       # word before a source word, that word | target word linked to it
    WORD_AFTER = 23        # source word, the word behind it | target word linked to it
    SOURCE_MATCH = 24      # nothing | label of a constituent that a rule covers
    SOURCE_CROSS = 25      # nothing | label of a constituent that a rule crosses
    RULE_ROOT = 26         # nothing | label of the root of a rule
    REWRITE = 27           # label of a node | labels of its children
    NODE_COUNT = 28        # nothing | label of a node

cdef inline key_t mix(key_t key, uint64_t value) noexcept nogil:
    """One round of SplitMix64; order matters."""
    key = (key ^ value) + <uint64_t>0x9E3779B97F4A7C15
    key = (key ^ (key >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    key = (key ^ (key >> 27)) * <uint64_t>0x94D049BB133111EB
    return key ^ (key >> 31)

cdef inline key_t feature_key(
    int template, const token_t* left, uint32_t left_length,
    const token_t* right, uint32_t right_length,
) noexcept nogil:
    """Key of a feature over two lists; the lengths keep ("a b", "c") and ("a", "b c") apart."""
    cdef key_t key = mix(mix(<uint64_t>template, left_length), right_length)
    cdef uint32_t k
    for k in range(left_length):
        key = mix(key, left[k])
    for k in range(right_length):
        key = mix(key, right[k])
    return key

cdef inline key_t phrase_pair_key(
    const token_t* source, int source_length, const token_t* target, int target_length
) noexcept nogil:
    """Key of the BLOCK feature of a phrase pair."""
    return feature_key(
        BLOCK, source, <uint32_t>source_length, target, <uint32_t>target_length
    )
