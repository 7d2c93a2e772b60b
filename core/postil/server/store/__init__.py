"""What a server keeps: its journal, memories and glossaries, in databases."""
