"""Inline tags of the open segment."""
