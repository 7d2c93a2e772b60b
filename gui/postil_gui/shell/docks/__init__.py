"""Panels docked around an open project."""
