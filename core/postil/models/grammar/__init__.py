"""Hierarchical grammars: phrases with gaps, as rules of a synchronous context-free grammar."""
