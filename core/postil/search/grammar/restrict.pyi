# Everything here is for other kernels.
