"""Phrase-based engines: what most other recipes start from."""
