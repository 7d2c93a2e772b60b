"""Proposals for a segment: memories, glossaries and sources of suggestions, in one ranked list."""
