"""Documents and exchange formats to and from segments; no database, nothing learned."""
