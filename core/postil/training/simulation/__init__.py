"""Simulated post-editing: what learning from each confirmed segment is worth."""
