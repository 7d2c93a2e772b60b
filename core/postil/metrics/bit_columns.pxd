"""Columns of a table of edit distances as bits, 64 rows a block (Myers 1999; Hyyrö 2003, for
patterns of more than a block).

Neighbours in a table differ by at most one, so a column is known by its first value and by where it
goes up and down; from one column to the next each row rises, falls or stays.
"""

from libc.stdint cimport uint64_t

cdef enum:
    ROWS = 64


cdef struct Column:
    uint64_t positive  # rows of a block with one more than the row above,
    uint64_t negative  # with one less


cdef inline Column first_column() noexcept nogil:
    """The column that no token leads to: its values are the numbers of its rows."""
    return Column(~<uint64_t>0, 0)


cdef inline uint64_t follow_column(
    Column* column, uint64_t same, uint64_t* rise, uint64_t* fall
) noexcept nogil:
    """Make a block's column the next one, and tell which of its rows rise and fall; return those
    with the value that the row above has in the column before.

    ``same``: rows whose token is that of the column. ``rise``, ``fall``: 1 where the row above the
    block does so, else 0.
    """
    cdef uint64_t mask = same | fall[0], up = column.positive
    cdef uint64_t diagonal = (((mask & up) + up) ^ up) | mask | column.negative
    cdef uint64_t risen = column.negative | ~(diagonal | up)
    cdef uint64_t fallen = diagonal & up
    cdef uint64_t risen_above = (risen << 1) | rise[0]
    column.positive = (fallen << 1) | fall[0] | ~(diagonal | risen_above)
    column.negative = risen_above & diagonal
    rise[0] = risen
    fall[0] = fallen
    return diagonal
