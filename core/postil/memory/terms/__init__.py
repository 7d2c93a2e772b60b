"""Terminology: glossaries, the terms that occur in a segment, and words worth a place in one."""
