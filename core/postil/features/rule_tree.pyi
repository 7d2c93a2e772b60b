"""Nothing for Python: what decoders and training share in Cython."""
