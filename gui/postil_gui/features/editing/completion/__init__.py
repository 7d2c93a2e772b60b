"""Completion of the open segment."""
