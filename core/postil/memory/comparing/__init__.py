"""Two texts compared: their tokens, what differs, and how alike a match shows them to be."""
