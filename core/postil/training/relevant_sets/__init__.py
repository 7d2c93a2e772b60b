"""Relevant sets (Tillmann & Zhang): candidates on disk, and weights trained over them."""
