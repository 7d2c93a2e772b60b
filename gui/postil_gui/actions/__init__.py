"""Commands as data, one file per menu, and as Qt has them."""
