"""Batch work: pre-translate, pseudo-translate, clear, export all."""
