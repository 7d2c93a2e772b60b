"""Targets put together of what the memories know: matches mended, segments made of parts."""
