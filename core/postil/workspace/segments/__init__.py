"""Segments of a project: read and written, found, confirmed, marked, split and merged."""
