"""Comparison of two texts: their tokens, their differences, and the scores that a match shows."""
