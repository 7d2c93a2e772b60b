"""Undo and redo, of the open text and of changes of segments."""
