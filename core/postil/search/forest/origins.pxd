"""Where rules come from; the same numbers stand in ``hypergraph.py``."""

cdef enum Origin:
    ORIGIN_TABLE = 0
    ORIGIN_SESSION = 1
    ORIGIN_UNKNOWN = 2
    ORIGIN_INJECTED = 3

# Apart from the above: an enum with a value this large is unsigned.
cdef enum:
    NO_ENTRY = 0xFFFFFFFF       # a rule that is no row of a phrase table
