"""Parallel corpora: cleaning, the encoded memory-mapped store, word alignment."""
