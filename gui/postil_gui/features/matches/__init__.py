"""Matches: memories and machine in one ranked list."""
