"""Concordance: words as they were translated before."""
