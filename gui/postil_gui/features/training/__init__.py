"""Training an engine, and what came of it."""
