"""What confirmed segments add to the models, in memory and undoable."""
