"""Learning from the translator: shown, muted and taken back."""
