"""Choice among the translations of a sentence: those that are candidates."""

from libcpp.algorithm cimport partial_sort
from libcpp.utility cimport pair
from libcpp.vector cimport vector

ctypedef pair[double, Py_ssize_t] Ranked  # less its worth, and its number: the first of equals wins


def chosen(
    const double[::1] scores not None, const double[::1] quality not None, int count, *,
    int oracles=0,
):
    """Numbers of the ``count`` best by score, and of the ``oracles`` best by quality, or with 0 of
    the ``count`` best by both together and by score less quality; the best by score first, then
    ascending.
    """
    cdef vector[char] taken
    cdef Py_ssize_t number, shown = 0
    cdef list found
    taken.assign(scores.shape[0], 0)
    with nogil:
        for number in range(scores.shape[0]):
            if scores[number] > scores[shown]:
                shown = number
        take(scores, quality, 1.0, 0.0, count, taken)
        if oracles:
            take(scores, quality, 0.0, 1.0, oracles, taken)
        else:
            take(scores, quality, 1.0, 1.0, count, taken)
            take(scores, quality, 1.0, -1.0, count, taken)
    found = [shown]
    for number in range(scores.shape[0]):
        if taken[number] and number != shown:
            found.append(number)
    return found


cdef void take(
    const double[::1] scores, const double[::1] quality, double by_score, double by_quality,
    int most, vector[char]& taken,
) noexcept nogil:
    """Take the best by a weighted sum of score and quality."""
    cdef vector[Ranked] order
    cdef Py_ssize_t number, count = min(<Py_ssize_t>most, scores.shape[0])
    for number in range(scores.shape[0]):
        order.push_back(
            Ranked(-(by_score * scores[number] + by_quality * quality[number]), number)
        )
    partial_sort(order.begin(), order.begin() + count, order.end())
    for number in range(count):
        taken[order[number].second] = 1
