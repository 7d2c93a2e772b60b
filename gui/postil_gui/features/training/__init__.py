"""Training an engine, and its result."""
