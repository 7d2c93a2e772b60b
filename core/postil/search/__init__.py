"""Search: decoders, the forests they return, and what is read off a forest (k-best lists)."""
