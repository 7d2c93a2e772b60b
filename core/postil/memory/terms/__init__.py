"""Terminology: glossaries, the terms that occur in a segment, and candidates for new terms."""
