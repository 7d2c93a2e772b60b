"""Syntax-based engines: rules with the phrases of syntax trees (Chiang et al. 2009)."""
