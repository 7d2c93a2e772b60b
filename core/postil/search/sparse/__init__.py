"""Sparse features of rules in decoders: trained weights, and those learned from the translator."""
