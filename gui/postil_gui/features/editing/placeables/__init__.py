"""Placeables: parts of the source that go into the translation as they are, or rewritten."""
