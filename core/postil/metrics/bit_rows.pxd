"""Tables of edit distances as bits whose rows are kept, to go back through them: a row of up to
``BITS`` columns is what a block of a column is in ``bit_columns``, the other way round.

Bit j - 1 of a row is its column j. Bits beyond the last column mean nothing.
"""

from libc.stdint cimport int32_t, uint64_t

from postil.metrics.bit_columns cimport ROWS, Column, first_column, follow_column

cdef enum:
    BITS = ROWS


cdef struct BitRow:
    Column bits
    uint64_t diagonal   # columns with the value of the column before in the row above
    uint64_t grown      # with one more than in the row above
    int32_t last        # value of the last column


cdef inline BitRow first_row(int columns) noexcept nogil:
    """The row that no word leads to: its values are the numbers of its columns."""
    return BitRow(first_column(), 0, 0, columns)


cdef inline void follow_row(
    const BitRow* above, BitRow* row, uint64_t same, uint64_t last
) noexcept nogil:
    """The row below: ``same``, the columns whose word is that of the row; ``last``: the bit of the
    last column. ``row`` may be ``above``.
    """
    cdef Column bits = above.bits
    cdef uint64_t grown = 1, fallen = 0
    row.diagonal = follow_column(&bits, same, &grown, &fallen)
    row.last = above.last + ((grown & last) != 0) - ((fallen & last) != 0)
    row.bits = bits
    row.grown = grown


cdef inline uint64_t differ(
    const BitRow* one, const BitRow* other, uint64_t columns
) noexcept nogil:
    """Those of ``columns`` in which two rows go up or down otherwise."""
    return columns & (
        (one.bits.positive ^ other.bits.positive) | (one.bits.negative ^ other.bits.negative)
    )
