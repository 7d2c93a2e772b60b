"""Engines of a server: open ones, taught and asked layer by layer."""
