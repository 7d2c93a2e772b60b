"""Grammars of typed rules, from target sentences with syntax trees."""
