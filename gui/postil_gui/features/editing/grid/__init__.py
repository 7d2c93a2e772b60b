"""Grid of segments, with the filter bar above it."""
