"""Online state of an engine: phrases, n-grams, words and weights of confirmed segments."""
