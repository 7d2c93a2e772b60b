"""Measures of dependence between two phrases, from numbers of sentence pairs.

n_st: pairs that hold both (within the window), n_s: the source phrase, n_t: the target phrase, n:
all. F1 is the harmonic mean of precision n_st / n_s and recall n_st / n_t (section 4.3 of the
paper), which is Dice's coefficient. The log-likelihood ratio is Dunning's (1993), natural log; χ²
is Pearson's of the two by two table, without correction. Both of the latter are 0 where the phrases
meet less often than by chance.
"""

from libc.math cimport log

MEASURES = ("f1", "jaccard", "likelihood", "chi2")      # their numbers are those of ``Measure``


cdef double f1(double both, double left, double right) noexcept nogil:
    # phrases that met were each seen at least once: a sum below 1 comes of damaged counts
    return 2.0 * both / max(left + right, 1.0)


cdef inline double _term(double observed, double expected) noexcept nogil:
    return observed * log(observed / expected) if observed > 0.0 else 0.0


cdef double measured(
    int measure, double both, double left, double right, double total
) noexcept nogil:
    cdef double expected = left * right / total, rest, difference
    if measure == F1:
        return f1(both, left, right)
    if measure == JACCARD:
        return both / (left + right - both)
    if both <= expected:
        return 0.0
    rest = total - left - right + both
    if measure == LIKELIHOOD:
        return 2.0 * (
            _term(both, expected)
            + _term(left - both, left * (total - right) / total)
            + _term(right - both, (total - left) * right / total)
            + _term(rest, (total - left) * (total - right) / total)
        )
    if left >= total or right >= total:
        return 0.0
    difference = both * rest - (left - both) * (right - both)
    return total * difference * difference / (left * right * (total - left) * (total - right))
