"""Numbers that stand for word pairs without an entry; see pair_table.pyx."""

cdef enum:
    UNSEEN = 0xFFFFFFFF    # the words never occurred together
    BOTH_NEW = 0xFFFFFFFE  # neither of them ever occurred
