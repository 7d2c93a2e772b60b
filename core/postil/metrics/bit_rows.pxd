"""Rows of a table of edit distances as bits (Myers 1999; Hyyrö 2003): a row at a time.

Bit j - 1 of a row is its column j. Neighbours in a table differ by at most one, so a row is known
by its first value and by where it goes up and down; up to ``BITS`` columns are a word each. Bits
beyond the last column mean nothing.
"""

from libc.stdint cimport int32_t, uint64_t

cdef enum:
    BITS = 64


cdef struct BitRow:
    uint64_t up         # columns with one more than the column before,
    uint64_t down       # with one less
    uint64_t diagonal   # with the value of the column before in the row above
    uint64_t grown      # with one more than in the row above
    int32_t last        # value of the last column


cdef inline BitRow first_row(int columns) noexcept nogil:
    """The row that no word leads to: its values are the numbers of its columns."""
    return BitRow(~<uint64_t>0, 0, 0, 0, columns)


cdef inline void follow_row(
    const BitRow* above, BitRow* row, uint64_t same, uint64_t last
) noexcept nogil:
    """The row below: ``same``, the columns whose word is that of the row; ``last``: the bit of the
    last column. ``row`` may be ``above``.
    """
    cdef uint64_t carried = same | above.down, up = above.up
    cdef uint64_t diagonal = ((carried & up) + up) ^ up | carried
    cdef uint64_t fallen = up & diagonal
    cdef uint64_t grown = above.down | ~(up | diagonal)
    cdef uint64_t shifted = grown << 1 | 1
    row.last = above.last + ((grown & last) != 0) - ((fallen & last) != 0)
    row.down = shifted & diagonal
    row.up = fallen << 1 | ~(shifted | diagonal)
    row.diagonal = diagonal
    row.grown = grown
