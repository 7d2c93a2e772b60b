"""The phrase-based decoder: options, stacks, features, its forest."""
