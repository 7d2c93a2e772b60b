"""Spelling and forbidden terms of the open segment."""
