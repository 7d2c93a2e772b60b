cdef void score_block(
    const float* features, Py_ssize_t stride, Py_ssize_t dimensions, const double* fixed,
    const double* weights, Py_ssize_t count, double* scores
) noexcept nogil
