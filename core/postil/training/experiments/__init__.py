"""Experiments: the comparisons of the papers, made again on texts one can have."""
