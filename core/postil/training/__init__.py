"""Training: recipes from corpora to engines, tuning, simulation."""
