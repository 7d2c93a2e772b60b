"""Terms of the open segment."""
