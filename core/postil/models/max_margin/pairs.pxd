"""Where a translation is expected. See ``pairs.pyx``."""

cdef enum:
    # First and last start of a target phrase around the place where it is expected.
    BEFORE_EXPECTED = 3
    BEHIND_EXPECTED = 4

cdef int expected(int start, int source_length, int target_length) noexcept nogil
