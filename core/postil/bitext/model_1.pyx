"""E-step of IBM model 1 (Brown et al. 1993), one direction at a time, with a fixed share of NULL.

p(e | f_1..f_I) = p0 t(e|NULL) + (1 - p0) / I * sum_i t(e|f_i). The model only serves to start the
HMM.
"""

from libc.stdint cimport uint32_t, uint64_t
from libcpp.vector cimport vector

from postil.bitext.sentence_pairs cimport alignable
from postil.types.ids cimport token_t


def model_1_pass(
    const uint64_t[::1] given_offsets, const uint64_t[::1] offsets, const token_t[::1] words,
    const uint32_t[::1] pairs, uint64_t start, uint64_t stop, bint to_target,
    const float[:] lexicon, const float[::1] null, float p0,
    double[::1] counts, double[::1] null_counts,
):
    """Add the expected counts of one direction over sentences ``[start, stop)``.

    Parameters
    ----------
    given_offsets, offsets : uint64 arrays
        Sentences of the side that generates, and of the side that is generated.
    words : uint32 array
        Words of the generated side.
    pairs : uint32 array
        Numbers of the word pairs as ``pair_table.index_pairs`` writes them, from sentence ``start``
        on.
    to_target : bool
        Whether the target is the generated side.
    lexicon, null : float32 arrays
        t(word | given word) by pair, and t(word | NULL) by word.
    counts, null_counts : float64 arrays
        Added to.
    """
    cdef uint64_t n, given, generated, i, j, at = 0, word_step, given_step
    cdef const uint32_t* row
    cdef token_t word
    cdef double total, share, null_part
    cdef vector[float] terms
    with nogil:
        for n in range(start, stop):
            given = given_offsets[n + 1] - given_offsets[n]
            generated = offsets[n + 1] - offsets[n]
            if not alignable(given, generated):
                continue
            word_step = given if to_target else 1
            given_step = 1 if to_target else generated
            share = (1 - p0) / given
            terms.resize(given)
            for j in range(generated):
                row = &pairs[at + j * word_step]
                word = words[offsets[n] + j]
                null_part = p0 * null[word]
                total = null_part + 1e-30
                for i in range(given):
                    terms[i] = lexicon[row[i * given_step]]
                    total += share * terms[i]
                for i in range(given):
                    counts[row[i * given_step]] += share * terms[i] / total
                null_counts[word] += null_part / total
            at += given * generated
