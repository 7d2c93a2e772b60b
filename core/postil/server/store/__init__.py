"""Storage of a server: its journal, memories and glossaries, in databases."""
