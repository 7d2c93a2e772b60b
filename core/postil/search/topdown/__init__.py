"""Decoding with grammars whose target sides begin with words: left to right, top down."""
