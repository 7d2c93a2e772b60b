"""Posterior probabilities of the edges of a forest. See ``posterior.pyx``."""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.vector cimport vector


@cython.final
cdef class EdgePosteriors:
    cdef const uint32_t[::1] edge_offset, tail_offset, tails
    cdef const float[::1] score
    cdef vector[double] inside      # log sums over the derivations of each node
    cdef vector[double] log_mass    # of ``work_out``: by edge; not all who ask need the mass of all
    cdef double log_sum             # and over all derivations

    cdef void work_out(self, double scale) noexcept nogil
    cdef void _sum_inside(self, double scale) noexcept nogil
