"""Phrase tables: extraction, scoring, the packed table, Moses files."""
