"""Features: the dense set every engine has, sparse keys and names, weights that can be undone."""
