"""Records that phrase extraction and scoring hand on, through memory or temporary files."""

from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.models.lexicon.model cimport Lexicon
from postil.types.ids cimport key_t, token_t

cdef enum:
    MANY = 11  # counts of counts 0 .. 10 are kept apart, all greater ones are one class


# One phrase pair at one place of the corpus. It has the places of the tokens, and copies none.
cdef struct Occurrence:
    key_t target_key
    key_t source_key
    uint64_t links            # inner alignment: bit 8 * target + source
    float inverse_weight      # log lex(f|e) under these links
    float direct_weight       # log lex(e|f)
    uint32_t sentence
    uint16_t source_start     # within the sentence
    uint16_t target_start
    uint8_t source_length
    uint8_t target_length
    uint8_t previous          # orientation to the previous phrase: 0 mono, 1 swap, 2 other
    uint8_t next


# One distinct phrase pair with all that its scores need, except N(S) and the discounts.
cdef struct Pair:
    key_t source_key
    key_t target_key
    uint64_t links            # the most frequent inner alignment
    float inverse_weight
    float direct_weight
    uint32_t sentence         # one place where it occurs
    uint16_t source_start
    uint16_t target_start
    uint8_t source_length
    uint8_t target_length
    uint16_t unused
    uint32_t count            # N(S, T)
    uint32_t target_count     # N(T), over all sources
    uint32_t target_sources   # distinct sources of T
    uint32_t previous_mono    # how often of ``count``; the rest is "other"
    uint32_t previous_swap
    uint32_t next_mono
    uint32_t next_swap
    uint32_t target_sentences  # sentences that hold T, if significance is tested


# What one source or target word of the sentence is linked to.
cdef struct Word:
    int low          # first and last linked position on the other side; low > high if unaligned
    int high
    int first_link   # target words only: where its links start in ``Sentence.links``
    double weight    # log of its average translation probability


# Punctuation of one side of a sentence.
cdef cppclass Punctuation:
    vector[uint8_t] kinds  # of its tokens
    vector[int] signs      # punctuation among the first n tokens
    vector[int] ends       # ends of sentences among them


# One sentence pair; the vectors are reused from sentence to sentence.
cdef cppclass Sentence:
    int source_length
    int target_length
    vector[Word] source
    vector[Word] target      # one more than there are words: ends the links of the last
    vector[int] links        # source positions linked to each target word, ascending
    vector[key_t] source_keys  # key of the phrase of length l from i: [i * PHRASE_LIMIT + l - 1]
    vector[key_t] target_keys
    vector[int] sums         # how many links each source word has
    Punctuation source_punctuation
    Punctuation target_punctuation


# Sort the links by target word, once each; False if a point lies outside the sentence.
cdef bint read_links(Sentence& sentence, const uint16_t* points, int count) except -1 nogil

# Log of the average w(e|f) over the links of each target word, w(f|e) of each source word.
cdef int weigh_words(
    Sentence& sentence, Lexicon lexicon, const token_t* source, const token_t* target
) except -1 nogil

# Records in order of the highest bits of one of their fields, and where each group starts.
cdef object grouped(const void* found, size_t count, dtype, key, int bits)
