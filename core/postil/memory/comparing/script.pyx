"""The edit script between two sources, to show what differs."""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libcpp.vector cimport vector

import numpy as np

from postil.metrics.bit_columns cimport ROWS, Column, first_column, follow_column

# Cells of a table of distances, worked out 64 at a time, from which on other threads may run. A
# thread that lets Python's lock go for a microsecond, again and again, keeps the others from having
# it: each is woken, finds it taken, and begins to wait anew, and never comes to ask for it.
cdef Py_ssize_t LONG = 6_000_000

MOST_CELLS = 1 << 24  # of the table of an edit script: 64 MB, texts of 4,000 words


cdef struct Step:
    uint8_t rise, fall  # 1 where a value is one more, or one less, than the one before it


def shared_ends(list left, list right):
    """Number of tokens both begin with, and of the others that both end with."""
    cdef Py_ssize_t common = min(len(left), len(right))
    cdef Py_ssize_t start = 0, end = 0
    while start < common and left[start] == right[start]:
        start += 1
    while end < common - start and left[len(left) - 1 - end] == right[len(right) - 1 - end]:
        end += 1
    return start, end


def edit_script(list left, list right):
    """Shortest edit script between two token lists, as difflib-like opcodes.

    Returns
    -------
    list of (operation, left start, left end, right start, right end)
        "equal", "replace", "delete" (only in ``left``), "insert" (only in ``right``); neighbours of
        one kind are merged. Substitutions are preferred to insertion plus deletion where both are
        shortest. Texts whose table would have more than ``MOST_CELLS`` cells give a rough script:
        what both begin and end with is equal, all between is replaced.
    """
    if (len(left) + 1) * (len(right) + 1) > MOST_CELLS:
        return rough_script(left, right)
    return shortest_script(left, right)


cdef list rough_script(list left, list right):
    cdef Py_ssize_t start, end
    start, end = shared_ends(left, right)
    cdef Py_ssize_t i = len(left) - end, j = len(right) - end
    cdef list steps = []
    if start:
        steps.append(("equal", 0, start, 0, start))
    if start < i and start < j:
        steps.append(("replace", start, i, start, j))
    elif start < i:
        steps.append(("delete", start, i, start, j))
    elif start < j:
        steps.append(("insert", start, i, start, j))
    if end:
        steps.append(("equal", i, len(left), j, len(right)))
    return steps


cdef list shortest_script(list left, list right):
    cdef uint32_t[:, ::1] cost = costs(left, right)
    cdef Py_ssize_t i = cost.shape[0] - 1
    cdef Py_ssize_t j = cost.shape[1] - 1
    cdef bint same
    cdef list steps = []
    while i or j:
        same = i and j and left[i - 1] == right[j - 1]
        if i and j and cost[i, j] == cost[i - 1, j - 1] + (not same):
            steps.append(("equal" if same else "replace", i - 1, i, j - 1, j))
            i -= 1
            j -= 1
        elif i and cost[i, j] == cost[i - 1, j] + 1:
            steps.append(("delete", i - 1, i, j, j))
            i -= 1
        else:
            steps.append(("insert", i, i, j - 1, j))
            j -= 1
    steps.reverse()
    return merge(steps)


def distance(list left, list right):
    """Least number of insertions, deletions and substitutions between two token lists.

    What both begin and end with costs nothing; the table between is worked out in bits.
    """
    cdef Py_ssize_t start, end
    cdef int64_t found
    start, end = shared_ends(left, right)
    cdef dict numbers = {}
    cdef vector[uint32_t] x, y
    append_numbers(x, left[start : len(left) - end], numbers)
    append_numbers(y, right[start : len(right) - end], numbers)
    if x.empty() or y.empty():
        return max(x.size(), y.size())
    cdef size_t words = len(numbers)
    if x.size() * y.size() < LONG:
        return strip_distance(x, y, words)
    with nogil:
        found = strip_distance(x, y, words)
    return found


cdef int64_t strip_distance(
    const vector[uint32_t]& x, const vector[uint32_t]& y, size_t words
) noexcept nogil:
    """Distance of two sequences of numbers below ``words``, 64 rows of the table after another.

    Of the row above, only where it rises and falls is kept: memory is that of the two sequences.
    """
    cdef vector[uint64_t] same  # number -> rows of the strip that have it
    cdef vector[Step] above  # how the row above the strip goes from column to column
    cdef Column column
    cdef uint64_t rise, fall
    cdef int64_t found = x.size()
    cdef size_t strip, start, i, j, rows
    same.resize(words)
    above.resize(y.size(), Step(1, 0))
    for strip in range((x.size() + ROWS - 1) // ROWS):
        start = strip * ROWS
        rows = min(<size_t>ROWS, x.size() - start)
        for i in range(rows):
            same[x[start + i]] |= (<uint64_t>1) << i
        column = first_column()
        for j in range(y.size()):
            rise = above[j].rise
            fall = above[j].fall
            follow_column(&column, same[y[j]], &rise, &fall)
            above[j] = Step((rise >> (rows - 1)) & 1, (fall >> (rows - 1)) & 1)
        for i in range(rows):
            same[x[start + i]] = 0
    for j in range(y.size()):
        found += above[j].rise
        found -= above[j].fall
    return found


cdef int append_numbers(vector[uint32_t]& found, list tokens, dict numbers) except -1:
    """Tokens as numbers; new ones get the next."""
    for token in tokens:
        found.push_back(<uint32_t>numbers.setdefault(token, len(numbers)))
    return 0


cdef object numbered(list tokens, dict numbers):
    """Tokens as numbers; new ones get the next."""
    return np.array([numbers.setdefault(token, len(numbers)) for token in tokens], np.uint32)


cdef uint32_t[:, ::1] costs(list left, list right):
    """The table of the dynamic programme: row i, column j is the distance of the first i and j."""
    cdef Py_ssize_t rows = len(left) + 1
    cdef Py_ssize_t columns = len(right) + 1
    cdef Py_ssize_t i, j
    cdef uint32_t up, slant
    cdef dict numbers = {}
    cdef const uint32_t[::1] x = numbered(left, numbers)
    cdef const uint32_t[::1] y = numbered(right, numbers)
    cdef uint32_t[:, ::1] cost = np.empty((rows, columns), np.uint32)
    with nogil:
        for j in range(columns):
            cost[0, j] = <uint32_t>j
        for i in range(1, rows):
            cost[i, 0] = <uint32_t>i
            for j in range(1, columns):
                slant = cost[i - 1, j - 1] + (x[i - 1] != y[j - 1])
                up = min(cost[i - 1, j], cost[i, j - 1]) + 1
                cost[i, j] = min(slant, up)
    return cost


cdef list merge(list steps):
    """Neighbouring steps of one kind as one."""
    cdef list merged = []
    cdef object last = None
    for step in steps:
        if last is not None and last[0] == step[0]:
            last = merged.pop()
            step = (step[0], last[1], step[2], last[3], step[4])
        merged.append(step)
        last = step
    return merged
