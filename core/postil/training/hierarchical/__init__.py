"""Hierarchical engines: phrases with gaps (Chiang 2007)."""
