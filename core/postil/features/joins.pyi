"""Nothing for Python: what the decoder and training share in Cython."""
