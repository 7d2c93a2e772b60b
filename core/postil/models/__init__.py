"""Models, memory-mapped, and what a session adds to them."""
