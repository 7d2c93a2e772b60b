"""Session models: what confirmed segments add, in memory and undoable."""
