"""Postil: statistical machine translation that learns from the translator."""

__version__ = "0.1.0"
