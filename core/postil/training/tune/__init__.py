"""Tuning of an engine that is there."""
