"""Forests, which every decoder returns, and all that is read off them."""
