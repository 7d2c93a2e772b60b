"""The engine and the memory of a team: connected to, shown, taught, taken back."""
