"""How strongly one phrase predicts another. See ``measures.pyx``."""

cdef enum Measure:
    F1 = 0
    JACCARD = 1
    LIKELIHOOD = 2
    CHI2 = 3

cdef double f1(double both, double left, double right) noexcept nogil
cdef double measured(
    int measure, double both, double left, double right, double total
) noexcept nogil
