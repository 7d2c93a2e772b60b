"""Decoding with hierarchical grammars: bottom-up over spans of the source."""
