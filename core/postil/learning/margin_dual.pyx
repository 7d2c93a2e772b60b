"""The dual of one large-margin update, solved by coordinate ascent.

Constraints c = 1..n each ask that row ``better[c]`` leads row ``worse[c]`` by so much; with
``φ_c = h(better) − h(worse)`` and ``v_c`` the violation at the weights of before, the dual of

    min ½‖w' − w‖² + C ξ,   w'·φ_c ≥ (what is asked) − ξ

is ``max Σ α v − ½‖Σ α φ‖²`` with α ≥ 0 and Σ α ≤ C (Watanabe et al. 2007, equation 4). What Σ α
leaves of C is a variable of its own that changes nothing, so that the α add up to C and a step
moves weight from the variable with the lowest gradient to that with the highest. Where one of them
is the rest, the step is Hildreth's, ``δ = (L − Δs)/‖φ‖²`` on one α; where C is used up, it
exchanges. Each step is exact along its line or stops at a bound, so the dual never falls.
"""

from libc.stdint cimport int64_t

import numpy as np

cdef double TOLERANCE = 1e-9    # of the dual's slope: no exchange gains more


def solve_margins(
    const double[:, ::1] products, const int64_t[::1] better, const int64_t[::1] worse,
    const double[::1] violations, double budget, int most=2000,
):
    """Coefficients α of the constraints.

    Parameters
    ----------
    products : float64 array, shape (k, k)
        Of the rows of all candidates.
    better, worse : int64 arrays, shape (n,)
    violations : float64 array, shape (n,)
        Signed: negative where the lead is longer than asked for.
    budget : float
        C > 0.
    most : int
        Steps at most.

    Returns
    -------
    float64 array, shape (n,)
    """
    cdef Py_ssize_t count = violations.shape[0], c, high, low
    cdef int _step
    cdef double rest = budget, top, bottom, curve, move
    alphas = np.zeros(count)
    slopes = np.array(violations)
    cdef double[::1] alpha = alphas, slope = slopes
    with nogil:
        for _step in range(most):
            high = low = -1  # the rest
            top, bottom = 0.0, 0.0
            if rest <= 0.0:
                bottom = 1e300
            for c in range(count):
                if slope[c] > top:
                    top, high = slope[c], c
                if alpha[c] > 0.0 and slope[c] < bottom:
                    bottom, low = slope[c], c
            if top - bottom <= TOLERANCE or high == low:
                break
            curve = curvature(products, better, worse, high, low)
            move = alpha[low] if low >= 0 else rest
            if curve > 1e-12 and (top - bottom) / curve < move:
                move = (top - bottom) / curve
            if high >= 0:
                alpha[high] += move
            else:
                rest += move
            if low >= 0:
                alpha[low] -= move
            else:
                rest -= move
            for c in range(count):
                if high >= 0:
                    slope[c] -= move * product(products, better, worse, c, high)
                if low >= 0:
                    slope[c] += move * product(products, better, worse, c, low)
    return alphas


cdef double product(
    const double[:, ::1] products, const int64_t[::1] better, const int64_t[::1] worse,
    Py_ssize_t one, Py_ssize_t other,
) noexcept nogil:
    """φ_one · φ_other."""
    return (
        products[better[one], better[other]] - products[better[one], worse[other]]
        - products[worse[one], better[other]] + products[worse[one], worse[other]]
    )


cdef double curvature(
    const double[:, ::1] products, const int64_t[::1] better, const int64_t[::1] worse,
    Py_ssize_t high, Py_ssize_t low,
) noexcept nogil:
    """‖φ_high − φ_low‖²; the rest has φ = 0."""
    cdef double total = 0.0
    if high >= 0:
        total += product(products, better, worse, high, high)
    if low >= 0:
        total += product(products, better, worse, low, low)
    if high >= 0 and low >= 0:
        total -= 2.0 * product(products, better, worse, high, low)
    return total
