"""What the engine learned from the translator, shown, muted and taken back."""
