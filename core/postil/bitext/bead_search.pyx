"""The two hot loops of sentence alignment: how alike sentences are, and the cheapest way through.

Cells (i, j) of source sentence i and target sentence j are kept in a corridor: row i holds the
columns ``starts[i]`` to ``starts[i] + width - 1``.
"""

from libc.math cimport INFINITY, erfc, fabs, log, sqrt
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

from postil.types.ids cimport token_t

# Source and target sentences of each kind of bead, and its probability (Gale & Church 1993,
# table 5; the six together sum to one).
cdef int KINDS = 6
cdef int[6] SOURCES = [1, 1, 0, 2, 1, 2]
cdef int[6] TARGETS = [1, 0, 1, 1, 2, 2]
cdef double[6] PRIORS = [0.89, 0.00495, 0.00495, 0.0445, 0.0445, 0.011]
cdef double VARIANCE = 6.8  # of target characters for one source character
BEADS = [(SOURCES[kind], TARGETS[kind]) for kind in range(KINDS)]


def matched_words(
    const token_t[::1] words, const uint64_t[::1] offsets,
    const token_t[::1] others, const uint64_t[::1] other_offsets,
    const uint64_t[::1] rows, const uint32_t[::1] columns, const float[::1] strengths,
    const int32_t[::1] starts, int32_t width, int32_t joined, const float[::1] other_weights,
    float[:, ::1] out,
):
    """Share of each sentence of the other side that the words of sentence n account for.

    Parameters
    ----------
    words, offsets : arrays
        Sentences of this side.
    others, other_offsets : arrays
        Sentences of the other side.
    rows, columns, strengths : arrays
        Partners of word f of this side are ``columns[rows[f]:rows[f + 1]]``, each with a strength
        from 0 to 1.
    starts : int32 array, shape (sentences,)
    width : int
        Of the corridor.
    joined : int
        1, or 2 to take sentence n together with the next one.
    other_weights : float32 array
        What each word of the other side's vocabulary counts.
    out : float32 array, shape (sentences, width)
        Sum over the words of sentence ``starts[n] + k`` of their weight times the strength of the
        strongest partner in sentence n.
    """
    cdef Py_ssize_t sentences = offsets.shape[0] - 1, other_sentences = other_offsets.shape[0] - 1
    cdef Py_ssize_t n, k, place
    cdef uint64_t at, row, last
    cdef vector[float] best
    cdef vector[uint32_t] touched
    cdef float total
    with nogil:
        best.assign(other_weights.shape[0], 0.0)
        for n in range(sentences):
            last = offsets[min(n + joined, sentences)]
            for at in range(offsets[n], last):
                for row in range(rows[words[at]], rows[words[at] + 1]):
                    if best[columns[row]] == 0.0:
                        touched.push_back(columns[row])
                    if strengths[row] > best[columns[row]]:
                        best[columns[row]] = strengths[row]
            for k in range(width):
                place = starts[n] + k
                total = 0.0
                if 0 <= place < other_sentences:
                    for at in range(other_offsets[place], other_offsets[place + 1]):
                        total += best[others[at]] * other_weights[others[at]]
                out[n, k] = total
            for k in range(<Py_ssize_t>touched.size()):
                best[touched[k]] = 0.0
            touched.clear()


cdef inline double length_cost(double source, double target, double ratio) noexcept nogil:
    """-log of the probability of two lengths in characters or of worse ones (Gale & Church, 2)."""
    cdef double mean = (source + target / ratio) / 2
    if mean == 0:
        return 0
    cdef double delta = fabs(target - source * ratio) / sqrt(mean * VARIANCE)
    return -log(max(erfc(delta / sqrt(2.0)), 1e-12))


cdef struct Corridor:
    const int32_t* starts
    Py_ssize_t width
    Py_ssize_t rows
    Py_ssize_t columns


cdef inline bint inside(const Corridor* corridor, Py_ssize_t i, Py_ssize_t j) noexcept nogil:
    return (
        0 <= i <= corridor.rows and 0 <= j <= corridor.columns
        and corridor.starts[i] <= j < corridor.starts[i] + corridor.width
    )


def cheapest_path(
    const double[::1] source_lengths, const double[::1] target_lengths, double ratio,
    const float[:, :, ::1] gains, const int32_t[::1] starts,
):
    """Beads of the cheapest way from (0, 0) to (n, m).

    Parameters
    ----------
    source_lengths, target_lengths : float64 arrays
        Characters of each sentence.
    ratio : float
        Target characters for one source character.
    gains : float32 array, shape (6, n + 1, width)
        How much better each kind of bead that starts at (i, ``starts[i]`` + k) is than by its
        length alone (natural log).
    starts : int32 array, shape (n + 1,)

    Returns
    -------
    list of (source start, target start, kind), or None if the corridor does not join both ends.
    """
    cdef Py_ssize_t rows = source_lengths.shape[0], columns = target_lengths.shape[0]
    cdef Py_ssize_t width = gains.shape[2], i, j, k, a, b, kind
    cdef double[:, ::1] cost = np.full((rows + 1, width), np.inf)
    cdef uint8_t[:, ::1] how = np.zeros((rows + 1, width), dtype=np.uint8)
    cdef double source, target, value
    cdef Corridor corridor
    corridor.starts = &starts[0]
    corridor.width = width
    corridor.rows = rows
    corridor.columns = columns
    if not inside(&corridor, 0, 0) or not inside(&corridor, rows, columns):
        return None
    cost[0, -starts[0]] = 0
    with nogil:
        for i in range(rows + 1):
            for k in range(width):
                j = starts[i] + k
                if j < 0 or j > columns or cost[i, k] == INFINITY:
                    continue
                for kind in range(KINDS):
                    a, b = i + SOURCES[kind], j + TARGETS[kind]
                    if not inside(&corridor, a, b):
                        continue
                    source = target = 0
                    if a > i:
                        source = source_lengths[i] + (source_lengths[i + 1] if a > i + 1 else 0)
                    if b > j:
                        target = target_lengths[j] + (target_lengths[j + 1] if b > j + 1 else 0)
                    value = cost[i, k] - log(PRIORS[kind]) - gains[kind, i, k]
                    if a > i and b > j:
                        value += length_cost(source, target, ratio)
                    if value < cost[a, b - starts[a]]:
                        cost[a, b - starts[a]] = value
                        how[a, b - starts[a]] = <uint8_t>kind
    if cost[rows, columns - starts[rows]] == INFINITY:
        return None
    beads = []
    i, j = rows, columns
    while i > 0 or j > 0:
        kind = how[i, j - starts[i]]
        i -= SOURCES[kind]
        j -= TARGETS[kind]
        beads.append((i, j, kind))
    return beads[::-1]
