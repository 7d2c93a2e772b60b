"""Metrics: n-gram statistics and sentence scores for learning; corpus scores through sacrebleu."""
