"""What of the source can be put into the translation as it is, or rewritten for its language."""
