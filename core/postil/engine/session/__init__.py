"""What an engine remembers of confirmed segments: phrases, n-grams, word translations, weights."""
