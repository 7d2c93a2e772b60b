"""Commands that make, use, measure and teach engines."""
