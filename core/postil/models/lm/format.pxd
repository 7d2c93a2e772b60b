"""How a language model lies in memory and on disk: keys, slots and flags shared by query and
builder.

One table per order ≥ 2, an *ordered* linear-probing hash table (Amble & Knuth 1974): slots ascend
by key over the whole table, empty slots hold EMPTY, which is above every key, and the last slot is
EMPTY. A probe starts at the home slot and stops at the first slot whose key is not smaller: a miss
costs no more than a hit, and no probe leaves a table whose last slot is EMPTY. Home slots ascend
with the key too, so a table can be written front to back, one range of keys at a time.

Unigrams are an array indexed by the token ids of the engine's target vocabulary.

Flags (as in KenLM; Heafield 2011, section 4.1):

* The sign of a stored log-probability is free. Set: no longer n-gram ends in this one, and the
  search for longer matches stops here. Clear: a longer one exists.
* A stored backoff of -0.0: no longer n-gram starts with this one; it need not stay in a state.
* A unigram with probability NaN was never seen: it is scored as <unk>.

Changing anything here means a new format version (``lm_files.VERSION``).
"""

from libc.stdint cimport uint64_t

from postil.types.ids cimport key_t, token_t

cdef extern from "<cmath>" namespace "std" nogil:
    bint signbit(float value) noexcept
    bint isnan(float value) noexcept
    float fabs(float value) noexcept

cdef enum:
    MAX_ORDER = 6
    MAX_CONTEXT = 5


cdef struct Unigram:
    float prob       # natural log, sign flagged; NaN: never seen
    float backoff    # natural log


# Orders 2 to N - 1.
cdef struct Middle:
    key_t key
    float prob
    float backoff


# Order N: 12 bytes, hence packed.
cdef packed struct Longest:
    key_t key
    float prob


cdef inline key_t empty() noexcept nogil:
    """Key of an empty slot, above all others."""
    return <key_t>0xFFFFFFFFFFFFFFFF


cdef inline key_t word_key(token_t word) noexcept nogil:
    """Key of a unigram: where every longer key starts."""
    return (<key_t>word + 1) * <key_t>0x9E3779B97F4A7C15


cdef inline key_t extend_left(key_t key, token_t word) noexcept nogil:
    """Key of the n-gram that ``key`` stands for with ``word`` put before it.

    Bijective in either argument, so n-grams that differ in one word never share a key. The product
    of the word does not wait for the key: a chain costs one multiplication a step.
    """
    key = (key ^ ((<key_t>word + 1) * <key_t>0xC2B2AE3D27D4EB4F)) * <key_t>0xD6E8FEB86659FD93
    return key ^ (key >> 32)


cdef inline uint64_t home(key_t key, uint64_t buckets) noexcept nogil:
    """Home slot of ``key`` among ``buckets`` (< 2^32); ascends with the key."""
    return ((key >> 32) * buckets) >> 32


cdef inline bint extends_left(float prob) noexcept nogil:
    return not signbit(prob)


cdef inline bint extends_right(float backoff) noexcept nogil:
    return backoff != 0 or not signbit(backoff)


cdef inline float* backoff_of(Longest* slot) noexcept nogil:
    """The backoff of a slot of a middle order, which starts like a slot of the longest."""
    return <float*>(<char*>slot + sizeof(Longest))
