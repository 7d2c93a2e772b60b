"""Segments: open, save, confirm, split, merge, fill repetitions."""
