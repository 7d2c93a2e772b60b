"""Integer and score types. One place, so that a wider id is one edit.

token_t    a token id in one vocabulary; 0 is <unk>, 1 is <s>, 2 is </s>
entry_t    row number of a phrase pair in one phrase table
feature_t  dense index of a sparse feature in one FeatureIndex
key_t      64-bit hash key of a feature, phrase or n-gram
score_t    natural-log model score inside search; sums are kept in double where many are added
"""

from libc.stdint cimport uint32_t, uint64_t

ctypedef uint32_t token_t
ctypedef uint32_t entry_t
ctypedef uint32_t feature_t
ctypedef uint64_t key_t
ctypedef float score_t

cdef enum:
    UNK = 0
    BOS = 1
    EOS = 2

# Apart from the above: an enum with a value this large is unsigned.
cdef enum:
    PASS_THROUGH = 0x80000000   # added to a source position: target id of "copy that source word"
